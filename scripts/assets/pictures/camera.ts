import {
  DRAWN,
  describeSelfie,
  describeView,
  GROUNDS,
  KINDS,
  pictureName,
  selfieName,
  type PictureLight,
  type Ground,
  type Kind,
} from '../../../apps/camera/scenery.ts';
import { cafe, hall, home, studio } from './inside.ts';
import { beach, harbour, market, park, pier, station, street } from './outside.ts';
import { people } from './people.ts';
import { portrait } from './portrait.ts';
import type { Scene } from './scene.ts';
import { blur, defs, glow, group, H, lit, mix, path, radial, rect, svg, W, type Lit } from './view.ts';

const PLACES: Record<Kind, (l: Lit) => string> = {
  home,
  studio,
  cafe,
  hall,
  harbour,
  pier,
  park,
  street,
  market,
  station,
  beach,
};
const BEHIND: Record<Ground, Kind> = { indoor: 'home', town: 'street', sea: 'harbour' };

/** Who owns the phone, at arm's length. */
function selfie(ground: Ground, light: PictureLight): string {
  const l = lit(light);
  const dim = light === 'day' ? 0 : light === 'dusk' ? 0.16 : 0.34;
  const sleeve = mix('#DFA52D', '#140A1E', dim);
  const figure = portrait(people[0]!, 0, false)
    .replace('<svg ', '<svg x="-30" y="240" ')
    .replace('width="192" height="192"', 'width="960" height="960"');
  // Larger than the picture, so that its soft edges lie outside.
  return (
    group(blur(9, PLACES[BEHIND[ground]](l)), 'transform="translate(-36 -48) scale(1.08)"') +
    rect(0, 0, W, H, '#000', `opacity="${light === 'day' ? 0.04 : 0.14}"`) +
    figure +
    path('M-20 1210L-20 1010C60 960 150 980 214 1060L260 1210Z', sleeve) +
    path('M-20 1040C50 1000 110 1010 160 1070L150 1210H-20Z', '#000', 'opacity=".1"') +
    defs(
      radial(
        'face-light',
        [
          [
            0,
            light === 'day' ? '#FFF6E0' : light === 'dusk' ? '#FFB070' : '#BFD4FF',
            light === 'day' ? 0.14 : 0.2,
          ],
          [0.5, '#FFB070', 0],
          [0.65, '#05060E', 0],
          [1, '#05060E', light === 'day' ? 0.25 : 0.5],
        ],
        'cx=".5" cy=".6" r=".8"',
      ),
    ) +
    (light === 'night'
      ? rect(0, 0, W, H, '#0A1228', 'opacity=".3"')
      : light === 'dusk'
        ? rect(0, 0, W, H, '#FF8A4A', 'opacity=".1"')
        : '') +
    rect(0, 0, W, H, 'url(#face-light)') +
    (light === 'night' ? glow(450, 900, 460, '#DCE6FF', 0.2) : '')
  );
}

const view = (name: string, description: string, draw: () => string): Scene => ({
  name,
  kind: 'photo',
  width: W,
  height: H,
  description,
  draw: () => svg(draw()),
});

/** What the phone's camera sees, by kind of place and by light. */
export const views: readonly Scene[] = DRAWN.flatMap(light => [
  ...KINDS.map(kind =>
    view(pictureName(kind, light), describeView(kind, light), () => PLACES[kind](lit(light))),
  ),
  ...GROUNDS.map(ground =>
    view(selfieName(ground, light), describeSelfie(ground, light), () => selfie(ground, light)),
  ),
]);
