import type { CSSProperties } from 'react';
import { sheetSize, wrapLine, type Sheet, type SheetKind } from '../../core/sheet.ts';

interface Look {
  /** The paper in the picture. */
  paper: { x: number; y: number; width: number; height: number; turn: number; fill: string };
  font: string;
  titleFont: string;
  ink: string;
  titleInk: string;
  titleSize: number;
  /** Largest size of the lines; more of them are written smaller. */
  size: number;
  /** Width of an average letter, over its size. */
  letter: number;
  middle: boolean;
}

const STYLES: Record<Exclude<SheetKind, 'frame'>, Look> = {
  receipt: {
    paper: { x: 130, y: 60, width: 640, height: 1080, turn: -1.2, fill: '#fbfaf6' },
    font: '"JetBrains Mono", monospace',
    titleFont: '"JetBrains Mono", monospace',
    ink: '#2b2a28',
    titleInk: '#1c1b1a',
    titleSize: 44,
    size: 34,
    letter: 0.6,
    middle: true,
  },
  note: {
    paper: { x: 80, y: 50, width: 740, height: 1100, turn: 1.4, fill: '#fff8df' },
    font: 'Caveat, cursive',
    titleFont: 'Caveat, cursive',
    ink: '#22366b',
    titleInk: '#22366b',
    titleSize: 70,
    size: 54,
    letter: 0.42,
    middle: false,
  },
  card: {
    paper: { x: 60, y: 80, width: 780, height: 1040, turn: -0.8, fill: '#fffdf7' },
    font: 'Roboto, sans-serif',
    titleFont: '"Tapworld Serif", serif',
    ink: '#34302b',
    titleInk: '#8a2f1d',
    titleSize: 54,
    size: 32,
    letter: 0.53,
    middle: false,
  },
};
const PAD = 56;
/** The least that is still legible when the picture is as wide as a phone. */
const LEAST = 22;

interface Laid {
  size: number;
  rows: { left: string; right: string; first: boolean }[];
}

/** Lines broken to the paper's width, at the largest size at which all of them have room. */
function lay(lines: readonly string[], style: Look, width: number, height: number): Laid {
  for (let size = style.size; ; size -= 2) {
    const lettersPerLine = Math.max(8, Math.floor(width / (size * style.letter)));
    const rows = lines.flatMap(line => {
      const [left = '', right = ''] = line.split('\t');
      return wrapLine(
        left,
        Math.max(6, right === '' ? lettersPerLine : lettersPerLine - [...right].length - 2),
      ).map((piece, i) => ({ left: piece, right: i === 0 ? right : '', first: i === 0 }));
    });
    if (rows.length * size * 1.45 <= height || size <= LEAST) return { size, rows };
  }
}

/**
 * A sheet lying on a table, or a frame of a video, as one drawing that fills `style`'s box. `view` is the
 * part of it that is shown, in fractions.
 */
export function SheetDrawing({
  sheet,
  view,
  fit,
  style,
}: {
  sheet: Sheet;
  view: { left: number; top: number; width: number; height: number };
  fit: 'cover' | 'contain' | 'fill';
  style: CSSProperties;
}) {
  const { across, down } = sheetSize(sheet.kind);
  const box = [view.left * across, view.top * down, view.width * across, view.height * down]
    .map(n => n.toFixed(1))
    .join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      preserveAspectRatio={fit === 'fill' ? 'none' : `xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}`}
      style={style}
      direction="ltr"
    >
      {sheet.kind === 'frame' ? <Frame sheet={sheet} /> : <Paper sheet={sheet} look={STYLES[sheet.kind]} />}
    </svg>
  );
}

function Paper({ sheet, look: style }: { sheet: Sheet; look: Look }) {
  const { paper } = style;
  const inner = paper.width - 2 * PAD;
  const titles = wrapLine(sheet.title, Math.floor(inner / (style.titleSize * (style.letter + 0.03))));
  const top = paper.y + PAD + titles.length * style.titleSize * 1.2 + 44;
  const { size, rows } = lay(sheet.lines, style, inner, paper.y + paper.height - PAD - top);
  const step = size * 1.45;
  const titleX = style.middle ? paper.x + paper.width / 2 : paper.x + PAD;
  return (
    <>
      <rect width="900" height="1200" fill="#8b6547" />
      {[40, 128, 236, 330, 452, 560, 668, 770, 862, 955, 1060, 1144].map((y, i) => (
        <path
          key={y}
          d={`M0 ${y}C220 ${y - 12 + (i % 3) * 9} 560 ${y + 14 - (i % 4) * 7} 900 ${y - 4}`}
          stroke={i % 2 === 0 ? '#7a563b' : '#9a7353'}
          strokeWidth={3 + (i % 3) * 4}
          fill="none"
          opacity="0.55"
        />
      ))}
      <g transform={`rotate(${paper.turn} 450 600)`}>
        <rect
          x={paper.x + 10}
          y={paper.y + 14}
          width={paper.width}
          height={paper.height}
          fill="#2a1a0e"
          opacity="0.28"
        />
        <rect x={paper.x} y={paper.y} width={paper.width} height={paper.height} fill={paper.fill} />
        {sheet.kind === 'note'
          ? rows.map((_, i) => (
              <path
                key={i}
                d={`M${paper.x} ${top + i * step + size * 0.32}h${paper.width}`}
                stroke="#b9c9e4"
                strokeWidth="2"
              />
            ))
          : null}
        {sheet.kind === 'note' ? (
          <path d={`M${paper.x + 40} ${paper.y}v${paper.height}`} stroke="#e3a3a0" strokeWidth="2" />
        ) : null}
        {titles.map((text, i) => (
          <text
            key={i}
            x={titleX}
            y={paper.y + PAD + style.titleSize * (0.9 + 1.2 * i)}
            fontFamily={style.titleFont}
            fontSize={style.titleSize}
            fontWeight="700"
            fill={style.titleInk}
            textAnchor={style.middle ? 'middle' : 'start'}
          >
            {text}
          </text>
        ))}
        {sheet.kind === 'note' ? null : (
          <path
            d={`M${paper.x + PAD} ${top - size - 14}h${inner}`}
            stroke={style.titleInk}
            strokeWidth="3"
            strokeDasharray={sheet.kind === 'receipt' ? '10 8' : undefined}
            opacity="0.7"
          />
        )}
        {rows.map(({ left, right }, i) => (
          <g key={i} fontFamily={style.font} fontSize={size} fill={style.ink}>
            <text x={paper.x + PAD} y={top + i * step} xmlSpace="preserve">
              {left}
            </text>
            {right === '' ? null : (
              <text x={paper.x + paper.width - PAD} y={top + i * step} textAnchor="end">
                {right}
              </text>
            )}
          </g>
        ))}
      </g>
    </>
  );
}

/** A frame of a video: words on a board, whose colour follows from them, so that one frame is told from the next. */
function Frame({ sheet }: { sheet: Sheet }) {
  const hue = [...sheet.title, ...sheet.lines.join('')].reduce(
    (sum, c) => (sum * 31 + c.codePointAt(0)!) % 360,
    7,
  );
  const texts = wrapLine(sheet.title, 22);
  const size = texts.length > 2 ? 96 : 128;
  return (
    <>
      <rect width="1600" height="900" fill={`hsl(${hue} 34% 26%)`} />
      <path d="M0 690C420 610 1100 780 1600 660V900H0Z" fill={`hsl(${hue} 36% 19%)`} />
      <rect x="150" y="130" width="1300" height="560" rx="28" fill="#f7f5ef" />
      {texts.map((text, i) => (
        <text
          key={i}
          x="800"
          y={410 + (i - (texts.length - 1) / 2) * size * 1.2 + size * 0.34}
          textAnchor="middle"
          fontFamily="Roboto, sans-serif"
          fontWeight="700"
          fontSize={size}
          fill="#23211e"
        >
          {text}
        </text>
      ))}
      {sheet.lines.map((text, i) => (
        <text
          key={i}
          x="800"
          y={760 + i * 54}
          textAnchor="middle"
          fontFamily="Roboto, sans-serif"
          fontSize="44"
          fill="#fff"
        >
          {text}
        </text>
      ))}
    </>
  );
}
