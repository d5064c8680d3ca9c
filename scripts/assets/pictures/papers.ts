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
import { defs, noise, relief, soft, tall, textured, wide, wood } from './scene.ts';
import type { Scene } from './scene.ts';

type Line = {
  x: number;
  y: number;
  text: string;
  size: number;
  font?: string;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  more?: string;
};
const escape = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const write = ({
  x,
  y,
  text,
  size,
  font = 'Roboto',
  weight = 400,
  fill = '#26262A',
  anchor = 'start',
  more = '',
}: Line): string =>
  `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" xml:space="preserve" ${more}>${escape(text)}</text>`;
const hand = (x: number, y: number, text: string, size: number, fill = '#27408B', more = ''): string =>
  write({ x, y, text, size, font: 'Caveat', weight: 700, fill, more });
const mono = (
  x: number,
  y: number,
  text: string,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
  weight = 400,
): string => write({ x, y, text, size, font: 'JetBrains Mono', weight, anchor });
const rule = (x: number, y: number, w: number, dashed = true): string =>
  `<path d="M${x} ${y}h${w}" stroke="#55555A" stroke-width="3" ${dashed ? 'stroke-dasharray="10 8"' : ''}/>`;
const sheetShadow = (d: string): string =>
  defs(soft('psh', 14)) + path(d, '#000', 'opacity=".45" filter="url(#psh)" transform="translate(14 20)"');
const bars = (x: number, y: number, w: number, h: number, seed: number): string => {
  const r = seeded(seed);
  let at = 0;
  let out = '';
  while (at < w) {
    const b = 3 + Math.floor(r() * 4) * 3;
    out += rect(x + at, y, Math.min(b, w - at), h, '#1C1C20');
    at += b + 3 + Math.floor(r() * 3) * 3;
  }
  return out;
};
/** A square code that looks scanned; it holds no data. */
const code = (x: number, y: number, cell: number, seed: number): string => {
  const r = seeded(seed);
  const eye = (cx: number, cy: number) =>
    rect(x + cx * cell, y + cy * cell, 7 * cell, 7 * cell, '#1C1C20') +
    rect(x + (cx + 1) * cell, y + (cy + 1) * cell, 5 * cell, 5 * cell, '#F7F4EC') +
    rect(x + (cx + 2) * cell, y + (cy + 2) * cell, 3 * cell, 3 * cell, '#1C1C20');
  return (
    many(25 * 25, i => {
      const c = i % 25;
      const q = Math.floor(i / 25);
      return (c < 8 && q < 8) || (c > 16 && q < 8) || (c < 8 && q > 16) || r() > 0.5
        ? ''
        : rect(x + c * cell, y + q * cell, cell + 0.4, cell + 0.4, '#1C1C20');
    }) +
    eye(0, 0) +
    eye(18, 0) +
    eye(0, 18)
  );
};
const paperTone = (id: string, c = '#FBF8F0'): string => defs(relief(id, '0.02', c, 0.9));

/** A till receipt on a table: shop, lines with prices that add up, total, and how it was paid. */
function receipt(
  table: string,
  head: readonly string[],
  items: readonly (readonly [string, number])[],
  vat: number,
  foot: readonly string[],
  tip = 0,
): string {
  const sum = items.reduce((s, [, cents]) => s + cents, 0);
  const money = (c: number) => (c / 100).toFixed(2);
  const left = 250;
  const right = 830;
  let y = 170;
  const rows: string[] = [];
  head.forEach((t, i) => {
    rows.push(mono(540, y, t, i ? 25 : 44, 'middle', i ? 400 : 700));
    y += i ? 38 : 56;
  });
  y += 10;
  rows.push(rule(left, y, right - left));
  y += 52;
  for (const [name, cents] of items) {
    rows.push(mono(left, y, name, 28), mono(right, y, money(cents), 28, 'end'));
    y += 48;
  }
  rows.push(rule(left, y - 14, right - left));
  y += 46;
  rows.push(mono(left, y, 'TOTAL EUR', 40, 'start', 700), mono(right, y, money(sum + tip), 40, 'end', 700));
  y += 50;
  rows.push(
    mono(left, y, `incl. VAT ${vat} %`, 25),
    mono(right, y, money(Math.round(sum - sum / (1 + vat / 100))), 25, 'end'),
  );
  y += 64;
  foot.forEach(t => {
    rows.push(mono(540, y, t, 25, 'middle'));
    y += 38;
  });
  rows.push(bars(330, y + 6, 420, 80, items.length * 7));
  y += 140;
  const edge = many(22, i => `L${870 - i * 30} ${y + (i % 2 ? 0 : 16)}`);
  const d = `M210 90C330 78 700 100 870 84L874 ${y}${edge}L206 ${y}Z`;
  return (
    wood(1080, 1440, table, 170) +
    group(
      sheetShadow(d) +
        paperTone('pt') +
        path(d, '#FBF9F3') +
        group(
          rect(190, 70, 700, 1400, '#fff', 'filter="url(#pt)" opacity=".5" style="mix-blend-mode:multiply"'),
          'clip-path="url(#rc)"',
        ) +
        defs(`<clipPath id="rc"><path d="${d}"/></clipPath>`) +
        rows.join('') +
        path(`M210 620Q540 640 872 612V660Q540 690 208 664Z`, '#000', 'opacity=".035"'),
      'transform="rotate(-2 540 720)"',
    )
  );
}

export const papers: readonly Scene[] = [
  tall(
    'receipt-cafe-lunch',
    'A café receipt on a wooden table: Café Linden, 5 March 2026, 13:12, table 6; two flat whites 7.60, soup of the day 6.90, cheese toast 5.40, carrot cake 4.20, still water 2.50; total 26.60 euros, paid by card.',
    () =>
      receipt(
        '#7A5638',
        ['CAFE LINDEN', '14 Mill Lane', 'Tel 555 0142', '05.03.2026  13:12  Table 6'],
        [
          ['2 Flat white', 760],
          ['1 Soup of the day', 690],
          ['1 Cheese toast', 540],
          ['1 Carrot cake', 420],
          ['1 Still water', 250],
        ],
        10,
        ['Card **** 4471', 'Served by Nora', 'Thank you, see you soon!'],
      ),
  ),
  tall(
    'receipt-groceries',
    'A supermarket receipt: Green Basket, 8 March 2026, 18:47; ten items from oat milk 2.19 to dish soap 1.79; total 35.44 euros, paid in cash.',
    () =>
      receipt(
        '#B08E66',
        ['GREEN BASKET', '3 Station Road', '08.03.2026  18:47  Till 2'],
        [
          ['Oat milk 1 l', 219],
          ['Rye bread', 340],
          ['Eggs x10', 329],
          ['Bananas 1.2 kg', 238],
          ['Tomatoes 500 g', 199],
          ['Cheddar 250 g', 459],
          ['Olive oil 0.5 l', 749],
          ['Coffee beans', 689],
          ['Dark chocolate', 143],
          ['Dish soap', 179],
        ],
        7,
        ['Cash', 'Points collected: 35'],
      ),
  ),
  wide(
    'whiteboard-sprint-plan',
    'A whiteboard with a plan in three columns, To do, Doing and Done; deadline Friday 20 March is boxed in red, and the names Ana, Ben and Li stand beside tasks.',
    () =>
      rect(0, 0, 1440, 1080, '#C9CDD0') +
      defs(
        gradient(
          'wb',
          [
            [0, '#FDFEFE'],
            [0.5, '#F0F4F5'],
            [1, '#E3E9EB'],
          ],
          'x1="0" y1="0" x2="1" y2="1"',
        ),
        soft('sm', 10),
      ) +
      rect(60, 50, 1320, 930, '#8E969C', 'rx="14"') +
      rect(80, 70, 1280, 890, 'url(#wb)') +
      path('M160 70L420 70L240 960H80V420Z', '#fff', 'opacity=".6"') +
      group(stroke('M300 700q120 40 240 0t200 30', '#9AB0C4', 26), 'opacity=".14" filter="url(#sm)"') +
      hand(120, 160, 'Sprint 12: new booking page', 86, '#1F2A44') +
      stroke('M118 182Q400 196 890 176', '#1F2A44', 5) +
      group(
        rect(0, 0, 350, 92, 'none', 'stroke="#C8282E" stroke-width="7" rx="14"') +
          hand(22, 64, 'Deadline: Fri 20 March', 46, '#C8282E'),
        'transform="translate(980 98) rotate(-1)"',
      ) +
      stroke('M500 240L508 930M930 236L924 930', '#1F2A44', 6) +
      stroke('M120 320Q600 310 1320 322', '#1F2A44', 6) +
      hand(210, 300, 'To do', 68, '#2A5CB0') +
      hand(640, 300, 'Doing', 68, '#D07A12') +
      hand(1070, 300, 'Done', 68, '#2E8A4A') +
      [
        'Payment errors (Ben)',
        'Write help text (Ana)',
        'Test on old phones',
        'Translate to Spanish',
        'Ask Li about refunds',
      ]
        .map((t, i) => hand(118, 400 + i * 104, `- ${t}`, 46, '#1F2A44'))
        .join('') +
      ['Seat map (Li)', 'Calendar bug (Ben)', 'Icons (Ana)']
        .map((t, i) => hand(536, 400 + i * 104, `- ${t}`, 46, '#1F2A44'))
        .join('') +
      ['Login', 'Search filters', 'Price in euros', 'Photos load fast']
        .map(
          (t, i) =>
            hand(960, 400 + i * 104, t, 46, '#1F2A44') +
            stroke(`M${1270} ${384 + i * 104}l16 18 34 -44`, '#2E8A4A', 8),
        )
        .join('') +
      hand(536, 800, 'Demo: Thursday 15:00,', 48, '#C8282E') +
      hand(536, 860, 'room Cedar', 48, '#C8282E') +
      rect(420, 972, 560, 36, '#7A8288', 'rx="6"') +
      [
        ['#C8282E', 470],
        ['#2A5CB0', 600],
        ['#2E8A4A', 730],
      ]
        .map(([c, x]) => rect(Number(x), 956, 100, 18, String(c), 'rx="8"'))
        .join('') +
      rect(860, 946, 84, 30, '#3A3F46', 'rx="6"'),
  ),
  tall(
    'shopping-list-on-paper',
    'A handwritten shopping list on a torn notebook page: 6 eggs, milk 2 l, brown bread, spinach, 4 lemons, rice 1 kg, cat food, candles; milk and rice are crossed out.',
    () =>
      wood(1080, 1440, '#D9BE96', 200) +
      group(
        (() => {
          const d = `M200 110${many(19, i => `L${218 + i * 36} ${i % 2 ? 96 : 118}`)}L884 110L890 1320L196 1326Z`;
          return sheetShadow(d) + path(d, '#FCF8E8');
        })() +
          many(15, i => stroke(`M200 ${270 + i * 70}H886`, '#A9C4DC', 2.5)) +
          stroke('M290 112V1322', '#E39A9A', 3) +
          many(9, i => circle(238, 200 + i * 130, 13, '#B99A70')) +
          hand(320, 250, 'Shopping (Saturday)', 74, '#27408B') +
          stroke('M318 268Q560 280 800 262', '#27408B', 4) +
          [
            '6 eggs',
            'milk 2 l',
            'brown bread',
            'spinach',
            '4 lemons',
            'rice 1 kg',
            'cat food',
            'candles (8!)',
          ]
            .map(
              (t, i) =>
                rect(322, 352 + i * 105, 34, 34, 'none', 'stroke="#27408B" stroke-width="4"') +
                hand(384, 396 + i * 105, t, 78) +
                (i === 1 || i === 5
                  ? stroke(
                      `M376 ${378 + i * 105}Q520 ${364 + i * 105} ${i === 1 ? 590 : 640} ${376 + i * 105}`,
                      '#27408B',
                      6,
                    ) + stroke(`M326 ${368 + i * 105}l12 16 26 -40`, '#27408B', 6)
                  : ''),
            )
            .join('') +
          hand(560, 1270, 'ask Omar about cake', 54, '#B0322E'),
        'transform="rotate(2 540 720)"',
      ) +
      group(
        rect(0, 0, 520, 26, '#2F6FB8', 'rx="6"') +
          path('M520 0L580 13L520 26Z', '#E3C08A') +
          path('M562 9L580 13L562 17Z', '#27408B') +
          rect(-30, 0, 40, 26, '#E88A9A', 'rx="6"'),
        'transform="translate(420 1380) rotate(-8)"',
      ),
  ),
  wide(
    'train-ticket',
    'A printed train ticket: Railbird, from Aldbury Central to Port Maren, 14 March 2026, departs 08:25, arrives 10:52, train RB 417, coach 5, seat 32A, 39.90 euros.',
    () =>
      wood(1440, 1080, '#4A3424', 190) +
      group(
        (() => {
          const d = 'M120 220H1320V420A40 40 0 0 0 1320 500V860H120V500A40 40 0 0 0 120 420Z';
          return sheetShadow(d) + path(d, '#F6F2E4');
        })() +
          rect(120, 220, 1200, 110, '#1F5FAE') +
          write({ x: 170, y: 298, text: 'RAILBIRD', size: 64, weight: 700, fill: '#fff' }) +
          write({ x: 1270, y: 294, text: 'Single, 2nd class', size: 42, fill: '#D6E6FA', anchor: 'end' }) +
          write({ x: 170, y: 400, text: 'From', size: 30, fill: '#6A6A70' }) +
          write({ x: 170, y: 456, text: 'Aldbury Central', size: 56, weight: 700 }) +
          write({ x: 640, y: 400, text: 'To', size: 30, fill: '#6A6A70' }) +
          write({ x: 640, y: 456, text: 'Port Maren', size: 56, weight: 700 }) +
          [
            ['Date', '14 Mar 2026', 170],
            ['Departs', '08:25', 470],
            ['Arrives', '10:52', 670],
            ['Train', 'RB 417', 850],
          ]
            .map(
              ([k, v, x]) =>
                write({ x: Number(x), y: 540, text: String(k), size: 30, fill: '#6A6A70' }) +
                write({ x: Number(x), y: 590, text: String(v), size: 46, weight: 500 }),
            )
            .join('') +
          [
            ['Coach', '5', 170],
            ['Seat', '32A', 330],
            ['Passenger', 'Elena Marsh', 500],
            ['Price', 'EUR 39.90', 850],
          ]
            .map(
              ([k, v, x]) =>
                write({ x: Number(x), y: 670, text: String(k), size: 30, fill: '#6A6A70' }) +
                write({ x: Number(x), y: 720, text: String(v), size: 46, weight: 500 }),
            )
            .join('') +
          bars(170, 760, 620, 70, 12) +
          mono(820, 808, 'No. 7734209618', 27) +
          stroke('M1080 340V850', '#B9B29E', 4, 'stroke-dasharray="6 14"') +
          code(1100, 500, 8, 5),
        'transform="rotate(-4 720 540)"',
      ) +
      circle(1250, 900, 0, '#000'),
  ),
  wide(
    'concert-ticket',
    'A purple concert ticket: The Paper Lanterns, live at Harbour Hall, Saturday 28 March 2026, doors 19:00, start 20:30, row G, seat 14; one corner is torn.',
    () =>
      defs(
        relief('felt', '0.7', '#3E5A50', 1.4),
        gradient(
          'ct',
          [
            [0, '#5A2E8A'],
            [0.6, '#9A3A8E'],
            [1, '#E0615E'],
          ],
          'x1="0" y1="0" x2="1" y2="1"',
        ),
      ) +
      textured(1440, 1080, 'felt') +
      group(
        (() => {
          const d = 'M120 280H1320V760L1280 800L1240 780L1220 820H120Z';
          return sheetShadow(d) + path(d, 'url(#ct)');
        })() +
          many(9, i => {
            const x = 760 + (i % 3) * 90;
            const y = 340 + Math.floor(i / 3) * 120;
            return (
              path(
                `M${x} ${y}h44l10 50q-32 26 -64 0z`,
                ['#FFD45C', '#FF9A5A', '#FBC4D2'][i % 3]!,
                'opacity=".9"',
              ) +
              rect(x + 10, y - 8, 24, 8, '#3A1A5A') +
              stroke(`M${x + 22} ${y - 8}v-40`, '#fff', 2, 'opacity=".5"')
            );
          }) +
          write({ x: 170, y: 380, text: 'THE PAPER', size: 88, weight: 700, fill: '#fff' }) +
          write({ x: 170, y: 468, text: 'LANTERNS', size: 88, weight: 700, fill: '#FFD45C' }) +
          write({ x: 172, y: 530, text: 'live at Harbour Hall', size: 46, fill: '#F6E3F2' }) +
          write({ x: 172, y: 640, text: 'Sat 28 March 2026', size: 52, weight: 700, fill: '#fff' }) +
          write({ x: 172, y: 700, text: 'Doors 19:00   Start 20:30', size: 42, fill: '#F6E3F2' }) +
          write({
            x: 172,
            y: 768,
            text: 'Standing is not allowed in the balcony',
            size: 26,
            fill: '#E3C4E6',
          }) +
          stroke('M1040 290V810', '#fff', 4, 'stroke-dasharray="6 14" opacity=".7"') +
          [
            ['ROW', 'G'],
            ['SEAT', '14'],
            ['GATE', 'B'],
          ]
            .map(
              ([k, v], i) =>
                write({ x: 1180, y: 360 + i * 140, text: k!, size: 30, fill: '#F6E3F2', anchor: 'middle' }) +
                write({
                  x: 1180,
                  y: 430 + i * 140,
                  text: v!,
                  size: 72,
                  weight: 700,
                  fill: '#fff',
                  anchor: 'middle',
                }),
            )
            .join(''),
        'transform="rotate(5 720 540)"',
      ),
  ),
  wide(
    'wifi-note-on-fridge',
    "A yellow sticky note on a white fridge door, held by a ladybird magnet: Wi-Fi guest network Pinewood-Guest, password maple-4821-river; below it a child's drawing of a house.",
    () =>
      defs(
        gradient(
          'fr',
          [
            [0, '#F4F6F7'],
            [0.5, '#E3E8EA'],
            [1, '#CDD5D9'],
          ],
          'x1="0" y1="0" x2="1" y2="0"',
        ),
        gradient('po', [
          [0, '#FFE66A'],
          [1, '#F7D23C'],
        ]),
        relief('fd', '0.25', '#f4f6f7', 0.4),
      ) +
      rect(0, 0, 1440, 1080, 'url(#fr)') +
      textured(1440, 1080, 'fd', 'style="mix-blend-mode:multiply" opacity=".35"') +
      rect(1330, 120, 50, 700, '#AEB8BE', 'rx="24"') +
      group(
        (() => {
          const d = 'M0 0H640V560C520 600 240 580 0 590Z';
          return sheetShadow(d) + path(d, 'url(#po)');
        })() +
          hand(60, 130, 'Wi-Fi for guests', 88, '#3A2E10') +
          stroke('M58 150Q300 164 540 146', '#3A2E10', 4) +
          hand(60, 260, 'Network:', 58, '#7A5A10') +
          hand(60, 336, 'Pinewood-Guest', 80, '#1F3A8A') +
          hand(60, 430, 'Password:', 58, '#7A5A10') +
          hand(60, 512, 'maple-4821-river', 80, '#B0222E'),
        'transform="translate(130 150) rotate(-3)"',
      ) +
      ellipse(446, 170, 60, 50, '#000', 'opacity=".25"') +
      circle(440, 150, 54, '#D9302E') +
      path('M440 96V204', '#1C1C20', 'stroke="#1C1C20" stroke-width="7"') +
      circle(440, 100, 24, '#1C1C20') +
      [
        [412, 140],
        [468, 140],
        [418, 176],
        [462, 176],
      ]
        .map(([x, y]) => circle(x!, y!, 10, '#1C1C20'))
        .join('') +
      group(
        (() => {
          const d = 'M0 0H430V540H0Z';
          return sheetShadow(d) + path(d, '#FDFCF8');
        })() +
          stroke('M90 420V250L220 130L350 250V420Z', '#C8423B', 10) +
          stroke('M90 250H350', '#C8423B', 8) +
          stroke('M190 420V330H250V420', '#2F6FB8', 9) +
          stroke('M120 290h50v50h-50zM280 290h50v50h-50z', '#2F6FB8', 7) +
          many(30, i => stroke(`M${20 + i * 13} 470q4 -30 8 -44`, '#4F9A44', 6)) +
          circle(360, 90, 40, '#F7C52E') +
          many(8, i =>
            stroke(
              `M${360 + Math.cos(i * 0.785) * 54} ${90 + Math.sin(i * 0.785) * 54}L${360 + Math.cos(i * 0.785) * 76} ${90 + Math.sin(i * 0.785) * 76}`,
              '#F7C52E',
              7,
            ),
          ) +
          hand(150, 526, 'by Mia, 5', 48, '#7A4AA0'),
        'transform="translate(850 330) rotate(4)"',
      ) +
      circle(1080, 350, 34, '#3F8A5A'),
  ),
  wide(
    'recipe-card-lentil-soup',
    'A handwritten recipe card for red lentil soup: 250 g lentils, 1 onion, 2 carrots, 1 tsp cumin, 1 l stock; cook 25 minutes, add the juice of half a lemon; serves 4.',
    () =>
      defs(relief('lin', '0.4 0.25', '#C9D3C2', 1)) +
      textured(1440, 1080, 'lin') +
      group(
        (() => {
          const d = 'M110 130H1330V950H110Z';
          return sheetShadow(d) + path(d, '#FFFBEF');
        })() +
          rect(110, 130, 1220, 120, '#F3D9B0') +
          hand(160, 222, 'Red lentil soup', 104, '#8A3A1E') +
          hand(1020, 216, 'serves 4', 70, '#8A3A1E') +
          many(11, i => stroke(`M110 ${330 + i * 58}H1330`, '#D9C9A8', 2)) +
          stroke('M640 270V930', '#E3A08A', 3) +
          [
            '250 g red lentils',
            '1 onion',
            '2 carrots',
            '3 cloves garlic',
            '1 tsp cumin',
            '1 l stock',
            '1/2 lemon',
            'salt, olive oil',
          ]
            .map((t, i) => hand(160, 322 + i * 72, t, 58, '#2B3A67'))
            .join('') +
          [
            '1. Fry onion + garlic',
            '    5 min in oil',
            '2. Add carrots, cumin',
            '3. Lentils + stock,',
            '    cook 25 min',
            '4. Blend, juice of',
            '    half a lemon',
            'Even better next day!',
          ]
            .map((t, i) => hand(690, 322 + i * 72, t, 58, i === 7 ? '#B0322E' : '#2B3A67'))
            .join('') +
          circle(1180, 820, 80, 'none', 'stroke="#C98440" stroke-width="12" opacity=".25"') +
          ellipse(420, 880, 44, 26, '#D9772E', 'opacity=".2"'),
        'transform="rotate(-2 720 540)"',
      ) +
      group(
        rect(-20, 0, 40, 380, '#A9784A', 'rx="18"') +
          ellipse(0, 430, 62, 96, '#B98A5A') +
          ellipse(-4, 424, 44, 74, '#94693C'),
        'transform="translate(1340 520) rotate(16)"',
      ),
  ),
  tall(
    'bus-stop-timetable',
    'A bus stop timetable for line 24, Mill Lane to Harbour, weekdays: hours 6 to 21 with minutes; the last bus leaves at 21:40; a note says no service on 17 March.',
    () =>
      defs(
        gradient('met', [
          [0, '#5E6A72'],
          [1, '#3A444C'],
        ]),
        soft('tb', 16),
      ) +
      group(
        many(14, i =>
          circle(
            (i * 211) % 1080,
            (i * 397) % 1440,
            90 + (i % 4) * 40,
            ['#8CA88A', '#B9C4B0', '#7A8A94', '#D9CDB0'][i % 4]!,
          ),
        ),
        'filter="url(#tb)"',
      ) +
      rect(110, 40, 860, 1400, 'url(#met)', 'rx="26"') +
      rect(150, 80, 780, 1300, '#FBFCFC', 'rx="8"') +
      rect(150, 80, 780, 190, '#1E7A4C', 'rx="8"') +
      rect(190, 112, 150, 126, '#FFD23C', 'rx="18"') +
      write({ x: 265, y: 208, text: '24', size: 92, weight: 700, anchor: 'middle' }) +
      write({ x: 380, y: 170, text: 'Mill Lane', size: 56, weight: 700, fill: '#fff' }) +
      write({ x: 380, y: 236, text: 'to Harbour', size: 50, fill: '#D6F0E0' }) +
      write({ x: 190, y: 330, text: 'Monday to Friday', size: 42, weight: 700 }) +
      [
        [6, '20 50'],
        [7, '05 20 35 50'],
        [8, '05 20 35 50'],
        [9, '10 30 50'],
        [10, '10 40'],
        [11, '10 40'],
        [12, '10 30 50'],
        [13, '10 40'],
        [14, '10 40'],
        [15, '10 30 50'],
        [16, '05 20 35 50'],
        [17, '05 20 35 50'],
        [18, '10 30 50'],
        [19, '10 40'],
        [20, '10 40'],
        [21, '10 40'],
      ]
        .map(
          ([h, m], i) =>
            rect(190, 352 + i * 54, 700, 54, i % 2 ? '#EEF3F0' : '#FBFCFC') +
            write({ x: 250, y: 392 + i * 54, text: String(h), size: 38, weight: 700, anchor: 'end' }) +
            write({ x: 310, y: 392 + i * 54, text: String(m).split(' ').join('     '), size: 38 }),
        )
        .join('') +
      write({ x: 190, y: 1280, text: 'Saturday and Sunday: see line N24', size: 30, fill: '#55555A' }) +
      group(
        rect(0, 0, 620, 84, '#FFF3B0', 'rx="4"') +
          write({
            x: 310,
            y: 56,
            text: 'No service on Tue 17 March',
            size: 42,
            weight: 700,
            fill: '#B0222E',
            anchor: 'middle',
          }),
        'transform="translate(230 1296) rotate(-2)"',
      ) +
      path('M150 80L560 80L150 760Z', '#fff', 'opacity=".16"') +
      stroke('M700 1100L780 1000M720 1110L790 1024', '#fff', 3, 'opacity=".6"'),
  ),
  tall(
    'chalk-menu-board',
    'A chalk menu board outside a bistro: today onion soup 6, grilled trout 15, mushroom risotto 13, apple tart 5.50; lunch 12 to 15, closed on Monday; a drawn fish and a vine frame.',
    () =>
      rect(0, 0, 1080, 1440, '#A89C8C') +
      many(60, i =>
        rect(
          (i % 6) * 184 - (Math.floor(i / 6) % 2) * 90,
          Math.floor(i / 6) * 148,
          178,
          142,
          mix('#B5A896', '#8E8272', ((i * 37) % 10) / 10),
          'rx="6"',
        ),
      ) +
      defs(noise('ch', '0.012 0.05', '#ffffff', 2.4, -1.25, 8)) +
      path('M210 90H870L940 1400H140Z', '#000', 'opacity=".35" transform="translate(16 16)"') +
      path('M210 80H870L940 1390H140Z', '#7A4E2A') +
      path('M240 112H840L904 1340H176Z', '#26302C') +
      group(textured(1080, 1440, 'ch'), 'opacity=".3" clip-path="url(#bd)"') +
      defs('<clipPath id="bd"><path d="M240 112H840L904 1340H176Z"/></clipPath>') +
      hand(330, 240, 'Chez Odile', 128, '#F7E9B0') +
      stroke('M320 268Q540 290 770 262', '#F7E9B0', 5) +
      hand(420, 380, 'Today', 92, '#F2A9B8') +
      [
        ['Onion soup', '6'],
        ['Grilled trout', '15'],
        ['Mushroom risotto', '13'],
        ['Apple tart', '5.50'],
      ]
        .map(
          ([t, p], i) =>
            hand(256 - i * 6, 500 + i * 120, t!, 84, '#F4F4EE') +
            write({
              x: 826 + i * 6,
              y: 500 + i * 120,
              text: p!,
              size: 84,
              font: 'Caveat',
              weight: 700,
              fill: '#F7E9B0',
              anchor: 'end',
            }) +
            stroke(
              `M${250 - i * 6} ${526 + i * 120}H${830 + i * 6}`,
              '#F4F4EE',
              2,
              'stroke-dasharray="3 12" opacity=".7"',
            ),
        )
        .join('') +
      group(
        stroke('M-120 0C-60 -70 60 -70 120 0C60 70 -60 70 -120 0Z M120 0L180 -46V46Z', '#9AD0E0', 6) +
          stroke('M-60 -30q20 30 0 60M-20 -40q14 40 0 80M20 -40q14 40 0 80', '#9AD0E0', 4) +
          circle(-84, -10, 8, '#9AD0E0'),
        'transform="translate(540 1020)"',
      ) +
      hand(300, 1190, 'Lunch 12 to 15', 84, '#BFE3A8') +
      hand(280, 1286, 'Closed on Monday', 84, '#F2A9B8') +
      [0, 1]
        .map(
          s =>
            stroke(
              curve(
                Array.from({ length: 8 }, (_, i): [number, number] => [
                  s ? 846 + i * 5 : 232 - i * 5,
                  200 + i * 130,
                ]),
              ),
              '#8CC27A',
              4,
            ) +
            many(12, i =>
              ellipse(
                (s ? 846 + i * 3.4 : 232 - i * 3.4) + (i % 2 ? 14 : -14),
                220 + i * 84,
                15,
                8,
                '#8CC27A',
                `transform="rotate(${i % 2 ? 30 : -30} ${s ? 846 : 232} ${220 + i * 84})"`,
              ),
            ),
        )
        .join(''),
  ),
];
