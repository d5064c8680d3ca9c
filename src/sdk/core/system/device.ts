import { Type } from 'typebox';
import { call } from '../engine.ts';
import { isOnline } from '../online.ts';
import type { Run } from '../run.ts';
import { systemAction } from './action.ts';

const On = Type.Object({ on: Type.Boolean() });

/** Changes radios, and tells the apps that wait for it when the phone comes online. */
export function changeRadios(run: Run, change: (radios: Run['phone']['device']['radios']) => void): void {
  const was = isOnline(run.phone.device);
  change(run.phone.device.radios);
  if (was || !isOnline(run.phone.device)) return;
  for (const meta of run.catalogue.metas.values()) {
    const action = meta.on.online;
    if (action && run.phone.os.installed[meta.id]) call(run, meta.id, action, {}, 'intent');
  }
}

export const deviceActions = {
  setWifi: systemAction('Wi-Fi switch', On, (run, { on }) => changeRadios(run, r => { r.wifi = on; })),
  setMobileData: systemAction('Mobile data switch', On, (run, { on }) => changeRadios(run, r => { r.mobileData = on; })),
  setAeroplane: systemAction('Aeroplane mode', On, (run, { on }) => changeRadios(run, r => {
    r.aeroplane = on;
    if (on) { r.wifi = false; r.bluetooth = false; r.hotspot.on = false; } else { r.wifi = true; }
  })),
};
