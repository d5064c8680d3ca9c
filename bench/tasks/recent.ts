/** The values that were used last, by key. */
export class Recent<T> {
  readonly #most: number;
  /** The least recently used first. */
  readonly #values = new Map<string, T>();

  /** It keeps `most` values. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, made if it is not there. */
  get(key: string, make: () => T): T {
    const value = this.#values.has(key) ? this.#values.get(key)! : make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most) this.#values.delete(oldest!);
    return value;
  }
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number that only this object has, to name it in a key. */
export function numberOf(object: object): number {
  const known = numbers.get(object) ?? ++last;
  numbers.set(object, known);
  return known;
}
