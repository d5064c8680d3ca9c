import type { Phone } from '../catalogue.ts';
import { idle, pair, turn, type UndoPairs } from '../undo.ts';

const of = (phone: Phone) => phone.apps.phone;
const STRANGER = '+447700900955';
const VOICEMAIL = 'voicemail-parcel';

export const undo: UndoPairs = {
  'a block': pair([['block', { number: STRANGER }]], [['unblock', { number: STRANGER }]]),
  'unknown numbers': turn('setBlockUnknown', { on: true }, { on: false }),
  'call waiting': turn('setCallWaiting', { on: false }, { on: true }),
  'a quick answer': pair(
    now => [['editResponse', { index: 0, text: `${of(now).settings.responses[0]} Bye.` }]],
    (_, was) => [['editResponse', { index: 0, text: of(was).settings.responses[0] }]],
  ),
  'a quick answer that is added': pair([['addResponse', { text: 'Soon.' }]], now => [
    ['deleteResponse', { index: of(now).settings.responses.length - 1 }],
  ]),
  'a voicemail that is heard': idle(
    ['play', { voicemail: VOICEMAIL, fromMs: 0 }],
    ['pause'],
    ['seek', { voicemail: VOICEMAIL, ms: 2_000 }],
    ['stopPlaying'],
    ['markHeard', { voicemail: VOICEMAIL, heard: false }],
  ),
  looking: idle(
    ['showTab', { tab: 'contacts' }],
    ['setSort', { by: 'last' }],
    ['remember', { query: 'Ada' }],
  ),
};
