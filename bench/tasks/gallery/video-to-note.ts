import { foldWords } from '../../../judges/compare/text.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { sheetPicture } from '../../../src/sdk/core/sheet.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, tap } from '../steps.ts';
import { openPicture, putPicture } from './make.ts';
import { page } from './page.ts';
import { writeDown, writeNote } from '../notes/make.ts';

const WORDS = [
  'anchor',
  'barley',
  'candle',
  'dapple',
  'ember',
  'fennel',
  'gravel',
  'harbour',
  'ivory',
  'juniper',
  'kettle',
  'lantern',
  'marble',
  'nutmeg',
  'orchard',
  'pebble',
  'quill',
  'ribbon',
  'saddle',
  'thimble',
] as const;

const FRAME_MS = 4_000;

/** The words with commas between them as the agent wrote them: with blanks or without. */
function bodyOf(s: Phone, words: readonly string[], now: Phone): string {
  const wanted = words.join(', ');
  const agents = Object.entries(now.apps.notes.notes).find(
    ([id, n]) =>
      !(id in s.apps.notes.notes) &&
      foldWords(n.body.replace(/\s*[,，]\s*/g, ', ')).toLowerCase() === wanted.toLowerCase(),
  );
  return agents ? agents[1].body : wanted;
}

export const videoToNote = task(
  'gallery/video-to-note',
  {
    words: distinct(4, oneOf(...WORDS)),
    name: oneOf('word_clip.mp4', 'sign_reel.mp4', 'tag_list.mp4', 'cue_cards.mp4'),
    title: oneOf('Words', 'From the video', 'Cue cards', 'Transcript'),
  },
  {
    tags: ['transcription', 'vision', 'video', 'cross-app'],
    counterpart: 'MarkorTranscribeVideo',
    ask: {
      en: [
        ({ name, title }) =>
          `The video ${name} in Gallery shows four words, one after another. Write them into a new note titled “${title}”, in the order shown and separated by commas.`,
        ({ name, title }) =>
          `Watch ${name} in Gallery and make a note “${title}” whose text is the words that it shows, in order, with commas between them.`,
      ],
      zh: [
        ({ name, title }) =>
          `观看“Gallery”里的视频 ${name}，把依次出现的四个词按顺序用逗号分隔，写进标题为“${title}”的新笔记。`,
      ],
    },
    setup: (s, { words, name }) => {
      const frames = words.map((word, i) => ({
        at: i * FRAME_MS,
        picture: sheetPicture({ kind: 'frame', title: word, lines: [`${i + 1} of ${words.length}`] }),
      }));
      putPicture(s, 0, null, {
        name,
        folder: 'Movies',
        mime: 'video/mp4',
        size: 18_220_410,
        media: {
          kind: 'video',
          picture: frames[0]!.picture,
          frames: frames.slice(1),
          width: 1920,
          height: 1080,
          duration: words.length * FRAME_MS,
          description: 'A video of words on a board.',
        },
      });
    },
    expect: {
      written: (s, p, ctx, now) => void writeDown(s, ctx, { title: p.title, body: bodyOf(s, p.words, now) }),
    },
    free: s => [newRow(s.apps.notes.notes).kind, newRow(s.apps.notes.notes).folder],
    solve: function* (_seen, p) {
      let seen = yield* openPicture(p.name, page);
      seen = yield tap(seen, button('Play'));
      for (let i = 1; i < p.words.length; i++) seen = yield { type: 'wait', ms: FRAME_MS };
      yield* writeNote(p.title, p.words.join(', '));
      yield done();
    },
    nearMisses: {
      anotherOrder: {
        change: (s, p, ctx) =>
          void writeDown(s, ctx, { title: p.title, body: [...p.words].reverse().join(', ') }),
        because: ['written', 'sideEffects'],
      },
      withoutCommas: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: p.title, body: p.words.join(' ') }),
        because: ['written', 'sideEffects'],
      },
    },
    alternatives: {
      withoutBlanks: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: p.title, body: p.words.join(',') }),
      },
    },
  },
);
