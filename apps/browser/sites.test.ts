import { describe, expect, it } from 'vitest';
import type { Phone } from '../catalogue.ts';
import { browserOf, did, offline, opened, visitOn } from './testing.ts';
import { puzzleOf, wayOut } from './web/games/puzzles.ts';
import { GAMES } from './web/games/names.ts';
import { findIn } from './web/blocks.ts';
import { searchPages } from './web/search.ts';
import { viewOf } from './web/view.ts';

const filled = (phone: Phone, values: Record<string, string>) =>
  Object.entries(values).reduce((p, [name, value]) => did(p, 'setField', { name, value }), phone);
const outside = (phone: Phone) => ({
  now: phone.clock.now,
  zone: phone.clock.zone,
  h24: true,
  files: phone.device.storage.files,
});

describe('forms', () => {
  const letter = { email: 'robin@postbird.example', often: 'Weekly', consent: 'Yes' };
  it('are refused with what is wrong, and recorded once', async () => {
    let phone = await opened('https://bayecho.example/newsletter');
    expect(visitOn(did(phone, 'sendForm', { form: 'newsletter' })).tried).toBe(1);
    phone = filled(phone, { ...letter, email: 'robin' });
    expect(Object.keys(browserOf(did(phone, 'sendForm', { form: 'newsletter' })).submissions)).toHaveLength(
      0,
    );
    phone = did(
      did(filled(phone, letter), 'toggleOption', { form: 'newsletter', name: 'topics', option: 'Sport' }),
      'toggleOption',
      { form: 'newsletter', name: 'topics', option: 'Town' },
    );
    expect(did(offline(phone), 'sendForm', { form: 'newsletter' }).apps.browser.submissions).toEqual({});
    phone = did(did(phone, 'sendForm', { form: 'newsletter' }), 'sendForm', { form: 'newsletter' });
    expect(Object.values(browserOf(phone).submissions)).toEqual([
      {
        site: 'bayecho.example',
        form: 'newsletter',
        fields: { ...letter, topics: 'Town, Sport' },
        at: phone.clock.now,
      },
    ]);
  });
  it('go in steps and back, keep a day, and have to be sent again where the site fails', async () => {
    let phone = filled(await opened('https://harrowbay.example/register'), {
      name: 'Robin Calloway',
      email: 'r@x.example',
    });
    phone = did(phone, 'setDate', { name: 'born', result: Date.UTC(1991, 8, 23) });
    expect(visitOn(phone).fields['born']).toBe('1991-09-23');
    phone = did(phone, 'sendForm', { form: 'permit' });
    expect(visitOn(phone).step).toBe(1);
    expect(visitOn(did(phone, 'stepBack')).step).toBe(0);
    phone = filled(
      did(filled(phone, { street: "27 Tanner's Row", postcode: 'HB1 4QR', zone: 'Zone B' }), 'sendForm', {
        form: 'permit',
      }),
      { user: 'robin', password: 'ferryboat', repeat: 'ferryboat', terms: 'Yes' },
    );
    expect(
      Object.values(browserOf(did(phone, 'sendForm', { form: 'permit' })).submissions)[0]!.fields,
    ).not.toHaveProperty('repeat');
    let bin = filled(await opened('https://harrowbay.example/bins'), {
      street: '1 Quay',
      bin: 'Blue',
      due: '2026-03-11',
    });
    bin = did(bin, 'sendForm', { form: 'bins' });
    expect([visitOn(bin).failed, Object.keys(browserOf(bin).submissions).length]).toEqual([true, 0]);
    expect(Object.keys(browserOf(did(bin, 'sendForm', { form: 'bins' })).submissions)).toHaveLength(1);
  });
  it('a comment stands below its report', async () => {
    const url = 'https://bayecho.example/2026/03/08/kittiwakes-back';
    const phone = did(filled(await opened(url), { name: 'Robin', text: 'Saw them too.' }), 'sendForm', {
      form: 'comment',
    });
    expect(Object.values(browserOf(phone).comments).filter(c => c.mine)).toMatchObject([
      { url, name: 'Robin', text: 'Saw them too.' },
    ]);
  });
});

describe('the shop', () => {
  it('fills a cart, places an order with a reduction, and takes from its stock', async () => {
    let phone = await opened('https://tinhouse.example/product/mug-harbour');
    phone = did(did(phone, 'addToCart', { product: 'product-mug-harbour' }), 'addToCart', {
      product: 'product-mug-harbour',
    });
    phone = did(phone, 'setQuantity', { line: 'line-1', quantity: 0 });
    expect(Object.values(browserOf(phone).cart)).toMatchObject([
      { product: 'product-mug-harbour', quantity: 2 },
    ]);
    expect(did(phone, 'addToCart', { product: 'product-backpack-ember' }).apps.browser.cart).toEqual(
      browserOf(phone).cart,
    );
    phone = filled(did(phone, 'open', { url: 'https://tinhouse.example/checkout' }), {
      name: 'Robin',
      email: 'r@x.example',
      delivery: 'Collect at the shop, free',
      payment: 'Invoice',
      code: 'heron10',
      terms: 'Yes',
    });
    const placed = did(phone, 'sendForm', { form: 'checkout' });
    const [order] = Object.values(browserOf(placed).orders);
    expect(order).toMatchObject({
      totalCents: 2610,
      delivery: 'collect',
      code: 'HERON10',
      payment: 'invoice',
      lines: [{ product: 'product-mug-harbour', quantity: 2, cents: 1450 }],
    });
    expect([
      browserOf(placed).cart,
      browserOf(placed).products['product-mug-harbour']!.stock,
      visitOn(placed).title,
    ]).toEqual([{}, 32, `Order ${order!.number}`]);
  });
});

describe('games', () => {
  const SEED = '5';
  it('every puzzle is the same for its seed and can be solved', () => {
    for (const game of GAMES)
      for (const seed of ['1', '2', '77']) expect(puzzleOf(game, seed)).toEqual(puzzleOf(game, seed));
    for (let i = 0; i < 60; i++) {
      const way = wayOut(puzzleOf('maze', String(i)));
      expect(way.length).toBeGreaterThan(5);
      expect(way.length).toBeLessThan(16);
    }
  });
  it('play, restart and a day lead to a result in the tree', async () => {
    let maze = await opened(`https://pocketgames.example/maze?seed=${SEED}`);
    for (const what of wayOut(puzzleOf('maze', SEED))) maze = did(maze, 'play', { type: 'step', what });
    expect(Object.values(browserOf(maze).games)).toMatchObject([{ game: 'maze', seed: SEED, success: true }]);
    expect(visitOn(did(maze, 'restart')).play).toMatchObject({ cell: 0, done: false });
    let day = did(await opened(`https://pocketgames.example/date?seed=${SEED}`), 'setGameDate', {
      result: Date.UTC(2026, 0, 1),
    });
    day = did(day, 'play', { type: 'submit' });
    expect(Object.values(browserOf(day).games)[0]!.success).toBe(
      puzzleOf('date', SEED).value === '2026-01-01',
    );
    const square = puzzleOf('sudoku', SEED);
    let sudoku = await opened(`https://pocketgames.example/sudoku?seed=${SEED}`);
    square.given.forEach((g, at) => {
      if (g === '') sudoku = did(sudoku, 'play', { type: 'place', what: square.right[at], at });
    });
    expect(Object.values(browserOf(did(sudoku, 'play', { type: 'submit' })).games)).toMatchObject([
      { game: 'sudoku', success: true },
    ]);
  });
});

describe('the web', () => {
  it('every page has a view, every link of an article leads to one, and search finds by title first', async () => {
    const phone = await opened('https://seek.example/');
    const state = browserOf(phone);
    for (const p of Object.values(state.pages))
      expect(
        viewOf(state, `https://${p.site}${encodeURI(p.path)}`, visitOn(phone), outside(phone)).title,
      ).toBe(p.title);
    expect(Object.values(state.pages).filter(p => p.kind === 'wiki')).toHaveLength(60);
    expect(searchPages(state, 'lighthouse', 'seek')[0]!.title).toBe('Gullwing Lighthouse');
    expect(searchPages(state, '葱油拌面', 'seek')[0]!.title).toBe('菜单');
    expect(searchPages(state, 'tides', 'seek')).toEqual(searchPages(state, 'tides', 'seek'));
  });
  it('find in page counts what is shown', () => {
    expect(
      findIn(
        [
          { kind: 'text', text: 'Tide [[Tides|tide]] **tide**' },
          { kind: 'list', items: ['a', 'TIDE'] },
        ],
        'tide',
        'x.example',
      ),
    ).toEqual({ count: 4, before: [[0], [3, 3]] });
  });
});
