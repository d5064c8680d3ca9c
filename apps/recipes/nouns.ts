/** Things that recipes count, one and many. A word that is not here stays as it is written. */
const MANY: Record<string, string> = Object.fromEntries(
  (
    'egg onion carrot lemon lime shallot apple banana pepper courgette aubergine mushroom orange cucumber avocado yolk white fillet breast thigh tortilla lettuce turnip parsnip pear plum fig date ' +
    'leek olive prawn sausage bun roll naan pitta wrap beetroot chilli:chillies tomato:tomatoes potato:potatoes mango:mangoes leaf:leaves loaf:loaves radish:radishes peach:peaches cherry:cherries anchovy:anchovies berry:berries ' +
    'cebolla huevo zanahoria patata tomate limón:limones pimiento'
  )
    .split(' ')
    .map(words => {
      const [one, many = `${one}s`] = words.split(':') as [string, string?];
      return [one, many];
    }),
);
const ONE = new Map(Object.entries(MANY).map(([one, many]) => [many, one]));

/** The last word of a name in its plural or singular: `large egg`, `bay leaves`. */
export function counted(name: string, several: boolean): string {
  const [, before, word] = /^(.*?)([\p{L}]+)$/u.exec(name) ?? [];
  if (word === undefined) return name;
  const low = word.toLowerCase();
  const next = several ? MANY[low] : ONE.get(low);
  return next === undefined
    ? name
    : before + (word[0] === low[0] ? next : next[0]!.toUpperCase() + next.slice(1));
}

/** By what two names are told to be one thing to buy. */
export const keyOfName = (name: string): string =>
  counted(name.trim().toLowerCase().replace(/\s+/g, ' '), false);
