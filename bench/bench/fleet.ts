import { streamOf } from '../../src/state/random.ts';
import { quantile, type Lab, type PartCosts } from './lab.ts';
import { phones } from './loads.ts';

/** Cells of the fleets that are simulated. */
export const FLEETS = [1, 8, 64, 512] as const;

/** Agents of each cell, and how long each thinks before a step on average, ms. */
const AGENTS = 64;
const THOUGHT_MS = 2_000;
/** Steps that stand for an episode, which is one job. */
const EPISODE_STEPS = 20;
/** Simulated time that counts, and time before it in which queues fill, ms. */
const COUNTED_MS = 30_000;
const FILLING_MS = 10_000;
/** Calls that a cell draws at the same time. */
const DRAWN_AT_ONCE = 6;
/** Phones that step without a pause for the steps a second of a cell. */
const STEPPING = 16;

export const FLEET_FIGURES = [
  'fleet.gatewayCallsPerSecond',
  'fleet.storeWritesPerSecond',
  'fleet.jobsPerSecond',
  'fleet.cellStepsPerSecond',
  ...FLEETS.flatMap(cells => [`fleet.stepsPerSecond${cells}`, `fleet.p95Ms${cells}`]),
  'fleet.cellsPerGateway',
  'fleet.cellsPerStore',
  'fleet.cellsPerQueue',
];

export interface Fleet {
  cells: number;
  /** Steps a second that a cell takes when it has enough to do. */
  cellStepsPerSecond: number;
  parts: PartCosts;
}

/** One server or several that serve in the order of arrival. */
class Station {
  /** When each server is free, ms. */
  private readonly free: number[];
  private readonly serviceMs: number;

  constructor(servers: number, serviceMs: number) {
    this.free = Array.from({ length: servers }, () => 0);
    this.serviceMs = serviceMs;
  }

  /** When somebody who arrives at `now` has been served. Arrivals have to come in the order of their times. */
  serve(now: number): number {
    let first = 0;
    for (let i = 1; i < this.free.length; i++) if (this.free[i]! < this.free[first]!) first = i;
    const done = Math.max(now, this.free[first]!) + this.serviceMs;
    this.free[first] = done;
    return done;
  }
}

/** Something that happens at a time, ms. */
interface Event {
  at: number;
  agent: number;
  /** When the agent sent the call that is at its cell now; undefined where the agent sends it at `at`. */
  sent?: number;
}

/** Events by their times: a binary heap. */
class Agenda {
  private readonly heap: Event[] = [];

  add(event: Event): void {
    const { heap } = this;
    let i = heap.push(event) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (heap[parent]!.at <= heap[i]!.at) break;
      [heap[parent], heap[i]] = [heap[i]!, heap[parent]!];
      i = parent;
    }
  }

  next(): Event {
    const { heap } = this;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    heap[0] = last;
    let i = 0;
    for (;;) {
      const left = 2 * i + 1;
      let least = i;
      for (const child of [left, left + 1])
        if (child < heap.length && heap[child]!.at < heap[least]!.at) least = child;
      if (least === i) return first;
      [heap[least], heap[i]] = [heap[i]!, heap[least]!];
      i = least;
    }
  }
}

/**
 * Simulates a fleet behind one gateway, event by event. Agents think for an exponential time, send a step through the gateway to their
 * cell, and think again. The store and the queue are beside the path of a step: `fleet` gives where they end. Gives steps a second, and the
 * time from a call to its answer, ms.
 */
export function simulate({ cells, cellStepsPerSecond, parts }: Fleet): {
  stepsPerSecond: number;
  p95Ms: number;
} {
  const random = streamOf(cells, 'fleet');
  const gateway = new Station(1, parts.gateway);
  const cellMs = (1_000 * DRAWN_AT_ONCE) / cellStepsPerSecond;
  const stations = Array.from({ length: cells }, () => new Station(DRAWN_AT_ONCE, cellMs));
  const thought = () => -THOUGHT_MS * Math.log(1 - random());
  const agenda = new Agenda();
  for (let agent = 0; agent < AGENTS * cells; agent++) agenda.add({ at: thought(), agent });
  const end = FILLING_MS + COUNTED_MS;
  const times: number[] = [];
  for (;;) {
    const { at, agent, sent } = agenda.next();
    if (at >= end) break;
    if (sent === undefined) {
      agenda.add({ at: gateway.serve(at), agent, sent: at });
      continue;
    }
    const answered = stations[agent % cells]!.serve(at);
    if (answered >= FILLING_MS && answered < end) times.push(answered - sent);
    agenda.add({ at: answered + thought(), agent });
  }
  return { stepsPerSecond: (1_000 * times.length) / COUNTED_MS, p95Ms: quantile(times, 0.95) };
}

/**
 * Fleets of 1 to 512 cells, each with 64 agents that think for 2 s on average. Measured here: the steps a second of a cell, and the CPU
 * that a gateway needs for a call, and Redis for a value and for a job. Simulated: the fleets. A cell writes a value a step at most, and an
 * episode of 20 steps is a job.
 */
export async function fleet(lab: Lab, apps: readonly string[]): Promise<Record<string, number>> {
  const { stepsPerSecond: cellStepsPerSecond } = await phones(lab, apps, STEPPING);
  const parts = await lab.parts();
  const perSecond = (cpuMs: number) => 1_000 / cpuMs;
  const sizes = FLEETS.flatMap(cells => {
    const found = simulate({ cells, cellStepsPerSecond, parts });
    return [
      [`fleet.stepsPerSecond${cells}`, found.stepsPerSecond],
      [`fleet.p95Ms${cells}`, found.p95Ms],
    ] as const;
  });
  return {
    'fleet.gatewayCallsPerSecond': perSecond(parts.gateway),
    'fleet.storeWritesPerSecond': perSecond(parts.store),
    'fleet.jobsPerSecond': perSecond(parts.queue),
    'fleet.cellStepsPerSecond': cellStepsPerSecond,
    ...Object.fromEntries(sizes),
    'fleet.cellsPerGateway': perSecond(parts.gateway) / cellStepsPerSecond,
    'fleet.cellsPerStore': perSecond(parts.store) / cellStepsPerSecond,
    'fleet.cellsPerQueue': (EPISODE_STEPS * perSecond(parts.queue)) / cellStepsPerSecond,
  };
}
