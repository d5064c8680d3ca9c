import type { Phone } from '../catalogue.ts';
import { payHere, type Act, type OutwardPlay, type OutwardPlays } from '../outward.ts';

const of = (phone: Phone) => phone.apps.shop;
const play = (
  writes: OutwardPlay['writes'],
  action: string,
  args: object | ((phone: Phone) => object),
  more: Partial<OutwardPlay> = {},
): OutwardPlay => ({
  writes,
  act: phone => ({ action, args: typeof args === 'function' ? args(phone) : args }),
  erase: () => [{ action: 'forgetSearches' }],
  ...more,
});
const place: Act = {
  action: 'placeOrder',
  args: {
    lines: [{ variant: 'v-kettle-1', count: 1 }],
    address: 'address-home',
    methods: {},
    coupon: null,
    giftNote: '',
  },
};
const lastOf = (table: object) => Object.keys(table).at(-1)!;
const [LOUD, HOB, FINE, CORKS] = ['Is it loud?', 'Does it fit induction?', 'Good', 'A jar of corks'];
const LISTING = {
  listing: null,
  title: CORKS,
  text: '',
  category: 'home',
  condition: 'used',
  cents: 3_00,
  photos: [],
  pickUp: true,
  post: false,
};

/** How each act of Bazari that reaches others is played. */
export const outward: OutwardPlays = {
  settlePay: play(
    'order',
    'settlePay',
    {},
    {
      before: () => [place],
      act: phone => payHere(phone),
      to: ['bazari'],
    },
  ),
  cancelOrder: play('amendment', 'cancelOrder', { order: 'BZ-41013', reason: 'mind' }),
  cancelItems: play('amendment', 'cancelItems', {
    order: 'BZ-41013',
    lines: [{ line: 'line-1', count: 1 }],
  }),
  changeAddress: play('amendment', 'changeAddress', { order: 'BZ-41013', address: 'address-work' }),
  requestReturn: play('amendment', 'requestReturn', {
    order: 'BZ-40561',
    lines: [{ line: 'line-2', count: 1 }],
    reason: 'damaged',
    comment: '',
    method: 'dropOff',
  }),
  cancelReturn: play('amendment', 'cancelReturn', phone => ({ id: lastOf(of(phone).returns) }), {
    before: () => [
      {
        action: 'requestReturn',
        args: {
          order: 'BZ-40561',
          lines: [{ line: 'line-2', count: 1 }],
          reason: 'damaged',
          comment: '',
          method: 'dropOff',
        },
      },
    ],
  }),
  sendMessage: play(
    'message',
    'sendMessage',
    { who: 'volt-lane', text: LOUD, about: null },
    { to: ['volt-lane'] },
  ),
  askQuestion: play('comment', 'askQuestion', { product: 'p-kettle', text: HOB }),
  writeReview: play(
    'review',
    'writeReview',
    { product: 'p-headphones', stars: 4, text: FINE, photos: [] },
    { erase: phone => [{ action: 'deleteReview', args: { review: lastOf(of(phone).reviews) } }] },
  ),
  thank: play('reaction', 'thank', { review: 'review-frame-oak-1', on: true }),
  saveListing: play('post', 'saveListing', LISTING, {
    erase: phone => [{ action: 'deleteListing', args: { listing: lastOf(of(phone).listings) } }],
  }),
  markSold: play('amendment', 'markSold', { listing: 'listing-desk-lamp', on: true }),
  deleteListing: play('amendment', 'deleteListing', { listing: 'listing-desk-lamp' }),
  acceptOffer: play('connection', 'acceptOffer', { offer: 'offer-1' }),
  refuseOffer: play('connection', 'refuseOffer', { offer: 'offer-1' }),
  makeOffer: play(
    'request',
    'makeOffer',
    { listing: 'listing-tripod', cents: 40_00, note: '' },
    { to: ['kofi-m'] },
  ),
  withdrawOffer: play('connection', 'withdrawOffer', phone => ({ offer: lastOf(of(phone).offers) }), {
    before: () => [{ action: 'makeOffer', args: { listing: 'listing-tripod', cents: 40_00, note: '' } }],
  }),
};
