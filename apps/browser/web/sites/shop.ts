import { formatMoney } from '../../../../src/sdk/core/format.ts';
import { compare } from '../../../../src/sdk/core/compare.ts';
import type { Block, LinkItem } from '../blocks.ts';
import { cartLines, cartTotal, orderOf, productsOf, type ProductRow } from '../../shop.ts';
import type { Site } from './env.ts';

const HOST = 'tinhouse.example';
const SORTS = [
  ['rating', 'Best rated'],
  ['cheap', 'Cheapest first'],
  ['dear', 'Dearest first'],
  ['name', 'By name'],
] as const;
const DELIVERY = {
  standard: 'Standard delivery',
  express: 'Express delivery',
  collect: 'Collect at the shop',
} as const;
const stars = (p: ProductRow) => `★ ${(p.rating / 10).toFixed(1)} (${p.reviews})`;
export const productUrl = (id: string): string => `https://${HOST}/product/${id.replace(/^product-/, '')}`;
const card = (p: ProductRow): LinkItem => ({
  url: productUrl(p.id),
  title: p.name,
  text:
    p.wasCents === null ? formatMoney(p.cents) : `${formatMoney(p.cents)}, was ${formatMoney(p.wasCents)}`,
  meta: p.stock === 0 ? 'Sold out' : stars(p),
  picture: p.picture,
});
const byRating = (a: ProductRow, b: ProductRow): number => b.rating - a.rating || b.reviews - a.reviews;
const ORDERS: Readonly<Record<string, (a: ProductRow, b: ProductRow) => number>> = {
  cheap: (a, b) => a.cents - b.cents,
  dear: (a, b) => b.cents - a.cents,
  name: () => 0,
};
const order = (sort: string) => (a: ProductRow, b: ProductRow) =>
  (ORDERS[sort] ?? byRating)(a, b) || compare(a.name, b.name) || compare(a.id, b.id);

/** Tinhouse: a shop with a cart and a checkout. */
export const shop: Site = ({ state, address: { path, query }, page, visit }) => {
  const all = productsOf(state.products);
  const list = (title: string, found: readonly ProductRow[], words = '') =>
    page(
      [
        { kind: 'search', label: 'Search Tinhouse', host: HOST, path: '/search', value: words },
        { kind: 'title', text: title },
        {
          kind: 'links',
          style: 'chips',
          label: 'Order',
          items: SORTS.map(([sort, name]) => ({
            url: `https://${HOST}${encodeURI(path)}?${words ? `q=${encodeURIComponent(words)}&` : ''}sort=${sort}`,
            title: name,
          })),
        },
        ...(found.length === 0
          ? [{ kind: 'text', text: 'Nothing fits. Try fewer words.' } as const]
          : [
              {
                kind: 'text',
                small: true,
                text: `${found.length} ${found.length === 1 ? 'product' : 'products'}`,
              } as const,
              {
                kind: 'links',
                style: 'tiles',
                items: [...found].sort(order(query['sort'] ?? 'rating')).map(card),
              } as const,
            ]),
      ],
      `${title} – Tinhouse`,
    );
  if (path === '/') return list('Things that last', all);
  if (path === '/search') {
    const words = (query['q'] ?? '').trim().toLowerCase();
    return list(
      `“${query['q'] ?? ''}”`,
      all.filter(p =>
        words
          .split(/\s+/)
          .every(w => `${p.name} ${p.colour} ${p.material} ${p.kind} ${p.text}`.toLowerCase().includes(w)),
      ),
      query['q'] ?? '',
    );
  }
  if (path.startsWith('/section/')) {
    const kind = path.slice('/section/'.length);
    const found = all.filter(p => p.kind === kind);
    return found.length === 0 ? null : list(kind, found);
  }
  if (path.startsWith('/product/')) {
    const p = all.find(x => x.id === `product-${path.slice('/product/'.length)}`);
    if (!p) return null;
    const near = all.filter(x => x.kind === p.kind && x.id !== p.id).slice(0, 4);
    return page(
      [
        { kind: 'picture', name: p.picture, alt: p.name },
        { kind: 'title', over: p.kind, text: p.name },
        {
          kind: 'price',
          now: formatMoney(p.cents),
          was: p.wasCents === null ? null : formatMoney(p.wasCents),
        },
        {
          kind: 'text',
          small: true,
          text: `${stars(p)} · ${p.stock === 0 ? 'Sold out' : p.stock < 4 ? `Only ${p.stock} left` : 'In stock'}`,
        },
        ...(p.stock > 0
          ? [
              {
                kind: 'button',
                label: 'Add to cart',
                act: { name: 'addToCart', args: { product: p.id } },
              } as const,
            ]
          : []),
        { kind: 'text', text: p.text },
        {
          kind: 'table',
          head: ['Detail', p.name],
          rows: [
            ['Colour', p.colour],
            ['Material', p.material],
            ['Weight', `${p.grams} g`],
          ],
        },
        { kind: 'links', style: 'rows', items: [{ url: `https://${HOST}/cart`, title: 'Go to cart' }] },
        { kind: 'heading', text: 'Beside it on the shelf' },
        { kind: 'links', style: 'tiles', items: near.map(card) },
      ],
      `${p.name} – Tinhouse`,
    );
  }
  const lines = cartLines(state);
  const sums: Block[] = [
    {
      kind: 'table',
      head: ['Sum', ''],
      rows: [
        ['Goods', formatMoney(cartTotal(state))],
        ['Delivery', 'Chosen at checkout'],
      ],
    },
  ];
  if (path === '/cart') {
    return lines.length === 0
      ? page(
          [
            { kind: 'title', text: 'Your cart is empty' },
            { kind: 'text', text: 'What you put in stays here until you clear the site’s data.' },
            { kind: 'links', style: 'rows', items: [{ url: `https://${HOST}/`, title: 'Look around' }] },
          ],
          'Cart – Tinhouse',
        )
      : page(
          [
            { kind: 'title', text: 'Cart' },
            {
              kind: 'cart',
              lines: lines.map(l => ({
                id: l.id,
                title: l.product.name,
                price: formatMoney(l.product.cents * l.quantity),
                quantity: l.quantity,
                picture: l.product.picture,
              })),
            },
            ...sums,
            {
              kind: 'links',
              style: 'rows',
              items: [{ url: `https://${HOST}/checkout`, title: 'Check out' }],
            },
          ],
          'Cart – Tinhouse',
        );
  }
  if (path === '/checkout') {
    const sent = orderOf(state, visit.sent);
    if (sent) {
      return page(
        [
          { kind: 'title', over: 'Thank you', text: `Order ${sent.number}` },
          { kind: 'note', tone: 'good', text: 'Your order is placed. Keep the number.' },
          {
            kind: 'table',
            head: ['Product', 'Price'],
            rows: [
              ...sent.lines.map(l => [
                `${l.quantity} × ${state.products[l.product]?.name ?? l.product}`,
                formatMoney(l.cents * l.quantity),
              ]),
              [DELIVERY[sent.delivery], formatMoney(sent.deliveryCents)],
              ...(sent.code ? [[`Code ${sent.code}`, 'taken off']] : []),
              ['Total', formatMoney(sent.totalCents)],
            ],
          },
          {
            kind: 'text',
            text:
              sent.delivery === 'collect'
                ? 'Ready to collect tomorrow from ten, 5 Anchor Passage.'
                : `It goes to ${sent.name}, ${sent.street}, ${sent.postcode}.`,
          },
          { kind: 'links', style: 'rows', items: [{ url: `https://${HOST}/`, title: 'Back to the shop' }] },
        ],
        `Order ${sent.number}`,
      );
    }
    return lines.length === 0
      ? page(
          [
            { kind: 'title', text: 'Your cart is empty' },
            { kind: 'links', style: 'rows', items: [{ url: `https://${HOST}/`, title: 'Look around' }] },
          ],
          'Checkout – Tinhouse',
        )
      : page(
          [
            { kind: 'title', text: 'Checkout' },
            {
              kind: 'table',
              head: ['Product', 'Price'],
              rows: [
                ...lines.map(l => [
                  `${l.quantity} × ${l.product.name}`,
                  formatMoney(l.product.cents * l.quantity),
                ]),
                ['Goods', formatMoney(cartTotal(state))],
              ],
            },
            { kind: 'form', form: 'checkout' },
          ],
          'Checkout – Tinhouse',
        );
  }
  return null;
};
