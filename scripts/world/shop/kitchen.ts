// Over 300 lines: a table of base data.
import { good, type Good } from './types.ts';

export const kitchen: readonly Good[] = [
  good('kitchen', 'kettle', 'Kettle', 'hob-and-hearth', '2024-01-20', {
    text: 'For the hob. It whistles in thirds. Steel, with a handle that stays cool as long as you do not boil it dry.',
    find: 'tea whistle stove water',
    specs: 'Holds: 2 litres; Hob: gas, electric, induction; Material: steel; Weight: 780 g',
    silent: [3, 5, 12, 40, 66],
    variants: [
      ['Steel', null, 14_99, 17, 'kettle-steel'],
      ['Red', null, 16_99, 8, 'kettle-red'],
    ],
    reviews: [
      [5, 'Maudie', '2026-02-08', 'Whistles loudly enough for the garden.', 'Red', { helpful: 9 }],
      [
        2,
        'Quiet Flat',
        '2025-11-23',
        'Whistles loudly enough for the neighbours. There is no way to stop it but courage.',
        'Steel',
        { helpful: 26 },
      ],
    ],
  }),
  good('kitchen', 'kettle-electric', 'Electric kettle, 1.7 litres', 'volt-lane', '2025-06-06', {
    text: 'Five temperatures, keeps warm for half an hour, tells you so with one beep that can be switched off.',
    find: 'tea coffee water boil temperature',
    specs: 'Holds: 1.7 litres; Power: 2,200 W; Temperatures: 60, 70, 80, 90, 100 °C; Cable: 75 cm',
    silent: [4, 3, 7, 32, 50],
    variants: [
      [
        'White',
        null,
        38_00,
        11,
        'ekettle-white',
        {
          was: 45_00,
          prices: [
            ['2025-06-06', 45_00],
            ['2026-02-24', 38_00],
          ],
        },
      ],
      ['Black', null, 42_00, 6, 'ekettle-black'],
    ],
    reviews: [
      [
        5,
        'oolong_overdrive',
        '2026-03-03',
        '80 degrees is 80 degrees; I measured.',
        'White',
        { helpful: 15 },
      ],
      [
        3,
        'Cass',
        '2026-01-27',
        'The cable is 75 cm. My socket is 90 cm away. We are not speaking.',
        'Black',
        { helpful: 12 },
      ],
    ],
  }),
  good('kitchen', 'mug-tall', 'Tall mug', 'kiln-and-co', '2024-03-03', {
    text: 'Stoneware with an unglazed foot and a handle for three fingers. Goes into the dishwasher without a word.',
    find: 'cup tea coffee',
    specs: 'Holds: 38 cl; Height: 11 cm; Dishwasher: yes; Microwave: yes',
    silent: [0, 1, 6, 29, 58],
    variants: [
      ['Teal', null, 15_50, 14, 'mug-teal'],
      ['Ochre', null, 15_50, 9, 'mug-yellow'],
      ['Charcoal', null, 15_50, 0, 'mug-black'],
    ],
    reviews: [
      [5, 'Ting fan', '2026-01-18', 'Keeps tea hot for the length of one meeting.', 'Teal', { helpful: 7 }],
      [
        4,
        'lefty_lou',
        '2025-10-10',
        'The handle is right for either hand. My charcoal one is nearly brown.',
        'Charcoal',
      ],
    ],
  }),
  good('kitchen', 'pan-cast', 'Cast-iron pan', 'hob-and-hearth', '2023-05-05', {
    text: 'Seasoned twice with oil. Heavy. It will outlive the hob, the kitchen and the argument about who washes it.',
    find: 'frying skillet iron',
    specs: 'Diameter: 26 cm; Weight: 2.4 kg; Hob: all, and the oven; Dishwasher: never',
    silent: [2, 3, 5, 34, 88],
    variants: [
      [null, '26 cm', 31_50, 10, 'pan-black'],
      [null, '30 cm', 39_50, 4, 'pan-black'],
    ],
    reviews: [
      [5, 'Ferro', '2026-02-14', 'The egg slid off and out of the window.', '26 cm', { helpful: 18 }],
      [
        2,
        'thin wrists',
        '2025-12-06',
        'The 30 cm weighs 3.3 kg EMPTY. Nobody tells you.',
        '30 cm',
        { helpful: 22 },
      ],
    ],
  }),
  good('kitchen', 'knife-cook', 'Cook’s knife', 'hob-and-hearth', '2024-08-12', {
    text: 'Carbon steel: sharp, and it rusts if you leave it in the sink. Ash handle, three rivets.',
    find: 'blade chef cut',
    specs: 'Blade: 18 cm; Steel: carbon; Weight: 190 g; Dishwasher: never',
    silent: [1, 1, 4, 20, 37],
    variants: [[null, null, 44_00, 6, 'knife-steel']],
    reviews: [
      [
        4,
        'Onion Weeper',
        '2025-11-29',
        'Sharp out of the box, sharp after a month. Patina happens; relax.',
        '',
        { helpful: 6 },
      ],
    ],
  }),
  good('kitchen', 'board-beech', 'Chopping board, beech', 'anvil-hardware', '2024-05-21', {
    text: 'End grain, oiled, with a groove for juice on one side and none on the other.',
    find: 'cutting wood bread',
    specs: 'Size: 40 × 28 × 4 cm; Weight: 2.9 kg; Material: beech; Dishwasher: never',
    silent: [0, 1, 4, 15, 26],
    variants: [
      [
        null,
        null,
        28_90,
        12,
        'board-oak',
        {
          prices: [
            ['2024-05-21', 26_90],
            ['2025-10-01', 28_90],
          ],
        },
      ],
    ],
    reviews: [
      [5, 'Rafael', '2025-12-27', 'Pesa, y por eso no se mueve. Justo lo que quería.', '', { helpful: 5 }],
    ],
  }),
  good('kitchen', 'teapot', 'Round teapot', 'kiln-and-co', '2024-07-07', {
    text: 'Holds four cups, pours without dripping if you pour as though you meant it. Strainer of steel inside.',
    find: 'tea pot',
    specs: 'Holds: 1.1 litres; Strainer: steel; Dishwasher: yes',
    silent: [1, 0, 3, 11, 24],
    variants: [
      ['Teal', null, 42_00, 3, 'teapot-teal'],
      ['White', null, 42_00, 5, 'teapot-white'],
    ],
    reviews: [
      [3, 'Dripping Wet', '2026-01-11', 'It drips. I do mean it. It drips anyway.', 'White', { helpful: 8 }],
    ],
  }),
  good('kitchen', 'scale', 'Kitchen scale', 'volt-lane', '2025-02-28', {
    text: 'Weighs to the gram up to five kilos. Folds flat, hangs on a hook.',
    find: 'weigh gram baking',
    specs: 'Most: 5 kg; Step: 1 g; Battery: 2 × AAA, not included; Size: 18 × 20 cm',
    silent: [2, 2, 8, 21, 30],
    variants: [
      [
        null,
        null,
        16_80,
        19,
        'scale-white',
        {
          was: 19_80,
          prices: [
            ['2025-02-28', 19_80],
            ['2026-01-31', 16_80],
          ],
        },
      ],
    ],
    reviews: [
      [
        4,
        'Loaf Story',
        '2026-02-22',
        'Honest to a gram above 10 g; below that it guesses.',
        '',
        { helpful: 7 },
      ],
    ],
  }),
  good('kitchen', 'cafetiere', 'Cafetière', 'hob-and-hearth', '2024-02-14', {
    text: 'Glass, steel, and a plunger with two meshes. Spare glasses are always in stock, because we know.',
    find: 'coffee press french',
    specs: 'Holds: 1 litre, 4 mugs; Material: glass, steel; Dishwasher: yes',
    silent: [2, 3, 6, 22, 41],
    variants: [
      [null, '0.5 litre', 19_90, 8, 'cafetiere-steel'],
      [null, '1 litre', 24_90, 8, 'cafetiere-steel'],
    ],
    reviews: [
      [
        5,
        'Luca',
        '2025-09-09',
        'Broke the glass in week two, got the new one in two days. Coffee: very good.',
        '1 litre',
        { helpful: 11 },
      ],
    ],
  }),
  good('kitchen', 'bowl-set', 'Bowls, set of three', 'kiln-and-co', '2025-01-30', {
    text: 'They nest. The small one is for olives, the middle one for soup, the large one for whatever is being mixed.',
    find: 'salad soup ceramic',
    specs: 'Sizes: 12, 17 and 23 cm; Dishwasher: yes; Microwave: yes',
    silent: [0, 0, 2, 13, 29],
    variants: [
      ['Blue', null, 48_00, 4, 'bowl-blue'],
      ['White', null, 48_00, 6, 'bowl-white'],
    ],
    reviews: [[5, 'Mam', '2026-02-01', 'I gave away two sets and kept this one.', 'Blue']],
  }),
  good('kitchen', 'bottle-steel', 'Drinking bottle', 'tern-and-tent', '2024-04-04', {
    text: 'Steel, two walls. Keeps tea hot through a morning and water cold through an afternoon.',
    find: 'flask water hiking thermos',
    specs: 'Holds: 0.75 litre; Hot: 9 hours; Cold: 20 hours; Weight: 340 g',
    silent: [1, 2, 9, 38, 61],
    variants: [
      ['Green', null, 21_50, 15, 'flask-green'],
      ['Blue', null, 21_50, 11, 'flask-blue'],
      ['Yellow', null, 21_50, 0, 'flask-yellow'],
    ],
    reviews: [
      [
        4,
        'ridge_walker',
        '2026-02-27',
        'They claim nine hours hot. It was warm after seven. Still: does not leak, upside down in a bag with a book.',
        'Green',
        { helpful: 20 },
      ],
      [5, 'Nadia', '2025-10-30', 'Fits the cup holder of my bicycle, just.', 'Blue', { helpful: 4 }],
    ],
  }),
  good('kitchen', 'toaster', 'Toaster, two slots', 'volt-lane', '2025-08-19', {
    text: 'Long slots for long bread. A lever that lifts high, so that you never fish with a knife again.',
    find: 'bread breakfast',
    specs: 'Slots: 2, 26 cm long; Power: 950 W; Crumbs: tray; Guarantee: 2 years',
    silent: [3, 2, 5, 14, 22],
    variants: [
      ['Cream', null, 34_00, 9, 'toaster-cream'],
      [
        'Red',
        null,
        34_00,
        5,
        'toaster-red',
        {
          was: 39_00,
          prices: [
            ['2025-08-19', 39_00],
            ['2026-03-05', 34_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        3,
        'crustacean',
        '2026-01-16',
        'Browns the left side of everything. I now turn my bread and my life is fuller.',
        'Cream',
        { helpful: 16 },
      ],
    ],
  }),
];
