import { plainText, talk, type Talk } from './types.ts';

/** What people wrote from New Year to the end of February. */
export const winter: readonly Talk[] = [
  talk(
    'loft-boxes',
    'Your boxes, our ceiling',
    { labels: ['family'], in: 'archive' },
    [
      '2026-01-05 19:48',
      'helen-calloway',
      'Darling,\n\nyour father was in the loft for the Christmas box and one of his feet came through into the bathroom. The foot is fine. The ceiling is a matter of opinion.\n\nWhile he was stuck he counted: there are seven boxes marked ROBIN KEEP and one marked ROBIN ?. May I open the one with the question mark?\n\nMum x',
    ],
    [
      '2026-01-05 21:02',
      'me',
      'Poor Dad! Open it, but not with visitors in the house. I have honestly no idea.\n\nR',
    ],
    [
      '2026-01-06 10:15',
      'helen-calloway',
      'Forty-one bus tickets in order of date, a jar of sea glass, and a letter to the mayor about seagulls, aged nine, three pages. I have put the letter on the piano. x',
    ],
  ),
  talk(
    'rosa-lentejas',
    'Las lentejas, como me pediste',
    { labels: ['family'], in: 'archive', star: true },
    [
      '2026-01-07 18:20',
      'rosa-carvajal',
      'Robin, cielo:\n\nmedio kilo de lentejas pardinas, una zanahoria, un puerro, media cebolla, dos dientes de ajo sin pelar, una hoja de laurel y un chorrito de aceite. Todo en frío, agua dos dedos por encima, cuarenta minutos a fuego lento. El pimentón al final, y fuera del fuego, que si no amarga.\n\nEl vinagre lo pone cada uno en su plato. Inés dirá que no. No le hagas caso.\n\nUn abrazo\nRosa',
    ],
    [
      '2026-01-11 21:35',
      'me',
      'Querida Rosa:\n\nhoy las hice. Inés repitió dos veces y puso vinagre cuando creía que yo no miraba.\n\nGracias\nRobin',
    ],
  ),
  talk(
    'signal-saturday',
    'Saturday: your father in uniform',
    { labels: ['family'], in: 'archive' },
    [
      '2026-02-18 19:05',
      'david-calloway',
      'Robin,\n\nthe box opens to the public at 11 on Saturday. I have put you and Inés down for half past twelve, which is the group that may ring the bell. I fetch you from the station. Flat shoes; the stairs are steep and the rail has been painted.\n\nYour mother is on cake and will not be spoken to between 12 and 2.\n\nDad',
      { cc: ['ines-carvajal'] },
    ],
    [
      '2026-02-18 21:30',
      'me',
      'We are there. Inés asks whether the bell may be rung more than once.\n\nR',
      { cc: ['ines-carvajal'] },
    ],
    [
      '2026-02-19 07:12',
      'david-calloway',
      'Two beats means “train entering section”, so if she rings twice I shall have to send one. Once, please. Dad',
      { to: ['me', 'ines-carvajal'] },
    ],
  ),
  talk(
    'six-children',
    'Can I borrow six children?',
    { in: 'archive', star: true },
    [
      '2026-02-04 18:40',
      'me',
      'Dear Callum,\n\nwe try out a table for the museum on Thursday 12 February at 15:30, and everybody who has touched it so far is grown up and polite. Could you lend us six between seven and ten, for an hour, who are neither?\n\nRobin',
      { to: ['callum-reid'] },
    ],
    [
      '2026-02-05 16:22',
      'callum-reid',
      'You may have six and must return six. Harriet walks them over, the parents have signed, one is allergic to being called “kids”. The fee is biscuits, and I count those as well.\n\nCallum',
    ],
    ['2026-02-05 18:10', 'me', 'Agreed. Two packets, and a receipt for six.'],
    [
      '2026-02-13 08:35',
      'callum-reid',
      'All six came home. The verdict in the playground is that it is “brilliant but slow if you have jam”. Somebody should tell the man who built it, gently.\n\nCallum',
    ],
  ),
  talk(
    'hotpot-january',
    '一月火锅，分工',
    { in: 'archive' },
    [
      '2026-01-23 12:18',
      'wang-meiling',
      '各位：\n\n这次写邮件，免得又在群里被表情包淹没。Robin 带羊肉、豆腐和金针菇，晓雨带蘸料和不辣的锅底，我们出桌子、青菜和一个会切土豆的人。\n\n不许再带花生糖，上次志远一个人吃了一盒。\n\n美玲',
      { to: ['me', 'lin-xiaoyu'], cc: ['chen-zhiyuan'] },
    ],
    [
      '2026-01-23 12:40',
      'chen-zhiyuan',
      '会切土豆的人反对最后一条。',
      { to: ['wang-meiling', 'me', 'lin-xiaoyu'] },
    ],
    ['2026-01-23 18:05', 'me', '收到！羊肉已经订好。花生糖的事我没看见。', { to: ['wang-meiling'] }],
  ),
  talk(
    'cold-water',
    'Sunday, nine o’clock, seven degrees',
    { in: 'archive' },
    [
      '2026-02-03 20:14',
      'tom-ferris',
      'Morning swim on the 8th, Long Strand, 9:00. The water is at seven degrees and so is the shop. Wetsuits on the house, dignity at your own risk. In and out in six minutes, then tea from the big pot.\n\nWho is in?\n\nTom',
      { to: ['me', 'leo-brandtner', 'callum-reid', 'freya-lindholm'] },
    ],
    [
      '2026-02-03 20:31',
      'leo-brandtner',
      'in. I bring the big towel and no opinion',
      { to: ['tom-ferris', 'me', 'callum-reid', 'freya-lindholm'] },
    ],
    [
      '2026-02-03 22:06',
      'freya-lindholm',
      'There is a chart of that beach from 1888 with the word “inadvisable” on it. In, of course.\n\nF.',
      { to: ['tom-ferris', 'me', 'leo-brandtner', 'callum-reid'] },
    ],
    [
      '2026-02-04 08:02',
      'me',
      'I hold the towels, the tea and the stopwatch. Somebody has to write to your families.\n\nRobin',
      { to: ['tom-ferris', 'leo-brandtner', 'callum-reid', 'freya-lindholm'] },
    ],
  ),
  talk(
    'two-games',
    'Both games, for your files',
    { in: 'archive' },
    [
      '2026-02-13 07:20',
      'nikola-petrovic',
      'Robin,\n\nyou lost two times so I wrote down both. First game: move 14 is where it ends, you only did not know until 31. Second game: queen. Why queen.\n\nIt is not bad what you do. It is only early.\n\nNikola',
      {
        cc: ['chen-zhiyuan'],
        files: [
          plainText(
            'gull_12_february.txt',
            'Game 1\n1 e4 e5 2 Nf3 Nc6 3 Bc4 Bc5 4 c3 Nf6 5 d3 d6 6 O-O O-O …\n14 … Nd4 (here)\n31 resigns, orders chips\n\nGame 2\n1 d4 d5 2 c4 e6 3 Nc3 Nf6 …\n9 Qa4 (why)\n22 resigns, pays for chips\n',
          ),
        ],
      },
    ],
    ['2026-02-13 08:11', 'me', 'The queen wanted to see the other side of the board. We all do.'],
  ),
  talk(
    'landing-light',
    'The light on the first landing',
    { labels: ['flat'], in: 'archive' },
    [
      '2026-01-18 16:02',
      'walter-finch',
      'Dear neighbours,\n\nthe bulb on the first landing has gone. I have one of the right sort in my drawer (bayonet, 60, bought in 1994) but no longer the right sort of knees for the ladder. If somebody young were to knock between four and six I should hold the ladder and give advice.\n\nW. Finch, flat 1',
      { to: ['me', 'katherine-march', 'ines-carvajal'] },
    ],
    [
      '2026-01-19 03:44',
      'katherine-march',
      'I came in at half past three and met the new bicycle of flat 3 with my shin. I vote for light.\n\nK.',
      { to: ['walter-finch', 'me', 'ines-carvajal'] },
    ],
    [
      '2026-01-19 12:50',
      'me',
      'Dear Walter, I knock today at five. The advice is very welcome, the bulb from 1994 even more so.\n\nRobin',
      { to: ['walter-finch'], cc: ['katherine-march'] },
    ],
  ),
  talk(
    'whistling-window',
    'Bathroom window, flat 4: it whistles',
    { labels: ['flat'], in: 'archive' },
    [
      '2026-02-04 21:15',
      'me',
      'Dear Gareth,\n\nthe bathroom window no longer shuts at the bottom left, and when the wind is in the west it whistles two notes, the second one flat. We have wedged it with a pencil, which is a good pencil. Could somebody look at the catch?\n\nRobin and Inés',
      { to: ['gareth-penhallow'], cc: ['ines-carvajal'] },
    ],
    [
      '2026-02-06 10:40',
      'gareth-penhallow',
      'Dear Robin, dear Inés,\n\nthat catch is as old as I am. Leave the pencil where it is; I shall put the window with the other matters of the spring and let you know.\n\nG. Penhallow',
      { cc: ['ines-carvajal'] },
    ],
  ),
  talk('spring-spanish', 'El lunes empezamos', { in: 'archive' }, [
    '2026-01-09 11:30',
    'marisol-vega',
    'Queridos alumnos:\n\nel curso de primavera empieza el lunes 12, a las 18:30, en el aula 3, que ahora tiene calefacción. Traed el cuaderno, un bolígrafo y una mentira pequeña sobre vuestras vacaciones: los demás tendrán que descubrirla.\n\nMarisol\nLantern Languages',
  ]),
  talk(
    'site-walk-one',
    'Site walk, lanterns 1 to 6: what we found',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-01-21 17:30',
      'me',
      'From today’s walk:\n\n1: fine\n2: a bench stands where the frame goes; I ask the council\n3: fine, if the bin moves\n4, the pilot: a pigeon lives on the bracket\n5, the bell: the nearest socket is 40 m away\n6: the wind nearly took my hat, and did take Owen’s\n\nRobin',
      { to: ['gabriel-seixas', 'liu-siyuan', 'catherine-marsh', 'owen-pryce'], cc: ['ruth-adeyemi'] },
    ],
    [
      '2026-01-21 18:12',
      'gabriel-seixas',
      'For 6 I make the foot 20 kilos heavier, no extra cost, I have the plate. The pigeon was not in my quote.\n\nGabriel',
      { to: ['work', 'liu-siyuan', 'catherine-marsh', 'owen-pryce'], cc: ['ruth-adeyemi'] },
    ],
    [
      '2026-01-22 09:20',
      'liu-siyuan',
      '5号可以从钟楼那边拉线，我去量一下。\n(Number 5: we can run the cable from the bell side. I measure it on Friday.)',
      { to: ['work', 'gabriel-seixas', 'catherine-marsh', 'owen-pryce'], cc: ['ruth-adeyemi'] },
    ],
    [
      '2026-01-22 09:41',
      'owen-pryce',
      'my hat was seen at pier 2. it looked happy',
      { to: ['work', 'gabriel-seixas', 'liu-siyuan', 'catherine-marsh'] },
    ],
  ),
  talk(
    'timesheet-january',
    'Timesheet January',
    { work: true, in: 'archive' },
    [
      '2026-01-30 16:34',
      'me',
      'Dear Elsie,\n\nit is in the sheet, all of it, including the hour that I spent looking for Owen’s hat (KS-114, site safety).\n\nRobin',
      { to: ['elsie-thornbury'] },
    ],
    [
      '2026-01-30 16:50',
      'elsie-thornbury',
      'You are the first. I have written down the date. The hat goes to general overheads.\n\nElsie',
    ],
  ),
  talk(
    'photo-seven',
    'The photograph with the fog',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-02-11 20:18',
      'aoife-brennan',
      'Robin, the desk says yes, you may have the fog. They want “Aoife Brennan, Bay Echo, 2025” under it. A, o, i, f, e: I have seen every other order in print, some of them in our own paper.\n\nI want no money. I want to be there when they light the one it hangs on.\n\nAoife',
    ],
    [
      '2026-02-12 09:05',
      'me',
      'A, o, i, f, e: I have read it to Catherine aloud, like a code. You are at the front on the 24th of April, with a blanket, because it is the windy one.\n\nRobin',
    ],
  ),
  talk(
    'bollard-crane',
    'A crane outside your window for two mornings',
    { work: true, labels: ['lantern'], in: 'archive' },
    [
      '2026-02-27 12:15',
      'me',
      'Dear Luca,\n\non Monday 20 and Tuesday 21 April a crane lifts our lanterns, and the road past The Bollard is shut until 10:00. The council would like to see that you know. Would you sign the letter? I leave it under the tip jar at lunch.\n\nRobin, Kittiwake Studio',
      { to: ['luca-morandi'] },
    ],
    [
      '2026-03-01 17:48',
      'luca-morandi',
      'Robin,\n\nsigned, with a drop of espresso as the seal. Two mornings without vans is a present! But the man in the crane cannot come down for his coffee, so you carry it up to him, and you pay for it. That is written on the back. You signed the back.\n\nLuca',
    ],
  ),
];
