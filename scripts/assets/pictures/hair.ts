import { circle, dark, ellipse, light, many, path, stroke } from './draw.ts';

/** One hair style: what lies behind the head, and what lies over the face. */
export type Hair = { back: string; front: string };

/** Wave-edged curtain of long hair behind the shoulders. */
const curtain = (c: string, bottom: number, width: number): string =>
  path(
    `M96 38C${96 - width - 8} 36 ${96 - width - 8} 78 ${96 - width} ${bottom - 22}C${96 - width - 2} ${bottom} ${96 - width + 8} ${bottom + 4} 74 ${bottom}L118 ${bottom}C${96 + width - 8} ${bottom + 4} ${96 + width + 2} ${bottom} ${96 + width} ${bottom - 22}C${96 + width + 8} 78 ${96 + width + 8} 36 96 38Z`,
    dark(c, 0.14),
  );

const cap =
  'M61 86C57 50 74 37 97 37C122 37 136 52 131 86C129 80 128 76 126 72C120 66 115 62 108 61C94 66 78 64 69 66C65 72 63 78 61 86Z';
const sheen = (c: string): string => stroke('M76 51C84 45 95 43 105 45', light(c, 0.22), 3, 'opacity=".7"');

/** Hair by name, in one colour. Coordinates are those of a 192 × 192 portrait whose face is at (96, 92). */
export function hair(style: string, c: string): Hair {
  const d = dark(c, 0.16);
  switch (style) {
    case 'crop':
      return {
        back: '',
        front:
          path(cap, c) +
          sheen(c) +
          path('M61 86C60 78 61 72 64 67L67 80Z M131 86C132 78 131 72 128 67L125 80Z', d),
      };
    case 'side part':
      return {
        back: '',
        front:
          path(
            'M61 88C54 50 74 34 98 35C124 35 138 54 131 88C129 78 126 70 122 66C104 68 90 62 82 53C80 62 70 66 66 72C63 77 62 82 61 88Z',
            c,
          ) +
          stroke('M83 52C94 60 108 64 121 63', d, 1.6) +
          sheen(c),
      };
    case 'quiff':
      return {
        back: '',
        front:
          path(
            'M62 86C58 60 62 52 68 47C66 34 88 22 110 28C126 26 134 38 130 48C134 56 133 72 130 86C128 78 127 72 124 66C112 60 92 66 78 62C70 64 65 74 62 86Z',
            c,
          ) +
          stroke('M74 48C86 36 104 34 122 40', light(c, 0.2), 3, 'opacity=".7"') +
          stroke('M78 56C92 46 108 44 124 50', d, 2),
      };
    case 'buzz':
      return {
        back: '',
        front: path(
          'M63 82C60 54 76 42 96 42C117 42 132 54 129 82C127 74 125 68 121 64C106 60 86 60 71 64C67 68 65 74 63 82Z',
          c,
          'opacity=".82"',
        ),
      };
    case 'bald':
      return { back: '', front: stroke('M80 52C86 47 94 46 100 47', '#ffffff', 4, 'opacity=".28"') };
    case 'receding':
      return {
        back: '',
        front:
          path(
            'M61 92C58 74 60 60 70 52C68 60 67 66 67 74C65 80 63 86 61 92Z M131 92C134 74 132 60 122 52C124 60 125 66 125 74C127 80 129 86 131 92Z',
            c,
          ) +
          path(
            'M70 54C76 44 88 40 97 40C108 40 118 45 122 54C114 48 106 47 97 47C86 47 78 48 70 54Z',
            c,
            'opacity=".75"',
          ),
      };
    case 'curls':
      return {
        back: '',
        front:
          many(13, i => {
            const a = Math.PI * (1.03 - i * 0.088);
            return circle(96 - Math.cos(a) * 35 * -1, 72 - Math.sin(a) * 32, 11.5, i % 2 ? c : d);
          }) +
          many(7, i => circle(70 + i * 8.8, 54 + (i % 2) * 4, 10.5, i % 2 ? d : c)) +
          many(5, i => stroke(`M${72 + i * 11} 46a4 4 0 1 1 4 5`, light(c, 0.2), 1.6, 'opacity=".6"')),
      };
    case 'afro':
      return {
        back:
          circle(96, 68, 55, d) +
          many(18, i => circle(96 + Math.cos(i * 0.349) * 50, 68 + Math.sin(i * 0.349) * 47, 11, d)),
        front:
          path(
            'M60 88C50 50 70 36 96 36C122 36 142 50 132 88C128 72 122 64 112 62C100 58 88 58 80 62C70 64 64 74 60 88Z',
            c,
          ) +
          many(12, i => circle(66 + i * 5.6, 52 + Math.sin(i * 1.9) * 7, 6.5, c)) +
          many(9, i =>
            stroke(
              `M${58 + i * 9} ${36 + ((i * 7) % 13)}a3 3 0 1 1 3 4`,
              light(c, 0.18),
              1.4,
              'opacity=".5"',
            ),
          ),
      };
    case 'locs':
      return {
        back: many(9, i =>
          stroke(
            `M${60 + i * 9} 52C${52 + i * 11} 84 ${50 + i * 11.5} 110 ${54 + i * 10.6} ${142 - Math.abs(4 - i) * 3}`,
            i % 2 ? c : d,
            9,
          ),
        ),
        front:
          path(cap, c) +
          many(6, i =>
            stroke(
              `M${72 + i * 10} 40C${66 + i * 11} 48 ${66 + i * 11} 54 ${66 + i * 11.5} 62`,
              i % 2 ? d : light(c, 0.12),
              3,
            ),
          ),
      };
    case 'braids':
      return {
        back:
          path(cap, d) +
          [
            [58, -1],
            [134, 1],
          ]
            .map(
              ([x, s]) =>
                many(7, i =>
                  ellipse(x! + s! * (i % 2 ? 2 : -1), 92 + i * 11, 8.5 - i * 0.5, 7.5, i % 2 ? d : c),
                ) + circle(x!, 172, 5, '#E2574C'),
            )
            .join(''),
        front:
          path('M60 92C54 52 74 36 96 36C118 36 138 52 132 92C130 74 116 60 96 46C76 60 62 74 60 92Z', c) +
          stroke('M96 37V46', d, 1.6) +
          sheen(c),
      };
    case 'long straight':
      return {
        back: curtain(c, 158, 44),
        front:
          path(
            'M59 104C50 56 70 35 97 35C124 35 142 56 133 104C131 84 124 66 106 50C98 62 76 66 68 78C62 86 60 94 59 104Z',
            c,
          ) +
          stroke('M106 50C112 42 116 40 120 42', d, 1.6) +
          sheen(c),
      };
    case 'long middle':
      return {
        back: curtain(c, 164, 42),
        front:
          path('M58 112C50 58 68 34 96 34C124 34 142 58 134 112C133 86 124 62 96 46C68 62 59 86 58 112Z', c) +
          stroke('M96 35V46', d, 1.8) +
          stroke('M66 66C70 54 78 46 88 42', light(c, 0.22), 3, 'opacity=".6"'),
      };
    case 'long wavy':
      return {
        back: path(
          'M96 34C44 30 46 74 50 92C40 104 54 116 44 130C38 148 58 158 74 152L118 152C134 158 154 148 148 130C138 116 152 104 142 92C146 74 148 30 96 34Z',
          d,
        ),
        front:
          path(
            'M58 96C52 54 72 34 98 34C126 36 140 56 134 96C132 82 122 72 112 56C100 70 82 66 72 74C64 80 60 88 58 96Z',
            c,
          ) +
          stroke(
            'M52 98C48 110 58 118 52 132M140 98C144 110 134 118 140 132',
            light(c, 0.16),
            3,
            'opacity=".7"',
          ) +
          sheen(c),
      };
    case 'long curly':
      return {
        back:
          many(24, i =>
            circle(
              96 + (i % 2 ? 1 : -1) * (36 + ((i * 5) % 12)),
              52 + Math.floor(i / 2) * 9,
              14,
              i % 3 ? d : c,
            ),
          ) + path('M60 60h72v80h-72z', d),
        front:
          many(11, i => circle(62 + i * 6.8, 60 - Math.sin((i / 10) * Math.PI) * 18, 11, i % 2 ? c : d)) +
          many(6, i =>
            stroke(`M${60 + i * 14} ${44 + (i % 2) * 6}a4 4 0 1 1 4 5`, light(c, 0.24), 1.6, 'opacity=".6"'),
          ),
      };
    case 'bob':
      return {
        back: path(
          'M96 34C48 32 50 78 52 112C52 126 62 130 74 126L118 126C130 130 140 126 140 112C142 78 144 32 96 34Z',
          d,
        ),
        front:
          path(
            'M57 108C50 54 70 34 96 34C122 34 142 54 135 108C132 92 130 82 129 74C118 78 78 78 64 72C62 84 59 96 57 108Z',
            c,
          ) +
          many(6, i => stroke(`M${72 + i * 9.6} 60V72`, d, 1.2, 'opacity=".5"')) +
          sheen(c),
      };
    case 'bun':
      return {
        back: circle(96, 26, 19, d) + stroke('M84 22C90 14 102 14 108 22', light(c, 0.2), 2.5),
        front:
          path('M60 90C55 52 74 36 96 36C118 36 137 52 132 90C130 74 120 60 96 54C72 60 62 74 60 90Z', c) +
          stroke('M72 62C78 48 88 42 96 40M120 62C114 48 104 42 96 40', d, 1.6),
      };
    case 'ponytail':
      return {
        back:
          path(
            'M118 38C146 30 158 58 150 92C148 116 156 128 146 142C136 130 130 112 132 92C134 72 128 56 112 50Z',
            d,
          ) + circle(122, 44, 8, '#E2574C'),
        front:
          path(
            'M60 92C54 52 74 35 98 35C122 35 138 54 132 90C130 74 122 62 108 54C92 64 76 62 68 72C63 78 61 84 60 92Z',
            c,
          ) + sheen(c),
      };
    case 'pixie':
      return {
        back: path('M62 96C56 60 70 40 96 40C122 40 136 60 130 96L124 104L68 104Z', d),
        front:
          path(
            'M58 94C50 56 72 32 98 33C126 34 140 58 133 92C131 82 129 76 126 70L116 76L112 66L98 78L92 66L76 80L74 70C66 76 60 86 58 94Z',
            c,
          ) + sheen(c),
      };
    case 'undercut':
      return {
        back: path('M63 90C60 66 66 54 74 50L118 50C126 54 132 66 129 90Z', d, 'opacity=".55"'),
        front:
          path('M70 60C66 34 92 22 116 30C136 34 134 52 128 62C120 54 108 52 98 58C88 64 78 66 70 60Z', c) +
          stroke('M80 46C92 34 108 34 122 42', light(c, 0.22), 3, 'opacity=".7"'),
      };
    case 'fringe':
      return {
        back: curtain(c, 150, 43),
        front:
          path(
            'M57 112C49 54 70 34 96 34C122 34 143 54 135 112C132 94 131 84 130 76C122 80 112 81 96 81C80 81 70 80 62 76C61 86 60 98 57 112Z',
            c,
          ) +
          many(8, i => stroke(`M${68 + i * 8} 62V78`, d, 1.2, 'opacity=".5"')) +
          sheen(c),
      };
    case 'space buns':
      return {
        back:
          circle(60, 36, 18, d) +
          circle(132, 36, 18, d) +
          stroke('M52 32C56 24 64 24 68 30M124 32C128 24 136 24 140 30', light(c, 0.2), 2.5),
        front:
          path('M60 92C54 52 74 36 96 36C118 36 138 52 132 92C130 74 116 60 96 47C76 60 62 74 60 92Z', c) +
          stroke('M96 37V47', d, 1.6),
      };
    default:
      throw new Error(`no hair style "${style}"`);
  }
}
