import type { Field } from '../../src/state/phone/index.ts';

/** The formatting bar's edits of Markdown text. */
export type Sign =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'code'
  | 'link'
  | 'heading'
  | 'bullets'
  | 'numbers'
  | 'tasks'
  | 'quote';

const AROUND = { bold: '**', italic: '_', strike: '~~', code: '`' } as const;
const PREFIX = /^(\s*)(#{1,6} |> |[-*+] (?:\[[ xX]\] )?|\d+[.)] )?/;

function around({ text, start, end }: Field, sign: string): Field {
  const n = sign.length;
  const within = text.slice(start, end);
  if (text.slice(Math.max(0, start - n), start) === sign && text.slice(end, end + n) === sign)
    return { text: text.slice(0, start - n) + within + text.slice(end + n), start: start - n, end: end - n };
  if (within.length >= 2 * n && within.startsWith(sign) && within.endsWith(sign))
    return { text: text.slice(0, start) + within.slice(n, -n) + text.slice(end), start, end: end - 2 * n };
  return {
    text: text.slice(0, start) + sign + within + sign + text.slice(end),
    start: start + n,
    end: end + n,
  };
}

function fence({ text, start, end }: Field): Field {
  const head = text.slice(0, start);
  const tail = text.slice(end);
  const open = `${head === '' || head.endsWith('\n') ? '' : '\n'}\`\`\`\n`;
  const close = `\n\`\`\`${tail === '' || tail.startsWith('\n') ? '' : '\n'}`;
  return {
    text: head + open + text.slice(start, end) + close + tail,
    start: start + open.length,
    end: end + open.length,
  };
}

/** Puts a sign before the lines that the selection touches; where all have it already, it is taken off. */
function lines(
  { text, start, end }: Field,
  signFor: (index: number, now: string) => string,
  has: (now: string) => boolean,
): Field {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop < 0 ? text.length : stop;
  const rows = text.slice(from, to).split('\n');
  const nowOf = (row: string) => PREFIX.exec(row)![2] ?? '';
  const off = rows.every(r => has(nowOf(r)));
  const next = rows.map((row, i) => {
    const [all, indent] = PREFIX.exec(row)! as unknown as [string, string];
    return `${indent}${off ? '' : signFor(i, nowOf(row))}${row.slice(all.length)}`;
  });
  const body = next.join('\n');
  const first = next[0]!.length - rows[0]!.length;
  return {
    text: text.slice(0, from) + body + text.slice(to),
    start: Math.max(from, start + first),
    end: Math.max(from, end + body.length - (to - from)),
  };
}

/** The text with a sign put on or taken off where the caret or the selection is, and the new caret. Offsets are UTF-16 units. `linkText` is what a link of nothing shows. */
export function formatted(field: Field, sign: Sign, linkText = 'link'): Field {
  const { text, start, end } = field;
  switch (sign) {
    case 'code':
      return text.slice(start, end).includes('\n') ? fence(field) : around(field, AROUND.code);
    case 'bold':
    case 'italic':
    case 'strike':
      return around(field, AROUND[sign]);
    case 'link': {
      const words = text.slice(start, end) || linkText;
      const caret = start + words.length + 3;
      return {
        text: `${text.slice(0, start)}[${words}](https://)${text.slice(end)}`,
        start: caret,
        end: caret + 'https://'.length,
      };
    }
    // Three levels, then none.
    case 'heading':
      return lines(
        field,
        (_, now) => (now.startsWith('#') ? `#${now}` : '# '),
        now => now.startsWith('###'),
      );
    case 'bullets':
      return lines(
        field,
        () => '- ',
        now => /^[-*+] $/.test(now),
      );
    case 'numbers':
      return lines(
        field,
        i => `${i + 1}. `,
        now => /^\d/.test(now),
      );
    case 'tasks':
      return lines(
        field,
        () => '- [ ] ',
        now => now.includes('['),
      );
    case 'quote':
      return lines(
        field,
        () => '> ',
        now => now === '> ',
      );
  }
}
