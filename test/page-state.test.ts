import { expect, it } from 'vitest';
import { isTest, read, sources } from '../scripts/imports.ts';

/** State that a page may keep between phones, and why it does not affect what the page draws. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/calendar/occurrences.ts cache':
    'by the frozen event, its id, the days and the zone, which decide the rest',
  'apps/catalogue.ts world': 'the base phone, read once; not on a page',
  'apps/fitness/track.ts kept': 'made from the text that is the key',
  'apps/maps/select/route.ts itineraries': 'by the frozen plan and all else that decides its directions',
  'apps/recorder/wave.ts kept': 'made from the numbers that are the key',
  'apps/rides/model/town.ts known':
    'made from the city, both points, the mode and the half hour, which are the key',
  'apps/settings/search.ts index': 'made from the pages of settings, which are constants',
  'apps/weather/model/climate.ts kept': 'made from the place that is the key',
  'apps/weather/model/noise.ts keys': 'made from the name that is the key',
  'src/sdk/city/address.ts foldedNames': 'made from the text that is the key, bounded',
  'src/sdk/city/edges.ts grids': 'made from the city alone, which never changes',
  'src/sdk/city/terrain.ts kept': 'made from the city alone',
  'src/sdk/city/timetable.ts runs': 'made from the city alone',
  'src/sdk/city/transit.ts entries': 'made from the city alone',
  'src/sdk/core/check.ts patterns': 'made from the pattern that is the key',
  'src/sdk/core/words/words.ts listeners': 'the components on the screen; their order is not used',
  'src/sdk/core/words/words.ts loaded': 'only tells that words have come',
  'src/sdk/core/words/words.ts translations':
    'the same words whenever they are fetched; nothing is drawn before they are there',
  'src/sdk/core/words/words.ts translators': 'made from the words and the language',
  'src/sdk/react/back.ts byStore':
    'by phone; added anew in the order of the tree each time Back looks at them',
  'src/sdk/react/city/layers.ts tiles': 'made from the city alone, which never changes',
  'src/sdk/react/city/layers.ts boxes': 'made from a street of the city alone',
  'src/sdk/react/city/layers.ts houses': 'made from a street of the city alone',
  'src/sdk/react/dispatchers.ts made': 'functions that only dispatch, by the store that they dispatch to',
  'src/sdk/react/fields.ts fieldOf': 'set by the component that draws the element',
  'src/sdk/react/gestures.ts gestureOf': 'set by the component that draws the element',
  'src/sdk/react/live/pages.ts livePages': 'pages with a state of their own, kept by phone',
  'src/sdk/react/pictures.ts library': 'set once, when the page starts',
  'src/sdk/react/pictures.ts icons': 'set once, when the page starts',
  'src/shell/elements/source.ts made':
    'made from the words of the catalogue, of the app on the screen and of the language',
  'src/shell/input/scrollers.ts directions':
    'how an element was last written to; its offset is written again',
  'src/shell/keyboard/pinyin.ts table': 'the same file whenever it is fetched; settling waits for it',
  'src/shell/keyboard/pinyin.ts listeners': 'the strips of keyboards that are drawn; their order is not used',
  'src/shell/live/driver.ts loaded': 'the same code whenever it is fetched; settling waits for it',
  'src/shell/live/perform.ts down': 'fingers on a page with a state of its own, kept by its frame',
  'src/state/clock.ts zones': 'made from the name of the zone',
  'src/state/fingerprint.ts ofObjects': 'fingerprints by the parts of trees that they are of',
  'src/state/fingerprint.ts ofTexts': 'fingerprints by texts and numbers, bounded',
  'src/state/hash.ts known': 'by the frozen object that it is the hash of',
  'src/state/random.ts hi': 'set before each use, by the function that uses it',
  'src/state/random.ts lo': 'set before each use, by the function that uses it',
  'src/state/schema.ts regexes': 'made from the pattern that is the key',
  'src/state/shape.ts known': 'what a schema says of its places',
  'src/state/validate.ts validators': 'made from the schema that is the key',
};

/** Matches module state: a `let`, or a collection or object that is not declared read-only. */
const MUTABLE =
  /^(?:export )?(?:let (\w+)|const (\w+)(?!: Readonly)[^=\n]*= new (?:Weak)?(?:Map|Set)\b.*\(\);|const (\w+) = new Weak(?:Map|Set)<|const (\w+) = new LivePages\()/gm;

const files = sources(['src', 'apps']).filter(
  file => !isTest(file) && /\.tsx?$/.test(file) && !file.startsWith('src/studio/'),
);

it('a page keeps only listed state between phones', () => {
  const kept = files.flatMap(file =>
    [...read(file).matchAll(MUTABLE)].map(([, ...names]) => `${file} ${names.find(name => name)}`),
  );
  expect(kept.sort()).toEqual(Object.keys(ALLOWED).sort());
});
