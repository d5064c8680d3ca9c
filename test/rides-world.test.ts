import { describe, expect, test } from 'vitest';
import { createWorld, type Phone } from '../apps/catalogue.ts';
import { sumOf } from '../apps/rides/select.ts';
import maps from '../apps/maps/world.json' with { type: 'json' };
import { deals } from '../scripts/world/town/deals.ts';
import { townPlaces } from '../src/sdk/city/find.ts';

const { rides, wallet } = ((await createWorld()) as unknown as Phone).apps;
const LONDON = { timeZone: 'Europe/London' };

describe('the world of Hopalong', () => {
  test('its deals are those of the town, to the penny and the minute', () => {
    for (const { number, cents, at, notes } of deals.filter(deal => deal.app === 'rides')) {
      const ride = rides.rides[number]!;
      expect(sumOf(ride.fare)).toBe(cents);
      expect(new Date(ride.endsAt!).toLocaleString('sv-SE', LONDON).slice(0, 16)).toBe(at);
      if (notes?.['pin']) expect(ride.pin).toBe(notes['pin']);
      if (notes?.['plate']) expect(rides.drivers[ride.driver!]!.plate).toBe(notes['plate']);
      expect(wallet.transactions[ride.payment!]).toMatchObject({ cents, to: 'firm-hopalong' });
    }
  });
  test('no other ride was paid with Copperleaf', () => {
    const paid = Object.entries(rides.rides).filter(([, ride]) => ride.pay === 'copperleaf');
    expect(paid.map(([id]) => id).toSorted()).toEqual(
      deals
        .filter(deal => deal.app === 'rides')
        .map(deal => deal.number)
        .toSorted(),
    );
  });
  test('places are those of Wayfare', () => {
    expect(townPlaces.map(place => [place.name, place.address])).toEqual(
      Object.values(maps.places).map(place => [place.name, place.address]),
    );
  });
  test('drivers drove only within their shifts', () => {
    for (const [id, ride] of Object.entries(rides.rides)) {
      if (ride.driver === null || ride.boardsAt === null) continue;
      const [from, until] = rides.drivers[ride.driver]!.shift as [number, number];
      const date = new Date(ride.boardsAt).toLocaleTimeString('en-GB', LONDON);
      const [hour, minute] = date.split(':').map(Number) as [number, number];
      const at = hour * 60 + minute;
      expect(from < until ? at >= from && at < until : at >= from || at < until, id).toBe(true);
    }
  });
});
