// Over 300 lines: a table of base data.
import type { HandRecipe } from './types.ts';

const soup: Omit<HandRecipe, 'id' | 'created'> = {
  title: 'Leek and potato soup',
  description: 'For the island: freezes badly, travels well.',
  servings: '4 servings',
  prep: 15,
  cook: 30,
  in: ['Soups and stews', 'Vegetarian', 'Weeknight'],
  photo: 'dish-leek-soup',
  rating: 4,
  source: 'Own',
  ingredients: `3 leeks, sliced
750 g potatoes, diced
1 l vegetable stock
150 ml single cream
40 g butter
Pepper`,
  directions: `Sweat the leeks in the butter for 10 minutes. They must not colour.
Potatoes and stock, 20 minutes.
Blend half of it. Cream, pepper.`,
};
const flapjacks: Omit<HandRecipe, 'id' | 'created'> = {
  title: 'Flapjacks',
  description: 'Chewy, not crisp.',
  servings: '12 pieces',
  prep: 10,
  cook: 25,
  in: ['Baking', 'Snacks'],
  rating: 4,
  source: 'Callum Reid',
  ingredients: `250 g rolled oats
125 g butter
125 g light brown sugar
3 tbsp golden syrup
1 pinch salt`,
  directions: `Melt butter, sugar and syrup. Stir in oats and salt.
Press into a 20 cm tin. Bake at 170 °C for 25 minutes.
Mark while warm, cut when cold.`,
};

/** The owner's own, and what was copied from packets, cards and the back of an envelope. */
export const own: readonly HandRecipe[] = [
  { ...soup, id: 'leek-soup', favourite: true, created: '2026-03-08 10:45' },
  { ...soup, id: 'leek-soup-again', favourite: true, created: '2026-03-08 10:46' },
  { ...flapjacks, id: 'flapjacks', created: '2025-04-27 10:00' },
  { ...flapjacks, id: 'flapjacks-again', created: '2026-01-18 21:33' },
  {
    id: 'tomato-soup',
    title: 'Roast tomato soup',
    description: 'August in a bowl, or tins in March.',
    servings: '4 servings',
    prep: 10,
    cook: 45,
    in: ['Soups and stews', 'Vegetarian'],
    photo: 'dish-tomato-soup',
    rating: 4,
    source: 'Own',
    created: '2025-08-19 19:10',
    ingredients: `1.2 kg tomatoes, halved
1 red onion, in wedges
5 cloves garlic, unpeeled
4 tbsp olive oil
500 ml vegetable stock
1 tsp sugar
1 handful basil`,
    directions: `Roast tomatoes, onion and garlic with the oil at 200 °C for 40 minutes.
Squeeze the garlic out of its skin. Everything into a pot with stock and sugar, simmer for 5 minutes, blend.
Basil, more oil.`,
  },
  {
    id: 'greek-salad',
    title: 'Big Greek salad',
    description: '',
    servings: '4 servings',
    prep: 15,
    in: ['Salads and sides', 'Vegetarian'],
    photo: 'green-salad',
    rating: 4,
    source: 'Own',
    created: '2025-07-05 12:00',
    ingredients: `500 g cherry tomatoes
1 cucumber
1/2 red onion
200 g feta
80 g black olives
1 little gem lettuce
4 tbsp olive oil
1 tbsp red wine vinegar
1 tsp dried oregano`,
    directions: `Cut everything larger than you think. Onion thin.
Oil, vinegar, oregano, salt. Feta in one piece on top.`,
  },
  {
    id: 'fruit-salad',
    title: 'Fruit salad',
    servings: '4 servings',
    prep: 15,
    in: ['Breakfast', 'Desserts', 'Vegetarian'],
    photo: 'fruit-bowl',
    rating: 3,
    source: 'Own',
    created: '2025-05-11 09:00',
    ingredients: `2 apples
1 pear
2 bananas
1 orange, juice and flesh
200 g grapes
1 tbsp honey`,
    directions: `Cut, mix with orange juice and honey at once. 10 minutes in the fridge.`,
  },
  {
    id: 'full-breakfast',
    title: 'Full breakfast for two',
    description: 'The order matters more than the frying.',
    servings: '2 servings',
    prep: 5,
    cook: 25,
    in: ['Breakfast'],
    photo: 'breakfast-eggs-bacon',
    rating: 4,
    source: 'Own',
    created: '2024-11-03 09:20',
    cooked: '2026-02-01 09:30',
    ingredients: `4 eggs
6 rashers bacon
1 tin baked beans
1 tomato, halved
4 slices bread
20 g butter`,
    directions: `Beans on low. Tomato face down, 10 minutes.
Bacon from cold, 8 minutes. Toast.
Eggs last, in the bacon fat, 3 minutes.`,
    nutrition: [780, 42, 61, 41],
  },
  {
    id: 'bread',
    title: 'No-knead bread',
    description: 'Mix at night, bake in the morning.',
    servings: 'One loaf',
    prep: 10,
    cook: 45,
    in: ['Baking'],
    photo: 'dish-bread',
    rating: 5,
    favourite: true,
    source: 'Salma told me the times',
    created: '2024-10-20 22:00',
    edited: '2025-02-02 10:00',
    cooked: '2026-03-07 08:30',
    ingredients: `400 g strong white flour
100 g wholemeal flour
375 ml water
2 tsp salt
1/4 tsp dried yeast`,
    directions: `Stir everything together in the evening. Cover, 12 to 14 hours.
Fold four times on a floured board. Into a basket for 1 hour 30 minutes.
Heat the oven to 240 °C with the lidded pot in it, 45 minutes.
Bread in, lid on, 30 minutes. Lid off, 15 minutes.`,
    notes: '75 % water. With more than 100 g wholemeal it needs 25 ml more.',
  },
  {
    id: 'focaccia',
    title: 'Focaccia',
    servings: '8 servings',
    prep: 20,
    cook: 25,
    in: ['Baking', 'Vegetarian'],
    rating: 4,
    source: 'Luca Morandi',
    created: '2025-03-16 11:00',
    ingredients: `500 g strong white flour
400 ml water
7 g dried yeast
10 g salt
90 ml olive oil
2 sprigs rosemary
Flaky salt`,
    directions: `Mix, rest for 2 hours, folding every 30 minutes.
Oil a tin well, tip the dough in, 45 minutes.
Oily fingers, dimples, rosemary, salt. 230 °C, 25 minutes.`,
  },
  {
    id: 'porridge',
    title: 'Porridge',
    servings: '1 serving',
    cook: 5,
    in: ['Breakfast', 'Vegetarian'],
    created: '2025-01-06 07:10',
    ingredients: `50 g rolled oats
300 ml milk
1 pinch salt`,
    directions: `Everything in the pan, 5 minutes, stir.`,
  },
  {
    id: 'granola',
    title: 'Granola',
    description: 'Fills the tall jar.',
    servings: '14 servings',
    prep: 10,
    cook: 35,
    in: ['Breakfast', 'Vegetarian'],
    rating: 4,
    source: 'Aoife Brennan',
    created: '2025-01-26 15:00',
    cooked: '2026-02-15 16:00',
    ingredients: `4 cups rolled oats
1 cup almonds, chopped
1/2 cup pumpkin seeds
1/3 cup honey
1/3 cup sunflower oil
1 tsp cinnamon
1/2 tsp salt
1 cup raisins`,
    directions: `Heat the oven to 300 °F.
Mix all but the raisins. Spread on a tray.
Bake for 35 minutes, stirring every 10 minutes.
Raisins when it is cold.`,
  },
  {
    id: 'cookies',
    title: 'Port Ellery cookies',
    description: 'Sophie’s, in cups. Do not convert and then complain.',
    servings: '24 cookies',
    prep: 20,
    cook: 12,
    in: ['Baking', 'Snacks'],
    rating: 5,
    source: 'Sophie Lacey',
    created: '2025-08-30 20:20',
    ingredients: `2 1/4 cups all-purpose flour
1 tsp baking soda
1 tsp salt
8 oz butter, soft
3/4 cup granulated sugar
3/4 cup brown sugar
2 eggs
2 tsp vanilla extract
12 oz chocolate chips`,
    directions: `Heat the oven to 375 °F.
Beat butter and both sugars. Eggs, vanilla. Then the dry things, then the chips.
Rounded tablespoons on a tray, 11 minutes. They finish on the tray.`,
  },
  {
    id: 'stir-fry',
    title: 'Pak choi and mushroom stir-fry',
    description: 'Faster than the rice.',
    servings: '2 servings',
    prep: 10,
    cook: 8,
    in: ['Weeknight', 'Vegetarian'],
    rating: 3,
    source: 'Own',
    created: '2025-09-02 19:30',
    ingredients: `2 heads pak choi
250 g mushrooms
2 cloves garlic
2 cm ginger
2 tbsp soy sauce
1 tsp sesame oil
1 tsp cornflour
2 tbsp oil`,
    directions: `Everything cut and beside the stove before the oil goes in.
Mushrooms 4 minutes, garlic and ginger, then the pak choi stems, then the leaves.
Soy and cornflour in a spoon of water, 1 minute. Sesame oil.`,
  },
  {
    id: 'pickled-onions',
    title: 'Quick pickled onions',
    servings: '1 jar',
    prep: 10,
    in: ['Sauces and pickles', 'Vegetarian'],
    rating: 4,
    source: 'Leo Brandtner',
    created: '2025-06-15 18:00',
    ingredients: `2 red onions, thinly sliced
150 ml cider vinegar
1 tbsp sugar
1 tsp salt`,
    directions: `Warm vinegar, sugar and salt, pour over the onions. Ready after 30 minutes, good for 2 weeks.`,
  },
  {
    id: 'vinaigrette',
    title: 'Vinaigrette',
    servings: '4 servings',
    prep: 3,
    in: ['Sauces and pickles', 'Vegetarian'],
    created: '2025-02-09 13:00',
    source: 'Catherine Marsh',
    ingredients: `3 tbsp olive oil
1 tbsp white wine vinegar
1 tsp mustard
1 pinch salt`,
    directions: `Shake in a jar.`,
  },
  {
    id: 'chai',
    title: 'Masala chai',
    servings: '2 cups',
    prep: 2,
    cook: 10,
    in: ['Snacks', 'Vegetarian'],
    rating: 4,
    source: 'Priya Raman',
    created: '2025-12-05 16:40',
    ingredients: `250 ml water
250 ml milk
2 tsp black tea
4 cardamom pods, crushed
2 cm ginger
1 stick cinnamon
2 tsp sugar`,
    directions: `Boil water and spices for 5 minutes. Tea, 1 minute. Milk, sugar, let it rise twice. Strain.`,
  },
  {
    id: 'bean-chilli',
    title: 'Three-bean chilli',
    description: 'Feeds the five-a-side, once.',
    servings: '8 servings',
    prep: 20,
    cook: 60,
    in: ['Soups and stews', 'Vegetarian', 'For guests'],
    rating: 4,
    source: 'Tom Ferris',
    created: '2025-10-07 22:30',
    cooked: '2026-02-10 20:30',
    ingredients: `2 onions, chopped
2 red peppers
4 cloves garlic
2 tbsp chilli powder
1 tbsp cumin
2 tins chopped tomatoes
1 tin kidney beans
1 tin black beans
1 tin pinto beans
500 ml vegetable stock
30 g dark chocolate`,
    directions: `Onions and peppers in oil for 12 minutes. Garlic, chilli powder, cumin, 2 minutes.
Tomatoes, beans with their water, stock. 45 minutes, lid half on.
Chocolate, salt. Better the next day.`,
  },
  {
    id: 'overnight-oats',
    title: 'Overnight oats with berries',
    servings: '1 serving',
    prep: 5,
    in: ['Breakfast', 'Vegetarian'],
    rating: 3,
    source: 'Tess Hollis',
    created: '2026-01-12 21:50',
    ingredients: `50 g rolled oats
120 ml milk
80 g yoghurt
1 tbsp chia seeds
1 handful frozen berries`,
    directions: `Jar, stir, fridge, 8 hours.`,
  },
];
