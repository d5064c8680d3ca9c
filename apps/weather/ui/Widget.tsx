import { useSystem } from '../../../src/sdk/react/hooks.ts';
import { conditionWords, degrees, hoursFrom, openedPlace } from '../select.ts';
import { Glyph } from './Glyph.tsx';
import { usePlaces, useQuarter, useWeather } from './hooks.ts';
import css from './widget.module.css';

/** The weather on the home screen, of the place that the app opens with. */
export function Widget() {
  const state = useWeather();
  const now = useQuarter();
  const places = usePlaces();
  const system = useSystem();
  const place = openedPlace(state, places);
  const open = () => system.openApp({ app: 'weather' });
  if (!place)
    return (
      <button type="button" className={css['widget']} data-rid="weather" onClick={open}>
        <span className={css['where']}>No place yet</span>
      </button>
    );
  const hour = hoursFrom(state, place, now, 1)[0]!;
  const [at, sky] = [degrees(hour.temperature, state.units), conditionWords(hour.condition, hour.day)];
  return (
    <button type="button" className={css['widget']} data-rid="weather" onClick={open}>
      <Glyph condition={hour.condition} night={!hour.day} size={44} />
      <span className={css['degrees']}>{at}</span>
      <span className={css['words']}>
        <span className={css['where']} dir="auto">
          {place.name}
        </span>
        <span className={css['sky']}>{sky}</span>
      </span>
    </button>
  );
}
