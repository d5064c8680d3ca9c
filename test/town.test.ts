import { describe, expect, test } from 'vitest';
import { createWorld, type Phone } from '../apps/catalogue.ts';
import { deals, type Deal } from '../scripts/world/town/deals.ts';

const { apps } = (await createWorld()) as unknown as Phone;
const { wallet, mail, shop, food, rides, stays, maps } = apps;

/** Restaurants that deliver and stand in no map: they cook for the app alone. */
const UNMAPPED = ['Kaji Sushi'];

/** What an app keeps of a deal. */
const kept: Record<Deal['app'], (number: string) => unknown> = {
  shop: number => shop.orders[number],
  food: number => Object.values(food.orders).find(order => order.number === number),
  rides: number => rides.rides[number],
  stays: number => stays.trips[number] ?? stays.flights[number],
};

describe('a deal of the town', () => {
  test.each(deals.map(deal => [deal.number, deal] as const))(
    '%s is one in app, wallet and mail',
    (_, deal) => {
      const { number, app, firm, cents, from, refund } = deal;
      expect(kept[app](number), 'the app has it').toBeDefined();
      const paid = Object.values(wallet.transactions).filter(
        each => each.reference === number && each.to === `firm-${firm}`,
      );
      expect(paid).toMatchObject(from === 'bank' ? [] : [{ cents, from, app }]);
      const returned = Object.values(wallet.transactions).filter(
        each => each.from === `firm-${firm}` && each.cents === refund?.cents,
      );
      expect(returned.length > 0).toBe(refund !== undefined);
      const receipts = Object.values(mail.mails).filter(each =>
        `${each.subject} ${each.text}`.includes(number),
      );
      expect(receipts.length, 'a mail names it').toBeGreaterThan(0);
    },
  );
});

/** The face of each named person in the state of an app. */
function facesIn(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return found;
  const { name, given, family, portrait, picture } = value as Record<string, unknown>;
  const face = [portrait, picture].find(each => typeof each === 'string' && each.startsWith('portrait-'));
  const called = name ?? [given, family].filter(Boolean).join(' ');
  if (called && typeof called === 'string' && typeof face === 'string') found.set(called, face);
  for (const each of Object.values(value)) facesIn(each, found);
  return found;
}

describe('people and places of the town', () => {
  test('a person has one face in every app', () => {
    const faces = new Map<string, Map<string, string>>();
    for (const [app, state] of Object.entries(apps))
      for (const [name, face] of facesIn(state))
        faces.set(name, (faces.get(name) ?? new Map<string, string>()).set(app, face));
    const shared = [...faces].filter(([, of]) => of.size > 1);
    expect(shared.length).toBeGreaterThan(40);
    expect(shared.filter(([, of]) => new Set(of.values()).size > 1)).toEqual([]);
  });
  test('a restaurant stands where the map has it', () => {
    const places = Object.values(maps.places);
    const missing = Object.values(food.restaurants).filter(
      ({ name, address }) =>
        !places.some(
          place => name.includes(place.name) && place.address.split(',')[0] === address.split(',')[0],
        ),
    );
    expect(missing.map(({ name }) => name)).toEqual(UNMAPPED);
  });
});
