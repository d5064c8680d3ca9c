// Over 300 lines: a table of base data.
import { good, type Good } from './types.ts';

export const food: readonly Good[] = [
  good('food', 'turron', 'Turrón', 'bodegas-almendral', '2025-10-05', {
    text: 'Almendras, miel, clara de huevo. The soft one or the one that needs a hammer.',
    find: 'nougat almond sweet spanish christmas',
    specs: 'Weight: 250 g; Contains: almonds, egg; Keeps: 9 months',
    silent: [0, 0, 2, 12, 33],
    variants: [
      [null, 'Soft', 7_90, 20, 'turron-red'],
      [null, 'Hard', 7_90, 17, 'turron-yellow'],
    ],
    reviews: [
      [
        5,
        'Abuela’s Favourite',
        '2025-12-27',
        'El duro de verdad: se rompe con la mesa.',
        'Hard',
        { helpful: 14 },
      ],
    ],
  }),
  good('food', 'mazapan', 'Mazapán', 'bodegas-almendral', '2025-10-05', {
    text: 'Sixteen little figures of almond and sugar, baked until they have a tan.',
    find: 'marzipan almond sweet spanish',
    specs: 'Weight: 300 g, 16 pieces; Contains: almonds, egg; Keeps: 4 months',
    silent: [0, 0, 2, 8, 19],
    variants: [[null, null, 10_50, 9, 'mazapan-brown']],
    reviews: [
      [
        4,
        'Sweet Toledo',
        '2026-01-06',
        'Sixteen, as promised. One was a fish. I respect that.',
        '',
        { helpful: 6 },
      ],
    ],
  }),
  good('food', 'single-malt', 'Single malt', 'bodegas-almendral', '2024-10-10', {
    text: 'Ten years in oak, some of them by the sea. Not to be posted to anyone under eighteen.',
    find: 'whisky spirit bottle gift',
    specs: 'Holds: 70 cl; Alcohol: 43 %; Age: 10 years; Smoke: a little',
    silent: [0, 1, 2, 13, 24],
    variants: [
      [
        null,
        null,
        29_00,
        6,
        'whisky-brown',
        {
          prices: [
            ['2025-06-01', 31_00],
            ['2025-12-01', 29_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        4,
        'D. Calder',
        '2025-12-30',
        'Given to a railwayman. He looked at it for a long time, then at me kindly.',
        '',
        { helpful: 13 },
      ],
    ],
  }),
  good('food', 'wine-red', 'Tinto de la casa, six bottles', 'bodegas-almendral', '2025-03-12', {
    text: 'Honest red from a valley that we visit too often. Six of the same, because five is never enough.',
    find: 'wine bottle case vino',
    specs: 'Holds: 6 × 75 cl; Alcohol: 13.5 %; Weight: 8.1 kg; Grape: garnacha',
    silent: [1, 1, 4, 15, 18],
    variants: [[null, null, 48_00, 8, 'wine-red']],
    reviews: [
      [
        5,
        'Casa Nostra',
        '2026-02-09',
        'Weeknight wine that does not know it is Tuesday.',
        '',
        { helpful: 5 },
      ],
    ],
  }),
  good('food', 'olive-oil', 'Olive oil, 1 litre', 'bodegas-almendral', '2025-11-11', {
    text: 'First pressing of this winter: green, peppery, makes you cough once. In a tin, out of the light.',
    find: 'aceite cooking extra virgin',
    specs: 'Holds: 1 litre; Harvest: November 2025; Acidity: 0.2 %; Best before: May 2027',
    silent: [0, 1, 2, 11, 20],
    variants: [
      [null, '0.5 litre', 9_40, 14, 'oil-green'],
      [null, '1 litre', 16_80, 10, 'oil-green'],
    ],
    reviews: [[5, 'Cough Once', '2026-02-18', 'As described.', '1 litre', { helpful: 21 }]],
  }),
  good('food', 'green-tea', '龙井绿茶 Longjing tea', 'golden-pomelo', '2025-04-20', {
    text: '明前采摘，铁罐装。 Picked before the rain of April. Water of 80 degrees, three minutes, twice.',
    find: 'green tea leaves chinese',
    specs: 'Weight: 100 g; Harvest: March 2025; Origin: Zhejiang; Tin: yes',
    silent: [0, 0, 2, 9, 22],
    variants: [
      [null, '50 g', 11_80, 12, 'tea-green'],
      [null, '100 g', 21_00, 8, 'tea-green'],
    ],
    reviews: [[5, '周婷', '2026-01-22', '香气很正，第二泡最好。', '100 g', { helpful: 8 }]],
  }),
  good('food', 'noodles', '担担面 Dan dan noodle kit', 'golden-pomelo', '2025-09-18', {
    text: '面、酱、花椒，两人份。 Noodles, sauce and pepper for two. You bring the peanuts.',
    find: 'sichuan spicy chinese dinner',
    specs: 'Serves: 2; Heat: hot; Contains: wheat, sesame, soya; Minutes: 8',
    silent: [1, 1, 3, 12, 17],
    variants: [[null, null, 5_60, 30, 'noodles-red']],
    reviews: [
      [4, 'Numb Lip', '2026-02-26', 'Serves two modest people or one honest one.', '', { helpful: 19 }],
      [2, 'Mild Manners', '2025-12-07', '“Hot” is meant. I saw my ancestors.', '', { helpful: 12 }],
    ],
  }),
  good('food', 'chilli-crisp', '老灶油泼辣子 Chilli crisp', 'golden-pomelo', '2025-01-25', {
    text: '酥脆、微麻。一勺入魂。 Crunchy more than hot. On eggs, on rice, on nothing.',
    find: 'sauce oil spicy condiment',
    specs: 'Weight: 210 g; Heat: medium; Contains: soya, peanuts',
    silent: [0, 1, 3, 15, 39],
    variants: [[null, null, 4_20, 40, 'jar-red']],
    reviews: [
      [5, 'Spoon', '2026-03-01', 'The jar is too small. All jars are too small.', '', { helpful: 16 }],
    ],
  }),
  good('food', 'ginger-biscuits', 'Ginger biscuits', 'hob-and-hearth', '2025-05-17', {
    text: 'Baked hard, for dunking. A tin of forty, or what is left of forty by the time the tin is open.',
    find: 'cookies tea sweet',
    specs: 'Weight: 400 g; Contains: wheat, butter; Keeps: 4 months',
    silent: [0, 1, 3, 12, 24],
    variants: [[null, null, 8_40, 16, 'tin-orange']],
    reviews: [
      [4, 'Dunk Seven', '2026-01-24', 'Stands seven seconds in tea. I have a chart.', '', { helpful: 37 }],
    ],
  }),
  good('food', 'coffee', 'Coffee beans, house blend', 'hob-and-hearth', '2025-02-20', {
    text: 'Roasted on Mondays, posted on Tuesdays. Chocolate, a little orange, no speeches.',
    find: 'espresso beans',
    specs: 'Roast: medium; Best: 3 to 30 days after roasting; Ground: no',
    silent: [1, 1, 4, 14, 26],
    variants: [
      [null, '250 g', 8_90, 24, 'coffee-brown'],
      [null, '1 kg', 29_00, 9, 'coffee-brown'],
    ],
    reviews: [
      [
        4,
        'Third Cup',
        '2026-02-27',
        'Very good in the cafetière, a bit sour as espresso.',
        '1 kg',
        { helpful: 8 },
      ],
    ],
  }),
  good('food', 'chocolate', 'Chocolate, sea salt', 'bodegas-almendral', '2025-08-30', {
    text: '72 %. The salt is from the bay, or says so.',
    find: 'bar sweet dark',
    specs: 'Weight: 100 g; Cocoa: 72 %; Contains: may contain nuts',
    silent: [0, 1, 2, 11, 23],
    variants: [[null, null, 3_90, 35, 'chocolate-brown']],
    reviews: [[5, 'Four Squares', '2026-02-14', 'I planned four squares.', '', { helpful: 22 }]],
  }),
];

export const garden: readonly Good[] = [
  good('garden', 'hammer-small', 'Very small hammer', 'anvil-hardware', '2024-08-20', {
    text: 'A hundred grams. For picture nails, clocks and the last nut of the year.',
    find: 'tool nail',
    specs: 'Weight: 100 g; Length: 21 cm; Handle: ash',
    silent: [0, 0, 2, 10, 36],
    variants: [
      ['Red', null, 5_50, 26, 'hammer-red'],
      ['Plain', null, 5_50, 12, 'hammer-oak'],
    ],
    reviews: [
      [
        5,
        'Thumb',
        '2025-12-02',
        'Too small to hurt. Bought for its size, kept for its manners.',
        'Red',
        { helpful: 12 },
      ],
    ],
  }),
  good('garden', 'screwdrivers', 'Screwdrivers, set of six', 'anvil-hardware', '2024-02-17', {
    text: 'Three flat, three cross, handles that fit a hand with gloves. Hardened tips; do not open paint with them.',
    find: 'tool set',
    specs: 'Pieces: 6; Tips: chrome vanadium; Stand: yes',
    silent: [0, 1, 3, 13, 26],
    variants: [[null, null, 21_40, 14, 'screwdriver-blue']],
    reviews: [[5, 'Paint Tin', '2026-01-08', 'They open paint very well.', '', { helpful: 30 }]],
  }),
  good('garden', 'drill', 'Cordless drill', 'anvil-hardware', '2025-04-10', {
    text: 'Twelve volts, two batteries, a chuck that does not slip. Light enough to hold over your head and regret.',
    find: 'tool screw electric',
    specs: 'Volts: 12; Batteries: 2 × 2 Ah; Torque: 35 Nm; Weight: 1.1 kg; Case: yes',
    silent: [1, 2, 4, 16, 27],
    variants: [
      [
        null,
        null,
        84_00,
        5,
        'drill-teal',
        {
          was: 96_00,
          prices: [
            ['2025-04-10', 96_00],
            ['2026-02-25', 84_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        5,
        'Shelf Life',
        '2026-02-20',
        'Forty holes in brick on one battery, then coffee, then forty more.',
        '',
        { helpful: 11 },
      ],
      [
        3,
        'No Hammer',
        '2025-11-18',
        'There is no hammer action. For concrete look elsewhere.',
        '',
        { helpful: 20 },
      ],
    ],
  }),
  good('garden', 'tape', 'Tape measure, 5 m', 'anvil-hardware', '2024-01-15', {
    text: 'Reads from both sides, stays out two metres without sagging. Millimetres only.',
    find: 'tool ruler length',
    specs: 'Length: 5 m; Width: 25 mm; Stands out: 2.1 m',
    silent: [0, 0, 3, 12, 21],
    variants: [['Yellow', null, 8_60, 24, 'tape-yellow']],
    reviews: [
      [
        4,
        'Cut Once',
        '2025-10-30',
        'Stands out 1.9, not 2.1. I measured it with the other one.',
        '',
        { helpful: 14 },
      ],
    ],
  }),
  good('garden', 'toolbox', 'Toolbox', 'anvil-hardware', '2024-07-03', {
    text: 'Steel, five trays that open like a fan. Noisy, as a toolbox should be.',
    find: 'storage tools metal',
    specs: 'Size: 43 × 20 × 20 cm; Weight: 4.2 kg; Trays: 5',
    silent: [0, 1, 2, 9, 15],
    variants: [
      ['Red', null, 39_00, 4, 'toolbox-red'],
      ['Blue', null, 39_00, 3, 'toolbox-blue'],
    ],
    reviews: [
      [4, 'Clatter', '2025-09-22', 'Handle pinches unless both sides are shut.', 'Red', { helpful: 5 }],
    ],
  }),
  good('garden', 'monstera', 'Monstera', 'petal-lane', '2025-03-22', {
    text: 'About sixty centimetres with its pot, holes guaranteed. Likes a window that does not face south.',
    find: 'plant houseplant green leaves',
    specs: 'Height: about 60 cm; Pot: 17 cm, plastic; Light: bright, no sun; Water: once a week',
    silent: [1, 1, 3, 10, 19],
    variants: [[null, null, 24_00, 5, 'monstera-green']],
    reviews: [
      [
        5,
        'Leaf Count',
        '2026-01-12',
        'Came in a box as tall as my son, unharmed. New leaf within a month.',
        '',
        { helpful: 9 },
      ],
    ],
  }),
  good('garden', 'cactus', 'Three small cactuses', 'petal-lane', '2025-06-11', {
    text: 'One round, one tall, one that leans. Forget them; they prefer it.',
    find: 'plant succulent',
    specs: 'Pieces: 3; Pots: 6 cm; Light: sun; Water: once a month',
    silent: [0, 1, 2, 9, 16],
    variants: [[null, null, 12_00, 9, 'cactus-green']],
    reviews: [
      [4, 'Neglect Expert', '2025-12-15', 'Two of three are thriving on my absence.', '', { helpful: 13 }],
    ],
  }),
  good('garden', 'plant-pot', 'Plant pot', 'kiln-and-co', '2024-05-14', {
    text: 'With a hole and a saucer, as God intended. Frost-proof to five below.',
    find: 'planter ceramic flower',
    specs: 'Hole: yes; Saucer: yes; Frost: to −5 °C; Material: stoneware',
    silent: [0, 1, 3, 11, 20],
    variants: [
      ['Terracotta', '17 cm', 16_00, 10, 'pot-orange'],
      ['Terracotta', '24 cm', 26_00, 6, 'pot-orange'],
      ['Blue', '17 cm', 18_00, 4, 'pot-blue'],
    ],
    reviews: [
      [
        4,
        'Root Bound',
        '2025-10-21',
        'The 17 cm is 17 outside and 15 inside. A 17 cm plastic pot does NOT go in.',
        'Terracotta, 17 cm',
        { helpful: 25 },
      ],
    ],
  }),
  good('garden', 'watering-can', 'Watering can', 'anvil-hardware', '2025-02-08', {
    text: 'Long spout for shelves, short temper of steel. Rose included.',
    find: 'garden plants water',
    specs: 'Holds: 1.5 litres; Material: galvanised steel; Rose: yes',
    silent: [0, 1, 2, 9, 15],
    variants: [
      ['Green', null, 19_60, 7, 'can-green'],
      ['Yellow', null, 19_60, 5, 'can-yellow'],
    ],
    reviews: [[5, 'Balcony 4', '2025-08-09', 'Pours where I point. Rare.', 'Green', { helpful: 4 }]],
  }),
  good('garden', 'trowel', 'Hand trowel', 'anvil-hardware', '2025-02-08', {
    text: 'Forged in one piece with centimetres on the blade, so tulips go as deep as tulips go.',
    find: 'garden tool dig',
    specs: 'Length: 31 cm; Blade: 16 cm, marked; Handle: ash',
    silent: [0, 0, 2, 7, 14],
    variants: [[null, null, 13_20, 11, 'trowel-oak']],
    reviews: [[5, 'Clay Soil', '2025-10-11', 'Did not bend. I did.', '', { helpful: 10 }]],
  }),
  good('garden', 'seeds-herbs', 'Seeds, six kitchen herbs', 'petal-lane', '2026-01-20', {
    text: 'Basil, chives, parsley, dill, coriander, thyme. Sow indoors from March; the packet says so twice.',
    find: 'garden sow basil grow',
    specs: 'Kinds: 6; Sow: March to June, indoors; Harvest: from May',
    silent: [0, 1, 2, 5, 9],
    variants: [[null, null, 6_90, 28, 'seeds-green']],
    reviews: [
      [3, 'Windowsill', '2026-03-08', 'Five came up. The coriander is thinking.', '', { helpful: 6 }],
    ],
  }),
  good('garden', 'garden-gloves', 'Gardening gloves', 'petal-lane', '2025-03-28', {
    text: 'Goatskin palms, cotton backs. Roses were consulted.',
    find: 'work gloves thorn',
    specs: 'Material: leather, cotton; Cuff: 8 cm; Wash: no',
    guide: 'gloves',
    silent: [0, 1, 2, 8, 13],
    variants: [
      ['Green', 'S', 15_80, 4, 'workgloves-green'],
      ['Green', 'M', 15_80, 6, 'workgloves-green'],
      ['Green', 'L', 15_80, 0, 'workgloves-green'],
    ],
    reviews: [
      [
        4,
        'Thornbury Rose',
        '2025-09-07',
        'Thorns stopped. Size up: M is a small M.',
        'Green, M',
        { helpful: 7 },
      ],
    ],
  }),
];
