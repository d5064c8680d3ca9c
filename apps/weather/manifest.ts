import { defineApp } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { actions, freshen, replan } from './actions.ts';
import { dueOf } from './due.ts';
import { Weather } from './state.ts';

/** Coming to the front fetches what is old, and puts right what waits. */
const enter = (state: Weather, _: Record<string, string>, ctx: Ctx) => {
  freshen(state, ctx);
  replan(state, ctx);
};
const look = (state: Weather, _: Record<string, string>, ctx: Ctx) => freshen(state, ctx);

export const weather = defineApp({
  id: 'weather',
  name: 'Skylight',
  palette: 'weather',
  describe: 'Weather of saved places: now, by the hour, ten days, air, warnings, map.',
  state: Weather,
  timers: dueOf,
  missed: { tellDay: null, tellRain: null, tellSevere: null },
  actions,
  routes: {
    '/': { screen: 'Now', title: 'Weather', activity: '.MainActivity', enter },
    '/city/:city': { screen: 'Preview', title: 'City', activity: '.CityActivity', enter: look },
    '/hourly/:place': { screen: 'Hourly', title: 'Hourly', activity: '.HourlyActivity', enter: look },
    '/days/:place': { screen: 'Days', title: 'Ten days', activity: '.DailyActivity', enter: look },
    '/day/:place/:day': { screen: 'DayScreen', title: 'Day', activity: '.DayActivity', enter: look },
    '/air/:place': { screen: 'AirQuality', title: 'Air quality', activity: '.AirActivity', enter: look },
    '/alerts/:place': {
      screen: 'Warnings',
      title: 'Weather warnings',
      activity: '.WarningsActivity',
      enter: look,
    },
    '/alert/:place/:alert': {
      screen: 'WarningScreen',
      title: 'Weather warning',
      activity: '.WarningActivity',
      enter: look,
    },
    '/map/:place': { screen: 'MapScreen', title: 'Weather map', activity: '.MapActivity', enter: look },
    '/places': { screen: 'Places', title: 'Places', activity: '.PlacesActivity', enter: look },
    '/add': { screen: 'AddPlace', title: 'Add place', activity: '.SearchActivity' },
    '/compare': { screen: 'Compare', title: 'Compare places', activity: '.CompareActivity', enter: look },
    '/settings': { screen: 'Settings', title: 'Weather settings', activity: '.SettingsActivity' },
    '/alert-settings': {
      screen: 'AlertSettings',
      title: 'Weather notifications',
      activity: '.AlertSettingsActivity',
    },
  },
  widgets: { weather: { screen: 'Widget', title: 'Weather' } },
  permissions: ['location', 'notifications'],
  channels: [
    { id: 'severe', name: 'Severe weather' },
    { id: 'rain', name: 'Rain soon' },
    { id: 'daily', name: 'Daily forecast' },
  ],
  on: { zone: 'replan', clock: 'replan', online: 'replan' },
  size: 44_000_000,
});
