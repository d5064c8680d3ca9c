// Over 300 lines: a table of base data.
import type { Cuisine } from '../../../apps/food/state/menu.ts';

export interface Kitchen {
  id: string;
  /** Its id among the places of the map, where that is another. */ place?: string;
  /** For a kitchen that no map names: name, street, district, telephone, hours. */
  own?: {
    name: string;
    street: string;
    district: string;
    phone: string;
    hours: readonly (readonly number[])[];
  };
  cuisines: readonly Cuisine[];
  about: string;
  picture: string;
  stars: number;
  ratings: number;
  fee: number;
  minimum: number;
  prep: number;
  reach: number;
  halal?: true;
  pickupOnly?: true;
  offer?: readonly [percent: number, from: number];
  notice?: string;
  full?: readonly string[];
  refusesUntil?: string;
  noRiderUntil?: string;
}
const kitchen = (
  id: string,
  cuisines: string,
  picture: string,
  [stars, ratings, fee, minimum, prep, reach]: readonly [number, number, number, number, number, number],
  about: string,
  more: Partial<Kitchen> = {},
): Kitchen => ({
  id,
  cuisines: cuisines.split(' ') as Cuisine[],
  picture,
  stars,
  ratings,
  fee,
  minimum,
  prep,
  reach,
  about,
  ...more,
});

export const kitchens: readonly Kitchen[] = [
  kitchen(
    'nine-carp-noodles',
    'chinese',
    'noodle-soup-red',
    [46, 812, 190, 1200, 20, 4500],
    'Noodles from Lanzhou by way of Northgate Street. 老张 pulls, 老张 cuts, 老张 decides. Closed on Tuesdays, because carp rest too.',
    { full: ['2026-03-13 19:00', '2026-03-13 19:15', '2026-03-13 19:30'] },
  ),
  kitchen(
    'casa-tilde',
    'spanish',
    'gambas',
    [44, 540, 250, 1500, 25, 4200],
    'Lucía Benítez cooks what her aunts in Villaclara cook, and shouts less. Tapas, rice, no music after ten.',
    { notice: 'We no longer cook on Sundays. The last Sunday kitchen was on 1 March. ¡Gracias!' },
  ),
  kitchen(
    'salt-cellar',
    'seafood british',
    'salmon',
    [41, 263, 290, 2000, 30, 3800],
    'Fish from the boats you can see from table six. We bring it to your door in boxes that keep it crisp.',
  ),
  kitchen(
    'sushi-kaji',
    'japanese',
    '=sushi-platter',
    [47, 398, 220, 1500, 25, 4500],
    'Kaji stood behind a counter in Kobe for twenty years, and stands behind one here.',
    {
      own: {
        name: 'Kaji Sushi',
        street: '31 Chandler Street',
        district: 'Lantern Hill',
        phone: '+441632960421',
        hours: [[], [720, 1290], [720, 1290], [720, 1290], [720, 1350], [720, 1350], [720, 1230]],
      },
      offer: [10, 3000],
    },
  ),
  kitchen(
    'cafe-bollard',
    'cafe british',
    '=breakfast-eggs-bacon',
    [44, 690, 150, 800, 12, 3000],
    'Coffee, crab and cake on Quayside. Luca knows what you had last time, and says so.',
    { offer: [0, 1800] },
  ),
  kitchen(
    'nassers-bakery',
    'bakery arabic',
    'zaatar',
    [48, 455, 180, 700, 15, 3500],
    'خبز كل يوم. Bread since half past six, sweets until they are gone. Salma’s father built the oven.',
    { halal: true },
  ),
  kitchen(
    'gull-and-anchor',
    'british',
    'fish-and-chips',
    [38, 301, 200, 1200, 25, 3000],
    'A pub that cooks. No sports, one dog.',
  ),
  kitchen(
    'hook-line',
    'seafood british',
    'fish-and-chips',
    [46, 921, 200, 1000, 18, 3600],
    'Fried fish and nothing that pretends to be it, but for the banana blossom.',
    { offer: [15, 2500] },
  ),
  kitchen(
    'the-weighhouse-grill',
    'american british',
    'steak',
    [43, 214, 300, 1800, 30, 4000],
    'Charcoal, iron, salt. In the house where the harbour weighed its herring.',
  ),
  kitchen(
    'sea-rhyme-house',
    'chinese seafood',
    'dumplings',
    [43, 377, 250, 1800, 30, 4200],
    '海韵轩. Cantonese roast, dim sum until four, and a tank that you can look into.',
  ),
  kitchen(
    'la-chalupa',
    'mexican',
    '=dish-tacos',
    [39, 288, 200, 1200, 20, 3800],
    'Corn ground here. Hot means hot.',
    { offer: [20, 2000] },
  ),
  kitchen(
    'mill-lade-kitchen',
    'healthy british',
    'buddha-bowl',
    [36, 156, 180, 1000, 18, 3000],
    'Bowls, soups, pies: lunch for people with a meeting at two.',
  ),
  kitchen(
    'cafe-alameda',
    'cafe spanish',
    'tomato-bread',
    [45, 208, 160, 600, 12, 3000],
    'Desayunos desde las ocho. The good kind of oil, and a lot of it.',
  ),
  kitchen(
    'zaytuna',
    'arabic',
    'kebab',
    [42, 344, 220, 1200, 22, 4200],
    'زيتونة. Charcoal and lemons. Two brothers from Aleppo, one from Harrow Bay.',
    { place: 'place-zaytuna', halal: true, offer: [15, 3000] },
  ),
  kitchen(
    'the-lamplighter-bistro',
    'british',
    'mussels',
    [41, 132, 350, 2500, 35, 3500],
    'A small room with a long wine list that we may not send you.',
  ),
  kitchen(
    'little-puglia',
    'italian',
    'pesto-pasta',
    [43, 187, 250, 1500, 25, 4000],
    'Orecchiette by hand, Monday to Saturday, by three sisters-in-law who speak to each other.',
  ),
  kitchen(
    'saffron-hill-curry-house',
    'indian',
    '=dish-curry',
    [42, 265, 220, 1400, 28, 4500],
    'Curries of the south and of the north, and an onion bhaji that travels well.',
    { halal: true },
  ),
  kitchen(
    'hawthorn-bank-bakehouse',
    'bakery cafe',
    'cinnamon-bun',
    [48, 503, 170, 700, 12, 3800],
    'All of it gluten-free, none of it dry.',
  ),
  kitchen(
    'paper-lantern-cafe',
    'chinese cafe',
    'scallion',
    [49, 421, 180, 800, 15, 3800],
    'Breakfasts from Tianjin, tea from everywhere. 早餐全天供应。',
  ),
  kitchen(
    'ramen-lighter',
    'japanese',
    '=ramen-bowl',
    [43, 466, 220, 1200, 20, 4000],
    'Four kinds of ramen, on a lighter that no longer floats.',
    { full: ['2026-03-12 19:00', '2026-03-12 19:15'] },
  ),
  kitchen(
    'smokehouse-nine',
    'american',
    'ribs',
    [41, 298, 290, 1600, 25, 4500],
    'Smoke from nine in the evening until it is dinner.',
  ),
  kitchen(
    'el-cangrejo',
    'spanish seafood',
    'lobster',
    [46, 322, 260, 1800, 30, 4200],
    'Crab house on Shrimpers Row. Napkins come in a stack.',
  ),
  kitchen(
    'samphire-cafe',
    'healthy cafe',
    'toast-avocado',
    [40, 190, 190, 900, 15, 3500],
    'Whatever the marsh and the allotments have.',
  ),
  kitchen(
    'turntable-diner',
    'american',
    'burger',
    [45, 367, 220, 1200, 20, 4200],
    'Burgers, shakes, and a record that you may choose if you come in.',
  ),
  kitchen(
    'sichuan-corner',
    'chinese',
    '=dish-mapo-tofu',
    [40, 411, 200, 1400, 22, 4500],
    '川味小馆. 麻 first, 辣 second. We do not take the peppercorns out.',
  ),
  kitchen(
    'gaslight-brasserie',
    'british',
    'roast',
    [45, 174, 300, 2000, 30, 4000],
    'Roasts, pies and puddings under gas lamps (electric since 1961).',
  ),
  kitchen(
    'tandoor-junction',
    'indian',
    'tikka',
    [43, 333, 220, 1400, 25, 4500],
    'Two clay ovens beside the tracks. The naan shakes when the express passes.',
    { halal: true, offer: [10, 2500] },
  ),
  kitchen(
    'pasta-portcullis',
    'italian',
    '=dish-carbonara',
    [47, 96, 230, 1300, 22, 4200],
    'Roman pasta behind the old gate. The portcullis is painted; the guanciale is not.',
  ),
  kitchen(
    'furnace-street-pizza',
    'italian',
    '=pizza-margherita',
    [46, 744, 240, 1200, 18, 4500],
    'Ninety seconds at 450 degrees, then a rider who does not brake for anything but people.',
    { offer: [0, 2500] },
  ),
  kitchen(
    'the-boiler-room',
    'korean',
    'hotpot',
    [40, 129, 260, 1500, 28, 4500],
    'Stews that arrive still boiling, in the old boiler house.',
    {
      notice: 'One cook is ill. Orders before two may be refused; we are sorry.',
      refusesUntil: '2026-03-12 14:00',
    },
  ),
  kitchen(
    'pho-weir-road',
    'vietnamese',
    'noodle-soup-clear',
    [48, 389, 220, 1200, 18, 4600],
    'Bones in at midnight, phở at half past eleven.',
  ),
  kitchen(
    'rosemary-avenue-kitchen',
    'healthy british',
    'katsu',
    [46, 271, 210, 1400, 25, 4800],
    'A whole kitchen without gluten, for people who are tired of asking.',
  ),
  kitchen(
    'skylark-sushi',
    'japanese healthy',
    'poke',
    [45, 205, 240, 1500, 22, 4500],
    'Sushi and poke by the park.',
  ),
  kitchen(
    'the-pavilion',
    'british',
    '=dish-scones',
    [44, 88, 320, 2000, 30, 3500],
    'Cricket teas in winter, dinners on five evenings.',
  ),
  kitchen(
    'the-lobster-pot',
    'seafood',
    'lobster',
    [37, 61, 300, 2500, 35, 3200],
    'Twelve tables, four pots, one view.',
  ),
  kitchen(
    'coastguard-fish-bar',
    'seafood british',
    'fish-and-chips',
    [40, 83, 220, 900, 15, 3000],
    'Chips with a view of the weather.',
    { noRiderUntil: '2026-03-12 20:00', notice: 'Riders are rare on the Point today.' },
  ),
  kitchen(
    'platform-two-coffee',
    'cafe',
    'coffee',
    [47, 276, 150, 600, 8, 3200],
    'Coffee before the 7:52. And after it, if you missed it.',
  ),
  kitchen(
    'beadle-lane-bakery',
    'bakery',
    'croissant',
    [45, 240, 190, 700, 10, 3500],
    'Flour, water, salt, and Colin, who is up at two.',
  ),
  kitchen(
    'thyme-toast',
    'cafe healthy',
    'toast-avocado',
    [40, 167, 220, 1000, 15, 3800],
    'Toast with things on it, on the far side of the park.',
  ),
  kitchen(
    'kingfisher-cafe',
    'thai cafe',
    'pad-thai',
    [42, 251, 220, 1000, 18, 4200],
    'A café by the weir that Nok turned Thai, dish by dish. Lunch and early supper.',
  ),
  kitchen(
    'puffin-tea-hut',
    'cafe',
    'crab-sandwich',
    [43, 140, 0, 0, 10, 1500],
    'A hut on Gannet Isle. There is no rider; there is a puffin.',
    { pickupOnly: true },
  ),
];
