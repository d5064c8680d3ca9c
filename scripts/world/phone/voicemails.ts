import type { Caller } from './calls.ts';

/** What was left, as the phone wrote it down. */
export const voicemails: readonly {
  id: string;
  who: Caller;
  at: string;
  seconds: number;
  heard?: true;
  text: string;
}[] = [
  {
    id: 'dawn-cut',
    who: 'dawn-whittier',
    at: '2026-03-11 16:06',
    seconds: 31,
    text: 'Hi Robin, it’s Dawn at Scissor and Stone. You’re down for Thursday the nineteenth at half past five, but I’ve had a cancellation, so you could come at quarter to five instead if that’s easier. Give me a ring or just text me. Bye now.',
  },
  {
    id: 'parcel',
    who: '+442079460518',
    at: '2026-03-11 15:03',
    seconds: 24,
    text: 'Hello, this is the Parcelwren depot. We tried to deliver today. Your parcel is in locker nine at Harrow Bay Central, and the code is four eight one six. It stays there until Sunday.',
  },
  {
    id: 'dental',
    who: 'brackwater-dental',
    at: '2026-03-11 10:21',
    seconds: 27,
    heard: true,
    text: 'Good morning, Brackwater Dental here with a reminder for Robin Calloway. Your check-up with Dr Dessler is on Tuesday the twenty-fourth of March at eight twenty. Please call us at least two days before if you can’t make it.',
  },
  {
    id: 'jianguo',
    who: 'zhang-jianguo',
    at: '2026-03-10 17:32',
    seconds: 18,
    heard: true,
    text: '罗宾，你好，我是九鲤面馆的老张。你的围巾上星期落在我们这儿了，灰色的那条。我放在收银台后面，你有空来拿。',
  },
  {
    id: 'keith',
    who: 'keith-mulgrew',
    at: '2026-03-09 17:41',
    seconds: 22,
    heard: true,
    text: 'Keith Mulgrew, about the boiler. Wednesday the eighteenth, nine o’clock, that’s all fine with me. Only, if I’m to be in the flat, clear that cupboard, will you. Cheers.',
  },
  {
    id: 'gran',
    who: 'edith-calloway',
    at: '2026-02-15 18:41',
    seconds: 46,
    heard: true,
    text: 'Hello? Hello. Is this the machine? It’s your gran, Robin. I heard it ring but I had my cards in my hand. I won eleven pounds off Mr Tully. Don’t tell your mother. You can ring me back, but not during the quiz. Well. That’s all. How do I stop it.',
  },
  {
    id: 'rosa',
    who: 'rosa-carvajal',
    at: '2026-02-08 16:31',
    seconds: 19,
    heard: true,
    text: 'Hola, Robin, soy Rosa. Llamaba para saber cómo está la niña. Luego llamo otra vez, que ahora se me queman las croquetas. ¡Un beso!',
  },
];
