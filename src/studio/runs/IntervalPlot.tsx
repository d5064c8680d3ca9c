import { difference } from './words.tsx';
import type { Measure } from './gates.ts';
import css from './interval.module.css';

/**
 * A paired difference with its 95 % interval on a line from worse to better or the other way round: the number decides the place, the
 * tinted ground tells which side is bad. With a margin, the ground begins there.
 */
export function IntervalPlot({
  measure: { measure, better, isShare, difference: by, interval },
  margin,
  reach,
  label,
  isPassed,
  withEnds,
}: {
  measure: Measure;
  /** Where a gate of this measure lies. */
  margin?: number | undefined;
  /** The plot reaches from its negative to this. */
  reach: number;
  label?: string | undefined;
  isPassed?: boolean | undefined;
  /** Whether the ends of the scale stand below. */
  withEnds?: boolean;
}) {
  // What lies at an end is drawn whole.
  const at = (value: number) => 50 + 47 * Math.min(1, Math.max(-1, value / reach));
  const edge = at(margin ?? 0);
  const isWorse = by !== null && by !== 0 && by > 0 !== (better === 'more');
  const kind =
    isPassed === undefined
      ? by === null || by === 0
        ? 'even'
        : isWorse
          ? 'bad'
          : 'good'
      : isPassed
        ? 'good'
        : 'bad';
  const [low = null, high = null] = interval ?? [];
  return (
    <div
      className={css['plot']}
      role="img"
      aria-label={
        label ??
        `${measure}: ${difference(by, isShare)}${low === null ? '' : `, 95 % from ${difference(low, isShare)} to ${difference(high, isShare)}`}`
      }
      data-kind={kind}
    >
      <div className={css['line']}>
        <span
          className={css['worse']}
          style={better === 'more' ? { inset: `0 ${100 - edge}% 0 0` } : { inset: `0 0 0 ${edge}%` }}
        />
        <span className={css['zero']} />
        {margin !== undefined && <span className={css['margin']} style={{ left: `${edge}%` }} />}
        {low !== null && high !== null && (
          <span className={css['whisker']} style={{ left: `${at(low)}%`, right: `${100 - at(high)}%` }} />
        )}
        {by !== null && <span className={css['dot']} style={{ left: `${at(by)}%` }} />}
      </div>
      {withEnds && <Ends reach={reach} isShare={isShare} />}
    </div>
  );
}

/** The ends of a scale and its middle. */
export function Ends({ reach, isShare }: { reach: number; isShare: boolean }) {
  const round = (value: number) => difference(value, isShare).replace(/\.0$/, '');
  return (
    <div className={css['ends']} aria-hidden>
      <span>{round(-reach)}</span>
      <span>0</span>
      <span>{round(reach)}</span>
    </div>
  );
}
