import type { Phone } from '../../apps/catalogue.ts';
import type { Deed } from '../../bench/author/recording.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { apply } from '../../src/state/apply.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { restore } from '../../src/state/layers.ts';
import type { Seen } from './phone.ts';
import { LiveTake, type TakeKind } from './take.ts';

/** What was seen, without the phone, which its snapshot has. */
interface KeptSeen {
  observation: Observation;
  picture: string;
  snapshot: unknown;
}

/** A deed without the screens around it, which stand beside it in order. */
type KeptDeed =
  | { kind: 'step'; action: Action; events: readonly PhoneEvent[]; refused?: string }
  | { kind: 'edit'; operations: readonly Operation[] }
  | { kind: 'build'; builder: string; settings: unknown };

/** A take as a file has it: JSON. The screens are one more than the deeds: before each, and after the last. */
export interface KeptTake {
  id: string;
  kind: TakeKind;
  name: string;
  declared: 'done' | 'impossible';
  answer?: Record<string, unknown>;
  /** How its start differs from the base phone. */
  start: Operation[];
  deeds: KeptDeed[];
  screens: KeptSeen[];
}

const keptDeed = (deed: Deed): KeptDeed => {
  switch (deed.kind) {
    case 'step': {
      const { action, events, refused } = deed.step;
      return { kind: 'step', action, events, ...(refused === undefined ? {} : { refused }) };
    }
    case 'edit':
      return { kind: 'edit', operations: deed.operations };
    case 'build':
      return { kind: 'build', builder: deed.builder, settings: deed.settings };
  }
};

const keptSeen = ({ observation, picture, snapshot }: Seen): KeptSeen => ({ observation, picture, snapshot });

/** A take as it is written into a file. `base` is the phone of its recording before the set-up. */
export function keptTake(take: LiveTake, base: Phone): KeptTake {
  const { id, kind, name, declared, answer, deeds, screens } = take;
  return {
    id,
    kind,
    name,
    declared,
    ...(answer ? { answer } : {}),
    start: diff(base, take.start),
    deeds: deeds.map(keptDeed),
    screens: screens.map(keptSeen),
  };
}

function deedOf(kept: KeptDeed, before: Seen, after: Seen): Deed {
  if (kept.kind !== 'step') return { ...kept, after: after.phone };
  const { kind, ...step } = kept;
  return {
    kind,
    step: { ...step, seen: before.observation, shows: after.observation, after: after.phone },
  };
}

/** The take of a file, closed: its phone went with the server that had it. Throws INVALID_SNAPSHOT and INVALID_PATCH. */
export function takeOf(kept: KeptTake, base: Phone, world: Phone): LiveTake {
  const take = new LiveTake(kept.id, kept.kind, kept.name, apply(base, kept.start));
  const screens = kept.screens.map<Seen>(screen => ({
    ...screen,
    phone: restore(screen.snapshot, () => world).now,
  }));
  [take.seen = null] = screens;
  kept.deeds.forEach((deed, i) => take.add(deedOf(deed, screens[i]!, screens[i + 1]!), screens[i + 1]!));
  take.declared = kept.declared;
  if (kept.answer) take.answer = kept.answer;
  return take;
}
