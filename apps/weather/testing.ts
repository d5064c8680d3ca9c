import { produce } from 'immer';
import type { Catalogue } from '../../src/sdk/core/app.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Override } from './model/index.ts';
import type { Weather } from './state.ts';

export const HOME = 'place-harrow-bay-south-coast-united-kingdom',
  LISBON = 'place-lisbon-lisboa-portugal',
  CAIRO = 'place-cairo-cairo-governorate-egypt',
  BEIJING = 'place-beijing-china',
  OSLO = 'place-oslo-norway';
export const LONDON = 'Europe/London';
export const harrowBay = { id: HOME, lat: 50.82, lon: -1.4, zone: LONDON };

export const weatherOf = (phone: AnyPhone): Weather => phone.apps['weather'] as Weather;
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const notes = (phone: AnyPhone) =>
  Object.values(phone.os.notifications).filter(n => n.app === 'weather');
export const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1);

/** Phones for tests; the catalogue is the test's, which alone may reach it. */
export function phones(catalogue: Catalogue) {
  const run = (phone: AnyPhone, name: string, args: object = {}, app = 'weather'): AnyPhone =>
    dispatch(catalogue, phone, app, name, args).phone;
  return {
    run,
    until: (phone: AnyPhone, to: number): AnyPhone => advance(catalogue, phone, to).phone,
    changed: (phone: AnyPhone, how: (weather: Weather) => void): AnyPhone =>
      produce(phone, d => how(d.apps['weather'] as Weather)),
    /** The phone with this weather on these days. */
    withSky: (phone: AnyPhone, ...overrides: Override[]): AnyPhone =>
      produce(phone, d => {
        overrides.forEach((o, i) => {
          (d.apps['weather'] as Weather).overrides[`override-${i}x`] = o;
        });
      }),
  };
}
