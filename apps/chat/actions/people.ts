import { Type } from 'typebox';
import { compare } from '../../../src/sdk/core/compare.ts';
import { nameOf } from '../select.ts';
import { ChatSettings, ME } from '../state.ts';
import { action, reaches, system, threadWith } from './shared.ts';

const T = Type.String();
const OnThread = Type.Object({ thread: T });
const OnContact = Type.Object({ contact: T });

export const peopleActions = {
  createGroup: action(
    'Make a group and open it',
    Type.Object({ name: T, members: Type.Array(T, { minItems: 1 }) }),
    (state, { name, members }, ctx) => {
      if (!reaches(ctx)) return;
      ctx.effect('connection', members, { act: 'invite', note: '', group: name.trim() });
      const id = ctx.id('t');
      state.threads[id] = {
        kind: 'group',
        name: name.trim(),
        owner: ME,
        members: [ME, ...members],
        notice: '',
        pinned: false,
        muted: false,
        left: false,
        createdAt: ctx.now,
        readAt: ctx.now,
        draft: '',
        typing: null,
      };
      // In the order of names, whatever the order in which they were ticked.
      const names = members.map(m => nameOf(state, m)).sort(compare);
      system(state, ctx, id, `You made the group with ${names.join(', ')}`);
      ctx.open('/thread/:thread', { thread: id });
    },
  ),
  renameGroup: action(
    'Name a group',
    Type.Object({ thread: T, name: Type.String({ minLength: 1 }) }),
    (state, { thread, name }, ctx) => {
      const t = state.threads[thread];
      if (t?.kind !== 'group' || name.trim() === '' || t.name === name.trim() || !reaches(ctx)) return;
      ctx.effect('connection', [thread], { act: 'rename', note: '', group: name.trim() });
      t.name = name.trim();
      // Without the name, which compares as a name where it stands.
      system(state, ctx, thread, 'You changed the group’s name');
    },
  ),
  setNotice: action(
    'Write a group’s announcement',
    Type.Object({ thread: T, text: T }),
    (state, { thread, text }, ctx) => {
      const t = state.threads[thread];
      const notice = text.trim();
      if (!t || t.notice === notice || !reaches(ctx)) return;
      ctx.effect('post', [thread], { text: notice, photos: [], place: '', audience: 'group' });
      t.notice = notice;
    },
  ),
  addMembers: action(
    'Add members to a group',
    Type.Object({ thread: T, members: Type.Array(T) }),
    (state, { thread, members }, ctx) => {
      const t = state.threads[thread];
      const added = members.filter(m => t && state.contacts[m] && !t.members.includes(m));
      if (!t || added.length === 0 || !reaches(ctx)) return;
      ctx.effect('connection', [thread, ...added], { act: 'invite', note: '' });
      t.members.push(...added);
      system(state, ctx, thread, `You added ${added.map(m => nameOf(state, m)).join(', ')}`);
    },
  ),
  removeMember: action(
    'Take a member out of a group',
    Type.Object({ thread: T, member: T }),
    (state, { thread, member }, ctx) => {
      const t = state.threads[thread];
      if (!t?.members.includes(member) || member === ME || !reaches(ctx)) return;
      ctx.effect('connection', [thread, member], { act: 'remove', note: '' });
      t.members = t.members.filter(m => m !== member);
      system(state, ctx, thread, `You removed ${nameOf(state, member)}`);
    },
  ),
  leaveGroup: action('Leave a group', OnThread, (state, { thread }, ctx) => {
    const t = state.threads[thread];
    if (t?.kind !== 'group' || t.left || !reaches(ctx)) return;
    ctx.effect('connection', [thread], { act: 'leave', note: '' });
    t.left = true;
    t.members = t.members.filter(m => m !== ME);
    ctx.dismiss(thread);
  }),
  mute: action(
    'Mute a thread',
    Type.Object({ thread: T, on: Type.Boolean() }),
    (state, { thread, on }, ctx) => {
      const t = state.threads[thread];
      if (t) {
        t.muted = on;
        if (on) ctx.dismiss(thread);
      }
    },
  ),
  dialContact: action('Put a contact’s number on the dial pad', OnContact, (state, { contact }, ctx) => {
    const number = state.contacts[contact]?.phone;
    if (number) ctx.start({ verb: 'DIAL', uri: `tel:${number.replaceAll(' ', '')}` });
  }),
  saveContact: action(
    'Make a card of a contact among those of the phone',
    OnContact,
    (state, { contact }, ctx) => {
      const found = state.contacts[contact];
      if (found)
        ctx.start({
          verb: 'EDIT',
          mime: 'vnd.android.cursor.item/contact',
          extras: { name: found.name, number: found.phone },
        });
    },
  ),
  pin: action('Pin a thread', Type.Object({ thread: T, on: Type.Boolean() }), (state, { thread, on }) => {
    const t = state.threads[thread];
    if (t) t.pinned = on;
  }),
  addContact: action(
    'Add someone by phone number or Parley id',
    Type.Object({ name: Type.String({ minLength: 1 }), phone: T, message: T }),
    (state, { name, phone, message }, ctx) => {
      const digits = phone.replace(/\D/g, '');
      const known = Object.keys(state.contacts)
        .sort()
        .find(id => digits !== '' && state.contacts[id]!.phone.replace(/\D/g, '') === digits);
      if (known) {
        ctx.toast(`${nameOf(state, known)} is already a contact`);
        return;
      }
      if (!reaches(ctx)) return;
      ctx.effect('connection', [phone.trim() || name.trim()], { act: 'request', note: message });
      const id = ctx.id('c');
      state.contacts[id] = {
        name: name.trim(),
        remark: '',
        handle: '',
        phone: phone.trim(),
        city: '',
        about: '',
        portrait: null,
        tags: [],
        starred: false,
        blocked: false,
      };
      ctx.toast(`${name.trim()} was added`);
      ctx.back();
    },
  ),
  setRemark: action(
    'Give a contact a name of one’s own; an empty one takes it away',
    Type.Object({ contact: T, remark: Type.String({ maxLength: 60 }) }),
    (state, { contact, remark }) => {
      const c = state.contacts[contact];
      if (c) c.remark = remark.trim();
    },
  ),
  setTags: action(
    'Give a contact tags',
    Type.Object({ contact: T, tags: Type.Array(T) }),
    (state, { contact, tags }) => {
      const c = state.contacts[contact];
      if (c) c.tags = [...new Set(tags.map(t => t.trim()).filter(Boolean))].sort();
    },
  ),
  starContact: action(
    'Star a contact',
    Type.Object({ contact: T, on: Type.Boolean() }),
    (state, { contact, on }) => {
      const c = state.contacts[contact];
      if (c) c.starred = on;
    },
  ),
  block: action(
    'Block a contact: neither side reaches the other',
    Type.Object({ contact: T, on: Type.Boolean() }),
    (state, { contact, on }, ctx) => {
      const c = state.contacts[contact];
      if (!c) return;
      c.blocked = on;
      ctx.toast(
        on ? `${nameOf(state, contact)} is blocked` : `${nameOf(state, contact)} is no longer blocked`,
      );
    },
  ),
  deleteContact: action('Delete a contact with the thread', OnContact, (state, { contact }, ctx) => {
    const name = nameOf(state, contact);
    for (const [id, t] of Object.entries(state.threads)) {
      if (t.kind !== 'direct' || t.contact !== contact) continue;
      for (const [mid, m] of Object.entries(state.messages)) if (m.thread === id) delete state.messages[mid];
      delete state.threads[id];
    }
    delete state.contacts[contact];
    ctx.toast(`${name} was deleted`);
    ctx.back();
  }),
  acceptRequest: action(
    'Accept a contact request',
    Type.Object({ request: T }),
    (state, { request }, ctx) => {
      const r = state.requests[request];
      if (r?.state !== 'open' || !reaches(ctx)) return;
      ctx.effect('connection', [r.phone || r.name], { act: 'accept', note: '' });
      r.state = 'accepted';
      const id = ctx.id('c');
      state.contacts[id] = {
        name: r.name,
        remark: '',
        handle: '',
        phone: r.phone,
        city: '',
        about: '',
        portrait: r.portrait,
        tags: [],
        starred: false,
        blocked: false,
      };
      const thread = threadWith(state, ctx, id);
      state.messages[ctx.id('m')] = {
        thread,
        from: id,
        at: ctx.now,
        kind: 'text',
        text: r.message,
        status: 'sent',
        recalled: false,
        starred: false,
      };
      state.threads[thread]!.readAt = ctx.now;
    },
  ),
  refuseRequest: action(
    'Refuse a contact request',
    Type.Object({ request: T }),
    (state, { request }, ctx) => {
      const r = state.requests[request];
      if (r?.state !== 'open' || !reaches(ctx)) return;
      ctx.effect('connection', [r.phone || r.name], { act: 'refuse', note: '' });
      r.state = 'refused';
    },
  ),
  editProfile: action(
    'Change the own profile',
    Type.Object({
      name: Type.Optional(T),
      city: Type.Optional(T),
      about: Type.Optional(T),
      portrait: Type.Optional(Type.Union([T, Type.Null()])),
    }),
    (state, changes) => {
      const { name, ...rest } = changes;
      Object.assign(state.me, rest);
      if (name !== undefined && name.trim() !== '') state.me.name = name.trim();
    },
  ),
  changeSettings: action(
    'Change settings',
    Type.Object({ settings: Type.Partial(ChatSettings) }),
    (state, { settings }) => {
      const now = state.settings as Record<string, unknown>;
      for (const [key, value] of Object.entries(settings))
        if (typeof value === typeof now[key]) now[key] = value;
    },
  ),
};
