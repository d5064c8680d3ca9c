import { expect, it } from 'vitest';
import { RendererLostError } from './errors.ts';
import { JobQueue, type Job, type Place } from './queue.ts';
import { BURST, Views } from './views.ts';

interface FakeRenderer {
  alive: boolean;
}
interface FakeSlot extends Place<FakeRenderer> {
  name: string;
  busy: boolean;
  isSlow: boolean;
}
/** What a slot has: affinities, and what they show. */
type Kept = Readonly<Record<string, string>>;
type FakeJob = Job<FakeRenderer, FakeSlot>;

const slot = (name: string, given: Partial<FakeSlot> = {}, kept: Kept = {}): FakeSlot => ({
  name,
  browserSlot: name[0],
  renderer: { alive: true },
  busy: false,
  isSlow: false,
  keeps: affinity => affinity in kept,
  prefers: affinity => affinity in kept,
  shows: similarTo => Object.values(kept).includes(similarTo),
  used: 0,
  ...given,
});
const job = (affinity: string, given: Partial<FakeJob> = {}): FakeJob => ({
  affinity,
  similarTo: affinity,
  pinnedTo: undefined,
  task: async () => {},
  resolve: () => {},
  reject: () => {},
  since: 0,
  failedOn: undefined,
  failures: [],
  patience: 0,
  isCancelled: () => false,
  ...given,
});
const queueOf = (...jobs: FakeJob[]) => {
  const queue = new JobQueue<FakeRenderer, FakeSlot>();
  for (const each of jobs) queue.add(each);
  return queue;
};
const names = (next: ReturnType<JobQueue<FakeRenderer, FakeSlot>['next']>) =>
  next && `${next.job.affinity} on ${next.slot.name}`;

it('a job whose one renderer is busy is passed by the first that can run', () => {
  const [busy, free] = [slot('a1', { busy: true }), slot('a2')];
  const queue = queueOf(job('pinned', { pinnedTo: busy.renderer }), job('other'), job('third'));
  expect(names(queue.next([busy, free]))).toBe('other on a2');
  busy.busy = false;
  expect(names(queue.next([busy, free]))).toBe('pinned on a1');
  expect(names(queue.next([busy, free]))).toBe('third on a1');
  expect(queue.next([busy, free])).toBeUndefined();
});

it('a job whose one renderer died runs on any other', () => {
  expect(names(queueOf(job('pinned', { pinnedTo: { alive: false } })).next([slot('a1')]))).toBe(
    'pinned on a1',
  );
});

it('the first is overtaken four times by jobs that fit the slot better, and then runs', () => {
  const shows = slot('a1', {}, { n0: 'notes' });
  const queue = queueOf(
    job('clock'),
    ...[1, 2, 3, 4, 5].map(i => job(`n${i}`, { similarTo: 'notes' })),
    job('n0', { similarTo: 'notes' }),
  );
  const order = Array.from({ length: 7 }, () => queue.next([shows])?.job.affinity);
  expect(order).toEqual(['n0', 'n1', 'n2', 'n3', 'clock', 'n4', 'n5']);
});

it('a job is overtaken as often as the turns of those before it last', () => {
  const shows = slot('a1', {}, { n0: 'notes' });
  const notes = (i: number) => job(`n${i}`, { similarTo: 'notes' });
  const queue = queueOf(notes(1), job('clock'), ...Array.from({ length: 12 }, (_, i) => notes(i + 2)));
  const order = Array.from({ length: 14 }, () => queue.next([shows])!.job.affinity);
  expect(order.indexOf('clock')).toBe(1 + BURST);
});

it('phones that pages keep starve none of those that wait, and have their turns', () => {
  const PHONES = 256;
  const pages = Array.from({ length: 4 }, () => new Views(8));
  const slots = pages.map((views, i) =>
    slot(`${i % 2}${i}`, {
      keeps: phone => views.has(phone),
      prefers: phone => views.prefers(phone),
      shows: () => false,
    }),
  );
  const queue = queueOf();
  const since = new Map<string, number>();
  const add = (phone: string, now: number) => {
    since.set(phone, now);
    queue.add(job(phone));
  };
  for (let i = 0; i < PHONES; i++) add(`p${i}`, 0);
  const [seen, waits, running] = [
    new Set<string>(),
    [] as number[],
    [] as { phone: string; slot: FakeSlot }[],
  ];
  let loads = 0;
  const STEPS = 40 * PHONES;
  for (let now = 1; now <= STEPS; now++) {
    const next = queue.next(slots, running.length >= 2)!;
    const phone = next.job.affinity;
    const views = pages[slots.indexOf(next.slot)]!;
    waits.push(now - since.get(phone)!);
    seen.add(phone);
    if (!views.has(phone)) loads++;
    for (const others of pages) if (others !== views) others.release(phone);
    views.take(phone, phone);
    running.push({ phone, slot: next.slot });
    next.slot.busy = true;
    if (running.length < pages.length) continue;
    // It steps again as soon as its step has ended.
    const ended = running.shift()!;
    ended.slot.busy = false;
    add(ended.phone, now);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(2 * PHONES + 1_000);
  expect(seen.size).toBe(PHONES);
  expect(loads / STEPS).toBeLessThan(0.3);
});

it('a job goes to the slot that keeps its phone; while every core has work, it waits for that one', () => {
  const kept = { mine: 'notes', yours: 'clock' };
  const [own, other] = [slot('a1', { used: 9 }, kept), slot('a2')];
  expect(names(queueOf(job('mine')).next([other, own]))).toBe('mine on a1');
  own.busy = true;
  const queue = queueOf(job('mine'), job('new'));
  expect(names(queue.next([other, own], true))).toBe('new on a2');
  expect(queue.next([other, own], true)).toBeUndefined();
  own.isSlow = true;
  expect(names(queue.next([other, own], true))).toBe('mine on a2');
});

it('while every core has work, no slot takes a job from the slot that keeps its phone', () => {
  const home = slot('a1', { busy: true }, { c: 'notes' });
  const free = slot('a2', {}, { x: 'notes' });
  const queue = queueOf(
    job('new', { similarTo: 'mail' }),
    job('c', { similarTo: 'notes' }),
    job('d', { similarTo: 'notes' }),
  );
  expect(names(queue.next([home, free], true))).toBe('d on a2');
  expect(names(queue.next([home, free], true))).toBe('new on a2');
  expect(queue.next([home, free], true)).toBeUndefined();
});

it('a job goes to a slot that shows the same in any of its views', () => {
  const slots = [slot('a1', { used: 1 }, { x: 'clock', y: 'notes' }), slot('a2', { used: 0 }, { z: 'mail' })];
  expect(names(queueOf(job('new', { similarTo: 'notes' })).next(slots))).toBe('new on a1');
});

it('a job that failed goes to another browser, or else to another slot, or else to the same', () => {
  const [same, beside, other] = [slot('a1'), slot('a2'), slot('b1')];
  const failed = () => queueOf(job('again', { failedOn: same }));
  expect(names(failed().next([same, beside, other]))).toBe('again on b1');
  expect(names(failed().next([same, beside]))).toBe('again on a2');
  expect(names(failed().next([same]))).toBe('again on a1');
});

it('jobs that have waited since before a time are removed, except those that run again', () => {
  const lost = new RendererLostError('gone');
  const queue = queueOf(job('early', { since: 1 }), job('late', { since: 5 }));
  queue.retry(job('again', { since: 0, failures: [lost] }));
  expect(queue.expired(3).map(({ affinity }) => affinity)).toEqual(['early']);
  expect(queue.length).toBe(2);
});
