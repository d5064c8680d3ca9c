import type { ReactNode } from 'react';
import { Icon } from './kit.ts';
import { useWords } from './hooks.ts';
import css from './editor.module.css';

const INLINE =
  /(`[^`]+`)|(\*\*[^*]+\*\*|__[^_]+__)|(~~[^~]+~~)|(\*[^*\s][^*]*\*|(?<![\p{L}\p{N}])_[^_\s][^_]*_(?![\p{L}\p{N}]))|(\[[^\]]+\]\([^)\s]*\))/u;

/** Words with their emphasis. Everything becomes React text, so nothing written in a note is ever markup. */
function inline(text: string): ReactNode[] {
  const out: ReactNode[] = [];
  let rest = text;
  for (let m = INLINE.exec(rest); m; m = INLINE.exec(rest)) {
    if (m.index > 0) out.push(rest.slice(0, m.index));
    const [all, code, bold, struck, slanted] = m;
    const key = out.length;
    if (code) out.push(<code key={key}>{all.slice(1, -1)}</code>);
    else if (bold) out.push(<strong key={key}>{inline(all.slice(2, -2))}</strong>);
    else if (struck) out.push(<s key={key}>{inline(all.slice(2, -2))}</s>);
    else if (slanted) out.push(<em key={key}>{inline(all.slice(1, -1))}</em>);
    else
      out.push(
        <span key={key} className={css['link']}>
          {inline(all.slice(1, all.indexOf(']')))}
        </span>,
      );
    rest = rest.slice(m.index + all.length);
  }
  if (rest) out.push(rest);
  return out;
}

const LIST = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(c => c.trim());

/** A note's Markdown: headings, lists, tasks, quotes, code, tables, rules and emphasis. Links show and don't open. */
export function Markdown({ text }: { text: string }) {
  const lines = text.split('\n');
  const out: ReactNode[] = [];
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!;
    const key = i;
    const take = (fits: (l: string) => boolean) => {
      const from = i;
      while (i < lines.length && fits(lines[i]!)) i++;
      return lines.slice(from, i);
    };
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === '') {
      i++;
      continue;
    }
    if (heading) {
      const Tag = `h${Math.min(4, heading[1]!.length)}` as 'h1' | 'h2' | 'h3' | 'h4';
      out.push(
        <Tag key={key} dir="auto">
          {inline(heading[2]!)}
        </Tag>,
      );
      i++;
    } else if (/^```/.test(line)) {
      i++;
      const code = take(l => !/^```/.test(l));
      i++;
      out.push(
        <pre key={key} dir="ltr">
          <code>{code.join('\n')}</code>
        </pre>,
      );
    } else if (/^\s*([-*_]\s*){3,}$/.test(line)) {
      out.push(<hr key={key} />);
      i++;
    } else if (/^>/.test(line)) {
      out.push(
        <blockquote key={key} dir="auto">
          {breaks(take(l => /^>/.test(l)).map(l => l.replace(/^>\s?/, '')))}
        </blockquote>,
      );
    } else if (/^\|/.test(line) && /^\|?[\s:|-]+\|?$/.test(lines[i + 1] ?? '')) {
      const [head, , ...rows] = take(l => /^\|/.test(l));
      out.push(
        <table key={key} dir="auto">
          <thead>
            <tr>
              {cells(head!).map((c, n) => (
                <th key={n}>{inline(c)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((r, n) => (
              <tr key={n}>
                {cells(r).map((c, m) => (
                  <td key={m}>{inline(c)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>,
      );
    } else if (LIST.test(line)) {
      out.push(<ListOf key={key} lines={take(l => LIST.test(l))} />);
    } else {
      out.push(
        <p key={key} dir="auto">
          {breaks(
            take(l => l.trim() !== '' && !/^(#{1,6}\s|>|```|\|)/.test(l) && !LIST.test(l)).concat(
              i === key ? lines[i++]! : [],
            ),
          )}
        </p>,
      );
    }
  }
  return <div className={css['md']}>{out}</div>;
}

const breaks = (lines: readonly string[]) =>
  lines.flatMap((l, n) =>
    n === 0 ? [<span key={n}>{inline(l)}</span>] : [<br key={`b${n}`} />, <span key={n}>{inline(l)}</span>],
  );

function ListOf({ lines }: { lines: readonly string[] }) {
  const t = useWords();
  const items = lines
    .map(l => LIST.exec(l)!)
    .map(([, indent, sign, text]) => ({ depth: indent!.length, sign: sign!, text: text! }));
  const base = items[0]!.depth;
  const ordered = /\d/.test(items[0]!.sign);
  const groups: { text: string; below: string[] }[] = [];
  items.forEach((item, n) => {
    if (item.depth > base + 1 && groups.length) groups.at(-1)!.below.push(lines[n]!);
    else groups.push({ text: item.text, below: [] });
  });
  const rows = groups.map(({ text, below }, n) => {
    const task = /^\[([ xX])\]\s+(.*)$/.exec(text);
    const more = below.length > 0 && <ListOf lines={below} />;
    return task ? (
      <li key={n} className={css['task']}>
        <span role="img" aria-label={task[1] === ' ' ? t('toDo') : t('done')}>
          <Icon name={task[1] === ' ' ? 'check_box_outline_blank' : 'check_box'} size={20} />
        </span>
        <span>
          {inline(task[2]!)}
          {more}
        </span>
      </li>
    ) : (
      <li key={n}>
        {inline(text)}
        {more}
      </li>
    );
  });
  return ordered ? (
    <ol dir="auto" start={Number.parseInt(items[0]!.sign, 10)}>
      {rows}
    </ol>
  ) : (
    <ul dir="auto">{rows}</ul>
  );
}
