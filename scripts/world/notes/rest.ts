// Over 300 lines: a table of base data.
import type { Note } from '../types.ts';

/** Notes in the folders Work, Recipes, Travel and Home. */
export const rest: readonly Note[] = [
  {
    id: 'review-agenda',
    title: 'Review 12 March: agenda',
    folder: 'Work',
    created: '2026-03-09 09:50',
    edited: '2026-03-12 09:03',
    pinned: true,
    tags: ['lantern', 'meeting'],
    kind: 'markdown',
    body: `**Thursday 12 March, 14:00, Puffin**

1. Proof 3, what is left (Catherine), 10 min
2. Frames: 6 of 12 done (Gabriel), 10 min
3. Lamps: 2700 or 3000 K, look at both (刘思远), 15 min
4. Title of panel 8 (Nadia), 5 min
5. After-party in the foyer: £380 with sound, £260 without; Amina needs an answer by **Friday 12:00**
6. Any other business, not the thirteenth lantern

Omar joins by video. Two sets of A3 on my desk.`,
  },
  {
    id: 'minutes-26-feb',
    title: 'Minutes 26 February',
    folder: 'Work',
    created: '2026-02-26 14:00',
    edited: '2026-02-26 16:10',
    tags: ['lantern', 'meeting'],
    kind: 'markdown',
    body: `Present: Ruth, Catherine, Owen, 刘思远, Nadia, Tess, me. Excused: Gabriel.

## Decided
- Typeface is Saltire Text, titles 60 pt.
- Posts are HB Sea Green 6012, matt.
- Panel 7 gets a new photo.

## Actions
- [x] Catherine: order paint by 2 March
- [x] 刘思远: lamp plate drawing to Gabriel, 2 March
- [ ] Owen: touch table with gloves, 20 March
- [x] Nadia: leaflet text to Margaret, 6 March
- [ ] Tess: list of sockets at the quay, 13 March
- [ ] Robin: permit for the crane, ask Alina Drăgan, 16 March`,
  },
  {
    id: 'lantern-budget',
    title: 'Lantern budget',
    folder: 'Work',
    created: '2026-02-23 08:40',
    edited: '2026-03-10 10:25',
    tags: ['lantern', 'money'],
    kind: 'markdown',
    body: `| item | £ |
|---|---|
| Metal (Seixas) | 19,200 |
| Print (Inkwell) | 6,450 |
| Lighting | 11,800 |
| Installation | 7,150 |
| Contingency | 4,000 |
| **Total** | **48,600** |

From contingency so far: paint 205.20, server 336.00 (24 × 14), A3 proofs 46.00. Left: 3,412.80.`,
  },
  {
    id: 'lantern-titles',
    title: 'Panel titles',
    folder: 'Work',
    created: '2026-01-20 11:00',
    edited: '2026-03-10 16:45',
    tags: ['lantern'],
    kind: 'plain',
    body: `1 The Rope Walk
2 Salt and Tar
3 The Storm of 1849
4 The Pilot's Daughter
5 Eleven Nets
6 A Letter from Gannet
7 The Harbour Ferry
8 Last Boat Home (4 votes to 1, Margaret to confirm)
9 Names on the Wall
10 The Ice Winter
11 What the Gulls Saw
12 The Light`,
  },
  {
    id: 'install-week',
    title: 'Install week',
    folder: 'Work',
    created: '2026-03-05 15:00',
    edited: '2026-03-10 11:50',
    tags: ['lantern', 'schedule'],
    kind: 'markdown',
    body: `- Mon 13 April 07:00: test on site, Owen + me
- Wed 15 April 16:00: Margaret's donors, 8 people, lanterns 1–4
- Mon 20 April 06:30: crane, lanterns 1–6 (road closed until 10:00)
- Tue 21 April 06:30: crane, lanterns 7–12
- Wed 22 April: cables, 刘思远
- Thu 23 April 20:15: light test after sunset
- Fri 24 April 18:30: **opening**, choir of 34, step by Gabriel`,
  },
  {
    id: 'holiday-sheet',
    title: 'My holidays',
    folder: 'Work',
    created: '2026-01-05 09:00',
    edited: '2026-03-11 18:25',
    tags: ['holiday'],
    kind: 'plain',
    body: `19.5 days left on 11 March. At most 5 carry over.
Fri 27 March: booked
Mon 30 March: approved by Ruth 11 March, write it in the sheet!
2–7 April: Rosa here. Take Thu 2 afternoon (0.5) and Tue 7 (1)?`,
  },
  {
    id: 'tess-feedback',
    title: 'Tess, half-year talk',
    folder: 'Work',
    created: '2026-03-11 13:15',
    edited: '2026-03-11 13:40',
    tags: ['people'],
    kind: 'plain',
    body: `Good: quick, asks before guessing, the socket list saved us a week. People like working with her; Margaret asked for her by name.

To grow: says "done" at 90 per cent. Checks the drawing but not the drawing's date. Wipes whiteboards.

Offer: let her run lanterns 10 to 12 on her own, with Gabriel as the grown-up. Talk on Wednesday 18 March at 16:00, it is her birthday, so bring cake and keep it short.`,
  },
  {
    id: 'printer-quote',
    title: 'Quote Inkwell',
    folder: 'Work',
    created: '2026-02-12 10:10',
    edited: '2026-02-12 10:12',
    tags: ['lantern', 'money'],
    kind: 'plain',
    body: '12 panels 900 × 600 enamel: £412 each = £4,944\nLeaflets 5,000: £690\nPosters A2, 120: £216\nDelivery £80\nTogether £5,930. Valid until 31 March. Victor, 01632 960173',
  },
  {
    id: 'lentejas',
    title: 'Lentejas de Rosa',
    folder: 'Recipes',
    created: '2026-02-08 17:36',
    edited: '2026-02-08 21:00',
    tags: ['spanish', 'soup'],
    kind: 'markdown',
    body: `Para 4

- 300 g lentejas pardinas
- 1 cebolla, 2 zanahorias, 1 pimiento verde
- 3 dientes de ajo
- 1 hoja de laurel
- 1 cucharadita de pimentón dulce
- vinagre, un chorrito **al final**

40 minutos a fuego lento. Sin chorizo cuando Inés está malita.`,
  },
  {
    id: 'lemon-cake',
    title: "Mum's lemon cake",
    folder: 'Recipes',
    created: '2024-08-11 16:00',
    edited: '2026-01-02 14:20',
    tags: ['cake'],
    kind: 'markdown',
    body: `225 g butter, 225 g sugar, 4 eggs, 225 g self-raising flour, zest of 2 lemons. 180 °C, **45 minutes**, 900 g loaf tin.

Syrup: juice of 2 lemons + 85 g sugar, poured on while it is HOT. Gran uses 100 g. Gran is right.`,
  },
  {
    id: 'dumplings',
    title: '饺子（美玲）',
    folder: 'Recipes',
    created: '2026-02-16 15:00',
    edited: '2026-02-16 21:40',
    tags: ['chinese'],
    kind: 'plain',
    body: `猪肉末 500 克，白菜 400 克，葱两根，姜一块
酱油三勺，香油一勺，盐半勺，水少许，一个方向搅！
饺子皮 60 张
水开下锅，加三次凉水，浮起来再等一分钟

Makes about 60. We ate 58. Freeze before cooking, never after.`,
  },
  {
    id: 'friday-soup',
    title: 'Soup for the island',
    folder: 'Recipes',
    created: '2026-03-08 10:40',
    edited: '2026-03-08 10:52',
    tags: ['gannet', 'soup'],
    kind: 'checklist',
    items: [
      { text: 'leeks, 6', done: false },
      { text: 'potatoes, 1.5 kg', done: false },
      { text: 'vegetable stock (Mira!)', done: true },
      { text: 'cream, 300 ml', done: false },
      { text: 'two loaves from Nasser’s', done: false },
      { text: 'pepper mill', done: true },
    ],
  },
  {
    id: 'pancakes',
    title: 'Pancakes, big batch',
    folder: 'Recipes',
    created: '2026-02-17 08:00',
    edited: '2026-02-17 08:04',
    tags: ['breakfast'],
    kind: 'plain',
    body: '400 g flour, 8 eggs, 1 litre milk, pinch of salt, 60 g melted butter. Rest 30 min. Gives 32. Alfie counts as three people.',
  },
  {
    id: 'gannet-packing',
    title: 'Gannet packing',
    folder: 'Travel',
    created: '2026-03-05 18:50',
    edited: '2026-03-11 21:45',
    pinned: true,
    tags: ['gannet', 'packing'],
    kind: 'checklist',
    items: [
      { text: 'game with the tiny boats', done: true },
      { text: 'two hats', done: true },
      { text: 'head torch + batteries', done: true },
      { text: 'sleeping bag liners', done: false },
      { text: 'firewood, 2 sacks, dry', done: false },
      { text: 'rice, round, 1 kg', done: true },
      { text: 'chicken, 1.5 kg (Friday morning)', done: false },
      { text: 'green beans 400 g, artichokes, 2 lemons', done: false },
      { text: 'paprika', done: true },
      { text: 'NO onion', done: true },
      { text: 'phone cable', done: false },
      { text: 'swimming things (just in case)', done: false },
    ],
  },
  {
    id: 'gannet-costs',
    title: 'Gannet costs',
    folder: 'Travel',
    created: '2026-03-05 18:38',
    edited: '2026-03-05 18:44',
    tags: ['gannet', 'money'],
    kind: 'plain',
    body: `Cottage £312 (me)
Ferry 6 × £18.50 = £111 (Mira)
Together £423, six people, £70.50 each

Paid me so far: Inés 70.50, 晓雨 70.50, Sam 50 (owes 20.50), Diego 0
Mira is 40.50 in credit`,
  },
  {
    id: 'rosa-visit',
    title: "Rosa's visit",
    folder: 'Travel',
    created: '2026-03-08 18:20',
    edited: '2026-03-10 12:30',
    tags: ['family'],
    kind: 'markdown',
    body: `- **Thu 2 April**: BL 418 lands 14:25. Leave home 13:15, Inés drives.
- Fri 3: Casa Tilde 20:30, four people, name Carvajal, by the window
- Sat 4: help Sam move in the morning (08:30, 71 Park Avenue), Inés and Rosa to the market
- Sun 5: lighthouse if dry, museum if not
- Mon 6: nothing, on purpose
- **Tue 7**: flight 11:10, be there at 9:00

Two pillows. She brings one sheet "por si acaso".`,
  },
  {
    id: 'ferry-times',
    title: 'Ferry times spring',
    folder: 'Travel',
    created: '2026-03-01 09:00',
    edited: '2026-03-10 08:05',
    tags: ['gannet'],
    kind: 'markdown',
    body: `**To Gannet (Pier 3)**: Mon–Fri 07:10, 12:30, 17:40. Sat–Sun 09:15, 13:40, 18:20
**Back**: Mon–Fri 08:20, 13:40, 18:50. Sat–Sun 10:25, 15:15, 19:30
50 minutes. Return £18.50, bike £4.

16–20 March small boat only, **no bikes** (Sam). Bookings: Joy, 01632 960120.`,
  },
  {
    id: 'ellery-trip',
    title: 'Port Ellery, some day',
    folder: 'Travel',
    created: '2025-12-20 20:40',
    edited: '2026-02-08 11:35',
    tags: ['ideas'],
    kind: 'plain',
    body: 'Jonas: 77 Foundry Road, red door. Freya: 6 Beacon Hill. Sophie: the aquarium, staff door on the left, free for family. Night train leaves Central 22:05, arrives 06:40, couchette £64. Hills. Bad chips.',
  },
  {
    id: 'passport',
    title: 'Passport',
    folder: 'Travel',
    created: '2025-10-02 08:30',
    edited: '2025-10-02 08:31',
    tags: [],
    kind: 'plain',
    body: 'Runs out 17 November 2026. Renew in August, needs two photos and £88.50.',
  },
  {
    id: 'boiler',
    title: 'Boiler, 18 March',
    folder: 'Home',
    created: '2026-03-02 08:56',
    edited: '2026-03-09 17:50',
    tags: ['flat'],
    kind: 'checklist',
    items: [
      { text: 'clear the cupboard', done: false },
      { text: 'find the manual (blue folder?)', done: true },
      { text: 'be in 9:00–11:00, call at 11:15', done: false },
      { text: 'ask Keith about the noise at 5 am', done: false },
    ],
  },
  {
    id: 'biscuit',
    title: 'Biscuit 15–19 March',
    folder: 'Home',
    created: '2026-03-01 11:45',
    edited: '2026-03-11 22:42',
    tags: ['cat'],
    kind: 'markdown',
    body: `Key under the **blue pot**. Sunday 15: look in at 21:00. Monday to Thursday:
- 8:00 one pouch
- 18:00 one pouch (Monday before Spanish!)
- before bed a SMALL handful
Water in the **white** bowl. 12 pouches there, he should use 8.
Vet: Paw & Tide, 01632 960162, card 0448, insured until 30 June. He lies.`,
  },
  {
    id: 'wifi-home',
    title: 'Wi-Fi for guests',
    folder: 'Home',
    created: '2025-12-14 18:00',
    edited: '2025-12-14 18:02',
    tags: ['flat'],
    kind: 'plain',
    body: 'TannersRow-27B\nkettle-heron-52\n(The other one, TannersRow-27, is Walter. Do not use up Walter.)',
  },
  {
    id: 'sofa',
    title: 'Sofa',
    folder: 'Home',
    created: '2026-01-17 12:10',
    edited: '2026-03-06 11:20',
    tags: ['flat', 'money'],
    kind: 'plain',
    body: 'Order TW-40917, "Moss" corner sofa, 231 × 152 cm. £740: deposit 200 on 17 January, 540 on 6 March. Delivered 6 March, 11:00. Scratch on left arm, told them the same day, they offer £35 back. Say yes?',
  },
  {
    id: 'meter',
    title: 'Meter readings',
    folder: 'Home',
    created: '2025-07-01 19:00',
    edited: '2026-03-01 18:35',
    tags: ['flat'],
    kind: 'plain',
    body: '1 Dec: 41,207\n1 Jan: 41,498\n1 Feb: 41,802\n1 Mar: 42,055\n(New meter on 17 March, water off 10:00–12:30.)',
  },
  {
    id: 'curtains',
    title: 'curtain sizes',
    folder: 'Home',
    created: '2025-12-10 20:00',
    edited: '2025-12-10 20:05',
    binned: '2026-02-20 09:15',
    tags: [],
    kind: 'plain',
    body: 'Bedroom 142 × 210, living room 2 × (118 × 210). Mum says longer.',
  },
  {
    id: 'old-shopping',
    title: 'Saturday shop',
    folder: 'Home',
    created: '2026-02-28 09:00',
    edited: '2026-02-28 11:30',
    binned: '2026-03-07 08:40',
    tags: ['shopping'],
    kind: 'checklist',
    items: [
      { text: 'eggs 12', done: true },
      { text: 'coffee', done: true },
      { text: 'light bulb E14', done: false },
    ],
  },
];
