import { day, thread } from './lines.ts';

export const ines = thread(
  'direct',
  { id: 'ines-carvajal', with: 'ines-carvajal', pinned: true },
  day('2026-03-06', [
    ['10:12', 'ines-carvajal', 'is the sofa there yet??'],
    ['10:40', 'me', 'two men are looking at our staircase and sighing'],
    [
      '11:05',
      'me',
      { photo: 'new-sofa', text: "it's in. legs off, door off, one small scratch on the left arm" },
    ],
    ['11:06', 'ines-carvajal', 'ME ENCANTA 😍'],
    ['11:07', 'ines-carvajal', 'did they take the £740 already or do we pay on the day?'],
    ['11:15', 'me', 'paid £200 deposit in January, the other 540 went out this morning. your half is 370'],
    ['11:16', 'ines-carvajal', 'sending tonight', { re: '03-06 11:15' }],
  ]),
  day('2026-03-08', [
    [
      '18:22',
      'ines-carvajal',
      'Mamá just called. She comes 2 to 7 April, lands at 14:25 on the Thursday. I said yes obviously',
    ],
    ['18:24', 'me', 'of course. we have a sofa now'],
    ['18:25', 'ines-carvajal', 'she gets the bed, cariño. WE have a sofa now'],
    ['18:31', 'me', 'ah'],
  ]),
  day('2026-03-10', [
    [
      '08:14',
      'ines-carvajal',
      'can you pick up my prescription? Mill Lade Pharmacy, they shut 18:30. Number is RX-7719',
    ],
    ['08:20', 'me', 'yes. anything else', { re: '03-10 08:14' }],
    ['08:21', 'ines-carvajal', 'hay fever tablets, the 30 pack not the 7 pack. And chocolate, for morale'],
    ['17:58', 'me', 'got both. £6.40 for the tablets, £2.75 for morale', { starred: true }],
    ['18:40', 'ines-carvajal', 'home by 8, last patient is running late'],
    ['18:41', 'me', { photo: 'tomato-pasta', text: 'keeping yours warm' }],
  ]),
  day('2026-03-11', [
    ['12:30', 'ines-carvajal', 'do you know where the spare key to the bike lock is'],
    ['12:34', 'me', 'blue dish, top shelf, under the takeaway menus'],
    ['12:50', 'ines-carvajal', { voice: 14 }],
    ['13:02', 'me', 'hahaha NO. leave the pigeon alone'],
    [
      '19:15',
      'ines-carvajal',
      'Saturday: your mum 11:52 at Central. I can fetch her with the car if you do the beds',
    ],
    ['19:17', 'me', 'deal. her train back is Sunday 16:20'],
    ['22:48', 'me', 'are you asleep on the new sofa'],
    ['22:49', 'me', 'you are asleep on the new sofa'],
  ]),
  day('2026-03-12', [
    ['07:35', 'ines-carvajal', "left early, didn't want to wake you. Coffee is in the flask ☕"],
    ['08:52', 'me', 'best person. flask empty'],
    [
      '09:20',
      'ines-carvajal',
      'Tonight: I cook. Can you get lemons (3), a bunch of parsley and oat milk from The Larder?',
    ],
    ['09:38', 'ines-carvajal', 'and bin bags!! the big ones'],
    ['09:40', 'me', '👍'],
  ]),
);

export const gareth = thread(
  'direct',
  { id: 'gareth-penhallow', with: 'gareth-penhallow' },
  day('2026-01-14', [
    ['09:02', 'gareth-penhallow', 'Good morning Robin. Rent for January received with thanks. G. Penhallow'],
    [
      '09:30',
      'me',
      'Thanks Gareth. The kitchen tap still drips by the way, one every four seconds, I counted.',
    ],
    ['11:47', 'gareth-penhallow', 'I will send Keith.'],
    ['11:48', 'gareth-penhallow', { contact: 'keith-mulgrew' }],
  ]),
  day('2026-01-19', [
    ['16:10', 'me', 'Tap fixed, Keith was very quick. Thank you.'],
    ['16:55', 'gareth-penhallow', 'Good.'],
  ]),
  day('2026-02-03', [
    [
      '08:15',
      'gareth-penhallow',
      'The code of the bin store has been changed after the foxes. Old code 3906, new code 4471. Please do not write it on the door as somebody in flat 2 did.',
      { starred: true },
    ],
    ['08:40', 'me', 'Noted. Not us!'],
    ['08:41', 'gareth-penhallow', 'I know. Your handwriting is better.'],
  ]),
  day('2026-02-24', [
    [
      '10:00',
      'gareth-penhallow',
      'Dear Robin, dear Inés. I have to review the rent this spring. It is now £985 a month. I propose £1,035 from 1 May.',
    ],
    [
      '18:20',
      'me',
      "Hello Gareth. We understand, but that's more than 5 per cent, and the bathroom window has been painted shut since October. Could we meet in the middle?",
    ],
    ['18:59', 'gareth-penhallow', 'What is the middle?'],
    ['19:04', 'me', '£1,010, and the window opens.'],
    ['19:30', 'gareth-penhallow', 'I will think.'],
  ]),
  day('2026-02-26', [
    [
      '09:12',
      'gareth-penhallow',
      'Agreed. £1,010 from 1 May, fixed for 12 months, and I will have the window seen to. Please confirm in writing.',
    ],
    [
      '09:25',
      'me',
      'Confirmed: £1,010 a month from 1 May 2026, fixed until 30 April 2027, and the bathroom window repaired. Thank you, Gareth.',
    ],
    [
      '09:40',
      'gareth-penhallow',
      { file: { name: 'Rent letter 27 Tanners Row flat 4.pdf', size: 84_512, mime: 'application/pdf' } },
    ],
    ['09:41', 'me', 'Got it, signing tonight.'],
  ]),
  day('2026-03-02', [
    [
      '08:30',
      'gareth-penhallow',
      'Rent received. The yearly boiler inspection is due. Keith proposes Wednesday 18 March between 9 and 11.',
    ],
    [
      '08:44',
      'me',
      "I can work from home that morning. He'll need to be out by 11:15 though, I have a call.",
    ],
    ['08:52', 'gareth-penhallow', 'I have told him. It takes 40 minutes. Please clear the cupboard.'],
    ['08:53', 'me', 'The cupboard is where we keep everything, but yes 🙂'],
  ]),
  day('2026-03-09', [
    [
      '17:20',
      'gareth-penhallow',
      'The window man comes on Friday 20 March at 13:00. His name is Ellis. Someone must be in.',
    ],
    ['17:45', 'me', 'Inés finishes at 12 on Fridays, she will be there.'],
    ['17:46', 'gareth-penhallow', 'Very good.'],
    ['18:02', 'me', 'And happy birthday for Wednesday!'],
    ['18:30', 'gareth-penhallow', 'How do you know that?'],
    ['18:31', 'me', 'You told us, twice, when we signed the lease.'],
    ['18:50', 'gareth-penhallow', '🎂'],
  ]),
);

export const katherine = thread(
  'direct',
  { id: 'katherine-march', with: 'katherine-march' },
  day('2026-02-12', [
    ['20:14', 'katherine-march', "Hi it's Katherine from flat 6! Is that music you or flat 3?"],
    ['20:16', 'me', 'Flat 3, I think. It sounds like a trombone?'],
    ['20:16', 'katherine-march', "It's a trombone. He's LEARNING the trombone."],
    ['20:20', 'me', 'brave man'],
    [
      '20:21',
      'katherine-march',
      'I start at 22:00 so honestly if he stops by then I can live with it. Biscuit cannot',
    ],
    ['20:22', 'katherine-march', { photo: 'tabby-cat-window', text: 'Biscuit, not living with it' }],
  ]),
  day('2026-02-21', [
    ['15:02', 'katherine-march', 'A parcel for you ended up here, from Northlight Maps? Square, heavy'],
    ['15:30', 'me', "That's a wedding present for a colleague, thank you! I'll come up after six"],
    ['15:31', 'katherine-march', 'Any time before half nine. Then I sleep, then I work, then I sleep'],
  ]),
  day('2026-03-01', [
    [
      '11:20',
      'katherine-march',
      'Favour to ask. I go to my brother in Wexcombe from Monday 16 to Thursday 19 March. Could you feed Biscuit?',
    ],
    ['11:24', 'me', 'Love to. What does he eat and when?'],
    [
      '11:31',
      'katherine-march',
      'One pouch at 8 in the morning, one at 6 in the evening, and a SMALL handful of biscuits before bed. He will lie to you about having eaten. Water in the big white bowl, not the blue one, the blue one is "wrong".',
    ],
    ['11:32', 'katherine-march', 'Key is under the blue pot on the landing. Vet is Paw & Tide if anything'],
    ['11:33', 'katherine-march', { contact: 'ingrid-voss' }],
    [
      '11:40',
      'me',
      'Got it. 8, 6, small handful, white bowl, do not believe him',
      { re: '03-01 11:31', starred: true },
    ],
    ['11:41', 'katherine-march', '😹 exactly'],
  ]),
  day('2026-03-07', [
    [
      '18:10',
      'me',
      'Question: what happens on the weekend of the 27th? We are away then, could you take in our post?',
    ],
    ['18:25', 'katherine-march', 'Sure. When back?'],
    ['18:26', 'me', 'Sunday the 29th, evening. Ferry gets in at 16:05'],
    ['18:30', 'katherine-march', 'No problem. Fair trade for Biscuit'],
  ]),
  day('2026-03-11', [
    [
      '09:15',
      'katherine-march',
      'Small change!! I leave on SUNDAY evening now, not Monday. So Biscuit needs you from Monday breakfast as planned but please also look in Sunday about 9pm',
    ],
    ['09:31', 'me', "Mum's here until the afternoon but 9pm is fine"],
    ['09:33', 'katherine-march', 'You are a saint. 12 pouches on the counter, he should use 8'],
    ['09:34', 'katherine-march', "If the trombone starts, there's a drum behind my sofa. Just saying"],
    ['09:50', 'me', '🥁😇'],
    [
      '22:05',
      'katherine-march',
      'At work. Forgot: vet card is on the fridge, number 0448, and he is insured until 30 June',
    ],
    ['22:40', 'me', 'Noted. Good night shift!'],
    ['23:58', 'katherine-march', '🌙'],
  ]),
);

export const pavel = thread(
  'direct',
  { id: 'pavel-horak', with: 'pavel-horak' },
  day('2025-11-18', [
    ['10:05', 'me', 'Hello, do you have lights that charge by cable? For the front and back'],
    ['10:40', 'pavel-horak', 'Yes. Set 38 pounds, or front only 24. Set is better, you want also to be seen'],
    ['10:41', 'me', 'Set please, I come by on Thursday'],
    ['10:42', 'pavel-horak', 'Ok. I put it aside with your name'],
    ['17:55', 'me', 'Is it a bracket or a strap? My bars are quite thick'],
    ['18:01', 'pavel-horak', 'Strap. Fits up to 35 mm'],
  ]),
  day('2026-01-27', [
    ['08:50', 'me', 'Pavel, emergency, rear tyre flat for the third time this month. Can I bring it today?'],
    ['09:31', 'pavel-horak', 'Third time is not bad luck, third time is a bad rim tape. Bring before 5'],
    ['17:40', 'pavel-horak', 'Done. Rim tape + tube = 14.50. Old tape was from before I was born'],
    ['17:52', 'me', 'Thank you!! Coming now'],
  ]),
  day('2026-03-03', [
    ['12:15', 'me', 'Spring service for the red bicycle, when do you have time?'],
    ['12:48', 'pavel-horak', 'Everybody wakes up in March. Bring Saturday 7th, you have it back Friday 13th'],
    ['12:50', 'me', { photo: 'red-bicycle', text: 'This one. It makes a noise like a duck when I brake' }],
    ['12:58', 'pavel-horak', 'I know this bike. I know this duck'],
  ]),
  day('2026-03-07', [
    [
      '10:20',
      'pavel-horak',
      'Bike is here, ticket number 2281. Keep the number please, my new boy is very strict',
    ],
    ['10:22', 'me', '2281, got it', { starred: true }],
  ]),
  day('2026-03-10', [
    [
      '15:10',
      'pavel-horak',
      'So. I opened it. Service 64. Brake pads are finished, new 18.90. Chain is long like a summer, new 22. I do it?',
    ],
    ['15:12', 'me', "That's 104.90 altogether?"],
    [
      '15:13',
      'pavel-horak',
      'Yes 104.90. Cassette is still good, I do not sell you what you do not need',
      { re: '03-10 15:12' },
    ],
    ['15:20', 'me', 'Please do it all'],
    ['15:21', 'pavel-horak', '👌'],
    ['15:40', 'me', 'And could you raise the saddle? Inés lowered it and now neither of us can ride'],
    ['15:44', 'pavel-horak', 'To what'],
    ['15:45', 'me', '71 cm from the pedal axle'],
    ['15:46', 'pavel-horak', '71. Ok no charge'],
  ]),
  day('2026-03-11', [
    [
      '16:35',
      'pavel-horak',
      'Ready early? No. Ready Friday after 16:00 as I said. Friday I am open until 18:30',
    ],
    ['16:38', 'me', "I'll be there at five 🚲"],
    ['16:40', 'pavel-horak', 'Card machine is broken. Cash or bank please'],
    ['16:41', 'me', 'Transfer is easiest'],
    ['16:42', 'pavel-horak', 'Write the ticket number in the note'],
  ]),
);
