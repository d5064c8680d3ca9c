import { after, changed, withSettings, type AppScenes, type DialogRow } from '../scenes.ts';
import type { Override } from './model/index.ts';
import { warningsOf, savedPlaces } from './select.ts';
import type { Phone } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

const LISBON = 'place-lisbon-lisboa-portugal',
  HOME = 'place-harrow-bay-south-coast-united-kingdom',
  OSLO = 'place-oslo-norway';
const TODAY = '2026-03-12';
const act = (phone: AnyPhone, action: string, args: object = {}): AnyPhone =>
  after(phone, 'weather', action, args);
const show = (phone: AnyPhone, place: string): AnyPhone => act(phone, 'show', { place });
const sky = (phone: AnyPhone, o: Omit<Override, 'place' | 'day'>, place = HOME): AnyPhone =>
  changed(phone, ({ weather }) => {
    weather.overrides['override-scene'] = { place, day: TODAY, ...o };
  });
const offline = (phone: AnyPhone): AnyPhone => after(phone, 'system', 'setAeroplane', { on: true });
const warningId = (phone: object): string => {
  const { weather } = (phone as Phone).apps;
  return warningsOf(weather, savedPlaces(weather)[0]!, (phone as AnyPhone).clock.now)[0]!.id;
};
const hold = { type: 'long_press' as const, element: `place#${LISBON}` };

const dialogs: readonly DialogRow[] = [
  ['/', 'More options', ['button/more-options']],
  ['/places', 'Lisbon', [hold], "apps/weather/ui/Places.tsx place?.name ?? 'Place'"],
  ['/places', 'Remove Lisbon?', [hold, 'menuitem/remove']],
  ['/compare', 'First place', ['first']],
  ['/compare', 'Second place', ['second']],
  ['/alert-settings', 'Notify about', ['place']],
  ['/alert-settings', 'Warn from level', ['level']],
];

export const scenes: AppScenes = {
  params: {
    place: () => [HOME],
    city: () => [OSLO],
    day: () => ['2026-03-14'],
    alert: phone => [warningId(phone)],
  },
  screens: ({ world, scene }) => [
    scene('Lisbon', '/', { phone: show(world, LISBON) }),
    scene('Beijing, dusk', '/', { phone: show(world, 'place-beijing-china') }),
    scene('rain', '/', { phone: sky(world, { condition: 'rain', rain: 14 }) }),
    scene('snow', '/', { phone: sky(world, { condition: 'snow', high: 1, low: -5 }) }),
    scene('fog', '/', { phone: sky(world, { condition: 'fog' }) }),
    scene('thunder', '/', { phone: sky(world, { condition: 'thunder', gust: 108 }) }),
    scene('sunny', '/', { phone: sky(world, { condition: 'clear' }) }),
    scene('offline', '/', { phone: offline(world) }),
    scene('in Fahrenheit at 12 hours', '/', {
      phone: act(withSettings(world, { clock24: false }), 'setUnits', {
        units: { temperature: 'f', wind: 'kn', rain: 'in', pressure: 'inhg' },
      }),
    }),
    scene('no places', '/', {
      phone: changed(world, ({ weather }) => {
        Object.assign(weather, { places: {}, order: [], home: null });
      }),
    }),
    scene('none to warn of', `/alerts/${LISBON}`),
    scene('a warning that is over', `/alert/${HOME}/wind-2026-03-01-10`),
    scene('temperature', `/map/${HOME}`, { do: ['radio/temp'] }),
    scene('wind', `/map/${HOME}`, { do: ['radio/wind'] }),
    scene('of Cairo', '/map/place-cairo-cairo-governorate-egypt'),
    scene('with the current location', '/places', { phone: act(world, 'setHere', { on: true }) }),
    scene('edited', '/places', { do: ['button/edit-places'] }),
    scene('no places', '/places', {
      phone: changed(world, ({ weather }) => {
        Object.assign(weather, { places: {}, order: [], home: null });
      }),
    }),
    scene('found', '/add', { do: [{ type: 'type', element: 'field/city', text: 'sao' }] }),
    scene('nothing found', '/add', { do: [{ type: 'type', element: 'field/city', text: 'zzzz' }] }),
    scene('offline', '/add', { phone: offline(world) }),
    scene('one place', '/compare', {
      phone: changed(world, ({ weather }) => {
        weather.order = weather.order.slice(0, 1);
      }),
    }),
    scene('muted', '/alert-settings', {
      phone: changed(act(world, 'setAlerts', { alerts: { daily: true, rainSoon: true } }), () => {}),
    }),
  ],
  dialogs: () => ({ list: dialogs }),
};
