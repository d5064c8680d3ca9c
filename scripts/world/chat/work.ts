import { day, thread } from './lines.ts';

export const ruth = thread(
  'direct',
  { id: 'ruth-adeyemi', with: 'ruth-adeyemi' },
  day('2026-02-23', [
    [
      '07:48',
      'ruth-adeyemi',
      'Morning. Council wants the Lantern budget on one page by Friday. Total is still 48,600?',
    ],
    [
      '08:30',
      'me',
      'Yes, £48,600 without VAT. Metal 19,200, print 6,450, lighting 11,800, install 7,150, contingency 4,000.',
      { starred: true },
    ],
    ['08:31', 'ruth-adeyemi', 'Good. One page, no pie chart.'],
    ['08:32', 'me', 'A bar chart?'],
    ['08:33', 'ruth-adeyemi', 'One page.'],
  ]),
  day('2026-02-27', [
    ['16:05', 'me', { file: { name: 'Lantern_budget_one_page.pdf', size: 91_733, mime: 'application/pdf' } }],
    ['16:20', 'ruth-adeyemi', 'Perfect. Sent to Alina with a nice word about you.'],
  ]),
  day('2026-03-03', [
    [
      '08:10',
      'ruth-adeyemi',
      "I'm in Port Ellery until Thursday. Could you take the Wednesday call with Margaret? 10:30, she rings you",
    ],
    ['08:22', 'me', 'Sure. Anything I must not promise?'],
    ['08:25', 'ruth-adeyemi', 'A thirteenth lantern.', { re: '03-03 08:22' }],
  ]),
  day('2026-03-04', [
    ['11:15', 'me', 'She asked for a thirteenth lantern.'],
    ['11:16', 'ruth-adeyemi', 'I love being right. And?'],
    [
      '11:18',
      'me',
      'I promised her the twelfth will be very good. Also she wants the opening at 18:30 instead of 19:00, for the school choir.',
    ],
    [
      '11:40',
      'ruth-adeyemi',
      '18:30 is fine. Friday 24 April, 18:30, Customs House Square. Please tell everyone, in writing, twice.',
    ],
    ['11:41', 'me', 'Twice it is', { re: '03-04 11:40' }],
  ]),
  day('2026-03-09', [
    [
      '09:12',
      'ruth-adeyemi',
      'Review on Thursday 12th moves from 11:00 to 14:00, room Puffin. Bring printed proofs, A3, two sets',
    ],
    ['09:20', 'me', 'Victor can print them by Wednesday noon, £46 for both sets. OK?'],
    ['09:21', 'ruth-adeyemi', 'OK.'],
    [
      '09:30',
      'me',
      'Foyer at Tidal Hall for the after-party: £380 with sound, £260 without. Amina needs an answer by Friday 12:00.',
    ],
    ['09:44', 'ruth-adeyemi', 'Put it on the agenda, item 5. I lean to yes.'],
  ]),
  day('2026-03-11', [
    ['17:55', 'ruth-adeyemi', 'When did you last take a day off?'],
    ['18:01', 'me', 'January? I have Friday the 27th booked'],
    [
      '18:03',
      'ruth-adeyemi',
      'You have 19.5 days left and I have to carry over at most 5. Take another. Good night',
    ],
    ['18:04', 'me', '19.5! Monday the 30th as well then, please'],
    ['18:20', 'ruth-adeyemi', 'Approved. Put it in the sheet.'],
  ]),
  day('2026-03-12', [
    ['08:58', 'ruth-adeyemi', 'Can you find a link for Omar? He joins from home'],
    ['09:02', 'me', 'I make one now, same room for the 14:00'],
  ]),
);

export const catherine = thread(
  'direct',
  { id: 'catherine-marsh', with: 'catherine-marsh' },
  day('2026-02-24', [
    [
      '10:31',
      'catherine-marsh',
      'Typeface question. Lantern panels: Corbel Tall or Saltire Text? I have stared at both until they stopped being letters',
    ],
    ['10:40', 'me', 'Saltire, the Arabic sits better beside it'],
    ['10:41', 'catherine-marsh', 'THANK you. Owen said "the normal one"'],
    ['10:42', 'me', 'that is his taste in crisps too'],
  ]),
  day('2026-03-02', [
    [
      '14:02',
      'catherine-marsh',
      'Paint: the green for the posts is HB Sea Green 6012, matt, 5 litres each tin, we need 3 tins. Gabriel wants to order today',
    ],
    ['14:05', 'me', 'Price?'],
    ['14:09', 'catherine-marsh', '£68.40 a tin, so 205.20'],
    ['14:10', 'me', 'Order it on the studio card, cost code LT-04', { re: '03-02 14:09', starred: true }],
    ['14:11', 'catherine-marsh', 'done'],
    [
      '16:44',
      'catherine-marsh',
      { photo: 'desk-plants', text: 'also your fern is dead, I have moved it to the hospital (the window)' },
    ],
    ['16:50', 'me', 'it was a gift from a client please save it'],
    ['16:52', 'catherine-marsh', 'water it ONCE A WEEK, Robin. Fridays. Half a mug'],
  ]),
  day('2026-03-06', [
    ['09:05', 'catherine-marsh', 'I keep getting mail for Katherine March?? Somebody thinks she works here'],
    [
      '09:12',
      'me',
      'she is my upstairs neighbour! I gave the vet wholesaler your address by autocomplete, sorry',
    ],
    ['09:13', 'catherine-marsh', 'so that explains the 40 kg of cat litter in reception'],
    ['09:15', 'me', "oh no. I'll take it home. On the bus. In portions", { re: '03-06 09:13' }],
    ['09:16', 'catherine-marsh', '😹'],
  ]),
  day('2026-03-10', [
    [
      '15:40',
      'catherine-marsh',
      { file: { name: 'panels_1-12_proof3.pdf', size: 18_442_910, mime: 'application/pdf' } },
    ],
    [
      '15:41',
      'catherine-marsh',
      'Proof 3. Changed: title size 54 to 60 pt, QR bottom left everywhere, panel 7 photo swapped for the harbour ferry one',
    ],
    ['15:43', 'catherine-marsh', { photo: 'harbour-ferry', text: 'this one. credit line?' }],
    ['15:55', 'me', 'Photo: Aoife Brennan, Bay Echo, 2025'],
    [
      '16:10',
      'me',
      'Looked through it. Lovely. Two things: panel 3 says 1894, should be 1849. Panel 9 line breaks, Omar is checking.',
    ],
    ['16:12', 'catherine-marsh', 'fixing 1849. how did nobody see that in THREE proofs'],
  ]),
  day('2026-03-11', [
    [
      '11:20',
      'catherine-marsh',
      'I am collecting the A3s from Victor at 12:15, do you want a sandwich from The Bollard',
    ],
    ['11:22', 'me', 'halloumi, no mint. Thank you!'],
    ['12:58', 'catherine-marsh', 'there was mint. I removed it by hand like a surgeon'],
    ['13:01', 'me', '❤️ how much'],
    ['13:02', 'catherine-marsh', '£6.20, and you owe me from last week as well, 4.80. So eleven'],
    ['13:03', 'me', 'Sent £11'],
    [
      '17:30',
      'catherine-marsh',
      "I've got a dentist tomorrow at 9, in by 10:30. Proofs are on your desk under the fern",
    ],
  ]),
);

export const owen = thread(
  'direct',
  { id: 'owen-pryce', with: 'owen-pryce' },
  day('2026-02-11', [
    ['22:14', 'owen-pryce', 'the touch table works'],
    ['22:15', 'owen-pryce', 'it does not'],
    ['22:40', 'owen-pryce', 'it works'],
  ]),
  day('2026-02-12', [
    ['08:50', 'me', 'which of these three do I tell the museum'],
    ['09:31', 'owen-pryce', 'third one. unless they touch it with gloves'],
    ['09:32', 'me', 'it is a maritime museum in winter'],
    ['09:33', 'owen-pryce', 'noted'],
  ]),
  day('2026-02-25', [
    [
      '12:02',
      'owen-pryce',
      'studio guest wifi: KITTIWAKE-GUEST, new password is gull-ladder-09, changes on the 1st of every month',
    ],
    ['12:03', 'me', 'and in March?'],
    ['12:04', 'owen-pryce', 'ask me in March'],
  ]),
  day('2026-03-02', [
    ['09:00', 'me', 'It is March.'],
    ['09:14', 'owen-pryce', 'gull-ladder-10', { starred: true }],
    ['09:15', 'me', 'I see how this works', { re: '03-02 09:14' }],
    ['09:16', 'owen-pryce', 'security'],
  ]),
  day('2026-03-05', [
    [
      '14:20',
      'owen-pryce',
      'QR codes: want them to go to lanterns.hbmaritime.example/1 … /12 or with the names',
    ],
    ['14:26', 'me', 'Numbers. Names will change, Margaret is still thinking about number 8'],
    ['14:27', 'owen-pryce', 'numbers'],
    ['14:40', 'owen-pryce', { photo: 'whiteboard-plan', text: 'photo of the board before Tess wiped it' }],
    ['14:44', 'me', 'lifesaver. is that "April 13" or "18" top right?'],
    ['14:46', 'owen-pryce', '13. test on site Monday 13 April 07:00, before people'],
    ['14:47', 'me', '07:00 😩', { re: '03-05 14:46' }],
  ]),
  day('2026-03-10', [
    ['10:10', 'owen-pryce', 'server for the lanterns costs 14 a month not 9. they changed the plan'],
    ['10:15', 'me', 'for how long do we need it?'],
    ['10:16', 'owen-pryce', 'contract says 24 months so 336'],
    ['10:18', 'me', 'OK, contingency. Tell Elsie please'],
    ['10:19', 'owen-pryce', 'she scares me'],
    ['10:20', 'me', 'bring biscuits'],
    ['16:02', 'owen-pryce', 'brought biscuits. she said yes before I sat down'],
    ['16:03', 'me', 'You see'],
    ['16:05', 'owen-pryce', 'she kept the biscuits'],
  ]),
);
