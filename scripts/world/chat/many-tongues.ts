import { day, thread } from './lines.ts';

export const xiaoyu = thread(
  'direct',
  { id: 'lin-xiaoyu', with: 'lin-xiaoyu' },
  day('2026-02-16', [
    ['21:10', 'lin-xiaoyu', '除夕快乐！🧨 你们包饺子了吗？'],
    ['21:22', 'me', '包了！样子很丑，但是没有破。'],
    ['21:23', 'lin-xiaoyu', '没破就是成功 👏'],
    ['21:25', 'lin-xiaoyu', '你的中文进步好快，"破"这个字都会用了'],
    ['21:30', 'me', '是 Chen 教我的，因为我摔了他的杯子。'],
    ['21:31', 'lin-xiaoyu', '哈哈哈哈'],
  ]),
  day('2026-03-01', [
    ['14:05', 'lin-xiaoyu', '对了，你知道 Gannet Isle 上有没有信号？我周六上午要传数据给导师'],
    ['14:20', 'me', 'North Landing 有一格信号，房子里有 Wi-Fi。'],
    ['14:22', 'lin-xiaoyu', '那就好，一格也够了'],
    ['14:40', 'lin-xiaoyu', { photo: 'sunset-pier', text: '昨天采样回来的时候拍的，漂亮吧' }],
    ['14:44', 'me', '太漂亮了！可以用在我们的展览里吗？'],
    ['14:50', 'lin-xiaoyu', '可以呀，写我的名字就行：林晓雨 / Lin Xiaoyu', { starred: true }],
  ]),
  day('2026-03-06', [
    ['09:12', 'lin-xiaoyu', 'can we switch to English for a sec, my brain is in thesis mode'],
    ['09:13', 'me', 'of course! how is it going'],
    [
      '09:20',
      'lin-xiaoyu',
      'chapter 4 of 6. my seagrass did not grow in the tank B and I have to explain why in 3 pages when the honest answer is one line: somebody unplugged the light',
    ],
    ['09:22', 'me', 'who'],
    ['09:23', 'lin-xiaoyu', 'me'],
    ['09:23', 'me', 'oh no'],
    ['09:25', 'lin-xiaoyu', 'the defence is on 11 June, 10:00, room S204. you have to come and clap'],
    ['09:26', 'me', "It's in my calendar. 11 June, 10:00, S204 👏", { re: '03-06 09:25' }],
  ]),
  day('2026-03-11', [
    ['12:02', 'lin-xiaoyu', '周日火锅你带什么？'],
    ['12:10', 'me', '我带豆腐、金针菇和饮料。'],
    ['12:12', 'lin-xiaoyu', '好，我带羊肉卷，两公斤够不够？'],
    ['12:13', 'me', '够了吧！五个人。'],
    ['12:14', 'lin-xiaoyu', '你不了解志远'],
    ['12:15', 'lin-xiaoyu', '还有，美玲的生日是三月三十号，我们一起送个礼物？每人二十镑，我想买一把好菜刀'],
    ['12:30', 'me', '好主意，我出二十。', { re: '03-11 12:15' }],
    ['12:31', 'lin-xiaoyu', '送刀在我家那边要收一块钱，不然不吉利 😆'],
    ['12:33', 'me', '那她给我们一镑。'],
    ['12:33', 'lin-xiaoyu', '成交'],
  ]),
);

export const zhiyuan = thread(
  'direct',
  { id: 'chen-zhiyuan', with: 'chen-zhiyuan' },
  day('2026-01-11', [
    ['16:20', 'me', { photo: 'broken-mug', text: '对不起…… 你的杯子。' }],
    ['16:31', 'chen-zhiyuan', '没事没事，碎碎平安'],
    ['16:33', 'chen-zhiyuan', '那个杯子是公司发的，我早就想换了，哈哈'],
    ['16:40', 'me', '我去 Kiln & Co. 给你做一个新的！'],
    ['16:41', 'chen-zhiyuan', '你自己做？那我两个都要，一个喝茶一个当笑话'],
  ]),
  day('2026-02-10', [
    ['19:05', 'chen-zhiyuan', '下棋吗？周四晚上，Nikola 也来'],
    ['19:08', 'me', '来。几点？'],
    ['19:09', 'chen-zhiyuan', '七点半，我家。输的人洗碗'],
    ['19:10', 'me', '那我不吃饭。'],
  ]),
  day('2026-02-12', [
    ['22:40', 'chen-zhiyuan', { photo: 'chess-board', text: '记录一下：Robin 第 23 步丢了皇后' }],
    ['22:41', 'me', 'delete this immediately'],
    ['22:42', 'chen-zhiyuan', '已经发给 Nikola 了'],
  ]),
  day('2026-03-03', [
    ['12:20', 'me', '志远，问一个技术问题：怎么从 PDF 里取出表格？'],
    ['12:35', 'chen-zhiyuan', '多少页？'],
    ['12:36', 'me', '两百页，全是潮汐时间。'],
    ['12:40', 'chen-zhiyuan', '发给我，我写个脚本，十分钟'],
    ['12:41', 'me', { file: { name: 'tide_tables_2026.pdf', size: 3_880_214, mime: 'application/pdf' } }],
    ['13:02', 'chen-zhiyuan', { file: { name: 'tide_tables_2026.csv', size: 96_410, mime: 'text/csv' } }],
    ['13:03', 'chen-zhiyuan', '二十二分钟，因为第 117 页是横的'],
    ['13:05', 'me', '你太厉害了，请你吃面！', { re: '03-03 13:02' }],
    ['13:06', 'chen-zhiyuan', '大碗，加蛋'],
  ]),
  day('2026-03-10', [
    ['20:02', 'chen-zhiyuan', '周日火锅改成六点，不是七点，美玲周一早班'],
    ['20:03', 'chen-zhiyuan', '三月二十二号，18 Juniper Steps，门口密码 2580#', { starred: true }],
    ['20:05', 'chen-zhiyuan', '大家不要学我，这是世界上最常见的密码'],
    ['20:10', 'me', '收到，六点。要不要带电磁炉？'],
    ['20:12', 'chen-zhiyuan', '不用，我有两个锅，一个辣一个不辣'],
    ['20:15', 'me', '我坐不辣的那边。'],
    ['20:16', 'chen-zhiyuan', '坐中间，我们慢慢训练你 🌶️'],
    ['20:18', 'me', '救命'],
  ]),
);

export const amina = thread(
  'direct',
  { id: 'amina-haddad', with: 'amina-haddad' },
  day('2026-02-18', [
    ['18:30', 'me', 'رمضان كريم يا أمينة!'],
    ['18:52', 'amina-haddad', 'الله أكرم! خطك العربي صار أحلى من خطي 😄'],
    ['18:55', 'me', 'هذه لوحة المفاتيح، وليست يدي'],
    ['18:56', 'amina-haddad', 'هههه أعرف'],
    [
      '19:01',
      'amina-haddad',
      "I'll switch before you reach for the dictionary. Are you two free for iftar one evening? My mother wants to feed you",
    ],
    ['19:04', 'me', 'Always. Next week?'],
    [
      '19:10',
      'amina-haddad',
      'Thursday 26th, sunset is 17:41 so be here at 17:20. 29 Chandler Street, the green door, third bell',
    ],
    ['19:11', 'me', '29 Chandler, third bell, 17:20. Can we bring anything?', { re: '02-18 19:10' }],
    ['19:15', 'amina-haddad', 'Dates. And an empty stomach, this is not a joke'],
  ]),
  day('2026-02-26', [
    ['22:50', 'me', 'I cannot move. Tell your mother she has defeated us'],
    ['22:58', 'amina-haddad', 'أمي تقول: صحتين وعافية، والأسبوع القادم أيضاً'],
    ['23:00', 'amina-haddad', 'She has also decided you are too thin. Sorry'],
  ]),
  day('2026-03-04', [
    [
      '11:12',
      'amina-haddad',
      'Work question! The Hall has the foyer free on 24 April from 20:30. Would your Lantern opening want an after-party?',
    ],
    ['11:20', 'me', 'Yes?! What does it cost?'],
    [
      '11:31',
      'amina-haddad',
      '£380 for three hours with one sound person. Without sound £260. Up to 120 people',
    ],
    ['11:33', 'me', 'I ask Ruth. Can you hold it for a week?', { re: '03-04 11:31' }],
    ['11:35', 'amina-haddad', 'Held until Friday 13th, noon. After that there is a choir that wants it'],
  ]),
  day('2026-03-09', [
    [
      '09:40',
      'me',
      'Ruth asks whether it is wheelchair accessible and whether we can hang things from the beams',
    ],
    [
      '09:58',
      'amina-haddad',
      'Step-free from Sluice Road, lift to the gallery. Beams: up to 15 kg each hook, twelve hooks',
    ],
    ['10:00', 'me', 'twelve hooks and twelve lanterns, it is fate'],
    ['10:02', 'amina-haddad', 'مكتوب ✨'],
  ]),
  day('2026-03-11', [
    ['14:20', 'amina-haddad', 'العيد غالباً يوم الجمعة ٢٠ مارس. عندنا غداء كبير الساعة الثانية، وأنتم مدعوون'],
    ['14:31', 'me', 'شكراً جزيلاً! Inés has to let the window man in at 13:00, is 14:30 too late?'],
    ['14:33', 'amina-haddad', 'لا، أبداً. الغداء يستمر حتى الليل'],
    [
      '14:34',
      'amina-haddad',
      { photo: 'blue-door', text: "It's at my uncle's, not at ours! The blue door, 31 Chandler Street" },
    ],
    [
      '14:40',
      'me',
      'Blue door, 31, half past two. Concert in the evening so we leave by five',
      { re: '03-11 14:34' },
    ],
    ['14:41', 'amina-haddad', 'حتى الخامسة إذن 🌙'],
    ['21:03', 'amina-haddad', "Don't forget: noon tomorrow+1 for the foyer. The choir is circling"],
    ['21:10', 'me', 'Ruth decides at the meeting tomorrow at two!'],
    ['21:11', 'amina-haddad', '🤞'],
  ]),
);

export const omar = thread(
  'direct',
  { id: 'omar-darwish', with: 'omar-darwish', unread: 1 },
  day('2026-02-05', [
    ['10:15', 'omar-darwish', 'صباح الخير روبن. معك عمر من المتحف، أعطتني مارغريت رقمك'],
    ['10:20', 'me', 'صباح النور! Is English all right for the details? My Arabic ends at food.'],
    ['10:22', 'omar-darwish', 'Of course. We start with food, then.'],
    [
      '10:30',
      'omar-darwish',
      'I am translating the twelve lantern panels into Arabic. How many words do I have for each?',
    ],
    [
      '10:41',
      'me',
      '60 words in English, so about 50 in Arabic with the same type size. Title up to 4 words.',
    ],
    ['10:43', 'omar-darwish', 'Fifty. The sailors talked more than that, but I will be strict.'],
  ]),
  day('2026-02-17', [
    [
      '13:05',
      'omar-darwish',
      {
        file: {
          name: 'panels_01-06_AR.docx',
          size: 58_120,
          mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        },
      },
    ],
    ['13:06', 'omar-darwish', 'الألواح الستة الأولى. اللوح الرابع هو المفضل عندي'],
    ['13:40', 'me', 'Beautiful, thank you. Panel 4 is "The Pilot\'s Daughter"?', { re: '02-17 13:06' }],
    ['13:42', 'omar-darwish', 'Yes: ابنة المرشد. A pilot who guides, not one who flies.'],
    ['13:50', 'me', 'Catherine asks whether numerals should be ٣ or 3'],
    ['13:58', 'omar-darwish', 'Years in 3, quantities in words. One rule for all panels.', { starred: true }],
  ]),
  day('2026-03-02', [
    [
      '09:30',
      'omar-darwish',
      {
        file: {
          name: 'panels_07-12_AR.docx',
          size: 61_904,
          mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        },
      },
    ],
    ['09:35', 'me', 'All twelve, three days early! We owe you a coffee.'],
    ['09:36', 'omar-darwish', 'قهوة بالهيل، إذا سمحت'],
    ['09:38', 'me', 'With cardamom, noted. The Bollard, Wednesday at 15:30?'],
    ['09:40', 'omar-darwish', 'Wednesday is good.'],
  ]),
  day('2026-03-06', [
    [
      '11:12',
      'me',
      { photo: 'museum-statue', text: 'Is this the pilot? Catherine wants to draw her for panel 4' },
    ],
    [
      '11:30',
      'omar-darwish',
      'No, that is the harbour master, 1871. The pilot has no statue. This is our chance.',
    ],
    ['11:31', 'me', 'Then we draw her from the letters.'],
    [
      '11:33',
      'omar-darwish',
      'Archive box 14, folder C. Margaret must sign you in, ask for Thursday evenings until 20:00.',
    ],
    ['11:40', 'me', 'Box 14, folder C. Thank you!', { re: '03-06 11:33' }],
  ]),
  day('2026-03-11', [
    ['15:10', 'me', 'Proof of panel 9: the line breaks after "the". Is that right in Arabic?'],
    [
      '15:44',
      'omar-darwish',
      'No. The first line must end after السفينة. And there is a dot missing on the ن in line 3.',
    ],
    ['15:45', 'me', 'Fixing both. You have eyes like a hawk.'],
    ['15:47', 'omar-darwish', 'عيون مترجم. It is worse.'],
    ['16:30', 'me', { file: { name: 'panel_09_proof3.pdf', size: 733_008, mime: 'application/pdf' } }],
    ['16:58', 'omar-darwish', 'Now it sails.'],
  ]),
  day('2026-03-12', [
    [
      '08:47',
      'omar-darwish',
      'I join the meeting at 14:00 by video, not in person: the tram is not running. Who sends the link?',
    ],
  ]),
);
