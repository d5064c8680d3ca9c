import { csv, photo, talk, type Talk } from './types.ts';

/** Friends and neighbours. */
export const friends: readonly Talk[] = [
  talk(
    'gannet-plan',
    'Gannet Isle 27–29: what we said, so that it stands somewhere',
    { labels: ['gannet'], star: true },
    [
      '2026-03-08 11:02',
      'me',
      'Dear islanders,\n\nferry Friday 27 March 17:40, Pier 3, we meet 17:15 at The Bollard. Back on Sunday 29 March 15:15; the clocks go forward in the night, so it FEELS like 14:15. Kelp Cottage, key safe left of the door (I tell you the code on the boat).\n\nMira breakfast, Diego Saturday dinner, Sam tools and torch, 晓雨 snacks and tides, Inés first aid, me soup and firewood.\n\nRobin',
      { to: ['mira-osei', 'sam-okafor', 'diego-fuentes', 'lin-xiaoyu', 'ines-carvajal'] },
    ],
    [
      '2026-03-08 12:44',
      'sam-okafor',
      'What tools.\nS',
      { to: ['me', 'mira-osei', 'diego-fuentes', 'lin-xiaoyu', 'ines-carvajal'] },
    ],
    [
      '2026-03-08 13:01',
      'lin-xiaoyu',
      'tides attached! 周六最低潮 11:52，我们十一点出发最好。',
      {
        to: ['me', 'mira-osei', 'sam-okafor', 'diego-fuentes', 'ines-carvajal'],
        files: [
          csv(
            'gannet_tides.csv',
            'day,low,high,low,high\n2026-03-27,10:58,17:05,23:20,\n2026-03-28,11:52,18:02,,05:31\n2026-03-29,13:49,20:01,01:20,07:30\n',
          ),
        ],
      },
    ],
    [
      '2026-03-09 00:12',
      'diego-fuentes',
      'DOS paellas. Ni una cebolla. Firmado: el cocinero.',
      { to: ['me', 'mira-osei', 'sam-okafor', 'lin-xiaoyu', 'ines-carvajal'] },
    ],
  ),
  talk(
    'book-club',
    'Book club: page 180, I am not joking',
    {},
    [
      '2026-03-10 17:25',
      'mira-osei',
      'Dear readers and Robin,\n\nWednesday 25th, 19:00, at mine (2 Juniper Steps, left window, the right one is Mr Bloom). “The Keeper’s Winter” to page 180. I bake something. Next month’s book is decided by whoever has read furthest, so do try.\n\nMira',
      {
        to: ['me', 'priya-raman'],
        cc: ['freya-lindholm'],
        invites: {
          title: 'Book club at Mira’s',
          from: '2026-03-25 19:00',
          to: '2026-03-25 21:30',
          place: '2 Juniper Steps, Harrow Bay HB2 5DD',
          answer: 'yes',
        },
      },
    ],
    [
      '2026-03-10 20:02',
      'priya-raman',
      'Page 180 is statistically within reach. P.',
      { to: ['mira-osei', 'me'], cc: ['freya-lindholm'] },
    ],
    [
      '2026-03-11 08:15',
      'freya-lindholm',
      'I read it in the train to Port Ellery and missed my stop. Not coming, but page 212. Therefore I choose the next book!\n\nFreya',
      { to: ['mira-osei', 'me', 'priya-raman'], unread: true },
    ],
  ),
  talk(
    'freya-map',
    'A map of your lanterns',
    { labels: ['lantern'], in: 'archive', star: true },
    [
      '2026-02-21 22:40',
      'freya-lindholm',
      'I could not sleep and drew your trail. Scale 1:2,500, depths in fathoms because the museum will like it. Use it or do not. If you use it, it costs you one dinner, and I choose the fish.\n\nF.',
      { files: [photo('lantern_trail_1-2500.jpg', 'mountain-lake-morning', 4_410_006)] },
    ],
    [
      '2026-02-22 20:12',
      'me',
      'Freya!! It is beautiful. It is also right, which nobody’s map has been so far. Fish it is.',
    ],
  ),
  talk(
    'jonas-may',
    'May 9, quiz, sofa',
    { in: 'archive' },
    [
      '2026-02-28 13:13',
      'jonas-weir',
      'I hear there is a sofa. I am coming for the quiz on 9 May and I claim it. I know everything about B-sides and nothing about ships, divide the team accordingly.\n\nJ\n\nweirsound.example',
    ],
    ['2026-02-28 15:40', 'me', 'The sofa is yours from 23:00 to 10:00. It is called Moss.'],
  ),
  talk(
    'herons-tickets',
    'Paper Herons, 20 March: who has which ticket',
    { in: 'archive', labels: ['travel'] },
    [
      '2026-01-30 13:10',
      'sam-whitlow',
      'Bought four in two lots like an animal. TH-58213 is yours (two standing, £56 with the fee, you paid me 29.25 for one of four and then bought your own, it makes sense if you squint). Doors 19:00.\n\nSam W, Bay Echo',
    ],
  ),
  talk('review-herons', 'would you read 300 words', {}, [
    '2026-03-11 19:50',
    'sam-whitlow',
    'I write the preview of the 20th for Saturday’s paper. Is “a band that sounds like weather arriving” a sentence or an illness? You have until Friday noon, then it is printed and a fact.\n\nSam W',
    { unread: true },
  ]),
  talk('priya-leo', 'Saturday 21st: I bring somebody', {}, [
    '2026-03-11 22:05',
    'priya-raman',
    'Poppy has been told. You have not: it is Leo. From the climbing barn. Yes, that Leo. Please behave as if this were within one standard deviation of normal.\n\nP.',
    { unread: true },
  ]),
  talk(
    'climbing-route',
    'new route, name needed',
    { in: 'archive' },
    [
      '2026-03-05 23:02',
      'leo-brandtner',
      'blue, 6b, takes an hour, ends with a move like getting out of a bath. Candidates so far: “The Bath”. Hana says “Soap”. you?',
    ],
    ['2026-03-06 08:20', 'me', '“Where Is The Towel”.'],
    ['2026-03-06 08:22', 'leo-brandtner', 'it is painted on the wall now. no going back'],
  ),
  talk('thesis-invite', 'Defence, 11 June', { star: true, in: 'archive' }, [
    '2026-03-06 09:40',
    'lin-xiaoyu',
    'Dear friends and seagrass,\n\nmy defence is on Thursday 11 June at 10:00, room S204. It is public. You may come and clap. Afterwards there is cake, which is not public but I can be bribed.\n\n晓雨',
    { to: ['me', 'chen-zhiyuan', 'wang-meiling', 'zhou-ting'] },
  ]),
  talk('knife', '美玲的生日礼物', {}, [
    '2026-03-11 12:40',
    'lin-xiaoyu',
    '我看好了一把菜刀，八十镑，四个人每人二十。请三月二十八号之前给我。记住：要保密！也不要跟志远说，他什么都写在脸上。\n\n晓雨',
    { unread: true },
  ]),
  talk(
    'tide-script',
    '潮汐表脚本',
    { in: 'archive' },
    [
      '2026-03-03 13:06',
      'chen-zhiyuan',
      '结果在附件里，前三天给你看看格式。第 117 页是横着扫描的，谁干的？\n\n志远',
      {
        files: [
          csv(
            'tide_tables_sample.csv',
            'date,time,height_m\n2026-03-12,04:18,1.1\n2026-03-12,10:31,4.6\n2026-03-12,16:49,1.3\n2026-03-13,05:22,1.4\n',
          ),
        ],
      },
    ],
    ['2026-03-03 13:20', 'me', '收到，太厉害了。面已经欠上：大碗，加蛋。'],
  ),
  talk('choir-black', 'Spring concert: black, and pencils', { part: 'updates', in: 'archive' }, [
    '2026-03-05 21:30',
    'choir',
    'Dear Voices,\n\n30 May, Tidal Hall. Black from neck to shoe, folders too. The second altos breathe where they like and this must stop. Rehearsal tonight fell through the floor in bar 41; next week we begin there.\n\nYour secretary',
  ]),
  talk('choir-bulletin', 'Bulletin 9: a coach, a kettle, a collection', { part: 'updates' }, [
    '2026-03-11 20:15',
    'choir',
    'Dear Voices,\n\nrehearsal today, Thursday, 19:00 to 20:45 as ever. The hall’s kettle is broken; bring a flask or a kettle. We collect £8 each for the coach to the regional day on 18 April; please tell me whether you come. So far eleven do, which is a very thin Brahms.\n\nYour secretary',
    { unread: true },
  ]),
  talk('katherine-biscuit', 'Biscuit: the written constitution', { labels: ['flat'], star: true }, [
    '2026-03-11 16:08',
    'katherine-march',
    'So that it is all in one place:\n\nSunday 9pm look in. Monday to Thursday: one pouch at 8, one at 6, a SMALL handful before bed. White bowl. Key under the blue pot. On Thursday 19th at 17:15 the booster at Paw & Tide, card 0448, basket not bag.\n\nHe has been told that you are in charge. He laughed.\n\nK.',
    { files: [photo('biscuit_defiant.jpg', 'orange-cat-on-sofa', 1_744_003)] },
  ]),
  talk(
    'walter-clock',
    'The hall clock, 29 March',
    { labels: ['flat'], in: 'archive' },
    [
      '2026-03-02 10:30',
      'walter-finch',
      'Dear neighbours,\n\nmy granddaughter set up this electronic mail so I may as well use it. On the 29th I put the hall clock forward at 8 in the morning. It needs eleven turns and must not be helped.\n\nThe kettle you gave me whistles in one key. I had not known how tired I was of the other.\n\nW. Finch, flat 1',
      { to: ['me', 'katherine-march', 'ines-carvajal'] },
    ],
    ['2026-03-02 18:44', 'me', 'Dear Walter, we shall stand on the stairs and not help.'],
  ),
  talk('yusuf-table', 'الطاولة والعيد', {}, [
    '2026-03-10 21:40',
    'yusuf-qabbani',
    'السلام عليكم روبن،\n\nالعيد عندنا يوم السبت ٢١ مارس الساعة السابعة مساءً، ٨ كريك لين. أهلاً بك وبإينيس.\n\nAnd the table is oiled and ready. Oak, 180 × 85, £310, of which you paid 35 in September, so 275. I can bring it on the 25th after work. Measure the stairs again please, I have seen those stairs.\n\nYusuf',
    {
      unread: true,
      invites: {
        title: 'Eid at Yusuf’s',
        from: '2026-03-21 19:00',
        to: '2026-03-21 22:00',
        place: '8 Creek Lane, Harrow Bay HB3 4SL',
        answer: 'waiting',
      },
    },
  ]),
  talk('amina-foyer', 'Foyer, 24 April: the written offer', { work: true, labels: ['lantern'], star: true }, [
    '2026-03-10 12:30',
    'amina-haddad',
    'Dear Robin,\n\nofficially now: the foyer of Tidal Hall, Friday 24 April, 20:30 to 23:30, up to 120 people. £380 with one sound person, £260 without. Held until Friday 13 March, 12:00. After that it goes to the choir from Brackwater, who have called twice today and once sang.\n\nPlease answer to me and to bookings, that is, also to me.\n\nأمينة\nTidal Hall',
    { cc: ['ruth-adeyemi'] },
  ]),
  talk('callum-goal', 'St Patrick’s: 18:30, and you are in goal', { in: 'archive' }, [
    '2026-03-11 19:20',
    'callum-reid',
    'Only this once: Tuesday 17th at 18:30. You are in goal because you were “a door that is sometimes open” and we have bought you a handle.\n\nCallum',
    { to: ['me', 'tom-ferris', 'nikola-petrovic', 'sam-okafor', 'leo-brandtner'] },
  ]),
  talk('zoe-longebb', 'The Long Ebb, from the booth', { in: 'archive' }, [
    '2026-01-18 01:20',
    'zoe-pettigrew',
    'you laughed at 21:34. nobody laughs at 21:34. I love the booth, I see all your heads. thank you for coming\n\nZ',
  ]),
  talk('marisol-deberes', 'Deberes para el lunes: página 64', {}, [
    '2026-03-10 09:15',
    'marisol-vega',
    'Queridos alumnos:\n\npara el lunes, página 64, y diez frases con «ojalá». Robin, las tuyas no pueden tratar todas de vino.\n\nMarisol',
    { unread: true },
  ]),
  talk('kiln-voucher', 'Your voucher K-0452 is ready', { part: 'updates' }, [
    '2026-03-11 18:20',
    'zhou-ting',
    '你好 Robin！Poppy 的礼券写好了：K-0452，£45，一堂课。星期六之前到店里来拿吧。\n\n周婷，Kiln & Co.',
    { unread: true },
  ]),
];
