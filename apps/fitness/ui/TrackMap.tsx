import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { CityMap, fitting } from '../../../src/sdk/react/city/index.ts';
import { EmptyState, Icon, Screen } from './kit.ts';
import { lineOf } from '../track.ts';
import { distanceWords } from '../units.ts';
import { metresOf, useApp, useCamera, useNav, useParams, useScreenSize, useUnits } from './hooks.ts';
import css from './fitness.module.css';

/** A track on the whole screen, with its markers. */
export function TrackMap() {
  const { activity: id } = useParams('/map/:activity');
  const a = useApp(s => s.activities[id]);
  const size = useScreenSize();
  const units = useUnits();
  const line = a && a.track !== '' ? lineOf(a.track) : null;
  const [camera, setCamera] = useCamera(
    line ? fitting(line.points, size, { above: 90, below: 60 }) : { x: 0, y: 0, zoom: 14 },
  );
  const [marker, setMarker] = useScreenState<number | null>('marker', null);
  const nav = useNav();
  if (!a || !line)
    return (
      <Screen title="Track">
        <EmptyState icon="route" title="No track" text="This activity was recorded without one." />
      </Screen>
    );
  const ends = [line.points[0]!, line.points.at(-1)!];
  const near = Math.hypot(ends[0]!.x - ends[1]!.x, ends[0]!.y - ends[1]!.y) < 40;
  const chosen = marker === null ? undefined : a.markers[marker];
  return (
    <Screen scroll={false} bleed label={`Track of ${a.name}`}>
      <CityMap
        camera={camera}
        onCamera={setCamera}
        lines={[{ id: 'track', points: line.points, kind: 'track', colour: 'var(--c-primary)' }]}
        onPin={p => setMarker(p.startsWith('marker-') ? Number(p.slice(7)) : null)}
        pins={[
          ...(near
            ? [{ id: 'start', label: 'Start and finish', letter: 'S', ...ends[0]! }]
            : [
                { id: 'start', label: 'Start', letter: 'S', ...ends[0]! },
                { id: 'finish', label: 'Finish', letter: 'F', ...ends[1]! },
              ]),
          ...a.markers.map((m, i) => ({
            id: `marker-${i}`,
            label: `${i + 1}: ${m.note}`,
            letter: String(i + 1),
            ...metresOf(m),
          })),
        ]}
      />
      <div className={css['back']}>
        <button type="button" className={css['round']} aria-label="Back" onClick={() => nav.back()}>
          <Icon name="arrow_back" />
        </button>
        <span className={css['mapNote']} dir="auto">
          {chosen
            ? `${chosen.note} · ${distanceWords(chosen.metres, units)}`
            : `${a.name} · ${distanceWords(a.metres, units)}`}
        </span>
      </div>
    </Screen>
  );
}
