// Over 300 lines: a table of base data.
import { day, thread } from './lines.ts';

export const lanternTrail = thread(
  'group',
  {
    id: 'lantern-trail',
    name: 'Lantern Trail 🏮',
    owner: 'ruth-adeyemi',
    unread: 2,
    members: [
      'me',
      'ruth-adeyemi',
      'catherine-marsh',
      'owen-pryce',
      'liu-siyuan',
      'nadia-rahman',
      'tess-hollis',
      'margaret-hallam',
      'omar-darwish',
      'gabriel-seixas',
    ],
    notices: [
      {
        by: 'me',
        at: '2026-03-04 12:02',
        text: 'Opening: Friday 24 April 2026, 18:30, Customs House Square. (It was 19:00. It is not 19:00 any more.)',
      },
      {
        by: 'ruth-adeyemi',
        at: '2026-03-09 09:15',
        text: 'Review: Thursday 12 March, 14:00, room Puffin, Kittiwake Studio, 8 Ropewalk.',
      },
    ],
  },
  day('2026-03-02', [
    [
      '08:50',
      'gabriel-seixas',
      'Frames 1 to 5 are welded. Frame 6 tomorrow. I need the hole pattern for the lamps before Thursday',
    ],
    ['09:04', 'liu-siyuan', 'Four holes, M6, on a 90 mm circle. Drawing is coming before noon.'],
    ['09:05', 'liu-siyuan', { file: { name: 'lamp_plate_rev_C.dxf', size: 44_160, mime: 'image/vnd.dxf' } }],
    ['09:06', 'gabriel-seixas', 'That was before 9:30 even. Thank you', { re: '03-02 09:04' }],
  ]),
  day('2026-03-04', [
    ['12:02', 'me', { system: 'Robin Calloway posted a notice' }],
    [
      '12:03',
      'me',
      'Opening is now Friday 24 April at 18:30, for the school choir. Please change it wherever you wrote 19:00.',
    ],
    ['12:10', 'nadia-rahman', 'Changed in the leaflet, the web text and my heart'],
    ['12:15', 'margaret-hallam', 'Splendid. The choir has 34 children. They will need a step.'],
    ['12:16', 'gabriel-seixas', 'I make a step'],
  ]),
  day('2026-03-09', [
    ['09:15', 'ruth-adeyemi', { system: 'Ruth Adeyemi posted a notice' }],
    [
      '09:16',
      'ruth-adeyemi',
      'Review moves to 14:00. Everyone five minutes, please bring numbers rather than feelings.',
    ],
    ['09:20', 'owen-pryce', 'I have 1 number'],
    ['09:21', 'catherine-marsh', 'is it 14'],
    ['09:22', 'owen-pryce', 'it is 14'],
    [
      '10:40',
      'tess-hollis',
      'Quick one, which lanterns are still without power? I have 2, 7 and 11 on my list',
    ],
    ['10:52', 'liu-siyuan', '2 and 11. Number 7 was connected on Friday.', { re: '03-09 10:40' }],
    ['10:53', 'tess-hollis', 'ty!! updating'],
  ]),
  day('2026-03-10', [
    ['11:30', 'margaret-hallam', { voice: 38 }],
    [
      '11:42',
      'me',
      "For everyone who is on a train: Margaret's donors' visit is Wednesday 15 April, 16:00, eight people, lanterns 1 to 4 only.",
    ],
    ['11:44', 'margaret-hallam', 'Exactly so, thank you Robin.'],
    [
      '16:20',
      'nadia-rahman',
      'Panel 8 needs a title by Friday. Candidates: "The Night Ferry", "Last Boat Home", "Who Waits". Vote please',
    ],
    ['16:24', 'catherine-marsh', 'Last Boat Home'],
    ['16:25', 'tess-hollis', 'Last Boat Home!'],
    ['16:31', 'owen-pryce', 'the night ferry'],
    ['16:33', 'omar-darwish', 'آخر قارب. Last Boat Home.'],
    ['16:40', 'me', 'Last Boat Home for me too, so that is 4 to 1'],
  ]),
  day('2026-03-12', [
    [
      '09:10',
      'liu-siyuan',
      '今天下午我带样灯来，2700K 和 3000K 各一个。(I bring both sample lamps today, 2700 and 3000 K.)',
    ],
    [
      '09:28',
      'gabriel-seixas',
      { photo: 'moon-rooftops', text: 'Test of frame 6 on my roof last night. It stands' },
    ],
    ['09:36', 'nadia-rahman', 'gorgeous!! can I use that for the leaflet?'],
  ]),
);

export const gannetWeekend = thread(
  'group',
  {
    id: 'gannet-weekend',
    name: 'Gannet Isle 27–29 ⛺',
    owner: 'me',
    pinned: true,
    members: ['me', 'ines-carvajal', 'mira-osei', 'sam-okafor', 'diego-fuentes', 'lin-xiaoyu'],
    notices: [
      {
        by: 'me',
        at: '2026-03-05 18:30',
        text: 'Meet Fri 27 March 17:15 at The Bollard. Ferry 17:40 from Pier 3. Back Sun 29 March: ferry 15:15, in town 16:05. Clocks go forward on Sunday!',
      },
    ],
  },
  day('2026-02-20', [
    ['20:00', 'me', { system: 'Robin Calloway created the group' }],
    ['20:01', 'me', 'So: Gannet Isle, last weekend of March, who is in?'],
    ['20:02', 'mira-osei', 'IN'],
    ['20:05', 'lin-xiaoyu', '我去！'],
    ['20:10', 'sam-okafor', 'In, if the ferry runs. (I decide if the ferry runs)'],
    ['20:31', 'diego-fuentes', 'Dentro'],
    ['20:45', 'ines-carvajal', 'I live with the organiser so I assume yes'],
  ]),
  day('2026-02-23', [
    [
      '18:12',
      'me',
      'Two choices. Kelp Cottage, 6 beds, £312 for two nights. Or the campsite at North Landing, £9 a person a night.',
    ],
    ['18:14', 'diego-fuentes', 'En marzo? Casa.'],
    ['18:15', 'mira-osei', 'cottage. I have camped with Sam'],
    ['18:16', 'sam-okafor', 'I snore at a healthy volume'],
    ['18:20', 'lin-xiaoyu', 'cottage +1'],
    ['18:40', 'me', 'Cottage it is, booked. Check-in from 16:00, key safe code 1836', { starred: true }],
    ['18:41', 'me', { location: 'kelp-cottage' }],
  ]),
  day('2026-03-05', [
    ['18:30', 'me', { system: 'Robin Calloway posted a notice' }],
    ['18:42', 'mira-osei', { photo: 'lighthouse', text: 'last time. look how young we were (October)' }],
    [
      '18:50',
      'lin-xiaoyu',
      'low tide on Saturday is 11:52, we can walk to the seal rocks from 11 to 12:40, not later or we swim',
    ],
    ['18:52', 'ines-carvajal', 'Saved. I am not swimming', { re: '03-05 18:50' }],
  ]),
  day('2026-03-08', [
    [
      '10:15',
      'me',
      'Jobs: Mira breakfast, Diego Saturday dinner, Sam tools and torch, 晓雨 snacks and tide table, Inés first aid, me Friday soup and firewood.',
    ],
    ['10:18', 'sam-okafor', 'What does a man need tools for on a holiday'],
    ['10:19', 'mira-osei', 'last time the door'],
    ['10:20', 'sam-okafor', 'Right. Tools.'],
    ['10:31', 'diego-fuentes', 'Y quién lleva el vino?'],
    ['10:33', 'ines-carvajal', 'Mi hermano manda seis botellas 😌'],
    ['10:34', 'diego-fuentes', 'Te quiero, Mateo'],
  ]),
  day('2026-03-11', [
    [
      '21:20',
      'lin-xiaoyu',
      'weather says 9 degrees and wind 5 from the west on Saturday. bring a hat that you like',
    ],
    ['21:25', 'sam-okafor', 'And one that you do not, for the ferry'],
    ['21:40', 'mira-osei', 'can we bring the game with the tiny boats'],
    ['21:44', 'me', 'packed already'],
  ]),
);

export const fiveASide = thread(
  'group',
  {
    id: 'tuesday-five',
    name: 'Tuesday Fives ⚽',
    owner: 'callum-reid',
    muted: true,
    unread: 3,
    members: [
      'me',
      'callum-reid',
      'yusuf-qabbani',
      'tom-ferris',
      'nikola-petrovic',
      'leo-brandtner',
      'femi-balogun',
      'sam-okafor',
    ],
    notices: [
      {
        by: 'callum-reid',
        at: '2026-03-03 22:10',
        text: 'Tuesdays 19:30, Fennel Park Pitches, PITCH 2 until further notice (pitch 4 is a lake). £6 each, to Femi.',
      },
    ],
  },
  day('2026-02-17', [
    ['12:00', 'callum-reid', 'Tonight 19:30. Names please'],
    ['12:01', 'tom-ferris', 'in'],
    ['12:04', 'yusuf-qabbani', 'In'],
    ['12:10', 'me', 'out, pancakes'],
    ['12:11', 'nikola-petrovic', 'In. Pancakes after'],
    ['12:30', 'leo-brandtner', 'in, bringing my cousin, he is quick'],
    ['22:05', 'callum-reid', '7–3. The cousin scored 5. He is not coming again'],
  ]),
  day('2026-02-24', [
    ['12:00', 'callum-reid', 'Tonight 19:30. Names'],
    ['12:05', 'me', 'in!'],
    ['12:06', 'tom-ferris', 'in'],
    ['12:07', 'sam-okafor', 'In'],
    ['12:20', 'yusuf-qabbani', 'رمضان، لا أستطيع في هذا الوقت. Back after Eid, boys'],
    ['12:22', 'callum-reid', 'Of course mate. We will lose without you'],
    ['22:01', 'callum-reid', '2–6. As predicted'],
  ]),
  day('2026-03-03', [
    [
      '17:40',
      'femi-balogun',
      'Gentlemen, pitch 4 is under water. Tonight and until further notice: pitch 2. Same price',
    ],
    ['17:41', 'femi-balogun', { photo: 'soccer-pitch', text: 'Pitch 2. Look, it is green' }],
    ['17:50', 'leo-brandtner', 'who has the bibs'],
    ['17:52', 'me', 'I do. Washed, even'],
    ['22:10', 'callum-reid', { system: 'Callum Reid posted a notice' }],
    ['22:11', 'callum-reid', '4–4. Robin in goal like a door that is sometimes open'],
    ['22:15', 'me', 'thank you?', { re: '03-03 22:11' }],
  ]),
  day('2026-03-10', [
    ['12:00', 'callum-reid', 'Tonight 19:30 pitch 2. Names'],
    ['12:03', 'nikola-petrovic', 'In'],
    ['12:15', 'me', 'In'],
    ['12:16', 'tom-ferris', 'knee. out'],
    ['22:12', 'callum-reid', '5–4!! Nikola with the last kick. Spring is here'],
  ]),
  day('2026-03-11', [
    [
      '18:30',
      'femi-balogun',
      'Owed for March so far: Robin 6, Sam 12, Leo 12, Tom 6, Nikola 0. By Friday please my friends',
    ],
    ['18:44', 'leo-brandtner', 'paid'],
    ['19:02', 'callum-reid', "Next week St Patrick's so 18:30 instead of 19:30, only this once. Aye?"],
  ]),
);

export const tannersRow = thread(
  'group',
  {
    id: 'tanners-row',
    name: "27 Tanner's Row",
    owner: 'walter-finch',
    muted: true,
    members: ['me', 'walter-finch', 'katherine-march', 'gareth-penhallow', 'ines-carvajal'],
    notices: [
      {
        by: 'walter-finch',
        at: '2026-02-03 12:00',
        text: 'BIN STORE: new code from today, ask Mr Penhallow. Grey bin Mondays, green bin every other Thursday (12 March, 26 March).',
      },
    ],
  },
  day('2026-02-03', [
    ['12:00', 'walter-finch', { system: 'Walter Finch posted a notice' }],
    [
      '12:04',
      'walter-finch',
      'It was a fox and two young ones. I saw them with my own eyes at ten past five.',
    ],
    ['12:30', 'katherine-march', 'I saw them too, coming home. Extremely cute, sorry Walter'],
    ['12:31', 'walter-finch', 'They ate my ham.'],
    ['12:40', 'ines-carvajal', 'RIP the ham'],
    ['13:02', 'gareth-penhallow', 'The code is with each of you. Please do not post it here.'],
  ]),
  day('2026-02-13', [
    ['20:11', 'me', 'Does anyone else have cold water only?'],
    ['20:13', 'katherine-march', 'Yes!'],
    [
      '20:14',
      'walter-finch',
      'Mine is hot. I am on the old boiler. I have said for years it is the better one.',
    ],
    ['20:40', 'gareth-penhallow', 'Keith comes tomorrow at 8. I apologise to flats 3, 4 and 6.'],
  ]),
  day('2026-02-14', [
    ['09:25', 'me', 'Hot again. Keith says it was the valve on the second floor'],
    ['09:26', 'katherine-march', 'bless Keith'],
  ]),
  day('2026-03-01', [
    [
      '17:00',
      'walter-finch',
      'Clocks forward on the 29th. I will do the hall clock as I do every year. Nobody else touch it please.',
    ],
    ['17:05', 'ines-carvajal', 'we would never'],
    ['17:06', 'katherine-march', 'in 2023 it ran backwards for a week'],
    ['17:09', 'walter-finch', 'That was a spring, Katherine.'],
    ['17:10', 'walter-finch', 'The spring of the clock I mean.'],
  ]),
  day('2026-03-07', [
    [
      '10:30',
      'walter-finch',
      'Somebody has left a pushchair in the hall. The fire officer is very clear about it.',
    ],
    ['11:02', 'me', 'It belongs to the people in flat 2, the new ones. I can knock'],
    [
      '11:45',
      'me',
      'Moved. They are Dana and Piet, baby is Ottilie, they asked if there is a place for bikes',
      { re: '03-07 10:30' },
    ],
    ['11:52', 'walter-finch', 'Behind the stairs, left hook. Tell them welcome. I have a spare lock.'],
    ['12:10', 'katherine-march', '🥹'],
  ]),
  day('2026-03-10', [
    [
      '08:00',
      'gareth-penhallow',
      'Water will be off on Tuesday 17 March from 10:00 to 12:30 for the new meters. Please fill a kettle.',
    ],
    ['08:05', 'walter-finch', 'Two kettles.'],
    ['08:31', 'ines-carvajal', 'thanks for the warning!'],
    [
      '18:15',
      'katherine-march',
      'I am away 15 to 19, Robin feeds Biscuit, so if you hear someone talking baby language up there it is Robin',
    ],
    ['18:20', 'me', 'I speak to him as an equal'],
  ]),
  day('2026-03-11', [['19:40', 'walter-finch', 'Green bin tonight, please. I am putting it out at nine.']]),
);

export const hotpot = thread(
  'group',
  {
    id: 'hotpot',
    name: '火锅小分队 🍲',
    owner: 'chen-zhiyuan',
    members: ['me', 'chen-zhiyuan', 'wang-meiling', 'lin-xiaoyu', 'zhou-ting'],
    notices: [
      {
        by: 'chen-zhiyuan',
        at: '2026-03-10 20:20',
        text: '三月二十二号（周日）晚上六点，18 Juniper Steps。带自己的拖鞋！',
      },
    ],
  },
  day('2026-01-25', [
    ['22:10', 'wang-meiling', '今天太开心了，谢谢大家！还剩很多丸子'],
    ['22:12', 'zhou-ting', '下次我带自己做的碗，每人一个'],
    ['22:13', 'me', '我想要蓝色的！'],
    ['22:15', 'zhou-ting', '好，记下了：Robin 蓝，晓雨 绿，美玲 白，志远 黑'],
    ['22:16', 'chen-zhiyuan', '为什么我是黑的'],
    ['22:17', 'wang-meiling', '因为看不出脏'],
  ]),
  day('2026-02-17', [
    ['00:00', 'lin-xiaoyu', '马年快乐！！🐴🐴🐴'],
    ['00:01', 'chen-zhiyuan', '新年快乐，马到成功！'],
    ['00:03', 'wang-meiling', '身体健康，万事如意 🧧'],
    ['08:40', 'me', '新年快乐！我今天穿了红袜子。'],
    ['08:41', 'zhou-ting', '满分'],
  ]),
  day('2026-03-08', [
    ['11:02', 'chen-zhiyuan', '下一次火锅：三月二十二号，谁来？'],
    ['11:05', 'lin-xiaoyu', '我！'],
    ['11:06', 'zhou-ting', '来，碗烧好了'],
    ['11:20', 'me', '我来。Inés 那天上班，不能来。'],
    ['11:21', 'wang-meiling', '可惜！给她打包一份'],
    ['15:30', 'wang-meiling', { photo: 'grocery-list', text: '采购清单，我去 Northgate 买，大家平分' }],
    ['15:33', 'me', '多少钱一个人？', { re: '03-08 15:30' }],
    ['15:40', 'wang-meiling', '大概六十镑，五个人，一人十二'],
  ]),
  day('2026-03-10', [
    ['20:20', 'chen-zhiyuan', { system: '陈志远 posted a notice' }],
    ['20:21', 'chen-zhiyuan', '时间改了：六点，不是七点！'],
    ['20:25', 'zhou-ting', '六点我刚下课，六点一刻到'],
    ['20:26', 'lin-xiaoyu', '我们等你，羊肉不等你'],
    ['20:28', 'zhou-ting', '😭'],
    ['20:40', 'wang-meiling', '有人不吃香菜吗？'],
    ['20:41', 'chen-zhiyuan', '我'],
    ['20:41', 'lin-xiaoyu', '他是我们中的叛徒'],
    ['20:45', 'me', '我爱香菜。'],
    ['20:46', 'wang-meiling', '好，Robin 可以坐主位 👑'],
  ]),
);
