// Over 300 lines: a table of drawings, one for each picture.
import {
  circle,
  dark,
  ellipse,
  gradient,
  group,
  light,
  many,
  mix,
  n,
  path,
  radial,
  rect,
  seeded,
  stroke,
} from './draw.ts';
import {
  defs,
  fill,
  glints,
  grass,
  noise,
  relief,
  type Scene,
  shadow,
  soft,
  stars,
  tall,
  textured,
  tree,
  wide,
  wood,
} from './scene.ts';

const W = 1440;
const H = 1080;
/** A plastered wall over a floor of boards, with a skirting where they meet. */
const room = (w: number, h: number, floor: number, wall: string, boards: string): string =>
  defs(
    relief('pla', '0.02', wall, 0.5),
    gradient(
      'sun',
      [
        [0, '#fff', 0.28],
        [1, '#000', 0.16],
      ],
      'x1="0" y1="0" x2="1" y2="0.5"',
    ),
  ) +
  textured(w, h, 'pla') +
  group(wood(w, h - floor, boards, 96), `transform="translate(0 ${floor})"`) +
  rect(0, floor - 34, w, 34, '#F3F0E8') +
  rect(0, floor - 4, w, 8, '#000', 'opacity=".2"') +
  fill(w, h, 'sun');
const word = (x: number, y: number, size: number, text: string, colour: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="Roboto" font-weight="700" font-size="${size}" fill="${colour}" ${more}>${text}</text>`;

/** A cup-shaped tulip on its stem. */
function tulip(x: number, y: number, tx: number, ty: number, colour: string): string {
  const a = Math.round((Math.atan2(tx - x, y - ty) * 180) / Math.PI);
  return (
    stroke(`M${x} ${y}Q${n((x + tx) / 2 + (tx - x) * 0.1)} ${n((y + ty) / 2)} ${tx} ${ty}`, '#5C8A3E', 13) +
    group(
      path(
        'M-62 8C-76 -70 -48 -118 -34 -138C-18 -120 -8 -104 0 -92C8 -104 18 -120 34 -138C48 -118 76 -70 62 8C44 44 -44 44 -62 8Z',
        colour,
      ) +
        path(
          'M-30 30C-44 -50 -22 -110 0 -128C22 -110 44 -50 30 30C14 42 -14 42 -30 30Z',
          light(colour, 0.18),
        ) +
        stroke('M0 -112V20', dark(colour, 0.2), 3, 'opacity=".6"'),
      `transform="translate(${tx} ${ty}) rotate(${a})"`,
    )
  );
}

function cushion(x: number, y: number, a: number, colour: string): string {
  return group(
    path(
      'M-110 -96C-60 -84 60 -84 110 -96C96 -40 96 40 112 98C60 84 -60 84 -112 98C-96 40 -96 -40 -110 -96Z',
      colour,
    ) + stroke('M-80 -60Q0 -30 76 -62M-84 60Q0 40 82 62', dark(colour, 0.18), 4, 'opacity=".6"'),
    `transform="translate(${x} ${y}) rotate(${a})"`,
  );
}

function box(x: number, y: number, w: number, h: number, mark: string): string {
  return (
    rect(x, y, w, h, '#B98652') +
    rect(x, y, w, h, 'url(#boxside)') +
    rect(x + w * 0.42, y, w * 0.16, h, '#D8B98A', 'opacity=".7"') +
    rect(x, y, w, 10, '#8E6238') +
    word(x + 28, y + h - 36, 44, mark, '#4A3420', 'opacity=".85"') +
    rect(x + w - 96, y + 26, 64, 46, '#F3EEE2') +
    many(3, i => rect(x + w - 88, y + 34 + i * 11, 46 - i * 9, 5, '#6A6258'))
  );
}

/** Things that happened at home and in town: for the gallery of a phone. */
export const moments: readonly Scene[] = [
  wide(
    'green-sofa',
    'A moss green sofa with two mustard cushions stands in a living room, between a floor lamp and a plant in a basket.',
    () =>
      room(W, H, 800, '#E4DCCD', '#A97B52') +
      rect(520, 90, 400, 260, '#3A342E') +
      rect(536, 106, 368, 228, '#EFE6D4') +
      path('M536 334V250C640 190 700 260 780 226C840 200 880 220 904 210V334Z', '#C7835A') +
      circle(810, 170, 34, '#E3B04A') +
      shadow(720, 930, 620, 60, 0.5) +
      defs(
        relief('moss', '0.5 0.4', '#5F7A48', 1.2),
        `<clipPath id="sofa"><path d="M250 470C250 420 290 400 340 400H1100C1150 400 1190 420 1190 470V640C1240 620 1300 640 1300 700V880C1300 900 1288 910 1270 910H170C152 910 140 900 140 880V700C140 640 200 620 250 640Z"/></clipPath>`,
      ) +
      group(textured(W, H, 'moss'), 'clip-path="url(#sofa)"') +
      path('M260 650H1180V760H260Z', '#6E8C54') +
      stroke('M720 652V756M262 760H1178', '#3F5430', 8) +
      stroke('M340 404H1100M250 640V880M1190 640V880', '#4A6138', 7, 'opacity=".8"') +
      many(9, i => circle(380 + i * 86, 520, 9, '#465C34')) +
      rect(220, 905, 34, 66, '#4A3222') +
      rect(1186, 905, 34, 66, '#4A3222') +
      cushion(420, 580, -8, '#D9A233') +
      cushion(1020, 590, 11, '#CF9529') +
      stroke('M110 960V300', '#3B3733', 12) +
      path('M40 320L76 190H150L186 320Z', '#F0E3C4') +
      defs(
        radial('glow', [
          [0, '#FFE9B0', 0.7],
          [1, '#FFE9B0', 0],
        ]),
      ) +
      circle(112, 300, 330, 'url(#glow)') +
      path('M1310 800H1420L1400 970H1330Z', '#B78B55') +
      many(7, i =>
        path(
          'M0 0C-34 -60 -34 -170 0 -230C34 -170 34 -60 0 0Z',
          mix('#3F6F47', '#7FA35E', i / 7),
          `transform="translate(1366 810) rotate(${-54 + i * 18})"`,
        ),
      ),
  ),

  wide(
    'broken-mug',
    'A blue mug lies broken in pieces in a puddle of coffee on a tiled kitchen floor, the handle apart from the rest.',
    () =>
      defs(
        relief('tile', '0.06', '#D8D3C8', 0.9),
        radial('spill', [
          [0, '#5A3620', 0.95],
          [0.75, '#6B4428', 0.9],
          [1, '#7A5234', 0.75],
        ]),
        soft('sh2', 10),
      ) +
      textured(W, H, 'tile') +
      many(5, i => rect(i * 330 - 40, 0, 8, H, '#A79F92')) +
      many(4, i => rect(0, i * 330 - 60, W, 8, '#A79F92')) +
      path(
        'M330 640C300 520 470 430 640 460C760 380 1010 420 1080 540C1190 560 1220 690 1120 740C1060 840 820 830 740 800C600 860 380 800 330 640Z',
        'url(#spill)',
      ) +
      path(
        'M420 600C500 520 600 510 640 520',
        'none',
        'stroke="#A57B55" stroke-width="10" opacity=".6" fill="none"',
      ) +
      ellipse(1260, 800, 46, 26, '#6B4428') +
      ellipse(1320, 730, 22, 14, '#6B4428') +
      ellipse(270, 790, 34, 20, '#6B4428') +
      group(
        path(
          'M560 380L820 360L850 470L790 650L640 660L560 520Z',
          '#000',
          'opacity=".35" transform="translate(18 24)"',
        ) +
          ellipse(300, 470, 90, 40, '#000', 'opacity=".3"') +
          ellipse(1130, 480, 110, 36, '#000', 'opacity=".3"'),
        'filter="url(#sh2)"',
      ) +
      path(
        'M540 360C600 330 760 320 830 350L862 462L800 640L742 600L690 664L600 640L612 540L548 500Z',
        '#2F5FA8',
      ) +
      path('M540 360C600 330 760 320 830 350C770 386 610 394 540 360Z', '#EDEBE4') +
      path(
        'M560 380C640 396 760 388 812 362L840 460L786 610L742 600L690 640L618 620L630 540L566 498Z',
        '#3C72C2',
        'opacity=".8"',
      ) +
      path(
        'M590 420C640 436 700 436 740 428',
        'none',
        'stroke="#fff" stroke-width="12" opacity=".45" fill="none"',
      ) +
      path(
        'M230 420C190 360 250 280 330 310C390 330 390 420 340 450L306 420C340 400 340 360 306 350C270 340 250 380 274 410Z',
        '#2F5FA8',
      ) +
      path('M232 418L274 408L282 440L250 452Z', '#EDEBE4') +
      path('M1030 470L1150 400L1230 450L1180 520L1090 530Z', '#2B579A') +
      path('M1030 470L1150 400L1160 420L1060 486Z', '#F3F1EA') +
      path('M900 800L1010 770L1040 850L950 900Z', '#3467B2') +
      path('M900 800L1010 770L1012 790L912 820Z', '#F3F1EA') +
      path('M470 820L560 790L600 870L520 910Z', '#2F5FA8') +
      [
        [690, 880],
        [1180, 640],
        [360, 560],
        [880, 300],
        [1080, 930],
        [250, 640],
      ]
        .map(([x, y], i) =>
          path(
            `M${x} ${y}l${24 + i * 3} ${-16 + i * 4}l${14 + i * 2} ${26}l${-30} ${10}Z`,
            i % 2 ? '#EDEBE4' : '#2F5FA8',
          ),
        )
        .join(''),
  ),

  tall(
    'tulips-in-vase',
    'A bunch of red, pink and yellow tulips in a clear glass vase on a kitchen table, a window behind.',
    () =>
      defs(
        gradient('win', [
          [0, '#DCEBF2'],
          [1, '#F4F1E6'],
        ]),
        gradient(
          'glass',
          [
            [0, '#DDECEF', 0.85],
            [0.5, '#F6FAFA', 0.5],
            [1, '#BFD4D8', 0.9],
          ],
          'x1="0" y1="0" x2="1" y2="0"',
        ),
        soft('far', 12),
      ) +
      rect(0, 0, 1080, 1440, '#D5CDBE') +
      rect(90, 60, 900, 860, '#F7F4EC') +
      rect(120, 90, 840, 800, 'url(#win)') +
      group(
        many(9, i =>
          circle(160 + i * 100, 700 + (i % 3) * 60, 110, ['#9CBF8A', '#7FA874', '#B7D09C'][i % 3]!),
        ),
        'filter="url(#far)" opacity=".7"',
      ) +
      rect(528, 90, 24, 800, '#F7F4EC') +
      rect(120, 470, 840, 20, '#F7F4EC') +
      group(wood(1080, 420, '#B98A5C', 110), 'transform="translate(0 1020)"') +
      rect(0, 1014, 1080, 12, '#fff', 'opacity=".3"') +
      shadow(560, 1310, 230, 40, 0.5) +
      [
        [-24, 330, 560, '#C7302F'],
        [4, 470, 400, '#E8B22F'],
        [20, 610, 330, '#D9567A'],
        [44, 760, 430, '#C7302F'],
        [60, 850, 590, '#E8B22F'],
        [-10, 410, 690, '#D9567A'],
        [30, 690, 620, '#CF3B3A'],
        [12, 550, 560, '#EFC24A'],
        [40, 790, 720, '#D9567A'],
      ]
        .map(([dx, x, y, c]) => tulip(540 + Number(dx), 1120, Number(x), Number(y), String(c)))
        .join('') +
      [
        [420, 900, -34],
        [660, 880, 30],
        [500, 820, -12],
        [730, 980, 46],
      ]
        .map(
          ([x, y, a]) =>
            path(
              'M0 120C-40 20 -30 -120 10 -230C50 -120 44 20 0 120Z',
              '#6C9A4A',
              `transform="translate(${x} ${y}) rotate(${a})"`,
            ) + stroke('M0 0', '#fff', 1),
        )
        .join('') +
      path(
        'M430 960H650C640 1060 690 1130 690 1210C690 1290 640 1310 540 1310C440 1310 390 1290 390 1210C390 1130 440 1060 430 960Z',
        'url(#glass)',
      ) +
      path(
        'M404 1150H676C690 1180 690 1280 650 1296C600 1306 480 1306 430 1296C390 1280 390 1180 404 1150Z',
        '#A9CBD2',
        'opacity=".5"',
      ) +
      stroke('M448 980C452 1070 412 1130 416 1230', '#fff', 10, 'opacity=".7"') +
      ellipse(540, 960, 110, 16, '#EAF4F5', 'opacity=".8"') +
      path('M820 1240q60 -50 120 -6q-30 60 -120 6Z', '#D9567A') +
      path('M210 1330q40 -40 96 -8q-26 46 -96 8Z', '#E8B22F'),
  ),

  tall(
    'marble-statue',
    'A white marble head of a woman with braided hair on a dark plinth in a museum hall; a small label stands on the plinth.',
    () =>
      defs(
        gradient('hall', [
          [0, '#2E3440'],
          [1, '#56606E'],
        ]),
        radial('spot', [
          [0, '#FFF3D6', 0.75],
          [1, '#FFF3D6', 0],
        ]),
        gradient(
          'mar',
          [
            [0, '#FBFAF6'],
            [0.55, '#DAD8D2'],
            [1, '#9B9C9F'],
          ],
          'x1="0" y1="0" x2="1" y2=".4"',
        ),
        noise('vein', '0.006 0.02', '#8A8D94', 2.4, -1.15, 12),
      ) +
      fill(1080, 1440, 'hall') +
      rect(60, 0, 150, 1180, '#3B424F') +
      rect(870, 0, 150, 1180, '#39404C') +
      many(
        4,
        i =>
          rect(80 + i * 32, 0, 8, 1180, '#000', 'opacity=".15"') +
          rect(890 + i * 32, 0, 8, 1180, '#000', 'opacity=".15"'),
      ) +
      rect(0, 1170, 1080, 270, '#3A2F28') +
      many(6, i =>
        path(
          `M${i * 216} 1440L${380 + i * 64} 1170`,
          'none',
          'stroke="#241C17" stroke-width="4" fill="none"',
        ),
      ) +
      circle(540, 560, 620, 'url(#spot)') +
      rect(330, 1010, 420, 430, '#20242B') +
      rect(300, 980, 480, 48, '#2C313A') +
      rect(300, 980, 480, 8, '#5A6270') +
      rect(470, 1130, 140, 80, '#E9E4D6') +
      many(4, i => rect(486, 1146 + i * 14, [100, 84, 96, 60][i]!, 5, '#6B665A')) +
      path('M372 980C380 900 440 870 470 830L472 740H620L630 830C670 870 720 900 720 980Z', 'url(#mar)') +
      path(
        'M400 540C390 360 470 270 560 270C680 270 740 370 730 520C726 640 690 740 620 790C570 824 500 800 470 750C430 690 406 620 400 540Z',
        'url(#mar)',
      ) +
      path(
        'M396 560C360 420 420 240 570 236C720 234 780 360 744 540C730 470 700 420 650 396C560 420 470 420 430 470C410 500 404 530 396 560Z',
        '#C9C7C2',
      ) +
      many(12, i =>
        ellipse(
          430 + i * 26,
          410 - Math.sin(i / 3.6) * 110,
          26,
          20,
          i % 2 ? '#E9E7E1' : '#BDBBB6',
          `transform="rotate(${i * 14 - 60} ${430 + i * 26} ${410 - Math.sin(i / 3.6) * 110})"`,
        ),
      ) +
      many(8, i => ellipse(742 + Math.sin(i) * 8, 480 + i * 42, 26, 28, i % 2 ? '#D6D4CE' : '#B4B3B0')) +
      stroke('M470 516Q504 498 540 514M604 512Q640 494 672 512', '#8F9094', 9) +
      path('M476 546Q506 528 538 548Q506 566 476 546ZM608 546Q640 526 670 546Q640 564 608 546Z', '#B9B9B9') +
      stroke('M576 520C566 590 556 620 566 640C580 650 596 648 606 640', '#9C9DA0', 8) +
      path('M528 700Q572 676 624 698Q600 728 572 728Q546 728 528 700Z', '#B5B4B3') +
      stroke('M530 700Q574 708 622 698', '#8A8B8F', 5) +
      group(
        textured(1080, 1440, 'vein'),
        'opacity=".18" style="clip-path:path(\'M372 980C380 900 440 870 400 540C390 240 470 236 570 236C720 234 780 360 730 540L630 830C670 870 720 900 720 980Z\')"',
      ),
  ),

  wide(
    'childs-drawing',
    'A child’s drawing in wax crayon on white paper: a red house with smoke, a blue boat with a yellow sail, a sun with rays and two people holding hands.',
    () =>
      wood(W, H, '#9B7650', 150) +
      shadow(720, 600, 700, 470, 0.45) +
      group(
        rect(150, 90, 1140, 880, '#FBFAF4') +
          defs(noise('wax', '0.9', '#ffffff', 3, -1.3, 4)) +
          group(
            path('M150 820C400 780 700 840 1290 790V970H150Z', '#5FA84A') +
              path('M760 820C900 790 1100 800 1290 780V970H800Z', '#4A8FD6') +
              many(6, i => stroke(`M${800 + i * 80} ${860 + (i % 2) * 30}q30 -22 60 0`, '#2E6CB4', 8)) +
              path('M260 560H560V840H260Z', '#D9483A') +
              path('M220 570L410 400L600 570Z', '#8A5A32') +
              rect(370, 690, 90, 150, '#6B4020') +
              rect(290, 610, 76, 76, '#8FC7EA') +
              rect(466, 610, 76, 76, '#8FC7EA') +
              stroke('M328 610V686M290 648H366M504 610V686M466 648H542', '#5A3A20', 7) +
              rect(490, 420, 44, 80, '#7A3A2A') +
              stroke('M512 400c-40 -30 40 -60 0 -100c-40 -30 50 -60 10 -110', '#8E8E93', 14) +
              path('M880 760H1160L1110 850H930Z', '#2F6FC2') +
              stroke('M1020 760V470', '#6B4020', 14) +
              path('M1034 490L1190 720H1034Z', '#F2C62E') +
              path('M1006 540L900 720H1006Z', '#F7D968') +
              circle(1150, 240, 78, '#F6B923') +
              many(12, i => {
                const a = (i * Math.PI) / 6;
                return stroke(
                  `M${n(1150 + 100 * Math.cos(a))} ${n(240 + 100 * Math.sin(a))}L${n(1150 + 150 * Math.cos(a))} ${n(240 + 150 * Math.sin(a))}`,
                  '#F29E1F',
                  12,
                );
              }) +
              [
                [660, '#C23B7A', 150],
                [760, '#3B7A4A', 110],
              ]
                .map(
                  ([x, c, h]) =>
                    circle(Number(x), 830 - Number(h) - 34, 34, '#F2C9A0') +
                    path(`M${Number(x) - 44} 860L${x} ${830 - Number(h)}L${Number(x) + 44} 860Z`, String(c)) +
                    stroke(`M${Number(x) - 16} 860V920M${Number(x) + 16} 860V920`, '#3A2E26', 9) +
                    circle(Number(x) - 12, 826 - Number(h) - 34, 4, '#222') +
                    circle(Number(x) + 12, 826 - Number(h) - 34, 4, '#222') +
                    stroke(`M${Number(x) - 12} ${812 - Number(h)}q12 12 24 0`, '#A03A3A', 5),
                )
                .join('') +
              stroke('M690 780L732 800', '#F2C9A0', 12) +
              path('M420 240q40 -40 80 -8q50 -20 60 24q-70 20 -140 -16Z', '#9CC6EA') +
              word(220, 930, 56, 'ALFIE', '#7A3FA0', 'style="letter-spacing:10px"'),
          ) +
          group(textured(W, H, 'wax'), 'opacity=".5" style="clip-path:inset(90px 150px 110px 150px)"'),
        'transform="rotate(-2 720 540)"',
      ) +
      [
        ['#D9483A', 60, 300, 20],
        ['#F2C62E', 1350, 700, -14],
        ['#2F6FC2', 1340, 300, 8],
      ]
        .map(([c, x, y, a]) =>
          group(
            rect(-24, -130, 48, 210, String(c), 'rx="6"') +
              path('M-24 -130L0 -180L24 -130Z', dark(String(c), 0.12)) +
              rect(-24, -90, 48, 120, dark(String(c), 0.2), 'opacity=".5"'),
            `transform="translate(${x} ${y}) rotate(${a})"`,
          ),
        )
        .join(''),
  ),

  wide(
    'moving-boxes-in-room',
    'Seven cardboard boxes stacked in an empty room with bare boards: kitchen, books and tools are written on them; a window without curtains.',
    () =>
      room(W, H, 740, '#E7E4DC', '#B58A60') +
      rect(90, 110, 380, 420, '#F7F5EE') +
      rect(112, 132, 336, 376, '#CFE6F2') +
      rect(272, 132, 16, 376, '#F7F5EE') +
      rect(112, 312, 336, 14, '#F7F5EE') +
      path('M520 750L760 1080H1180L760 740Z', '#FFF6D8', 'opacity=".22"') +
      defs(
        gradient(
          'boxside',
          [
            [0, '#fff', 0.14],
            [1, '#000', 0.28],
          ],
          'x1="0" y1="0" x2="1" y2=".3"',
        ),
      ) +
      shadow(900, 960, 520, 60, 0.5) +
      box(560, 690, 330, 270, 'KITCHEN') +
      box(900, 640, 380, 320, 'BOOKS') +
      box(600, 430, 280, 260, 'TOOLS') +
      box(930, 370, 310, 270, 'LAMPS') +
      box(640, 230, 220, 200, 'MISC') +
      box(300, 790, 250, 200, 'SHOES') +
      box(1180, 800, 220, 180, 'BATH') +
      path('M300 790L250 740L400 720L430 790Z', '#A87645') +
      path('M550 790L600 742L480 720L430 790Z', '#C4935E') +
      path('M930 370L960 300H1060L1085 370Z', '#9A6C3E') +
      stroke('M1010 340C1010 250 980 190 1040 150', '#3F3A36', 10) +
      path('M990 160L1030 90H1100L1120 160Z', '#D9C49A') +
      rect(330, 1010, 170, 22, '#2C6FA8', 'rx="11" transform="rotate(-8 400 1020)"'),
  ),

  tall(
    'parking-sign-on-post',
    'A blue parking sign on a grey post in front of a brick wall: P, Monday to Saturday 8 am to 6 pm, maximum stay 2 hours, no return within 1 hour.',
    () =>
      rect(0, 0, 1080, 1440, '#6E4436') +
      many(30, row =>
        many(10, i => {
          const r = seeded(row * 17 + i);
          return rect(
            i * 126 - (row % 2) * 63,
            row * 50,
            120,
            44,
            mix('#A5624A', ['#7A4232', '#C78A6C', '#8F4E3A'][(row * 3 + i) % 3]!, r() * 0.6),
            'rx="3"',
          );
        }),
      ) +
      defs(
        noise('gr2', '0.3', '#2A1A12', 1.8, -0.9, 6),
        soft('ps', 14),
        gradient('blue', [
          [0, '#2C6FC4'],
          [1, '#1F57A4'],
        ]),
      ) +
      group(textured(1080, 1440, 'gr2'), 'opacity=".5"') +
      rect(540, 240, 60, 1200, '#000', 'opacity=".35" filter="url(#ps)"') +
      rect(506, 200, 54, 1240, '#8E959B') +
      rect(514, 200, 12, 1240, '#C3C9CD') +
      rect(318, 190, 470, 720, '#000', 'rx="30" opacity=".35" filter="url(#ps)"') +
      rect(296, 160, 470, 720, '#F2F2EE', 'rx="30"') +
      rect(310, 174, 442, 692, 'url(#blue)', 'rx="22"') +
      word(430, 430, 300, 'P', '#fff') +
      rect(340, 470, 382, 5, '#fff') +
      word(531, 560, 62, 'Mon – Sat', '#fff', 'text-anchor="middle"') +
      word(531, 640, 62, '8 am – 6 pm', '#fff', 'text-anchor="middle"') +
      rect(340, 680, 382, 5, '#fff') +
      word(531, 756, 56, 'Max stay 2 hours', '#fff', 'text-anchor="middle" textLength="380"') +
      word(531, 826, 46, 'No return within 1 hour', '#fff', 'text-anchor="middle" textLength="390"') +
      circle(531, 200, 11, '#B9BEC2') +
      circle(531, 846, 9, '#B9BEC2') +
      path('M310 174H752V300C600 260 450 380 310 330Z', '#fff', 'opacity=".1"') +
      many(8, i => circle(340 + i * 57, 1080 + ((i * 37) % 60), 3 + (i % 3), '#3A2A20', 'opacity=".4"')),
  ),

  wide(
    'campfire-night',
    'A campfire with bright flames in a ring of stones at night, two log benches and the outlines of pines under stars.',
    () =>
      defs(
        gradient('nite', [
          [0, '#0B1424'],
          [0.7, '#1C2A3A'],
          [1, '#241E1A'],
        ]),
        radial('fireglow', [
          [0, '#FFB347', 0.85],
          [0.4, '#E8721F', 0.4],
          [1, '#E8721F', 0],
        ]),
        soft('fl', 3),
      ) +
      fill(W, H, 'nite') +
      stars(7, W, 520, 170) +
      many(11, i =>
        path(
          `M${i * 145 - 60} 720L${i * 145 + 10} ${250 + ((i * 83) % 170)}L${i * 145 + 90} 720Z`,
          '#0C141A',
        ),
      ) +
      rect(0, 700, W, 380, '#1E1A16') +
      circle(720, 720, 620, 'url(#fireglow)') +
      ellipse(720, 890, 420, 90, '#3A2A1C') +
      grass(5, W, 860, 200, ['#2E3A22', '#3C4A28', '#1F2A1A'], 260) +
      group(
        rect(120, 850, 380, 90, '#4A3020', 'rx="45"') +
          ellipse(500, 895, 26, 45, '#C99A66') +
          ellipse(500, 895, 14, 26, '#A87A4A') +
          rect(960, 840, 380, 90, '#523624', 'rx="45"') +
          ellipse(960, 885, 26, 45, '#D1A270') +
          ellipse(960, 885, 14, 26, '#A87A4A'),
      ) +
      many(14, i => {
        const a = (i / 14) * 6.283;
        return ellipse(
          720 + 240 * Math.cos(a),
          890 + 66 * Math.sin(a),
          46,
          34,
          mix('#6A6661', '#C98A54', Math.max(0, -Math.sin(a)) * 0.6),
        );
      }) +
      group(
        rect(560, 860, 330, 46, '#3A2416', 'rx="20" transform="rotate(14 720 880)"') +
          rect(560, 860, 330, 46, '#4A2E1A', 'rx="20" transform="rotate(-16 720 880)"'),
      ) +
      group(
        path(
          'M600 880C560 740 650 690 640 560C710 620 700 500 740 400C770 520 850 560 830 680C880 640 870 600 880 570C930 690 880 820 840 880Z',
          '#E8601C',
        ) +
          path(
            'M630 880C610 780 680 740 680 640C730 690 730 600 750 530C780 620 830 680 810 760C840 740 840 720 848 700C870 780 850 840 820 880Z',
            '#F7972A',
          ) +
          path(
            'M670 880C660 820 710 780 716 710C750 760 770 770 780 820C800 810 796 800 800 790C812 830 800 860 784 880Z',
            '#FFD95A',
          ) +
          path('M706 880C700 840 730 820 736 790C760 830 764 850 760 880Z', '#FFF6C9'),
        'filter="url(#fl)"',
      ) +
      many(26, i =>
        circle(
          560 + ((i * 53) % 330),
          180 + ((i * 97) % 420),
          2 + (i % 3),
          '#FFC25A',
          `opacity="${0.3 + (i % 5) * 0.14}"`,
        ),
      ) +
      glints(3, 10, 0, 1, '#000', 0),
  ),

  wide(
    'football-under-floodlights',
    'A football on the centre spot of a green pitch in the evening under two floodlights, a goal with a white net and five players in red at the far end.',
    () =>
      defs(
        gradient('eve', [
          [0, '#1E2A4A'],
          [1, '#6A6C8A'],
        ]),
        radial('lamp2', [
          [0, '#FFFDF0', 1],
          [0.25, '#FFF6D0', 0.6],
          [1, '#FFF6D0', 0],
        ]),
        relief('turf', '0.7 0.9', '#3F8A3C', 1.3),
        gradient('dusk', [
          [0, '#000', 0.25],
          [1, '#000', 0],
        ]),
      ) +
      fill(W, H, 'eve') +
      group(many(8, i => tree(100 + i * 190, 500, 260, '#22352A', i + 2))) +
      group(textured(W, H, 'turf'), 'style="clip-path:inset(470px 0 0 0)"') +
      many(6, i =>
        path(
          `M${-300 + i * 420} 1080L${420 + i * 110} 470H${475 + i * 110}L${-90 + i * 420} 1080Z`,
          '#fff',
          'opacity=".07"',
        ),
      ) +
      stroke('M0 700H1440', '#F4F6F0', 12, 'opacity=".85"') +
      `<ellipse cx="720" cy="880" rx="430" ry="150" fill="none" stroke="#F4F6F0" stroke-width="10" opacity=".85"/>` +
      [160, 1290]
        .map(
          x =>
            rect(x - 9, 60, 18, 440, '#3A4048') +
            rect(x - 90, 30, 180, 70, '#2A2F36') +
            many(8, i => circle(x - 66 + (i % 4) * 44, 50 + Math.floor(i / 4) * 32, 13, '#FFFDE8')) +
            circle(x, 66, 300, 'url(#lamp2)'),
        )
        .join('') +
      rect(520, 330, 400, 12, '#F6F6F2') +
      rect(516, 330, 12, 160, '#F6F6F2') +
      rect(912, 330, 12, 160, '#F6F6F2') +
      many(15, i => rect(530 + i * 26, 342, 2, 146, '#fff', 'opacity=".5"')) +
      many(6, i => rect(528, 356 + i * 24, 386, 2, '#fff', 'opacity=".5"')) +
      [
        [330, 540],
        [470, 590],
        [720, 520],
        [980, 600],
        [1130, 540],
      ]
        .map(
          ([x, y], i) =>
            ellipse(x!, y! + 66, 30, 8, '#000', 'opacity=".35"') +
            circle(x!, y! - 46, 15, ['#E3B08A', '#8A5A3C', '#D9A078'][i % 3]!) +
            path(`M${x! - 22} ${y! - 30}H${x! + 22}L${x! + 18} ${y! + 20}H${x! - 18}Z`, '#C8302E') +
            stroke(
              `M${x! - 10} ${y! + 20}L${x! - 16} ${y! + 64}M${x! + 10} ${y! + 20}L${x! + 18} ${y! + 62}`,
              '#F2F2F0',
              10,
            ) +
            stroke(`M${x! - 22} ${y! - 26}l-18 34M${x! + 22} ${y! - 26}l20 28`, '#C8302E', 9),
        )
        .join('') +
      ellipse(736, 968, 110, 22, '#000', 'opacity=".45"') +
      circle(720, 890, 92, '#F7F7F3') +
      [
        [720, 890, 30],
        [668, 838, 20],
        [776, 842, 20],
        [660, 930, 19],
        [784, 926, 19],
        [722, 974, 16],
        [722, 806, 14],
      ]
        .map(([x, y, r]) =>
          path(
            many(
              5,
              i =>
                `${i ? 'L' : 'M'}${n(x! + r! * Math.cos(i * 1.2566 - 1.57))} ${n(y! + r! * Math.sin(i * 1.2566 - 1.57))}`,
            ) + 'Z',
            '#26262B',
          ),
        )
        .join('') +
      `<circle cx="690" cy="850" r="60" fill="#fff" opacity=".18"/>` +
      fill(W, 500, 'dusk'),
  ),
];
