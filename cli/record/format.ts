import { readFileSync } from 'node:fs';

type Style = {
  printWidth: number;
  singleQuote: boolean;
  arrowParens: 'always' | 'avoid';
};

let style: Style | undefined;
const styleOf = (): Style => {
  const text = readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8');
  const { printWidth, singleQuote, arrowParens } = JSON.parse(text) as Style;
  return { printWidth, singleQuote, arrowParens };
};

/** A source in the repo's format; as it is where the formatter is not installed or cannot read it. */
export async function formatted(path: string, text: string): Promise<string> {
  try {
    style ??= styleOf();
    const { format } = await import('oxfmt');
    const { code, errors } = await format(path, text, style);
    return errors.length === 0 ? code : text;
  } catch {
    return text;
  }
}
