// Over 300 lines: a table of drawings, one for each picture.
import {
  circle,
  curve,
  ellipse,
  gradient,
  group,
  many,
  mix,
  path,
  radial,
  rect,
  seeded,
  stroke,
} from './draw.ts';
import {
  clouds,
  defs,
  fill,
  glints,
  grass,
  noise,
  relief,
  shadow,
  soft,
  swell,
  tall,
  textured,
  tree,
  wide,
  wood,
} from './scene.ts';
import type { Scene } from './scene.ts';

const random = (seed: number, count: number, draw: (i: number, r: () => number) => string): string => {
  const r = seeded(seed);
  return many(count, i => draw(i, r));
};
const room = (w: number, h: number, floor: number, wall: string, ground: string): string =>
  defs(
    gradient(
      'wallg',
      [
        [0, mix(wall, '#ffffff', 0.18)],
        [1, mix(wall, '#000000', 0.12)],
      ],
      'x1="0" y1="0" x2="1" y2=".6"',
    ),
  ) +
  rect(0, 0, w, floor, 'url(#wallg)') +
  group(wood(w, h - floor, ground, 110), `transform="translate(0 ${floor})"`);
/** Short hairs over a body, so that fur does not look like plastic. */
const fur = (
  seed: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  c: string,
  count: number,
  length = 26,
): string =>
  random(seed, count, (_, r) => {
    const a = r() * 6.283;
    const d = Math.sqrt(r());
    const px = x + Math.cos(a) * rx * d;
    const py = y + Math.sin(a) * ry * d;
    return stroke(
      `M${px.toFixed(0)} ${py.toFixed(0)}q${(((px - x) / rx) * length * 0.5).toFixed(0)} ${(length * 0.4).toFixed(0)} ${(((px - x) / rx) * length).toFixed(0)} ${length}`,
      c,
      2.2,
      'opacity=".45"',
    );
  });
const eyes = (x: number, y: number, gap: number, r: number, iris: string, slit = true): string =>
  [-1, 1]
    .map(
      s =>
        ellipse(x + s * gap, y, r, r * 0.92, iris) +
        ellipse(x + s * gap, y, slit ? r * 0.34 : r * 0.7, r * 0.8, '#14100E') +
        circle(x + s * gap + r * 0.3, y - r * 0.35, r * 0.24, '#ffffff'),
    )
    .join('');
const whiskers = (x: number, y: number): string =>
  [-1, 1]
    .map(s =>
      [0, 1, 2]
        .map(k =>
          stroke(
            `M${x + s * 40} ${y + k * 14}q${s * 80} ${-16 + k * 18} ${s * 170} ${-20 + k * 34}`,
            '#ffffff',
            3,
            'opacity=".8"',
          ),
        )
        .join(''),
    )
    .join('');
const pot = (x: number, y: number, w: number, h: number, c: string): string =>
  path(`M${x - w / 2} ${y - h}H${x + w / 2}L${x + w * 0.38} ${y}H${x - w * 0.38}Z`, c) +
  rect(x - w * 0.56, y - h - h * 0.16, w * 1.12, h * 0.24, mix(c, '#ffffff', 0.12), 'rx="8"') +
  path(
    `M${x + w * 0.2} ${y - h * 0.9}H${x + w / 2}L${x + w * 0.38} ${y}H${x + w * 0.14}Z`,
    '#000',
    'opacity=".16"',
  );

export const animals: readonly Scene[] = [
  wide(
    'orange-cat-on-sofa',
    'An orange tabby cat with green eyes lies on a blue sofa beside a striped cushion; a floor lamp is lit behind.',
    () =>
      room(1440, 1080, 820, '#D9C8B0', '#7A5236') +
      defs(
        radial('lamp', [
          [0, '#FFE9B0', 0.9],
          [1, '#FFE9B0', 0],
        ]),
        relief('weave', '0.4 0.4', '#3F6A94', 0.9),
      ) +
      circle(1240, 220, 420, 'url(#lamp)') +
      stroke('M1240 300V860', '#4A4038', 10) +
      path('M1150 320L1190 140H1290L1330 320Z', '#F6E3B4') +
      rect(120, 340, 1060, 380, '#35587C', 'rx="60"') +
      group(
        textured(1440, 1080, 'weave'),
        'style="clip-path:inset(340px 260px 180px 120px round 60px);mix-blend-mode:multiply" opacity=".6"',
      ) +
      rect(60, 560, 1180, 300, '#446E98', 'rx="50"') +
      rect(40, 480, 150, 400, '#3A6088', 'rx="56"') +
      rect(1110, 480, 150, 400, '#3A6088', 'rx="56"') +
      rect(120, 860, 40, 70, '#4A2E1C') +
      rect(1140, 860, 40, 70, '#4A2E1C') +
      group(
        rect(-120, -120, 240, 240, '#F0E8D8', 'rx="40"') +
          many(5, i => rect(-100 + i * 46, -118, 18, 236, '#C8423B')),
        'transform="translate(980 500) rotate(12)"',
      ) +
      ellipse(600, 690, 360, 40, '#000', 'opacity=".3"') +
      path('M340 660C320 520 500 470 680 500C840 520 900 600 880 680C860 700 380 710 340 660Z', '#E08A3C') +
      path('M860 660C960 640 1010 560 960 500C940 480 920 500 930 520C960 580 900 610 840 610Z', '#D97E2E') +
      many(7, i =>
        stroke(`M${520 + i * 52} ${494 + Math.abs(3 - i) * 4}q-14 60 6 110`, '#B45A1C', 14, 'opacity=".75"'),
      ) +
      fur(3, 620, 600, 250, 90, '#F7B878', 260) +
      circle(430, 520, 130, '#E8954A') +
      path('M320 460L310 340L410 410Z M540 460L556 344L456 408Z', '#E08A3C') +
      path('M332 436L330 372L386 412Z M528 438L538 374L478 410Z', '#F2B8A0') +
      many(3, i => stroke(`M${404 + i * 26} 404v52`, '#B45A1C', 10)) +
      stroke('M320 540q40 -6 60 10M540 540q-40 -6 -60 10', '#B45A1C', 8, 'opacity=".7"') +
      ellipse(430, 570, 62, 44, '#FBE8D2') +
      eyes(430, 510, 52, 26, '#7DBB4E') +
      path('M416 550H444L430 568Z', '#D9667A') +
      stroke('M430 568v10M430 578q-16 16 -30 4M430 578q16 16 30 4', '#7A3A22', 4) +
      whiskers(430, 556) +
      ellipse(420, 680, 70, 28, '#F0A45C') +
      ellipse(560, 686, 70, 26, '#F0A45C'),
  ),
  wide(
    'spotted-dog-in-park',
    'A white dog with black patches sits on grass in a park with a yellow ball in front of it and a red collar.',
    () =>
      defs(
        gradient('sky', [
          [0, '#8CC6EA'],
          [1, '#DCEFF0'],
        ]),
        soft('far', 6),
      ) +
      fill(1440, 1080, 'sky') +
      group(
        random(9, 9, (i, r) =>
          tree(80 + i * 160, 620, 320 + r() * 160, ['#5E9A48', '#7DB05A', '#4F8A44'][i % 3]!, i + 3),
        ),
        'filter="url(#far)"',
      ) +
      rect(0, 600, 1440, 480, '#6FA84E') +
      grass(6, 1440, 640, 440, ['#5A9440', '#7DB85A', '#8CC668', '#4A8236'], 1500) +
      ellipse(730, 960, 300, 40, '#000', 'opacity=".3"') +
      path('M560 940C520 760 590 620 720 600C860 610 930 760 900 940C880 980 580 980 560 940Z', '#F4F1EA') +
      path('M780 660C860 690 900 780 880 850C820 860 770 760 780 660Z', '#26242A') +
      path('M900 920C1000 900 1040 820 1010 780C990 790 990 860 880 880Z', '#F4F1EA') +
      fur(5, 720, 800, 150, 130, '#CFC8BC', 200) +
      rect(620, 790, 66, 180, '#FBF9F4', 'rx="32"') +
      rect(750, 790, 66, 180, '#FBF9F4', 'rx="32"') +
      ellipse(650, 966, 52, 24, '#FFFFFF') +
      ellipse(786, 966, 52, 24, '#FFFFFF') +
      circle(716, 470, 150, '#F7F4EE') +
      path('M716 330C810 320 870 400 862 500C820 540 760 520 740 470C730 430 716 380 716 330Z', '#26242A') +
      path('M590 400C520 400 500 520 540 600C590 590 620 500 610 420Z', '#26242A') +
      path('M842 400C912 400 932 520 892 600C842 590 812 500 822 420Z', '#34323A') +
      ellipse(716, 550, 84, 66, '#FFFFFF') +
      ellipse(716, 516, 36, 26, '#1C1A1E') +
      ellipse(706, 508, 10, 6, '#6A666E') +
      stroke('M716 540v30M716 570q-24 26 -50 10M716 570q24 26 50 10', '#3A2A2A', 6) +
      path('M696 590q20 10 40 0v34q-20 26 -40 0z', '#E87A86') +
      eyes(716, 460, 60, 22, '#5A3A22', false) +
      rect(616, 610, 200, 32, '#D9302E', 'rx="16"') +
      circle(716, 652, 20, '#E8C04A') +
      defs(
        radial(
          'ball',
          [
            [0, '#F4F59A'],
            [1, '#C9CF2E'],
          ],
          'cx=".35" cy=".3"',
        ),
      ) +
      ellipse(1010, 1010, 60, 14, '#000', 'opacity=".3"') +
      circle(1010, 960, 54, 'url(#ball)') +
      stroke('M966 934q50 20 40 74M1050 930q-40 30 -20 74', '#F7F7E6', 6),
  ),
  wide(
    'grey-kitten-in-box',
    'A grey kitten with blue eyes looks over the edge of a cardboard box with a FRAGILE stamp, on a wooden floor.',
    () =>
      room(1440, 1080, 560, '#C9D3CF', '#A9784A') +
      rect(0, 540, 1440, 26, '#F4F1EA') +
      ellipse(730, 990, 520, 50, '#000', 'opacity=".35"') +
      path('M330 520L460 430H1010L1120 520Z', '#7A5530') +
      path('M560 540C540 400 610 300 720 300C830 300 900 400 880 540Z', '#8E959C') +
      path('M586 380L560 220L680 300Z M854 380L880 220L760 300Z', '#868D94') +
      path('M598 340L588 268L650 308Z M842 340L852 268L790 308Z', '#E3A8A8') +
      fur(7, 720, 430, 130, 110, '#C3C9CE', 180) +
      many(3, i => stroke(`M${692 + i * 28} 306v44`, '#5F666E', 9)) +
      ellipse(720, 500, 66, 46, '#DDE1E4') +
      eyes(720, 430, 58, 36, '#5AA6D9') +
      path('M704 480H736L720 498Z', '#C97A86') +
      stroke('M720 498v10M720 508q-14 14 -28 4M720 508q14 14 28 4', '#4A4A50', 4) +
      whiskers(720, 486) +
      defs(relief('card', '0.02 0.3', '#D9AE74', 0.8), noise('crd', '0.9', '#6b4a20', 2, -1.1, 4, 2)) +
      path('M330 520H1120L1100 980H350Z', '#C99A5C') +
      group(
        textured(1440, 1080, 'crd'),
        'style="clip-path:polygon(330px 520px,1120px 520px,1100px 980px,350px 980px)" opacity=".4"',
      ) +
      path('M330 520L180 600L230 720L350 640Z', '#DDB47A') +
      path('M1120 520L1270 600L1220 720L1100 640Z', '#B88848') +
      ellipse(600, 524, 54, 34, '#A3AAB0') +
      ellipse(840, 524, 54, 34, '#A3AAB0') +
      many(3, i => stroke(`M${580 + i * 20} 530v18M${820 + i * 20} 530v18`, '#7A8188', 4)) +
      group(
        '<rect x="0" y="0" width="380" height="110" rx="10" fill="none" stroke="#A8322A" stroke-width="9"/><text x="190" y="82" font-family="Roboto" font-weight="700" font-size="78" fill="#A8322A" text-anchor="middle">FRAGILE</text>',
        'transform="translate(540 720) rotate(-6)" opacity=".8"',
      ) +
      rect(690, 560, 70, 420, '#E8CFA0', 'opacity=".35"'),
  ),
  tall(
    'parrot-on-branch',
    'A green and red parrot with a yellow beak on a mossy branch among large jungle leaves.',
    () =>
      defs(
        gradient('jg', [
          [0, '#BFE0A8'],
          [1, '#2F6B4A'],
        ]),
        soft('bk', 14),
      ) +
      fill(1080, 1440, 'jg') +
      group(
        random(2, 26, (i, r) =>
          ellipse(
            r() * 1080,
            r() * 1440,
            60 + r() * 120,
            40 + r() * 60,
            ['#5E9A5A', '#8CC27A', '#3F7A4E', '#D6E8A8'][i % 4]!,
            'opacity=".6"',
          ),
        ),
        'filter="url(#bk)"',
      ) +
      many(9, i => {
        const r = seeded(i + 31);
        const x = i % 2 ? 1080 : 0;
        const y = 80 + i * 160;
        const s = i % 2 ? -1 : 1;
        return (
          path(
            `M${x} ${y}C${x + s * 160} ${y - 150} ${x + s * 330} ${y - 60} ${x + s * (300 + r() * 130)} ${y + 120}C${x + s * 220} ${y + 130} ${x + s * 90} ${y + 110} ${x} ${y}Z`,
            ['#2F7A4A', '#3F9457', '#23623C'][i % 3]!,
          ) +
          stroke(
            `M${x} ${y}Q${x + s * 200} ${y - 10} ${x + s * 330} ${y + 110}`,
            '#A6D68A',
            5,
            'opacity=".6"',
          )
        );
      }) +
      stroke(
        curve([
          [-20, 1120],
          [300, 1090],
          [700, 1130],
          [1100, 1060],
        ]),
        '#5A4028',
        58,
      ) +
      random(5, 120, (_, r) =>
        circle(r() * 1080, 1068 + r() * 26, 6 + r() * 12, r() > 0.5 ? '#6B8A3A' : '#8CA84E'),
      ) +
      path('M520 1080L440 1400L520 1420L600 1120Z', '#C8282E') +
      path('M560 1080L520 1430L580 1410L640 1120Z', '#1F6FB8') +
      path('M430 560C380 760 420 980 520 1110C640 1110 730 960 730 780C730 640 690 520 620 470Z', '#3FA04A') +
      path('M640 600C740 700 740 900 640 1060C560 1000 540 760 640 600Z', '#2E7D3C') +
      random(11, 70, (_, r) => {
        const x = 450 + r() * 250;
        const y = 600 + r() * 440;
        return path(
          `M${x} ${y}q16 20 0 36q-16 -16 0 -36z`,
          r() > 0.7 ? '#F2C43E' : '#5CC065',
          'opacity=".6"',
        );
      }) +
      path('M650 780C720 830 720 950 650 1040C610 980 610 860 650 780Z', '#1F6FB8') +
      circle(520, 450, 150, '#D9302E') +
      path('M420 540C440 620 600 640 660 540C620 600 470 600 420 540Z', '#F2C43E') +
      ellipse(470, 440, 66, 56, '#F7F3EA') +
      circle(466, 436, 24, '#F2C43E') +
      circle(466, 436, 14, '#14100E') +
      circle(472, 430, 5, '#fff') +
      path('M390 430C320 430 290 520 340 590C350 540 380 520 410 510Z', '#F2B632') +
      path('M346 588C350 560 380 530 408 520C410 550 390 580 346 588Z', '#5A4A3A') +
      stroke('M500 1100q-30 30 -10 60M560 1104q-10 34 10 60', '#7A7068', 18),
  ),
  wide(
    'goldfish-bowl',
    'Two goldfish, one orange and one white, in a round glass bowl with a small stone arch and green plants.',
    () =>
      room(1440, 1080, 820, '#B9D3D9', '#8A5E3C') +
      rect(200, 80, 420, 460, '#F4F1EA') +
      rect(222, 102, 376, 416, '#CFE8F4') +
      rect(402, 102, 16, 416, '#F4F1EA') +
      ellipse(760, 900, 380, 44, '#000', 'opacity=".35"') +
      defs(
        radial(
          'wat',
          [
            [0, '#D6F2F7', 0.9],
            [0.7, '#8ECBDD', 0.9],
            [1, '#4F9CB8', 0.95],
          ],
          'cx=".4" cy=".35"',
        ),
        `<clipPath id="bw"><circle cx="760" cy="540" r="366"/></clipPath>`,
      ) +
      circle(760, 540, 376, '#EAF6FA', 'opacity=".55"') +
      group(
        rect(380, 330, 760, 600, 'url(#wat)') +
          random(4, 150, (_, r) =>
            circle(
              480 + r() * 560,
              830 + r() * 90,
              14 + r() * 18,
              ['#C9B08A', '#E3D2B0', '#9A8468', '#7A8A94'][Math.floor(r() * 4)]!,
            ),
          ) +
          path('M860 860C850 680 1010 680 1010 860H970C970 740 900 740 900 860Z', '#8E8A84') +
          many(6, i =>
            stroke(
              curve([
                [540 + i * 22, 860],
                [520 + i * 26, 760],
                [560 + i * 16, 660],
                [530 + i * 24, 560 + i * 20],
              ]),
              i % 2 ? '#3F8A4A' : '#5EAE5C',
              16,
            ),
          ) +
          many(9, i => circle(690 + (i % 3) * 14, 700 - i * 38, 6 + (i % 3) * 3, '#fff', 'opacity=".6"')) +
          [
            [820, 560, 1.2, '#F2761E', '#FBB45A', 1],
            [640, 450, 0.95, '#F4F1EA', '#F2A98A', -1],
          ]
            .map(([x, y, s, a, b, f]) =>
              group(
                path('M100 0C190 -90 220 -60 200 0C220 60 190 90 100 0Z', String(b), 'opacity=".9"') +
                  path('M-120 0C-90 -80 50 -90 120 0C50 80 -90 80 -120 0Z', String(a)) +
                  path('M-20 -66C10 -130 60 -120 70 -46Z', String(b)) +
                  path('M-10 40C0 90 40 90 40 50Z', String(b)) +
                  random(3, 24, (_, r) =>
                    stroke(`M${-40 + r() * 110} ${-36 + r() * 70}q10 8 0 16`, '#ffffff', 3, 'opacity=".5"'),
                  ) +
                  circle(-84, -14, 16, '#fff') +
                  circle(-86, -14, 9, '#14100E') +
                  stroke('M-60 -40q16 40 0 76', mix(String(a), '#7A2A00', 0.4), 4),
                `transform="translate(${x} ${y}) scale(${Number(s) * Number(f)} ${s})"`,
              ),
            )
            .join(''),
        'clip-path="url(#bw)"',
      ) +
      `<circle cx="760" cy="540" r="372" fill="none" stroke="#ffffff" stroke-width="10" opacity=".7"/>` +
      ellipse(760, 250, 250, 36, '#EAF6FA', 'opacity=".7"') +
      ellipse(760, 334, 300, 30, '#fff', 'opacity=".35"') +
      stroke('M480 400C440 520 450 640 510 730', '#ffffff', 18, 'opacity=".65"'),
  ),
  wide(
    'ducks-on-pond',
    'A brown mother duck and five yellow ducklings swim in a line across a green pond with reeds and lilies.',
    () =>
      defs(
        gradient('pond', [
          [0, '#A9C9A0'],
          [0.4, '#6FA08A'],
          [1, '#2F5E58'],
        ]),
      ) +
      fill(1440, 1080, 'pond') +
      group(
        random(3, 22, (i, r) =>
          ellipse(r() * 1440, 60 + r() * 140, 150, 50, ['#7DA85A', '#9CBF6A', '#5E8A48'][i % 3]!),
        ),
        'opacity=".8"',
      ) +
      glints(6, 1440, 260, 1070, '#E3F2DC', 260, 0.5, 1.4) +
      random(8, 9, (_, r) => {
        const x = 900 + r() * 500;
        const y = 820 + r() * 220;
        return path(`M${x} ${y}L${x + 90} ${y - 18}A92 38 0 1 0 ${x + 92} ${y + 10}Z`, '#4F8A4E');
      }) +
      [
        [1130, 900],
        [1300, 980],
      ]
        .map(
          ([x, y]) =>
            many(9, k =>
              ellipse(
                x!,
                y! - 22,
                13,
                38,
                k % 2 ? '#FBD3DF' : '#F6EEF2',
                `transform="rotate(${-80 + k * 20} ${x} ${y})"`,
              ),
            ) + circle(x!, y! - 16, 12, '#F2C43E'),
        )
        .join('') +
      [
        [360, 620, 1.55, '#8A6038', '#5E4026', 0],
        ...[0, 1, 2, 3, 4].map((i): [number, number, number, string, string, number] => [
          640 + i * 135,
          650 + (i % 2) * 26,
          0.62,
          '#F7D84A',
          '#E9B62A',
          1,
        ]),
      ]
        .map(([x, y, s, a, b, chick]) =>
          group(
            many(
              4,
              k =>
                `<ellipse cx="20" cy="70" rx="${170 + k * 50}" ry="${16 + k * 10}" fill="none" stroke="#EAF6E6" stroke-width="3" opacity="${0.5 - k * 0.1}"/>`,
            ) +
              path(
                'M-150 20C-120 -30 -40 -40 40 -40C120 -40 170 -60 190 -90C200 0 160 80 40 80C-60 80 -130 70 -150 20Z',
                String(a),
              ) +
              path('M-40 -10C40 -40 120 -20 150 -30C130 40 20 60 -40 -10Z', String(b)) +
              (chick
                ? ''
                : many(5, k => stroke(`M${0 + k * 26} ${-10 + k * 3}q20 16 40 6`, '#C9A26A', 5)) +
                  path('M60 20L110 6L104 30Z', '#3F6FB8')) +
              path('M-150 20C-170 -60 -150 -110 -110 -130C-60 -140 -30 -90 -50 -40Z', String(a)) +
              circle(-110, -110, 60, String(a)) +
              path('M-160 -120C-220 -116 -230 -96 -220 -84L-150 -84Z', '#E9962E') +
              circle(-124, -124, 10, '#14100E') +
              circle(-121, -127, 3, '#fff'),
            `transform="translate(${x} ${y}) scale(${s})"`,
          ),
        )
        .join('') +
      many(26, i => {
        const x = i * 18 - 20;
        return (
          stroke(
            `M${x} 1090q${(i % 5) * 8 - 16} -180 ${(i % 7) * 10 - 20} ${-260 - (i % 4) * 50}`,
            i % 2 ? '#3F6B3A' : '#5E8A48',
            8,
          ) +
          (i % 4 === 0
            ? rect(x - 10 + ((i % 7) * 10 - 20), 740 - (i % 4) * 50, 18, 90, '#6B4022', 'rx="9"')
            : '')
        );
      }),
  ),
];

export const things: readonly Scene[] = [
  wide(
    'desk-with-laptop',
    'A tidy desk: an open silver laptop with a spreadsheet, a green mug, a notebook with a pencil, a lamp and a cactus.',
    () =>
      room(1440, 1080, 640, '#E3DDD0', '#B98A5E') +
      rect(90, 70, 260, 330, '#3A4450') +
      rect(106, 86, 228, 298, '#F2B65A') +
      circle(220, 250, 70, '#E2574C') +
      path('M106 384V310C180 260 260 300 334 280V384Z', '#2F6A6E') +
      stroke('M1180 640V420L1050 260', '#2B2B30', 14) +
      path('M960 300L1060 200L1120 260L1040 360Z', '#2B2B30') +
      path('M970 330L1040 356L980 640H700Z', '#FFF3C4', 'opacity=".25"') +
      ellipse(1180, 660, 90, 18, '#2B2B30') +
      ellipse(680, 850, 420, 36, '#000', 'opacity=".3"') +
      rect(400, 300, 560, 380, '#2B2F36', 'rx="18"') +
      rect(418, 318, 524, 338, '#FBFCFD') +
      rect(418, 318, 524, 34, '#2F7A4E') +
      many(8, i => rect(418, 352 + i * 38, 524, 1.5, '#C9D0D6')) +
      many(6, i => rect(418 + i * 88, 352, 1.5, 304, '#C9D0D6')) +
      random(5, 40, (i, r) =>
        rect(
          430 + (i % 6) * 88,
          364 + Math.floor(i / 6) * 38,
          26 + r() * 40,
          12,
          i < 6 ? '#3A4450' : '#8E98A2',
        ),
      ) +
      rect(606, 504, 86, 36, '#BFE6C8', 'opacity=".8"') +
      path('M360 680H1000L1060 820H300Z', '#C4CAD0') +
      path('M400 694H960L990 756H370Z', '#3A3F46') +
      many(44, i =>
        rect(
          412 + (i % 11) * 50 - Math.floor(i / 11) * 6,
          698 + Math.floor(i / 11) * 15,
          42,
          11,
          '#565C64',
          'rx="2"',
        ),
      ) +
      path('M590 764H770L782 806H578Z', '#AEB5BC') +
      path('M300 820H1060V834H300Z', '#9AA1A8') +
      ellipse(1170, 900, 90, 20, '#000', 'opacity=".3"') +
      path('M1090 740H1250L1238 890C1236 906 1104 906 1102 890Z', '#3E8A6A') +
      ellipse(1170, 740, 80, 20, '#2A6A50') +
      ellipse(1170, 744, 66, 14, '#4A2A18') +
      stroke('M1246 770C1310 770 1310 850 1242 850', '#3E8A6A', 18) +
      group(
        rect(0, 0, 260, 190, '#C8423B', 'rx="8"') +
          rect(8, 6, 246, 178, '#F7F3EA', 'rx="4"') +
          many(6, i => stroke(`M30 ${36 + i * 26}H230`, '#B8C4D0', 3)) +
          stroke('M40 60C80 50 120 66 170 54M40 86C90 80 110 90 150 82', '#35558A', 4) +
          stroke('M60 200L300 120', '#F2B632', 14),
        'transform="translate(90 830) rotate(-6)"',
      ) +
      pot(1360, 640, 100, 80, '#C8714A') +
      path('M1330 550C1320 420 1400 420 1390 550Z', '#4F8A4E') +
      random(2, 30, (_, r) => stroke(`M${1335 + r() * 50} ${450 + r() * 90}l6 -6`, '#E8F2D8', 2)),
  ),
  tall(
    'monstera-by-window',
    'A large monstera with split leaves in a white pot on a wooden stool beside a bright window with a thin curtain.',
    () =>
      room(1080, 1440, 1160, '#DDE3D8', '#9A6E46') +
      rect(60, 120, 430, 800, '#FBFAF5') +
      rect(86, 146, 378, 748, '#CFE9F6') +
      path('M86 894V700C180 640 300 720 464 650V894Z', '#9CC48A') +
      rect(268, 146, 14, 748, '#FBFAF5') +
      rect(86, 500, 378, 14, '#FBFAF5') +
      many(7, i =>
        path(
          `M${380 + i * 24} 100C${370 + i * 24} 500 ${396 + i * 24} 800 ${376 + i * 26} 1120H${402 + i * 26}C${416 + i * 24} 800 ${394 + i * 24} 500 ${404 + i * 24} 100Z`,
          '#ffffff',
          'opacity=".5"',
        ),
      ) +
      path('M86 894L464 894L1000 1440H420Z', '#FFF6DC', 'opacity=".2"') +
      ellipse(690, 1350, 220, 26, '#000', 'opacity=".3"') +
      stroke('M560 1110L520 1360M820 1110L860 1360', '#7A5230', 24) +
      rect(510, 1080, 360, 40, '#8E6238', 'rx="14"') +
      pot(690, 1084, 260, 210, '#F4F2EC') +
      [
        [690, 860, 380, 420, -18],
        [690, 860, 900, 380, 22],
        [690, 860, 620, 240, -4],
        [690, 860, 480, 700, -60],
        [690, 860, 940, 660, 62],
        [690, 860, 760, 560, 14],
      ]
        .map(
          ([x, y, tx, ty, a], i) =>
            stroke(`M${x} ${y}Q${(x! + tx!) / 2} ${ty! + 60} ${tx} ${ty! + 60}`, '#3F6B3A', 12) +
            group(
              path(
                'M0 90C-150 90 -190 -20 -150 -110C-110 -170 -40 -170 0 -130C40 -170 110 -170 150 -110C190 -20 150 90 0 90Z'.replace(
                  'M0 90',
                  'M0 100',
                ),
                ['#2F7A45', '#3A8C50', '#44995A'][i % 3]!,
              ) +
                [-1, 1]
                  .map(s =>
                    [0, 1, 2, 3]
                      .map(k =>
                        path(
                          `M${s * 190} ${-96 + k * 50}C${s * 120} ${-90 + k * 46} ${s * 80} ${-70 + k * 42} ${s * 56} ${-56 + k * 40}C${s * 90} ${-56 + k * 44} ${s * 130} ${-64 + k * 48} ${s * 190} ${-70 + k * 50}Z`,
                          '#DDE3D8',
                        ),
                      )
                      .join(''),
                  )
                  .join('') +
                [-1, 1]
                  .map(s =>
                    [0, 1, 2]
                      .map(k =>
                        ellipse(
                          s * 28,
                          -70 + k * 46,
                          12,
                          7,
                          '#DDE3D8',
                          `transform="rotate(${s * -30} ${s * 28} ${-70 + k * 46})"`,
                        ),
                      )
                      .join(''),
                  )
                  .join('') +
                stroke('M0 96V-120', '#A8D69A', 6),
              `transform="translate(${tx} ${ty}) rotate(${a}) scale(1.08)"`,
            ),
        )
        .join(''),
  ),
  wide(
    'succulents-on-windowsill',
    'Five small succulents in differently coloured pots on a white windowsill, rain drops on the glass behind.',
    () =>
      defs(
        gradient('out', [
          [0, '#8E9DA6'],
          [1, '#5E7470'],
        ]),
        soft('blur', 18),
      ) +
      fill(1440, 1080, 'out') +
      group(
        random(7, 20, (i, r) =>
          circle(
            r() * 1440,
            200 + r() * 560,
            50 + r() * 90,
            ['#6E8A72', '#8AA08E', '#C9B27A', '#4E6660'][i % 4]!,
          ),
        ),
        'filter="url(#blur)" opacity=".8"',
      ) +
      random(12, 190, (_, r) => {
        const x = r() * 1440;
        const y = r() * 780;
        const s = 3 + r() * 9;
        return (
          ellipse(x, y, s, s * 1.2, '#DCE8EC', 'opacity=".5"') +
          circle(x - s * 0.3, y - s * 0.4, s * 0.3, '#fff', 'opacity=".8"') +
          (r() > 0.85 ? stroke(`M${x} ${y}v-${40 + r() * 90}`, '#DCE8EC', 3, 'opacity=".3"') : '')
        );
      }) +
      rect(700, 0, 40, 800, '#F4F2EC') +
      rect(0, 780, 1440, 300, '#F7F5EF') +
      rect(0, 780, 1440, 22, '#DAD6CB') +
      rect(0, 1040, 1440, 40, '#CFCABD') +
      ['#C8714A', '#3F6FA8', '#E9B23E', '#8E6BB0', '#4A8A7A']
        .map((c, i) => {
          const x = 180 + i * 270;
          return (
            ellipse(x + 16, 966, 130, 18, '#000', 'opacity=".22"') +
            pot(x, 960, 190, 170, c) +
            ellipse(x, 768, 96, 20, '#4A3424') +
            (i === 0
              ? many(3, ring =>
                  many(9, k => {
                    const a = k * 40 + ring * 20;
                    return path(
                      'M0 0C26 -40 20 -86 0 -104C-20 -86 -26 -40 0 0Z',
                      mix('#6FA88A', '#D6EBCB', ring / 3),
                      `transform="translate(${x} 740) rotate(${a}) scale(${1 - ring * 0.28} ${0.75 - ring * 0.2})" stroke="#4E8A6E" stroke-width="2"`,
                    );
                  }),
                )
              : i === 1
                ? path(`M${x - 60} 770C${x - 80} 560 ${x + 80} 560 ${x + 60} 770Z`, '#4F8A4E') +
                  many(7, k =>
                    stroke(`M${x - 54 + k * 18} 766Q${x - 66 + k * 22} 640 ${x} 612`, '#386B3A', 3),
                  ) +
                  random(3, 40, (_, r) =>
                    stroke(`M${x - 50 + r() * 100} ${640 + r() * 110}l${r() * 12 - 6} -10`, '#F4F2E0', 2),
                  ) +
                  circle(x, 600, 22, '#E86A9A') +
                  many(6, k =>
                    ellipse(x + Math.cos(k * 1.047) * 22, 600 + Math.sin(k * 1.047) * 14, 15, 9, '#F28AB4'),
                  )
                : i === 2
                  ? many(11, k =>
                      path(
                        `M${x - 10} 770Q${x + (k - 5) * 20} 640 ${x + (k - 5) * 30} ${560 + Math.abs(k - 5) * 26}Q${x + (k - 5) * 26} 660 ${x + 14} 770Z`,
                        k % 2 ? '#5E9A5A' : '#7DB86E',
                      ),
                    )
                  : i === 3
                    ? random(9, 46, (_, r) => {
                        const a = r() * 3.14;
                        const d = r() * 110;
                        return ellipse(
                          x + Math.cos(a) * d,
                          760 - Math.sin(a) * d * 0.9,
                          20,
                          14,
                          r() > 0.5 ? '#9A5A7A' : '#7AA078',
                          'stroke="#5E3A50" stroke-width="2"',
                        );
                      })
                    : many(
                        7,
                        k =>
                          stroke(
                            `M${x} 770Q${x + (k - 3) * 40} ${700} ${x + (k - 3) * 62} ${820 + (k % 3) * 50}`,
                            '#5E8A5A',
                            4,
                          ) +
                          many(7, b =>
                            circle(x + (k - 3) * (20 + b * 7), 740 + b * 16 + (k % 3) * 10, 11, '#7DB07A'),
                          ),
                      ))
          );
        })
        .join(''),
  ),
  tall(
    'bookshelf-with-globe',
    'A wooden bookshelf of four boards filled with coloured books, a small globe on the second board and a clock at ten past ten.',
    () =>
      wood(1080, 1440, '#5E4028', 120, true) +
      rect(60, 40, 960, 1360, '#3A2616') +
      many(4, row => {
        const y = 340 + row * 340;
        const r = seeded(row * 5 + 2);
        let x = 90;
        let out = '';
        while (x < 960) {
          const w = 26 + r() * 40;
          const h = 180 + r() * 96;
          if ((row === 1 && x > 520 && x < 780) || (row === 2 && x > 200 && x < 450)) {
            x += w;
            continue;
          }
          const c = [
            '#B8382F',
            '#2F5A8A',
            '#E0B04A',
            '#3F7A5A',
            '#6B4A8A',
            '#D9CFB8',
            '#8A4A2E',
            '#2B2F3A',
            '#C8714A',
            '#5E8A94',
          ][Math.floor(r() * 10)]!;
          const lean = r() > 0.93 ? 7 : 0;
          out += group(
            rect(x, y - h, w, h, c, 'rx="3"') +
              rect(x + w * 0.1, y - h, w * 0.14, h, '#fff', 'opacity=".16"') +
              rect(x + w * 0.82, y - h, w * 0.18, h, '#000', 'opacity=".22"') +
              rect(x + 4, y - h + 26, w - 8, 7, '#F2DFA8', 'opacity=".8"') +
              rect(x + 4, y - 46, w - 8, 5, '#F2DFA8', 'opacity=".7"') +
              rect(x + w * 0.36, y - h * 0.7, w * 0.28, h * 0.34, '#F7F0DC', 'opacity=".55"'),
            lean ? `transform="rotate(${lean} ${x} ${y})"` : '',
          );
          x += w + (lean ? 26 : 2);
        }
        return out + rect(60, y, 960, 26, '#8A5E38') + rect(60, y + 26, 960, 14, '#000', 'opacity=".35"');
      }) +
      circle(650, 540, 92, '#3F86B8') +
      path('M600 480C640 450 680 480 670 520C640 560 600 560 590 530Z', '#6FA85A') +
      path('M680 560C720 550 730 590 700 610C670 610 660 580 680 560Z', '#6FA85A') +
      `<path d="M600 460A104 104 0 1 0 720 632" fill="none" stroke="#C9A24A" stroke-width="9"/>` +
      rect(640, 632, 20, 36, '#C9A24A') +
      ellipse(650, 674, 70, 12, '#8A6A2A') +
      circle(326, 900, 104, '#C8A86A') +
      circle(326, 900, 90, '#FBF7EC') +
      many(12, i =>
        circle(326 + Math.sin(i * 0.5236) * 76, 900 - Math.cos(i * 0.5236) * 76, i % 3 ? 3 : 6, '#2B2B30'),
      ) +
      stroke('M326 900L288 872', '#2B2B30', 9) +
      stroke('M326 900L384 866', '#2B2B30', 6) +
      circle(326, 900, 7, '#C8423B'),
  ),
  tall(
    'blue-guitar-on-stand',
    'A blue electric guitar on a stand in front of a brick wall, next to a small black amplifier with a red light.',
    () =>
      rect(0, 0, 1080, 1140, '#7A4A3A') +
      many(24, row =>
        many(10, i => {
          const r = seeded(row * 11 + i);
          return rect(
            i * 122 - (row % 2) * 61,
            row * 48,
            116,
            42,
            mix('#A85A42', ['#6B3426', '#C98468', '#8A4632'][(row * 3 + i) % 3]!, r() * 0.6),
            'rx="3"',
          );
        }),
      ) +
      defs(
        noise('br', '0.08', '#1a0c06', 2.6, -1.3, 7),
        radial(
          'spot',
          [
            [0, '#FFE3B0', 0.55],
            [1, '#1A0C08', 0.5],
          ],
          'cx=".45" cy=".4" r=".8"',
        ),
      ) +
      textured(1080, 1140, 'br', 'opacity=".5"') +
      group(wood(1080, 300, '#6B4A30', 90), 'transform="translate(0 1140)"') +
      fill(1080, 1440, 'spot') +
      ellipse(470, 1330, 280, 30, '#000', 'opacity=".45"') +
      stroke('M470 1180L340 1330M470 1180L600 1330M470 1180V1040', '#1C1C20', 16) +
      rect(440, 200, 60, 560, '#C99A5C') +
      rect(446, 200, 48, 540, '#4A2E1C') +
      many(16, i => rect(446, 240 + i * 31, 48, 4, '#D9D4C4')) +
      [300, 362, 424, 500].map(y => circle(470, y, 6, '#F4F1EA')).join('') +
      path('M436 210L424 70L470 40L516 80L506 210Z', '#2F6FB8') +
      many(3, i => circle(422, 96 + i * 36, 11, '#D9DDE2') + circle(518, 106 + i * 34, 11, '#D9DDE2')) +
      path(
        'M470 720C420 700 400 640 350 650C290 670 310 780 320 840C300 900 250 960 260 1050C270 1170 390 1210 470 1200C560 1210 680 1170 690 1040C690 950 630 900 620 840C640 780 660 660 600 640C550 640 530 700 470 720Z',
        '#2468B0',
      ) +
      path(
        'M330 700C300 780 330 830 330 860C300 920 270 970 280 1050C260 960 300 900 312 850C304 790 300 720 330 700Z',
        '#8CC0F0',
        'opacity=".7"',
      ) +
      path('M420 740H560C600 780 590 1000 560 1090C500 1120 420 1060 410 960Z', '#F4F1EA') +
      [800, 900, 1000].map(y => rect(420, y, 100, 30, '#1C1C20', 'rx="12"')).join('') +
      rect(424, 1080, 92, 30, '#C4CAD0', 'rx="6"') +
      many(6, i => stroke(`M${452 + i * 7} 110V1090`, '#E8ECF0', 1.6)) +
      circle(580, 1040, 17, '#D9DDE2') +
      circle(556, 1090, 17, '#D9DDE2') +
      rect(740, 960, 300, 320, '#1C1C20', 'rx="16"') +
      rect(764, 1050, 252, 206, '#34343A') +
      random(3, 1, () =>
        many(240, i => circle(774 + (i % 20) * 12.5, 1060 + Math.floor(i / 20) * 17, 3, '#55555C')),
      ) +
      rect(764, 980, 252, 50, '#C9A24A') +
      many(
        5,
        i => circle(790 + i * 42, 1005, 14, '#1C1C20') + stroke(`M${790 + i * 42} 1005l6 -10`, '#fff', 3),
      ) +
      circle(1000, 1005, 8, '#FF3B2E') +
      stroke('M690 1120C720 1240 700 1280 800 1290', '#14141A', 8),
  ),
  tall(
    'yellow-umbrella-in-rain',
    'A person in a dark coat under a yellow umbrella walks on a wet street at dusk; shop lights are mirrored on the ground.',
    () =>
      defs(
        gradient('du', [
          [0, '#2A3550'],
          [0.6, '#6A6A86'],
          [1, '#2B2F40'],
        ]),
        soft('bl', 9),
      ) +
      fill(1080, 1440, 'du') +
      group(
        many(
          5,
          i =>
            rect(i * 120 - 40, 120 + i * 60, 130, 900, ['#3A4058', '#4A4A60', '#333A52'][i % 3]!) +
            many(12, k =>
              (k * 7 + i) % 3
                ? rect(
                    i * 120 - 20 + (k % 2) * 50,
                    190 + i * 60 + Math.floor(k / 2) * 90,
                    34,
                    50,
                    '#FFD28A',
                    'opacity=".75"',
                  )
                : '',
            ),
        ) +
          many(
            5,
            i =>
              rect(1000 - i * 110, 140 + i * 70, 130, 900, ['#444A60', '#3A3F56'][i % 2]!) +
              rect(
                1010 - i * 110,
                700 + i * 24,
                100,
                90,
                ['#FF9A5A', '#7AD0E0', '#FFC86A', '#F28AA6', '#9AE0A0'][i]!,
                'opacity=".8"',
              ),
          ),
        'filter="url(#bl)"',
      ) +
      path('M0 1000L420 900H660L1080 1000V1440H0Z', '#2B3040') +
      random(4, 60, (_, r) =>
        rect(
          r() * 1080,
          950 + r() * 200,
          14 + r() * 40,
          60 + r() * 300,
          ['#FFB45A', '#7AD0E0', '#FFC86A', '#F28AA6'][Math.floor(r() * 4)]!,
          'opacity=".16" filter="url(#bl)"',
        ),
      ) +
      glints(19, 1080, 960, 1430, '#CFD8EA', 130, 0.5, 1.3) +
      path('M540 1240L360 1420H720Z', '#F2C02A', 'opacity=".18" filter="url(#bl)"') +
      ellipse(540, 1250, 150, 18, '#000', 'opacity=".5"') +
      path('M470 700C440 860 430 1000 440 1080H640C650 1000 640 860 610 700Z', '#2A2E44') +
      path('M540 690V1080', '#000', 'stroke="#1C2032" stroke-width="5"') +
      rect(470, 1070, 52, 170, '#1C1E2A', 'rx="16"') +
      rect(560, 1060, 52, 170, '#1C1E2A', 'rx="16"') +
      ellipse(490, 1242, 44, 18, '#5A3A2A') +
      ellipse(592, 1234, 44, 18, '#5A3A2A') +
      circle(540, 640, 62, '#E3B08A') +
      path(
        'M476 640C470 560 610 560 604 640C600 720 590 740 560 750H520C490 740 480 720 476 640Z',
        '#4A2E22',
      ) +
      path('M490 712C520 740 570 740 600 712L606 756C570 780 510 780 480 756Z', '#C8423B') +
      stroke('M610 780L660 620V330', '#6B4A2A', 12) +
      path(
        'M250 500C280 250 460 190 560 190C700 190 880 270 900 520C860 480 800 480 760 520C720 476 640 476 590 516C540 476 460 476 420 514C370 470 300 470 250 500Z',
        '#F7C52E',
      ) +
      path('M560 190C700 190 880 270 900 520C860 480 800 480 760 520C740 380 660 260 560 190Z', '#DDA216') +
      path('M560 190C480 260 430 380 420 514C460 476 540 476 590 516C600 400 590 280 560 190Z', '#FFDB66') +
      stroke('M560 190V160', '#6B4A2A', 10) +
      random(21, 230, (_, r) => {
        const x = r() * 1100;
        const y = r() * 1440;
        return stroke(`M${x} ${y}l-8 ${30 + r() * 40}`, '#DCE6F4', 1.8, 'opacity=".4"');
      }),
  ),
  wide(
    'running-shoes',
    'A pair of turquoise running shoes with orange laces on a red running track, lane number 4 painted in white.',
    () =>
      defs(relief('trk', '0.6', '#C9543E', 2)) +
      textured(1440, 1080, 'trk') +
      path(
        'M180 0L-120 1080H-90L206 0Z M900 0L1010 1080H1046L926 0Z M1440 300L1380 0H1406L1440 160Z',
        '#F4F1EA',
      ) +
      group(
        `<text font-family="Roboto" font-weight="700" font-size="420" fill="#F4F1EA" text-anchor="middle">4</text>`,
        'transform="translate(1210 900) scale(.8 1)"',
      ) +
      [
        [480, 560, -10],
        [640, 840, 4],
      ]
        .map(([x, y, a]) =>
          group(
            ellipse(20, 130, 330, 40, '#000', 'opacity=".4"') +
              path('M-320 90C-320 130 320 150 350 100L340 60H-310Z', '#F7F5EF') +
              path('M-320 110C-320 150 330 160 350 110L348 130C300 170 -300 160 -318 130Z', '#E8704A') +
              path(
                'M-310 70C-340 -20 -300 -130 -250 -170C-220 -130 -160 -110 -90 -130L60 -30C140 10 330 0 346 70C340 100 -300 100 -310 70Z',
                '#1FA5A5',
              ) +
              path('M-310 70C-330 0 -310 -90 -270 -150C-240 -60 -220 20 -170 84Z', '#157A7E') +
              path('M346 70C330 20 250 8 190 8C170 50 190 80 220 88C290 90 340 88 346 70Z', '#157A7E') +
              path('M-60 70C0 10 90 30 130 -10L160 4C120 60 40 60 10 86Z', '#F7F5EF') +
              path(
                'M-250 -170C-220 -130 -160 -110 -90 -130L-70 -116C-140 -80 -220 -90 -262 -150Z',
                '#0E4A50',
              ) +
              many(
                5,
                k =>
                  stroke(
                    `M${-70 + k * 30} ${-112 + k * 20}L${-110 + k * 34} ${-56 + k * 20}`,
                    '#F2812E',
                    13,
                  ) +
                  stroke(`M${-112 + k * 34} ${-104 + k * 22}L${-66 + k * 30} ${-66 + k * 20}`, '#F2812E', 11),
              ) +
              stroke('M-80 -120C-110 -200 -30 -210 -40 -140C-10 -210 60 -170 -30 -120', '#F2812E', 11),
            `transform="translate(${x} ${y}) rotate(${a})"`,
          ),
        )
        .join(''),
  ),
  wide(
    'keys-and-wallet',
    'On a grey table: a ring with three keys and a red tag with the number 27, a brown leather wallet, sunglasses and a phone.',
    () =>
      defs(relief('gr', '0.03', '#AEB4B8', 1.4), relief('lea', '0.14', '#8A5A34', 2.4), soft('ds', 12)) +
      textured(1440, 1080, 'gr') +
      rect(140, 190, 480, 340, '#000', 'rx="24" opacity=".4" filter="url(#ds)"') +
      rect(120, 160, 480, 340, '#7A4A2A', 'rx="24"') +
      group(textured(1440, 1080, 'lea'), 'style="clip-path:inset(160px 840px 580px 120px round 24px)"') +
      `<rect x="136" y="176" width="448" height="308" rx="16" fill="none" stroke="#E3C08A" stroke-width="4" stroke-dasharray="16 10"/>` +
      rect(560, 290, 70, 80, '#6B3E22', 'rx="14"') +
      circle(606, 330, 14, '#C9A24A') +
      rect(830, 150, 250, 500, '#000', 'rx="40" opacity=".4" filter="url(#ds)"') +
      rect(812, 126, 250, 500, '#1C1E24', 'rx="40"') +
      rect(822, 136, 230, 480, '#2A2E38', 'rx="32"') +
      path('M822 400L1052 200V136H860Z', '#fff', 'opacity=".08"') +
      group(
        `<circle cx="0" cy="0" r="90" fill="none" stroke="#B9C0C6" stroke-width="14"/>` +
          [20, 75, 130]
            .map((a, i) =>
              group(
                circle(0, 150, 62, ['#D9B04A', '#C4CAD0', '#B8743A'][i]!) +
                  circle(0, 120, 18, '#AEB4B8') +
                  rect(-18, 200, 36, 210, ['#D9B04A', '#C4CAD0', '#B8743A'][i]!) +
                  many(4, k =>
                    rect(
                      18,
                      270 + k * 34,
                      12 + ((k * 5 + i * 3) % 16),
                      18,
                      ['#D9B04A', '#C4CAD0', '#B8743A'][i]!,
                    ),
                  ),
                `transform="rotate(${a - 40})"`,
              ),
            )
            .join('') +
          group(
            rect(-70, 96, 140, 210, '#C8282E', 'rx="26"') +
              circle(0, 130, 15, '#AEB4B8') +
              `<text x="0" y="262" font-family="Roboto" font-weight="700" font-size="96" fill="#fff" text-anchor="middle">27</text>`,
            'transform="rotate(-80)"',
          ),
        'transform="translate(520 690)"',
      ) +
      group(
        stroke('M-210 -40C-300 -90 -330 10 -300 60M210 -40C300 -90 330 10 300 60', '#1C1C20', 14) +
          path(
            'M-220 -50H-20C-10 40 -40 90 -120 90C-200 90 -230 40 -220 -50Z M20 -50H220C230 40 200 90 120 90C40 90 10 40 20 -50Z',
            '#14161C',
          ) +
          path('M-200 -34L-110 -34L-180 40Z M40 -34L130 -34L60 40Z', '#6A7484', 'opacity=".5"') +
          stroke('M-24 -36Q0 -60 24 -36', '#1C1C20', 14),
        'transform="translate(1080 850) rotate(8)"',
      ),
  ),
  wide(
    'blue-suitcase-station',
    'A blue hard-shell suitcase with two stickers stands alone on a station platform; a train waits at platform 7.',
    () =>
      defs(
        gradient('st', [
          [0, '#C9D2D8'],
          [1, '#8E9AA4'],
        ]),
        gradient('tr', [
          [0, '#F4F4F0'],
          [1, '#C9CED2'],
        ]),
        relief('plat', '0.5', '#A9A49A', 1),
      ) +
      fill(1440, 1080, 'st') +
      many(8, i =>
        path(
          `M${i * 210 - 60} 0L${i * 210 + 40} 0L${i * 160 + 200} 210H${i * 160 + 150}Z`,
          '#6A7680',
          'opacity=".5"',
        ),
      ) +
      rect(0, 280, 1440, 430, 'url(#tr)') +
      rect(0, 560, 1440, 60, '#1F5FAE') +
      many(
        7,
        i =>
          rect(30 + i * 230, 340, 150, 150, '#2E3E4C', 'rx="16"') +
          path(`M${40 + i * 230} 350h60l-40 120h-20z`, '#fff', 'opacity=".14"'),
      ) +
      rect(640, 320, 150, 390, '#E3E6E8') +
      rect(660, 350, 110, 200, '#2E3E4C', 'rx="10"') +
      rect(712, 320, 4, 390, '#8E969C') +
      rect(0, 700, 1440, 50, '#2B2F36') +
      `<g style="clip-path:inset(740px 0 0 0)">${textured(1440, 1080, 'plat')}</g>` +
      rect(0, 760, 1440, 34, '#F2C43E') +
      rect(1050, 0, 20, 190, '#4A545E') +
      rect(960, 120, 220, 150, '#1F3E7A', 'rx="12"') +
      `<text x="1070" y="240" font-family="Roboto" font-weight="700" font-size="130" fill="#fff" text-anchor="middle">7</text>` +
      ellipse(560, 1010, 240, 30, '#000', 'opacity=".4"') +
      stroke('M470 500V380H640V500', '#7A828A', 14) +
      rect(460, 372, 190, 26, '#2B2F36', 'rx="12"') +
      rect(380, 490, 350, 490, '#2468B0', 'rx="36"') +
      many(7, i => rect(412 + i * 44, 510, 10, 450, '#1A5090', 'rx="5"')) +
      rect(380, 490, 60, 490, '#fff', 'rx="30" opacity=".14"') +
      rect(500, 486, 110, 30, '#2B2F36', 'rx="12"') +
      circle(420, 996, 24, '#1C1C20') +
      circle(690, 996, 24, '#1C1C20') +
      group(
        circle(0, 0, 66, '#F2B632') +
          circle(0, 0, 52, '#F7F3EA') +
          path('M-36 20L-6 -30L12 0L22 -16L40 20Z', '#3F7A5A'),
        'transform="translate(480 640) rotate(-12)"',
      ) +
      group(
        rect(-80, -46, 160, 92, '#C8423B', 'rx="10"') +
          `<text y="16" font-family="Roboto" font-weight="700" font-size="46" fill="#fff" text-anchor="middle">LISBON</text>`,
        'transform="translate(600 810) rotate(9)"',
      ),
  ),
];
