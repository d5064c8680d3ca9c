import type { Counterpart } from '../android-world.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { answer, done } from '../steps.ts';
import { already, makeBrightness } from './make.ts';

const words = (end: number) =>
  end === 100
    ? { en: 'highest', all: 'as bright as it goes', zh: '最高' }
    : { en: 'lowest', all: 'as dark as it goes', zh: '最低' };
const far = (end: number) => (end === 100 ? int(1, 89) : int(11, 99));

/** Sets the brightness to one end of its range. */
function putTo(id: string, end: 0 | 100, counterpart: Counterpart) {
  const { en, all, zh } = words(end);
  return task(id, params({ at: far(end) }), {
    tags: ['slider'],
    counterpart,
    ask: {
      en: [() => `Set the brightness of the screen to its ${en}.`, () => `Make the screen ${all}.`],
      zh: [() => `把屏幕亮度调到${zh}。`],
    },
    setup: (s, p) => {
      s.device.brightness = p.at;
      s.device.adaptiveBrightness = false;
    },
    expect: { set: (_s, _p, ctx) => ctx.system('setBrightness', { value: end }) },
    solve: function* () {
      yield* makeBrightness(end);
      yield done();
    },
    nearMisses: {
      leftToThePhone: {
        change: (_s, _p, ctx) => ctx.system('setAdaptiveBrightness', { on: true }),
        because: ['set', 'sideEffects'],
      },
    },
  });
}

/** Makes sure that the brightness is at one end. It may be there already, and the sheet asks how it was (see `radios.ts`). */
function makeSure(id: string, end: 0 | 100, counterpart: Counterpart) {
  const { en, zh } = words(end);
  const start = (p: { already: boolean; at: number }) => (p.already ? end : p.at);
  return task(id, params({ already: already(), at: far(end), theme: oneOf('light', 'dark') }), {
    tags: ['slider', 'condition', 'answer-sheet'],
    counterpart,
    ask: {
      en: [
        () =>
          `Make sure that the screen's brightness is at its ${en}, and answer how many percent it was at before.`,
        () =>
          `The brightness should be at its ${en}; perhaps it is. See to it, and fill in the percentage that you found.`,
      ],
      zh: [() => `请确认屏幕亮度是${zh}的；如果不是，就调到${zh}。并在答题表里填写原来的百分比。`],
    },
    setup: (s, p) => {
      s.device.brightness = start(p);
      s.device.adaptiveBrightness = false;
      s.os.settings.theme = p.theme;
    },
    expect: { is: (_s, _p, ctx) => ctx.system('setBrightness', { value: end }) },
    answer: {
      fields: { before: { type: 'number', unit: '%', label: { en: 'Brightness before', zh: '原来的亮度' } } },
      key: ({ p }) => ({ before: start(p) }),
    },
    solve: function* () {
      yield answer({ before: yield* makeBrightness(end) });
      yield done();
    },
    nearMisses: {
      saysOtherwise: {
        change: (_s, _p, ctx) => ctx.system('setBrightness', { value: end }),
        answer: p => ({ before: p.already ? p.at : end }),
        because: 'answer',
      },
    },
  });
}

export const brightnessMost = putTo('settings/brightness-most', 100, 'SystemBrightnessMax');
export const brightnessLeast = putTo('settings/brightness-least', 0, 'SystemBrightnessMin');
export const brightnessSurelyMost = makeSure(
  'settings/brightness-surely-most',
  100,
  'SystemBrightnessMaxVerify',
);
export const brightnessSurelyLeast = makeSure(
  'settings/brightness-surely-least',
  0,
  'SystemBrightnessMinVerify',
);
