import type { Rate } from './rates.ts';
import css from './machines.module.css';

const WIDTH = 300;
const HEIGHT = 56;

const CURVES: readonly { key: 'steps' | 'drawn' | 'cached' | 'busy'; name: string; most?: number }[] = [
  { key: 'steps', name: 'Steps a second' },
  { key: 'drawn', name: 'Drawn a second' },
  { key: 'cached', name: 'From the cache a second' },
  { key: 'busy', name: 'Pages at work', most: 1 },
];

const inWords = (key: string, value: number): string =>
  key === 'busy' ? `${Math.round(value * 100)} %` : value < 10 ? value.toFixed(1) : String(Math.round(value));

/** How fast a machine has worked since the page was opened, ten minutes at most. */
export function RateCurves({ rates }: { rates: readonly Rate[] }) {
  return (
    <dl className={css['curves']}>
      {CURVES.map(({ key, name, most }) => {
        const values = rates.map(rate => rate[key]);
        const now = values.at(-1);
        return (
          <div key={key} className={css['curve']}>
            <dt>{name}</dt>
            <dd>{now === undefined ? '–' : inWords(key, now)}</dd>
            <Curve values={values} most={most ?? Math.max(1, ...values)} />
          </div>
        );
      })}
    </dl>
  );
}

function Curve({ values, most }: { values: readonly number[]; most: number }) {
  const x = (i: number) => (values.length < 2 ? WIDTH : (WIDTH * i) / (values.length - 1));
  const y = (value: number) => HEIGHT - 1 - ((HEIGHT - 4) * value) / most;
  const line = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden className={css['plot']}>
      <line x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className={css['axis']} />
      {values.length > 1 && (
        <>
          <path d={`${line.join(' ')} L${WIDTH} ${HEIGHT} L0 ${HEIGHT} Z`} className={css['area']} />
          <path d={line.join(' ')} className={css['line']} />
        </>
      )}
    </svg>
  );
}
