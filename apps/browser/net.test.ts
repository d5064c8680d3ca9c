import { describe, expect, it } from 'vitest';
import type { Phone } from '../catalogue.ts';
import { browserOf, did, later, offline, opened, world } from './testing.ts';

const NEWS = 'https://bayecho.example/2026/03/08/kittiwakes-back';
const ZIP = 'https://hblibraries.example/files/local-history-pack.zip';
const filled = (phone: Phone, values: Record<string, string>) =>
  Object.entries(values).reduce((p, [name, value]) => did(p, 'setField', { name, value }), phone);
const told = (phone: Phone) => phone.os.effects.map(e => [e.kind, e.to, e.what]);
const newKey = (was: object, now: object) => Object.keys(now).find(id => !(id in was))!;
type Browser = Phone['apps']['browser'];
/** Everything but wear: pages seen, and what is open. */
const kept = (phone: Phone): Partial<Browser> => {
  const { tabs: _t, active: _a, activePrivate: _p, history: _h, searches: _s, ...rest } = browserOf(phone);
  return rest;
};

describe('the ledger', () => {
  it('has a form when its site has taken it', async () => {
    const letter = { email: 'robin@postbird.example', often: 'Weekly', consent: 'Yes' };
    const ready = filled(await opened('https://bayecho.example/newsletter'), letter);
    expect(told(did(offline(ready), 'sendForm', { form: 'newsletter' }))).toEqual([]);
    expect(told(did(ready, 'sendForm', { form: 'newsletter' }))).toEqual([
      ['form', ['https://bayecho.example/newsletter'], { fields: letter }],
    ]);
    const bin = filled(await opened('https://harrowbay.example/bins'), {
      street: '1 Quay',
      bin: 'Blue',
      due: '2026-03-11',
    });
    const lost = did(bin, 'sendForm', { form: 'bins' });
    expect(told(lost)).toEqual([]);
    expect(told(did(lost, 'sendForm', { form: 'bins' }))).toHaveLength(1);
    const step = filled(await opened('https://harrowbay.example/register'), {
      name: 'Robin',
      email: 'r@x.example',
      born: '1991-09-23',
    });
    expect(told(did(step, 'sendForm', { form: 'permit' }))).toEqual([]);
  });
  it('has a comment and an order', async () => {
    const report = await opened(NEWS);
    const commented = did(filled(report, { name: 'Robin', text: 'Saw them too. ' }), 'sendForm', {
      form: 'comment',
    });
    expect(told(commented)).toMatchObject([['comment', [NEWS], { text: 'Saw them too.' }]]);
    const placed = did(
      filled(await opened('https://tinhouse.example/checkout'), {
        name: 'Robin',
        email: 'r@x.example',
        delivery: 'Collect at the shop, free',
        payment: 'Invoice',
        terms: 'Yes',
      }),
      'sendForm',
      { form: 'checkout' },
    );
    const [order] = Object.values(browserOf(placed).orders);
    const { product, quantity } = order!.lines[0]!;
    expect(told(placed)).toEqual([
      [
        'order',
        ['tinhouse.example'],
        {
          cents: order!.totalCents,
          currency: 'GBP',
          items: [{ name: browserOf(placed).products[product]!.name, count: quantity }],
        },
      ],
    ]);
  });
});

describe('what is made and unmade leaves nothing', () => {
  it('of a site: its zoom, its windows, its kind of view', async () => {
    const start = await opened(NEWS);
    const host = 'bayecho.example';
    const pairs: [string, object, object][] = [
      ['setZoom', { zoom: 150 }, { zoom: null }],
      ['setZoom', { zoom: 110 }, { zoom: 100 }],
      ['setDesktop', { on: true }, { on: false }],
      ['setPopups', { on: true }, { on: false }],
    ];
    for (const [action, there, back] of pairs) {
      const changed = did(start, action, { host, ...there });
      expect(browserOf(changed).sites[host]).toBeDefined();
      expect(browserOf(did(changed, action, { host, ...back }))).toEqual(browserOf(start));
    }
  });
  it('of bookmarks, the reading list, the cart and downloads', async () => {
    const start = await opened(NEWS);
    const was = browserOf(start);
    const marked = did(start, 'addBookmark', { url: NEWS, title: 'Kittiwakes' });
    const bookmark = newKey(was.bookmarks, browserOf(marked).bookmarks);
    expect(browserOf(did(marked, 'removeBookmark', { bookmark }))).toEqual(was);
    const boats = did(start, 'addFolder', { name: 'Boats' });
    const folder = newKey(was.folders, browserOf(boats).folders);
    expect(browserOf(did(boats, 'removeFolder', { folder }))).toEqual(was);
    const toRead = did(start, 'addReading', { url: NEWS, title: 'Kittiwakes' });
    const entry = newKey(was.reading, browserOf(toRead).reading);
    expect(browserOf(did(toRead, 'removeReading', { entry }))).toEqual(was);
    const bought = did(start, 'addToCart', { product: 'product-mug-harbour' });
    const line = newKey(was.cart, browserOf(bought).cart);
    expect(browserOf(did(bought, 'setQuantity', { line, quantity: 0 }))).toEqual(was);
    const loading = later(did(start, 'download', { url: ZIP }), 1_000);
    const download = newKey(was.downloads, browserOf(loading).downloads);
    const gone = later(did(loading, 'removeDownload', { download }), 600_000);
    expect(browserOf(gone)).toEqual(was);
    expect(gone.device.storage.files).toEqual(start.device.storage.files);
  });
  it('and a bookmark that is saved as it was stays as it was', async () => {
    const start = await world();
    for (const [bookmark, { title, url, folder }] of Object.entries(browserOf(start).bookmarks))
      expect(browserOf(did(start, 'editBookmark', { bookmark, title, url, folder }))).toEqual(
        browserOf(start),
      );
  });
});

describe('looking', () => {
  it('adds to the history and takes nothing from it', async () => {
    const start = await world();
    const once = later(await opened(NEWS, start), 60_000);
    const lines = browserOf(once).history;
    const again = later(did(did(once, 'reload'), 'open', { url: NEWS }), 60_000);
    expect(Object.keys(browserOf(again).history)).toEqual(Object.keys(lines));
    expect(Object.keys(lines)).toEqual(expect.arrayContaining(Object.keys(browserOf(start).history)));
    expect(kept(again)).toEqual(kept(start));
  });
});
