import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { readPicture } from '../../src/sdk/core/picture.ts';
import { lightAt, sunAt } from './light.ts';
import { DRAWN, GROUNDS, KINDS, pictureName, selfieName } from './scenery.ts';
import { kindAt, sceneAt, type View } from './scene.ts';
import { London } from './testing.ts';

const home = { latitude: 50.8213, longitude: -1.4037, name: 'Harrow Bay' };
const sea = { latitude: 10, longitude: 10, name: 'Pebble Beach Cove' };
const back: View = {
  facing: 'back',
  mode: 'photo',
  ratio: '4:3',
  zoom: 1,
  exposure: 0,
  lit: false,
  mirrored: false,
  orientation: 'portrait',
};
const edits = (place = sea, now = London(12), view: Partial<View> = {}) =>
  readPicture(sceneAt(place, now, { ...back, ...view }).picture).edits;

test('the sun stands where almanacs have it', () => {
  // Equinox noon in the south of England: 90° less the latitude.
  expect(sunAt(Date.UTC(2026, 2, 20, 12, 13), home).height).toBeCloseTo(39.2, 0);
  expect(sunAt(Date.UTC(2026, 5, 21, 12), { latitude: 23.44, longitude: 0 }).height).toBeGreaterThan(89);
  expect(sunAt(London(9), home).rising).toBe(true);
  expect(sunAt(London(16), home).rising).toBe(false);
});

test('light follows the clock and the place', () => {
  expect(
    [3, 6.4, 9, 13, 17.9, 19, 23].map(h => lightAt(London(Math.floor(h), Math.round((h % 1) * 60)), home)),
  ).toEqual(['night', 'dawn', 'day', 'day', 'dusk', 'night', 'night']);
  expect(lightAt(London(13), { latitude: 31, longitude: 121 })).toBe('night');
});

test('a known place looks as it is, another as it is called, and the rest is a street', () => {
  expect(kindAt(home)).toEqual({ kind: 'home', spot: "27 Tanner's Row" });
  expect(kindAt({ latitude: 50.81703, longitude: -1.39532, name: 'Somewhere' })).toMatchObject({
    kind: 'pier',
    spot: 'Gannet Isle Ferry, Pier 3',
  });
  expect(kindAt(sea)).toEqual({ kind: 'beach', spot: '' });
  expect(kindAt({ ...sea, name: 'Port Ellery Station' }).kind).toBe('station');
  expect(kindAt({ ...sea, name: 'Villaclara' }).kind).toBe('street');
});

test('zoom and ratio are a crop from the middle; 0.6 sees all', () => {
  expect(edits(sea, London(12), { zoom: 0.6 }).crop).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  expect(edits().crop).toEqual({ left: 0.2, top: 0.2, width: 0.6, height: 0.6 });
  expect(edits(sea, London(12), { ratio: '16:9' }).crop).toMatchObject({ width: 0.45, height: 0.6 });
  expect(edits(sea, London(12), { ratio: '1:1', zoom: 2 }).crop).toMatchObject({ width: 0.3, height: 0.225 });
  expect(edits(sea, London(12), { orientation: 'landscape' }).crop).toMatchObject({
    width: 0.6,
    height: 0.337,
  });
  expect(edits(sea, London(12), { zoom: 10 }).crop.width).toBe(0.06);
});

test('the dark makes a picture dark; flash, night mode and exposure help', () => {
  const night = London(23);
  const level = (view: Partial<View>, now = night) => {
    const e = edits(home, now, view).brightness;
    return e;
  };
  expect(level({}, London(12))).toBe(0);
  expect(edits({ ...home, name: 'x', latitude: 1 }, night).brightness).toBeLessThan(-15);
  expect(level({ lit: true })).toBeGreaterThan(level({ mode: 'night' }));
  expect(level({ mode: 'night' })).toBeGreaterThan(level({}));
  expect(level({ exposure: 2 }) - level({})).toBe(24);
  expect(sceneAt(home, London(6, 20), back).picture).toMatch(/^view-home-dusk#.*filter=cool/);
});

test('the front camera sees who holds the phone, and turns left and right where it is told', () => {
  const seen = sceneAt(sea, London(12), { ...back, facing: 'front', mirrored: true });
  expect(seen).toMatchObject({
    picture: 'selfie-sea-day#mirror=1',
    description: 'Robin looking into the camera by the sea, by day.',
  });
  expect(sceneAt(sea, London(12), { ...back, facing: 'front' }).picture).toBe('selfie-sea-day');
});

test('every scene has its picture in the library', () => {
  const names = new Set(
    (
      JSON.parse(readFileSync(new URL('../../assets/pictures/index.json', import.meta.url), 'utf8')) as {
        name: string;
      }[]
    ).map(e => e.name),
  );
  for (const light of DRAWN) {
    for (const kind of KINDS) expect(names).toContain(pictureName(kind, light));
    for (const ground of GROUNDS) expect(names).toContain(selfieName(ground, light));
  }
});
