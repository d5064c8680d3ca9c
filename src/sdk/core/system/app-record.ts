import type { AppRecord } from '../../../state/phone/index.ts';
import type { AppMeta } from '../app.ts';

const MB = 1_000_000;

/** Version and size (MB) of the apps whose shop page says so; others are a first version of the size in their declaration. */
const RELEASES: Record<string, [version: string, megabytes: number]> = {
  chat: ['8.14.2', 212],
  wallet: ['5.3.0', 148],
  video: ['19.9.1', 301],
  journal: ['7.2.4', 196],
  microblog: ['10.1.0', 164],
  forum: ['4.8.3', 97],
  shop: ['12.6.1', 231],
  music: ['9.0.7', 142],
  books: ['3.5.2', 76],
  rail: ['6.1.1', 88],
  maps: ['11.20.0', 265],
  meet: ['5.17.0', 187],
  food: ['8.8.8', 174],
  rides: ['7.0.2', 139],
  stays: ['4.4.0', 158],
  mail: ['15.2.0', 121],
  weather: ['2.9.1', 44],
  notes: ['3.1.0', 28],
  calendar: ['6.0.0', 35],
  gallery: ['5.5.0', 62],
  camera: ['4.2.0', 71],
  browser: ['122.3', 198],
  recorder: ['1.8.0', 22],
  expenses: ['2.2.5', 31],
  recipes: ['1.9.3', 38],
  fitness: ['3.0.4', 83],
  draw: ['2.0.1', 54],
  player: ['1.4.0', 41],
  files: ['3.3.0', 26],
  contacts: ['5.0.1', 24],
};

/** What the phone notes of an app that has just been installed at `now` (epoch ms). */
export function newAppRecord(app: Pick<AppMeta, 'id' | 'size'>, now: number): AppRecord {
  const release = RELEASES[app.id];
  return {
    enabled: true,
    installedAt: now,
    version: release?.[0] ?? '4.2.1',
    size: release ? release[1] * MB : app.size,
    dataBytes: 0,
    cacheBytes: 0,
    mobileBytes: 0,
    batteryShare: 0,
    notifications: true,
    mutedChannels: [],
    backgroundData: true,
    batteryUse: 'optimised',
  };
}
