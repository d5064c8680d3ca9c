import type { Phone } from '../catalogue.ts';
import type { OutwardPlays } from '../outward.ts';

const PLACE = 'place-orpheum';
const mineOf = (phone: Phone, place: string): string =>
  Object.entries(phone.apps.maps.reviews).find(([, r]) => r.mine && r.place === place)![0];

/** How each outward action is played. */
export const outward: OutwardPlays = {
  review: {
    writes: 'review',
    act: () => ({
      action: 'review',
      args: { place: PLACE, stars: 4, text: 'Warm, and the seats lean back.' },
    }),
    erase: phone => [{ action: 'deleteReview', args: { review: mineOf(phone, PLACE) } }],
    to: [PLACE],
  },
  deleteReview: {
    writes: 'recall',
    act: phone => ({ action: 'deleteReview', args: { review: mineOf(phone, 'place-cafe-bollard') } }),
    erase: () => [],
    to: ['place-cafe-bollard'],
  },
};
