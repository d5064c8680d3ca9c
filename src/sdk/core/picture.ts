/** What can be done to a picture without changing its bytes. */
export interface PictureEdits {
  /** Degrees that it is turned clockwise. */
  turn: 0 | 90 | 180 | 270;
  /** Left and right changed, after it was turned. */
  mirror: boolean;
  /** The part that is left, of the turned and mirrored picture: fractions of its width and height. */
  crop: { left: number; top: number; width: number; height: number };
  filter: PictureFilter;
  /** −100 to 100. */
  brightness: number;
  contrast: number;
  saturation: number;
}

/** Looks that a picture can be given, as CSS filter functions. */
export const PICTURE_FILTERS = {
  none: '',
  mono: 'grayscale(1)',
  noir: 'grayscale(1) contrast(1.35) brightness(0.9)',
  sepia: 'sepia(0.85)',
  warm: 'sepia(0.3) saturate(1.35) hue-rotate(-8deg)',
  cool: 'saturate(0.9) hue-rotate(12deg) brightness(1.04)',
  vivid: 'saturate(1.6) contrast(1.08)',
  fade: 'contrast(0.82) brightness(1.1) saturate(0.75)',
} as const;
export type PictureFilter = keyof typeof PICTURE_FILTERS;

export const NO_EDITS: PictureEdits = {
  turn: 0,
  mirror: false,
  crop: { left: 0, top: 0, width: 1, height: 1 },
  filter: 'none',
  brightness: 0,
  contrast: 0,
  saturation: 0,
};

const bound = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.max(low, Math.min(high, value)) : low;
const LEVELS = ['brightness', 'contrast', 'saturation'] as const;
/** Parts of a picture are kept to a thousandth. */
const GRAIN = 1_000;

/** A picture's name without edits, and the edits that stand behind its `#`. What is no edit is passed over. */
export function readPicture(name: string): { base: string; edits: PictureEdits } {
  const cut = name.indexOf('#');
  if (cut < 0) return { base: name, edits: NO_EDITS };
  const given = new Map(
    name
      .slice(cut + 1)
      .split('&')
      .map(part => {
        const at = part.indexOf('=');
        return [part.slice(0, at), part.slice(at + 1)] as const;
      }),
  );
  const turn = Number(given.get('turn') ?? 0);
  const [left = 0, top = 0, width = 1, height = 1] = (given.get('crop') ?? '')
    .split(',')
    .filter(Boolean)
    .map(n => Number(n) / GRAIN);
  const filter = given.get('filter') ?? 'none';
  const edits: PictureEdits = {
    turn: turn === 90 || turn === 180 || turn === 270 ? turn : 0,
    mirror: given.get('mirror') === '1',
    crop: cropOf({ left, top, width, height }),
    filter: Object.hasOwn(PICTURE_FILTERS, filter) ? (filter as PictureFilter) : 'none',
    brightness: 0,
    contrast: 0,
    saturation: 0,
  };
  for (const level of LEVELS) edits[level] = Math.round(bound(Number(given.get(level) ?? 0), -100, 100));
  return { base: name.slice(0, cut), edits };
}

/** A part of a picture brought inside of it, at least a twentieth across and down, to a thousandth. */
export function cropOf({ left, top, width, height }: PictureEdits['crop']): PictureEdits['crop'] {
  const w = Math.round(bound(width, 0.05, 1) * GRAIN) / GRAIN;
  const h = Math.round(bound(height, 0.05, 1) * GRAIN) / GRAIN;
  return {
    left: Math.round(bound(left, 0, 1 - w) * GRAIN) / GRAIN,
    top: Math.round(bound(top, 0, 1 - h) * GRAIN) / GRAIN,
    width: w,
    height: h,
  };
}

/** The name of a picture with these edits; without any, the name itself. */
export function writePicture(base: string, edits: PictureEdits): string {
  const { turn, mirror, crop, filter } = edits;
  const whole = crop.left === 0 && crop.top === 0 && crop.width === 1 && crop.height === 1;
  const parts = [
    ...(turn ? [`turn=${turn}`] : []),
    ...(mirror ? ['mirror=1'] : []),
    ...(whole
      ? []
      : [`crop=${[crop.left, crop.top, crop.width, crop.height].map(n => Math.round(n * GRAIN)).join(',')}`]),
    ...(filter === 'none' ? [] : [`filter=${filter}`]),
    ...LEVELS.filter(level => edits[level] !== 0).map(level => `${level}=${Math.round(edits[level])}`),
  ];
  return parts.length > 0 ? `${base}#${parts.join('&')}` : base;
}

/** Width and height in pixels after edits. */
export function editedSize(
  { width, height }: { width: number; height: number },
  { turn, crop }: PictureEdits,
): { width: number; height: number } {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
  return {
    width: Math.max(1, Math.round(across * crop.width)),
    height: Math.max(1, Math.round(down * crop.height)),
  };
}

/** The part of the picture as it lies in the file that a crop of the turned and mirrored one shows. */
export function cropInFile({ turn, mirror, crop }: PictureEdits): PictureEdits['crop'] {
  const { top, width, height } = crop;
  const left = mirror ? 1 - crop.left - width : crop.left;
  switch (turn) {
    case 0:
      return { left, top, width, height };
    case 90:
      return { left: top, top: 1 - left - width, width: height, height: width };
    case 180:
      return { left: 1 - left - width, top: 1 - top - height, width, height };
    case 270:
      return { left: 1 - top - height, top: left, width: height, height: width };
  }
}

/** CSS for a picture's look. */
export function filterOf({ filter, brightness, contrast, saturation }: PictureEdits): string {
  const levels = [
    [brightness, 'brightness', 0.6],
    [contrast, 'contrast', 0.6],
    [saturation, 'saturate', 1],
  ] as const;
  return [
    PICTURE_FILTERS[filter],
    ...levels
      .filter(([value]) => value !== 0)
      .map(([value, name, reach]) => `${name}(${(1 + (value / 100) * reach).toFixed(3)})`),
  ]
    .filter(Boolean)
    .join(' ');
}
