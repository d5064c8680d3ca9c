import { cropOf, NO_EDITS, writePicture } from '../../src/sdk/core/picture.ts';
import { lightAt, type Light } from './light.ts';
import {
  describeSelfie,
  describeView,
  GROUND_OF,
  INDOORS,
  pictureName,
  selfieName,
  type PictureLight,
  type Kind,
} from './scenery.ts';
import spots from './spots.json' with { type: 'json' };
import type { Facing, Mode, Ratio } from './state.ts';

export interface Where {
  latitude: number;
  longitude: number;
  name: string;
}
/** How the camera is set when it looks. */
export interface View {
  facing: Facing;
  mode: Mode;
  ratio: Ratio;
  /** 0.6 to 10; the front camera has no wide lens. */
  zoom: number;
  /** Half stops, −4 to 4. */
  exposure: number;
  /** Light from the phone itself: a flash that fires, or the video light. */
  lit: boolean;
  /** Left and right changed, as the front camera's preview always is. */
  mirrored: boolean;
  orientation: 'portrait' | 'landscape';
}
export interface SceneView {
  picture: string;
  description: string;
  kind: Kind;
  light: Light;
  /** Name of a known place here; empty elsewhere. */ spot: string;
}

/** Metres within which the phone is at a place. */
const NEAR = 120;
const METRES = 111_195;

function spotAt({ latitude, longitude }: Where): (typeof spots)[number] | undefined {
  const off = (s: { latitude: number; longitude: number }) =>
    Math.hypot(s.latitude - latitude, (s.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)) *
    METRES;
  const near = spots
    .map(s => ({ s, off: off(s) }))
    .filter(({ off: metres }) => metres <= NEAR)
    .sort((a, b) => a.off - b.off)[0];
  return near?.s;
}

/** Words in the name of an unknown place that say what it looks like, in the order that they are looked for. */
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['station', /\b(station|platform|halt|terminal)\b/i],
  ['market', /\b(market|bazaar|mercado)\b/i],
  ['pier', /\b(pier|jetty|ferry|landing)\b/i],
  ['harbour', /\b(harbour|quay|port|marina|dock)\b/i],
  ['beach', /\b(beach|strand|sea|coast|shore|cove|isle|island|playa)\b/i],
  ['cafe', /\b(caf[eé]|bistro|restaurant|bar|bakery)\b/i],
  ['park', /\b(park|garden|wood|forest|meadow|field|lake|hill)s?\b/i],
  ['studio', /\b(studio|office|workshop)\b/i],
  ['hall', /\b(museum|library|hall|gallery|church|cathedral)\b/i],
  ['home', /\b(home|flat|house|cottage)\b/i],
];

/** What a place looks like: a known place by where it is, another by its name, and a street where that says nothing. */
export function kindAt(place: Where): { kind: Kind; spot: string } {
  const spot = spotAt(place);
  if (spot) return { kind: spot.kind as Kind, spot: spot.name };
  return { kind: WORDS.find(([, words]) => words.test(place.name))?.[0] ?? 'street', spot: '' };
}

/** Share of the sensor's long side that a shape leaves, by ratio: the sensor is 4 to 3. */
function shapeOf(ratio: Ratio, landscape: boolean): { width: number; height: number } {
  // The pictures stand upright, 3 to 4; a phone held across sees their middle.
  if (landscape)
    return {
      '4:3': { width: 1, height: 9 / 16 },
      '16:9': { width: 1, height: 27 / 64 },
      '1:1': { width: 0.75, height: 9 / 16 },
    }[ratio];
  return {
    '4:3': { width: 1, height: 1 },
    '16:9': { width: 0.75, height: 1 },
    '1:1': { width: 1, height: 0.75 },
  }[ratio];
}

/** Widest zoom of each camera. */
export const WIDEST: Record<Facing, number> = { back: 0.6, front: 1 };
export const MOST_ZOOM: Record<Facing, number> = { back: 10, front: 4 };

/** Brightness that a flash adds. */
const FLASH: Record<Light, number> = { day: 6, dawn: 16, dusk: 16, night: 42 };

/** Brightness, −100 to 100, that the sensor makes of the light that there is. */
function brightnessOf(kind: Kind, light: Light, { facing, mode, lit, exposure }: View): number {
  const inside = facing === 'back' && INDOORS.has(kind);
  const atNight = inside ? -6 : -22;
  const ambient = { day: 0, dawn: -4, dusk: -4, night: atNight }[light];
  const nightMode = mode === 'night' && light !== 'day' ? 30 : 0;
  const flash = lit ? FLASH[light] : 0;
  return Math.max(-100, Math.min(100, ambient + nightMode + flash + exposure * 12));
}

/** What a camera sees at a place (degrees) and a moment (epoch ms). */
export function sceneAt(place: Where, now: number, view: View): SceneView {
  const { kind, spot } = kindAt(place);
  const light = lightAt(now, place);
  const drawn: PictureLight = light === 'dawn' ? 'dusk' : light;
  const front = view.facing === 'front';
  const base = front ? selfieName(GROUND_OF[kind], drawn) : pictureName(kind, drawn);
  const shape = shapeOf(view.ratio, view.orientation === 'landscape');
  const share = WIDEST[view.facing] / Math.max(WIDEST[view.facing], view.zoom);
  const [width, height] = [shape.width * share, shape.height * share];
  const crop = cropOf({ left: (1 - width) / 2, top: (1 - height) / 2, width, height });
  const picture = writePicture(base, {
    ...NO_EDITS,
    mirror: view.mirrored,
    crop,
    filter: light === 'dawn' ? 'cool' : 'none',
    brightness: brightnessOf(kind, light, view),
  });
  return {
    picture,
    description: front ? describeSelfie(GROUND_OF[kind], drawn) : describeView(kind, drawn),
    kind,
    light,
    spot,
  };
}
