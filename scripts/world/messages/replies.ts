import type { PersonId } from '../types.ts';

const s = 1_000;
const min = 60 * s;
export interface Rule {
  any?: readonly string[];
  question?: true;
  delayMs: number;
  text: readonly string[];
}

/** Who answers texts, after how long, and what; everyone else is silent. The first rule that fits answers. */
export const replies: Partial<Record<PersonId | `+${string}` | '150' | '60141', readonly Rule[]>> = {
  'david-calloway': [
    { question: true, delayMs: 6 * min, text: ['Yes. Dad', 'Ask your mother. Dad'] },
    { any: ['hinges', 'kettle', 'signal'], delayMs: 90 * s, text: ['Very good. Dad'] },
  ],
  'edith-calloway': [{ delayMs: 15 * min, text: ['THANK YOU DEAR', 'BRIDGET SAYS HELLO'] }],
  'keith-mulgrew': [
    {
      any: ['boiler', 'make', 'model', 'gasket'],
      delayMs: 2 * min,
      text: ['Spot on. Got the gasket for that', 'Cheers, ordering it now'],
    },
    { question: true, delayMs: 8 * min, text: ['Under a sink, will ring you', 'Yes mate'] },
  ],
  '+447700900207': [
    { any: ['new'], delayMs: 60 * s, text: ['New cord it is. £12 on the day'] },
    { any: ['old', 'keep'], delayMs: 60 * s, text: ['Old cord stays then'] },
  ],
  '+447700900219': [
    {
      any: ['Row', 'address', '27', "Tanner's"],
      delayMs: 45 * s,
      text: ['Thank you! See you on Saturday after 4. Marta'],
    },
  ],
  'salma-nasser': [
    {
      any: ['hazelnut', 'hazelnuts', 'nuts', 'البندق'],
      delayMs: 3 * min,
      text: ['فهمت، بدون بندق. No hazelnuts, I clean everything before. 🌸'],
    },
  ],
  'tariq-alhassan': [
    { question: true, delayMs: 5 * min, text: ['Driving. I answer at the station', 'Yes no problem'] },
  ],
  'leo-brandtner': [{ question: true, delayMs: 70 * s, text: ['on the wall, call you in ten', 'yes!'] }],
  'hana-morikawa': [{ delayMs: 4 * min, text: ['got it!', '✏️'] }],
  'sophie-lacey': [{ question: true, delayMs: 9 * min, text: ['it is 5am here but yes', 'ask the octopus'] }],
  'ines-carvajal': [{ question: true, delayMs: 90 * s, text: ['sí', 'with a patient, in ten'] }],
  'gabriel-seixas': [
    { any: ['2.2', '2.0', 'gate', 'metres'], delayMs: 2 * min, text: ['Ok noted, thank you'] },
  ],
  'walter-finch': [{ delayMs: 12 * min, text: ['Most kind.', 'Noted with thanks. W. F.'] }],
  'ingrid-voss': [
    { any: ['YES', 'NO'], delayMs: 5 * s, text: ['Thank you, we have noted your answer. Paw & Tide Vets'] },
  ],
  'anika-dessler': [
    {
      any: ['C', 'R', '1', '2', '3'],
      delayMs: 5 * s,
      text: ['Thank you. Your appointment is Tue 24 March, 08:40. Brackwater Dental'],
    },
  ],
  'callum-reid': [{ any: ['Callum'], delayMs: 3 * min, text: ['Teaching, later', 'Aye'] }],
  'femi-balogun': [
    { any: ['sent', 'paid', 'transfer', '6'], delayMs: 2 * min, text: ['Received with thanks my friend'] },
  ],
  '150': [
    {
      any: ['BALANCE'],
      delayMs: 4 * s,
      text: ['Skerry Mobile: 6.3 GB, unlimited minutes and texts left until 31 March. Reply HELP for more.'],
    },
    {
      any: ['HELP'],
      delayMs: 4 * s,
      text: ['Skerry Mobile: reply BALANCE for what is left, BILL for your last bill. Or ring 150, free.'],
    },
    { any: ['BILL'], delayMs: 4 * s, text: ['Skerry Mobile: your bill for February was £14.00.'] },
  ],
  '60141': [
    {
      any: ['R'],
      delayMs: 5 * s,
      text: ['Harrow Bay Libraries: this book cannot be renewed again. Please bring it back by 16 March.'],
    },
  ],
};
