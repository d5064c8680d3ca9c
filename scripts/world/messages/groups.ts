import { sms } from './lines.ts';

/** Friends and helpers who carry lamps on the night of the opening, Friday 24 April. */
export const stewards = sms(
  'stewards',
  ['callum-reid', 'aoife-brennan', 'femi-balogun', 'alina-dragan'],
  {
    '2026-03-04': [
      [
        '12:30',
        'me',
        'Hello all! You said yes to stewarding the lantern parade, so here is the group. Friday 24 April, meet 19:00 at the Ropewalk gate',
      ],
      ['12:34', 'callum-reid', 'Aye. Do we get a whistle'],
      ['12:41', 'aoife-brennan', 'I can steward AND photograph if someone holds my lantern'],
      ['12:55', 'femi-balogun', 'I have 12 yellow vests from the pitches'],
      [
        '13:10',
        'alina-dragan',
        'Council says one steward for every 25 walkers. You are four, so 100 walkers. Please do not let it be 101.',
      ],
      ['13:14', 'callum-reid', 'I will count them like a school trip'],
    ],
    '2026-03-06': [
      [
        '09:20',
        'alina-dragan',
        'Permit is signed: route Ropewalk, Quayside, Customs House Square. Road closed 19:30 to 20:45. Reference HB/26/0731',
      ],
      ['09:24', 'me', 'You are magnificent. HB/26/0731', 'starred'],
      ['09:40', 'aoife-brennan', '👏👏'],
    ],
    '2026-03-10': [
      ['18:02', 'callum-reid', 'Can do Tuesday 7 April for a walk through. 18:00?'],
      ['18:15', 'femi-balogun', 'Yes 18:00'],
      ['18:31', 'aoife-brennan', 'yes but I leave at 18:45 for a concert'],
      ['18:40', 'me', '18:00 on the 7th at the gate then'],
      ['19:02', 'alina-dragan', 'I come with the plan and a tape measure.'],
    ],
    '2026-03-12': [
      ['08:50', 'femi-balogun', 'How many walkers do we have now?'],
      ['08:58', 'callum-reid', 'Robin said 84 on Monday'],
      [
        '09:06',
        'aoife-brennan',
        {
          photo: 'city-night',
          text: 'from the quay at 20:00 last April, for planning. it will be properly dark',
        },
      ],
    ],
  },
  { name: 'Lantern parade stewards', unread: 3 },
);

export const parents = sms('parents', ['helen-calloway', 'david-calloway'], {
  '2026-03-07': [
    ['10:02', 'me', 'Testing whether a group text reaches you both'],
    ['10:05', 'helen-calloway', 'Reached x'],
    ['10:31', 'david-calloway', 'Yes. Dad'],
    ['10:33', 'helen-calloway', 'David you are sitting next to me'],
  ],
  '2026-03-10': [
    [
      '17:12',
      'me',
      'Mum arrives Saturday 11:52 and goes back Sunday 16:20. Dad, the freezer has your name on three boxes',
    ],
    ['17:20', 'david-calloway', 'I can cook. Dad'],
    ['17:21', 'helen-calloway', 'He can cook egg x'],
    ['17:24', 'david-calloway', 'Two kinds. Dad'],
  ],
});

export const bookCake = sms('birthday', ['marcus-bellamy', 'priya-raman', 'helen-calloway'], {
  '2026-03-10': [
    [
      '21:15',
      'me',
      'Secret group for Poppy’s birthday. Cake is ordered: pistachio, Nasser’s. Marcus, can you hide candles?',
    ],
    ['21:40', 'marcus-bellamy', 'Candles hidden in the chainsaw box. She never looks there'],
    ['21:44', 'priya-raman', 'I bring the card, please everyone sign it at the museum do or by photo'],
    ['22:01', 'helen-calloway', 'I have knitted something, say nothing x'],
  ],
  '2026-03-11': [
    ['07:20', 'marcus-bellamy', 'She asked why I was smiling at a chainsaw'],
    ['07:31', 'me', 'What did you say??'],
    ['07:32', 'marcus-bellamy', 'That it is a good chainsaw'],
  ],
});
