import type { Line } from './types.ts';

/** Shops and offices. */
export const errands: readonly Line[] = [
  { id: 'prescription', title: 'Prescription RX-7719 for Inés', due: '2026-03-12 17:30', remind: 30, p: 'high', star: true, notes: 'Mill Lade Pharmacy shuts at 18:30. Pack of 30, NOT 7. Chocolate.', made: '2026-03-10 08:22' },
  { id: 'larder', title: 'The Larder', due: '2026-03-12', p: 'medium', steps: ['lemons (3)', 'parsley, a bunch', 'oat milk', 'bin bags, big'], made: '2026-03-12 09:22' },
  { id: 'bicycle', title: 'Collect the bicycle from Pavel', due: '2026-03-13 16:30', remind: 30, p: 'medium', notes: 'Spoke & Gannet, ready after 16:00, open until 18:30.', made: '2026-03-07 09:45' },
  { id: 'voucher', title: 'Voucher at Kiln & Co., £45', due: '2026-03-14', p: 'high', tags: ['poppy', 'gift'], made: '2026-02-25 12:41' },
  { id: 'pens', title: 'Whiteboard pens for Tess, permanent, as a joke', due: '2026-03-17', p: 'low', tags: ['gift'], notes: 'Then real ones, £8.50.', made: '2026-03-04 12:10' },
  { id: 'candles', title: 'Candles: a 3 and a 2', due: '2026-03-18', p: 'low', tags: ['poppy'], made: '2026-02-25 12:42' },
  { id: 'tess-cake', title: 'Cake for Tess', due: '2026-03-18 08:15', remind: 60, p: 'medium', notes: 'Eight slices. No coconut, Nadia.', made: '2026-03-11 13:41' },
  { id: 'cake', title: 'Collect Poppy’s cake', due: '2026-03-20 17:00', remind: 60, p: 'high', tags: ['poppy'], notes: 'Nasser’s, pistachio, £34, name Calloway. Before 17:30.', made: '2026-03-04 13:03' },
  { id: 'coffee', title: 'Coffee beans, 500 g', due: '2026-03-21', p: 'low', repeat: { every: 'week', interval: 3, from: 'completion' }, made: '2026-02-28 11:30' },
  { id: 'bulb', title: 'Light bulb, E14', p: 'low', made: '2026-02-28 11:31' },
  { id: 'stamps', title: 'Stamps for abroad, 4', made: '2026-03-03 12:50' },
  { id: 'passport', title: 'Two passport photos, then renew it', due: '2026-08-03', p: 'medium', notes: 'Runs out on 17 November 2026. £88.50.', made: '2025-10-02 08:31' },
  { id: 'coffee-done', title: 'Coffee beans, 500 g', due: '2026-02-28', p: 'low', repeat: { every: 'week', interval: 3, from: 'completion' }, next: 'coffee', made: '2026-02-07 10:20', done: '2026-02-28 11:30' },
  { id: 'order-cake-done', title: 'Order the pistachio cake', due: '2026-03-05', p: 'high', tags: ['poppy'], made: '2026-02-25 12:40', done: '2026-03-04 13:02' },
  { id: 'bicycle-in-done', title: 'Bicycle to Pavel', due: '2026-03-07 09:30', p: 'medium', notes: 'Rear brake, and the click.', made: '2026-03-02 19:00', done: '2026-03-07 09:44' },
  { id: 'library-done', title: 'Take A Field Guide to Fog back to the library', due: '2026-03-09', p: 'medium', tags: ['reading'], made: '2026-02-27 21:15', done: '2026-03-09 12:55' },
  { id: 'card-done', title: 'Card for Poppy, signed by Inés too', due: '2026-03-10', p: 'medium', tags: ['poppy'], made: '2026-02-25 12:43', done: '2026-03-10 18:44' },
];

/** Kelp Cottage, 27 to 29 March. */
export const gannet: readonly Line[] = [
  { id: 'sam-owes', title: 'Ask Sam Okafor for the missing £20.50', due: '2026-03-14', p: 'medium', tags: ['money'], notes: 'He paid £50 of £70.50.', made: '2026-03-05 18:44' },
  { id: 'diego-owes', title: 'Pedirle a Diego los £70.50', due: '2026-03-14', p: 'medium', tags: ['money'], made: '2026-03-05 18:45' },
  { id: 'onion', title: 'Hablar con Diego: paella SIN cebolla', due: '2026-03-18', p: 'low', notes: 'Arroz redondo 1 kg, 2 limones, pollo, judía verde, alcachofas.', made: '2026-03-06 20:10' },
  { id: 'mira-credit', title: 'Pay Mira £40.50 back', due: '2026-03-20', p: 'high', tags: ['money'], notes: 'She bought the six ferry tickets, £111.', made: '2026-03-05 18:46' },
  { id: 'tide-table', title: '问晓雨要潮汐表', due: '2026-03-24', p: 'low', notes: '二十八号退潮 11:52，海豹礁。', made: '2026-03-09 21:00' },
  { id: 'liners', title: 'Sleeping bag liners', due: '2026-03-25', p: 'medium', tags: ['packing'], made: '2026-03-05 18:50' },
  { id: 'firewood', title: 'Firewood, 2 sacks, dry', due: '2026-03-26', p: 'medium', tags: ['packing'], made: '2026-03-05 18:51' },
  { id: 'soup', title: 'Soup for Friday', due: '2026-03-26 19:00', p: 'medium', steps: ['leeks, 6', 'potatoes, 1.5 kg', '+vegetable stock (Mira!)', 'cream, 300 ml', '+pepper mill'], made: '2026-03-08 10:41' },
  { id: 'torch', title: 'Charge the head torch', due: '2026-03-26 20:00', remind: 0, p: 'low', tags: ['packing'], made: '2026-03-05 18:52' },
  { id: 'chicken', title: 'Chicken, 1.5 kg', due: '2026-03-27 08:30', remind: 30, p: 'high', notes: 'Friday morning, not before.', made: '2026-03-05 18:53' },
  { id: 'loaves', title: 'Two loaves from Nasser’s', due: '2026-03-27 12:30', p: 'medium', made: '2026-03-08 10:42' },
  { id: 'swim', title: 'Swimming things (just in case)', tags: ['packing'], made: '2026-03-05 18:54' },
  { id: 'cottage-done', title: 'Book Kelp Cottage', due: '2026-03-05', p: 'high', star: true, notes: '£312, check-in from 16:00, key safe 1836.', made: '2026-03-03 20:00', done: '2026-03-05 18:38' },
  { id: 'rice-done', title: 'Rice, round, 1 kg', due: '2026-03-08', p: 'low', made: '2026-03-05 18:55', done: '2026-03-07 10:20' },
  { id: 'boats-done', title: 'Find the game with the tiny boats', p: 'low', tags: ['packing'], made: '2026-03-05 18:56', done: '2026-03-08 18:05' },
  { id: 'hats-done', title: 'Two hats', due: '2026-03-11', p: 'low', tags: ['packing'], made: '2026-03-05 18:57', done: '2026-03-11 21:32' },
];
