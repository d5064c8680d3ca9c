import { addressOf } from './address.ts';

/** Files that sites offer, by address. What a download writes is `text`; `bytes` is what comes over the air. */
export interface WebFile {
  name: string;
  mime: string;
  bytes: number;
  rate: number;
  text: string;
}

const tides = [
  'day,high water,metres,low water,metres',
  ...[
    '01,06:12,5.1,12:20,1.2',
    '02,06:55,5.3,13:04,1.0',
    '03,07:36,5.4,13:46,0.9',
    '04,08:15,5.3,14:25,0.9',
    '05,08:52,5.1,15:02,1.1',
    '06,09:29,4.8,15:38,1.4',
    '07,10:08,4.5,16:15,1.7',
  ],
].join('\n');

const sized = (name: string, mime: string, text: string): WebFile => {
  const bytes = new TextEncoder().encode(text).length;
  return { name, mime, bytes, rate: Math.ceil(bytes / 3), text };
};

export const FILES: Readonly<Record<string, WebFile>> = {
  [addressOf('hblibraries.example', '/files/spring-reading-list.txt')]: sized(
    'spring-reading-list.txt',
    'text/plain',
    'Spring reading list, Harrow Bay Libraries\n\n1. The Keeper of Low Water\n2. Nine Winters on Gannet Isle\n3. A Short History of Rope\n4. Birds That Do Not Leave\n5. Bread for Small Ovens\n',
  ),
  [addressOf('hblibraries.example', '/files/opening-hours.csv')]: sized(
    'opening-hours.csv',
    'text/csv',
    'branch,mon,tue,wed,thu,fri,sat\nLantern Hill,9-20,9-18,9-18,9-20,9-17,10-16\nSaltmarsh,10-17,10-17,closed,10-19,10-17,10-14\nGannet Isle,closed,13-17,closed,13-17,closed,10-13\n',
  ),
  [addressOf('hblibraries.example', '/files/map-of-branches.pdf')]: {
    name: 'map-of-branches.pdf',
    mime: 'application/pdf',
    bytes: 2_400_000,
    rate: 400_000,
    text: 'Map of branches: Lantern Hill, Saltmarsh, Gannet Isle.\n',
  },
  [addressOf('hblibraries.example', '/files/local-history-pack.zip')]: {
    name: 'local-history-pack.zip',
    mime: 'application/zip',
    bytes: 48_000_000,
    rate: 800_000,
    text: 'Local history pack, 61 scans.\n',
  },
  [addressOf('harrowferries.example', '/files/tides-april.csv')]: sized(
    'tides-april.csv',
    'text/csv',
    `${tides}\n`,
  ),
  [addressOf('harrowferries.example', '/files/timetable-spring.pdf')]: {
    name: 'timetable-spring.pdf',
    mime: 'application/pdf',
    bytes: 960_000,
    rate: 320_000,
    text: 'Spring timetable, from 1 March to 31 May.\n',
  },
  [addressOf('harrowbay.example', '/files/parking-zones.pdf')]: {
    name: 'parking-zones.pdf',
    mime: 'application/pdf',
    bytes: 1_300_000,
    rate: 325_000,
    text: 'Parking zones A, B and C.\n',
  },
  [addressOf('bayecho.example', '/files/crossword-march.txt')]: sized(
    'crossword-march.txt',
    'text/plain',
    'Across\n1 It is lit at dusk (7)\n5 Bird that dives from the Point (6)\n8 Between quay and hill (5)\n\nDown\n2 What keeps a boat still (6)\n3 Twice a day it leaves (4)\n',
  ),
};
