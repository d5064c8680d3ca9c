import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../../run/whole-file.ts';
import { HASHING, type Hashing } from './hashing.ts';
import { Model } from './model.ts';

/** The nonzero numbers of tables, as text: little-endian words in base64. */
export interface SparseTable {
  size: number;
  places: string;
  values: readonly string[];
}

/** The file of a policy. */
export interface Checkpoint {
  format: 'tapworld.policy';
  version: 1;
  hashing: Hashing;
  /** How it was trained, for people: updates, seed, tasks. */
  trained: Readonly<Record<string, unknown>>;
  weights: SparseTable;
}

export class CheckpointError extends Error {
  readonly code: 'CHECKPOINT_NOT_FOUND' | 'INVALID_CHECKPOINT';
  constructor(code: CheckpointError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const bytesOf = (array: Uint32Array | Float32Array) => {
  const view = new DataView(new ArrayBuffer(4 * array.length));
  const isFloat = array instanceof Float32Array;
  for (const [i, value] of array.entries()) {
    if (isFloat) view.setFloat32(4 * i, value, true);
    else view.setUint32(4 * i, value, true);
  }
  return Buffer.from(view.buffer).toString('base64');
};

function read<A extends Uint32Array | Float32Array>(text: string, make: (length: number) => A): A {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length % 4 !== 0)
    throw new CheckpointError('INVALID_CHECKPOINT', 'A table of the checkpoint is cut off');
  const array = make(bytes.length / 4);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let i = 0; i < array.length; i++)
    array[i] = array instanceof Float32Array ? view.getFloat32(4 * i, true) : view.getUint32(4 * i, true);
  return array;
}

/** Packs tables of one size, which are 0 at most places. */
export function pack(...tables: readonly Float32Array[]): SparseTable {
  const places: number[] = [];
  for (let i = 0; i < tables[0]!.length; i++) if (tables.some(table => table[i] !== 0)) places.push(i);
  return {
    size: tables[0]!.length,
    places: bytesOf(Uint32Array.from(places)),
    values: tables.map(table => bytesOf(Float32Array.from(places, i => table[i]!))),
  };
}

/** The packed tables. Throws INVALID_CHECKPOINT. */
export function unpack({ size, places, values }: SparseTable): Float32Array[] {
  const at = read(places, length => new Uint32Array(length));
  return values.map(text => {
    const table = new Float32Array(size);
    const found = read(text, length => new Float32Array(length));
    if (found.length !== at.length || at.some(place => place >= size))
      throw new CheckpointError('INVALID_CHECKPOINT', 'The tables of the checkpoint do not fit each other');
    for (const [i, place] of at.entries()) table[place] = found[i]!;
    return table;
  });
}

/** The text of a checkpoint; equal weights give equal text. */
export const checkpointText = (model: Model, trained: Checkpoint['trained']): string =>
  `${JSON.stringify({ format: 'tapworld.policy', version: 1, hashing: model.hashing, trained, weights: pack(model.weights) } satisfies Checkpoint)}\n`;

/** Writes a checkpoint whole or not at all. */
export function writeCheckpoint(path: string, model: Model, trained: Checkpoint['trained']): void {
  writeWhole(path, checkpointText(model, trained));
}

/** The policy of a checkpoint file. Throws CHECKPOINT_NOT_FOUND, and INVALID_CHECKPOINT for another file or other features. */
export function readCheckpoint(path: string): { model: Model; trained: Checkpoint['trained'] } {
  if (!existsSync(path)) throw new CheckpointError('CHECKPOINT_NOT_FOUND', `There is no checkpoint ${path}`);
  return checkpointOf(readFileSync(path, 'utf8'), path);
}

/** The policy of a checkpoint's text, which errors call `path`. Throws INVALID_CHECKPOINT. */
export function checkpointOf(text: string, path: string): { model: Model; trained: Checkpoint['trained'] } {
  const invalid = (message: string) => new CheckpointError('INVALID_CHECKPOINT', `${path}: ${message}`);
  let found: Partial<Checkpoint> | null;
  try {
    found = JSON.parse(text) as Partial<Checkpoint> | null;
  } catch (cause) {
    throw invalid(cause instanceof Error ? cause.message : String(cause));
  }
  if (typeof found !== 'object' || found === null || found.format !== 'tapworld.policy')
    throw invalid('this is no policy');
  if (found.version !== 1)
    throw invalid(`this is version ${String(found.version)}, and 1 is what can be read`);
  const { hashing, weights, trained = {} } = found;
  if (hashing?.scheme !== HASHING.scheme)
    throw invalid(
      `its features are those of ${String(hashing?.scheme)}, and this build has ${HASHING.scheme}: train it again`,
    );
  if (
    !Number.isInteger(hashing.bits) ||
    hashing.bits < 4 ||
    hashing.bits > 24 ||
    typeof weights?.places !== 'string' ||
    weights.size !== 2 ** (hashing.bits + 1) ||
    weights.values?.length !== 1
  )
    throw invalid('its weights do not fit its hashing');
  return { model: new Model(hashing, unpack(weights)[0]!), trained };
}
