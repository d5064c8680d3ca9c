import type { AppRecord, Device, Os } from '../../../state/phone/index.ts';
import data from './world-data.json' with { type: 'json' };

/** Made by scripts/world/build-device.ts; its types are the tree's, and a test validates it against the schemas. */
export const world = data as unknown as {
  model: Device['model'];
  radios: Device['radios'];
  storage: Device['storage'];
  accounts: Os['accounts'];
  /** By app: what a year with this phone has left. */
  use: Record<string, Pick<AppRecord, 'dataBytes' | 'cacheBytes' | 'mobileBytes' | 'batteryShare'>>;
};
