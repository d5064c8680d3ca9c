import { startOfDay } from '../../src/state/clock.ts';
import type { Contact } from '../../src/sdk/core/providers.ts';
import { dialled, formatNumber, sameNumber } from '../../src/sdk/core/telephone.ts';
import type { Call, LiveCall, PhoneApp, Rule, Voicemail } from './state.ts';
import { twoDigits } from '../../src/state/civil.ts';
import { compare } from '../../src/sdk/core/compare.ts';

export type { Call, LiveCall, PhoneApp, Rule, Voicemail };
export type CallRow = Call & { id: string };
export type LiveRow = LiveCall & { id: string };
export type VoicemailRow = Voicemail & { id: string };

const newest = <T extends { at: number; id: string }>(a: T, b: T): number =>
  b.at - a.at || (a.id < b.id ? -1 : 1);

/** Calls under way, the oldest first; those that just ended come with them. */
export const liveRows = (state: Pick<PhoneApp, 'current'>): LiveRow[] =>
  Object.entries(state.current)
    .map(([id, c]) => ({ ...c, id }))
    .sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1));

/** The call that rings and waits for an answer. */
export const ringing = (state: Pick<PhoneApp, 'current'>): LiveRow | undefined =>
  liveRows(state).find(c => c.direction === 'incoming' && c.state === 'ringing');
/** The call that is heard: dialled, ringing there, or active; the first of a conference. */
export const activeCall = (state: Pick<PhoneApp, 'current'>): LiveRow | undefined =>
  liveRows(state).find(
    c =>
      c.state === 'active' || c.state === 'dialling' || (c.state === 'ringing' && c.direction === 'outgoing'),
  );
export const callOnHold = (state: Pick<PhoneApp, 'current'>): LiveRow | undefined =>
  liveRows(state).find(c => c.state === 'held');

/** The log, newest first, without the calls under way. */
export const logRows = (state: Pick<PhoneApp, 'calls' | 'current'>): CallRow[] =>
  Object.entries(state.calls)
    .filter(([id]) => !state.current[id])
    .map(([id, c]) => ({ ...c, id }))
    .sort(newest);

/** Calls with one number, newest first; an empty number stands for those that withheld theirs. */
export const historyOf = (state: Pick<PhoneApp, 'calls' | 'current'>, number: string): CallRow[] =>
  logRows(state).filter(c => alike(c.number, number));

/** Whether two numbers are one, or both are withheld. */
export const alike = (a: string, b: string): boolean => (a === '' || b === '' ? a === b : sameNumber(a, b));

/** How the path of a number's history names it, and back. */
export const numberKey = (number: string): string => number || 'private';
export const numberOf = (key: string): string => (key === 'private' ? '' : key);
export const numberPath = (number: string): string => `/number/${encodeURIComponent(numberKey(number))}`;

/** Calls of one number that follow each other on one day, newest first. */
export interface Group {
  day: number;
  calls: readonly CallRow[];
}

/** The log as recents show it: consecutive calls of one number on one day are one row. */
export function groupsOf(rows: readonly CallRow[], zone: string): Group[] {
  const groups: { day: number; calls: CallRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const day = startOfDay(row.at, zone);
    if (last && last.day === day && alike(last.calls[0]!.number, row.number)) last.calls.push(row);
    else groups.push({ day, calls: [row] });
  }
  return groups;
}

/** Numbers called or answered most in the last thirty days, with how often. */
export function frequentOf(
  state: Pick<PhoneApp, 'calls' | 'current'>,
  now: number,
): { number: string; name: string; count: number }[] {
  const found = new Map<string, { number: string; name: string; count: number; at: number }>();
  for (const c of logRows(state)) {
    if (c.number === '' || c.at < now - 30 * 86_400_000 || (c.kind !== 'outgoing' && c.kind !== 'incoming'))
      continue;
    const key = dialled(c.number);
    const was = found.get(key);
    if (was) was.count++;
    else found.set(key, { number: c.number, name: c.name, count: 1, at: c.at });
  }
  return [...found.values()]
    .filter(f => f.count > 1)
    .sort((a, b) => b.count - a.count || b.at - a.at || compare(a.number, b.number))
    .map(({ number, name, count }) => ({ number, name, count }));
}

/** The number dialled last, or an empty text. */
export const lastDialled = (state: Pick<PhoneApp, 'calls' | 'current'>): string =>
  logRows(state).find(c => c.kind === 'outgoing')?.number ?? '';

export const unseenMissed = (state: Pick<PhoneApp, 'calls'>): number =>
  Object.values(state.calls).filter(c => c.kind === 'missed' && !c.seen).length;
export const voicemailRows = (state: Pick<PhoneApp, 'voicemails'>): VoicemailRow[] =>
  Object.entries(state.voicemails)
    .map(([id, v]) => ({ ...v, id }))
    .sort(newest);
export const unheard = (state: Pick<PhoneApp, 'voicemails'>): number =>
  Object.values(state.voicemails).filter(v => !v.heard).length;

export const isBlocked = (state: Pick<PhoneApp, 'blocked'>, number: string): boolean =>
  number !== '' && Object.values(state.blocked).some(b => sameNumber(b.number, number));
export const blockedRows = (state: Pick<PhoneApp, 'blocked'>): { id: string; number: string; at: number }[] =>
  Object.entries(state.blocked)
    .map(([id, b]) => ({ ...b, id }))
    .sort(newest);

/** What the other side does when this number is called. */
export function ruleFor(state: Pick<PhoneApp, 'rules'>, number: string): Rule {
  const all = Object.entries(state.rules)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, r]) => r);
  return (
    all.find(r => r.number !== null && sameNumber(r.number, number)) ??
    all.find(r => r.number === null) ?? {
      number: null,
      outcome: 'answers',
      ringMs: 6_000,
      talkMs: null,
      says: '',
    }
  );
}

/** What the screen calls someone: the contact's name, the network's, or the number. */
export const callerName = (number: string, name: string, contact?: Pick<Contact, 'name'> | null): string =>
  contact?.name ?? (name || (number === '' ? 'Private number' : formatNumber(number)));

/** Numbers that anyone may dial at any time. */
export const isEmergency = (number: string): boolean =>
  ['999', '112', '911'].includes(number.replace(/\D/g, ''));

/** `00:12`, `1:02:09` from ms. */
export function clockWords(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(s / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${twoDigits(Math.floor(s / 60) % 60)}:${twoDigits(s % 60)}`;
}

/** `45 sec`, `12 min 5 sec`, `1 h 2 min` from seconds. */
export function lengthWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return [
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(seconds % 60 > 0 || minutes === 0 ? [`${seconds % 60} sec`] : []),
  ].join(' ');
}

/** How far a voicemail has been played, ms. */
export function playedMs(playing: NonNullable<PhoneApp['playing']>, now: number, seconds: number): number {
  return Math.min(
    seconds * 1000,
    playing.fromMs + (playing.startedAt === null ? 0 : Math.max(0, now - playing.startedAt)),
  );
}
