import type { Line } from './types.ts';

/** 27 Tanner's Row, flat 4, and the cat upstairs. */
export const flat: readonly Line[] = [
  { id: 'beds', title: 'Make up the beds for Mum', due: '2026-03-13 20:00', p: 'medium', notes: 'She arrives on Saturday at 11:52, coach C. Inés fetches her.', made: '2026-03-08 12:00' },
  { id: 'walter', title: 'Tell Walter about the water on Tuesday', due: '2026-03-14', p: 'low', made: '2026-03-09 18:20' },
  { id: 'grey-bin', title: 'Grey bin out', due: '2026-03-15 21:00', remind: 0, repeat: { every: 'week', weekdays: [0] }, made: '2026-03-08 20:55' },
  { id: 'biscuit-sunday', title: 'Look in on Biscuit', due: '2026-03-15 21:00', remind: 10, p: 'medium', tags: ['cat'], notes: 'Key under the blue pot.', made: '2026-03-01 11:45' },
  { id: 'biscuit', title: 'Biscuit: evening pouch', due: '2026-03-16 18:00', remind: 10, p: 'high', repeat: { every: 'day' }, tags: ['cat'], notes: 'One pouch, then a SMALL handful before bed. Water in the white bowl. On Monday before Spanish! Until Thursday. He lies.', made: '2026-03-01 11:46' },
  { id: 'kettles', title: 'Fill two kettles', due: '2026-03-17 09:30', remind: 0, p: 'medium', notes: 'Water off 10:00 to 12:30, new meters.', made: '2026-03-09 18:18' },
  { id: 'cupboard', title: 'Clear the cupboard for the boiler', due: '2026-03-17 19:00', p: 'high', notes: 'Keith comes on Wednesday between 9 and 11.', steps: ['ironing board', 'paint tins', 'the bag of bags', '+the box that nobody opens'], made: '2026-03-02 08:57' },
  { id: 'noise', title: 'Ask Keith about the noise at 5 am', due: '2026-03-18 09:00', p: 'low', made: '2026-03-02 08:58' },
  { id: 'window', title: 'Window man on Friday: ask Inés to be in', due: '2026-03-19', p: 'low', notes: 'Ellis, 13:00 to 14:00.', made: '2026-03-05 08:15' },
  { id: 'loopreel', title: 'Cancel Loopreel?', due: '2026-03-20', p: 'medium', star: true, tags: ['money'], notes: '£7.49 on the 22nd. Did anyone watch anything in February?', made: '2026-03-01 18:31' },
  { id: 'kettle', title: 'Descale the kettle', due: '2026-03-22', p: 'low', repeat: { every: 'week', interval: 6, from: 'completion' }, made: '2026-02-08 09:30' },
  { id: 'green-bin', title: 'Green bin out', due: '2026-03-25 21:00', remind: 0, repeat: { every: 'week', interval: 2, weekdays: [3] }, notes: 'Collected on Thursday morning.', made: '2026-03-11 19:34' },
  { id: 'rent', title: 'Pay the rent', due: '2026-04-01', remind: -540, p: 'high', repeat: { every: 'month' }, tags: ['money'], notes: '£985 to Penhallow Lettings. From May £1,010.', made: '2026-03-01 10:12' },
  { id: 'meter', title: 'Read the meter', due: '2026-04-01', p: 'low', repeat: { every: 'month' }, notes: '1 March: 42,055. New meter from 17 March, so it begins again.', made: '2026-03-01 18:35' },
  { id: 'sofa', title: 'Answer the sofa people: £35 back, yes?', due: '2026-03-09', p: 'medium', tags: ['money'], notes: 'Order TW-40917, scratch on the left arm.', made: '2026-03-06 11:59' },
  { id: 'radiator', title: 'Bleed the radiator in the bedroom', p: 'low', made: '2026-01-11 10:00' },
  { id: 'curtains', title: 'Curtains: Mum says longer', made: '2026-02-20 09:16' },
  { id: 'rent-done', title: 'Pay the rent', due: '2026-03-01', p: 'high', repeat: { every: 'month' }, next: 'rent', tags: ['money'], notes: '£985 to Penhallow Lettings.', made: '2026-02-01 09:40', done: '2026-03-01 10:12' },
  { id: 'meter-done', title: 'Read the meter', due: '2026-03-01', p: 'low', repeat: { every: 'month' }, next: 'meter', made: '2026-02-01 18:20', done: '2026-03-01 18:35' },
  { id: 'scratch-done', title: 'Tell the sofa people about the scratch', due: '2026-03-06', p: 'high', made: '2026-03-06 11:31', done: '2026-03-06 11:58' },
  { id: 'grey-bin-done', title: 'Grey bin out', due: '2026-03-08 21:00', repeat: { every: 'week', weekdays: [0] }, next: 'grey-bin', made: '2026-03-01 21:04', done: '2026-03-08 20:55' },
  { id: 'manual-done', title: 'Find the boiler’s manual', due: '2026-03-10', p: 'low', notes: 'Blue folder. It was the blue folder.', made: '2026-03-02 08:57', done: '2026-03-09 17:50' },
  { id: 'green-bin-done', title: 'Green bin out', due: '2026-03-11 21:00', repeat: { every: 'week', interval: 2, weekdays: [3] }, next: 'green-bin', notes: 'Collected on Thursday morning.', made: '2026-02-25 20:40', done: '2026-03-11 19:34' },
];
