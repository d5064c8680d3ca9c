import type { Replies } from '../types.ts';

const s = 1000;
const min = 60 * s;

/** Who answers in Parley, after how long, and what. Latin and Arabic words match as whole words in any
 * case, Chinese ones anywhere; the first rule that fits answers. */
export const replies: readonly Replies[] = [
  {
    person: 'ines-carvajal',
    rules: [
      {
        when: { any: ['dinner', 'cook', 'cena', 'lemons', 'parsley'] },
        delayMs: 40 * s,
        text: ['perfect. I start cooking at 8', 'te quiero. and the bin bags?'],
      },
      { when: { any: ['mum', 'Helen', 'station'] }, delayMs: 50 * s, text: ['11:52, platform 2, I know ❤️'] },
      { when: { kind: 'photo' }, delayMs: 25 * s, text: ['ayyy qué bonito', '😍😍'] },
      {
        when: { question: true },
        delayMs: 90 * s,
        text: ['with a patient, tell you in 10', 'sí', 'mmm yes I think so'],
      },
      { when: { always: true }, delayMs: 2 * min, text: ['❤️', 'vale cariño'] },
    ],
  },
  {
    person: 'mira-osei',
    rules: [
      { when: { any: ['cake'] }, delayMs: 15 * s, text: ['any cake. ALL cake'] },
      {
        when: { any: ['book', 'almanac'] },
        delayMs: 30 * s,
        text: ['under the counter with your name on it', 'page 180, Robin'],
      },
      {
        when: { any: ['photo', 'picture', 'pic', 'shelves'] },
        delayMs: 35 * s,
        text: ['look how straight they are!!'],
        photo: 'bookshelf',
      },
      { when: { question: true }, delayMs: 45 * s, text: ['ask me when you are here!!', 'probably? yes'] },
      { when: { always: true }, delayMs: 60 * s, text: ['haha', 'ok ok', '📚'] },
    ],
  },
  {
    person: 'helen-calloway',
    rules: [
      {
        when: { any: ['coat', 'thin', 'big', 'warm', 'cold'] },
        delayMs: 3 * min,
        text: ['Thank you darling, that is what I thought x'],
      },
      {
        when: { any: ['train', 'station', 'platform'] },
        delayMs: 2 * min,
        text: ['Coach C, I will be the one with the cake x'],
      },
      { when: { kind: 'photo' }, delayMs: 4 * min, text: ['Oh how lovely. I have shown Dad x'] },
      { when: { always: true }, delayMs: 5 * min, text: ['Lovely x', 'Righto darling x'] },
    ],
  },
  {
    person: 'david-calloway',
    rules: [
      { when: { question: true }, delayMs: 20 * min, text: ['Ask your mother.', 'Yes. Dad'] },
      { when: { always: true }, delayMs: 30 * min, text: ['👍 Dad', 'Noted. Dad'] },
    ],
  },
  {
    person: 'poppy-calloway',
    rules: [
      {
        when: { any: ['cool box', 'coolbox'] },
        delayMs: 20 * s,
        text: ['you are a hero, I get it Thursday after the wave'],
      },
      { when: { any: ['cake', 'pistachio'] }, delayMs: 20 * s, text: ['I SAW NOTHING'] },
      {
        when: { any: ['allergy', 'allergies', 'allergic', 'Leo'] },
        delayMs: 60 * s,
        text: ['thank you, telling the restaurant now'],
      },
      { when: { always: true }, delayMs: 80 * s, text: ['haha ok', 'Alfie says hi'] },
    ],
  },
  {
    person: 'marcus-bellamy',
    rules: [
      { when: { always: true }, delayMs: 6 * min, text: ['Up a tree, will answer tonight', 'Sounds good'] },
    ],
  },
  {
    person: 'sophie-lacey',
    rules: [
      { when: { always: true }, delayMs: 12 * min, text: ['octopus says yes 🐙', 'it is 4am here but ok!'] },
    ],
  },
  {
    person: 'rosa-carvajal',
    rules: [
      { when: { question: true }, delayMs: 4 * min, text: ['Sí, hijo, claro que sí', 'Lo que diga Inés'] },
      { when: { always: true }, delayMs: 5 * min, text: ['Un beso muy grande 😘', 'Qué bien!'] },
    ],
  },
  {
    person: 'sam-okafor',
    rules: [
      {
        when: { any: ['ferry', 'Merrow', 'boat'] },
        delayMs: 60 * s,
        text: ['She floats. That is all I can say officially'],
      },
      { when: { any: ['drill'] }, delayMs: 40 * s, text: ['Saturday! I promise. Dad museum is safe'] },
      {
        when: { question: true },
        delayMs: 2 * min,
        text: ['Yes boss', 'Let me wash my hands first, then I look'],
      },
      { when: { always: true }, delayMs: 3 * min, text: ['🫡', 'Good good'] },
    ],
  },
  {
    person: 'sam-whitlow',
    rules: [
      {
        when: { any: ['ticket', 'herons', 'concert'] },
        delayMs: 30 * s,
        text: ['doors 19:00, I have all four on my phone', 'TH-58213, do not lose me'],
      },
      { when: { always: true }, delayMs: 2 * min, text: ['deadline!! later', 'ha, can I quote you'] },
    ],
  },
  {
    person: 'diego-fuentes',
    rules: [
      { when: { any: ['cebolla', 'onion'] }, delayMs: 5 * s, text: ['NO.', 'Me bajo del ferry'] },
      {
        when: { question: true },
        delayMs: 8 * min,
        text: ['Estoy en cocina, a las cinco te digo', 'Sí, jefe'],
      },
      { when: { always: true }, delayMs: 10 * min, text: ['Venga 👌', 'Hecho'] },
    ],
  },
  {
    person: 'lin-xiaoyu',
    rules: [
      { when: { any: ['火锅', 'hotpot', '羊肉'] }, delayMs: 30 * s, text: ['我已经饿了', '羊肉我来，放心'] },
      { when: { question: true }, delayMs: 90 * s, text: ['我查一下，等我', '可以呀'] },
      { when: { always: true }, delayMs: 2 * min, text: ['好的～', '哈哈'] },
    ],
  },
  {
    person: 'chen-zhiyuan',
    rules: [
      { when: { kind: 'file' }, delayMs: 3 * min, text: ['收到，十分钟（大概）'] },
      { when: { any: ['chess', '棋'] }, delayMs: 40 * s, text: ['皇后还在吗？'] },
      { when: { always: true }, delayMs: 2 * min, text: ['行', '没问题'] },
    ],
  },
  {
    person: 'wang-meiling',
    rules: [{ when: { always: true }, delayMs: 6 * min, text: ['好呀！', '在上班，晚上回你 😊'] }],
  },
  {
    person: 'amina-haddad',
    rules: [
      {
        when: { any: ['foyer', 'yes', 'confirm', '380', '260'] },
        delayMs: 60 * s,
        text: ['ممتاز! I send the paper today', 'The choir will be heartbroken. Wonderful!'],
      },
      { when: { question: true }, delayMs: 2 * min, text: ['أسأل وأرد عليك', 'إن شاء الله'] },
      { when: { always: true }, delayMs: 3 * min, text: ['تمام 🌙'] },
    ],
  },
  {
    person: 'omar-darwish',
    rules: [
      {
        when: { any: ['link', 'http', 'room', 'join'] },
        delayMs: 45 * s,
        text: ['شكراً. I will be there at 13:55.'],
      },
      {
        when: { kind: 'file' },
        delayMs: 10 * min,
        text: ['Received. I read it with my worst eyes, that is, the good ones.'],
      },
      { when: { always: true }, delayMs: 4 * min, text: ['Very good, Robin.', 'تمام'] },
    ],
  },
  {
    person: 'ruth-adeyemi',
    rules: [
      { when: { question: true }, delayMs: 3 * min, text: ['Yes.', 'Ask me at two.'] },
      { when: { kind: 'file' }, delayMs: 5 * min, text: ['Got it. Shorter?'] },
      { when: { always: true }, delayMs: 4 * min, text: ['Good.', 'Thanks, Robin.'] },
    ],
  },
  {
    person: 'catherine-marsh',
    rules: [
      {
        when: { any: ['proof', 'panel'] },
        delayMs: 60 * s,
        text: ['on your desk under the fern!', 'do not say there is another typo'],
      },
      { when: { any: ['dentist', 'tooth'] }, delayMs: 30 * s, text: ['numb, canot tslk'] },
      { when: { always: true }, delayMs: 90 * s, text: ['noted!', '🌿'] },
    ],
  },
  {
    person: 'owen-pryce',
    rules: [
      { when: { any: ['wifi', 'wi-fi', 'password'] }, delayMs: 2 * min, text: ['gull-ladder-10'] },
      { when: { question: true }, delayMs: 5 * min, text: ['yes', 'no', 'depends'] },
      { when: { always: true }, delayMs: 5 * min, text: ['ok'] },
    ],
  },
  {
    person: 'liu-siyuan',
    rules: [
      { when: { always: true }, delayMs: 3 * min, text: ['Understood. 收到。', 'I will check the drawing.'] },
    ],
  },
  {
    person: 'tess-hollis',
    rules: [{ when: { always: true }, delayMs: 10 * s, text: ['on it!!', 'yes yes doing it now'] }],
  },
  {
    person: 'katherine-march',
    rules: [
      {
        when: { any: ['biscuit', 'cat', 'pouch', 'vet'] },
        delayMs: 2 * min,
        text: ['Is he OK? Do NOT believe him', '😹 thank you thank you'],
      },
      { when: { always: true }, delayMs: 15 * min, text: ['Asleep until 4, then I answer properly!'] },
    ],
  },
  {
    person: 'gareth-penhallow',
    rules: [
      { when: { question: true }, delayMs: 15 * min, text: ['I will see to it.', 'I will ask Keith.'] },
      { when: { always: true }, delayMs: 20 * min, text: ['Very good. G. Penhallow'] },
    ],
  },
  {
    person: 'pavel-horak',
    rules: [
      {
        when: { any: ['ready', 'bike', '2281'] },
        delayMs: 3 * min,
        text: ['Friday after 16:00. Not before. Friday', 'It does not make the duck any more'],
      },
      { when: { always: true }, delayMs: 5 * min, text: ['Ok'] },
    ],
  },
  {
    person: 'callum-reid',
    rules: [
      { when: { any: ['in', 'aye', 'yes'] }, delayMs: 60 * s, text: ['Good man. 18:30, pitch 2'] },
      {
        when: { any: ['out', 'no', 'cannot', "can't"] },
        delayMs: 60 * s,
        text: ['We need a goalkeeper!! Even one like you'],
      },
      { when: { always: true }, delayMs: 4 * min, text: ['Teaching, later'] },
    ],
  },
  {
    person: 'salma-nasser',
    rules: [
      {
        when: { any: ['cake', 'order', 'pistachio', 'pick', 'collect'] },
        delayMs: 4 * min,
        text: ['أهلاً! الكعكة جاهزة يوم الجمعة قبل الخامسة والنصف. Ready Friday before 17:30.'],
      },
      { when: { always: true }, delayMs: 6 * min, text: ['أهلاً وسهلاً 🌸'] },
    ],
  },
];
