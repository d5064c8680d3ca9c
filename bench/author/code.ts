/** A text as a literal of TypeScript. */
export const quoted = (text: string): string =>
  `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;

/** A value of a recording for which a template has code, such as a parameter. */
export interface Binding {
  value: string | number;
  code: string;
  /** The name that the code needs: of a parameter, or of a row that was made. */
  of: string;
  /** Whether it may be a part of a longer text. */
  isWithin: boolean;
  /** A function that its code calls. */
  needs?: { name: string; file: string };
}

export const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

const escapeTemplate = (text: string) => text.replace(/[`\\]|\$\{/g, '\\$&').replace(/\n/g, '\\n');

/** The shortest text that is looked for inside others: of shorter ones too many happen to be there. */
const SHORTEST = 3;

const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Where a text stands in another as words of their own; -1 where it does not. */
export function wordsAt(text: string, part: string): number {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = isLetter(text[at - 1]) && isLetter(part[0]);
    const after = isLetter(text[at + part.length]) && isLetter(part.at(-1));
    if (!before && !after) return at;
  }
  return -1;
}

/** Writes values of a recording as code, with parameters in place of what was recorded. */
export class Coder {
  readonly #bindings: readonly Binding[];
  readonly #shared: ReadonlyMap<string, string>;
  /** The time in which something was arranged, epoch ms: its moments are the present of whoever runs the code. */
  now: { from: number; to: number } | undefined;
  /** Functions that the code written so far calls. */
  readonly needs = new Map<string, string>();

  /** `shared` are names of records that are written once, by their JSON. */
  constructor(bindings: readonly Binding[], shared: ReadonlyMap<string, string> = new Map()) {
    this.#bindings = bindings;
    this.#shared = shared;
  }

  /** The code that stands for exactly this value. */
  bound(value: string | number): string | undefined {
    const found = this.#bindings.find(binding => binding.value === value);
    return found && this.#use(found);
  }

  /** A text as code: a parameter, a template literal with parameters in it, or the text itself. */
  text(text: string): string {
    const parts = this.parts(text);
    if (parts.length === 1) return parts[0]!.code ?? quoted(text);
    const inside = parts.map(({ code, text: words }) =>
      code === undefined ? escapeTemplate(words) : `\${${code}}`,
    );
    return `\`${inside.join('')}\``;
  }

  /** A text in pieces: those that stand for something, and those between. */
  parts(text: string): { text: string; code?: string }[] {
    const whole = this.bound(text);
    if (whole !== undefined) return [{ text, code: whole }];
    for (const binding of this.#bindings) {
      const { value, isWithin } = binding;
      if (typeof value !== 'string' || !isWithin || value.length < SHORTEST) continue;
      const at = wordsAt(text, value);
      if (at < 0) continue;
      const rest = text.slice(at + value.length);
      return [
        ...(at > 0 ? this.parts(text.slice(0, at)) : []),
        { text: value, code: this.#use(binding) },
        ...(rest === '' ? [] : this.parts(rest)),
      ];
    }
    return [{ text }];
  }

  /** JSON as a person writes it in TypeScript. */
  value(value: unknown): string {
    if (typeof value === 'string') return this.text(value);
    if (typeof value === 'number') return this.bound(value) ?? this.#moment(value) ?? number(value);
    if (Array.isArray(value)) return `[${value.map(item => this.value(item)).join(', ')}]`;
    if (typeof value === 'object' && value !== null) {
      const name = this.#shared.size > 0 ? this.#shared.get(JSON.stringify(value)) : undefined;
      if (name !== undefined) return name;
      const entries = Object.entries(value).map(([key, item]) => {
        const name = this.key(key);
        const code = this.value(item);
        return code === name ? name : `${name}: ${code}`;
      });
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
    return JSON.stringify(value) ?? 'undefined';
  }

  /** The present, for a moment of the time in which the set-up was arranged. */
  #moment(value: number): string | undefined {
    const { now } = this;
    return now && value >= now.from && value <= now.to ? 'ctx.now' : undefined;
  }

  key(key: string): string {
    const code = this.bound(key);
    if (code !== undefined) return `[${code}]`;
    return isName(key) ? key : quoted(key);
  }

  /** A place of the phone as code: `s.apps.notes.notes[p.note.id]!.title`. */
  place(root: string, keys: readonly string[], isRow: (at: number) => boolean): string {
    return keys.reduce((code, key, i) => {
      const bound = this.bound(key);
      if (bound !== undefined) return `${code}[${bound}]${i < keys.length - 1 ? '!' : ''}`;
      if (/^\d+$/.test(key)) return `${code}[${key}]${i < keys.length - 1 ? '!' : ''}`;
      if (isRow(i) || !isName(key))
        return `${code}[${quoted(key)}]${i < keys.length - 1 && isRow(i) ? '!' : ''}`;
      return `${code}.${key}`;
    }, root);
  }

  #use({ code, needs }: Binding): string {
    if (needs) this.needs.set(needs.name, needs.file);
    return code;
  }
}

/** A number with its thousands parted: `60_000`. */
const number = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 10_000
    ? String(value).replace(/\B(?=(\d{3})+(?!\d))/g, '_')
    : String(value);

/** Whether code names something. */
export const names = (code: string, name: string): boolean => new RegExp(`(?<![\\w.$])${name}\\b`).test(code);
