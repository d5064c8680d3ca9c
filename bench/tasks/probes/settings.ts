import { probe, type Probe } from '../probe.ts';

type Namespace = 'system' | 'secure' | 'global';

/** Asks for a switch among the settings: 0 and unset are off. */
export const flag = (namespace: Namespace, key: string, on: boolean): Probe =>
  probe(
    'setting',
    { namespace, key },
    `${key} is ${on ? 'on' : 'off'}`,
    found => (found !== null && found !== '0') === on,
  );
/** Asks for a setting with one value. */
export const valued = (namespace: Namespace, key: string, value: string): Probe =>
  probe('setting', { namespace, key }, `${key} is ${value}`, found => found === value);
/** Asks for a setting whose number is in a range. */
export const within = (namespace: Namespace, key: string, [least, most]: readonly [number, number]): Probe =>
  probe(
    'setting',
    { namespace, key },
    `${key} is ${least === most ? least : `${least} to ${most}`}`,
    found => found !== null && Number(found) >= least && Number(found) <= most,
  );
