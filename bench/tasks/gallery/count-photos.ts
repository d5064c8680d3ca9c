import { twoDigits } from '../../../src/state/civil.ts';
import { task, wrongAnswer, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import { PICTURES, PLACES, putPicture, searchFor } from './make.ts';

interface Count {
  places: readonly string[];
  counts: readonly number[];
  month: number;
}

const FIELD = { photos: { type: 'number' as const, label: { en: 'Photos', zh: '照片数' } } };

const MONTH_WORDS = ['February', 'March', 'April'] as const;

const MONTH_NUMBERS = [2, 3, 4] as const;

/** Puts photos of each month at the first place. The month asked for has two videos more, and two photos elsewhere. */
function putCounted(s: Phone, p: Count): void {
  let n = 0;
  const put = (month: number, count: number, place: string, kind: 'photo' | 'video') => {
    for (let i = 0; i < count; i++) {
      const iso = `2025-0${month}-${twoDigits(3 + ((i * 7 + n) % 24))}`;
      putPicture(s, n++, PICTURES[(i + month + n) % PICTURES.length]!, {
        day: { at: 0, iso, en: '', zh: '', weekday: 0 },
        minute: 560 + n * 7,
        ...(kind === 'photo'
          ? { media: { place, kind } }
          : {
              media: { place, kind, duration: 8_000 + i * 1_000 },
              mime: 'video/mp4',
              name: `VID_${n}.mp4`,
            }),
      });
    }
  };
  MONTH_NUMBERS.forEach((month, i) => put(month, p.counts[i]!, p.places[0]!, 'photo'));
  put(MONTH_NUMBERS[p.month]!, 2, p.places[0]!, 'video');
  put(MONTH_NUMBERS[p.month]!, 2, p.places[1]!, 'photo');
}

export const countPhotos = task(
  'gallery/count-photos',
  params({ places: distinct(2, oneOf(...PLACES)), counts: distinct(3, int(3, 14)), month: int(0, 2) }),
  {
    tags: ['query', 'search', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `How many photos did I take at ${p.places[0]!} in ${MONTH_WORDS[p.month]} 2025? Videos do not count. Give the number on the answer sheet.`,
        p =>
          `Look into Gallery: the number of photos, without videos, from ${p.places[0]!} in ${MONTH_WORDS[p.month]} 2025 belongs on the answer sheet.`,
      ],
      zh: [
        p =>
          `2025年${MONTH_NUMBERS[p.month]}月我在 ${p.places[0]!} 拍了多少张照片（视频不算）？请填写到答题卡上。`,
      ],
    },
    setup: putCounted,
    answer: { fields: FIELD, key: ({ p }) => ({ photos: p.counts[p.month]! }) },
    solve: function* (_seen, p) {
      const seen = yield* searchFor(`${p.places[0]!} ${MONTH_WORDS[p.month]} 2025 photo`);
      const shown = new Set<string>();
      let now = seen;
      for (let scrolls = 0; scrolls < 8; scrolls++) {
        const size = shown.size;
        for (const e of now.elements ?? []) if (e.id.startsWith('media#')) shown.add(e.id);
        if (scrolls > 1 && shown.size === size) break;
        if (scrolls > 0 && !now.elements?.some(e => e.states.scrollable)) break;
        now = yield scrolls === 0
          ? { type: 'key', key: 'back' }
          : { type: 'scroll', direction: 'down', amount: 0.5 };
      }
      yield answer({ photos: shown.size });
      yield done();
    },
    nearMisses: {
      videosToo: wrongAnswer(p => ({ photos: p.counts[p.month]! + 2 })),
      allMonths: wrongAnswer(p => ({ photos: p.counts.reduce((a, b) => a + b) })),
      anotherMonth: wrongAnswer(p => ({ photos: p.counts[(p.month + 1) % 3]! })),
    },
  },
);
