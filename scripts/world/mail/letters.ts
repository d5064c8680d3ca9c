// Over 300 lines: a table of base data.
import { talk, type Talk } from './types.ts';

const paper = { part: 'promotions' as const };

/** Mailing lists: those that Robin reads, and those that pile up. */
export const letters: readonly Talk[] = [
  talk(
    'lowtide-46',
    'The Low Tide, no. 46: what the curlew is not saying',
    { ...paper, list: 'thelowtide.example' },
    [
      '2026-03-06 07:30',
      'lowtide',
      'Friends of the mud,\n\nthe curlews are back on the Saltmarsh flats, 41 on Tuesday, and none of them will say where they were. Stand on Creek Lane bridge an hour after low water and keep your coat shut: they know the sound of a zip.\n\nLow water on Saturday: 05:58 and 18:21.\n\nOverheard on the hide: “Is that rare?” “It is a bag.”\n\n[Unsubscribe](https://thelowtide.example/leave)',
    ],
  ),
  talk(
    'lowtide-45',
    'The Low Tide, no. 45: eiders, gossip',
    { ...paper, list: 'thelowtide.example', in: 'archive' },
    [
      '2026-02-20 07:30',
      'lowtide',
      'Friends of the mud,\n\nEiders sound like aunts who have been told something. Go to Pier 3 before the first ferry and you will hear what I mean. Six pairs, and one drake who is, I am afraid, single.\n\nThe winter count is in: 4,112 birds, 1 kite, 2 drones.',
    ],
  ),
  talk(
    'lowtide-47',
    'The Low Tide, no. 47: count with us on Sunday',
    { ...paper, list: 'thelowtide.example' },
    [
      '2026-03-11 07:30',
      'lowtide',
      'Friends of the mud,\n\nthe spring count is on Sunday 22 March at 07:00, from the sea wall. Bring a flask and somebody who can tell a dunlin from a leaf. Beginners count the gulls, since there are always enough.\n\nWe need twelve. Answer with a number: yours.',
      { unread: true },
    ],
  ),
  ...[
    [
      '2025-12-19',
      31,
      'a rye for the dark',
      'Dear bread,\n\ntwo parts rye, one part patience. The dough should feel like a wet dog that trusts you. Bake it the day before anyone asks for it.',
    ],
    [
      '2026-01-16',
      32,
      'in praise of the heel',
      'Dear bread,\n\nthe heel is not the end. It is the only slice with a view. Rub it with garlic and tell nobody.',
    ],
    [
      '2026-02-13',
      33,
      'someone wrote to complain about raisins',
      'Dear bread,\n\na reader from Northgate calls raisins “an ambush”. I print her letter in full. I have also printed it on the bag.',
    ],
    [
      '2026-03-09',
      34,
      'how warm is a warm place',
      'Dear bread,\n\neverybody writes “leave it in a warm place”. I have measured mine: on the boiler 31, in bed 36, next to the cat 34 but the dough moved. Use the oven with only the lamp on.',
    ],
  ].map(([day, n, title, text]) =>
    talk(
      `crumb-${n}`,
      `Crumb ${n}: ${title}`,
      { ...paper, list: 'crumbletter.example', ...(n === 34 ? {} : { in: 'archive' as const }) },
      [`${day} 06:00`, 'crumb', `${text}\n\nYours, floured\nO.`, n === 34 ? { unread: true } : {}],
    ),
  ),
  ...[
    [
      '2026-01-22',
      'Type & Rope 18: a sign that shouts',
      'Go and look at the notice on the swimming pool at Port Ellery. NO RUNNING, in capitals, condensed, red. Nobody has ever walked so fast. Then look at the one in the library: “Please walk, the books are asleep.” Which one do you obey?',
    ],
    [
      '2026-02-19',
      'Type & Rope 19: Saltire, again',
      'Three readers asked which typeface stands well beside Arabic. Saltire Text, at 94 % and one step lighter. Then put them on the wall and go away for a week.',
    ],
    [
      '2026-03-10',
      'Type & Rope 20: enamel remembers',
      'Enamel is the only material that forgives nothing and lasts for ever, like my first boss. Five things to check before the plate goes into the kiln: hairlines, inner corners, the year, the year, and the year.',
    ],
  ].map(([day, subject, text], i) =>
    talk(
      `typerope-${18 + i}`,
      subject!,
      { ...paper, list: 'typeandrope.example', ...(i < 2 ? { in: 'archive' as const } : {}) },
      [
        `${day} 12:00`,
        'typerope',
        `${text!}\n\nfrom a shed with good light`,
        i === 2 ? { unread: true } : {},
      ],
    ),
  ),
  talk('herring-201', 'Half Past Herring 201', { ...paper, list: 'halfpastherring.example' }, [
    '2026-03-08 18:00',
    'herring',
    'Panel 1. The heron stands. Panel 2. The heron stands. Panel 3. A child: “What is it doing?” Panel 4. The heron: “Overtime.”\n\n[Draw me a panel](https://halfpastherring.example/you)',
  ]),
  talk(
    'herring-200',
    'Half Past Herring 200!!',
    { ...paper, list: 'halfpastherring.example', in: 'archive' },
    [
      '2026-03-01 18:00',
      'herring',
      'Two hundred Sundays and the heron has not caught anything. A reader sent him a sardine. He has framed it.',
    ],
  ),
  talk('shelfmarks', 'Shelf Marks: the shop smells of paint', { ...paper, list: 'secondtidebooks.example' }, [
    '2026-03-10 10:30',
    'shelfmarks',
    'New shelves (they lean only a little), old books (they lean by nature).\n\nOn the table by the door: a Salt Almanac with its map, reserved. A cookery book with somebody’s divorce in the margins, not reserved.\n\nThe book club is at Mira’s until the paint has dried.\n\nSecond Tide Books, 11 Scholar Street',
  ]),
  talk('kilnnotes', 'Kiln Notes: the spring classes', { ...paper, list: 'kilnandco.example' }, [
    '2026-03-05 12:00',
    'kilnnotes',
    'Saturdays, 10:30 to 12:30, from 11 April, six times. Bowls first, then bowls that stand. There are two places left. £45 a class, or a voucher.\n\nThe kiln is 1,240 degrees on Thursdays; the cat may not come in.',
  ]),
  ...[
    ['2025-09-12', 'LARDER LIST: 3 for 2 on tins!', 'THREE tins for TWO. All week. Even the peaches.'],
    [
      '2025-10-31',
      'LARDER LIST: pumpkins must go',
      'Every pumpkin HALF PRICE from 17:00. They are looking at us.',
    ],
    [
      '2025-12-22',
      'LARDER LIST: last sprouts before Christmas',
      'Sprouts 60p a stalk. Nobody needs to know how many you bought.',
    ],
    [
      '2026-02-12',
      'LARDER LIST: be my cauliflower',
      'Cauliflower £1.20, chocolate £2.00, card free if you buy both.',
    ],
    [
      '2026-03-11',
      'LARDER LIST: lemons, six for £1.50',
      'Lemons six for £1.50 until Saturday. Oat milk two for £3.00. Large bin bags, roll of 20, £2.20.',
    ],
  ].map(([day, subject, text], i) =>
    talk(`larder-${i}`, subject!, { ...paper, list: 'thelarder.example' }, [
      `${day} 15:00`,
      'larderlist',
      `${text!}\n\nThe Larder Grocery, 31 Mill Lade. [No more lists](https://thelarder.example/stop)`,
      { unread: true },
    ]),
  ),
  ...[
    [
      '2025-08-28',
      'Your goggles miss you, Robin',
      'You bought goggles on 21 August. Customers who bought goggles also bought: a lake.',
    ],
    ['2025-11-27', 'BLACK DEALS start NOW (again)', 'Up to 60 % off everything that was 50 % off yesterday.'],
    [
      '2026-01-02',
      'New year, new shoes, same knees',
      '20 % off running shoes with code KNEES20 until 15 January.',
    ],
    ['2026-02-27', 'Only 99 days to the Gannet 10k', 'Gels, socks, excuses: aisle 4.'],
  ].map(([day, subject, text], i) =>
    talk(`stride-${i}`, subject!, { ...paper, list: 'stridesports.example' }, [
      `${day} 08:00`,
      'stride',
      `${text!}\n\nStride Sports`,
      { unread: true },
    ]),
  ),
  ...[
    ['2025-07-19', 'Picked for you: 14 tents', 'Because you looked at a tent. Once. In May.'],
    [
      '2025-10-24',
      'Picked for you: hats to go with your gloves',
      'You already have a hat. Here are nine more.',
    ],
    [
      '2025-12-27',
      'Picked for you: another kettle?',
      'People who bought one kettle rarely need two. And yet.',
    ],
    [
      '2026-02-05',
      'Picked for you: frames, oak',
      'Picture frames from £9.90. The one in oak, 40 × 50 cm, is at Cartwheel Paper.',
    ],
    [
      '2026-03-12',
      'Picked for you: waterproof everything',
      'You bought a yellow dry bag last night. May we show you a yellow everything?',
    ],
  ].map(([day, subject, text], i) =>
    talk(`picks-${i}`, subject!, { ...paper, list: 'picks.bazari.example' }, [
      `${day} 07:15`,
      'picks',
      `${text!}\n\n[See the picks](https://bazari.example/picks) · [Stop these mails](https://bazari.example/picks/stop)`,
      { unread: true },
    ]),
  ),
  ...[
    [
      '2025-08-14',
      'Robin, was Pilot House to your liking?',
      'Tell others in 30 words. Or in a picture of breakfast.',
    ],
    [
      '2026-02-06',
      'Getaways: two nights from £38',
      'Port Ellery, Wexcombe, and a lighthouse with a bed in it (you have to climb to it; it is worth it).',
    ],
  ].map(([day, subject, text], i) =>
    talk(`getaways-${i}`, subject!, { ...paper, list: 'getaways.lodgepole.example' }, [
      `${day} 10:00`,
      'getaways',
      text!,
      { unread: true },
    ]),
  ),
  talk(
    'orpheum-march',
    'The Orpheum in March: a whale, two weddings, a restored print',
    { ...paper, list: 'orpheum.example' },
    [
      '2026-03-01 11:00',
      'orpheum',
      'Friday 13: “The Long Ebb” comes back for those who left at the interval.\nSunday 15: Mothers free, with somebody who has one.\nSaturday 18 April: Cine en español, “El faro”, 19:45.\n\nThe projector is 61 years old and has been asked to behave.',
    ],
  ),
  ...[
    [
      '2026-03-11',
      'Morning: Merrow to dry dock, pigeons to court',
      'Good morning.\n\nThe Merrow goes into dry dock from Monday; bicycles stay ashore. A pigeon has been named in a planning dispute on Chandler Street. Gusts to 38 mph by evening.',
    ],
    [
      '2026-03-12',
      'Morning: trams stopped, lanterns soon',
      'Good morning.\n\nNo trams until noon: a cable came down at Sluice Road. Page 6: what stands under the twelve lanterns? The tide is out. The kettle is on.',
    ],
  ].map(([day, subject, text], i) =>
    talk(`echo-${i}`, subject!, { ...paper, list: 'morning.bayecho.example' }, [
      `${day} 06:45`,
      'echo',
      text!,
      i === 1 ? { unread: true } : {},
    ]),
  ),
];

/** What lies in spam. */
export const spam: readonly Talk[] = [
  [
    'fake-pelican',
    '2026-03-04 14:25',
    'Your parcel is held: unpaid fee £1.45',
    'Dear reciever,\n\nyour parcel PP-21340 is held at our depot becuase of an unpaid fee of £1.45. Pay within 12 hours or it is returned:\n\n[pelicanpost.example/pay](https://pelican-post-redelivery.test/pay)',
  ],
  [
    'prince',
    '2026-02-02 03:12',
    'CONFIDENTIAL: the estate of the late Mr A. Calloway',
    'Esteemed Robin,\n\na distant relative bearing your noble surname has perished in the possession of 14.2 million. I, a barrister, found no heir but yourself. Kindly reply with your bank, your pass port and a modest fee of 380 for stamps.',
  ],
  [
    'seo',
    '2026-02-24 16:40',
    'quick question about your website, Robin',
    'Hey Robin,\n\nI was just browsing your website (nice!!) and noticed that it is not on page ONE. I can put it there. 15 minutes tomorrow? I will keep writing until you say no.\n\nDean',
  ],
  [
    'seo',
    '2026-03-03 16:40',
    'Re: quick question about your website, Robin',
    'Hey Robin, just floating this to the top of your inbox! Dean',
  ],
  ['pills', '2026-03-07 01:09', 'Feel 19 again by Thursday', 'One capsule. All your knees. Limited barrels.'],
  [
    'lottery',
    '2026-01-14 22:00',
    'You are a WINNER of the Isle Lotto (ref 00071)',
    'Your email address was drawn from 4 million email addresses. You won £ 750,000.00. To release the winning send the release charge.',
  ],
  [
    'crypto',
    '2026-03-10 02:47',
    '🚀 Robin, your bucket is waiting on the moon',
    'Turn 50 into 5,000 while you sleep. Our robot has never lost, except the once.',
  ],
  ['shoes', '2026-03-11 04:04', '92% OFF everything, 92 minutes', 'S H O E S'],
].map(([by, at, subject, text], i) =>
  talk(`spam-${i}`, subject!, { in: 'spam', part: 'updates' }, [
    at!,
    by as 'seo',
    text!,
    { unread: true, ...(by === 'fake-pelican' ? { warning: 'link' as const } : {}) },
  ]),
);
