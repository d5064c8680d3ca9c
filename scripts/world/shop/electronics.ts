// Over 300 lines: a table of base data.
import { good, type Good } from './types.ts';

export const electronics: readonly Good[] = [
  good('electronics', 'headphones', 'Headphones', 'volt-lane', '2025-02-01', {
    text: 'Over the ear, closed, with noise cancelling that forgives trains and does not forgive babies. Folds into a case.',
    find: 'wireless music noise cancelling',
    specs:
      'Battery: 30 hours, 24 with noise cancelling; Charges: USB-C, 10 minutes for 3 hours; Weight: 250 g; Cable: included',
    silent: [4, 6, 15, 52, 88],
    variants: [
      [
        'Black',
        null,
        129_00,
        7,
        'headphones-black',
        {
          prices: [
            ['2025-02-01', 139_00],
            ['2025-11-20', 129_00],
          ],
        },
      ],
      ['Cream', null, 129_00, 4, 'headphones-cream'],
      [
        'Blue',
        null,
        119_00,
        2,
        'headphones-blue',
        {
          was: 129_00,
          prices: [
            ['2025-02-01', 129_00],
            ['2026-03-06', 119_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        5,
        'Signal Box',
        '2026-02-21',
        'Sound is even and polite. I get 26 hours with cancelling on, more than they say.',
        'Black',
        { helpful: 27 },
      ],
      [
        2,
        'Big Glasses',
        '2026-01-13',
        'Press on my glasses after an hour. Battery is 20 hours at best with cancelling on.',
        'Cream',
        { helpful: 34 },
      ],
      [
        4,
        'Mateo',
        '2025-12-29',
        'Muy cómodos para el tren. El estuche huele a goma una semana.',
        'Black',
        { helpful: 6 },
      ],
    ],
    asked: [
      [
        'Ines C.',
        '2025-12-10',
        'Do they work with a cable when the battery is empty?',
        'Yes, with the 3.5 mm cable that is in the box.',
      ],
    ],
  }),
  good('electronics', 'headphones-lite', 'Headphones Lite', 'volt-lane', '2025-09-12', {
    text: 'On the ear, open, light. No cancelling, no app, no case. Music, then.',
    find: 'wireless music',
    specs: 'Battery: 50 hours; Charges: USB-C; Weight: 165 g; Cable: none',
    silent: [3, 5, 11, 26, 30],
    variants: [
      ['White', null, 49_00, 12, 'onear-white'],
      ['Green', null, 49_00, 8, 'onear-green'],
    ],
    reviews: [
      [5, 'Desk 3', '2026-02-17', 'I charge them on the first of the month.', 'White', { helpful: 15 }],
      [
        3,
        'Bus Neighbour',
        '2025-12-18',
        'The whole bus hears my taste. Open means open.',
        'Green',
        { helpful: 20 },
      ],
    ],
  }),
  good('electronics', 'earbuds', 'Earbuds', 'volt-lane', '2025-06-20', {
    text: 'Four sizes of tips, a case like a pebble. Sweat does not bother them; washing machines do.',
    find: 'wireless in-ear music running',
    specs: 'Battery: 7 hours, 28 with the case; Charges: USB-C; Water: IPX5; Weight: 5 g each',
    silent: [6, 7, 12, 30, 41],
    variants: [
      ['Black', null, 58_00, 14, 'earbuds-black'],
      ['White', null, 58_00, 9, 'earbuds-white'],
    ],
    reviews: [
      [
        4,
        'tempo_run',
        '2026-01-31',
        'Stay in for 15 km. Wind noise above 20 km/h, so not for the bicycle.',
        'Black',
        { helpful: 11 },
      ],
      [
        1,
        'Pocket Lint',
        '2025-11-26',
        'Right one stopped at month five. Guarantee was honoured, to be fair.',
        'White',
        { helpful: 13 },
      ],
    ],
  }),
  good('electronics', 'speaker', 'Portable speaker', 'volt-lane', '2025-04-18', {
    text: 'A tube with a handle. Loud enough for a beach, not for the next beach.',
    find: 'bluetooth music waterproof',
    specs: 'Battery: 14 hours; Water: IP67; Weight: 680 g; Pairs: two as stereo',
    silent: [2, 2, 7, 24, 38],
    variants: [
      ['Teal', null, 69_00, 6, 'speaker-teal'],
      ['Orange', null, 69_00, 5, 'speaker-orange'],
      [
        'Black',
        null,
        64_00,
        9,
        'speaker-black',
        {
          was: 69_00,
          prices: [
            ['2025-04-18', 69_00],
            ['2026-02-27', 64_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        5,
        'Long Strand',
        '2025-08-25',
        'Dropped in the sea. Played on, slightly gurgling, then fine.',
        'Orange',
        { helpful: 19 },
      ],
      [
        3,
        'J. Thornbury',
        '2026-01-06',
        '14 hours at half volume. At full it is five.',
        'Black',
        { helpful: 23 },
      ],
    ],
  }),
  good('electronics', 'speaker-mini', 'Speaker, pocket size', 'volt-lane', '2025-10-25', {
    text: 'Fits a palm. For showers, sheds and reading aloud to plants.',
    find: 'bluetooth music small',
    specs: 'Battery: 10 hours; Water: IP67; Weight: 190 g; Pairs: no',
    silent: [1, 3, 8, 15, 16],
    variants: [
      ['Red', null, 27_00, 10, 'minispeaker-red'],
      ['Black', null, 27_00, 15, 'minispeaker-black'],
    ],
    reviews: [
      [4, 'Shed', '2026-02-15', 'Ten hours is right, and then it dies mid-word.', 'Red', { helpful: 8 }],
    ],
  }),
  good('electronics', 'powerbank', 'Power bank', 'volt-lane', '2025-01-05', {
    text: 'Charges a phone and then thinks about it. A number shows what is left, not four guilty dots.',
    find: 'battery charger usb travel',
    specs: 'Ports: USB-C in and out, USB-A out; Display: per cent; In flight: allowed',
    silent: [2, 4, 9, 27, 40],
    variants: [
      ['Grey', '10,000 mAh', 24_00, 16, 'powerbank-grey'],
      ['Grey', '20,000 mAh', 38_00, 7, 'powerbank-grey'],
      ['Green', '10,000 mAh', 24_00, 0, 'powerbank-green'],
    ],
    reviews: [
      [
        5,
        'Festival Mud',
        '2025-09-01',
        'Two and a half phones out of the small one.',
        'Grey, 10,000 mAh',
        { helpful: 12 },
      ],
      [
        4,
        'heavy pockets',
        '2026-02-09',
        'The big one weighs 410 g and takes a night to fill. Four phones though.',
        'Grey, 20,000 mAh',
        { helpful: 9 },
      ],
    ],
  }),
  good('electronics', 'charger', 'Charger, 65 W', 'volt-lane', '2025-03-03', {
    text: 'Three ports, one plug. A laptop, a phone and something you forgot.',
    find: 'usb-c plug adapter',
    specs: 'Ports: 2 × USB-C, 1 × USB-A; Power: 65 W together; Cable: not included',
    silent: [1, 2, 6, 19, 34],
    variants: [
      ['White', null, 32_00, 20, 'charger-white'],
      ['Black', null, 32_00, 13, 'charger-black'],
    ],
    reviews: [
      [
        3,
        'No Cable Again',
        '2025-12-16',
        'Works. Cable NOT included, it is in the table and I am still cross.',
        'White',
        { helpful: 10 },
      ],
    ],
  }),
  good('electronics', 'keyboard', 'Keyboard, low and quiet', 'volt-lane', '2025-05-15', {
    text: 'Scissor keys with enough travel to mean it. Three devices, one button each.',
    find: 'typing bluetooth office',
    specs: 'Layout: British; Battery: 6 months; Devices: 3; Weight: 480 g',
    silent: [1, 3, 5, 16, 25],
    variants: [
      ['Grey', null, 56_00, 8, 'keyboard-grey'],
      ['Cream', null, 56_00, 3, 'keyboard-cream'],
    ],
    reviews: [
      [5, 'Subtitles', '2026-02-25', 'My partner no longer moves out when I type.', 'Cream', { helpful: 17 }],
    ],
  }),
  good('electronics', 'watch', 'Sports watch', 'stride-sports', '2025-08-08', {
    text: 'Counts what you did, does not tell you what you should. Map on the wrist, buttons for gloves.',
    find: 'gps running smartwatch',
    specs: 'Battery: 12 days, 18 hours with GPS; Water: 50 m; Weight: 48 g; Strap: 22 mm',
    silent: [2, 3, 8, 22, 36],
    variants: [
      ['Black', null, 189_00, 3, 'watch-black'],
      [
        'Orange',
        null,
        189_00,
        2,
        'watch-orange',
        {
          was: 209_00,
          prices: [
            ['2025-08-08', 209_00],
            ['2026-02-01', 189_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        4,
        'ultra-ish',
        '2026-02-23',
        'GPS ran for 16 hours and 20 minutes. Said 18. Enough for me, not for the mountain.',
        'Black',
        { helpful: 26 },
      ],
      [5, 'Femke', '2025-12-08', 'Charged twice in January.', 'Orange', { helpful: 4 }],
    ],
  }),
  good('electronics', 'radio', 'Kitchen radio', 'volt-lane', '2024-12-12', {
    text: 'One knob for how loud, one for what. Remembers eight stations and forgets none in a power cut.',
    find: 'dab fm music',
    specs: 'Bands: DAB, FM; Presets: 8; Power: mains or 4 × AA; Size: 24 × 15 × 9 cm',
    silent: [1, 1, 5, 17, 29],
    variants: [
      ['Cream', null, 62_00, 5, 'radio-cream'],
      ['Red', null, 62_00, 4, 'radio-red'],
    ],
    reviews: [
      [5, 'Granddad', '2026-01-17', 'I understood it at once and I am eighty-one.', 'Red', { helpful: 44 }],
    ],
  }),
  good('electronics', 'reader', 'Reading tablet, 6 inches', 'volt-lane', '2025-07-21', {
    text: 'Grey paper that lights up from the side. Reads what you bought anywhere.',
    find: 'ebook e-reader books',
    specs: 'Screen: 6 inches, 300 dpi; Battery: 5 weeks; Memory: 16 GB; Water: IPX8',
    silent: [1, 2, 6, 18, 31],
    variants: [
      ['Black', null, 99_00, 6, 'reader-black'],
      ['Green', null, 104_00, 2, 'reader-green'],
    ],
    reviews: [
      [
        4,
        'Bath Chapter',
        '2025-10-19',
        'Survives the bath. Page turns are not quick, but neither am I.',
        'Black',
        { helpful: 13 },
      ],
    ],
  }),
  good('electronics', 'torch', 'Torch, rechargeable', 'lamp-and-wick', '2025-11-03', {
    text: 'A warm beam and a cold one. The switch is on the side, where a thumb is.',
    find: 'flashlight light usb-c',
    specs: 'Light: 600 lumens; Battery: 5 hours, 40 on low; Water: IP65; Weight: 150 g',
    silent: [0, 2, 4, 12, 21],
    variants: [
      ['Black', null, 28_00, 9, 'torch-black'],
      ['Red', null, 28_00, 6, 'torch-red'],
    ],
    reviews: [
      [
        5,
        'Power Cut',
        '2026-01-26',
        'Forty hours on low is no lie. It was a long weekend.',
        'Black',
        { helpful: 12 },
      ],
    ],
  }),
];

export const outdoors: readonly Good[] = [
  good('outdoors', 'stove', 'Camping stove', 'tern-and-tent', '2024-02-22', {
    text: 'One burner, three arms that fold, a piezo that sparks in rain. Screws onto any standard cartridge.',
    find: 'gas cooker burner',
    specs: 'Power: 2.8 kW; Boils: 1 litre in 3 min 40; Weight: 112 g; Gas: not included',
    silent: [1, 2, 6, 24, 49],
    variants: [[null, null, 46_50, 8, 'stove-steel']],
    reviews: [
      [
        5,
        'Porridge',
        '2025-09-21',
        'Boils a litre in four minutes at sea level with a lid. Without a lid, patience.',
        '',
        { helpful: 16 },
      ],
      [3, 'Gusty', '2025-07-30', 'Wind is its enemy. Take the screen.', '', { helpful: 11 }],
    ],
  }),
  good('outdoors', 'tent-2', 'Tent for two', 'tern-and-tent', '2025-03-01', {
    text: 'Two poles, two doors, so nobody climbs over anybody. Pitches inner first or all in one.',
    find: 'camping hiking sleep',
    specs: 'People: 2; Weight: 2.3 kg; Water column: 3,000 mm; Packed: 44 × 15 cm',
    silent: [1, 2, 7, 21, 33],
    variants: [
      ['Orange', null, 179_00, 3, 'tent-orange'],
      [
        'Green',
        null,
        179_00,
        4,
        'tent-green',
        {
          was: 199_00,
          prices: [
            ['2025-03-01', 199_00],
            ['2026-02-18', 179_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        5,
        'North Landing',
        '2025-08-19',
        'Force 7 on Gannet Isle. The tent slept better than we did.',
        'Green',
        { helpful: 22 },
      ],
      [3, 'Tall Paul', '2025-09-12', 'I am 1.92 and touch both ends.', 'Orange', { helpful: 18 }],
    ],
  }),
  good('outdoors', 'sleeping-bag', 'Sleeping bag', 'tern-and-tent', '2024-10-15', {
    text: 'A mummy with room for elbows. Zip on the left; two can be joined if one is a right.',
    find: 'camping warm sleep',
    specs: 'Comfort: 2 °C; Filling: synthetic; Weight: 1.35 kg; For: up to 185 cm',
    silent: [1, 2, 6, 18, 25],
    variants: [
      ['Blue', 'Left zip', 86_00, 5, 'sleepbag-blue'],
      ['Blue', 'Right zip', 86_00, 4, 'sleepbag-blue'],
    ],
    reviews: [
      [
        4,
        'Cold Nose',
        '2025-10-25',
        'At 2 degrees I was fine in socks. At zero I was a philosopher.',
        'Blue, Left zip',
        { helpful: 14 },
      ],
    ],
  }),
  good('outdoors', 'mat', 'Sleeping mat', 'tern-and-tent', '2024-05-18', {
    text: 'Blows up with twelve breaths, or with the sack that comes with it. Rolls smaller than a loaf.',
    find: 'camping inflatable bed',
    specs: 'Size: 183 × 51 × 6.5 cm; R-value: 3.2; Weight: 480 g; Repair kit: yes',
    silent: [2, 2, 5, 17, 30],
    variants: [[null, null, 72_00, 6, 'mat-orange']],
    reviews: [
      [
        3,
        'Side Sleeper',
        '2025-08-11',
        'Comfortable. Crackles like a bag of crisps whenever you think of turning.',
        '',
        { helpful: 21 },
      ],
    ],
  }),
  good('outdoors', 'lantern', 'Storm lantern', 'lamp-and-wick', '2024-01-09', {
    text: 'Burns lamp oil for a night and a bit. Tin, glass, and a handle that remembers mines.',
    find: 'oil lamp light camping',
    specs: 'Burns: 20 hours a filling; Holds: 0.34 litre; Height: 25 cm; Wick: 12 mm',
    silent: [0, 1, 3, 14, 31],
    variants: [
      ['Brass', null, 34_00, 5, 'lantern-brass'],
      ['Red', null, 27_00, 8, 'lantern-red'],
      ['Green', null, 27_00, 0, 'lantern-green'],
    ],
    reviews: [
      [
        5,
        'Wickham',
        '2025-11-21',
        'Trim the wick and it does not smoke. Do not trim it and learn.',
        'Red',
        { helpful: 7 },
      ],
    ],
  }),
  good('outdoors', 'headlamp', 'Head torch', 'tern-and-tent', '2025-09-29', {
    text: 'Red light for reading, white for finding the path that you should not have left.',
    find: 'light running camping',
    specs: 'Light: 350 lumens; Battery: 6 hours, 60 on low; Charges: USB-C; Weight: 82 g',
    silent: [1, 1, 5, 14, 23],
    variants: [
      ['Black', null, 36_00, 7, 'headlamp-black'],
      ['Yellow', null, 36_00, 4, 'headlamp-yellow'],
    ],
    reviews: [
      [
        4,
        'night shift',
        '2026-01-14',
        'Six hours at full is four and a half in the cold.',
        'Black',
        { helpful: 12 },
      ],
    ],
  }),
  good('outdoors', 'binoculars', 'Binoculars 8 × 32', 'tern-and-tent', '2025-05-09', {
    text: 'Small enough to carry, bright enough at dusk. Strap, caps, cloth; no bird included.',
    find: 'birds glass',
    specs: 'Enlarges: 8 times; Lens: 32 mm; Weight: 490 g; Water: tight to 1 m',
    silent: [0, 1, 3, 12, 20],
    variants: [[null, null, 118_00, 3, 'binoculars-black']],
    reviews: [
      [
        5,
        'Heron Watch',
        '2026-02-10',
        'Counted the rings on a gannet’s foot. It looked offended.',
        '',
        { helpful: 9 },
      ],
    ],
  }),
  good('outdoors', 'poles', 'Walking poles, a pair', 'fairwater-outdoor', '2024-07-22', {
    text: 'Three parts, cork grips, tips of something hard. For downhill, mostly.',
    find: 'hiking trekking sticks',
    specs: 'Length: 62 to 135 cm; Weight: 245 g each; Grip: cork; Baskets: summer, winter',
    silent: [1, 1, 4, 13, 18],
    variants: [
      [
        null,
        null,
        54_00,
        6,
        'poles-red',
        {
          was: 62_00,
          prices: [
            ['2024-07-22', 62_00],
            ['2026-01-10', 54_00],
          ],
        },
      ],
    ],
    reviews: [
      [
        4,
        'Both Knees',
        '2025-10-02',
        'The clamps want a turn of the screw after the first day.',
        '',
        { helpful: 6 },
      ],
    ],
  }),
  good('outdoors', 'bike-light', 'Bicycle lights, front and rear', 'volt-lane', '2025-10-08', {
    text: 'Clip on without tools. They blink if you want and glow if you are being sensible.',
    find: 'cycling bike light usb-c',
    specs: 'Light: 400 and 60 lumens; Battery: 4 hours, 22 blinking; Water: IPX6; Charges: USB-C',
    silent: [2, 2, 6, 18, 24],
    variants: [
      [
        null,
        null,
        33_00,
        11,
        'bikelight-black',
        {
          was: 38_00,
          prices: [
            ['2025-10-08', 38_00],
            ['2026-03-09', 33_00],
          ],
        },
      ],
    ],
    reviews: [[5, 'Dark Lane', '2026-01-28', 'Seen by all, blinded none.', '', { helpful: 7 }]],
  }),
  good('outdoors', 'helmet', 'Bicycle helmet', 'stride-sports', '2025-04-12', {
    text: 'A dial behind, straps that do not twist, room for a ponytail.',
    find: 'cycling bike safety',
    specs: 'Sizes: M 54–58, L 58–62 cm; Weight: 290 g; Vents: 12; Rear light: yes',
    silent: [1, 1, 5, 16, 27],
    variants: [
      ['White', 'M', 48_00, 5, 'helmet-white'],
      ['White', 'L', 48_00, 3, 'helmet-white'],
      ['Blue', 'M', 48_00, 0, 'helmet-blue'],
      ['Blue', 'L', 48_00, 4, 'helmet-blue'],
    ],
    reviews: [[4, 'Hair Day', '2025-09-17', 'L is truly L. At 58 cm take M.', 'White, L', { helpful: 13 }]],
  }),
  good('outdoors', 'kite', 'Single-line kite', 'tern-and-tent', '2025-06-01', {
    text: 'A diamond with a tail of two metres. Flies in what a seagull calls nothing.',
    find: 'toy beach wind',
    specs: 'Span: 110 cm; Line: 40 m; Wind: 2 to 5 Bft; Age: 5 and up',
    silent: [0, 1, 3, 10, 18],
    variants: [
      ['Red', null, 22_00, 7, 'kite-red'],
      ['Blue', null, 22_00, 6, 'kite-blue'],
    ],
    reviews: [
      [
        5,
        'Uncle Femi',
        '2025-08-03',
        'Up on the first throw. The child has not been seen since.',
        'Red',
        { helpful: 10 },
      ],
    ],
  }),
  good('outdoors', 'cool-box', 'Cool bag', 'tern-and-tent', '2025-05-25', {
    text: 'Folds flat when empty. Ice stays ice until the evening if you stop opening it.',
    find: 'picnic food cold',
    specs: 'Holds: 15 litres; Cold: 9 hours; Weight: 540 g; Size: 34 × 22 × 28 cm',
    silent: [0, 2, 5, 11, 12],
    variants: [['Teal', null, 25_50, 8, 'coolbag-teal']],
    reviews: [[3, 'Picnic Lead', '2025-08-17', 'Nine hours is six with children.', '', { helpful: 19 }]],
  }),
];
