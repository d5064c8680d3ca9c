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
