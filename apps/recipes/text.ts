import { ingredientsOf, lineOf, type Ingredient } from './ingredient.ts';
import type { Recipe } from './state.ts';
import { minutesOf, minutesWords } from './words.ts';

/** A recipe read from a text. */
export type Read = Pick<
  Recipe,
  'title' | 'description' | 'servings' | 'prepMinutes' | 'cookMinutes' | 'directions' | 'source' | 'notes'
> & { ingredients: Ingredient[]; categories: string[] };

type Part = 'description' | 'ingredients' | 'directions' | 'notes';
const PARTS: readonly (readonly [Part, RegExp])[] = [
  ['ingredients', /^(?:ingredients?|ingredientes|食材|用料|材料|المكونات)$/i],
  [
    'directions',
    /^(?:directions?|method|instructions?|steps?|preparation|elaboración|preparación|做法|步骤|الطريقة|طريقة التحضير)$/i,
  ],
  ['notes', /^(?:notes?|tips?|notas|备注|小贴士|ملاحظات)$/i],
  ['description', /^(?:description|about|descripción|简介|الوصف)$/i],
];
const FACTS: readonly (readonly [
  'title' | 'servings' | 'prep' | 'cook' | 'source' | 'categories',
  RegExp,
])[] = [
  ['title', /^(?:title|recipe|name|título)$/i],
  ['servings', /^(?:servings?|serves|makes|yields?|portions?|raciones|para|份量|الحصص)$/i],
  ['prep', /^(?:prep(?:aration)?(?: time)?|time|tiempo|准备时间|وقت التحضير)$/i],
  ['cook', /^(?:cook(?:ing)?(?: time)?|cocción|烹饪时间|وقت الطبخ)$/i],
  ['source', /^(?:source|from|by|fuente|来源|المصدر)$/i],
  ['categories', /^(?:categor(?:y|ies)|tags?)$/i],
];

const bare = (line: string): string =>
  line
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/\*\*|__/g, '')
    .trim();
const step = (line: string): string =>
  bare(line)
    .replace(/^(?:(?:step\s+)?\d{1,2}\s*[.):]|[-*•])\s+/i, '')
    .replace(/^\d{1,2}[.、．]\s*(?=\p{Script=Han})/u, '')
    .trim();

/** A time between what people write and nothing: words that are no time go with the notes. */
function readOne(lines: readonly string[]): Read | null {
  const read: Read = {
    title: '',
    description: '',
    servings: '',
    prepMinutes: null,
    cookMinutes: null,
    ingredients: [],
    directions: [],
    source: '',
    notes: '',
    categories: [],
  };
  const texts: Record<Part, string[]> = { description: [], ingredients: [], directions: [], notes: [] };
  let part: Part | null = null;
  for (const line of lines) {
    const words = bare(line);
    if (words === '') {
      if (part === 'notes' || part === 'description') texts[part].push('');
      continue;
    }
    const [, key = words, value = ''] = /^([^:：]{2,24})[:：]\s*(.*)$/.exec(words) ?? [];
    const section = PARTS.find(([, is]) => is.test(key.trim()));
    if (section && (value !== '' || /[:：]$|^\s*#|^\s*\*\*/.test(line.trim()) || key === words)) {
      part = section[0];
      if (value !== '') texts[part].push(value);
      continue;
    }
    const fact =
      /[:：]/.test(words) && (part === null || part === 'description')
        ? FACTS.find(([, is]) => is.test(key.trim()))
        : undefined;
    const serves = /^(?:serves|makes|para)\s+(\d.*)$/i.exec(words);
    if (fact?.[0] === 'title') read.title = value;
    else if (fact?.[0] === 'servings')
      read.servings = /^\d+(?:\s*[-–]\s*\d+)?$/.test(value)
        ? `${value} ${value === '1' ? 'serving' : 'servings'}`
        : value;
    else if (fact?.[0] === 'prep' && minutesOf(value) !== null) read.prepMinutes = minutesOf(value);
    else if (fact?.[0] === 'cook' && minutesOf(value) !== null) read.cookMinutes = minutesOf(value);
    else if (fact?.[0] === 'source') read.source = value;
    else if (fact?.[0] === 'categories')
      read.categories = value
        .split(/[,、،]/)
        .map(c => c.trim())
        .filter(Boolean);
    else if (serves && part === null && read.servings === '')
      read.servings = /^\d+(?:\s*[-–]\s*\d+)?$/.test(serves[1]!) ? `${serves[1]} servings` : serves[1]!;
    else if (read.title === '') read.title = words;
    else texts[part ?? 'description'].push(line.trim());
  }
  // A text without headings: what is counted or has a bullet is an ingredient, what is numbered or comes after is a step.
  if (texts.ingredients.length === 0 && texts.directions.length === 0) {
    const loose = texts.description;
    texts.description = [];
    let after = false;
    for (const line of loose) {
      if (line === '') continue;
      const numbered = /^\d{1,2}[.)]\s/.test(line);
      const counted = !numbered && (/^[-*•]\s/.test(line) || /^[\d½¼¾⅓⅔⅛]/.test(line)) && line.length < 70;
      if (counted) {
        texts.ingredients.push(line);
        after = true;
      } else if (numbered || after) texts.directions.push(line);
      else texts.description.push(line);
    }
  }
  read.description = texts.description.map(bare).join('\n').trim();
  read.ingredients = ingredientsOf(texts.ingredients.join('\n'));
  read.directions = texts.directions.map(step).filter(Boolean);
  read.notes = texts.notes.map(bare).join('\n').trim();
  return read.title === '' ? null : read;
}

/** The recipes that a text holds: one, or one for each first-level heading, or for each part between rules of dashes. */
export function recipesIn(text: string): Read[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const heads = lines.flatMap((line, i) => (/^#\s+\S/.test(line) ? [i] : []));
  const rules = lines.flatMap((line, i) => (/^\s*(?:-{3,}|={3,}|\*{3,})\s*$/.test(line) ? [i] : []));
  const cuts = heads.length > 1 ? heads : rules;
  const parts =
    cuts.length === 0
      ? [lines]
      : [...cuts, lines.length].map((end, i) => lines.slice(i === 0 ? 0 : cuts[i - 1], end));
  return parts.flatMap(part => {
    const own = part.filter(line => !/^\s*(?:-{3,}|={3,}|\*{3,})\s*$/.test(line));
    return own.every(line => line.trim() === '') ? [] : (readOne(own) ?? []);
  });
}

/** Steps of a field in which each stands on its line. */
export const stepsOf = (text: string): string[] => text.split('\n').map(step).filter(Boolean);

/** A recipe as text that `recipesIn` reads back. */
export function textOf(r: Recipe, categories: readonly string[] = []): string {
  const facts = [
    r.servings && `Servings: ${r.servings}`,
    r.prepMinutes !== null && `Prep time: ${minutesWords(r.prepMinutes)}`,
    r.cookMinutes !== null && `Cook time: ${minutesWords(r.cookMinutes)}`,
    categories.length > 0 && `Categories: ${categories.join(', ')}`,
    r.source && `Source: ${r.source}`,
  ].filter(Boolean);
  return [
    `# ${r.title}`,
    r.description,
    facts.join('\n'),
    r.ingredients.length > 0 && `## Ingredients\n${r.ingredients.map(i => `- ${lineOf(i)}`).join('\n')}`,
    r.directions.length > 0 && `## Directions\n${r.directions.map((s, i) => `${i + 1}. ${s}`).join('\n')}`,
    r.notes && `## Notes\n${r.notes}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
