/** A dish as a goal tells of it: none of them is in the world's recipe box. */
export interface Dish { title: string; description: string; servings: string; prep: number; ingredients: readonly string[]; directions: string }

const dish = (title: string, description: string, servings: string, prep: number, ingredients: string, directions: string): Dish => ({ title, description, servings, prep, ingredients: ingredients.split('; '), directions });

/** Each ingredient has at most one comma, and no title holds another. */
export const DISHES: readonly Dish[] = [
  dish('Spicy tuna wraps', 'A quick lunch for busy days.', '2 servings', 10, '1 tin tuna; 2 tortillas; 2 tbsp mayonnaise; 1 tsp chilli sauce', 'Mix tuna, mayonnaise and chilli sauce. Spread on the tortillas and roll them up.'),
  dish('Butternut squash soup', 'Smooth, sweet and warming.', '4 servings', 45, '1 butternut squash; 1 onion, chopped; 750 ml vegetable stock; 100 ml cream', 'Roast the squash with garlic. Simmer with onion and stock, blend, stir in the cream.'),
  dish('Chickpea and spinach stew', 'Better on the second day.', '3-4 servings', 30, '2 tins chickpeas; 200 g spinach; 1 tin chopped tomatoes; 2 tsp cumin', 'Fry the cumin with garlic, add tomatoes and chickpeas, then wilt the spinach.'),
  dish('Beetroot and feta tart', 'For the picnic basket.', '6 servings', 60, '1 sheet puff pastry; 300 g beetroot, cooked; 150 g feta; 2 sprigs thyme', 'Lay beetroot and feta on the pastry, scatter the thyme, bake until golden.'),
  dish('Garlic butter shrimp', 'Done before the rice is.', '2 servings', 15, '300 g shrimp; 40 g butter; 4 cloves garlic; 1 lemon', 'Melt the butter with garlic, add the shrimp, cook until pink, squeeze the lemon over.'),
  dish('Quinoa salad with herbs', 'Keeps for two days in the fridge.', '4 servings', 20, '200 g quinoa; 1 cucumber, diced; 1 bunch parsley; 3 tbsp olive oil', 'Cook the quinoa, let it cool, toss with cucumber, parsley and oil.'),
  dish('Baked cod with lime', 'Light and quick.', '2 servings', 25, '400 g cod; 2 limes; 1 tbsp olive oil; 1 tsp coriander seeds', 'Rub the cod with oil and coriander seeds, cover with lime slices, bake.'),
  dish('Sweet potato fritters', 'Crisp outside, soft inside.', '3 servings', 30, '500 g sweet potatoes, grated; 2 eggs; 50 g flour; 1 tsp paprika', 'Mix everything, fry spoonfuls in hot oil on both sides.'),
  dish('Lemon pepper chicken', 'A weekday favourite.', '4 servings', 40, '600 g chicken breasts; 2 lemons; 2 tsp black pepper; 2 tbsp honey', 'Marinate the chicken with lemon, pepper and honey, then grill with garlic.'),
  dish('Black bean tacos', 'Everyone fills their own.', '4 servings', 20, '1 tin black beans; 8 tortillas; 1 avocado; 100 g cheddar, grated', 'Warm beans and tortillas, fill them with avocado and cheese.'),
  dish('Pear and walnut porridge', 'For cold mornings.', '1 serving', 10, '50 g oats; 250 ml milk; 1 pear, diced; 20 g walnuts', 'Simmer oats in milk, stir in the pear, top with walnuts.'),
  dish('Courgette carpaccio', 'No cooking at all.', '2 servings', 15, '2 courgettes; 30 g parmesan; 1 lemon; 2 tbsp olive oil', 'Shave the courgettes, dress with lemon and oil, parmesan on top.'),
  dish('Mushroom stroganoff', 'Rich without meat.', '3-4 servings', 25, '400 g mushrooms; 1 onion, sliced; 150 ml soured cream; 1 tbsp mustard', 'Fry onion and mushrooms, stir in mustard and soured cream.'),
  dish('Coconut rice pudding', 'Served warm or cold.', '6 servings', 45, '150 g pudding rice; 400 ml coconut milk; 300 ml milk; 60 g sugar', 'Simmer everything slowly, stirring, until it is thick.'),
  dish('Smoked mackerel pate', 'On toast, with pickles.', '6 servings', 10, '250 g smoked mackerel; 150 g cream cheese; 1 lemon; 1 tbsp horseradish', 'Flake the mackerel, mash with cream cheese, lemon and horseradish.'),
  dish('Turkey meatballs', 'Freeze half of them.', '4 servings', 30, '500 g turkey mince; 1 egg; 50 g breadcrumbs; 2 cloves garlic', 'Mix mince, egg, breadcrumbs and garlic, roll into balls, bake.'),
  dish('Roast aubergine dip', 'Smoky and silky.', '4 servings', 50, '2 aubergines; 2 tbsp tahini; 1 lemon; 1 tsp salt', 'Char the aubergines, scoop them out, mash with tahini and lemon.'),
  dish('Cauliflower cheese', 'The brown bits are the best.', '4 servings', 40, '1 cauliflower; 40 g butter; 400 ml milk; 150 g cheddar', 'Make a white sauce with butter and milk, add cheese, pour over the cauliflower, bake.'),
  dish('Peanut noodles', 'Hot or cold.', '2 servings', 15, '200 g noodles; 3 tbsp peanut butter; 2 tbsp soy sauce; 1 lime', 'Boil the noodles, whisk the rest with ginger, toss together.'),
  dish('Rhubarb fool', 'Pink and simple.', '4 servings', 20, '400 g rhubarb; 80 g sugar; 300 ml double cream', 'Stew rhubarb with sugar, cool, fold into whipped cream.'),
  dish('Stuffed red peppers', 'Rice, herbs and patience.', '4 servings', 60, '4 red peppers; 150 g rice; 1 onion, chopped; 1 tin chopped tomatoes', 'Fill the peppers with rice, onion and herbs, bake in tomatoes with garlic.'),
  dish('Banana oat muffins', 'Gone by eleven.', '12 servings', 30, '3 bananas; 150 g oats; 2 eggs; 80 ml oil', 'Mash the bananas, stir in the rest, bake in a muffin tin.'),
  dish('Pea and mint risotto', 'Green and quick.', '3-4 servings', 30, '250 g arborio rice; 200 g peas; 1 bunch mint; 800 ml vegetable stock', 'Stir the stock into the rice by the ladle, add peas and mint.'),
  dish('Ginger beef stir-fry', 'Cut everything first.', '2 servings', 20, '300 g beef steak, sliced; 3 cm ginger; 1 red pepper; 2 tbsp soy sauce', 'Sear the beef, add ginger and pepper, finish with soy sauce.'),
];
