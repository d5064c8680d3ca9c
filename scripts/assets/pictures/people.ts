/** The cast of portraits: one line a person. Columns: who, skin 0–7, face, hair style, hair colour, clothes, clothes colour, extras. */
export type Person = {
  who: 'woman' | 'man' | 'girl' | 'boy' | 'older woman' | 'older man';
  skin: number;
  face: 'oval' | 'round' | 'square' | 'long';
  hair: string;
  colour: string;
  wear: string;
  cloth: string;
  extras: readonly string[];
};

export const hairColours: Readonly<Record<string, string>> = {
  black: '#24201F',
  espresso: '#3A2A22',
  brown: '#5C3D2A',
  chestnut: '#7A4526',
  auburn: '#96402A',
  red: '#C4572B',
  ginger: '#D9793A',
  blonde: '#DDB56B',
  sand: '#B98F57',
  grey: '#9A9A9C',
  silver: '#C9CBD0',
  white: '#ECEBE6',
  pink: '#E685A8',
  teal: '#2E9C97',
  blue: '#3F68C0',
  plum: '#6C3B68',
};

export const clothColours: Readonly<Record<string, string>> = {
  navy: '#2B3A67',
  red: '#C8423B',
  mustard: '#DFA52D',
  green: '#3E7D57',
  teal: '#1F8A8A',
  white: '#F3F1EC',
  black: '#2C2C31',
  grey: '#8D939C',
  pink: '#E08AA2',
  purple: '#6E4E9E',
  orange: '#E0773A',
  sky: '#6FAEDB',
  olive: '#7C7B3F',
  cream: '#EFE2C6',
  wine: '#7D2A3F',
  denim: '#4D6F9C',
};

const rows = `
woman 2 oval|long wavy|chestnut|crew|mustard|blush
man 3 square|crop|black|shirt|sky|stubble
woman 6 round|afro|black|vneck|orange|hoops
man 1 long|quiff|ginger|hoodie|green|beard
older woman 1 round|bob|silver|cardigan|wine|glasses:round:gold,pearls
man 5 oval|buzz|black|crew|white|goatee
woman 3 oval|hijab|teal|drape|teal|
man 4 square|turban|orange|blazer|navy|full beard
girl 2 round|braids|ginger|striped|red|freckles,gap smile
woman 0 long|fringe|black|turtleneck|black|red lips
man 2 round|bald|brown|shirt|olive|full beard,glasses:square:black
woman 4 oval|ponytail|espresso|sport|pink|open smile
older man 2 square|receding|white|cardigan|denim|moustache,glasses:half:steel
woman 5 oval|locs|espresso|drape|purple|earrings
man 0 oval|side part|blonde|blazer|grey|
woman 1 square|pixie|pink|denim jacket|denim|nose ring
boy 4 round|curls|black|striped|sky|open smile
woman 2 long|long middle|black|blazer|wine|glasses:cat:red
man 6 long|locs|black|hoodie|mustard|beard
woman 7 oval|bun|black|crew|teal|hoops,red lips
man 3 round|cap|espresso|hoodie|red|cap:navy,stubble
older woman 5 oval|bun|grey|drape|sky|pearls
woman 0 round|bob|red|overalls|green|freckles
man 2 square|undercut|espresso|denim jacket|denim|beard
woman 3 square|long curly|brown|vneck|red|open smile
man 7 square|bald|black|turtleneck|grey|goatee
girl 5 round|space buns|black|overalls|pink|open smile
man 1 oval|curls|sand|shirt|cream|glasses:round:black
woman 1 oval|sun hat|blonde|drape|cream|sun hat,blush
older man 6 oval|buzz|silver|blazer|olive|glasses:square:black,moustache
woman 4 round|long straight|black|crew|pink|glasses:round:gold
man 2 long|beanie|chestnut|crew|navy|beanie:orange,beard
woman 2 oval|hijab|pink|blazer|grey|glasses:square:black
man 0 square|crop|red|sport|green|freckles
woman 6 long|long wavy|auburn|turtleneck|cream|earrings
older man 3 round|bald|grey|crew|wine|white moustache
boy 1 oval|bob|blonde|hoodie|navy|freckles
woman 3 long|undercut|teal|denim jacket|black|nose ring,earrings
man 5 square|side part|black|blazer|black|bow tie
woman 7 round|headwrap|black|vneck|mustard|headwrap:red,hoops
man 3 oval|long middle|brown|crew|olive|full beard
woman 0 square|bun|blonde|shirt|white|glasses:cat:black
older woman 3 square|pixie|white|turtleneck|purple|earrings
man 4 long|quiff|black|hoodie|purple|headphones
woman 2 round|long curly|ginger|cardigan|green|freckles,open smile
man 6 round|crop|black|overalls|denim|open smile
girl 3 oval|fringe|black|crew|sky|headband:red
man 1 square|receding|brown|shirt|white|tie:red
woman 5 oval|crop|black|crew|orange|hoops
older man 0 long|side part|silver|turtleneck|navy|white beard
woman 4 oval|braids|espresso|denim jacket|sky|blush
man 2 oval|bucket|black|striped|navy|bucket:mustard
woman 1 long|ponytail|auburn|blazer|teal|
boy 6 round|buzz|black|sport|red|gap smile
man 4 round|curls|espresso|cardigan|grey|glasses:round:gold,beard
woman 3 round|long wavy|plum|hoodie|black|headphones
older woman 2 oval|long straight|grey|shirt|denim|glasses:round:black
man 7 oval|afro|black|vneck|green|beard
woman 0 oval|long straight|blonde|vneck|sky|blush
man 3 square|undercut|black|turtleneck|cream|
older man 5 round|turban|wine|shirt|cream|white beard
woman 6 oval|pixie|blonde|sport|purple|earrings
man 1 round|beanie|red|hoodie|grey|beanie:green,full beard,glasses:round:black
woman 2 square|space buns|blue|crew|black|nose ring
`;

/** All portraits in order; a line that does not parse throws. */
export const people: readonly Person[] = rows
  .trim()
  .split('\n')
  .map(row => {
    const [head, style, colour, wear, cloth, extras] = row.split('|') as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const m = /^(.+) (\d) (\w+)$/.exec(head);
    if (!m) throw new Error(`people: ${row}`);
    return {
      who: m[1] as Person['who'],
      skin: Number(m[2]),
      face: m[3] as Person['face'],
      hair: style,
      colour,
      wear,
      cloth,
      extras: extras ? extras.split(',') : [],
    };
  });
