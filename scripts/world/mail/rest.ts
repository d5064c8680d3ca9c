import type { Draft } from '../../../apps/mail/state.ts';
import type { LocalTime } from '../types.ts';
import type { By } from './types.ts';

/** What Robin has begun, or will have sent later. */
export const unsent: readonly {
  id: string;
  from?: 'work';
  to: readonly By[];
  cc?: readonly By[];
  subject: string;
  text: string;
  answers?: string;
  edited: LocalTime;
  at?: LocalTime;
  status: Draft['status'];
}[] = [
  {
    id: 'tess',
    from: 'work',
    to: ['tess-hollis'],
    subject: 'Half a year',
    text: 'Dear Tess,\n\nbefore we talk on Wednesday: thank you. You have',
    edited: '2026-03-11 17:12',
    status: 'draft',
  },
  {
    id: 'yes-tideway',
    to: [],
    subject: '',
    text: 'Dear care team, we take the £35, the scratch and I have become',
    answers: 'sofa-3',
    edited: '2026-03-09 21:03',
    status: 'draft',
  },
  {
    id: 'donors',
    from: 'work',
    to: ['nadia-rahman'],
    subject: 'Letter to donors, draft 2',
    text: 'N., second try, two paragraphs. “Dear friends of the museum, you gave us eight hundred pounds and twelve people a light to stand under.” And then what?',
    edited: '2026-03-10 18:20',
    status: 'draft',
  },
  {
    id: 'quiz-jonas',
    to: ['jonas-weir'],
    subject: 'The sofa: terms',
    text: 'Jonas,\n\nyou know about B-sides, so I take ships, stamps and the royal family. About the sofa: it is 231 cm long and you are',
    edited: '2026-03-01 22:14',
    status: 'draft',
  },
  {
    id: 'hall-paint',
    to: ['gareth-penhallow'],
    cc: ['ines-carvajal'],
    subject: 'May we paint the hall?',
    text: 'Dear Gareth,\n\nthe hall of flat 4 is the colour of a tooth. We should like to paint it, at our cost, in',
    edited: '2026-02-25 20:46',
    status: 'draft',
  },
  {
    id: 'birthday-gran',
    to: ['marcus-bellamy'],
    cc: ['helen-calloway'],
    subject: 'Poppy, the 21st: who brings what',
    text: 'Marcus,\n\nsecret, please delete: I bring the cake (pistachio, £34) and the voucher for Kiln & Co. You bring candles, a 3 and a 2. Mum and Dad bring wine. Dad thinks it begins at 12:30.\n\nRobin',
    edited: '2026-03-11 20:31',
    at: '2026-03-13 08:00',
    status: 'scheduled',
  },
  {
    id: 'femi-march',
    to: ['femi-balogun'],
    subject: 'Pitch, March',
    text: 'Hello Femi,\n\nI brought £6.00 on the 10th and owe £6.00 for the 3rd. I bring it on Tuesday.\n\nRobin',
    edited: '2026-03-11 19:15',
    at: '2026-03-12 18:00',
    status: 'scheduled',
  },
  {
    id: 'hours',
    from: 'work',
    to: ['elsie-thornbury'],
    subject: 'Timesheet March',
    text: 'Dear Elsie,\n\nbefore you ask: it is in the sheet.\n\nRobin',
    edited: '2026-03-06 17:00',
    at: '2026-03-31 16:30',
    status: 'scheduled',
  },
];

const min = 60_000;
export interface Rule {
  any?: readonly string[];
  delayMs: number;
  text: readonly string[];
}
/** Who answers mails, after how long, and what; everyone else is silent. The first rule that fits answers. */
export const replies: Partial<Record<By, readonly Rule[]>> = {
  'alina-dragan': [
    {
      any: ['gabriel', 'seixas', '0', 'number', 'telephone', 'site'],
      delayMs: 9 * min,
      text: [
        'Thank you, that is all I needed. It is on the agenda for Monday.\n\nAlina',
        'Perfect, noted. You will hear from me on Monday afternoon.\n\nAlina Drăgan',
      ],
    },
    { delayMs: 25 * min, text: ['I still need the name and the number, please.\n\nAlina'] },
  ],
  'victor-szabados': [
    {
      any: ['yes', 'accept', 'go', 'order'],
      delayMs: 6 * min,
      text: ['Good. Slot on the 27th is yours. Files by the 25th at noon. V.'],
    },
    { delayMs: 12 * min, text: ['Ok. V.', 'Noted. V.'] },
  ],
  'elsie-thornbury': [
    {
      any: ['KS-114', 'invoice', 'SM-', 'IP-'],
      delayMs: 3 * min,
      text: ['Received. Thank you for the number.\n\nElsie', 'In the pile that gets paid.\n\nElsie'],
    },
    { delayMs: 15 * min, text: ['And the project number?\n\nElsie'] },
  ],
  'margaret-hallam': [
    {
      any: ['last boat home', 'boat'],
      delayMs: 14 * min,
      text: [
        '“Last Boat Home”. I had hoped for Pier 3, but I find that I am moved. The trustees shall have it.\n\nM. H.',
      ],
    },
    { delayMs: 30 * min, text: ['Thank you. I shall consider it over tea.\n\nM. H.'] },
  ],
  'ruth-adeyemi': [
    { any: ['tuesday', '28', 'april'], delayMs: 5 * min, text: ['Then it is fixed. Thank you, Robin.'] },
    { delayMs: 20 * min, text: ['Good. R.', 'Fine with me. R.'] },
  ],
  'helen-calloway': [
    {
      any: ['17', '17th', 'seventeenth'],
      delayMs: 8 * min,
      text: ['The 17th it is! I ring Larkfield now before the bridge club has the room. x'],
    },
    { delayMs: 20 * min, text: ['Thank you darling x', 'Lovely. Dad says hello x'] },
  ],
  'joy-castellan': [
    {
      any: ['HF-2093', 'GI-40917', 'cancel'],
      delayMs: 7 * min,
      text: ['Done. The refund takes three working days. See you on the pier, all six of you.\n\nJoy'],
    },
    { delayMs: 15 * min, text: ['Which number, please?\n\nJoy'] },
  ],
  'salma-nasser': [{ delayMs: 10 * min, text: ['فهمت! I write it with a steady hand. 🌸'] }],
  tideway: [
    {
      any: ['35', 'money', 'refund', 'account'],
      delayMs: 30 * min,
      text: ['Thank you. £35.00 will be with you by Tuesday.\n\nCare team, Tideway Furnishings'],
    },
  ],
  'amina-haddad': [
    {
      any: ['yes', 'sound', '380', '260', 'take'],
      delayMs: 4 * min,
      text: ['مكتوب ✨ The choir will get over it. Contract tomorrow.'],
    },
    { delayMs: 9 * min, text: ['Tell me before noon tomorrow!'] },
  ],
  'mira-osei': [{ delayMs: 6 * min, text: ['noted!! now read', 'ok. page 180.'] }],
  'sam-whitlow': [{ delayMs: 5 * min, text: ['printing it. no way back'] }],
  'keith-mulgrew': [{ delayMs: 40 * min, text: ['Cheers'] }],
  'sophie-lacey': [{ delayMs: 35 * min, text: ['yes!! ok!! octopus says hi'] }],
  'poppy-calloway': [{ delayMs: 5 * min, text: ['ok! tell them before I do', 'noted xx'] }],
  'hana-morikawa': [{ delayMs: 11 * min, text: ['got it! thicker then ✏️'] }],
  bank: [
    { any: ['yes'], delayMs: 2 * min, text: ['Thank you. The browser is remembered.\n\nBay Mutual'] },
    {
      any: ['no'],
      delayMs: 2 * min,
      text: [
        'Thank you for telling us. That browser is closed; please change your password in the app.\n\nBay Mutual',
      ],
    },
  ],
  aquarium: [
    {
      any: ['yes', 'pitch', 'part', 'gladly'],
      delayMs: 45 * min,
      text: ['How good! We look forward to 13 May.\n\nHild Amundsen'],
    },
  ],
};

/** What others will send by themselves after the phone’s start. */
export const plans: readonly {
  id: string;
  at: LocalTime;
  by: By;
  subject: string;
  text: string;
  work?: true;
  list?: string;
  answers?: string;
}[] = [
  {
    id: 'mira-cake',
    at: '2026-03-12 10:26',
    by: 'mira-osei',
    subject: 'the big news, a hint',
    text: 'it has two storeys and a river view. not for typing! bring cake\n\nM',
  },
  {
    id: 'ruth-agenda',
    at: '2026-03-12 11:35',
    by: 'ruth-adeyemi',
    work: true,
    subject: 'Agenda for 14:00',
    text: '1. Proof 3\n2. Frames\n3. Lamps, 2700 or 3000\n4. Server (336)\n5. Foyer at Tidal Hall\n\nFive minutes each. R.',
  },
  {
    id: 'pelican-wine',
    at: '2026-03-12 12:07',
    by: 'pelican',
    subject: 'PP-21902 was delivered',
    text: 'PP-21902 was delivered at 12:06 to W. Finch, flat 1, who asked us to write that he did not shake it.',
  },
  {
    id: 'ferry-sale',
    at: '2026-03-12 16:00',
    by: 'picks',
    list: 'picks.bazari.example',
    subject: 'Picked for you: a yellow hat',
    text: 'To go with the bag.',
  },
  {
    id: 'echo-13',
    at: '2026-03-13 06:45',
    by: 'echo',
    list: 'morning.bayecho.example',
    subject: 'Morning: Friday the thirteenth, no incidents yet',
    text: 'Good morning.\n\nNo incidents yet.',
  },
  {
    id: 'frame',
    at: '2026-03-13 12:20',
    by: 'pelican',
    subject: 'PP-21987 was delivered',
    text: 'PP-21987 was delivered at 12:18. We carried it like glass. Really.',
  },
  {
    id: 'margaret-friday',
    at: '2026-03-13 15:05',
    by: 'margaret-hallam',
    work: true,
    subject: 'Friday',
    text: 'It is Friday, and I write only to say so.\n\nM. H.',
  },
];
