import type { Line, Move } from './types.ts';

/** March 2026, to the morning of the 12th. */
export const spring: readonly Line[] = [
  ['2026-03-01 07:15', 'Penhallow Lettings', 985_00, 'rent', 'current', { of: 'rent' }],
  ['2026-03-01 12:05', 'Bazari', 24_99, 'flat', 'card', { note: 'PP-21340: hooks, lamp cable, a very small hammer', tags: ['flat'] }],
  ['2026-03-01 18:40', 'Dishcart, Casa Tilde', 18_90, 'eating-out', 'card'],
  ['2026-03-02 08:10', 'The Bollard', 3_40, 'coffee', 'card'],
  ['2026-03-02 09:00', 'Inés, bills', 295_50, 'paid-back', 'current', { of: 'ines', note: 'her part of power, internet and the shop' }],
  ['2026-03-02 13:15', 'Catherine, sandwich', 4_80, 'coffee', 'cash', { note: 'not paid! see 11 March', made: '2026-03-02 13:20' }],
  ['2026-03-03 12:50', 'Spoke & Gannet', 11_00, 'transport', 'card', { note: 'inner tube and a bell that is too loud', photo: 'file-img-20260303-1249' }],
  ['2026-03-03 18:30', 'The Larder Grocery', 19_26, 'groceries', 'card'],
  ['2026-03-03 20:40', 'Femi, pitch', 6_00, 'sport', 'cash', { tags: ['fives'] }],
  ['2026-03-04 08:12', 'The Bollard', 3_40, 'coffee', 'card'],
  ['2026-03-04 20:45', 'Climbing barn, pizza', 9_50, 'eating-out', 'card', { note: 'Leo’s new route took an hour' }],
  ['2026-03-05 06:00', 'Power & gas', 94_00, 'bills', 'current', { of: 'power' }],
  ['2026-03-05 18:30', 'The Larder Grocery', 31_18, 'groceries', 'card'],
  ['2026-03-05 18:38', 'Kelp Cottage', 312_00, 'travel', 'current', { note: 'two nights, 27 to 29 March, six people: 70.50 each with the ferry', tags: ['gannet'] }],
  ['2026-03-06 09:30', 'Moss sofa, the rest', 540_00, 'flat', 'current', { note: 'TW-40917. Scratch on the left arm, they offer 35 back', tags: ['sofa', 'flat'], photo: 'file-img-20260306-1104' }],
  ['2026-03-06 13:00', "Nasser's Bakery", 5_60, 'coffee', 'cash', { note: 'for the two men and the staircase' }],
  ['2026-03-06 19:40', 'Inés, half the sofa', 370_00, 'paid-back', 'current', { tags: ['sofa'] }],
  ['2026-03-06 20:20', 'Inés, Gannet', 70_50, 'paid-back', 'current', { tags: ['gannet'] }],
  ['2026-03-07 09:10', '晓雨，小岛', 70_50, 'paid-back', 'current', { tags: ['gannet'] }],
  ['2026-03-07 10:05', 'Cooperage Market', 22_80, 'groceries', 'cash', { photo: 'file-img-20260308-1330' }],
  ['2026-03-07 10:05', 'Cooperage Market', 22_80, 'groceries', 'cash', { made: '2026-03-07 13:44', photo: 'file-img-20260308-1330' }],
  ['2026-03-07 18:30', 'Sam, Gannet', 50_00, 'paid-back', 'current', { note: 'owes 20.50', tags: ['gannet'] }],
  ['2026-03-08 06:00', 'Internet', 31_50, 'bills', 'current', { of: 'internet' }],
  ['2026-03-08 11:46', 'Harrow Bay Ferries', 58_40, 'travel', 'card', { note: 'GI-40917, six foot passengers, the small boat', tags: ['gannet'] }],
  ['2026-03-08 13:20', 'Petal Lane Flowers', 12_50, 'gifts', 'card', { note: 'tulips' , photo: 'file-img-20260308-1310' }],
  ['2026-03-09 12:40', 'Lamp oil, two litres', 21_80, 'work', 'card', { note: 'test on the quay', tags: ['claim', 'lantern'] }],
  ['2026-03-09 18:10', 'Cuaderno nuevo', 3_95, 'books', 'card', { tags: ['spanish'] }],
  ['2026-03-10 13:40', 'Lunch with Mira, my half', 9_35, 'eating-out', 'current', { note: 'sent by Parley', photo: 'file-img-20260310-1331' }],
  ['2026-03-10 17:52', 'Mill Lade Pharmacy', 6_40, 'health', 'card', { note: 'hay fever tablets for Inés, the 30 pack' }],
  ['2026-03-10 17:55', 'Chocolate, for morale', 2_75, 'coffee', 'card', { note: 'also Mill Lade' }],
  ['2026-03-10 20:40', 'Femi, pitch', 6_00, 'sport', 'cash', { tags: ['fives'] }],
  ['2026-03-11 08:12', 'The Bollard', 3_40, 'coffee', 'card', { photo: 'file-img-20260311-0812' }],
  ['2026-03-11 12:54', 'The Bollard', 6_70, 'coffee', 'card'],
  ['2026-03-11 13:03', 'Catherine, sandwiches', 11_00, 'coffee', 'current', { note: '6.20 and the 4.80 of last week' }],
];

export const springMoves: readonly Move[] = [
  ['2026-03-04 17:40', 'For the sofa', 600_00, 'savings', 'current', { tags: ['sofa'] }],
  ['2026-03-07 09:45', 'Cash machine, Station Parade', 40_00, 'current', 'cash'],
];
