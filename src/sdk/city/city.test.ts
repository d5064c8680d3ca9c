import { describe, expect, test } from 'vitest';
import {
  addressAt,
  ascentOf,
  bearing,
  contoursOf,
  degreesOf,
  departuresAt,
  districtAt,
  elevationAt,
  geocode,
  harrowBay as city,
  houseAt,
  isWater,
  journeyBetween,
  journeyBy,
  lastNumber,
  mayGo,
  metresOf,
  nearestEdge,
  pack,
  reach,
  runsOf,
  simplified,
  stepsOf,
  trafficOn,
  turnOf,
  unpack,
  wayBetween,
  windOf,
  nextDeparture,
} from './index.ts';

const place = (id: string) => city.places.find(p => p.id === id)!;
const NINE = { minutes: 581, weekday: 4 };

describe('the town', () => {
  test('is in one piece on foot, the isle by its ferry, and every street has a name', () => {
    const { seconds } = reach(city, place('home'), 'walk');
    expect(seconds.size).toBe(city.nodes.length);
    expect(city.streets.filter(s => s.name.trim() === '')).toEqual([]);
    expect(city.edges.length).toBeGreaterThan(1500);
  });

  test('its places stand on land in the district of their address', () => {
    for (const p of city.places) {
      const code = /HB\d/.exec(p.address)?.[0];
      expect(districtAt(city, p).code, p.id).toBe(code);
      if (!['ferry-pier', 'old-bridge', 'long-strand'].includes(p.id))
        expect(isWater(city, p), p.id).toBe(false);
    }
  });

  test('house numbers lead to houses and back', () => {
    for (const id of [
      'home',
      'kittiwake-studio',
      'cafe-bollard',
      'spoke-and-gannet',
      'orpheum',
      'second-tide-books',
    ]) {
      const p = place(id);
      expect(p.address).toContain(addressAt(city, p).address);
      const [hit] = geocode(city, p.address.replace(/^Flat \d+, /, ''));
      expect(hit).toMatchObject({ kind: 'address' });
      expect(Math.hypot(hit!.x - p.x, hit!.y - p.y)).toBeLessThan(2);
    }
    const street = city.streets.find(s => s.name === 'Quayside')!;
    const [odd, even] = [houseAt(street, 15), houseAt(street, 16)];
    expect(odd.y).toBeLessThan(even.y);
    expect(lastNumber(street)).toBeGreaterThanOrEqual(62);
    expect(addressAt(city, { x: 100, y: 1500 }).name).toBe('On the water');
    expect(addressAt(city, place('fennel-park')).name).toBe('Fennel Park');
  });

  test('the phone begins at home, and degrees and metres turn into each other', () => {
    const at = metresOf({ latitude: 50.8213, longitude: -1.4037 });
    expect(Math.hypot(at.x - place('home').x, at.y - place('home').y)).toBeLessThan(1);
    const back = metresOf(degreesOf({ x: 1234, y: -987 }));
    expect(Math.abs(back.x - 1234) + Math.abs(back.y + 987)).toBeLessThan(0.3);
    expect(bearing({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(90);
    expect(windOf(350)).toBe('north');
  });

  test('finds streets, districts, stops and numbers, the best first', () => {
    expect(geocode(city, "27 Tanner's Row")[0]).toMatchObject({ kind: 'address', name: "27 Tanner's Row" });
    expect(geocode(city, 'tanners')[0]).toMatchObject({ kind: 'street', name: "Tanner's Row" });
    expect(geocode(city, 'Sluice Road 5')[0]!.name).toBe('5 Sluice Road');
    expect(geocode(city, 'Lantern Hill')[0]).toMatchObject({ kind: 'district' });
    expect(geocode(city, 'gullwing jetty')[0]).toMatchObject({ kind: 'stop' });
    expect(geocode(city, '9999 Quayside').filter(h => h.kind === 'address')).toEqual([]);
    expect(geocode(city, '')).toEqual([]);
  });
});

describe('ways', () => {
  test('are the same each time, end where they should, and are as long as their parts', () => {
    const [a, b] = [place('home'), place('saturday-market')];
    for (const mode of ['walk', 'cycle', 'drive'] as const) {
      const way = wayBetween(city, a, b, mode)!;
      expect(wayBetween(city, a, b, mode)).toEqual(way);
      expect(Math.hypot(way.points[0]!.x - a.x, way.points[0]!.y - a.y)).toBeLessThan(30);
      expect(Math.hypot(way.points.at(-1)!.x - b.x, way.points.at(-1)!.y - b.y)).toBeLessThan(60);
      for (let i = 1; i < way.stretches.length; i++) {
        const [end, begin] = [way.stretches[i - 1]!.points.at(-1)!, way.stretches[i]!.points[0]!];
        expect(Math.hypot(end.x - begin.x, end.y - begin.y)).toBeLessThan(0.01);
      }
    }
    expect(wayBetween(city, a, b, 'walk')!.metres).toBeGreaterThan(Math.hypot(a.x - b.x, a.y - b.y));
  });

  test('cars keep to streets and one-way signs; bridges and steps are for those on foot', () => {
    const over = wayBetween(city, place('home'), place('saturday-market'), 'drive')!;
    expect(over.stretches.map(s => city.edges[s.edge]!.street.name)).not.toContain('Mill Lade Bridge');
    expect(
      wayBetween(city, place('home'), place('saturday-market'), 'walk')!.stretches.map(
        s => city.edges[s.edge]!.street.name,
      ),
    ).toContain('Mill Lade Bridge');
    const ropewalk = city.streets.find(s => s.name === 'Ropewalk')!;
    expect(ropewalk.oneWay).toBe(true);
    const against = wayBetween(city, ropewalk.line.at(-1)!, ropewalk.line[1]!, 'drive')!;
    expect(against.metres).toBeGreaterThan(ropewalk.length * 1.1);
    const [from, to] = [place('nassers-bakery'), { x: -930, y: -320 }];
    expect(
      wayBetween(city, from, to, 'walk', { avoidSteps: true })!.stretches.some(
        s => city.edges[s.edge]!.street.kind === 'steps' && s.metres > 60,
      ),
    ).toBe(false);
  });

  test('every street that cars may use can be driven to and away from', () => {
    const there = reach(city, place('home'), 'drive').seconds;
    const back = reach(city, place('home'), 'drive', {}, Infinity, true).seconds;
    const cut = city.edges.filter(
      e =>
        mayGo(e.street.kind, 'drive') &&
        e.street.district.id !== 'gannet-isle' &&
        !(there.has(e.a) && there.has(e.b) && back.has(e.a) && back.has(e.b)),
    );
    expect(cut.map(e => e.street.name)).toEqual([]);
  });

  test('to the isle there is the ferry or nothing', () => {
    const [a, b] = [place('home'), place('kelp-cottage')];
    expect(
      wayBetween(city, a, b, 'walk')!.stretches.some(s => city.edges[s.edge]!.street.kind === 'ferry'),
    ).toBe(true);
    expect(wayBetween(city, a, b, 'walk', { avoidFerries: true })).toBeNull();
    expect(wayBetween(city, a, b, 'drive')).toBeNull();
    const journey = journeyBetween(city, a, b, NINE)!;
    expect(journey.legs.find(l => l.kind === 'ride')).toMatchObject({ departs: 600, arrives: 622 });
    expect(journeyBetween(city, a, b, NINE, { avoidFerries: true })).toBeNull();
  });

  test('steps tell each street once and end with the arrival', () => {
    const steps = stepsOf(
      city,
      wayBetween(city, place('home'), place('nassers-bakery'), 'walk')!,
      'the bakery',
    );
    expect(steps[0]!.text).toMatch(/^Head \w+(-\w+)? on Tanner's Row$/);
    expect(steps.at(-1)!.text).toMatch(/^Arrive at the bakery/);
    expect(steps.map(s => s.street).filter(Boolean)).toEqual([
      ...new Set(steps.map(s => s.street).filter(Boolean)),
    ]);
    expect([turnOf(0), turnOf(-90), turnOf(90), turnOf(170), turnOf(40), turnOf(-370)]).toEqual([
      'straight',
      'left',
      'right',
      'sharp-right',
      'slight-right',
      'straight',
    ]);
  });

  test('traffic makes the same way slower, at rush hour most', () => {
    const drive = (minutes: number) =>
      wayBetween(city, place('home'), place('brackwater-dental'), 'drive', {
        traffic: s => [1, 1.3, 1.75][trafficOn(s, minutes, false)]!,
      })!.seconds;
    expect(drive(500)).toBeGreaterThan(drive(660));
    expect(drive(660)).toBeGreaterThanOrEqual(drive(180));
  });
});

describe('timetables', () => {
  test('the next departure is never in the past, and the last is followed by the first of the next day', () => {
    for (const run of runsOf(city))
      for (const minutes of [0, 333, 581, 1100, 1439]) {
        const at = nextDeparture(run, 0, { minutes, weekday: 4 })!;
        expect(at).toBeGreaterThanOrEqual(minutes);
      }
    const ferry = runsOf(city).find(r => r.line.id === 'f1' && !r.back)!;
    expect(nextDeparture(ferry, 0, { minutes: 1300, weekday: 4 })).toBe(1440 + 420);
    expect(nextDeparture(ferry, 0, { minutes: 1300, weekday: 6 })).toBeGreaterThan(1440 + 8 * 60);
    expect(departuresAt(city, 'central', NINE).length).toBe(6);
  });

  test('journeys leave after one asks, change in order, and can be asked to arrive by a time', () => {
    const [a, b] = [place('home'), place('brackwater-dental')];
    const journey = journeyBetween(city, a, b, NINE)!;
    expect(journey.departs).toBeGreaterThanOrEqual(581);
    journey.legs.forEach((leg, i) => {
      expect(leg.arrives).toBeGreaterThanOrEqual(leg.departs);
      if (i > 0) expect(leg.departs).toBeGreaterThanOrEqual(journey.legs[i - 1]!.arrives - 1e-6);
    });
    const by = journeyBy(city, a, b, { minutes: 840, weekday: 4 })!;
    expect(by.arrives).toBeLessThanOrEqual(840);
    expect(by.departs).toBeGreaterThan(760);
    expect(journeyBetween(city, a, place('cafe-bollard'), NINE)!.legs.map(l => l.kind)).toEqual(['walk']);
  });
});

test('hills are on land, and lines pack without loss', () => {
  expect(elevationAt(city, place('gullwing-light'))).toBeGreaterThan(10);
  expect(elevationAt(city, { x: 0, y: 2000 })).toBe(0);
  expect(ascentOf([place('home'), { x: -1160, y: -330 }])).toBeGreaterThan(20);
  expect(contoursOf(city).length).toBeGreaterThan(3);
  const line = [
    { x: 3, y: -4 },
    { x: 10, y: 2 },
    { x: 11, y: 2 },
  ];
  expect(unpack(pack(line))).toEqual(line);
  expect(
    simplified(
      [
        { x: 0, y: 0 },
        { x: 5, y: 0.1 },
        { x: 10, y: 0 },
      ],
      1,
    ),
  ).toHaveLength(2);
  expect(nearestEdge(city, { x: 90_000, y: 0 })).toBeNull();
});
