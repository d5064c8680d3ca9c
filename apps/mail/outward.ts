import type { Phone } from '../catalogue.ts';
import type { Act, OutwardPlay, OutwardPlays } from '../outward.ts';
import { blank } from './select.ts';
import type { Draft, Incoming } from './state.ts';

const MIRA = 'mira.osei@inletmail.example';
const DRAFT = 'draft-test';
const ASKS = 'Lemon or pistachio?';
const AWAY = 'On an island.';
const HELLO = 'Hello?';
const aeroplane = (on: boolean): Act => ({ app: 'system', action: 'setAeroplane', args: { on } });
const start = (phone: Phone): Draft => ({
  ...blank(phone.apps.mail),
  to: [{ name: 'Mira Osei', address: MIRA }],
  subject: 'Cake',
  text: ASKS,
});
const send = (phone: Phone): Act => ({ action: 'send', args: { draft: DRAFT, start: start(phone) } });
const ownThreads = (phone: Phone): string[] =>
  Object.entries(phone.apps.mail.mails)
    .filter(([, m]) => m.own && m.subject === 'Cake')
    .map(([, m]) => m.thread);
const eraseAll: OutwardPlay['erase'] = phone => [{ action: 'erase', args: { threads: ownThreads(phone) } }];
const away: Act = {
  action: 'setVacation',
  args: { vacation: { on: true, text: AWAY, from: null, until: null, onlyContacts: false } },
};
const incoming: Incoming = {
  from: { name: 'Mira Osei', address: MIRA },
  subject: 'Are you there?',
  text: HELLO,
};
const noErase: OutwardPlay['erase'] = () => [{ action: 'setVacation', args: { vacation: { on: false } } }];

/** How each act of Postbird that reaches others is played and then erased on the phone. */
export const outward: OutwardPlays = {
  leave: {
    writes: 'mail',
    before: phone => [send(phone)],
    act: () => ({ action: 'leave', args: { draft: DRAFT } }),
    to: [MIRA],
    erase: eraseAll,
  },
  retry: {
    writes: 'mail',
    before: phone => [aeroplane(true), send(phone), { action: 'leave', args: { draft: DRAFT } }],
    act: () => aeroplane(false),
    to: [MIRA],
    takesMs: 60_000,
    erase: eraseAll,
  },
  goOnline: {
    writes: 'mail',
    before: phone => [aeroplane(true), send(phone), { action: 'leave', args: { draft: DRAFT } }],
    act: () => aeroplane(false),
    to: [MIRA],
    takesMs: 60_000,
    erase: eraseAll,
  },
  receive: {
    writes: 'mail',
    before: () => [away],
    act: () => ({ action: 'receive', args: { mail: incoming } }),
    to: [MIRA],
    erase: noErase,
  },
  arrive: {
    writes: 'mail',
    before: () => [away],
    act: () => ({ action: 'arrive', args: { plan: 'plan-mira-cake' } }),
    to: [MIRA],
    erase: noErase,
  },
  unsubscribe: {
    writes: 'connection',
    act: () => ({ action: 'unsubscribe', args: { mail: 'mail-lowtide-47-0' } }),
    to: ['thelowtide.example'],
    erase: () => [{ action: 'erase', args: { threads: ['thread-lowtide-47'] } }],
  },
  reportPhishing: {
    writes: 'report',
    act: () => ({ action: 'reportPhishing', args: { mail: 'mail-fake-bank-mail-0' } }),
    erase: () => [{ action: 'erase', args: { threads: ['thread-fake-bank-mail'] } }],
  },
  answered: {
    writes: 'invitation',
    act: () => ({ action: 'answered', args: { mail: 'mail-trustees-tea-0', answer: 'no', result: true } }),
    to: ['m.hallam@hbmaritime.example'],
    erase: () => [{ action: 'erase', args: { threads: ['thread-trustees-tea'] } }],
  },
};
