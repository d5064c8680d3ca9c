import type { Status } from '../state.ts';

/** What drivers answer, by the words of what they are asked; the first that fits. Each is drawn by chance. */
const RULES: readonly (readonly [asks: RegExp, answers: readonly string[]])[] = [
  [
    /\b(glove|umbrella|scarf|bag|keys?|left|lost|forgot)\b|落|丢|忘/i,
    [
      'I’ll look under the seats when I stop.',
      'Nothing on the back seat. Report it in the app, I check at the end of my shift.',
    ],
  ],
  [
    /\b(where|far|long|minutes?|eta|when)\b|哪|多久|几分钟/i,
    [
      'Two sets of lights away.',
      'Behind a bus. Same place as on your map, sadly.',
      'Nearly there, look for the lime sticker.',
    ],
  ],
  [
    /\b(late|wait|sorry|hold|coming|down)\b|等|晚|稍/i,
    [
      'No hurry. I’ve got a flask.',
      'All good, the meter is kind for three minutes.',
      'Fine. I’ll turn the hazards on.',
    ],
  ],
  [
    /\b(wheelchair|ramp|chair|walker|frame|gran|grandmother|mum)\b|轮椅|奶奶|妈妈/i,
    ['I’ll come to the door and put the ramp out.', 'Take all the time you need. I’ll be beside the kerb.'],
  ],
  [
    /\b(dog|cat|pet|puppy)\b|狗|猫/i,
    ['Blanket is already on the seat.', 'Lovely. Mine is asleep in the front.'],
  ],
  [
    /\b(stop|bakery|shop|detour|drop)\b|停|绕/i,
    ['Add it as a stop in the app and the map sends me there.', 'Happy to, put it in the app so it counts.'],
  ],
  [
    /\b(luggage|suitcase|boot|cases?)\b|行李/i,
    ['Boot is empty, bring everything.', 'Two big ones fit. Three if they breathe in.'],
  ],
  [/\b(hola|gracias|dónde|espera)\b/i, ['Voy para allá.', 'De nada, en un momento llego.']],
  [/[\u4e00-\u9fff]/, ['好的，马上到。', '收到。']],
  [/[\u0600-\u06ff]/, ['تمام، أنا في الطريق.', 'دقيقتان وأصل.']],
  [/\b(thanks?|thank you|cheers|great|ok|okay|perfect)\b|谢/i, ['👍', 'See you in a moment.', 'Any time.']],
];
const OTHERWISE = ['Got it.', 'OK, noted.', 'Driving, so short: yes.'];
const LATER = [
  'I’m with another rider, but I’ve read it.',
  'Off the road now. If it’s about something lost, the report reaches me.',
];

/** What a driver answers to a text. `chance` draws a number in [0, 1). */
export function replyTo(text: string, status: Status, chance: (label: string) => number): string {
  const pick = (list: readonly string[], label: string) => list[Math.floor(chance(label) * list.length)]!;
  if (status === 'done' && !RULES[0]![0].test(text)) return pick(LATER, 'later');
  const rule = RULES.findIndex(([asks]) => asks.test(text));
  return rule === -1 ? pick(OTHERWISE, 'otherwise') : pick(RULES[rule]![1], `rule ${rule}`);
}
