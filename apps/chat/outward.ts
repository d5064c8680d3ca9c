import type { Phone } from '../catalogue.ts';
import { payHere, type Act, type OutwardPlay, type OutwardPlays } from '../outward.ts';
import { mediaOf } from '../../src/sdk/core/storage.ts';
import { ME } from './state.ts';

const TO = 'c-mira-osei';
const THREAD = 't-mira-osei';
const GROUP = 't-gannet-weekend';
const MOMENT = 'moment-moment-01';

const aeroplane = (on: boolean): Act => ({ app: 'system', action: 'setAeroplane', args: { on } });

/** Own messages of the last minute. */
const fresh = (phone: Phone): string[] =>
  Object.entries(phone.apps.chat.messages)
    .filter(([, m]) => m.from === ME && m.at > phone.clock.now - 60_000)
    .map(([id]) => id);
const deleteAll = (phone: Phone): Act[] => [
  { action: 'deleteMessages', args: { messages: fresh(phone) } },
  { action: 'deleteThread', args: { thread: THREAD } },
  { action: 'deleteContact', args: { contact: TO } },
];
const message = (act: OutwardPlay['act'], over: Partial<OutwardPlay> = {}): OutwardPlay => ({
  writes: 'message',
  act,
  to: [TO],
  erase: deleteAll,
  ...over,
});
const inThread = (action: string, args: object): OutwardPlay =>
  message(() => ({ action, args: { thread: THREAD, ...args } }));

const groupAct = (action: string, args: object, over: Partial<OutwardPlay> = {}): OutwardPlay => ({
  writes: 'connection',
  act: () => ({ action, args: { thread: GROUP, ...args } }),
  to: [GROUP],
  erase: () => [{ action: 'deleteThread', args: { thread: GROUP } }],
  ...over,
});
const firstFile = (phone: Phone): string =>
  Object.entries(phone.device.storage.files).find(([, f]) => f.kind === 'file' && f.binned === null)![0];
const firstPhoto = (phone: Phone): string => mediaOf(phone.device.storage.files, 'photo')[0]!.id;
const requestOf = (phone: Phone): string => Object.keys(phone.apps.chat.requests)[0]!;
const notIn = (phone: Phone, group: string): string =>
  Object.keys(phone.apps.chat.contacts).find(id => !phone.apps.chat.threads[group]!.members.includes(id))!;
const newContacts = (phone: Phone, number: string): Act[] =>
  Object.entries(phone.apps.chat.contacts)
    .filter(([, c]) => c.phone === number)
    .map(([contact]) => ({ action: 'deleteContact', args: { contact } }));

/** How each act of Parley that reaches others is played and then erased on the phone. */
export const outward: OutwardPlays = {
  sendText: inThread('sendText', { text: 'On my way' }),
  sendPhotos: message(phone => ({
    action: 'sendPhotos',
    args: { thread: THREAD, result: [firstPhoto(phone)] },
  })),
  sendFile: message(phone => ({ action: 'sendFile', args: { thread: THREAD, file: firstFile(phone) } })),
  sendFiles: message(phone => ({
    action: 'sendFiles',
    args: { thread: THREAD, result: [firstFile(phone)] },
  })),
  sendLocation: inThread('sendLocation', { name: 'Pier 3', address: 'Quayside' }),
  sendContact: inThread('sendContact', { contact: 'c-luca-morandi' }),
  sendVoice: inThread('sendVoice', { seconds: 7 }),
  moneyPaid: message(phone => payHere(phone), {
    before: () => [
      { action: 'sendMoney', args: { thread: THREAD, kind: 'transfer', cents: 1_250, note: 'Ferry' } },
    ],
  }),
  forward: message(phone => ({
    action: 'forward',
    args: {
      messages: Object.keys(phone.apps.chat.messages)
        .filter(id => phone.apps.chat.messages[id]!.kind === 'text')
        .slice(0, 1),
      threads: [THREAD],
    },
  })),
  replyFromShade: inThread('replyFromShade', { text: 'Yes' }),
  shareInto: inThread('shareInto', { text: 'Look at this' }),
  flushOutbox: message(() => aeroplane(false), {
    before: () => [aeroplane(true), { action: 'sendText', args: { thread: THREAD, text: 'Later' } }],
    takesMs: 60_000,
  }),
  recall: {
    writes: 'recall',
    before: () => [{ action: 'sendText', args: { thread: THREAD, text: 'Oops' } }],
    act: phone => ({ action: 'recall', args: { message: fresh(phone)[0] } }),
    to: [TO],
    erase: deleteAll,
  },
  postMoment: {
    writes: 'post',
    act: () => ({
      action: 'postMoment',
      args: { text: 'Fog', photos: [], place: '', visibility: 'everyone', tags: [] },
    }),
    erase: phone =>
      Object.entries(phone.apps.chat.moments)
        .filter(([, m]) => m.author === ME && m.text === 'Fog')
        .map(([moment]) => ({ action: 'deleteMoment', args: { moment } })),
  },
  likeMoment: {
    writes: 'reaction',
    act: phone => ({
      action: 'likeMoment',
      args: { moment: MOMENT, on: !phone.apps.chat.moments[MOMENT]!.likes.includes(ME) },
    }),
    erase: phone => [
      {
        action: 'likeMoment',
        args: { moment: MOMENT, on: !phone.apps.chat.moments[MOMENT]!.likes.includes(ME) },
      },
    ],
  },
  commentMoment: {
    writes: 'comment',
    act: () => ({ action: 'commentMoment', args: { moment: MOMENT, text: 'What a view' } }),
    erase: phone =>
      Object.entries(phone.apps.chat.moments[MOMENT]!.comments)
        .filter(([, c]) => c.by === ME && c.text === 'What a view')
        .map(([comment]) => ({ action: 'deleteComment', args: { moment: MOMENT, comment } })),
  },
  createGroup: {
    writes: 'connection',
    act: () => ({ action: 'createGroup', args: { name: 'Tide watch', members: [TO] } }),
    to: [TO],
    erase: phone =>
      Object.keys(phone.apps.chat.threads)
        .filter(id => phone.apps.chat.threads[id]!.name === 'Tide watch')
        .map(thread => ({ action: 'deleteThread', args: { thread } })),
  },
  renameGroup: groupAct('renameGroup', { name: 'Isle' }),
  setNotice: groupAct('setNotice', { text: 'Bring boots' }, { writes: 'post' }),
  addMembers: {
    ...groupAct('addMembers', {}),
    act: phone => ({ action: 'addMembers', args: { thread: GROUP, members: [notIn(phone, GROUP)] } }),
    to: undefined,
  },
  removeMember: {
    ...groupAct('removeMember', {}),
    act: phone => ({
      action: 'removeMember',
      args: { thread: GROUP, member: phone.apps.chat.threads[GROUP]!.members.find(m => m !== ME) },
    }),
    to: undefined,
  },
  leaveGroup: groupAct('leaveGroup', {}),
  addContact: {
    writes: 'connection',
    act: () => ({ action: 'addContact', args: { name: 'Nell', phone: '07700 900999', message: '' } }),
    to: ['07700 900999'],
    erase: phone => newContacts(phone, '07700 900999'),
  },
  acceptRequest: {
    writes: 'connection',
    act: phone => ({ action: 'acceptRequest', args: { request: requestOf(phone) } }),
    erase: phone => newContacts(phone, phone.apps.chat.requests[requestOf(phone)]!.phone),
  },
  refuseRequest: {
    writes: 'connection',
    act: phone => ({ action: 'refuseRequest', args: { request: requestOf(phone) } }),
    erase: () => [],
  },
};
