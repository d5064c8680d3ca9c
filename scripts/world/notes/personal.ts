import type { Note } from '../types.ts';

/** Notes in the folders Personal and Unfiled. */
export const personal: readonly Note[] = [
  {
    id: 'gift-ideas',
    title: 'Gift ideas',
    folder: 'Personal',
    created: '2025-11-30 21:10',
    edited: '2026-03-11 12:40',
    pinned: true,
    tags: ['gifts', 'family'],
    kind: 'markdown',
    body: `# Gift ideas

**Poppy** (21 March): pottery voucher at Kiln & Co., £45. *Not* the balloon, she is afraid of baskets.
**Meiling** (30 March): good kitchen knife together with 晓雨, £20 each. She must give us £1 back, for luck.
**Mum** (2 June): new oval casserole, blue. She says she is only counting them. She is not only counting them.
**Tess** (18 March): whiteboard pens, permanent. As a joke. Then real ones, £8.50.
**Inés** (4 July): weekend in the wine hills? Ask Mateo which one is quiet.
**Gran** (19 October): large-print crosswords, volume 4 (has 1 to 3).`,
  },
  {
    id: 'poppy-lunch',
    title: "Poppy's lunch",
    folder: 'Personal',
    created: '2026-02-25 12:40',
    edited: '2026-03-10 21:20',
    tags: ['family', 'birthday'],
    kind: 'checklist',
    items: [
      { text: "Order pistachio cake at Nasser's, £34, name Calloway", done: true },
      { text: 'Collect cake Friday 20 March before 17:30', done: false },
      { text: 'Voucher from Kiln & Co. (£45)', done: false },
      { text: 'Card, signed by Inés too', done: true },
      { text: 'Candles: 3 and 2', done: false },
      { text: 'Tell Dad 12:30', done: true },
    ],
  },
  {
    id: 'books-2026',
    title: 'Books 2026',
    folder: 'Personal',
    created: '2026-01-01 11:00',
    edited: '2026-03-09 22:50',
    tags: ['reading'],
    kind: 'markdown',
    body: `1. *A Field Guide to Fog*: 4/5. Good fog.
2. *The Ironmonger's Sister*: 2/5, gave up at page 90
3. *Twelve Tides*: 5/5, lent to Freya on 14 February
4. *Small Repairs*: 3/5
5. *The Keeper's Winter*: reading, page 122 of 312. Book club on 25 March, need page 180.

Want: The Salt Almanac (Mira keeps it for me, £7.50).`,
  },
  {
    id: 'running-log',
    title: 'Running',
    folder: 'Personal',
    created: '2026-02-01 08:00',
    edited: '2026-03-08 10:12',
    tags: ['health'],
    kind: 'plain',
    body: `1 Feb: 3.2 km, 24:10
8 Feb: 3.2 km, 23:02
15 Feb: 4.0 km, 29:40 (wind)
22 Feb: 4.5 km, 31:55
1 Mar: 5.0 km, 34:48
8 Mar: 5.0 km, 33:20. Best so far. Goal for Gannet 10k on 7 June: under 65 min.`,
  },
  {
    id: 'cards-pins',
    title: 'Codes',
    folder: 'Personal',
    created: '2025-06-14 19:00',
    edited: '2026-03-02 09:20',
    locked: true,
    tags: ['private'],
    kind: 'plain',
    body: `Bin store 4471 (old: 3906)
Kelp Cottage key safe 1836
Studio alarm 7702, then #
Locker at the climbing barn: 31, code 5518
Chen's street door 2580#`,
  },
  {
    id: 'health',
    title: 'Doctor & dentist',
    folder: 'Personal',
    created: '2025-09-02 17:45',
    edited: '2026-03-05 09:30',
    tags: ['health'],
    kind: 'markdown',
    body: `**Dentist**: Brackwater Dental, Dr Dessler. Tuesday **24 March, 08:40** (moved from 17 March, 15:20). Bring the night guard.
**Optician**: due in May. Last prescription: R -1.75, L -2.25.
**Blood group**: A+. Allergic to penicillin.
Patient number 558-204-K.`,
  },
  {
    id: 'diary-february',
    title: 'Not a diary',
    folder: 'Personal',
    created: '2026-02-14 23:30',
    edited: '2026-02-28 23:05',
    locked: true,
    tags: ['private'],
    kind: 'plain',
    body: `Inés has stopped calling it "your flat" and says "home" now. I noticed on the stairs, with four bags of shopping, and had to pretend to look for the keys.

Three years in June. If I ask, it should be somewhere without an audience. Not on the ferry, Sam would sound the horn.`,
  },
  {
    id: 'spanish-monday',
    title: 'Español: lunes',
    folder: 'Personal',
    created: '2026-01-12 20:05',
    edited: '2026-03-09 20:20',
    tags: ['spanish'],
    kind: 'markdown',
    body: `## 9 de marzo
- ojalá + subjuntivo: *ojalá venga*, *ojalá lo supiera*
- **embarazada** no es *embarrassed*!! (vergüenza: me da vergüenza)
- la gabardina, el abrigo, la bufanda
- deberes: página 64, ejercicios 2 y 5; leer el cuento de la página 70

Clase siguiente: 16 de marzo, 18:30, aula 3. No hay clase el 6 de abril.`,
  },
  {
    id: 'haiku',
    title: 'ferry, 7:10',
    folder: 'Personal',
    created: '2026-01-21 07:14',
    edited: '2026-01-21 07:19',
    tags: [],
    kind: 'plain',
    body: `grey gull on the rail
counts the late ones one by one
and leaves without me`,
  },
  {
    id: 'subscriptions',
    title: 'What we pay every month',
    folder: 'Personal',
    created: '2026-01-03 15:00',
    edited: '2026-03-01 18:30',
    tags: ['money'],
    kind: 'markdown',
    body: `| what | £ | day |
|---|---|---|
| Rent | 985.00 | 1st |
| Power & gas | 94.00 | 5th |
| Internet | 31.50 | 8th |
| Phones (2) | 26.00 | 12th |
| Tonearm | 9.99 | 15th |
| Climbing barn | 38.00 | 20th |
| Loopreel, cancel? | 7.49 | 22nd |

Together 1,191.98. From May the rent is 1,010, so 1,216.98.`,
  },
  {
    id: 'quick-1',
    title: 'RX-7719',
    folder: 'Unfiled',
    created: '2026-03-10 08:21',
    edited: '2026-03-10 08:22',
    tags: [],
    kind: 'plain',
    body: 'RX-7719 Mill Lade Pharmacy, before 18:30. Hay fever tablets, pack of 30 NOT 7. chocolate',
  },
  {
    id: 'quick-2',
    title: 'overheard',
    folder: 'Unfiled',
    created: '2026-02-19 13:00',
    edited: '2026-03-04 17:10',
    tags: ['funny'],
    kind: 'plain',
    body: '"I\'m not lost, I\'m early for somewhere else." (woman on the 6 bus)\n"He\'s the sort of man who owns a barometer." (two ladies, The Bollard)',
  },
  {
    id: 'quick-3',
    title: 'plate of the white van',
    folder: 'Unfiled',
    created: '2026-02-26 18:02',
    edited: '2026-02-26 18:02',
    tags: [],
    kind: 'plain',
    body: 'HB24 XQV: scratched the wing mirror on Ropewalk, 26 Feb, about 17:50. Driver left a note, name Ainsley, 07700 900171',
  },
  {
    id: 'quick-4',
    title: 'Larder',
    folder: 'Unfiled',
    created: '2026-03-12 09:22',
    edited: '2026-03-12 09:39',
    tags: ['shopping'],
    kind: 'checklist',
    items: [
      { text: 'lemons (3)', done: false },
      { text: 'parsley, a bunch', done: false },
      { text: 'oat milk', done: false },
      { text: 'bin bags, big', done: false },
    ],
  },
  {
    id: 'quick-5',
    title: 'Fern',
    folder: 'Unfiled',
    created: '2026-03-02 16:55',
    edited: '2026-03-02 16:55',
    tags: [],
    kind: 'plain',
    body: 'Fridays. Half a mug. No more.',
  },
  {
    id: 'old-resolutions',
    title: 'Resolutions',
    folder: 'Personal',
    created: '2025-01-01 12:00',
    edited: '2025-01-01 12:20',
    binned: '2026-03-01 10:05',
    tags: [],
    kind: 'checklist',
    items: [
      { text: 'learn to whistle', done: false },
      { text: 'one book a week', done: false },
      { text: 'ring Gran on Sundays', done: true },
    ],
  },
];
