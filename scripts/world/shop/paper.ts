// Over 300 lines: a table of base data.
import { good, type Good } from './types.ts';

export const paper: readonly Good[] = [
  good('paper', 'notebook-a5', 'Notebook, A5', 'cartwheel-paper', '2024-01-12', {
    text: 'Sewn, so it lies flat. Paper that takes a fountain pen on both sides. Numbered pages and no advice.',
    find: 'journal writing pad cuaderno',
    specs: 'Pages: 192; Paper: 90 g/m²; Size: A5; Binding: sewn',
    silent: [0, 1, 5, 26, 61],
    variants: [
      ['Blue', 'Dotted', 14_50, 22, 'notebook-blue'],
      ['Blue', 'Lined', 14_50, 18, 'notebook-blue'],
      ['Red', 'Plain', 14_50, 9, 'notebook-red'],
      ['Green', 'Dotted', 14_50, 0, 'notebook-green'],
    ],
    reviews: [
      [5, 'Inky', '2026-02-13', 'No bleeding with my wettest nib.', 'Blue, Dotted', { helpful: 8 }],
      [
        4,
        'Lena',
        '2025-11-09',
        'Liegt wirklich flach. The ribbon frays; a match helps.',
        'Red, Plain',
        { helpful: 3 },
      ],
    ],
  }),
  good('paper', 'pen-fountain', 'Fountain pen', 'cartwheel-paper', '2024-06-30', {
    text: 'A school pen that grew up. Takes cartridges and a converter, which is in the box.',
    find: 'ink writing nib',
    specs: 'Nib: F or M, steel; Weight: 21 g; Filling: cartridge, converter',
    silent: [0, 2, 4, 15, 28],
    variants: [
      ['Black', 'F', 24_00, 7, 'pen-black'],
      ['Black', 'M', 24_00, 6, 'pen-black'],
      ['Red', 'M', 24_00, 4, 'pen-red'],
    ],
    reviews: [
      [
        4,
        'Lefthand Smudge',
        '2025-12-11',
        'F writes like other people’s M. Good for me, I drag.',
        'Black, F',
        { helpful: 11 },
      ],
    ],
  }),
  good('paper', 'ink', 'Ink, 50 ml', 'cartwheel-paper', '2024-06-30', {
    text: 'Four colours named after weather. Washes out of cuffs, eventually.',
    find: 'fountain pen',
    specs: 'Holds: 50 ml; Waterproof: no; For: fountain pens',
    silent: [0, 0, 2, 11, 19],
    variants: [
      ['Squall blue', null, 9_80, 15, 'ink-blue'],
      ['Fog grey', null, 9_80, 12, 'ink-grey'],
      ['Dusk violet', null, 9_80, 3, 'ink-violet'],
    ],
    reviews: [[5, 'Postmaster', '2026-01-04', 'Fog grey is legible fog. Just.', 'Fog grey', { helpful: 5 }]],
  }),
  good('paper', 'postcards', 'Postcards of the bay, 12', 'cartwheel-paper', '2025-04-22', {
    text: 'Twelve linocuts: the pier, the light, the number 4 bus in rain. With envelopes for the shy.',
    find: 'cards print gift',
    specs: 'Pieces: 12; Size: 10.5 × 14.8 cm; Envelopes: 12',
    silent: [0, 0, 1, 9, 22],
    variants: [[null, null, 11_20, 20, 'postcards-blue']],
    reviews: [
      [5, 'Away Since', '2026-02-04', 'Made me homesick, which is what I paid for.', '', { helpful: 9 }],
    ],
  }),
  good('paper', 'book-pier', 'The Pier Keeper’s Winter', 'second-tide-books', '2025-10-14', {
    text: 'A novel. A woman is paid to mind a pier that nobody uses and begins to charge the gulls. 312 pages.',
    find: 'novel fiction reading',
    specs: 'Pages: 312; Binding: paperback; Language: English; Published: 2025',
    silent: [1, 2, 6, 21, 34],
    variants: [
      [null, 'Paperback', 9_99, 14, 'book-teal'],
      [null, 'Hardback', 18_99, 5, 'book-navy'],
    ],
    reviews: [
      [
        5,
        'Bea W.',
        '2026-01-30',
        'I read the last forty pages standing in the library I work in.',
        'Paperback',
        { helpful: 16 },
      ],
      [
        2,
        'Plot Enthusiast',
        '2025-12-21',
        'Nothing happens until page 240. Then a gull pays.',
        'Hardback',
        { helpful: 29 },
      ],
    ],
  }),
  good('paper', 'book-knots', 'Forty Knots and What They Hold', 'second-tide-books', '2024-03-08', {
    text: 'Drawings you can follow with a rope in the other hand. Spiral-bound, wipeable.',
    find: 'sailing guide rope manual',
    specs: 'Pages: 96; Binding: spiral; Language: English; Rope: 1 m, included',
    silent: [0, 0, 2, 13, 27],
    variants: [[null, null, 13_50, 11, 'book-red']],
    reviews: [
      [5, 'Bowline', '2025-07-06', 'My shelf, my boat and one trouser leg now hold.', '', { helpful: 8 }],
    ],
  }),
  good('paper', 'book-bread', 'Bread, Slowly', 'second-tide-books', '2025-02-19', {
    text: 'Sixteen loaves, each over a weekend. Weights in grams, tempers in degrees.',
    find: 'cookbook baking recipes',
    specs: 'Pages: 208; Binding: hardback; Language: English; Recipes: 16',
    silent: [0, 1, 3, 14, 23],
    variants: [
      [
        null,
        null,
        21_00,
        8,
        'book-yellow',
        {
          was: 24_00,
          prices: [
            ['2025-02-19', 24_00],
            ['2026-02-06', 21_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        3,
        'Weekday Baker',
        '2026-02-20',
        'Beautiful. SLOWLY is not a joke. Loaf four took until Tuesday.',
        '',
        { helpful: 14 },
      ],
    ],
  }),
  good('paper', 'book-spanish', 'Cuentos del muelle', 'second-tide-books', '2025-05-30', {
    text: 'Nueve relatos cortos con glosario al final. For learners who have finished the first year and want gossip.',
    find: 'spanish stories learning español',
    specs: 'Pages: 144; Binding: paperback; Language: Spanish; Level: B1',
    silent: [0, 1, 2, 8, 12],
    variants: [[null, null, 8_50, 9, 'book-orange']],
    reviews: [
      [4, 'Inés', '2025-10-12', 'El cuarto es muy bueno. El glosario se queda corto.', '', { helpful: 6 }],
    ],
  }),
  good('paper', 'book-arabic', 'حكايات من المرفأ', 'second-tide-books', '2025-08-27', {
    text: 'اثنتا عشرة حكاية قصيرة عن مدن البحر. Twelve short tales of towns by the sea, in Arabic.',
    find: 'arabic stories tales',
    specs: 'Pages: 168; Binding: paperback; Language: Arabic; Published: 2024',
    silent: [0, 0, 1, 5, 11],
    variants: [[null, null, 10_20, 4, 'book-green']],
    reviews: [[5, 'سلمى', '2026-01-10', 'قرأتها لابنتي كل ليلة، والآن هي تقرأها لي.', '', { helpful: 12 }]],
  }),
  good('paper', 'map-bay', 'Walking map of the bay', 'second-tide-books', '2025-03-19', {
    text: 'Scale 1 : 25,000, waterproof, with tides for crossing to the strand printed where you need them.',
    find: 'hiking paths chart',
    specs: 'Scale: 1 : 25,000; Size: 98 × 70 cm; Paper: waterproof',
    silent: [0, 1, 3, 12, 21],
    variants: [[null, null, 8_95, 16, 'map-green']],
    reviews: [[4, 'Lost Twice', '2025-09-26', 'Correct. The second time was me.', '', { helpful: 17 }]],
  }),
  good('paper', 'paints', 'Watercolours, 12 pans', 'cartwheel-paper', '2024-09-23', {
    text: 'Half pans in a tin with a thumb hole. The blue is the one that runs out; it can be bought alone.',
    find: 'art painting colours',
    specs: 'Colours: 12; Brush: no. 6, included; Tin: 14 × 7 cm',
    silent: [0, 1, 3, 10, 19],
    variants: [[null, null, 26_50, 6, 'paints-black']],
    reviews: [[5, 'Sky Only', '2025-11-28', 'Bright and honest. Bought the blue twice.', '', { helpful: 6 }]],
  }),
  good('paper', 'calendar', 'Tide calendar 2026', 'second-tide-books', '2025-11-01', {
    text: 'High and low water for Harrow Bay on every day, and a linocut for each month. Spring price from March.',
    find: 'wall year planner',
    specs: 'Size: 30 × 42 cm; Months: 12; Tides: Harrow Bay',
    silent: [0, 1, 2, 9, 15],
    variants: [
      [
        null,
        null,
        5_00,
        7,
        'calendar-blue',
        {
          was: 12_00,
          prices: [
            ['2025-11-01', 12_00],
            ['2026-03-01', 5_00],
          ],
        },
      ],
    ],
    reviews: [
      [4, 'Mudlark', '2026-01-07', 'Tides right to the minute. April is a limpet. Fine.', '', { helpful: 8 }],
    ],
  }),
];

export const toys: readonly Good[] = [
  good('toys', 'crane', 'Crane with magnet', 'hob-and-hearth', '2025-10-20', {
    text: 'Wood, string and one strong magnet. Turns on its foot, lifts what sticks. Six steel discs to begin with.',
    find: 'wooden toy building',
    specs: 'Height: 46 cm; Age: 3 and up; Discs: 6; Material: beech',
    silent: [0, 1, 3, 14, 29],
    variants: [
      ['Yellow', null, 28_50, 7, 'crane-yellow'],
      ['Red', null, 28_50, 3, 'crane-red'],
    ],
    reviews: [
      [
        5,
        'Alfie’s dad',
        '2026-01-02',
        'Alfie has lifted everything we own that is steel, including, briefly, the cat’s collar.',
        'Yellow',
        { helpful: 18 },
      ],
      [
        3,
        'String Theory',
        '2025-12-28',
        'The string comes off the reel if wound backwards, and it is always wound backwards.',
        'Red',
        { helpful: 9 },
      ],
    ],
  }),
  good('toys', 'blocks', 'Building blocks, 60', 'hob-and-hearth', '2024-03-30', {
    text: 'Sixty blocks in a cotton sack. Edges rounded, colours that do not come off on anything we have tried.',
    find: 'wooden toy',
    specs: 'Pieces: 60; Age: 1 and up; Material: maple; Sack: yes',
    silent: [0, 0, 2, 11, 30],
    variants: [
      ['Coloured', null, 31_00, 9, 'blocks-red'],
      ['Plain', null, 27_00, 6, 'blocks-oak'],
    ],
    reviews: [
      [5, 'Small Feet', '2025-11-15', 'Painful to step on, as all good toys.', 'Coloured', { helpful: 15 }],
    ],
  }),
  good('toys', 'train', 'Wooden train set', 'hob-and-hearth', '2024-11-18', {
    text: 'Engine, two wagons, sixteen pieces of track and a bridge. Fits the common tracks.',
    find: 'railway toy wooden',
    specs: 'Pieces: 23; Age: 3 and up; Track: 1.9 m; Fits: common wooden tracks',
    silent: [0, 1, 3, 12, 21],
    variants: [[null, null, 36_00, 5, 'train-blue']],
    reviews: [
      [
        4,
        'Signalman David',
        '2026-01-15',
        'Points work. Gradient of the bridge is 1 in 4, which no line would allow.',
        '',
        { helpful: 24 },
      ],
    ],
  }),
  good('toys', 'bear', 'Bear', 'woolcombe-knits', '2025-09-05', {
    text: 'Knitted, stuffed with wool. Sits by itself. Has no name yet.',
    find: 'teddy soft toy',
    specs: 'Height: 32 cm; Age: from birth; Material: wool; Wash: by hand',
    silent: [0, 0, 1, 8, 25],
    variants: [
      ['Brown', null, 38_00, 4, 'bear-brown'],
      ['Grey', null, 38_00, 2, 'bear-grey'],
    ],
    reviews: [[5, 'Mina', '2026-02-02', 'Its name is Kevin now.', 'Brown', { helpful: 33 }]],
  }),
  good('toys', 'puzzle', 'Jigsaw, 1,000 pieces', 'cartwheel-paper', '2025-10-30', {
    text: 'The harbour at six in the morning. A third of it is sky. You were told.',
    find: 'puzzle game',
    specs: 'Pieces: 1,000; Size: 68 × 48 cm; Age: 12 and up',
    silent: [1, 1, 4, 12, 20],
    variants: [[null, null, 17_50, 10, 'puzzle-blue']],
    reviews: [
      [2, 'Piece 1,000', '2026-01-20', '999 pieces. I counted before the cat, too.', '', { helpful: 27 }],
      [
        5,
        'Rainy Sunday',
        '2025-12-31',
        'All there. The sky took four evenings and a friendship.',
        '',
        { helpful: 11 },
      ],
    ],
  }),
  good('toys', 'boat', 'Bath boat', 'kiln-and-co', '2025-02-11', {
    text: 'Cork hull, cotton sail. It floats, it lists, it rights itself.',
    find: 'toy water ship',
    specs: 'Length: 17 cm; Age: 2 and up; Material: cork, cotton',
    silent: [0, 0, 2, 7, 13],
    variants: [
      ['Red', null, 14_90, 8, 'boat-red'],
      ['Blue', null, 14_90, 5, 'boat-blue'],
    ],
    reviews: [[4, 'Tub Admiral', '2025-10-06', 'Sails best away from the tap.', 'Red']],
  }),
  good('toys', 'dice-game', 'Dice game “Gull”', 'cartwheel-paper', '2025-07-14', {
    text: 'Two to five play, ten minutes a round. You press your luck and the gull takes your chips.',
    find: 'board game family',
    specs: 'Players: 2 to 5; Minutes: 10; Age: 7 and up; Dice: 6',
    silent: [0, 1, 2, 9, 17],
    variants: [
      [
        null,
        null,
        13_80,
        12,
        'dice-yellow',
        {
          was: 15_80,
          prices: [
            ['2025-07-14', 15_80],
            ['2026-02-12', 13_80],
          ],
        },
      ],
    ],
    reviews: [[5, 'Oksana', '2026-02-06', 'Rules in six languages, arguments in two.', '', { helpful: 7 }]],
  }),
  good('toys', 'football', 'Football', 'stride-sports', '2024-04-08', {
    text: 'Hand-sewn, thirty-two panels, holds air over winter.',
    find: 'soccer ball sport',
    specs: 'Size: 5; Panels: 32; Weight: 430 g; Pump: not included',
    silent: [1, 1, 4, 13, 22],
    variants: [
      [null, '4', 19_00, 7, 'ball-white'],
      [null, '5', 21_00, 11, 'ball-white'],
    ],
    reviews: [
      [
        4,
        'Sunday Left Back',
        '2025-11-04',
        'Round. Pump not included, and it comes flat.',
        '5',
        { helpful: 9 },
      ],
    ],
  }),
  good('toys', 'chess', 'Travel chess', 'hob-and-hearth', '2024-12-05', {
    text: 'Board folds over the pieces, magnets in the feet. Survives trains with bad track.',
    find: 'board game',
    specs: 'Board: 20 × 20 cm; Pieces: magnetic; Age: 6 and up',
    silent: [0, 1, 3, 9, 14],
    variants: [[null, null, 23_50, 6, 'chess-oak']],
    reviews: [[5, 'Zugzwang', '2025-10-17', 'Lost on it in three countries.', '', { helpful: 12 }]],
  }),
];
