// Over 300 lines: a table of base data.
import { sms } from './lines.ts';

export const bank = sms(
  'bank',
  '# BAYBANK',
  {
    '2026-02-27': [
      ['06:02', 'them', 'Bay Mutual: £2,184.50 from KITTIWAKE STUDIO LTD was paid into account ending 4417.'],
    ],
    '2026-03-01': [
      [
        '07:15',
        'them',
        'Bay Mutual: your rent standing order of £985.00 to G PENHALLOW leaves account ending 4417 today.',
      ],
    ],
    '2026-03-05': [
      [
        '18:31',
        'them',
        'Bay Mutual: card ending 9023 was used at THE LARDER GROCERY, £31.18, at 18:30. Not you? Ring 01632 960179.',
      ],
    ],
    '2026-03-08': [
      ['11:47', 'them', 'Bay Mutual: card ending 9023 was used at HB FERRIES, £58.40, at 11:46.'],
    ],
    '2026-03-11': [
      ['12:55', 'them', 'Bay Mutual: card ending 9023 was used at THE BOLLARD, £6.70, at 12:54.'],
      ['19:20', 'them', 'Bay Mutual: balance of account ending 4417 on 11 March is £1,246.09.'],
    ],
    '2026-03-12': [
      [
        '08:03',
        'them',
        'Bay Mutual: we never ask for a code by phone. If someone does, hang up and ring the number on your card.',
      ],
    ],
  },
  { unread: 1, pinned: true },
);

export const bankCodes = sms('bank-codes', '# BM-SECURE', {
  '2026-02-28': [
    [
      '09:14',
      'them',
      '730218 is your Bay Mutual code to add payee P HORAK. Never share it, not even with us.',
    ],
  ],
  '2026-03-08': [
    [
      '11:45',
      'them',
      '118574 is your Bay Mutual code for £58.40 at HB FERRIES. Never share it, not even with us.',
    ],
  ],
  '2026-03-11': [
    [
      '21:03',
      'them',
      '904316 is your Bay Mutual code to log in on a new browser. Never share it, not even with us.',
    ],
  ],
});

export const copperleaf = sms(
  'copperleaf',
  '# COPPERLEAF',
  {
    '2026-02-15': [
      ['17:20', 'them', 'Your Copperleaf verification code is 558102. It expires in 10 minutes.'],
    ],
    '2026-03-06': [
      ['19:41', 'them', 'Your Copperleaf verification code is 206647. It expires in 10 minutes.'],
    ],
    '2026-03-12': [
      ['09:24', 'them', 'Your Copperleaf verification code is 482913. It expires in 10 minutes.'],
    ],
  },
  { unread: 1 },
);

export const railbird = sms('railbird', '# RAILBIRD', {
  '2026-02-20': [['10:02', 'them', 'Railbird: your login code is 33817. It is valid for 5 minutes.']],
  '2026-03-06': [
    [
      '10:31',
      'them',
      'Railbird: booking RB-7KD2 for HELEN CALLOWAY, Sat 14 March, Wexcombe 11:04 to Harrow Bay Central 11:52, coach C seat 21. Platform is shown 15 minutes before.',
    ],
  ],
  '2026-03-10': [
    [
      '16:00',
      'them',
      'Railbird: from 16 March the 07:18 to Port Ellery leaves at 07:12. Check your journey before you travel.',
    ],
  ],
});

export const postbird = sms('postbird', '# Postbird', {
  '2026-03-02': [
    [
      '22:10',
      'them',
      'Postbird code: 71934. Use it to sign in on Windows, Harrow Bay. If this was not you, change your password.',
    ],
  ],
  '2026-03-11': [
    [
      '08:21',
      'them',
      'Postbird code: 60458. Use it to sign in on Fen 7, Harrow Bay. If this was not you, change your password.',
    ],
  ],
});

export const pelican = sms(
  'pelican',
  '# PELICAN',
  {
    '2026-02-21': [
      ['12:40', 'them', 'Pelican Post: we left your parcel PP-20771 with a neighbour in flat 6.'],
    ],
    '2026-03-04': [
      ['09:05', 'them', 'Pelican Post: PP-21340 from BAZARI comes today between 13:10 and 14:10.'],
      ['13:52', 'them', 'Pelican Post: PP-21340 was delivered at 13:51. Thank you for being in.'],
    ],
    '2026-03-12': [
      [
        '07:30',
        'them',
        'Pelican Post: PP-21902 from BODEGAS ALMENDRAL (12.4 kg) comes today between 11:40 and 12:40. Safe place? pelicanpost.example/21902',
      ],
    ],
  },
  { unread: 1 },
);

export const library = sms('library', '# HBLIBRARY', {
  '2026-02-16': [
    [
      '09:00',
      'them',
      'Harrow Bay Libraries: "Birds of the Northern Shore" is due back on 23 Feb. To renew reply R to 60141 or visit hblibraries.example.',
    ],
  ],
  '2026-02-23': [
    ['09:00', 'them', 'Harrow Bay Libraries: renewed until 16 March. This book cannot be renewed again.'],
  ],
  '2026-03-09': [
    [
      '09:00',
      'them',
      'Harrow Bay Libraries: "Birds of the Northern Shore" is due back on Mon 16 March at Lantern Hill. The fine is 20p a day.',
    ],
  ],
  '2026-03-11': [
    [
      '17:12',
      'them',
      'Harrow Bay Libraries: your reservation "The Tide Almanac" is ready at Lantern Hill, shelf C, until 18 March.',
    ],
  ],
});

export const ferries = sms(
  'ferries',
  '# HBFERRIES',
  {
    '2026-02-21': [
      [
        '06:10',
        'them',
        'Harrow Bay Ferries: 07:00 and 08:20 to Gannet Isle cancelled today, swell. 09:40 under review.',
      ],
      ['08:55', 'them', 'Harrow Bay Ferries: 09:40 will sail. Expect a lively crossing.'],
    ],
    '2026-03-08': [
      [
        '11:47',
        'them',
        'Harrow Bay Ferries: booked GI-40917, Fri 27 March 17:40 Pier 3, 6 foot passengers. Return Sun 29 March 15:15. £58.40 paid.',
      ],
    ],
    '2026-03-10': [
      [
        '16:30',
        'them',
        'Harrow Bay Ferries: clocks go forward on Sun 29 March. All Sunday sailings run to the new time.',
      ],
    ],
  },
  { muted: true },
);

export const council = sms('council', '# 60110', {
  '2026-02-25': [['18:00', 'them', 'HB Council: GREEN bin tomorrow for Old Quay. Out by 6.30am please.']],
  '2026-03-09': [
    [
      '10:00',
      'them',
      'HB Council: water off Tanner’s Row and Northgate St, Tue 17 March 10:00-12:30 (new meters). Info: harrowbay-council.example/water',
    ],
  ],
  '2026-03-11': [['18:00', 'them', 'HB Council: GREEN bin tomorrow for Old Quay. Out by 6.30am please.']],
});

export const skerry = sms('skerry', '# 150', {
  '2026-02-28': [
    [
      '12:00',
      'them',
      'Skerry Mobile: your bill for February is £14.00. Thank you for paying by direct debit.',
    ],
  ],
  '2026-03-08': [
    ['20:14', 'them', 'Skerry Mobile: you have used 3 GB of your 10 GB. Your month starts again on the 1st.'],
    ['20:30', 'me', 'BALANCE'],
    [
      '20:30',
      'them',
      'Skerry Mobile: 7.0 GB, unlimited minutes and texts left until 31 March. Reply HELP for more.',
    ],
  ],
});

export const clinic = sms('clinic', '# NORTHCLINIC', {
  '2026-03-03': [
    [
      '14:00',
      'them',
      'Northgate Clinic: your repeat prescription RX-7719 was sent to Mill Lade Pharmacy. Ready from tomorrow 12:00.',
    ],
  ],
  '2026-03-04': [
    ['12:05', 'them', 'Mill Lade Pharmacy for Northgate Clinic: RX-7719 is ready. We close at 18:30.'],
  ],
});

export const campsite = sms(
  'campsite',
  '+441632960191',
  {
    '2025-08-02': [
      ['15:10', 'me', 'Hello, is there room for one small tent tonight? We are on the 16:10 ferry'],
      ['15:22', 'them', 'Yes love, field 2 by the wall. £12. Shop shuts at 8'],
      ['15:23', 'me', 'Wonderful, thank you!'],
    ],
    '2025-08-04': [
      ['11:05', 'them', 'You left a blue tin mug. It is on the hook with all the other mugs. North Landing'],
    ],
  },
  { archived: true },
);

export const dishcart = sms(
  'dishcart',
  '# DISHCART',
  {
    '2026-02-22': [
      ['19:02', 'them', 'Dishcart: order 8841 from 九鲤面馆 Nine Carp Noodles is on its way, about 19:25.'],
      ['19:27', 'them', 'Dishcart: order 8841 was left at your door.'],
    ],
    '2026-03-01': [['18:40', 'them', 'Dishcart code 5527. Give it to the rider only at your door.']],
  },
  { archived: true },
);

export const hopalong = sms(
  'hopalong',
  '# HOPALONG',
  {
    '2026-02-14': [
      [
        '23:31',
        'them',
        'Hopalong: your driver Adaeze is 3 min away, grey estate, plate HB26 OKL. Your pick-up PIN is 8164.',
      ],
      ['23:58', 'them', 'Hopalong: thank you for riding. £9.20 was paid with Copperleaf.'],
    ],
  },
  { archived: true },
);

export const clinicFeedback = sms(
  'survey',
  '# 62288',
  {
    '2026-01-20': [
      [
        '10:00',
        'them',
        'How likely are you to recommend Mulgrew Heating to a friend? Reply 0 to 10. Free to reply.',
      ],
      ['10:02', 'me', '10'],
      ['10:02', 'them', 'Thank you! Please tell us why.'],
      ['10:03', 'me', 'He found the washer'],
    ],
  },
  { archived: true },
);
