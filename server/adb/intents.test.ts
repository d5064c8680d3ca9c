import { describe, expect, it } from 'vitest';
import { readIntent, wordsFor } from './intents.ts';

describe('an intent from a shell’s arguments', () => {
  it('has its parts and its extras by their types', () => {
    const args =
      '-a a.B -d tel:123-4 -t text/plain -c one -c two -p p.q -f 0x10008000 -e s text --ez b true --ei i -7 --el l 1773309600000 --ef f 1.5 --eia many 1,2 --esa words a,b\\,c --esn none'.split(
        ' ',
      );
    const intent = readIntent(args);
    expect(intent).toEqual({
      action: 'a.B',
      data: 'tel:123-4',
      type: 'text/plain',
      categories: ['one', 'two'],
      package: 'p.q',
      flags: 0x1000_8000,
      extras: {
        s: 'text',
        b: true,
        i: -7,
        l: 1_773_309_600_000,
        f: 1.5,
        many: [1, 2],
        words: ['a', 'b,c'],
        none: null,
      },
    });
    expect(wordsFor(intent)).toBe(
      'Intent { act=a.B cat=[one,two] dat=tel:xxx-x typ=text/plain flg=0x10008000 pkg=p.q (has extras) }',
    );
  });

  it('reads a single word as a link, a component or a package', () => {
    expect(readIntent(['https://a.example/x'])).toMatchObject({
      action: 'android.intent.action.VIEW',
      data: 'https://a.example/x',
    });
    expect(readIntent(['p.q/.C'])).toMatchObject({
      action: 'android.intent.action.MAIN',
      component: { package: 'p.q', class: 'p.q.C' },
    });
    expect(readIntent(['p.q'])).toMatchObject({
      categories: ['android.intent.category.LAUNCHER'],
      package: 'p.q',
    });
  });

  it.each([
    [['-a'], 'Argument expected after "-a"'],
    [['--ei', 'n', 'x'], 'For input string: "x"'],
    [['--ez', 'b', 'maybe'], 'Invalid boolean value: maybe'],
    [['-n', 'nope'], 'Bad component name: nope'],
    [['--nope'], 'Unknown option: --nope'],
  ])('refuses %j', (args, message) => {
    expect(() => readIntent(args)).toThrow(message);
  });
});
