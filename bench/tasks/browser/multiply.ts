import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, find, tap, text } from '../steps.ts';
import { gameFile, handIn, openFile, putInDownload, solved } from './make.ts';

export const multiply = task(
  'browser/multiply',
  { seed: int(1, 9_000), name: oneOf('task.html', 'numbers.html', 'product.html') },
  {
    tags: ['game', 'files', 'arithmetic', 'memory'],
    counterpart: 'BrowserMultiply',
    ask: {
      en: [
        ({ name }) =>
          `Open the file ${name} in Downloads in the file manager; it opens in the browser. Then press the button five times, remember the numbers displayed, and enter their product in the form.`,
        ({ name }) =>
          `In my Download folder is ${name}. Open it in the browser, get all five numbers that it shows one after the other, and hand in what they make multiplied.`,
      ],
      zh: [
        ({ name }) =>
          `在文件管理器中打开“Download”文件夹里的 ${name}（会用浏览器打开），按五次按钮，记住显示的数字，并提交它们的乘积。`,
      ],
    },
    setup: (s, { seed, name }) => putInDownload(s, name, gameFile('multiply', seed)),
    expect: { product: solved('multiply') },
    solve: function* (_seen, { name }) {
      let seen = yield* openFile(name);
      let product = 1;
      for (let i = 0; i < 5; i++) {
        seen = yield tap(seen, button(/^Next number/));
        product *= Number(find(seen, text(/^\d$/)).name);
      }
      seen = yield fill(seen, field('Product'), String(product), { enter: true });
      yield done();
    },
    nearMisses: {
      aWrongProduct: {
        change: (s, p, ctx) => handIn(s, ctx, 'multiply', p.seed, false),
        because: 'product',
      },
      anotherPage: {
        change: (s, p, ctx) => handIn(s, ctx, 'multiply', p.seed + 1),
        because: ['product', 'sideEffects'],
      },
    },
  },
);
