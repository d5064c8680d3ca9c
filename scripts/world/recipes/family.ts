// Over 300 lines: a table of base data.
import type { HandRecipe } from './types.ts';

/** From the family on both sides. */
export const family: readonly HandRecipe[] = [
  {
    id: 'lemon-cake',
    title: "Mum's lemon drizzle cake",
    description: 'The one for every birthday between April and October.',
    servings: '10 slices',
    prep: 20,
    cook: 45,
    in: ['Baking'],
    photo: 'dish-lemon-loaf',
    rating: 5,
    favourite: true,
    source: 'Helen Calloway',
    created: '2024-08-11 16:10',
    edited: '2026-01-02 14:30',
    cooked: '2026-02-22 15:00',
    ingredients: `For the cake:
225 g butter, soft
225 g caster sugar
4 eggs
225 g self-raising flour
2 lemons, zest only
For the syrup:
85 g granulated sugar
2 lemons, juice only`,
    directions: `Heat the oven to 180 °C and line a 900 g loaf tin.
Beat butter and sugar until pale, about 5 minutes. Add the eggs one by one.
Sift in the flour, add the zest and fold until it just comes together.
Bake for 45 minutes. A skewer should come out clean.
Stir juice and sugar together, prick the hot cake all over and pour the syrup on while it is still in the tin.
Leave it in the tin until cold.`,
    notes: 'Gran uses 100 g sugar for the syrup. Gran is right.',
    nutrition: [372, 5, 47, 19],
  },
  {
    id: 'scones',
    title: 'Scones',
    description: 'Cold hands, hot oven, no twisting of the cutter.',
    servings: '8 scones',
    prep: 15,
    cook: 12,
    in: ['Baking'],
    photo: 'dish-scones',
    rating: 4,
    source: 'Edith Calloway',
    created: '2025-05-03 11:20',
    ingredients: `350 g self-raising flour
1 tsp baking powder
85 g butter, cold and cubed
3 tbsp caster sugar
175 ml milk
1 tsp vanilla extract
1 egg, beaten, to glaze`,
    directions: `Heat the oven to 220 °C with the tray in it.
Rub the butter into flour and baking powder until it looks like crumbs. Stir in the sugar.
Warm the milk for 30 seconds, add the vanilla, and cut it into the flour with a knife.
Pat out 3 cm thick. Cut straight down. Brush the tops only.
Bake for 10 to 12 minutes until risen and golden.`,
  },
  {
    id: 'apple-crumble',
    title: 'Apple crumble',
    description: 'Lark Farm apples if Graham has been by, otherwise any sharp ones.',
    servings: '6 servings',
    prep: 20,
    cook: 40,
    in: ['Desserts'],
    photo: 'dish-crumble',
    rating: 5,
    source: 'Graham Calloway',
    created: '2024-10-06 17:30',
    cooked: '2025-11-09 13:00',
    ingredients: `900 g cooking apples, peeled and sliced
3 tbsp golden caster sugar
1/2 tsp ground cinnamon
For the top:
175 g plain flour
110 g butter, cold
75 g demerara sugar
50 g rolled oats`,
    directions: `Heat the oven to 190 °C.
Toss the apples with sugar and cinnamon in a deep dish.
Rub the butter into the flour, stir in sugar and oats, and scatter it over. Do not press it down.
Bake for 40 minutes until it bubbles at the edge. Rest for 10 minutes before serving.`,
  },
  {
    id: 'fish-pie',
    title: 'Fish pie',
    description: 'Dad makes it on the day the boats come in and nobody may help.',
    servings: '6 servings',
    prep: 35,
    cook: 50,
    in: ['Mains', 'For guests'],
    photo: 'dish-fish-pie',
    rating: 4,
    source: 'David Calloway',
    created: '2024-11-24 19:00',
    ingredients: `1 kg floury potatoes, peeled
400 g smoked haddock, skinned
300 g cod or ling, skinned
150 g cooked prawns
600 ml whole milk
1 bay leaf
60 g butter
50 g plain flour
1 bunch parsley, chopped
100 g mature cheddar, grated
Nutmeg`,
    directions: `Boil the potatoes in salted water for 20 minutes. Mash with a third of the butter and a splash of milk.
Poach the fish in the rest of the milk with the bay leaf for 6 minutes. Lift it out, keep the milk.
Melt the other butter, stir in the flour for 1 minute, then add the milk a ladle at a time until it is smooth.
Off the heat: parsley, prawns, fish in large pieces, nutmeg, pepper. Taste before you salt.
Into a dish, mash on top, fork lines, cheese.
Bake at 200 °C for 30 minutes.`,
    notes: 'Two hard-boiled eggs in the sauce if Gran is coming.',
  },
  {
    id: 'sunday-chicken',
    title: 'Roast chicken with lemon',
    description: 'Forty minutes of work, most of it the gravy.',
    servings: '4-6 servings',
    prep: 20,
    cook: 90,
    in: ['Mains', 'For guests'],
    photo: 'dish-roast-chicken',
    rating: 5,
    favourite: true,
    source: 'Helen Calloway',
    created: '2024-10-13 10:05',
    cooked: '2026-03-01 14:00',
    ingredients: `1.6 kg chicken
1 lemon
1 head garlic, halved
6 sprigs thyme
50 g butter, soft
800 g small potatoes
4 carrots, in thick pieces
1 tbsp plain flour
300 ml chicken stock
Salt and pepper`,
    directions: `Take the chicken out of the fridge an hour before. Heat the oven to 220 °C.
Rub it with butter, salt it well, put lemon, garlic and thyme inside. Potatoes and carrots around it.
Roast for 20 minutes, turn down to 180 °C and roast for 1 hour 10 minutes. Baste twice.
Rest the bird for 20 minutes under foil.
Set the tin over a flame, stir in the flour, then the stock, and scrape until it is gravy.`,
  },
  {
    id: 'lentejas',
    title: 'Lentejas de Rosa',
    description: 'Las de su madre. El vinagre, siempre al final.',
    servings: '4 raciones',
    prep: 15,
    cook: 40,
    in: ['Soups and stews', 'Vegetarian'],
    photo: 'dish-lentil-stew',
    rating: 5,
    favourite: true,
    source: 'Rosa Carvajal',
    created: '2026-02-08 17:45',
    edited: '2026-02-08 21:10',
    cooked: '2026-03-03 20:00',
    ingredients: `300 g lentejas pardinas
1 cebolla, picada
2 zanahorias, en rodajas
1 pimiento verde
3 dientes de ajo
1 hoja de laurel
1 cucharadita de pimentón dulce
4 cucharadas de aceite de oliva
1 l de agua
Un chorrito de vinagre, al final`,
    directions: `Lavar las lentejas. No hace falta remojarlas.
Sofreír cebolla, zanahoria, pimiento y ajo en el aceite durante 10 minutos.
Apartar del fuego, añadir el pimentón y remover deprisa para que no se queme.
Añadir lentejas, laurel y agua fría. Cocer 40 minutos a fuego lento, sin remover mucho.
Salar, dejar reposar 10 minutos y terminar con el vinagre.`,
    notes: 'Sin chorizo cuando Inés está malita.',
  },
  {
    id: 'tortilla',
    title: 'Tortilla de patatas',
    description: 'Con cebolla. No se discute.',
    servings: '4 raciones',
    prep: 15,
    cook: 30,
    in: ['Mains', 'Vegetarian', 'Weeknight'],
    photo: 'dish-tortilla',
    rating: 5,
    favourite: true,
    source: 'Inés',
    created: '2024-12-01 20:20',
    cooked: '2026-03-09 21:00',
    ingredients: `700 g patatas
1 cebolla grande
6 huevos
250 ml aceite de oliva
Sal`,
    directions: `Pelar las patatas y cortarlas en láminas finas. Cortar la cebolla en juliana.
Freír todo junto en el aceite, a fuego medio, 20 minutos. Tienen que quedar blandas, no crujientes.
Escurrir bien. Batir los huevos con sal y mezclar. Dejar reposar 10 minutos.
Cuajar en la sartén 3 minutos por cada lado. La vuelta, con un plato y sin miedo.`,
  },
  {
    id: 'paella',
    title: 'Paella de la Lonja',
    description: 'Para el domingo en Gannet. Chicken, artichokes, green beans and NO onion.',
    servings: '6 raciones',
    prep: 30,
    cook: 50,
    in: ['Pasta and rice', 'For guests'],
    photo: 'dish-paella',
    rating: 4,
    source: 'Mateo Carvajal',
    created: '2026-03-06 22:15',
    ingredients: `1.5 kg chicken, in pieces
600 g round rice
400 g green beans
4 artichokes, trimmed
2 tomatoes, grated
2 tsp sweet paprika
1 pinch saffron
100 ml olive oil
1.8 l chicken stock, hot
2 lemons, in wedges
Salt`,
    directions: `Brown the chicken in the oil with salt for 15 minutes. Do not hurry this.
Push it to the rim, fry beans and artichokes in the middle for 5 minutes.
Tomato in, let it darken. Paprika, stir once, then the stock and the saffron.
Boil for 10 minutes, taste: it has to be a little too salty.
Rice in a line across the pan, spread it, and from now on nobody stirs. 10 minutes hard, 8 minutes low.
Rest for 5 minutes under a cloth. Lemon on the side.`,
  },
  {
    id: 'croquetas',
    title: 'Croquetas de jamón',
    description: 'Makes more than you think and fewer than you need.',
    servings: '24 croquetas',
    prep: 60,
    cook: 20,
    in: ['Snacks', 'For guests'],
    rating: 4,
    source: 'Rosa Carvajal',
    created: '2025-04-19 19:00',
    ingredients: `120 g jamón serrano, very finely chopped
100 g butter
120 g plain flour
1 l whole milk, warm
1/4 tsp nutmeg
For the crumb:
2 eggs
200 g dried breadcrumbs
750 ml oil, for frying`,
    directions: `Melt the butter, fry half the ham for 1 minute, add the flour and cook it for 3 minutes.
Milk in, a ladle at a time, stirring without a pause for 20 minutes. Nutmeg, the rest of the ham.
Spread on a tray, cover, and leave in the fridge for 4 hours or overnight.
Shape with two spoons, roll in egg and crumbs.
Fry at 180 °C, six at a time, for 3 minutes. Eat the ugly ones first.`,
  },
  {
    id: 'gazpacho',
    title: 'Gazpacho',
    description: '',
    servings: '1.5 litros',
    prep: 15,
    in: ['Soups and stews', 'Vegetarian'],
    source: 'Inés',
    rating: 4,
    created: '2025-07-12 13:40',
    ingredients: `1 kg tomates maduros
1 pepino
1 pimiento verde
1 diente de ajo
50 g pan del día anterior
60 ml aceite de oliva
2 cucharadas de vinagre de Jerez
Sal`,
    directions: `Triturar todo menos el aceite. Añadir el aceite en hilo.
Colar, probar de sal y vinagre. A la nevera 2 horas.`,
  },
  {
    id: 'pancakes',
    title: 'Pancakes, big batch',
    description: 'Alfie counts as three people.',
    servings: '32 pancakes',
    prep: 10,
    cook: 40,
    in: ['Breakfast', 'Desserts'],
    photo: 'pancakes-stack',
    rating: 4,
    source: 'Mum, over the phone',
    created: '2026-02-17 08:00',
    ingredients: `400 g plain flour
8 eggs
1 l milk
1 pinch salt
60 g butter, melted`,
    directions: `Whisk flour, eggs and a third of the milk until smooth. Add the rest of the milk, the salt and the butter.
Rest for 30 minutes.
Fry in a thin film of butter, about 1 minute on each side. The first one is the cook's.`,
  },
  {
    id: 'brownies',
    title: 'Brownies',
    description: 'Underbake them.',
    servings: '16 brownies',
    prep: 15,
    cook: 25,
    in: ['Baking', 'Desserts'],
    photo: 'dish-brownies',
    rating: 4,
    source: 'Poppy',
    created: '2025-02-15 18:00',
    ingredients: `200 g dark chocolate
175 g butter
300 g light brown sugar
3 eggs
100 g plain flour
30 g cocoa powder
100 g walnuts, broken`,
    directions: `Melt chocolate and butter together. Let it cool for 10 minutes.
Whisk in the sugar, then the eggs. Fold in flour, cocoa and walnuts.
Into a 20 cm square tin. Bake at 180 °C for 25 minutes: the middle should still move.
Cool in the tin. Cut when cold.`,
  },
  {
    id: 'brownies-poppy',
    title: 'Nut-free brownies',
    description: 'For school fairs. Underbake them.',
    servings: '16 brownies',
    prep: 15,
    cook: 25,
    in: ['Baking', 'Desserts'],
    rating: 3,
    source: 'Poppy',
    created: '2025-06-20 08:15',
    ingredients: `200 g dark chocolate
175 g butter
300 g light brown sugar
3 eggs
100 g plain flour
30 g cocoa powder
100 g milk chocolate, in chunks`,
    directions: `Melt chocolate and butter together. Let it cool for 10 minutes.
Whisk in the sugar, then the eggs. Fold in flour, cocoa and chunks.
Into a 20 cm square tin. Bake at 180 °C for 25 minutes: the middle should still move.
Cool in the tin. Cut when cold.`,
  },
  {
    id: 'birthday-cake',
    title: 'Chocolate birthday cake with candles and buttercream',
    description:
      'Two layers, one evening. Bake the day before, ice on the day, hide it from Marcus. Read the whole thing before you start, it is longer than it looks.',
    servings: '14 slices',
    prep: 75,
    cook: 35,
    in: ['Baking', 'Desserts', 'For guests'],
    photo: 'birthday-cake-candles',
    rating: 5,
    source: 'Put together from three of Mum’s and one of Hana’s',
    created: '2025-09-20 21:10',
    edited: '2025-09-24 09:00',
    cooked: '2025-09-23 16:00',
    ingredients: `For the sponge:
250 g plain flour
75 g cocoa powder
2 tsp baking powder
1 tsp bicarbonate of soda
400 g caster sugar
1/2 tsp fine salt
2 eggs
250 ml milk
125 ml sunflower oil
2 tsp vanilla extract
250 ml coffee, hot and strong
For the buttercream:
250 g butter, soft
450 g icing sugar
75 g cocoa powder
3-4 tbsp milk
For the top:
100 g dark chocolate
60 ml double cream
12 candles`,
    directions: `Heat the oven to 180 °C (fan 160 °C). Butter two 20 cm tins and line the bottoms.
Sift flour, cocoa, baking powder, bicarbonate, sugar and salt into the largest bowl you have.
Whisk eggs, milk, oil and vanilla in a jug. Pour into the dry things and beat for 2 minutes.
Pour in the hot coffee and stir. The batter is as thin as cream; that is right.
Divide between the tins by weight. Bake for 35 minutes, and do not open the door before 30.
Cool in the tins for 10 minutes, then on a rack until quite cold. Wrap and leave overnight if you can: a fresh sponge tears.
Beat the butter alone for 5 minutes until it is nearly white.
Add icing sugar and cocoa in three goes, then milk by the spoon until it holds a peak.
Trim the domes. Eat the trimmings.
Spread a third of the buttercream on the first sponge, set the second on it upside down.
A thin coat all over to catch the crumbs, then 20 minutes in the fridge.
A second coat. A warm palette knife makes it smooth; a fork makes it look as if you meant it.
Heat the cream until it steams, pour it over the chopped chocolate, wait 1 minute, stir. Let it cool until it runs slowly, and pour it so that it just goes over the edge.
Candles in before the chocolate sets.`,
    notes:
      'Sept 2025: half the coffee for the children’s half. 12 candles are plenty, nobody wants the real number.\n\nTins: Poppy has ours.',
  },
];
