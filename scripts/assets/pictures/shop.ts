import { goods } from '../../world/shop/goods.ts';
import { sellers } from '../../world/shop/sellers.ts';
import { used } from '../../world/shop/used.ts';
import { dark, ellipse, light, radial, rect } from './draw.ts';
import { defs } from './scene.ts';
import { COLOURS, shapes } from './shop-shapes.ts';

/** Pictures of what Bazari sells: each shape in each colour that is for sale, on a plain ground. */
const BOX = 320;
const SIZE = 256;
const GROUNDS = ['#F4EFE8', '#EEF1EF', '#F3ECE9', '#ECEFF3'];

const names = [
  ...new Set([
    ...goods.flatMap(g => g.variants.map(([, , , , picture]) => picture)),
    ...used,
    ...Object.values(sellers).map(({ mark }) => mark.replace(/^shop-/, '')),
  ]),
].sort();

function draw(name: string): string {
  const cut = name.lastIndexOf('-');
  const [shape, colour] = [name.slice(0, cut), name.slice(cut + 1)];
  const m = COLOURS[colour] ?? COLOURS['red']!;
  const make = shapes[shape];
  if (!make) throw new Error(`No drawing of ${shape}`);
  const isPale = ['white', 'cream'].includes(colour);
  const plain = GROUNDS[(shape.length * 7 + shape.charCodeAt(0)) % GROUNDS.length]!;
  const ground = isPale ? '#B4C4CC' : plain;
  const shade = defs(
    radial('floor', [
      [0, '#000000', 0.2],
      [1, '#000000', 0],
    ]),
    radial('back', [
      [0, light(ground, 0.6)],
      [1, dark(ground, 0.06)],
    ]),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}" width="${SIZE}" height="${SIZE}" style="display:block">${shade}${rect(0, 0, BOX, BOX, 'url(#back)')}${ellipse(160, 278, 124, 16, 'url(#floor)')}${make(m, dark(m, 0.22), light(m, 0.38))}</svg>`;
}

export const wares = names.map(name => ({
  name: `shop-${name}`,
  kind: 'photo' as const,
  width: SIZE,
  height: SIZE,
  description: `${name.replaceAll('-', ', ')}, on a plain ground.`,
  draw: () => draw(name),
}));
