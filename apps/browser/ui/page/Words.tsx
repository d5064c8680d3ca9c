import type { ReactNode } from 'react';
import { useGesture } from '../../../../src/sdk/react/gestures.ts';
import { hitsOf, plainOf, runsOf } from '../../web/blocks.ts';
import { usePage } from './context.ts';
import css from './blocks.module.css';

/** A piece of text with what is looked for in it marked; `from` is the number of its first place on the page. */
function Marked({ text, from }: { text: string; from: number }): ReactNode {
  const { find } = usePage();
  const hits = find ? hitsOf(text, find.query) : [];
  if (!find || hits.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  hits.forEach((hit, i) => {
    const end = hit + find.query.length;
    if (hit > at) parts.push(text.slice(at, hit));
    parts.push(
      <mark
        key={hit}
        className={css['hit']}
        data-hit={from + i}
        data-current={from + i === find.current || undefined}
      >
        {text.slice(hit, end)}
      </mark>,
    );
    at = end;
  });
  return [...parts, text.slice(at)];
}

function Link({ text, url, from }: { text: string; url: string; from: number }) {
  const { follow, pick } = usePage();
  const ref = useGesture({ onLongPress: () => pick({ text, url }) });
  return (
    <button type="button" role="link" ref={ref} className={css['link']} onClick={() => follow(url)}>
      <Marked text={text} from={from} />
    </button>
  );
}

/** A line of markup; `i` and `j` say which block and which piece of it this is, for find in page. */
export function Words({ text, i, j }: { text: string; i: number; j: number }): ReactNode {
  const { host, find } = usePage();
  const runs = runsOf(text, host);
  let from = find?.before[i]?.[j] ?? 0;
  if (runs.length === 1 && !runs[0]!.url) return <Marked text={runs[0]!.text} from={from} />;
  return runs.map((run, k) => {
    const first = from;
    if (find) from += hitsOf(run.text, find.query).length;
    // Pieces stand in boxes of their own, so that a link among them is an element too.
    if (run.url) return <Link key={k} text={run.text} url={run.url} from={first} />;
    return run.strong ? (
      <strong key={k}>
        <Marked text={run.text} from={first} />
      </strong>
    ) : (
      <span key={k}>
        <Marked text={run.text} from={first} />
      </span>
    );
  });
}

/** A paragraph that a long press picks, to be copied or shared. */
export function Paragraph({
  text,
  i,
  j,
  className,
}: {
  text: string;
  i: number;
  j: number;
  className?: string;
}) {
  const { pick } = usePage();
  const ref = useGesture({ onLongPress: () => pick({ text: plainOf(text) }) });
  return (
    <p ref={ref} className={className} dir="auto">
      <Words text={text} i={i} j={j} />
    </p>
  );
}
