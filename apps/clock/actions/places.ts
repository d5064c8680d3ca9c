import { Type } from 'typebox';
import { ALARM_SOUNDS } from '../../../src/sdk/core/system/choices.ts';
import { cityOf } from '../select.ts';
import { ClockSettings } from '../state.ts';
import { action, refreshAll } from './shared.ts';

const { Object: Obj, String: Str, Integer: Int } = Type;
const isSound = (name: string): boolean => ALARM_SOUNDS.some(s => s.name === name);

/** World clock and settings. */
export const placeActions = {
  addCity: action('Add a city to the world clock', Obj({ city: Str() }), (state, { city }, ctx) => {
    const found = cityOf(city);
    if (!found) return;
    if (state.cities.includes(city)) {
      ctx.toast(`${found.name} is there already`);
      return;
    }
    state.cities.push(city);
  }),
  removeCity: action('Take a city off the world clock', Obj({ city: Str() }), (state, { city }) => {
    state.cities = state.cities.filter(c => c !== city);
  }),
  moveCity: action(
    'Move a city of the world clock to another place',
    Obj({ city: Str(), to: Int({ minimum: 0 }) }),
    (state, { city, to }) => {
      if (!state.cities.includes(city)) return;
      state.cities = state.cities.filter(c => c !== city);
      state.cities.splice(to, 0, city);
    },
  ),
  changeSettings: action(
    'Change settings of the clock',
    Obj({ settings: Type.Partial(ClockSettings) }),
    (state, { settings }, ctx) => {
      if (
        (settings.home !== undefined && !cityOf(settings.home)) ||
        (settings.timerSound !== undefined && !isSound(settings.timerSound))
      )
        return;
      Object.assign(state.settings, settings);
      // An alarm that rings falls silent after the new length.
      if (settings.silenceAfter !== undefined) refreshAll(state, ctx, true);
    },
  ),
  setDefaultSound: action(
    'Choose the phone’s default alarm sound',
    Obj({ sound: Str() }),
    (_, { sound }, ctx) => {
      if (isSound(sound)) ctx.system('changeSettings', { settings: { alarmSound: sound } });
    },
  ),
};
