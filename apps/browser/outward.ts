import type { OutwardPlays } from '../outward.ts';

const SURVEY = 'https://harrowbay.example/survey';
const ANSWERS = { district: 'Old Quay', uses: 'On foot', lamps: 'Too dim', people: '2' };

/** How the browser’s act that reaches others is played, with everything that can be cleared afterwards. */
export const outward: OutwardPlays = {
  sendForm: {
    writes: 'form',
    before: () => [
      { app: 'system', action: 'openApp', args: { app: 'browser' } },
      { action: 'open', args: { url: SURVEY } },
      ...Object.entries(ANSWERS).map(([name, value]) => ({ action: 'setField', args: { name, value } })),
    ],
    act: () => ({ action: 'sendForm', args: { form: 'survey' } }),
    to: [SURVEY],
    erase: () => [
      { action: 'clearSite', args: { host: 'harrowbay.example' } },
      { action: 'clearData', args: { range: 'all', history: true, sites: true, downloads: true } },
      { action: 'closeAll', args: { private: false } },
    ],
  },
};
