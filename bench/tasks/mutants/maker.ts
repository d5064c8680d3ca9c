import type { Phone } from '../../../apps/catalogue.ts';
import { apply } from '../../../src/state/apply.ts';
import type { Operation } from '../../../src/state/diff.ts';
import { escapeKey, getAt, parsePointer } from '../../../src/state/pointer.ts';
import type { Shape } from '../../../src/state/shape.ts';

/** An ending that was made from an honest one by changing something. */
export interface Mutant {
  /** What was changed, in words. */
  name: string;
  /** The name without what differs between seeds: in its paths `*` stands for the keys of rows. */
  label: string;
  phone: Phone;
}

/** How a mutant was made: the kind of its change, the place, and what the place now holds where that tells two mutants apart. */
interface Change {
  kind: string;
  path: string;
  to?: unknown;
  /** What it is about, where the path does not say it to people. */
  words?: string;
}

/** Makes mutants of one ending. */
export class Maker {
  readonly root: Shape;
  readonly phone: Phone;

  constructor(root: Shape, phone: Phone) {
    this.root = root;
    this.phone = phone;
  }

  /** A mutant whose phone is made when it is asked for: most are never chosen. */
  make({ kind, path, to, words }: Change, ...operations: Operation[]): Mutant {
    const { root, phone } = this;
    const value = to === undefined ? '' : ` to ${JSON.stringify(to)}`;
    const was = kind === 'altered' ? ` from ${JSON.stringify(getAt(phone, path))}` : '';
    let made: Phone | undefined;
    return {
      name: words === undefined ? `${kind} ${path}${was}${value}` : `${kind}: ${words}`,
      get label() {
        return `${kind} ${placeOf(root, path)}${value}`;
      },
      get phone() {
        return (made ??= apply(phone, operations));
      },
    };
  }
}

/** A path in which `*` stands for the keys of rows, in tables and in lists. */
export function placeOf(root: Shape, path: string): string {
  let shape = root;
  const parts = parsePointer(path).map(key => {
    const isRow = shape.isTable || shape.nodes.some(node => node.items !== undefined);
    const part = isRow ? '*' : escapeKey(key);
    shape = shape.child(key);
    return part;
  });
  return parts.map(part => `/${part}`).join('');
}
