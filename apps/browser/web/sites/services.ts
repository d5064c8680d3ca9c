import { partsAt } from '../../../../src/state/clock.ts';
import { addressOf } from '../address.ts';
import type { Block } from '../blocks.ts';
import { FILES } from '../files.ts';
import { fileBlock } from './parts.ts';
import type { Site } from './env.ts';

const WEEKDAY = [
  ['07:15', '07:50'],
  ['09:00', '09:35'],
  ['11:30', '12:05'],
  ['14:00', '14:35'],
  ['16:45', '17:20'],
  ['18:30', '19:05'],
] as const;
const WEEKEND = [
  ['09:00', '09:35'],
  ['11:30', '12:05'],
  ['14:00', '14:35'],
  ['17:15', '17:50'],
] as const;
const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Harrow Bay Ferries: a timetable that knows the time, fares, places for groups. */
export const ferries: Site = ({ address: { path }, page, now, zone }) => {
  if (path === '/' || path === '/timetable') {
    const { hour, minute, weekday } = partsAt(now, zone);
    const today = weekday === 0 || weekday === 6 ? WEEKEND : WEEKDAY;
    const next = today.find(([leaves]) => minutesOf(leaves) > hour * 60 + minute);
    const rows = (list: readonly (readonly [string, string])[]) =>
      list.map(([leaves, lands], i) => [leaves, lands, String(4 + ((i * 3) % 5))]);
    return page(
      [
        { kind: 'title', text: 'Sailings' },
        {
          kind: 'note',
          tone: 'info',
          text: next
            ? `Next to Gannet Isle: ${next[0]}, in ${minutesOf(next[0]) - hour * 60 - minute} minutes.`
            : 'The last boat of today has left. The first tomorrow is on the table below.',
        },
        { kind: 'heading', text: 'Harrow Bay, Pier 3 → Gannet Isle, Monday to Friday' },
        { kind: 'table', head: ['Leaves', 'Lands', 'Free bicycle places'], rows: rows(WEEKDAY) },
        { kind: 'heading', text: 'Saturday and Sunday' },
        { kind: 'table', head: ['Leaves', 'Lands', 'Free bicycle places'], rows: rows(WEEKEND) },
        {
          kind: 'text',
          text: 'Boats come back forty minutes after they land. With wind above eight nothing sails; look at [the fares](/fares) before you queue.',
        },
        { kind: 'heading', text: 'To take along' },
        fileBlock(addressOf('harrowferries.example', '/files/timetable-spring.pdf'), FILES),
        fileBlock(addressOf('harrowferries.example', '/files/tides-april.csv'), FILES),
      ],
      'Ferry timetable',
    );
  }
  if (path === '/fares')
    return page(
      [
        { kind: 'title', text: 'Fares' },
        {
          kind: 'table',
          head: ['Ticket', 'Adult', 'Child'],
          rows: [
            ['Single', '£6.40', '£3.20'],
            ['Return', '£11.20', '£5.60'],
            ['Ten trips', '£48.00', '£24.00'],
            ['Bicycle', '£1.50', '£1.50'],
            ['Dog', '£1.00', '£1.00'],
          ],
        },
        { kind: 'text', text: 'Children are under fifteen. Under four they travel free.' },
      ],
      'Ferry fares',
    );
  if (path === '/groups')
    return page(
      [
        { kind: 'title', text: 'Ten people and more' },
        { kind: 'text', text: 'Ask two days ahead. We hold the places until noon of the next day.' },
        { kind: 'form', form: 'ferry' },
      ],
      'Groups',
    );
  return null;
};

const doors = [
  ['Contact', '/contact', 'Write to us about anything'],
  ['Residents’ survey 2026', '/survey', 'Six questions, until 31 March'],
  ['Parking card', '/register', 'Register in three steps'],
  ['Missed bin', '/bins', 'Tell us, a crew comes'],
] as const;
/** The council: forms of every kind. */
export const council: Site = ({ address: { path }, page }) => {
  const form = (title: string, text: string, name: string, more: readonly Block[] = []) =>
    page(
      [{ kind: 'title', text: title }, { kind: 'text', text }, { kind: 'form', form: name }, ...more],
      `${title} – Harrow Bay Council`,
    );
  switch (path) {
    case '/':
      return page(
        [
          { kind: 'title', over: 'Harrow Bay Council', text: 'What would you like to do?' },
          {
            kind: 'links',
            style: 'rows',
            items: doors.map(([title, to, text]) => ({ url: `https://harrowbay.example${to}`, title, text })),
          },
          { kind: 'note', tone: 'info', text: 'Town Hall is closed on Friday 3 April and Monday 6 April.' },
        ],
        'Harrow Bay Council',
      );
    case '/contact':
      return form(
        'Contact',
        'We answer within three working days. For lamps, give the number on the post.',
        'contact',
      );
    case '/survey':
      return form(
        'Residents’ survey 2026',
        'Six questions. Your answers are counted without your name.',
        'survey',
      );
    case '/register':
      return form('Parking card', 'For people who live in zones A, B and C.', 'permit', [
        fileBlock(addressOf('harrowbay.example', '/files/parking-zones.pdf'), FILES),
      ]);
    case '/bins':
      return form('Missed bin', 'Bins are emptied between six and two. Report after two o’clock.', 'bins');
    default:
      return null;
  }
};

const shelf = [
  'spring-reading-list.txt',
  'opening-hours.csv',
  'map-of-branches.pdf',
  'local-history-pack.zip',
];
/** The libraries: files to download. */
export const library: Site = ({ address: { path }, page }) => {
  if (path === '/')
    return page(
      [
        { kind: 'title', text: 'Harrow Bay Libraries' },
        {
          kind: 'text',
          text: 'Three branches, 84,000 books, one card. Lantern Hill is open until eight on Mondays and Thursdays.',
        },
        {
          kind: 'picture',
          name: 'bookshelf-with-globe',
          alt: 'A bookshelf with a globe',
          caption: 'The map room, Lantern Hill',
        },
        {
          kind: 'links',
          style: 'rows',
          items: [
            {
              url: 'https://hblibraries.example/downloads',
              title: 'Downloads',
              text: 'Lists, hours and maps',
            },
          ],
        },
      ],
      'Harrow Bay Libraries',
    );
  if (path === '/downloads')
    return page(
      [
        { kind: 'title', text: 'Downloads' },
        { kind: 'text', text: 'Free for everybody, also without a card.' },
        ...shelf.map(name => fileBlock(addressOf('hblibraries.example', `/files/${name}`), FILES)),
      ],
      'Downloads – Harrow Bay Libraries',
    );
  return null;
};

/** A camera whose picture takes its time. */
export const tidecam: Site = ({ address: { path }, page, now, zone }) => {
  if (path !== '/') return null;
  const { hour, minute } = partsAt(now, zone);
  return page(
    [
      { kind: 'title', text: 'Harbour mouth, live' },
      {
        kind: 'picture',
        name: 'wallpaper-harbour',
        alt: 'The harbour mouth from the pilot house',
        caption: `Picture of ${String(hour).padStart(2, '0')}:${String(minute - (minute % 5)).padStart(2, '0')}`,
      },
      {
        kind: 'table',
        head: ['Now', ''],
        rows: [
          ['Wind', 'south-west 4'],
          ['Swell', '0.6 m'],
          ['Water', '8.1 °C'],
        ],
      },
    ],
    'Tide Cam',
  );
};

export const bargains: Site = ({ address: { path }, page }) => {
  if (path === '/')
    return page(
      [
        { kind: 'title', text: 'Today’s deals' },
        {
          kind: 'text',
          text: 'Prices open in a window of their own. Allow pop-ups for this site to see them.',
        },
        {
          kind: 'button',
          label: 'Show me the kettle',
          act: { name: 'openWindow', args: { url: 'https://bargainbarrow.example/kettle' } },
          tonal: true,
        },
        {
          kind: 'button',
          label: 'Show me the tent',
          act: { name: 'openWindow', args: { url: 'https://bargainbarrow.example/tent' } },
          tonal: true,
        },
      ],
      'Bargain Barrow',
    );
  if (path === '/kettle' || path === '/tent')
    return page(
      [
        {
          kind: 'title',
          text: path === '/kettle' ? 'Kettle, slightly dented' : 'Tent for two, one pole short',
        },
        {
          kind: 'price',
          now: path === '/kettle' ? '£9.00' : '£21.00',
          was: path === '/kettle' ? '£19.00' : '£60.00',
        },
        { kind: 'text', text: 'Only at the barrow, Cooperage Market, Saturdays from eight.' },
      ],
      path === '/kettle' ? 'Kettle deal' : 'Tent deal',
    );
  return null;
};

/** The facts about the browser that a site can read. */
export const whatIsMy: Site = ({ address: { path }, page, state }) => {
  if (path !== '/') return null;
  const { settings, sites } = state;
  return page(
    [
      { kind: 'title', text: 'This is what your browser tells' },
      {
        kind: 'table',
        head: ['Asked', 'Told'],
        rows: [
          ['Kind of page', sites['whatismy.example']?.desktop ? 'Desktop' : 'Mobile'],
          ['Do not track', settings.doNotTrack ? 'Yes, please do not track' : 'Not set'],
          ['Pictures', settings.blockImages ? 'Not loaded' : 'Loaded'],
          ['Pop-ups', settings.popups ? 'Allowed' : 'Blocked'],
          ['Cookies of the shop', Object.keys(state.cart).length > 0 ? 'Kept' : 'None'],
        ],
      },
    ],
    'What is my browser',
  );
};
