import { Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { distanceWords, durationWords, type DirectionStep } from '../select.ts';
import { useH24, useMoment, useUnits } from './hooks.ts';
import css from './directions.module.css';
import common from './maps.module.css';

export const TURN_ICON: Readonly<Record<DirectionStep['turn'], IconName>> = {
  start: 'straight',
  straight: 'straight',
  'slight-left': 'turn_slight_left',
  left: 'turn_left',
  'sharp-left': 'turn_sharp_left',
  'slight-right': 'turn_slight_right',
  right: 'turn_right',
  'sharp-right': 'turn_sharp_right',
  ferry: 'directions_boat',
  arrive: 'location_on',
  ride: 'commute',
};
export const LINE_ICON: Record<string, IconName> = {
  bus: 'directions_bus',
  tram: 'tram',
  ferry: 'directions_boat',
  rail: 'train',
};

/** What is done on the way, a row for each. */
export function Steps({ steps }: { steps: readonly DirectionStep[] }) {
  const units = useUnits();
  const { zone } = useMoment();
  const h24 = useH24();
  return (
    <div role="list" aria-label="Steps">
      {steps.map((s, i) => (
        <div key={i} role="listitem" className={css['step']}>
          <Icon
            name={
              s.turn === 'ride'
                ? LINE_ICON[s.line!.kind]!
                : s.turn === 'start' && s.when !== null
                  ? 'directions_walk'
                  : TURN_ICON[s.turn]
            }
          />
          <div>
            <span className={css['stepText']} dir="auto">
              {s.text}
            </span>
            <span className={common['muted']}>
              {[
                s.when === null ? '' : formatTime(s.when, zone, h24),
                s.turn === 'ride' ? s.street : '',
                s.metres > 0 ? distanceWords(s.metres, units) : '',
                s.turn === 'ride' || (s.when !== null && s.seconds > 0) ? durationWords(s.seconds) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
