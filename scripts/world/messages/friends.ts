import { sms } from './lines.ts';

export const yusuf = sms('yusuf', 'yusuf-qabbani', {
  '2026-02-22': [
    ['20:15', 'them', 'مساء الخير روبن. الرف جاهز يوم الخميس إن شاء الله، خشب بلوط مثل ما طلبت'],
    ['20:30', 'me', 'Wonderful, thank you Yusuf! What do I owe you?'],
    ['20:42', 'them', '140. You know where I live and I know where you live 😄'],
  ],
  '2026-02-26': [
    [
      '17:20',
      'them',
      'The shelf is on the wall of my workshop. Come and see before I take it down, she is beautiful',
    ],
    ['17:44', 'me', 'On my way. Inés wants to know if "she" has a name'],
    ['17:45', 'them', 'ليلى'],
  ],
  '2026-03-07': [
    ['10:03', 'me', 'Leila holds all the cookbooks and has not moved a millimetre.\nشكراً!'],
    ['10:10', 'them', 'العفو!\nOil her in six months, linseed, thin'],
    ['10:11', 'me', 'Noted: September, linseed, thin', 'starred'],
  ],
  '2026-03-11': [
    ['21:30', 'them', 'Are you playing on Tuesday? 18:30 this time because of the green hats'],
    ['21:41', 'me', 'Yes. And you are in goal, I heard'],
    ['21:42', 'them', 'أعوذ بالله'],
  ],
});

export const leo = sms('leo', 'leo-brandtner', {
  '2026-03-09': [
    [
      '12:20',
      'them',
      'hey Robin, new phone, old number. Parley does not let me in for 7 days so texts it is',
    ],
    ['12:26', 'me', 'Seven days! What did you do?'],
    ['12:27', 'them', 'typed my birthday as 1889'],
  ],
  '2026-03-11': [
    [
      '20:05',
      'them',
      'Priya is taking me to your sister’s lunch on the 21st. What do I bring that is not climbing chalk',
    ],
    [
      '20:11',
      'me',
      'Yourself. And tell me if there is anything you can’t eat, Poppy has to tell the restaurant by Tuesday',
    ],
    ['20:14', 'them', 'hazelnuts. properly, with a pen in my bag. everything else I eat like a dog'],
    ['20:15', 'me', 'Hazelnuts, serious. I will pass it on', 'starred'],
  ],
});

export const freya = sms('freya', 'freya-lindholm', {
  '2026-02-19': [
    ['09:48', 'them', 'Robin, a square parcel is on its way to you. Heavy. Do not bend it, it is a coast'],
    ['09:55', 'me', 'Which coast?'],
    ['09:56', 'them', 'Yours. 1887, reprinted, for the wedding person at your studio'],
  ],
  '2026-02-21': [
    [
      '18:20',
      'me',
      'It arrived (at the upstairs neighbour’s). It is gorgeous. The lighthouse is on the wrong side??',
    ],
    [
      '18:31',
      'them',
      'It WAS on that side until the storm of 1903. Look at me, I am typing about lighthouses on a Saturday night',
    ],
  ],
  '2026-03-08': [
    ['11:02', 'them', 'I come through Harrow Bay on Friday 3 April, train gets in 15:08. Coffee?'],
    ['11:15', 'me', 'Inés’s mother is here that week, so coffee AND a lot of ham. Meet at The Bollard?'],
    ['11:16', 'them', '15:30 at The Bollard. I like ham'],
  ],
});

export const hana = sms('hana', 'hana-morikawa', {
  '2026-03-03': [
    [
      '14:00',
      'them',
      'hello!! the museum keeps my email in a filter so may I text you the sketches for panels 4 and 5',
    ],
    ['14:02', 'me', 'Please do'],
    ['14:03', 'them', { photo: 'harbour-ferry', text: 'panel 4, the quay' }],
    ['14:03', 'them', { photo: 'lighthouse', text: 'panel 5' }],
    ['14:20', 'me', 'Oh these are lovely. Could panel 4 have the ferry in it, on the left? Otherwise yes'],
    ['14:22', 'them', 'parking a ferry now. please wait, it is a big ferry'],
  ],
  '2026-03-10': [
    ['10:30', 'them', 'ink by Monday 16th, scans Tuesday. is 600 dpi enough?'],
    [
      '10:34',
      'me',
      '600 is plenty. Invoice to accounts@kittiwake.example please, Elsie likes the project number: KS-114',
    ],
    ['10:35', 'them', 'KS-114! thank you'],
  ],
});

export const tom = sms(
  'tom',
  'tom-ferris',
  {
    '2026-02-23': [
      ['18:15', 'them', 'Knee scan wednesday. If its the cartilage im buying a boat'],
      ['18:20', 'me', 'Can you steer with one knee?'],
      ['18:21', 'them', 'finally someone asks the important questions'],
    ],
    '2026-02-25': [
      ['16:40', 'them', 'Not the cartilage. No boat. Four weeks no football'],
      ['16:42', 'me', 'Best worst news. Pint on Friday?'],
      ['16:43', 'them', 'gull and anchor 7'],
    ],
    '2026-03-10': [['12:10', 'them', 'out tonight. tell callum i wasnt crying']],
  },
  { archived: true },
);

export const nikola = sms('nikola', 'nikola-petrovic', {
  '2026-03-01': [
    ['19:00', 'them', 'Your move was illegal. I looked it up.'],
    ['19:08', 'me', 'Which one?'],
    ['19:09', 'them', 'Castling after the rook has moved. Move 14. I forgive. But rematch.'],
    ['19:12', 'me', 'Sunday 22nd is hotpot. Saturday 28th we are on Gannet. April?'],
    ['19:15', 'them', 'Wednesday 1 April, 19:00, my place. No joke.'],
    ['19:16', 'me', 'Wednesday 1 April. I will castle early'],
  ],
});

export const zhouTing = sms(
  'zhou-ting',
  'zhou-ting',
  {
    '2026-02-26': [
      ['20:40', 'them', 'Robin，你的两个碗素烧好了，下周四上釉。想要什么颜色？'],
      ['20:52', 'me', '蓝色！一个深一个浅，可以吗？'],
      ['20:55', 'them', '可以。浅的叫"潮水"，深的叫"别掉"'],
      ['20:56', 'me', '哈哈，我尽量'],
    ],
    '2026-03-11': [
      ['18:10', 'them', '出窑了，很好看。周四到晚上九点都可以来拿，费用 18 镑'],
      ['18:30', 'them', '我自己的那个裂了 😭'],
      ['18:41', 'me', '天啊！我明天下班去拿，给你带点心'],
    ],
  },
  { unread: 0 },
);

export const zhang = sms('zhang', 'zhang-jianguo', {
  '2026-02-11': [
    ['15:20', 'me', '张老板，周六晚上七点，六个人，还有位子吗？'],
    ['15:44', 'them', '有。靠窗大桌给你留。汤要辣的还是清的'],
    ['15:45', 'me', '一半一半'],
    ['15:46', 'them', '👌 九鲤面馆'],
  ],
  '2026-03-09': [
    ['11:02', 'them', '老顾客通知：下周二（17号）停水，中午不开门，晚上五点半照常。九鲤面馆'],
    ['12:15', 'me', '谢谢老板告诉我，我们楼也停水'],
  ],
});

export const marisol = sms('marisol', 'marisol-vega', {
  '2026-03-02': [
    [
      '16:05',
      'them',
      'Robin, hoy la clase es en el aula 3, arriba. Trae el libro, página 64, y una historia que te dé vergüenza.',
    ],
    ['16:20', 'me', '¿Una historia vergonzosa real o inventada?'],
    ['16:21', 'them', 'En pretérito.'],
  ],
  '2026-03-09': [
    [
      '20:45',
      'them',
      'Muy bien hoy. Deberes: diez frases con "ojalá", y nada de "ojalá que llueva café", que ya existe.',
    ],
    ['20:58', 'me', 'Ojalá tenga tiempo 😅'],
    ['20:59', 'them', 'Una. Faltan nueve.'],
  ],
  '2026-03-11': [
    [
      '13:15',
      'them',
      'Aviso: el lunes 16 empezamos a las 18:45 y no a las 18:30, por el examen de las cinco.',
    ],
    ['13:30', 'me', 'Entendido, 18:45.'],
  ],
});

export const aoife = sms('aoife', 'aoife-brennan', {
  '2026-02-28': [
    ['16:12', 'them', 'you are in my picture on page 7 of the Echo, left edge, eating'],
    ['16:20', 'me', 'NO. What am I eating'],
    ['16:21', 'them', 'confidence. and a pasty'],
    ['16:30', 'me', 'Can I have the file for Mum?'],
    ['16:33', 'them', 'only if she does not frame it. she will frame it'],
  ],
  '2026-03-08': [
    [
      '19:50',
      'them',
      'do you still have my grey tripod bag? there is a lens cap in it that costs more than the tripod',
    ],
    ['20:04', 'me', 'Yes, behind the door. I bring it to the walk through on 7 April or sooner?'],
    ['20:05', 'them', 'sooner. the Orpheum job is on the 25th. leave it with Luca at The Bollard'],
    ['20:06', 'me', 'With Luca, before the 25th', 'starred'],
  ],
});

export const meiling = sms('meiling', 'wang-meiling', {
  '2026-03-06': [
    ['12:40', 'them', '小罗，你的药我看到了，放在最里面的抽屉，下午别人会以为没有，记得说"最里面"'],
    ['12:52', 'me', '哈哈谢谢！可是我前天已经拿到了'],
    ['12:53', 'them', '那这盒是谁的？？'],
    ['13:30', 'them', '是走廊那位老先生的，没事了 😊'],
  ],
  '2026-03-11': [
    ['20:18', 'them', '22号你带什么？志远说带拖鞋就行，别听他的'],
    ['20:30', 'me', '我带两种蘑菇和伊内斯做的甜点'],
    ['20:31', 'them', '太好了！羊肉晓雨负责'],
  ],
});
