/** Texts that may stand in place of one that was typed, by its form. */
const TITLES = [
  'Harbour walk',
  'Bike repairs',
  'Choir names',
  'Lost property',
  'Window box',
  'Map shop',
  'Rope ladder',
  'Tide tables',
];
const SENTENCES = [
  'Meet at the ferry steps at half past six.',
  'Ask whether the blue one is still there.',
  'Bring two torches and the long rope.',
  'Call back before Thursday noon.',
  'The spare key is under the third pot.',
  'Three metres of white cord, please.',
  'I will be ten minutes late.',
  'The boat leaves from the other quay.',
];
const NAMES = ['Bridget', 'Conrad', 'Delia', 'Esther', 'Fergus', 'Imogen', 'Lorna', 'Rupert'];
const FAMILIES = ['Ashdown', 'Bexley', 'Copper', 'Dunmore', 'Elsworth', 'Farrow', 'Garrick', 'Holt'];
const WORDS = ['bread', 'candles', 'lamp oil', 'oat milk', 'string', 'matches', 'lemons', 'coffee'];

const like = (value: string, others: readonly string[]) => [
  value,
  ...others.filter(other => other !== value).slice(0, 7),
];

/** A text and seven others like it: names for a name, numbers for a number, sentences for a sentence. */
export function suggestionsFor(value: string): string[] {
  const text = value.trim();
  const phone = /^(.*?)(\d{3})$/.exec(text);
  if (/^\+?[\d ]{7,}$/.test(text) && phone)
    return like(
      text,
      [214, 237, 268, 291, 325, 342, 377, 403].map(n => `${phone[1]}${n}`),
    );
  if (/^\S+@\S+\.\S+$/.test(text)) {
    const host = text.split('@')[1]!;
    return like(
      text,
      NAMES.map(name => `${name.toLowerCase()}@${host}`),
    );
  }
  const decimal = /^(\d+)\.(\d\d)$/.exec(text);
  if (decimal)
    return like(
      text,
      ['4.20', '7.85', '12.40', '18.65', '23.10', '31.95', '46.30'].filter(other => other !== text),
    );
  const words = text.split(/\s+/);
  if (/[.?!]$/.test(text) || words.length > 4) return like(text, SENTENCES);
  if (words.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(text)) return like(text, NAMES);
  if (words.length === 2 && words.every(word => /^\p{Lu}\p{Ll}+$/u.test(word)))
    return like(
      text,
      NAMES.map((name, i) => `${name} ${FAMILIES[i]!}`),
    );
  return like(text, /^\p{Ll}/u.test(text) ? WORDS : TITLES);
}
