// Over 300 lines: a table of base data.
import { pdf, photo, talk, type Talk } from './types.ts';

/** The flat, the town, and who sends bills. */
export const town: readonly Talk[] = [
  talk(
    'rent-review',
    'Rent of flat 4 from 1 May',
    { labels: ['flat', 'money'], in: 'archive', star: true },
    [
      '2026-02-26 09:38',
      'gareth-penhallow',
      'Dear Robin, dear Inés,\n\nas agreed: £1,010 a month from 1 May 2026, fixed for twelve months, and I will have the bathroom window seen to. The letter is attached; please sign and return it. If you do not agree, write before 31 March.\n\nYours sincerely\nG. Penhallow',
      {
        cc: ['ines-carvajal'],
        files: [
          pdf(
            'Rent letter 27 Tanners Row flat 4.pdf',
            84_512,
            '# Penhallow Lettings\n2 Beacon Crescent, Harrow Bay\n26 February 2026\n\nDear Robin and Inés,\n\nThe rent of flat 4, 27 Tanner’s Row has been £985 a month since October 2024. From 1 May 2026 it will be £1,010 a month.\n\nIf you do not agree, write to me before 31 March. The lease runs on as it is otherwise.\n\nYours sincerely,\nG. Penhallow',
          ),
        ],
      },
    ],
    [
      '2026-02-26 19:05',
      'me',
      'Dear Gareth,\n\nsigned and on its way by post. Confirmed: £1,010 from 1 May 2026, fixed until 30 April 2027, and the bathroom window repaired.\n\nRobin and Inés',
      { cc: ['ines-carvajal'] },
    ],
  ),
  talk('window-man', 'Window: Mr Ellis, Friday 20 March, 13:00', { labels: ['flat'] }, [
    '2026-03-09 17:25',
    'gareth-penhallow',
    'Dear Robin, dear Inés,\n\nMr Ellis comes on Friday 20 March at 13:00 for the bathroom window. Somebody must be in. He takes about an hour and likes to talk about rowing.\n\nThe boiler inspection with Keith stands: Wednesday 18 March, between 9 and 11.\n\nG. Penhallow',
    { cc: ['ines-carvajal'] },
  ]),
  talk('keith-boiler', 'BOILER 18TH', { labels: ['flat'] }, [
    '2026-03-11 07:02',
    'keith-mulgrew',
    'Morning. Got the gasket. Will be there Weds between 9 and 11, closer to 9 if the Hendersons dont flood again. That noise at 5am is most likely the expansion vessel but write down how long it goes for. Cupboard clear please last time I met a tent\n\nKeith',
    { unread: true },
  ]),
  talk('keith-invoice', 'Invoice 611 hot water 14 feb', { labels: ['flat', 'money'], in: 'archive' }, [
    '2026-02-16 06:50',
    'keith-mulgrew',
    'Washer and an hour. Goes to Mr Penhallow, copy for you so you know what a washer costs.\n\nKeith',
    {
      files: [
        pdf(
          'mulgrew_611.pdf',
          40_220,
          '# Mulgrew Heating & Plumbing\nInvoice 611\n14 February 2026\n\nPenhallow Lettings, for 27 Tanner’s Row flat 4\n\nLabour, 1 hour: £58.00\nWasher: £0.85\n\nTotal: £58.85',
        ),
      ],
    },
  ]),
  talk(
    'sofa',
    'Order TW-40917: your corner sofa “Moss”',
    { labels: ['flat', 'receipts'], star: true },
    [
      '2026-01-17 13:02',
      'tideway',
      'Dear Robin Calloway,\n\nthank you for your order TW-40917.\n\nCorner sofa “Moss”, 231 × 152 cm: £715.00\nDelivery to the second floor: £25.00\nTotal: £740.00\nDeposit received: £200.00\nTo pay on delivery: £540.00\n\nWe deliver in March and ring the day before.\n\nTideway Furnishings',
    ],
    [
      '2026-03-05 16:20',
      'tideway',
      'Good news: Moss is on the van. Tomorrow, Friday 6 March, between 10:30 and 11:30. Two people carry it; please keep the staircase free of bicycles and opinions.',
    ],
    [
      '2026-03-06 19:31',
      'me',
      'Hello,\n\nthe sofa is here and we love it. There is a scratch of about 4 cm on the left arm; photo attached. What can be done?\n\nRobin Calloway',
      { files: [photo('left_arm.jpg', 'green-sofa', 2_010_774)] },
    ],
    [
      '2026-03-09 10:15',
      'tideway',
      'Dear Robin Calloway,\n\nwe are sorry about the scratch. We can either send somebody in April to colour it, or pay £35.00 back to your account. Please tell us by Thursday 19 March which you would like.\n\nCare team, Tideway Furnishings\nTW-40917',
    ],
  ),
  talk(
    'water-off',
    'Planned work: water off on Tuesday 17 March, 10:00 to 12:30',
    { labels: ['flat'], part: 'updates' },
    [
      '2026-03-09 10:02',
      'water',
      'Dear customer at 27 Tanner’s Row,\n\nwe fit new meters in your street. The water will be off on Tuesday 17 March from 10:00 to 12:30. Fill a kettle. When it comes back it may be brown for a minute; that is the pipe clearing its throat.\n\nQuestions: [estuarywater.example/planned](https://estuarywater.example/planned)',
    ],
  ),
  talk(
    'council-tax-2026',
    'Council tax 2026/27: your bill is ready',
    { labels: ['flat', 'money'], part: 'updates' },
    [
      '2026-03-06 06:30',
      'counciltax',
      'Account 7710 4482, Flat 4, 27 Tanner’s Row, band B\n\nFor 1 April 2026 to 31 March 2027: £1,394.40, in ten parts of £139.44, the first on 1 May by direct debit from the account ending 4417.\n\nIf you pay all of it by 1 April you get 1.5 % off.\n\nThe notice is attached. Please do not reply: this machine cannot read.',
      {
        files: [
          pdf(
            'council_tax_2026-27.pdf',
            95_120,
            '# Harrow Bay Council\nCouncil tax notice 2026/27\nAccount 7710 4482\n\nFlat 4, 27 Tanner’s Row, band B\nTown: £1,106.20\nPolice: £188.70\nFire: £99.50\n\nTotal: £1,394.40\nTen parts of £139.44 from 1 May 2026',
          ),
        ],
        unread: true,
      },
    ],
  ),
  talk('garden-waste', 'Green bins: what may go in', { part: 'updates', in: 'archive' }, [
    '2026-02-25 17:55',
    'council',
    'GREEN BIN tomorrow for Old Quay.\n\nYes: leaves, grass, small branches. No: soil, nets, the rest of a boat (Ropewalk, last week).',
  ]),
  talk('library-due', '“Birds of the Northern Shore” is due on 16 March', { part: 'updates' }, [
    '2026-03-09 09:01',
    'library',
    'Dear reader 20417,\n\n“Birds of the Northern Shore” is due back on Monday 16 March at Lantern Hill. It was renewed once and cannot be renewed again. The fine is 20p a day.\n\n“The Tide Almanac” waits for you on shelf C until 18 March.',
  ]),
  talk(
    'bea-salt-road',
    'The Salt Road, a footnote',
    { in: 'archive' },
    [
      '2026-02-27 16:10',
      'bea-winslow',
      'Robin,\n\nyou asked at the desk whether the lamp on page 91 is one of Margaret’s. It is! The number on its foot is 8. I found the sale in the harbour accounts of 1931: “12 lanterns, ships’, to Mr Oddy, for his cellar, £4”.\n\nBring the book back when you have told her. Or let me tell her.\n\nBea',
    ],
    ['2026-02-27 17:31', 'me', 'Bea, you tell her. I bring popcorn.'],
  ),
  talk('dentist', 'Your appointment on Tuesday 24 March, 08:40', { labels: [], part: 'updates' }, [
    '2026-03-10 08:00',
    'anika-dessler',
    'Dear Robin,\n\nwe see you on Tuesday 24 March at 08:40 (check, 40 minutes, with Dr Dessler). Please bring the night guard, also if it is ashamed of itself.\n\nTo move it write back by Friday 20 March. A missed appointment costs £25.\n\nReception, Brackwater Dental',
    { unread: true },
  ]),
  talk('prescription', 'Repeat prescription RX-7719', { part: 'updates', in: 'archive' }, [
    '2026-03-03 14:01',
    'clinic',
    'Dear Inés Carvajal (by way of R. Calloway, as agreed),\n\nRX-7719 was sent to Mill Lade Pharmacy and is ready from tomorrow, 12:00. They close at 18:30.\n\nNorthgate Clinic',
  ]),
  talk('blood-thanks', 'Where your blood went', { part: 'updates' }, [
    '2026-03-04 12:00',
    'blood',
    'Dear Robin,\n\nthe 470 ml that you gave at Northgate Clinic on 24 February are with a patient in Wexcombe General. That is all that we may say, and it is quite a lot.\n\nYou can give again from 19 May. [Book a chair](https://bloodservice.example/book)',
  ]),
  talk('optician-recall', 'Two years already? Your eyes think so', { part: 'updates', in: 'archive' }, [
    '2026-02-18 10:15',
    'optician',
    'Dear Robin Calloway,\n\nR −1.75, L −2.25 was two years ago. You have a test with us on Tuesday 12 May at 17:00. Contact lenses can be left at home; opinions about frames cannot.\n\nPell & Iris',
  ]),
  talk('vet-booster', 'Biscuit March: booster, Thursday 19 March, 17:15', {}, [
    '2026-03-09 12:30',
    'ingrid-voss',
    'Dear Robin,\n\nKatherine has put you down as the person who brings Biscuit. Card 0448. It is £46.00, insured, so you pay nothing. Last time he opened the bag from inside, hence: basket.\n\nIngrid\nPaw & Tide',
  ]),
  talk('bike-2281', 'Ticket 2281, red bicycle', {}, [
    '2026-03-10 15:30',
    'pavel-horak',
    'Service 64, pads 18.90, chain 22. Total 104.90. Ready Friday after 16:00, open until 18:30. Card machine is broken, transfer please, ticket number in the note. My boy makes me write this as mail also so there is “a trail”.\n\nPavel',
  ]),
  talk('cake', 'Your order: pistachio cake, Friday 20 March', { labels: [] }, [
    '2026-03-09 07:20',
    'salma-nasser',
    'مرحبا روبن!\n\nPistachio cake for twelve, name Calloway, £34, ready on Friday 20 March from 12:00, we shut at 17:30. Without hazelnuts: I clean everything before. What should be written on it? I need to know by Wednesday 18.\n\nسلمى',
    { unread: true },
  ]),
  talk('salt-cellar-allergies', 'Bellamy, nine people, 21 March: allergies?', { labels: ['family'] }, [
    '2026-03-12 09:15',
    'poppy-calloway',
    'forwarding as promised: the Salt Cellar needs allergies for all nine by TUESDAY. I have Inés no aubergine (is that an allergy or a grudge), Alfie no peas (grudge). who else? you know Priya and now Leo\n\nP',
    { unread: true },
  ]),
  talk(
    'ferry-booking',
    'Booking GI-40917: Gannet Isle, six foot passengers',
    { labels: ['gannet', 'travel', 'receipts'], part: 'updates', star: true },
    [
      '2026-03-08 11:48',
      'ferries',
      'Thank you, Robin Calloway.\n\nGI-40917\nOut: Friday 27 March 2026, 17:40, Pier 3\nBack: Sunday 29 March 2026, 15:15, North Landing\nSix foot passengers\n\nPaid: £58.40 (card ending 9023)\n\nBe there 20 minutes before. Dogs travel free, accordions by agreement.',
    ],
    [
      '2026-03-10 16:31',
      'ferries',
      'About your booking GI-40917: the clocks go forward on Sunday 29 March. All sailings of that day run to the new time.\n\nFrom 16 to 20 March the Merrow is in dry dock and the small boat sails. Your dates are not affected.',
    ],
  ),
  talk(
    'joy-groups',
    'Two bookings for the same island?',
    { labels: ['gannet', 'travel'] },
    [
      '2026-03-11 14:12',
      'joy-castellan',
      'Hello Robin,\n\nI have a group ticket HF-2093 for six, paid by Mira Osei (£111.00), and GI-40917 for six, paid by you (£58.40, the small boat’s fare). Same boats, same days, and as far as I can tell the same six people. Are you twelve?\n\nIf not, tell me which one to cancel by Friday 20 March and I refund it in full. The cheaper one has seats outside.\n\nJoy Castellan\nGroups, Harrow Bay Ferries',
      { cc: ['mira-osei'], unread: true },
    ],
    [
      '2026-03-11 17:20',
      'mira-osei',
      'oh no. we are six. I will be in the shop laughing until six o’clock\n\nM',
      { to: ['joy-castellan', 'me'], unread: true },
    ],
  ),
  talk(
    'railbird-mum',
    'RB-7KD2 for Helen Calloway',
    { labels: ['travel', 'family'], part: 'updates', in: 'archive' },
    [
      '2026-03-06 10:32',
      'railbird',
      'A copy, as the traveller asked:\n\nRB-7KD2, Helen Calloway\nSaturday 14 March, Wexcombe to Harrow Bay Central, arrives 11:52, coach C\nSunday 15 March, Harrow Bay Central 16:20 to Wexcombe\n\nThe platform is shown 15 minutes before.',
    ],
  ),
  talk(
    'flights-bl418',
    'BL 418 on 2 April: gate information',
    { labels: ['travel'], part: 'updates', in: 'bin' },
    [
      '2026-03-09 05:00',
      'windrow-air',
      'You asked to be told about BL 418 (Villaclara to Harrow Bay, Thursday 2 April, 14:25). Nothing to tell yet. We write this because silence worries people.',
    ],
  ),
  talk('race-10k', 'Gannet 10k, 7 June: you are number 318', { part: 'updates' }, [
    '2026-03-01 18:00',
    'race',
    'Robin, you are in.\n\nSunday 7 June, 10:30, North Landing. Number 318, wave 2 (under 65 minutes, said your form; the form is on file). The Sunday boat at 09:15 is too late: come on Saturday.\n\nThere is one hill. We do not say where.',
  ]),
  talk('concert-reminder', 'TH-58213: The Paper Herons, 20 March', { part: 'updates' }, [
    '2026-03-10 11:00',
    'tidalhall',
    'Doors 19:00, support (Marrow Club) 19:45, The Paper Herons 21:00, curfew 23:00.\n\nTwo standing tickets, Robin Calloway, £56.00 paid. The tickets are attached once more because somebody always deletes them.',
    {
      files: [
        pdf(
          'concert_TH-58213.pdf',
          233_910,
          '# Tidal Hall\nBooking TH-58213\n\nThe Paper Herons\nFriday 20 March 2026\nDoors 19:00, begins 19:45\n\n2 standing tickets, Robin Calloway\n£56.00 paid\n\nSluice Road 5, Harrow Bay. Bags larger than A4 stay in the cloakroom.\f# Ticket 1 of 2\nTH-58213-A\nStanding\n\nOne person, once. The code on this page is read at the door.\f# Ticket 2 of 2\nTH-58213-B\nStanding\n\nOne person, once. The code on this page is read at the door.',
        ),
      ],
    },
  ]),
  talk('postbird-login', 'New sign-in on Fen 7, Harrow Bay', { part: 'updates' }, [
    '2026-03-11 08:22',
    'postbird',
    'Robin,\n\nyou signed in on a Fen 7 in Harrow Bay today at 08:21 with code 60458. If that was you, nothing needs doing. If it was not, change your password in the settings of your account.\n\nWe never send links in mails like this one.\n\nPostbird safety',
  ]),
  talk('fake-postbird', 'Your mailbox is 98% full, mails will be deleted', {}, [
    '2026-03-12 06:58',
    'fake-postbird',
    'Dear user robin.calloway,\n\nyour mail box storage reached 98%. In 24 hour all incoming mails will be DELETED. To keep your mails confirm your password here:\n\n[account.postbird.example/storage](https://postblrd.test/login)\n\nPostblrd Support Team',
    { warning: 'link', unread: true },
  ]),
  talk('fake-bank-mail', 'Unusual login: confirm your card ending 9023', {}, [
    '2026-03-11 22:49',
    'fake-bank',
    'Dear Costumer,\n\nwe noticed an unusual login to your account. For your safety your card was frozen. To unfreeze, confirm card number, expiry and PIN within 12 hours:\n\n[baymutual.example/confirm](https://baymutual-secure.test/verify)\n\nBay Mutual Security Departement',
    { warning: 'link', unread: true },
  ]),
  talk(
    'bank-february',
    'Your statement for February is ready',
    { labels: ['money'], part: 'updates', in: 'archive' },
    [
      '2026-03-02 07:00',
      'bank',
      'Dear Robin Calloway,\n\nthe statement of the account ending 4417 for February 2026 can be read in the app. Card ending 9023 is paid from it on 25 March.\n\nWe never ask for your card number, PIN or a code by mail, text or telephone.\n\nBay Mutual, 4 Station Parade',
    ],
  ),
  talk(
    'bank-new-browser',
    'A new browser was used for your account',
    { labels: ['money'], part: 'updates' },
    [
      '2026-03-11 21:04',
      'bank',
      'Dear Robin Calloway,\n\nsomebody logged in from a new browser at 21:03 with the code that we texted you. Was this you?\n\nIf yes, answer this mail with YES and we remember the browser. If no, answer NO and we close it. Please do so within two days.\n\nBay Mutual, 4 Station Parade, 01632 960179',
      { unread: true },
    ],
  ),
  talk(
    'copperleaf-month',
    'Copperleaf: your February in four numbers',
    { labels: ['money'], part: 'updates', in: 'archive' },
    [
      '2026-03-01 08:00',
      'copperleaf',
      'Robin, in February your card was used often, your pot “bicycle” grew by £40.00, one bet on a chess final was refused (well refused), and nobody was charged a fee.\n\n[Open Copperleaf](copperleaf://bills)',
    ],
  ),
  talk('copperleaf-code', 'Confirm your address', { part: 'updates', in: 'archive' }, [
    '2026-02-15 17:22',
    'copperleaf',
    'To confirm robin.calloway@postbird.example enter this code: 774106. It expires in 10 minutes. Nobody from Copperleaf will ever ask you for it.',
  ]),
];

const MONTHS = [
  ['2025-09', 'September'],
  ['2025-10', 'October'],
  ['2025-11', 'November'],
  ['2025-12', 'December'],
  ['2026-01', 'January'],
  ['2026-02', 'February'],
] as const;
/** What a month cost: power, as the meter was read in months of 31 days or guessed. */
const POWER = ['88.00', '88.00', '94.00', '94.00', '94.00', '94.00'];

/** Bills that come each month. */
export const bills: readonly Talk[] = [
  talk(
    'power-bills',
    'Your power and gas bill',
    { labels: ['flat', 'money'], part: 'updates', in: 'archive' },
    ...MONTHS.map(
      ([month, name], i) =>
        [
          `${month}-28 06:10`,
          'power',
          `Account BP-551820, flat 4.\n\n${name}: £${POWER[i]}, taken on the 5th by direct debit.\n\n${i % 2 === 0 ? 'You did not read your meter, so we guessed. We are usually wrong by little.' : 'Thank you for reading your meter.'}`,
        ] as const,
    ),
  ),
  talk(
    'internet-bills',
    'Fathom Internet: £31.50 on the 8th',
    { labels: ['flat', 'money'], part: 'updates', in: 'archive' },
    [
      '2026-01-06 07:00',
      'internet',
      'Your bill for January: £31.50. It will be taken on the 8th. Your line was down for 11 minutes in December, at night, when we hope that you slept.',
    ],
    [
      '2026-02-06 07:00',
      'internet',
      'Your bill for February: £31.50. It will be taken on the 8th. From 1 June the price of your contract is £33.00; you may leave until 30 April if you do not like that.',
    ],
    ['2026-03-06 07:00', 'internet', 'Your bill for March: £31.50. It will be taken on the 8th.'],
  ),
  talk(
    'skerry-bills',
    'Skerry Mobile: your bill',
    { labels: ['money'], part: 'updates', in: 'archive' },
    ['2026-01-31 12:01', 'skerry', 'January: £14.00, by direct debit. You used 6.2 GB of 10.'],
    [
      '2026-02-28 12:01',
      'skerry',
      'February: £14.00, by direct debit. You used 7.9 GB of 10, most of it on a Saturday with photographs of lambs.',
    ],
  ),
  talk(
    'tonearm-receipts',
    'Receipt: Tonearm, one person',
    { labels: ['receipts'], part: 'updates', in: 'archive' },
    ...['2025-12-15', '2026-01-15', '2026-02-15'].map(
      day =>
        [
          `${day} 05:31`,
          'tonearm',
          'Paid: £9.99 for one month of Tonearm, one person. The next payment follows on the 15th.',
        ] as const,
    ),
  ),
  talk(
    'loopreel-receipts',
    'Loopreel without adverts: receipt',
    { labels: ['receipts'], part: 'updates', in: 'archive' },
    [
      '2025-09-15 09:00',
      'loopreel',
      'From 22 September Loopreel without adverts costs £7.49 a month instead of £6.99. We know.',
    ],
    ...['2026-01-22', '2026-02-22'].map(
      day =>
        [
          `${day} 05:31`,
          'loopreel',
          'Paid: £7.49. The next payment follows on the 22nd. You can cancel at any time in Copperleaf under Subscriptions.',
        ] as const,
    ),
  ),
  talk(
    'skylight-receipts',
    'Skylight radar, £1.99',
    { labels: ['receipts'], part: 'updates', in: 'archive' },
    [
      '2026-02-18 05:31',
      'skylight',
      'Paid: £1.99 for a month of radar. It rained on 19 of the last 28 days, so that is about 10p a shower.',
    ],
  ),
];
