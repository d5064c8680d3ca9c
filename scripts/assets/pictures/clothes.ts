import { circle, dark, ellipse, light, many, path, rect, stroke } from './draw.ts';

const body = 'M22 196C22 162 44 152 74 146L84 138L108 138L118 146C148 152 170 162 170 196Z';

/** Shoulders and what covers them, drawn under the neck's shadow. `skin` shows at an open collar. */
export function clothes(kind: string, c: string, skin: string): string {
  const d = dark(c, 0.22);
  const l = light(c, 0.25);
  const fold = stroke('M44 196C46 180 50 172 54 168M148 196C146 180 142 172 138 168', d, 2.5, 'opacity=".6"');
  const base = path(body, c) + fold;
  const shirt = (colour: string) => path('M74 146L96 172L118 146L126 196H66Z', colour);
  const lapels = path(
    'M74 145L62 158L84 196H92L96 178L78 148Z M118 145L130 158L108 196H100L96 178L114 148Z',
    d,
  );
  const collar = (colour: string) =>
    path('M78 138L70 150L86 164L96 152Z M114 138L122 150L106 164L96 152Z', colour);
  switch (kind) {
    case 'crew':
      return base + stroke('M74 147C80 162 112 162 118 147', d, 5);
    case 'vneck':
      return base + path('M76 145L96 176L116 145Z', skin) + stroke('M75 145L96 176L117 145', d, 4);
    case 'shirt':
      return (
        base +
        path('M80 140L96 162L112 140Z', skin) +
        collar(l) +
        stroke('M96 160V196', d, 2) +
        circle(96, 176, 2, d) +
        circle(96, 190, 2, d)
      );
    case 'hoodie':
      return (
        base +
        path('M66 150C70 132 122 132 126 150C124 168 108 172 96 172C84 172 68 168 66 150Z', d) +
        path('M78 146C82 160 110 160 114 146Z', skin) +
        stroke('M86 168V188M106 168V184', '#F3F1EC', 2.6)
      );
    case 'turtleneck':
      return (
        base +
        path('M76 128C84 134 108 134 116 128L119 150C110 158 82 158 73 150Z', l) +
        stroke('M77 136C86 142 106 142 115 136M75 144C86 150 106 150 117 144', d, 1.6, 'opacity=".55"')
      );
    case 'blazer':
      return base + shirt('#F3F1EC') + path('M82 140L96 158L110 140Z', skin) + collar('#FFFFFF') + lapels;
    case 'cardigan':
      return (
        base +
        shirt('#EFE2C6') +
        path('M82 140L96 156L110 140Z', skin) +
        stroke('M74 146L94 184V196M118 146L98 184V196', d, 5) +
        circle(97, 190, 2.4, l)
      );
    case 'denim jacket':
      return (
        base +
        shirt('#F3F1EC') +
        stroke('M76 148C84 162 108 162 116 148', '#C9C5BB', 4) +
        path('M72 142L58 156L78 176L84 154Z M120 142L134 156L114 176L108 154Z', l) +
        stroke('M78 176V196M114 176V196', d, 3) +
        stroke('M46 172H70M122 172H146', d, 2)
      );
    case 'striped':
      return (
        base +
        many(5, i =>
          stroke(
            `M${36 - i * 3 + i} ${166 + i * 9}C70 ${158 + i * 9} 122 ${158 + i * 9} ${156 + i * 2} ${166 + i * 9}`,
            '#F6F3EC',
            4,
          ),
        ) +
        stroke('M74 147C80 160 112 160 118 147', d, 5)
      );
    case 'overalls':
      return (
        path(body, '#F0E6D2') +
        stroke('M74 147C80 160 112 160 118 147', '#D4C6A8', 4) +
        path('M66 170H126V196H66Z', c) +
        stroke('M70 172L58 152M122 172L134 152', c, 9) +
        circle(72, 174, 3.5, '#E9C46A') +
        circle(120, 174, 3.5, '#E9C46A') +
        rect(84, 182, 24, 14, d, 'rx="3"')
      );
    case 'sport':
      return (
        base +
        path('M78 142C82 158 110 158 114 142Z', skin) +
        stroke('M77 144C82 160 110 160 115 144', l, 4.5) +
        stroke('M48 160C54 172 54 184 52 196M144 160C138 172 138 184 140 196', '#FFFFFF', 5)
      );
    case 'drape':
      return (
        base +
        path('M74 145C84 176 116 168 134 152L118 145L96 158Z', l) +
        stroke('M60 160C80 184 110 180 150 164M54 176C80 196 120 192 156 180', d, 2.4, 'opacity=".6"') +
        path('M80 144L96 160L112 144Z', skin)
      );
    default:
      throw new Error(`no clothes "${kind}"`);
  }
}

/** Hats and scarves that take the place of a hair style; colour is theirs. */
export function headwear(kind: string, c: string): { back: string; front: string } {
  const d = dark(c, 0.2);
  const l = light(c, 0.2);
  switch (kind) {
    case 'hijab':
      return {
        back: path(
          'M96 24C46 24 46 88 46 118C44 148 52 168 70 176H122C140 168 148 148 146 118C146 88 146 24 96 24Z',
          d,
        ),
        front:
          `<path fill-rule="evenodd" d="M96 26C54 26 50 74 54 112C56 146 74 168 100 172C128 166 138 142 138 112C142 74 138 26 96 26Z M96 54C114 54 124 70 124 92C124 114 112 130 96 130C80 130 68 114 68 92C68 70 78 54 96 54Z" fill="${c}"/>` +
          path('M60 126C76 146 116 148 136 122C140 150 124 172 96 176C70 172 58 152 60 126Z', l) +
          stroke('M66 140C84 156 112 154 130 138M72 56C80 44 112 44 120 56', d, 2, 'opacity=".7"'),
      };
    case 'turban':
      return {
        back: '',
        front:
          path('M58 74C50 30 76 14 98 14C124 14 144 32 134 74C120 58 108 52 96 52C84 52 70 58 58 74Z', c) +
          stroke(
            'M60 66C70 44 100 32 132 44M60 54C74 34 100 24 126 30M134 68C124 46 104 40 84 44',
            d,
            2.2,
            'opacity=".8"',
          ) +
          path('M90 40L96 30L102 40L96 52Z', l),
      };
    case 'headwrap':
      return {
        back: circle(96, 22, 17, d),
        front:
          path('M58 78C50 36 74 24 96 24C120 24 142 36 134 78C120 62 108 57 96 57C84 57 72 62 58 78Z', c) +
          stroke('M62 66C80 40 112 40 130 66M70 46C84 30 108 30 122 46', l, 3) +
          ellipse(88, 24, 11, 7, l, 'transform="rotate(-28 88 24)"') +
          ellipse(106, 24, 11, 7, d, 'transform="rotate(28 106 24)"'),
      };
    case 'beanie':
      return {
        back: '',
        front:
          path('M59 70C54 30 78 20 96 20C116 20 138 30 133 70Z', c) +
          many(7, i => stroke(`M${68 + i * 9.4} ${30 + Math.abs(3 - i) * 3}V60`, d, 1.6, 'opacity=".5"')) +
          rect(55, 58, 82, 16, l, 'rx="7"') +
          circle(96, 18, 8, l),
      };
    case 'cap':
      return {
        back: '',
        front:
          path('M59 68C56 32 78 24 96 24C116 24 136 32 133 68Z', c) +
          path('M58 66C80 56 118 56 136 66C150 68 160 74 162 80C140 74 80 70 58 72Z', d) +
          circle(96, 24, 3.5, d) +
          stroke('M96 26V58', d, 1.5, 'opacity=".5"') +
          circle(96, 46, 7, '#F6F3EC'),
      };
    case 'bucket':
      return {
        back: '',
        front:
          path('M66 58C66 30 80 26 96 26C114 26 126 30 126 58Z', c) +
          path('M66 54H126C134 60 142 66 146 76C126 68 66 68 46 76C50 66 58 60 66 54Z', d) +
          stroke('M66 54C86 50 108 50 126 54', l, 2.4),
      };
    case 'sun hat':
      return {
        back: ellipse(96, 60, 78, 22, dark('#E3BF7A', 0.18)),
        front:
          path('M64 58C64 26 80 20 96 20C114 20 128 26 128 58Z', '#E8C888') +
          path('M18 62C40 50 152 50 174 62C150 74 130 66 96 64C62 66 42 74 18 62Z', '#DDB468') +
          path('M63 50C84 44 108 44 129 50V60C108 54 84 54 63 60Z', '#C8423B') +
          stroke('M30 62C60 54 132 54 162 62', '#F3DDAB', 1.6),
      };
    default:
      throw new Error(`no headwear "${kind}"`);
  }
}
