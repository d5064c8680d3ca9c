import { useSystem } from '../../../src/sdk/react/hooks.ts';
import { conditionWords, daysFrom, degrees, hoursFrom, openedPlace } from '../select.ts';
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
  const open = () => system['openApp']!({ app: 'weather' });
  if (!place) return <button type="button" className={css['widget']} data-rid="weather" aria-label="No place yet, weather" onClick={open}><span className={css['where']}>No place yet</span></button>;
  const hour = hoursFrom(state, place, now, 1)[0]!;
  const today = daysFrom(state, place, now, 1)[0]!;
  const [at, sky] = [degrees(hour.temperature, state.units), conditionWords(hour.condition, hour.day)];
  const range = `High ${degrees(today.high, state.units)}, low ${degrees(today.low, state.units)}`;
  return (
    <button type="button" className={css['widget']} data-rid="weather" aria-label={`${at} ${place.name} ${sky}, ${range.toLowerCase()}`} onClick={open}>
      <Glyph condition={hour.condition} night={!hour.day} size={44} />
      <span className={css['degrees']} aria-hidden="true">{at}</span>
      <span className={css['words']} aria-hidden="true"><span className={css['where']} dir="auto">{place.name}</span><span className={css['sky']}>{sky}</span></span>
    </button>
  );
}
