/** Ids of one kind of noun: `phone-1`, `phone-2`, and on a cell with a name `left.phone-1`. None is given twice. */
export class Ids {
  private readonly prefix: string;
  private lastNumber = 0;

  constructor(kind: string, cell?: string) {
    this.prefix = cell === undefined ? `${kind}-` : `${cell}.${kind}-`;
  }

  /** The number of the last id that was given. */
  get last(): number {
    return this.lastNumber;
  }

  next(): string {
    return `${this.prefix}${++this.lastNumber}`;
  }

  /** Gives neither this id nor any before it again. Ids of other cells are never given here. */
  skip(id: string): void {
    if (!id.startsWith(this.prefix)) return;
    const number = Number(id.slice(this.prefix.length));
    if (Number.isSafeInteger(number)) this.skipTo(number);
  }

  /** Gives no id up to this number again. */
  skipTo(number: number): void {
    this.lastNumber = Math.max(this.lastNumber, number);
  }

  /** Whether an id was given here. */
  hasGiven(id: string): boolean {
    if (!id.startsWith(this.prefix)) return false;
    const number = id.slice(this.prefix.length);
    return /^[1-9]\d*$/.test(number) && Number(number) <= this.lastNumber;
  }
}
