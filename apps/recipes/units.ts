/**
 * A measure. Measures of one family change into each other exactly by `size`; `base` is what one of the
 * family's smallest is in grams or millilitres.
 */
export interface Unit {
  /** As it is kept in state. */
  key: string;
  many: string;
  family: 'mass' | 'volume' | 'spoon' | 'ounce' | 'length' | '';
  size: number;
  system: 'metric' | 'imperial' | 'any';
  /** Written with a decimal point and not with a fraction. */
  decimal: boolean;
}

/** Grams in an avoirdupois ounce and millilitres in a US teaspoon, by definition (NIST Handbook 44, appendix C). */
export const GRAMS_PER_OUNCE = 28.349523125;
export const ML_PER_TEASPOON = 4.92892159375;

const unit = (
  key: string,
  many: string,
  family: Unit['family'] = '',
  size = 1,
  system: Unit['system'] = 'any',
  decimal = false,
): Unit => ({ key, many, family, size, system, decimal });
const metric = (key: string, family: 'mass' | 'volume' | 'length', size: number) =>
  unit(key, key, family, size, 'metric', true);
const spoon = (key: string, many: string, size: number) =>
  unit(key, many, 'spoon', size, size >= 6 ? 'imperial' : 'any');

const LIST: readonly (readonly [Unit, ...string[]])[] = [
  [metric('g', 'mass', 1), 'gram', 'grams', 'gr', 'grs', 'gramme', 'grammes', 'gramo', 'gramos'],
  [metric('kg', 'mass', 1000), 'kilo', 'kilos', 'kilogram', 'kilograms', 'kgs'],
  [metric('ml', 'volume', 1), 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'mls'],
  [metric('cl', 'volume', 10)],
  [metric('l', 'volume', 1000), 'litre', 'litres', 'liter', 'liters', 'litro', 'litros'],
  [metric('cm', 'length', 1), 'centimetre', 'centimetres'],
  [spoon('tsp', 'tsp', 1), 'tsps', 'teaspoon', 'teaspoons'],
  [spoon('tbsp', 'tbsp', 3), 'tbsps', 'tbs', 'tablespoon', 'tablespoons'],
  [spoon('fl oz', 'fl oz', 6), 'fluid ounce', 'fluid ounces'],
  [spoon('cup', 'cups', 48)],
  [spoon('pint', 'pints', 96), 'pt'],
  [spoon('quart', 'quarts', 192)],
  [unit('oz', 'oz', 'ounce', 1, 'imperial'), 'ounce', 'ounces'],
  [unit('lb', 'lb', 'ounce', 16, 'imperial'), 'lbs', 'pound', 'pounds'],
  ...[
    'clove',
    'tin',
    'can',
    'jar',
    'slice',
    'sprig',
    'handful',
    'stick',
    'sheet',
    'packet',
    'head',
    'sachet',
    'rasher',
    'stalk',
    'knob',
    'drop',
    'splash:splashes',
    'pinch:pinches',
    'bunch:bunches',
    'dash:dashes',
    'leaf:leaves',
  ].map(words => {
    const [one, many = `${one}s`] = words.split(':') as [string, string?];
    return [unit(one, many)] as const;
  }),
  [spoon('cucharadita', 'cucharaditas', 1)],
  [spoon('cucharada', 'cucharadas', 3)],
  [{ ...spoon('taza', 'tazas', 48) }],
  [unit('diente', 'dientes')],
  [unit('lata', 'latas')],
  [unit('pizca', 'pizcas')],
  [unit('hoja', 'hojas')],
  [metric('克', 'mass', 1)],
  [metric('千克', 'mass', 1000), '公斤'],
  [metric('毫升', 'volume', 1)],
  [metric('升', 'volume', 1000)],
  [spoon('汤匙', '汤匙', 3), '大勺'],
  [spoon('茶匙', '茶匙', 1), '小勺'],
  [unit('根', '根')],
  [unit('个', '个')],
  [unit('瓣', '瓣')],
  [unit('片', '片')],
  [metric('غ', 'mass', 1), 'غرام', 'غم'],
  [metric('مل', 'volume', 1)],
  [spoon('كوب', 'أكواب', 48)],
  [spoon('ملعقة كبيرة', 'ملاعق كبيرة', 3)],
  [spoon('ملعقة صغيرة', 'ملاعق صغيرة', 1)],
  [unit('فص', 'فصوص')],
  [unit('حبة', 'حبات')],
];

const ALIASES = new Map<string, Unit>(
  LIST.flatMap(([u, ...more]) => [u.key, u.many, ...more].map(name => [name, u] as const)),
);
const UNITS = new Map<string, Unit>(LIST.map(([u]) => [u.key, u]));
/** Longer names first, so that `fl oz` is not `fl`. */
const NAMES = [...ALIASES.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

export const unitOf = (key: string): Unit | undefined => UNITS.get(key);

/** The measure that a text begins with, and how many letters it takes. Chinese words need no blank after them. */
export function readUnit(text: string): { unit: Unit; length: number } | null {
  const low = text.toLowerCase();
  for (const name of NAMES) {
    if (!low.startsWith(name)) continue;
    const dot = low[name.length] === '.' ? 1 : 0;
    const next = low[name.length + dot];
    if (next === undefined || /\s/.test(next) || /\p{Script=Han}/u.test(name))
      return { unit: ALIASES.get(name)!, length: name.length + dot };
  }
  return null;
}
