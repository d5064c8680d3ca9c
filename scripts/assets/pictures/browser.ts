// Over 300 lines: a table of drawings, one for each picture.
import { products } from '../../world/browser/shop.ts';
import {
  circle,
  dark,
  ellipse,
  gradient,
  group,
  light,
  many,
  mix,
  path,
  radial,
  rect,
  stroke,
} from './draw.ts';
import { defs, relief, soft, textured } from './scene.ts';
import type { Scene } from './scene.ts';

/** Colours of goods by their name. */
const INK: Readonly<Record<string, string>> = {
  blue: '#2F5F96',
  yellow: '#D9A02B',
  green: '#3F7A58',
  red: '#B83A32',
  grey: '#767C84',
  black: '#2B2D31',
  violet: '#7B5A94',
};
const S = 640;
/** Light from the left over something round, from edge to edge. */
const round = (id: string, c: string): string =>
  gradient(
    id,
    [
      [0, dark(c, 0.32)],
      [0.14, c],
      [0.34, light(c, 0.38)],
      [0.5, c],
      [0.84, dark(c, 0.38)],
      [1, dark(c, 0.5)],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
const steel = gradient(
  'steel',
  [
    [0, '#6E757C'],
    [0.18, '#E6EAED'],
    [0.36, '#AEB6BC'],
    [0.6, '#F7F9FA'],
    [0.85, '#7C848B'],
    [1, '#565D63'],
  ],
  'x1="0" y1="0" x2="1" y2="0"',
);
const brass = gradient(
  'brass',
  [
    [0, '#6A4A16'],
    [0.2, '#E8C46C'],
    [0.45, '#B58830'],
    [0.7, '#F2DC98'],
    [1, '#5C3F10'],
  ],
  'x1="0" y1="0" x2="1" y2="0"',
);
/** A paper ground that turns from wall to table without an edge. */
const ground = (tint: string): string =>
  defs(
    gradient('paper', [
      [0, mix(tint, '#F3F1EC', 0.86)],
      [0.62, mix(tint, '#E6E3DC', 0.82)],
      [0.72, mix(tint, '#F2EFE9', 0.86)],
      [1, mix(tint, '#DAD6CD', 0.84)],
    ]),
    radial(
      'glow',
      [
        [0, '#fff', 0.75],
        [1, '#fff', 0],
      ],
      'cx=".3" cy=".22" r=".8"',
    ),
    soft('blur', 12),
    soft('fine', 3),
  ) +
  rect(0, 0, S, S, 'url(#paper)') +
  rect(0, 0, S, S, 'url(#glow)');
const foot = (x: number, y: number, rx: number, ry = rx * 0.13): string =>
  ellipse(x + 34, y + 4, rx * 1.12, ry * 1.5, '#3A332A', 'opacity=".34" filter="url(#blur)"') +
  ellipse(x + 6, y, rx * 0.98, ry * 0.8, '#2A241C', 'opacity=".5" filter="url(#fine)"');

const draw: Readonly<Record<string, (c: string) => string>> = {
  mug: c =>
    foot(300, 506, 140) +
    defs(
      round('b', c),
      gradient('in', [
        [0, dark(c, 0.62)],
        [1, dark(c, 0.25)],
      ]),
    ) +
    path(
      'M426 268C530 250 556 424 420 438',
      'none',
      `stroke="${dark(c, 0.22)}" stroke-width="34" stroke-linecap="round"`,
    ) +
    path(
      'M428 262C520 246 546 400 424 426',
      'none',
      `stroke="${light(c, 0.28)}" stroke-width="8" opacity=".7"`,
    ) +
    path('M156 190L168 478C172 512 428 512 432 478L444 190Z', 'url(#b)') +
    path('M165 420C200 446 400 446 435 420L432 478C428 512 172 512 168 478Z', '#E9DFCB', 'opacity=".94"') +
    path(
      'M165 420C200 446 400 446 435 420',
      'none',
      `stroke="${dark(c, 0.3)}" stroke-width="4" opacity=".5"`,
    ) +
    ellipse(300, 190, 144, 36, light(c, 0.34)) +
    ellipse(300, 193, 134, 30, 'url(#in)') +
    ellipse(300, 204, 122, 22, '#5A3319') +
    ellipse(268, 198, 40, 7, '#B98958', 'opacity=".5"') +
    path(
      'M196 236C192 320 198 392 204 430',
      'none',
      'stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".28" filter="url(#fine)"',
    ),
  kettle: c =>
    foot(320, 520, 178) +
    defs(round('b', c), steel) +
    path(
      'M168 260C170 96 470 96 472 260',
      'none',
      'stroke="#5B3A22" stroke-width="26" stroke-linecap="round"',
    ) +
    path(
      'M176 250C182 112 458 112 462 250',
      'none',
      'stroke="#A4744A" stroke-width="7" stroke-linecap="round" opacity=".8"',
    ) +
    path('M458 392C528 360 516 292 580 258L600 284C556 330 566 412 470 458Z', 'url(#b)') +
    path('M574 254l30 34', 'none', `stroke="${dark(c, 0.5)}" stroke-width="10"`) +
    path('M220 268C140 320 128 430 158 494C178 528 462 528 482 494C512 430 500 320 420 268Z', 'url(#b)') +
    ellipse(320, 268, 102, 26, dark(c, 0.16)) +
    path('M230 262C236 230 404 230 410 262C404 282 236 282 230 262Z', 'url(#b)') +
    circle(320, 226, 19, '#3A2718') +
    circle(314, 220, 6, '#9A7350') +
    path(
      'M190 330C172 380 174 430 186 468',
      'none',
      'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".36" filter="url(#fine)"',
    ) +
    path('M164 506C200 530 440 530 476 506', 'none', 'stroke="#23262A" stroke-width="8" opacity=".55"'),
  bottle: c =>
    foot(320, 566, 88) +
    defs(round('b', c), steel) +
    path(
      'M264 178C252 204 234 214 234 252V540C234 572 406 572 406 540V252C406 214 388 204 376 178Z',
      'url(#b)',
    ) +
    rect(262, 152, 116, 32, 'url(#steel)', 'rx="6"') +
    path('M268 70C268 54 372 54 372 70V152H268Z', 'url(#steel)') +
    many(9, i => stroke(`M${274 + i * 11.5} 84v58`, '#4B5258', 2.4, 'opacity=".5"')) +
    path('M234 488H406V540C406 572 234 572 234 540Z', dark(c, 0.26), 'opacity=".5"') +
    path(
      'M262 262V470',
      'none',
      'stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".42" filter="url(#fine)"',
    ) +
    group(
      path(
        'M0 0q14 -18 28 0t28 0t28 0M0 22q14 -18 28 0t28 0t28 0',
        'none',
        `stroke="${light(c, 0.74)}" stroke-width="6" stroke-linecap="round"`,
      ),
      'transform="translate(286 384)"',
    ),
  backpack: c =>
    foot(320, 572, 170) +
    defs(round('b', c), round('p', light(c, 0.1)), relief('weave', '0.5 0.5', '#ffffff', 0.6)) +
    path('M268 150C268 62 372 62 372 150', 'none', `stroke="${dark(c, 0.55)}" stroke-width="16"`) +
    path('M166 230C158 96 482 96 474 230L490 526C490 584 150 584 150 526Z', 'url(#b)') +
    path(
      'M162 250C150 250 116 300 122 430C124 470 150 470 152 440Z M478 250C490 250 524 300 518 430C516 470 490 470 488 440Z',
      dark(c, 0.36),
    ) +
    path(
      'M166 232C160 104 480 104 474 232C470 300 420 322 320 322C220 322 170 300 166 232Z',
      light(c, 0.08),
    ) +
    path(
      'M170 246C176 298 222 318 320 318C418 318 464 298 470 246',
      'none',
      `stroke="${light(c, 0.42)}" stroke-width="3" stroke-dasharray="10 7"`,
    ) +
    rect(196, 366, 248, 172, 'url(#p)', 'rx="28"') +
    rect(
      206,
      376,
      228,
      152,
      'none',
      `rx="22" stroke="${light(c, 0.46)}" stroke-width="3" stroke-dasharray="10 7"`,
    ) +
    stroke('M214 410H426', dark(c, 0.6), 8) +
    rect(404, 404, 14, 34, '#C9A15A', 'rx="6"') +
    [230, 410]
      .map(
        x =>
          rect(x - 15, 270, 30, 130, '#8A5A33', 'rx="6"') +
          rect(x - 22, 332, 44, 30, '#D3AC62', 'rx="5"') +
          rect(x - 13, 340, 26, 14, '#6B4526', 'rx="3"'),
      )
      .join('') +
    group(textured(S, S, 'weave', 'opacity=".12"'), 'style="mix-blend-mode:multiply"'),
  umbrella: c =>
    foot(330, 570, 96, 10) +
    defs(
      ...[0, 1, 2, 3].map(i =>
        gradient(`u${i}`, [
          [0, light(c, 0.3 - i * 0.12)],
          [1, mix(c, '#000000', i * 0.14)],
        ]),
      ),
    ) +
    stroke('M322 120V520C322 584 404 584 404 526', '#8A5C36', 18) +
    stroke('M318 130V520', '#C8996A', 4) +
    path('M60 330C80 150 220 92 322 92C250 130 196 230 188 340C150 300 96 300 60 330Z', 'url(#u0)') +
    path('M188 340C196 230 250 130 322 92C318 170 314 250 318 346C280 300 224 302 188 340Z', 'url(#u1)') +
    path('M318 346C314 250 318 170 322 92C390 130 444 230 452 340C416 302 360 300 318 346Z', 'url(#u2)') +
    path('M452 340C444 230 390 130 322 92C430 92 566 150 584 330C548 300 492 300 452 340Z', 'url(#u3)') +
    stroke(
      'M188 340C196 230 250 130 322 92M452 340C444 230 390 130 322 92M318 346C314 250 318 170 322 92',
      dark(c, 0.4),
      3,
      'opacity=".55"',
    ) +
    stroke('M322 92V62', '#5B3A22', 10) +
    [60, 188, 318, 452, 584].map((x, i) => circle(x, [330, 340, 346, 340, 330][i]!, 5, '#3A2A1C')).join(''),
  lantern: c =>
    foot(320, 572, 140) +
    defs(
      round('b', c),
      brass,
      radial('fl', [
        [0, '#FFF4C8', 1],
        [0.4, '#FFD070', 0.75],
        [1, '#FFB040', 0],
      ]),
      gradient(
        'gl',
        [
          [0, '#E9F2F2', 0.75],
          [0.5, '#FFFFFF', 0.28],
          [1, '#BFD0D2', 0.7],
        ],
        'x1="0" y1="0" x2="1" y2="0"',
      ),
    ) +
    path('M214 210C180 60 460 60 426 210', 'none', 'stroke="#4A4238" stroke-width="9"') +
    path('M250 128H390L420 214H220Z', 'url(#b)') +
    rect(272, 98, 96, 34, 'url(#b)', 'rx="8"') +
    ellipse(320, 98, 48, 9, light(c, 0.3)) +
    rect(208, 210, 224, 22, 'url(#brass)', 'rx="8"') +
    path('M232 232H408L420 470H220Z', '#F6E9C4') +
    circle(320, 352, 126, 'url(#fl)') +
    rect(296, 388, 48, 84, '#FBF6E6', 'rx="8"') +
    path('M320 304C348 342 342 384 320 386C298 384 294 342 320 304Z', '#FFB52E') +
    path('M320 336C334 356 330 378 320 380C310 378 308 356 320 336Z', '#FFF6D2') +
    path('M232 232H408L420 470H220Z', 'url(#gl)') +
    stroke('M288 232L282 470M352 232L358 470', '#4A4238', 6) +
    stroke('M226 350H414', '#4A4238', 5) +
    rect(196, 468, 248, 28, 'url(#brass)', 'rx="9"') +
    path('M210 496H430L448 560C448 578 192 578 192 560Z', 'url(#b)') +
    circle(446, 536, 13, '#D9B55E'),
  blanket: c =>
    foot(320, 530, 236, 26) +
    defs(soft('fold', 7)) +
    many(4, i => {
      const y = 222 + i * 78;
      const t = mix(c, i % 2 ? '#000000' : '#ffffff', i % 2 ? 0.1 : 0.12);
      return (
        path(
          `M${98 + i * 4} ${y + 40}C${86 + i * 4} ${y - 14} ${126} ${y - 18} 170 ${y - 16}H480C548 ${y - 18} 556 ${y + 70} 500 ${y + 74}H140C112 ${y + 76} 102 ${y + 62} ${98 + i * 4} ${y + 40}Z`,
          t,
        ) +
        path(
          `M150 ${y + 64}H500C530 ${y + 62} 540 ${y + 40} 536 ${y + 20}`,
          'none',
          `stroke="${dark(c, 0.55)}" stroke-width="10" opacity=".5" filter="url(#fold)"`,
        ) +
        [0, 1]
          .map(k => stroke(`M112 ${y + 14 + k * 22}H534`, k ? light(c, 0.6) : '#F3EBDC', 8, 'opacity=".6"'))
          .join('')
      );
    }) +
    many(4, i =>
      many(68, k => stroke(`M${130 + k * 6} ${216 + i * 78}q5 26 0 62`, dark(c, 0.35), 1.6, 'opacity=".35"')),
    ) +
    many(30, i =>
      stroke(`M${120 + i * 13.6} 528q${(i % 3) * 4 - 4} 12 ${(i % 2) * 6 - 3} 24`, light(c, 0.3), 5),
    ),
  clock: c =>
    foot(320, 574, 150, 16) +
    defs(
      round('b', c),
      radial('dial', [
        [0, '#FFFFFF'],
        [0.8, '#F6F2E8'],
        [1, '#DCD5C4'],
      ]),
    ) +
    path(
      'M232 520L206 580M408 520L434 580',
      'none',
      `stroke="${dark(c, 0.4)}" stroke-width="20" stroke-linecap="round"`,
    ) +
    circle(320, 330, 226, 'url(#b)') +
    circle(320, 330, 196, dark(c, 0.45)) +
    circle(320, 330, 188, 'url(#dial)') +
    many(60, i => {
      const a = i * 0.10472;
      const r = i % 5 ? 174 : 162;
      return stroke(
        `M${320 + Math.sin(a) * r} ${330 - Math.cos(a) * r}L${320 + Math.sin(a) * 180} ${330 - Math.cos(a) * 180}`,
        '#2B2D31',
        i % 5 ? 2.4 : 7,
      );
    }) +
    [12, 3, 6, 9]
      .map(
        (h, i) =>
          `<text x="${320 + [0, 126, 0, -126][i]!}" y="${330 + [-110, 16, 142, 16][i]!}" font-family="Roboto" font-size="46" font-weight="500" text-anchor="middle" fill="#2B2D31">${h}</text>`,
      )
      .join('') +
    stroke('M320 330L238 262', '#1E1F22', 14) +
    stroke('M320 330L392 210', '#1E1F22', 9) +
    stroke('M320 362L296 196', '#C0392B', 4) +
    circle(320, 330, 13, '#C0392B') +
    path(
      'M196 210A180 180 0 0 1 330 150',
      'none',
      'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".5" filter="url(#fine)"',
    ),
  notebook: c =>
    ellipse(350, 560, 216, 26, '#3A332A', 'opacity=".36" filter="url(#blur)"') +
    defs(
      gradient(
        'cov',
        [
          [0, light(c, 0.2)],
          [0.5, c],
          [1, dark(c, 0.26)],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      ),
      relief('linen', '0.7 0.7', '#ffffff', 0.9),
    ) +
    group(
      rect(150, 96, 350, 456, '#D8CFBC', 'rx="10"') +
        many(7, i => stroke(`M158 ${548 - i * 2.6}H${500 - i}`, i % 2 ? '#B9AE98' : '#F3ECDD', 2)) +
        rect(140, 84, 350, 452, 'url(#cov)', 'rx="12"') +
        rect(140, 84, 46, 452, dark(c, 0.34), 'rx="10"') +
        group(
          textured(S, S, 'linen', 'opacity=".16"'),
          'style="mix-blend-mode:multiply;clip-path:inset(84px 150px 104px 140px)"',
        ) +
        rect(240, 170, 190, 96, '#F3ECDD', 'rx="6"') +
        stroke('M262 204H408M262 232H370', '#8A8070', 5) +
        rect(446, 84, 14, 452, dark(c, 0.55), 'opacity=".9"') +
        path('M300 536V598L314 580L328 598V536Z', '#C8473C'),
      'transform="rotate(-5 320 320)"',
    ) +
    group(
      rect(0, 0, 26, 380, '#E0A83C') +
        rect(0, 0, 9, 380, '#F2C766') +
        path('M0 380H26L13 428Z', '#E8D3AE') +
        path('M9 412H17L13 428Z', '#333') +
        rect(0, -36, 26, 36, '#C97B7B', 'rx="6"') +
        rect(0, -8, 26, 12, '#B9BEC4'),
      'transform="translate(536 150) rotate(12)"',
    ),
};

/** Goods of the browser's shop, each on a paper ground. */
export const goods: readonly Scene[] = products.map(([, name, , shape, colour, material]): Scene => ({
  name: `goods-${shape}-${colour}`,
  kind: 'photo',
  width: S,
  height: S,
  description: `${name}: a ${colour} ${shape} of ${material.toLowerCase()} on a plain paper ground.`,
  draw: () => ground(INK[colour]!) + draw[shape]!(INK[colour]!),
}));
