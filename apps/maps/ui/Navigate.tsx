import { usePhone } from '../../../src/sdk/react/hooks.ts';
import { Button, EmptyState, Icon, Screen } from './kit.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { footOn, turnOf } from '../../../src/sdk/city/index.ts';
import {
  distanceWords,
  durationWords,
  itineraryOf,
  lineOf,
  progressOf,
  stepsFor,
  type DirectionStep,
} from '../select.ts';
import type { Spot } from '../state.ts';
import { TURN_ICON } from './Steps.tsx';
import { useAct, useApp, useCamera, useH24, useMoment, useUnits, metresOf } from './hooks.ts';
import { MapView } from './parts.tsx';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import css from './directions.module.css';
import common from './maps.module.css';

/** Guidance under way: the next turn, the map around the phone, and how far it still is. */
export function Navigate() {
  const nav = useApp(s => s.navigation);
  const plan = useApp(s => s.plan);
  const place = usePhone(p => p.device.place);
  const { zone } = useMoment();
  const now = usePhone(p => p.clock.now);
  const units = useUnits();
  const h24 = useH24();
  const act = useAct();
  const [free, setFree] = useScreenState('free', false);
  const at = metresOf(place);
  const [camera, setCamera] = useCamera({ ...at, zoom: 17 });
  if (!nav)
    return (
      <Screen title="Navigation">
        <EmptyState
          icon="navigation"
          title="No guidance under way"
          text="Ask for directions and start from there."
        />
      </Screen>
    );
  const progress = progressOf(nav, place);
  const line = lineOf(nav.line);
  const off = progress.off > 60 && !nav.arrived;
  // The steps are those of the plan that guidance began with, as long as it is the same.
  const it = itineraryOf(
    plan,
    nav.mode,
    place.latitude,
    place.longitude,
    Math.floor(nav.startedAt / 60_000),
    zone,
  );
  const same = it !== null && plan.stops.at(-1)?.name === nav.to.name;
  const steps = same ? stepsFor(it, plan.stops as Spot[]) : [];
  const ahead = steps
    .map(s => ({ step: s, along: footOn(line, s.at).along }))
    .filter(s => s.along > progress.along + 8)[0];
  const nextTurn = (): { turn: DirectionStep['turn']; text: string; far: number } => {
    if (nav.arrived) return { turn: 'arrive', text: `You have arrived at ${nav.to.name}`, far: 0 };
    if (off) return { turn: 'start', text: 'Return to the route', far: progress.off };
    if (ahead) return { turn: ahead.step.turn, text: ahead.step.text, far: ahead.along - progress.along };
    return { turn: turnOf(0), text: `Continue to ${nav.to.name}`, far: progress.left };
  };
  const next = nextTurn();
  const view = free ? camera : { x: at.x, y: at.y, zoom: camera.zoom };
  return (
    <Screen scroll={false} bleed label="Navigation">
      <MapView
        camera={view}
        onCamera={c => {
          setFree(c.zoom === view.zoom);
          setCamera(c);
        }}
        below={150}
        lines={[{ id: 'way', points: line, kind: 'route' }]}
        pins={[{ id: 'end', label: nav.to.name, ...line.at(-1)! }]}
        position={{ ...at, heading: nav.preview ? progress.angle : 0 }}
        extra={
          free ? (
            <Button variant="elevated" icon="navigation" onClick={() => setFree(false)}>
              Re-centre
            </Button>
          ) : undefined
        }
      />
      <div className={css['guide']} role="status">
        <Icon name={TURN_ICON[next.turn]} size={36} />
        <div>
          {next.far > 0 && <span className={common['guideFar']}>{distanceWords(next.far, units)}</span>}
          <span className={common['guideText']} dir="auto">
            {next.text}
          </span>
        </div>
      </div>
      <div className={common['bar']}>
        <div className={common['barRow']}>
          <div>
            <span className={common['barBig']}>
              {nav.arrived ? 'Arrived' : durationWords(progress.seconds)}
            </span>
            <span className={common['muted']}>
              {nav.arrived
                ? nav.to.address
                : `${distanceWords(progress.left, units)} · ${formatTime(now + progress.seconds * 1000, zone, h24)}${nav.preview ? ' · preview' : ''}`}
            </span>
          </div>
          <Button
            variant={nav.arrived ? 'filled' : 'tonal'}
            danger={!nav.arrived}
            onClick={() => act.endNavigation()}
          >
            {nav.arrived ? 'Done' : 'End'}
          </Button>
        </div>
      </div>
    </Screen>
  );
}
