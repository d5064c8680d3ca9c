// Over 300 lines: a table of base data.
import { sms } from './lines.ts';

export const keith = sms(
  'keith',
  'keith-mulgrew',
  {
    '2026-01-16': [
      [
        '08:05',
        'them',
        'Morning its Keith the heating. Mr Penhallow says dripping tap flat 4. I can do Monday first thing',
      ],
      ['08:20', 'me', 'Monday is good. I leave at 8:45'],
      ['08:22', 'them', 'Be there quarter to 8. Turn water off under sink if you can find it. Nobody can'],
      ['08:30', 'me', 'Found it! Behind the flour'],
      ['08:31', 'them', 'You are my favourite tenant'],
    ],
    '2026-01-19': [
      ['07:43', 'them', 'Outside'],
      ['08:25', 'them', 'All done. Was the washer. Left the old one on the side so you can hate it'],
      ['08:51', 'me', 'Silence! Thank you Keith'],
    ],
    '2026-03-02': [
      [
        '08:40',
        'them',
        'Boiler inspection Weds 18 March between 9 and 11. Can you have the cupboard clear. All of it. I have seen your cupboard',
      ],
      ['08:50', 'me', 'Cupboard will be clear. You need to be out by 11:15 though, I have a call'],
      ['08:52', 'them', 'In at 9 out by 10 kettle permitting'],
    ],
    '2026-03-11': [
      [
        '17:05',
        'them',
        'Robin quick one. What make is the boiler in no 4. Says on the front bottom right. Need to bring right gasket',
      ],
      ['17:40', 'them', 'No rush but before Friday as I order Fridays'],
    ],
  },
  { unread: 2 },
);

export const ellis = sms(
  'ellis',
  '+447700900207',
  {
    '2026-03-10': [
      [
        '12:03',
        'them',
        'Hello this is Ellis, windows. Mr Penhallow gave me your number. Friday 20 March 13:00 for the bathroom sash, about 2 hours',
      ],
      ['12:30', 'me', 'Hello Ellis! Inés will let you in. It has been painted shut since October'],
      ['12:34', 'them', 'They always have. Which floor and is there parking'],
      [
        '12:36',
        'me',
        'Second floor, flat 4, 27 Tanner’s Row. Ropewalk Car Park is 3 minutes away, nothing in the street',
      ],
      [
        '12:40',
        'them',
        'Got it. Please take everything off the sill, I had an accident with a duck last week',
      ],
    ],
    '2026-03-12': [
      ['08:12', 'them', 'Ellis again, windows. Do you want the old cord kept or new cord, new is £12'],
    ],
  },
  { unread: 1 },
);

export const walter = sms('walter', 'walter-finch', {
  '2026-02-07': [
    [
      '09:01',
      'them',
      'Good morning Robin, Walter flat 1. The parcel man left your parcel with me and mine with you, I believe.',
    ],
    ['09:15', 'me', 'Good morning Walter! I have a very light box for W. Finch. Swap at ten?'],
    ['09:16', 'them', 'Ten it is. It contains seeds. Kindly do not shake.'],
  ],
  '2026-03-03': [
    ['17:30', 'them', 'Would you happen to own a ladder of more than two metres?'],
    ['17:42', 'me', 'Only the short one. Yusuf, the joiner on Creek Lane, has a long one'],
    ['17:43', 'me', { contact: 'yusuf-qabbani' }],
    ['17:50', 'them', 'Most obliged. The gutter has a tree in it.'],
  ],
  '2026-03-11': [
    ['20:55', 'them', 'Green bin is out. I took yours with mine, as your light was off.'],
    ['21:10', 'me', 'Walter you are a gentleman'],
    ['21:14', 'them', 'Number 7 is not. He has put glass in it.'],
  ],
});

export const tariq = sms('tariq', 'tariq-alhassan', {
  '2026-02-16': [
    ['13:20', 'them', 'السلام عليكم روبن، الأريكة وصلت؟'],
    ['13:31', 'me', 'وعليكم السلام!\nIt arrived and it fits, thanks to you and the rope'],
    ['13:33', 'them', 'الحمد لله.\nNext time choose a smaller sofa or a bigger door 😂'],
  ],
  '2026-03-09': [
    [
      '18:45',
      'me',
      'Tariq, can you do an airport run on Thursday 2 April? Flight BL 418 lands 14:25, one lady, one suitcase full of food',
    ],
    ['19:02', 'them', 'Yes. I leave Harrow Bay 13:15. 48 pounds, waiting included. Name on the board?'],
    ['19:05', 'me', 'ROSA CARVAJAL. She will hug you'],
    ['19:06', 'them', 'أهلاً وسهلاً بها.\nBooked, number 0402-2', 'starred'],
  ],
});

export const salma = sms(
  'salma',
  'salma-nasser',
  {
    '2026-03-10': [
      [
        '07:50',
        'me',
        'صباح الخير سلمى!\nA pistachio cake for Saturday 21 March please, for 9 people, with "Poppy" on it?',
      ],
      [
        '08:05',
        'them',
        'صباح النور روبن! كعكة الفستق لتسعة أشخاص، ٣٤ جنيهاً. تستلمها يوم الجمعة قبل الخامسة والنصف',
      ],
      ['08:06', 'them', '34 pounds. Friday 20, before 17:30. Any nuts they cannot eat?'],
      ['08:20', 'me', 'Let me ask everyone and tell you'],
    ],
    '2026-03-12': [
      ['07:15', 'them', 'روبن، هل هناك حساسية من المكسرات؟\nI roast on Wednesday so I must know before'],
    ],
  },
  { unread: 1, draft: 'Yes! Leo can’t have hazelnuts' },
);

export const luca = sms('luca', 'luca-morandi', {
  '2026-02-24': [
    ['16:00', 'them', 'Ciao Robin your beans are here, the chocolate ones. 11 pounds the bag'],
    ['16:10', 'me', 'Two bags please. I am there at half five'],
    ['16:11', 'them', 'I close at half five'],
    ['16:12', 'me', 'twenty past'],
    ['16:12', 'them', '😊'],
  ],
  '2026-03-08': [
    [
      '10:20',
      'me',
      'Luca, six of us meet at yours on Friday 27 March at 17:15 before the ferry. Can we sit outside?',
    ],
    [
      '11:45',
      'them',
      'For you I leave the big table and the blanket. But 17:30 I lock, the ferry does not wait for me also',
    ],
  ],
});

export const femi = sms('femi', 'femi-balogun', {
  '2026-03-03': [
    ['20:15', 'them', 'Pitch 4 is a lake again my friend. Pitch 2 until I say. Femi'],
    ['20:17', 'me', 'Should I bring a net or a rod?'],
    ['20:18', 'them', '😂 bring 6 pounds'],
  ],
  '2026-03-11': [
    ['18:35', 'them', 'Robin you owe 6 for March. Friday latest. Cash or transfer, reference FIVES'],
    ['18:50', 'me', 'Will send tomorrow!'],
  ],
});

export const harriet = sms('harriet', 'harriet-stonely', {
  '2026-03-10': [
    [
      '15:50',
      'them',
      'Good afternoon, Miss Stonely at Saltmarsh Primary. Poppy Bellamy put you down as Alfie’s second emergency contact. Could you confirm this is the right number?',
    ],
    ['16:05', 'me', 'It is! Robin Calloway, Alfie’s uncle/aunt/Robin. Happy to be'],
    ['16:07', 'them', 'He calls you "my Robin", so that is what it now says in the register.'],
    ['16:08', 'me', 'I may frame that', 'starred'],
  ],
  '2026-03-11': [
    ['08:40', 'them', 'For the 19th: doors 14:15, seats not kept after 14:25. Waves sit on the left.'],
  ],
});

export const gabriel = sms('gabriel', 'gabriel-seixas', {
  '2026-03-05': [
    ['07:10', 'them', 'Morning. Powder coat on frames 1-5: RAL 7016 or 7021? Email bounced'],
    ['08:31', 'me', '7016. Ruth would notice 7021 from the ferry'],
    ['08:33', 'them', '7016 going in the oven'],
  ],
  '2026-03-11': [
    [
      '16:20',
      'them',
      'Delivery to the museum: Tuesday 14 April 8:00, van 2.1 m high. Is the gate on the square 2.2 or 2.0?',
    ],
    ['16:48', 'me', 'I’ll measure on Friday. I think 2.2'],
    ['16:50', 'them', 'I thought that once. I still have the roof rack'],
  ],
});

export const elsie = sms('elsie', 'elsie-thornbury', {
  '2026-02-27': [
    [
      '16:55',
      'them',
      'Robin, I need the ferry receipt for the site visit by five. Not a photo of your thumb. Elsie',
    ],
    ['16:58', 'me', { photo: 'cafe-receipt', text: 'Thumb-free!' }],
    ['17:01', 'them', 'That is a café. Elsie'],
    ['17:02', 'me', { photo: 'train-ticket', text: 'This one, sorry' }],
    ['17:04', 'them', 'Thank you. £14.60 will be in with the March pay. The café is on you. E.'],
  ],
});

export const victor = sms(
  'victor',
  'victor-szabados',
  {
    '2026-01-22': [
      ['09:15', 'them', 'Proofs of the winter leaflet ready from 11. Inkwell Press'],
      ['09:40', 'me', 'Tess is coming at noon'],
      ['13:05', 'them', 'She came. She found a typo. I like her'],
      ['13:06', 'me', 'We do too'],
    ],
    '2026-01-28': [
      ['15:30', 'them', 'Printed 2,000 + 40 spare. Pallet is by the door, 16:30 I lock up'],
      ['15:34', 'me', 'Owen is on his way with the trolley'],
    ],
  },
  { archived: true },
);

export const lamp = sms(
  'lamp',
  '+447700900219',
  {
    '2026-03-08': [
      ['13:22', 'them', 'Hi, is the green desk lamp on Bazari still there? Number was on the advert. Marta'],
      ['13:30', 'me', 'Hello Marta, yes it is. £15, works, one scratch on the foot'],
      ['13:33', 'them', 'Would you take 12?'],
      ['13:40', 'me', '13 and I put a bulb in'],
      ['13:41', 'them', 'Done! Can collect Saturday 14th after 4'],
    ],
    '2026-03-11': [['20:20', 'them', 'What is the address please?']],
  },
  { unread: 1 },
);

export const wrongNumber = sms('wrong-number', '+447700900214', {
  '2026-03-07': [
    [
      '09:10',
      'them',
      'Brenda is the caravan still going to the coast on the 20th or has Clive fixed the awning',
    ],
    ['09:25', 'me', 'Hello, I think you have the wrong number. I am not Brenda, sadly'],
    ['09:31', 'them', 'Oh! So sorry. Is this not 900241'],
    ['09:33', 'me', '900100. Good luck to Clive'],
    ['09:34', 'them', 'Thank you dear, he will need it'],
  ],
  '2026-03-10': [
    ['18:02', 'them', 'Brenda he has glued it'],
    ['18:10', 'me', 'Still not Brenda, but that does not sound right'],
  ],
});

export const vet = sms('vet', 'ingrid-voss', {
  '2026-03-09': [
    [
      '10:00',
      'them',
      'Paw & Tide Vets: Katherine March has named you as the contact for BISCUIT (card 0448) from 15 to 19 March. Reply YES to confirm.',
    ],
    ['10:14', 'me', 'YES'],
    ['10:14', 'them', 'Thank you. Out of hours please ring 01632 960162 and choose 2.'],
    ['10:20', 'me', 'He has not actually met me in a professional capacity'],
    [
      '11:48',
      'them',
      'This is Ingrid, a real person. Nobody has ever met Biscuit in a professional capacity. Good luck.',
    ],
  ],
});

export const dentist = sms(
  'dentist',
  'anika-dessler',
  {
    '2026-02-24': [
      [
        '09:00',
        'them',
        'Brackwater Dental: check-up with Dr Dessler on Tue 17 March at 15:20. Reply C to confirm or R to move it.',
      ],
      ['09:12', 'me', 'R'],
      [
        '09:12',
        'them',
        'We can offer: 1) Thu 19 March 14:10 2) Tue 24 March 08:40 3) Fri 27 March 16:30. Reply with the number.',
      ],
      ['09:20', 'me', '2'],
      [
        '09:20',
        'them',
        'Moved: Tue 24 March, 08:40, Dr Dessler, 19 Sluice Road. Please bring your night guard.',
        'starred',
      ],
    ],
    '2026-03-11': [
      [
        '09:00',
        'them',
        'Brackwater Dental: your medical form is due before 24 March. Fill it in at brackwaterdental.example/form with your birth date.',
      ],
    ],
  },
  { unread: 1 },
);

export const bea = sms('bea', 'bea-winslow', {
  '2026-02-27': [
    [
      '11:20',
      'them',
      'Hello Robin, Bea at Lantern Hill Library. You left a scarf on the third floor. Green, very long.',
    ],
    ['11:41', 'me', 'It is mine! I thought the ferry had it'],
    ['11:43', 'them', 'It is holding the door of the map room open in the meantime.'],
    ['18:05', 'me', 'Collected. The door closed behind me with a sigh'],
  ],
  '2026-03-09': [
    [
      '16:30',
      'them',
      'May we hang one of the museum lanterns in the window for April? Someone would have to ask Margaret.',
    ],
    ['16:52', 'me', 'I will ask her on Thursday at the review'],
    ['16:53', 'them', 'The window is 1.4 m wide, in case she asks. She will ask.'],
  ],
});

export const nadia = sms('nadia', 'nadia-rahman', {
  '2026-03-10': [
    ['18:20', 'them', 'on the tram, no data. is it "Last Boat Home" with or without "The"'],
    ['18:24', 'me', 'Without'],
    ['18:25', 'them', 'thank you. Owen is sulking'],
  ],
});
