import { applyOutside } from './outside.ts';
import { diff, type Operation } from './diff.ts';
import { isObject, StateError } from './json.ts';

/** A phone as its layers: the world by its content hash, what the scenario changed in it, what happened since. */
export interface Snapshot {
  format: 1;
  world: string;
  scenario: Operation[];
  session: Operation[];
}

/** Most operations that a layer of a snapshot may have. */
const MAX_OPERATIONS = 1_000_000;

/**
 * The snapshot of a phone, given the tree of its world and that world's hash, the tree at its task's start and the one
 * now. It shares its values with those trees; once serialised it is kilobytes.
 */
export function capture({
  worldHash,
  world,
  start,
  now,
}: {
  worldHash: string;
  world: unknown;
  start: unknown;
  now: unknown;
}): Snapshot {
  return { format: 1, world: worldHash, scenario: diff(world, start), session: diff(start, now) };
}

/**
 * The start and the present of the phone that a snapshot holds, sharing what they can with the world that `worldOf`
 * gives for its hash. Throws INVALID_SNAPSHOT for what is not a snapshot of this format, a world that is not known, and
 * layers that are malformed or do not apply; `details.layer` names the layer.
 */
export function restore<T>(
  snapshot: unknown,
  worldOf: (hash: string) => T | undefined,
): { start: T; now: T } {
  if (!isObject(snapshot)) throw new StateError('INVALID_SNAPSHOT', 'A snapshot is an object.');
  if (snapshot.format !== 1) {
    throw new StateError(
      'INVALID_SNAPSHOT',
      `This reads snapshots of format 1, not ${JSON.stringify(snapshot.format)}.`,
    );
  }
  if (typeof snapshot.world !== 'string')
    throw new StateError('INVALID_SNAPSHOT', 'A snapshot names its world by hash.');
  const world = worldOf(snapshot.world);
  if (world === undefined) {
    throw new StateError('INVALID_SNAPSHOT', `No world has the hash ${snapshot.world}.`, {
      world: snapshot.world,
    });
  }
  const start = layer(world, 'scenario', snapshot.scenario);
  return { start, now: layer(start, 'session', snapshot.session) };
}

function layer<T>(tree: T, name: 'scenario' | 'session', operations: unknown): T {
  try {
    return applyOutside(tree, operations, MAX_OPERATIONS);
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    throw new StateError('INVALID_SNAPSHOT', `In ${name}: ${error.message}`, {
      layer: name,
      cause: error.details,
    });
  }
}
