import { useDevice, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { fileOf } from '../../../src/sdk/core/storage.ts';
import { Dialog, Picture, Scroller, SectionHeader } from './kit.ts';
import { KINDS, hasDistance } from '../kinds.ts';
import { heartSeries, heightSeries, speedSeries, splitRows, zonesOf } from '../select.ts';
import type { Activity } from '../state.ts';
import { distanceWords, heightWords, rateOf, rateWords, timeWords, unitName } from '../units.ts';
import { LineChart } from './charts.tsx';
import { useAct, useApp, useUnits } from './hooks.ts';
import css from './activity.module.css';
import common from './fitness.module.css';

/** Photos of an activity, a row that scrolls; one opens large and can be taken off. */
export function Photos({ id, activity }: { id: string; activity: Activity }) {
  const files = useDevice(d => d.storage.files);
  const [open, setOpen] = useScreenState<string | null>('photo', null);
  const act = useAct();
  const photos = activity.photos.flatMap(p => {
    const f = fileOf(files, p);
    return f?.media?.picture
      ? [{ id: p, picture: f.media.picture, words: f.media.description || f.name }]
      : [];
  });
  if (photos.length === 0) return null;
  const shown = photos.find(p => p.id === open);
  return (
    <>
      <SectionHeader title="Photos" />
      <Scroller name="photos" axis="x" label="Photos">
        <div className={css['photos']}>
          {photos.map(p => (
            <button
              key={p.id}
              type="button"
              className={css['photo']}
              data-rid="photo"
              data-key={p.id}
              aria-label={p.words}
              onClick={() => setOpen(p.id)}
            >
              <Picture name={p.picture} alt="" />
            </button>
          ))}
        </div>
      </Scroller>
      <Dialog
        open={shown !== undefined}
        title="Photo"
        onClose={() => setOpen(null)}
        actions={[
          {
            label: 'Remove',
            danger: true,
            onClick: () => {
              setOpen(null);
              act.removePhoto({ activity: id, photo: shown!.id });
            },
          },
          { label: 'Close', onClick: () => setOpen(null) },
        ]}
      >
        {shown && (
          <div className={css['photoLarge']}>
            <Picture name={shown.picture} alt={shown.words} fit="contain" />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** How long each kilometre or mile took, as a table with bars: the longer the bar, the faster. */
export function Splits({ activity: a }: { activity: Activity }) {
  const units = useUnits();
  const rows = splitRows(a, units);
  if (rows.length < 2 || !hasDistance(a.type)) return null;
  const speeds = rows.map(r => r.metres / Math.max(1, r.seconds));
  const best = Math.max(...speeds);
  return (
    <>
      <SectionHeader title="Splits" />
      <div className={css['splits']} role="table" aria-label="Splits">
        <div className={css['split']} role="row" data-head="">
          <span role="columnheader">{unitName(units)}</span>
          <span role="columnheader">{KINDS[a.type].rate === 'speed' ? 'Speed' : 'Pace'}</span>
          <span role="columnheader">Time</span>
          <span role="columnheader">Climb</span>
        </div>
        {rows.map((r, i) => (
          <div
            key={r.number}
            className={css['split']}
            role="row"
            data-rid="split"
            data-key={`split-${r.number}`}
          >
            <span role="cell">
              {i === rows.length - 1 && r.metres < 990
                ? (r.metres / (units === 'metric' ? 1000 : 1609.344)).toFixed(1)
                : r.number}
            </span>
            <span role="cell" className={css['splitBar']}>
              <i
                style={{ inlineSize: `${Math.round((speeds[i]! / best) * 100)}%` }}
                data-best={speeds[i] === best || undefined}
              />
              <b dir="auto">{rateWords(a.type, r.metres, r.seconds, units)}</b>
            </span>
            <span role="cell" dir="auto">
              {timeWords(r.seconds)}
            </span>
            <span role="cell" dir="auto">
              {heightWords(r.climb, units)}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

/** How high, how fast, how hard. */
export function Charts({ activity: a }: { activity: Activity }) {
  const units = useUnits();
  const far = (m: number) => distanceWords(m, units).replace(/(\.\d)\d/, '$1');
  const speed = KINDS[a.type].rate === 'speed';
  const height = heightSeries(a);
  const speeds = speedSeries(a);
  const heart = heartSeries(a);
  return (
    <>
      {height.length > 0 && (
        <>
          <SectionHeader title="Elevation" />
          <div className={common['pad']}>
            <LineChart
              label="Elevation"
              series={height}
              format={v => heightWords(v, units)}
              at={far}
              tone="var(--c-tertiary)"
            />
          </div>
        </>
      )}
      {speeds.length > 0 && (
        <>
          <SectionHeader title={speed ? 'Speed' : 'Pace'} />
          <div className={common['pad']}>
            <LineChart
              label={speed ? 'Speed' : 'Pace'}
              series={speeds}
              format={v => {
                const r = rateOf(a.type, v * 100, 100, units);
                return `${r.number} ${r.unit}`;
              }}
              at={far}
            />
          </div>
        </>
      )}
      {heart.length > 0 && (
        <>
          <SectionHeader title="Heart rate" />
          <div className={common['pad']}>
            <LineChart
              label="Heart rate"
              series={heart}
              format={v => `${Math.round(v)} bpm`}
              at={timeWords}
              tone="var(--c-error)"
            />
          </div>
        </>
      )}
    </>
  );
}

/** Time in the zones of the greatest heart rate. */
export function Zones({ activity: a }: { activity: Activity }) {
  const maxHeart = useApp(s => s.profile.maxHeart);
  if (a.heart === null) return null;
  const zones = zonesOf(a, maxHeart);
  const most = Math.max(1, ...zones.map(z => z.seconds));
  return (
    <div className={css['zones']} role="group" aria-label="Heart-rate zones">
      {zones.map((z, i) => (
        <div key={z.name} className={css['zone']}>
          <span>{z.name}</span>
          <small dir="auto">{i === 0 ? `below ${z.to + 1}` : `${z.from}–${z.to}`}</small>
          <span className={css['zoneBar']} aria-hidden="true">
            <i style={{ inlineSize: `${Math.round((z.seconds / most) * 100)}%` }} />
          </span>
          <span dir="auto">{timeWords(z.seconds)}</span>
        </div>
      ))}
    </div>
  );
}
