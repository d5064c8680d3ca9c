import { Fragment } from 'react';
import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, SearchField } from './kit.ts';
import { timeWords } from '../formats.ts';
import { has, type Item } from '../select.ts';
import { useAct } from './hooks.ts';
import { usePosition } from './position.ts';
import css from './player.module.css';

/** A line with the places that were looked for standing out. */
function Marked({ text, query }: { text: string; query: string }) {
  const words = query.trim().toLowerCase();
  if (words === '') return <>{text}</>;
  const parts: { at: number; text: string; hit: boolean }[] = [];
  const low = text.toLowerCase();
  for (let at = 0; at < text.length;) {
    const next = low.indexOf(words, at);
    if (next < 0 || low.length !== text.length) {
      parts.push({ at, text: text.slice(at), hit: false });
      break;
    }
    if (next > at) parts.push({ at, text: text.slice(at, next), hit: false });
    parts.push({ at: next, text: text.slice(next, next + words.length), hit: true });
    at = next + words.length;
  }
  return (
    <>
      {parts.map(p =>
        p.hit ? (
          <mark key={p.at} className={css['hit']}>
            {p.text}
          </mark>
        ) : (
          <Fragment key={p.at}>{p.text}</Fragment>
        ),
      )}
    </>
  );
}

/** The transcript, line by line. A tap on a line seeks to its time. */
export function Transcript({ item }: { item: Item }) {
  const query = useFieldText('words');
  const { at } = usePosition(item);
  const act = useAct();
  const { transcript } = item.row;
  if (transcript.length === 0)
    return <EmptyState icon="voice_over_off" title="No speech" text="Nobody speaks in this recording." />;
  const lines = transcript
    .map((line, i) => ({ ...line, i }))
    .filter(l => query.trim() === '' || has(`${l.speaker} ${l.text}`, query.trim()));
  const now = transcript.findLastIndex(l => l.at <= at);
  return (
    <div className={css['transcript']}>
      <SearchField name="words" label="Search transcript" />
      {lines.length === 0 && (
        <EmptyState icon="search" title="Nothing found" text={`Nobody says “${query.trim()}”.`} />
      )}
      <div role="group" aria-label="Transcript" data-rid="lines">
        {lines.map(l => (
          <button
            key={l.i}
            type="button"
            className={css['said']}
            data-rid="line"
            data-key={`line-${l.i + 1}`}
            data-now={(at > 0 && l.i === now) || undefined}
            onClick={() => act.seek({ file: item.id, to: l.at })}
          >
            <span className={css['who']}>
              <b dir="auto">{l.speaker || 'Someone'}</b>
              <span dir="ltr">{timeWords(l.at)}</span>
            </span>
            <span className={css['what']} dir="auto">
              <Marked text={l.text} query={query} />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
