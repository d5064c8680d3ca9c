import { writeFileSync } from 'node:fs';
import { cast, me } from '../cast.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import { Postbird, type Draft, type Mail, type Person } from '../../../apps/mail/state.ts';
import { bareSubject } from '../../../apps/mail/text.ts';
import { family } from './family.ts';
import { friends } from './friends.ts';
import { letters, spam } from './letters.ts';
import { parcels, receipts } from './receipts.ts';
import { plans, replies, unsent } from './rest.ts';
import { senders } from './senders.ts';
import { bills, town } from './town.ts';
import type { By, Talk } from './types.ts';
import { winter } from './winter.ts';
import { winterPost } from './winter-post.ts';
import { work } from './work.ts';

/*
 * Writes world.json from scripts/world/mail: npx tsx scripts/world/mail/build.ts
 */
const at = (local: string): number => {
  const [year, month, day, hour, minute] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const NOW = at('2026-03-12 09:41');
const SIGNATURE = 'Robin Calloway';

const person = (by: By | 'work'): Person => {
  if (by === 'me') return { name: me.name, address: me.email };
  if (by === 'work') return { name: me.name, address: me.workEmail };
  if (by in senders) {
    const [name, address] = senders[by as keyof typeof senders];
    return { name, address };
  }
  const found = cast.find(p => p.id === by);
  if (!found) throw new Error(`No ${by} in the cast`);
  return { name: found.name, address: found.email };
};

const state: Postbird = {
  threads: {},
  mails: {},
  drafts: {},
  labels: {
    'label-lantern': { name: 'Lantern Trail', colour: 'amber' },
    'label-family': { name: 'Family', colour: 'pink' },
    'label-flat': { name: 'Flat', colour: 'green' },
    'label-gannet': { name: 'Gannet Isle', colour: 'teal' },
    'label-money': { name: 'Money', colour: 'purple' },
    'label-receipts': { name: 'Receipts', colour: 'grey' },
    'label-travel': { name: 'Travel', colour: 'blue' },
    'label-aquarium': { name: 'Aquarium', colour: 'orange' },
  },
  filters: {
    'filter-tonearm': {
      from: 'tonearm.example',
      to: '',
      subject: '',
      words: '',
      hasAttachment: false,
      label: 'label-receipts',
      archive: true,
      star: false,
      markRead: true,
      delete: false,
    },
    'filter-choir': {
      from: '',
      to: '',
      subject: '',
      words: 'regional day',
      hasAttachment: false,
      label: null,
      archive: false,
      star: true,
      markRead: false,
      delete: false,
    },
  },
  blocked: [senders.prince[1], senders.pills[1]],
  left: {},
  vacation: {
    on: false,
    from: null,
    until: null,
    subject: 'Away',
    text: '',
    onlyContacts: false,
    answered: [],
  },
  settings: {
    name: me.name,
    addresses: [me.email, me.workEmail],
    sendFrom: me.email,
    signature: SIGNATURE,
    undoSeconds: 10,
    swipeStart: 'archive',
    swipeEnd: 'delete',
    notify: 'all',
    showPictures: true,
  },
  replies: {},
  known: [],
  plans: {},
  held: [],
  planned: null,
  clockShift: 0,
  tooLarge: null,
  searches: ['from:ruth has:attachment', 'kelp cottage', 'label:money invoice'],
};

function addTalk(talk: Talk): void {
  const thread = `thread-${talk.id}`;
  const first = talk.lines[0]!;
  const sorted = [...talk.lines].sort((a, b) => at(a[0]) - at(b[0]));
  if (sorted.some((l, i) => l !== talk.lines[i])) throw new Error(`${talk.id} is not in the order of time`);
  const place = talk.in ?? 'inbox';
  state.threads[thread] = {
    key: first[1] === 'me' ? '' : `${person(first[1]).address} ${talk.id}`,
    place: place === 'bin' ? 'inbox' : place,
    category: talk.part ?? 'primary',
    labels: (talk.labels ?? []).map(l => `label-${l}`),
    starred: talk.star ?? false,
    snoozedUntil: talk.snoozed ? at(talk.snoozed) : null,
    wokeAt: null,
    binnedAt: place === 'bin' ? at(first[0]) + 3_600_000 : null,
  };
  for (const label of state.threads[thread].labels)
    if (!state.labels[label]) throw new Error(`${talk.id}: no ${label}`);
  talk.lines.forEach(([when, by, text, more = {}], i) => addMail(talk, thread, i, when, by, text, more));
}

function addMail(
  talk: Talk,
  thread: string,
  i: number,
  when: string,
  by: By,
  text: string,
  more: NonNullable<Talk['lines'][number][3]>,
): void {
  const id = `mail-${talk.id}-${i}`;
  if (state.mails[id]) throw new Error(`${id} comes twice`);
  if (at(when) > NOW) throw new Error(`${id} is from the future`);
  const own = by === 'me';
  const before = Object.entries(state.mails)
    .filter(([, m]) => m.thread === thread)
    .at(-1)?.[1];
  const self = talk.work ? 'work' : 'me';
  const others = before ? (before.own ? before.to : [before.sender]) : [];
  const to = more.to ? more.to.map(person) : own ? others : [person(self)];
  if (to.length === 0) throw new Error(`${id} goes to nobody`);
  const bare = bareSubject(talk.subject);
  const mail: Mail = {
    from: own ? person(self).address : '',
    to,
    cc: (more.cc ?? []).map(person),
    bcc: [],
    subject:
      more.subject ??
      (i === 0 || !before ? talk.subject : talk.lines.every(l => l[1] === by) ? talk.subject : `Re: ${bare}`),
    text,
    signature: '',
    quote:
      own && before && !before.own
        ? {
            kind: 'reply',
            from: { ...before.sender },
            at: before.at,
            subject: before.subject,
            to: before.to,
            text: before.text,
          }
        : null,
    attachments: [...(more.files ?? [])],
    thread,
    sender: own ? person(self) : person(by),
    at: at(when),
    own,
    read: own || !more.unread,
    list: talk.list ?? null,
    warning: more.warning ?? null,
    invitation: more.invites
      ? {
          title: more.invites.title,
          from: at(more.invites.from),
          to: at(more.invites.to),
          place: more.invites.place,
          notes: more.invites.notes ?? '',
          answer: more.invites.answer,
          event: null,
        }
      : null,
  };
  state.mails[id] = mail;
}

for (const talk of [
  ...work,
  ...family,
  ...friends,
  ...town,
  ...bills,
  ...letters,
  ...spam,
  ...receipts,
  ...parcels,
  ...winter,
  ...winterPost,
])
  addTalk(talk);

for (const d of unsent) {
  const answered = d.answers ? state.mails[`mail-${d.answers}`] : undefined;
  if (d.answers && !answered) throw new Error(`No mail ${d.answers}`);
  const draft: Draft = {
    from: person(d.from ?? 'me').address,
    to: answered ? [answered.sender] : d.to.map(person),
    cc: (d.cc ?? []).map(person),
    bcc: [],
    subject: answered ? `Re: ${bareSubject(answered.subject)}` : d.subject,
    text: d.text,
    signature: SIGNATURE,
    quote: answered
      ? {
          kind: 'reply',
          from: { ...answered.sender },
          at: answered.at,
          subject: answered.subject,
          to: answered.to,
          text: answered.text,
        }
      : null,
    attachments: [],
    answers: d.answers ? `mail-${d.answers}` : null,
    status: d.status,
    leavesAt: d.at ? at(d.at) : null,
    editedAt: at(d.edited),
  };
  state.drafts[`draft-${d.id}`] = draft;
}

for (const [by, rules] of Object.entries(replies))
  state.replies[`to:${person(by as By).address.toLowerCase()}`] = rules!.map(r => ({
    any: [...(r.any ?? [])],
    delayMs: r.delayMs,
    text: [...r.text],
  }));

for (const p of plans) {
  if (at(p.at) <= NOW) throw new Error(`${p.id} is past`);
  const isPerson = cast.some(c => c.id === p.by);
  state.plans[`plan-${p.id}`] = {
    at: at(p.at),
    mail: {
      from: person(p.by),
      subject: p.subject,
      text: p.text,
      ...(p.work ? { to: [person('work')] } : {}),
      ...(p.list ? { list: p.list } : { category: isPerson ? 'primary' : 'updates' }),
    },
  };
}

state.known = [
  ...new Set(
    [
      ...cast.map(c => c.email),
      ...Object.values(senders).map(([, address]) => address),
      'bookings@fennelpitches.example',
      'ada@saltmarshbarn.example',
      'leo@saltmarshbarn.example',
      'bram.teuling@inletmail.example',
      'info@kittiwake.example',
    ].map(a => a.toLowerCase()),
  ),
].sort();

const wrong = validate(Postbird, state);
if (wrong.length > 0) throw new Error(JSON.stringify(wrong.slice(0, 3)));
writeFileSync(new URL('../../../apps/mail/world.json', import.meta.url), `${JSON.stringify(state)}\n`);
const mails = Object.values(state.mails);
console.log(
  `${Object.keys(state.threads).length} threads, ${mails.length} mails, ${mails.filter(m => !m.read).length} unread, ${mails.reduce((n, m) => n + m.attachments.length, 0)} attachments`,
);
