/** Makes apps/chat/world.json from scripts/world: `npx tsx scripts/world/chat/build.ts`. The same input gives the same bytes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contactExtras, moments, replies, requests, threads } from './index.ts';
import * as people from '../cast.ts';
import { places } from '../places.ts';
import type { LocalTime, Who } from '../types.ts';
import type { Person } from '../person.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import { Chat, type Message } from '../../../apps/chat/state.ts';

const ZONE = 'Europe/London';
const cast = people.cast as readonly Person[];
const { me } = people;
const at = (local: LocalTime): number => {
  const [year, month, day, hour, minute] = local.match(/\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, ZONE);
};
const scenes = JSON.parse(
  readFileSync(new URL('../../../assets/pictures/scenes.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const pictures = JSON.parse(
  readFileSync(new URL('../../../assets/pictures/index.json', import.meta.url), 'utf8'),
) as { name: string; kind: string }[];
/** Portraits not given yet, by whom they show. */
const pools = new Map<string, string[]>();
for (const p of pictures) {
  const kind = /^portrait-\d+-(older-woman|older-man|woman|man|girl|boy)-/.exec(p.name)?.[1];
  if (kind) pools.set(kind, [...(pools.get(kind) ?? []), p.name]);
}
const next = (...kinds: string[]): string | null =>
  kinds.map(k => pools.get(k)?.shift()).find(n => n !== undefined) ?? null;
/** A portrait that fits someone's pronoun and age; null for someone without one. */
const portraitOf = (
  p: Partial<Pick<Person, 'portrait' | 'pronoun' | 'birthday' | 'note'>>,
): string | null => {
  if (p.portrait === undefined) return null;
  const older =
    /\b(mum|dad|gran|nan|grand)/i.test(p.note ?? '') ||
    (p.birthday !== undefined && Number(p.birthday.slice(0, 4)) < 1966);
  if (p.pronoun === 'he') return older ? next('older-man', 'man') : next('man', 'older-man');
  return older ? next('older-woman', 'woman') : next('woman', 'older-woman');
};
const who = (id: Who): string => (id === 'me' ? 'me' : `c-${id}`);
const scene = (name: string): string => scenes[name] ?? name;
const placeOf = (id: string) => places.find(p => p.id === id)!;
const extras = new Map(contactExtras.map(e => [e.person as string, e]));

const state: Chat = {
  me: {
    name: me.name,
    handle: 'parley-' + me.given.toLowerCase(),
    phone: me.phone,
    city: me.city,
    about: 'Mostly by the water',
    portrait: portraitOf(me as Partial<Person>),
  },
  contacts: {},
  threads: {},
  messages: {},
  moments: {},
  requests: {},
  replies: {},
  settings: {
    lastSeen: 'contacts',
    readReceipts: true,
    findByPhone: true,
    strangersSeeMoments: false,
    notify: true,
    preview: true,
    notifyGroups: true,
    notifyMoments: true,
    textSize: 'medium',
    backdrop: 'plain',
    enterSends: false,
    autoDownload: 'wifi',
  },
  searches: [],
  momentPhotos: [],
  momentsSeenAt: at('2026-03-11 20:00'),
};
for (const p of cast) {
  const x = extras.get(p.id);
  state.contacts[who(p.id as Who)] = {
    name: p.name,
    remark: x?.remark ?? '',
    handle: p.id.replaceAll('-', '_'),
    phone: p.phone,
    city: p.city,
    about: p.role ? `${p.role}${p.company ? `, ${p.company}` : ''}` : '',
    portrait: portraitOf(p),
    tags: [...(x?.tags ?? [])].sort(),
    starred: x?.starred ?? false,
    blocked: x?.blocked ?? false,
  };
}
for (const t of threads) {
  const id = `t-${t.id}`;
  const own: [string, Message][] = t.messages.map((m, i) => [
    `m-${t.id}-${String(i + 1).padStart(3, '0')}`,
    {
      thread: id,
      from: who(m.from),
      at: at(m.at) + i,
      kind: m.kind,
      text: m.text ?? '',
      ...(m.photo ? { photo: scene(m.photo) } : {}),
      ...(m.file ? { file: m.file } : {}),
      ...(m.voice ? { seconds: m.voice } : {}),
      ...(m.location
        ? { place: { name: placeOf(m.location).name, address: placeOf(m.location).address } }
        : {}),
      ...(m.contact ? { contact: who(m.contact) } : {}),
      ...(m.replyTo === undefined ? {} : { replyTo: `m-${t.id}-${String(m.replyTo + 1).padStart(3, '0')}` }),
      status: 'read',
      recalled: m.recalled ?? false,
      starred: m.starred ?? false,
    },
  ]);
  const unread = t.unread ?? 0;
  for (const [, m] of own.slice(own.length - unread)) m.status = 'sent';
  Object.assign(state.messages, Object.fromEntries(own));
  const direct = t.kind === 'direct';
  state.threads[id] = {
    kind: t.kind,
    ...(direct ? { contact: who(t.with) } : { owner: who(t.owner) }),
    name: direct ? '' : t.name,
    members: direct ? [] : t.members.map(who),
    notice: direct ? '' : (t.notices.at(-1)?.text ?? ''),
    pinned: t.pinned ?? false,
    muted: t.muted ?? false,
    left: false,
    createdAt: own[0]![1].at,
    readAt: unread > 0 ? own[own.length - unread - 1]![1].at : own.at(-1)![1].at,
    draft: '',
    typing: null,
  };
}
for (const m of moments) {
  const range = m.visibility?.range ?? 'everyone';
  state.moments[`moment-${m.id}`] = {
    author: who(m.author),
    at: at(m.at),
    text: m.text ?? '',
    photos: m.photos.map(scene),
    place: m.place ? placeOf(m.place).name : '',
    likes: m.likes.map(who),
    comments: Object.fromEntries(
      m.comments.map(c => [
        `comment-${m.id}-${c.id}`,
        { by: who(c.by), at: at(c.at), text: c.text, ...(c.replyTo ? { replyTo: who(c.replyTo) } : {}) },
      ]),
    ),
    visibility: range === 'private' ? 'private' : 'everyone',
    tags: [],
  };
}
for (const r of requests)
  state.requests[`request-${r.id}`] = {
    name: r.name,
    phone: r.phone,
    at: at(r.at),
    message: r.message,
    via: r.via,
    portrait: portraitOf({
      ...(r.portrait ? { portrait: r.portrait } : {}),
      pronoun: r.id.length % 2 ? 'he' : 'she',
    }),
    state: 'open',
  };
for (const r of replies)
  state.replies[who(r.person)] = r.rules.map(x => ({
    any: x.when.any ?? [],
    kind: x.when.kind ?? null,
    question: x.when.question ?? false,
    delayMs: x.delayMs,
    text: x.text,
    ...(x.photo ? { photo: scene(x.photo) } : {}),
  }));

const wrong = validate(Chat, state);
if (wrong.length > 0)
  throw new Error(
    wrong
      .slice(0, 5)
      .map(w => `${w.path} ${w.message}`)
      .join('\n'),
  );
writeFileSync(new URL('../../../apps/chat/world.json', import.meta.url), `${JSON.stringify(state)}\n`);
console.log(
  `${Object.keys(state.contacts).length} contacts, ${Object.keys(state.threads).length} threads, ${Object.keys(state.messages).length} messages`,
);
