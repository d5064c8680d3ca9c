/** What the owner of the phone has open, kept and visited. A link names a page of the world by id, or an address with its title. */
interface Link {
  page?: string;
  url?: string;
  title?: string;
}
const site = (host: string, path: string, title: string): Link => ({ url: `https://${host}${path}`, title });
const page = (id: string): Link => ({ page: `page-${id}` });

export const start = (_: (local: string) => number) => ({
  tabs: [
    {
      id: 'tides',
      at: '2026-03-10 21:14',
      visits: [site('commonplace.example', '/', 'Commonplace'), page('wiki-tides')],
    },
    {
      id: 'ferry',
      at: '2026-03-11 18:50',
      visits: [site('harrowferries.example', '/timetable', 'Ferry timetable')],
    },
    {
      id: 'echo',
      at: '2026-03-12 08:31',
      visits: [site('bayecho.example', '/', 'Bay Echo'), page('echo-lamps-quay-vote')],
    },
  ],
  active: 'echo',
  history: [
    ['2026-03-12 08:33', page('echo-lamps-quay-vote')],
    ['2026-03-12 08:31', site('bayecho.example', '/', 'Bay Echo')],
    ['2026-03-12 08:02', page('echo-ferry-delay-cable')],
    ['2026-03-12 07:48', site('seek.example', '/search?q=ferry+delay', 'ferry delay – Seek')],
    ['2026-03-11 22:10', page('longtide-the-man-who-counted-waves')],
    ['2026-03-11 21:58', page('wiki-elias-thorne')],
    ['2026-03-11 18:50', site('harrowferries.example', '/timetable', 'Ferry timetable')],
    ['2026-03-11 13:20', site('tinhouse.example', '/product/lantern-keeper', 'Keeper lantern – Tinhouse')],
    ['2026-03-11 13:16', site('tinhouse.example', '/section/Home', 'Home – Tinhouse')],
    ['2026-03-11 09:31', page('echo-paper-herons-second-night')],
    ['2026-03-10 21:14', page('wiki-tides')],
    ['2026-03-10 21:12', site('commonplace.example', '/', 'Commonplace')],
    ['2026-03-10 19:05', page('saltandsimmer-bean-soup')],
    ['2026-03-10 12:31', page('echo-bakery-third-shop')],
    ['2026-03-09 20:40', page('echo-fennel-under-twelves')],
    ['2026-03-09 12:05', page('ninecarp-menu')],
    ['2026-03-08 18:22', page('villaclara-start')],
    ['2026-03-08 18:27', page('villaclara-playas')],
    ['2026-03-08 10:12', site('pocketgames.example', '/sudoku?seed=12', 'Little sudoku')],
    ['2026-03-07 16:44', page('echo-tram-number-four')],
    ['2026-03-06 10:04', site('harrowbay.example', '/contact', 'Contact – Harrow Bay Council')],
    ['2026-03-05 20:48', page('wiki-great-storm-of-1849')],
    ['2026-03-05 20:40', page('wiki-gullwing-lighthouse')],
    ['2026-03-03 12:39', site('harrowferries.example', '/timetable', 'Ferry timetable')],
    ['2026-03-01 11:15', page('nassersbakery-prices')],
    ['2026-02-24 19:00', page('wiki-lantern-festival')],
    ['2026-02-17 08:20', page('saltandsimmer-ferry-pancakes')],
    ['2026-02-12 21:00', site('hblibraries.example', '/downloads', 'Downloads – Harrow Bay Libraries')],
  ] as const satisfies readonly (readonly [string, Link])[],
  folders: [
    ['travel', 'Travel', '2025-08-02 10:00'],
    ['cooking', 'Cooking', '2025-10-11 18:30'],
    ['work', 'Work', '2025-11-03 09:15'],
    ['chinese', '中文', '2026-01-19 20:00'],
  ] as const,
  bookmarks: [
    ['ferry', site('harrowferries.example', '/timetable', 'Ferry timetable'), 'travel', '2025-08-02 10:02'],
    ['villaclara', page('villaclara-start'), 'travel', '2025-08-14 22:15'],
    ['beaches', page('villaclara-playas'), 'travel', '2025-08-14 22:20'],
    ['soup', page('saltandsimmer-bean-soup'), 'cooking', '2026-03-10 19:06'],
    ['pancakes', page('saltandsimmer-ferry-pancakes'), 'cooking', '2026-02-17 08:21'],
    ['ramen', page('saltandsimmer-carp-street-ramen'), 'cooking', '2025-12-06 11:00'],
    ['lamps', page('echo-lamps-quay-vote'), 'work', '2026-03-11 19:00'],
    ['museum', page('wiki-maritime-museum'), 'work', '2025-11-03 09:16'],
    ['council', site('harrowbay.example', '/', 'Harrow Bay Council'), 'work', '2025-11-20 14:00'],
    ['noodles', page('ninecarp-menu'), 'chinese', '2026-01-19 20:01'],
    ['echo', site('bayecho.example', '/', 'Bay Echo'), null, '2025-06-20 08:00'],
    ['commonplace', site('commonplace.example', '/', 'Commonplace'), null, '2025-06-20 08:05'],
    ['library', site('hblibraries.example', '/', 'Harrow Bay Libraries'), null, '2025-09-09 17:30'],
    ['bakery', page('nassersbakery-start'), null, '2025-10-01 07:45'],
  ] as const satisfies readonly (readonly [string, Link, string | null, string])[],
  reading: [
    ['waves', page('longtide-the-man-who-counted-waves'), '2026-03-02 08:10', true],
    ['letter', page('longtide-letter-to-a-ferry'), '2026-02-16 22:30', false],
    ['whale', page('echo-whale-bones'), '2026-03-03 07:55', false],
    ['ropewalk', page('wiki-ropewalk'), '2026-03-09 17:20', false],
  ] as const satisfies readonly (readonly [string, Link, string, boolean])[],
  downloads: [
    {
      id: 'signal',
      name: 'Signal box open day.pdf',
      url: 'https://bayecho.example/files/signal-box-open-day.pdf',
      mime: 'application/pdf',
      bytes: 412_880,
      at: '2026-03-08 16:31',
    },
    {
      id: 'tides-pdf',
      name: 'tide_tables_2026.pdf',
      url: 'https://harrowferries.example/files/tide_tables_2026.pdf',
      mime: 'application/pdf',
      bytes: 3_880_214,
      at: '2026-03-03 12:39',
    },
    {
      id: 'tides-csv',
      name: 'tide_tables_2026.csv',
      url: 'https://harrowferries.example/files/tide_tables_2026.csv',
      mime: 'text/csv',
      bytes: 96_410,
      at: '2026-03-03 13:02',
    },
    {
      id: 'concert',
      name: 'concert_times.ics',
      url: 'https://bayecho.example/files/concert_times.ics',
      mime: 'text/calendar',
      bytes: 214,
      at: '2026-03-10 19:40',
    },
  ],
  cart: [['lantern-little', 1, '2026-03-11 13:22']] as const,
  searches: ['ferry delay', 'spring tides', 'lantern festival date', '牛肉面 菜单', 'samphire'],
});
