import { useNow } from '../../../src/sdk/react/hooks.ts';
import { Icon, IconButton, Scroller } from './kit.ts';
import { elapsedOf, lapsOf, lapWords } from '../select.ts';
import { Place } from './Place.tsx';
import { useAct, useApp } from './hooks.ts';
import css from './timers.module.css';

const R = 47;
const ROUND = 2 * Math.PI * R;

/** The stopwatch, its laps and its buttons. */
export function Stopwatch() {
  const watch = useApp(s => s.stopwatch);
  const now = useNow();
  const act = useAct();
  const total = elapsedOf(watch, now);
  const runs = watch.startedAt !== null;
  const fresh = total === 0 && !runs;
  const laps = lapsOf(watch);
  const words = lapWords(total);
  const [whole, cents] = words.split('.') as [string, string];
  const lap = total - (watch.laps.at(-1) ?? 0);
  // The ring goes round once a minute, or once in the time of the first lap.
  const part = watch.laps[0] ? Math.min(1, lap / watch.laps[0]) : (total % 60_000) / 60_000;
  return (
    <Place
      at="/stopwatch"
      title="Stopwatch"
      scroll={false}
      actions={fresh ? undefined : <IconButton icon="share" label="Share" onClick={() => act.shareLaps()} />}
    >
      <div className={css['watch']}>
        <div className={css['dial']}>
          <svg
            viewBox="0 0 100 100"
            width={laps.length > 0 ? 208 : 272}
            height={laps.length > 0 ? 208 : 272}
            aria-hidden="true"
          >
            <circle className={css['track']} cx="50" cy="50" r={R} />
            {part > 0 && (
              <circle
                className={css['arc']}
                cx="50"
                cy="50"
                r={R}
                transform="rotate(-90 50 50)"
                strokeDasharray={`${(part * ROUND).toFixed(2)} ${ROUND.toFixed(2)}`}
              />
            )}
          </svg>
          <div
            className={css['total']}
            role="timer"
            aria-label={laps.length > 0 ? `${words}, lap ${laps.length + 1} ${lapWords(lap)}` : words}
          >
            <b data-long={total >= 3_600_000 || laps.length > 0 || undefined} dir="ltr">
              {whole}
              <small>.{cents}</small>
            </b>
            {laps.length > 0 && <span dir="ltr">{lapWords(lap)}</span>}
          </div>
        </div>
        <div className={css['laps']}>
          {laps.length > 0 && (
            <Scroller name="laps" label="Laps">
              {laps.map(l => (
                <div
                  key={l.number}
                  className={css['lap']}
                  role="group"
                  aria-label={`Lap ${l.number}, ${lapWords(l.lap)}${l.mark ? `, ${l.mark}` : ''}, total ${lapWords(l.total)}`}
                  data-mark={l.mark ?? undefined}
                  data-rid="lap"
                  data-key={`lap-${l.number}`}
                >
                  <span className={css['number']} dir="ltr">
                    # {l.number}
                  </span>
                  <span className={css['word']}>
                    {l.mark === 'fastest' ? 'Fastest' : l.mark === 'slowest' ? 'Slowest' : ''}
                  </span>
                  <span className={css['span']} dir="ltr">
                    {lapWords(l.lap)}
                  </span>
                  <span className={css['whole']} dir="ltr">
                    {lapWords(l.total)}
                  </span>
                </div>
              ))}
            </Scroller>
          )}
        </div>
        <div className={css['controls']}>
          {fresh ? (
            <span className={css['side']} data-none="" />
          ) : (
            <button
              type="button"
              className={css['side']}
              aria-label="Reset"
              onClick={() => act.resetStopwatch()}
            >
              <Icon name="replay" />
            </button>
          )}
          <button
            type="button"
            className={css['main']}
            data-on={runs || undefined}
            aria-label={runs ? 'Pause' : fresh ? 'Start' : 'Resume'}
            onClick={() => (runs ? act.pauseStopwatch() : act.startStopwatch())}
          >
            <Icon name={runs ? 'pause' : 'play_arrow'} size={32} filled />
          </button>
          {runs ? (
            <button type="button" className={css['side']} aria-label="Lap" onClick={() => act.lap()}>
              <Icon name="timer" />
            </button>
          ) : (
            <span className={css['side']} data-none="" />
          )}
        </div>
      </div>
    </Place>
  );
}
