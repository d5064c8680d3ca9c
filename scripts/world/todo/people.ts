import type { Line } from './types.ts';

/** Family and friends. */
export const people: readonly Line[] = [
  { id: 'assembly', title: 'Alfie’s assembly: he is a crab', due: '2026-03-13 08:15', remind: 30, p: 'medium', notes: 'Saltmarsh Primary, Otters class, 9:00 to 9:40. Photograph for Gran.', made: '2026-03-04 18:00' },
  { id: 'sophie', title: 'Call Sophie', due: '2026-03-14 20:00', remind: 10, p: 'medium', tags: ['calls'], made: '2026-03-08 21:12' },
  { id: 'flowers', title: 'Flowers for Mum from Petal Lane', due: '2026-03-14', p: 'high', star: true, tags: ['gift'], notes: 'Mother’s Day is on Sunday. Not lilies.', made: '2026-03-03 08:40' },
  { id: 'gran', title: 'Ring Gran', due: '2026-03-15 17:00', remind: 0, p: 'high', star: true, repeat: { every: 'week', weekdays: [0] }, tags: ['calls'], notes: 'After her tea and before the news. She hears better on the left.', made: '2026-03-08 17:24' },
  { id: 'graham', title: 'Answer Graham about the lambs', due: '2026-03-16', p: 'medium', notes: 'Sunday 12 April, 13:00. Poppy and Marcus come.', made: '2026-03-07 20:30' },
  { id: 'callum', title: 'Ask Callum whether I am in goal again', due: '2026-03-16', p: 'low', notes: 'St Patrick’s: fives at 18:30, an hour earlier.', made: '2026-03-10 21:05' },
  { id: 'mateo', title: 'Preguntar a Mateo por una bodega tranquila', due: '2026-03-22', p: 'low', tags: ['gift'], notes: 'Fin de semana para Inés, el 4 de julio. Que no se entere Rosa.', made: '2026-03-11 12:41' },
  { id: 'slippers', title: '去火锅，带拖鞋！', due: '2026-03-22 16:30', remind: 30, p: 'low', notes: '六点，不是七点。门口密码 2580#。', made: '2026-03-09 22:10' },
  { id: 'knife', title: '美玲的菜刀：给晓雨二十镑', due: '2026-03-28', p: 'medium', tags: ['gift', 'money'], made: '2026-02-20 19:30' },
  { id: 'meiling', title: '祝美玲生日快乐', due: '2026-03-30', remind: -540, p: 'medium', repeat: { every: 'year' }, made: '2025-03-30 20:00' },
  { id: 'pillows', title: 'Dos almohadas para Rosa', due: '2026-03-31', p: 'medium', notes: 'Aterriza el jueves 2, 14:25. Trae una sábana «por si acaso».', made: '2026-03-08 18:22' },
  { id: 'casserole', title: 'Oval casserole, blue, for Mum’s birthday', due: '2026-05-25', p: 'low', tags: ['gift'], notes: 'She says she is only counting them.', made: '2026-02-01 17:00' },
  { id: 'eid', title: 'Answer Yusuf: Eid on the 21st', due: '2026-03-10', p: 'high', notes: 'عيد مبارك! Bring nothing, he says. Bring something. After Poppy’s lunch, from 19:00.', made: '2026-03-06 13:00' },
  { id: 'freya', title: 'Thank Freya for the map', p: 'low', made: '2026-02-22 20:15' },
  { id: 'gran-done', title: 'Ring Gran', due: '2026-03-08 17:00', p: 'high', star: true, repeat: { every: 'week', weekdays: [0] }, next: 'gran', tags: ['calls'], made: '2026-03-01 17:20', done: '2026-03-08 17:24' },
  { id: 'dad-done', title: 'Tell Dad 12:30', due: '2026-03-10', p: 'medium', tags: ['poppy', 'calls'], notes: 'The table is for 13:00. He is never on time for the time.', made: '2026-02-25 12:44', done: '2026-03-09 20:02' },
  { id: 'sam-done', title: 'Tell Sam Okafor yes for the move', due: '2026-03-07', p: 'medium', made: '2026-03-01 15:00', done: '2026-03-05 19:12' },
];

/** Body, languages, books and money. */
export const mine: readonly Line[] = [
  { id: 'knee', title: 'Knee exercises', due: '2026-03-12 21:30', remind: 0, p: 'medium', repeat: { every: 'week', weekdays: [1, 2, 3, 4, 5] }, tags: ['health'], notes: 'Inés watches. Three times twelve, slowly.', made: '2026-03-11 21:41' },
  { id: 'spanish', title: 'Español: deberes de la página 64', due: '2026-03-15', p: 'medium', tags: ['spanish'], steps: ['+ejercicio 2', 'ejercicio 5', 'leer el cuento, página 70'], notes: 'Clase el lunes 16, 18:30, aula 3.', made: '2026-03-09 20:21' },
  { id: 'sign-up', title: 'Sign up for the Gannet 10k', due: '2026-03-18', p: 'high', star: true, tags: ['health'], notes: '7 June. Under 65 minutes.', made: '2026-03-08 10:13' },
  { id: 'choir', title: 'Second verse by heart', due: '2026-03-19 18:00', p: 'low', notes: 'Second row, left. Pencil!', made: '2026-03-06 09:10' },
  { id: 'run', title: 'Run, 5 km', due: '2026-03-22 09:00', p: 'medium', repeat: { every: 'week', weekdays: [0] }, tags: ['health'], notes: 'Not on the 15th, lighthouse with Mum.', made: '2026-03-08 10:12' },
  { id: 'night-guard', title: 'Find the night guard', due: '2026-03-23', p: 'high', tags: ['health'], notes: 'Dentist on Tuesday 24 March, 08:40.', made: '2026-03-05 09:31' },
  { id: 'leo', title: 'Tell Leo: no climbing on the 25th', due: '2026-03-23', p: 'low', tags: ['calls'], made: '2026-03-04 21:00' },
  { id: 'keeper', title: 'The Keeper’s Winter to page 180', due: '2026-03-24', p: 'medium', tags: ['reading'], notes: 'Page 122 of 312. Book club on the 25th at Mira’s.', made: '2026-02-25 21:40' },
  { id: 'savings', title: 'Move £150 to savings', due: '2026-03-25', remind: -540, p: 'medium', repeat: { every: 'month' }, tags: ['money'], made: '2026-02-25 08:15' },
  { id: 'backup', title: 'Back up the photos', due: '2026-03-31', p: 'low', repeat: { every: 'month' }, made: '2026-02-28 22:00' },
  { id: 'blood', title: 'Give blood again', due: '2026-06-24', p: 'low', repeat: { every: 'month', interval: 4, from: 'completion' }, tags: ['health'], notes: 'A+. Eat something first.', made: '2026-02-24 18:20' },
  { id: 'almanac', title: 'Buy The Salt Almanac, Mira keeps it for me', p: 'low', tags: ['reading'], notes: '£7.50.', made: '2026-03-02 12:30' },
  { id: 'whistle', title: 'Learn to whistle', made: '2025-01-01 12:20' },
  { id: 'savings-done', title: 'Move £150 to savings', due: '2026-02-25', p: 'medium', repeat: { every: 'month' }, next: 'savings', tags: ['money'], made: '2026-01-25 09:00', done: '2026-02-25 08:15' },
  { id: 'run-done', title: 'Run, 5 km', due: '2026-03-08 09:00', p: 'medium', repeat: { every: 'week', weekdays: [0] }, next: 'run', tags: ['health'], notes: '33:20. Best so far.', made: '2026-03-01 09:50', done: '2026-03-08 10:12' },
  { id: 'knee-mon-done', title: 'Knee exercises', due: '2026-03-09 21:30', p: 'medium', repeat: { every: 'week', weekdays: [1, 2, 3, 4, 5] }, next: 'knee-tue-done', tags: ['health'], made: '2026-03-06 21:38', done: '2026-03-09 22:03' },
  { id: 'knee-tue-done', title: 'Knee exercises', due: '2026-03-10 21:30', p: 'medium', repeat: { every: 'week', weekdays: [1, 2, 3, 4, 5] }, next: 'knee-wed-done', tags: ['health'], made: '2026-03-09 22:03', done: '2026-03-10 21:36' },
  { id: 'knee-wed-done', title: 'Knee exercises', due: '2026-03-11 21:30', p: 'medium', repeat: { every: 'week', weekdays: [1, 2, 3, 4, 5] }, next: 'knee', tags: ['health'], made: '2026-03-10 21:36', done: '2026-03-11 21:41' },
  { id: 'dawn-done', title: 'Book Dawn for April', due: '2026-03-11', p: 'low', tags: ['calls'], notes: 'Thursday 16 April, 18:15.', made: '2026-03-05 18:05', done: '2026-03-11 12:20' },
  { id: 'balloon', title: 'Balloon ride for Poppy', p: 'medium', tags: ['poppy', 'gift'], notes: 'No! She is afraid of baskets.', made: '2026-02-10 20:30', binned: '2026-02-25 12:39' },
  { id: 'app', title: 'Try an app that counts water', p: 'low', made: '2026-01-02 09:00', binned: '2026-03-01 10:05' },
];
