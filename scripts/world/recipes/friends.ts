// Over 300 lines: a table of base data.
import type { HandRecipe } from './types.ts';

/** From friends, neighbours and the people of the town. */
export const friends: readonly HandRecipe[] = [
  {
    id: 'jiaozi',
    title: '猪肉白菜饺子',
    description: '美玲教的，一次六十个。Freeze before cooking, never after.',
    servings: '60 个',
    prep: 90,
    cook: 10,
    in: ['Mains', 'For guests'],
    photo: 'dumplings-steamer',
    rating: 5,
    favourite: true,
    source: '王美玲',
    created: '2026-02-16 15:05',
    edited: '2026-02-16 21:45',
    cooked: '2026-02-16 19:30',
    ingredients: `500 克 猪肉末
400 克 白菜
2 根 葱
1 小块 姜
3 大勺 酱油
1 大勺 香油
半勺盐
60 张 饺子皮`,
    directions: `白菜切碎，撒盐腌 10 分钟，挤干水分。
肉末加酱油、香油、葱姜末，顺一个方向搅上劲，再拌入白菜。
包饺子，边上捏紧。
水开下锅，加三次凉水，浮起来再煮 1 分钟。`,
    notes: '蘸料：醋两份，酱油一份，辣椒油随意。',
  },
  {
    id: 'mapo',
    title: '麻婆豆腐',
    description: '志远说不够麻就不算。',
    servings: '3 人份',
    prep: 10,
    cook: 15,
    in: ['Mains', 'Weeknight'],
    photo: 'dish-mapo-tofu',
    rating: 4,
    source: '陈志远',
    created: '2025-10-22 19:50',
    cooked: '2026-01-30 20:00',
    ingredients: `400 克 嫩豆腐
100 克 牛肉末
2 大勺 豆瓣酱
1 小勺 花椒粉
3 瓣 蒜
1 大勺 淀粉
200 毫升 高汤
葱花`,
    directions: `豆腐切块，盐水里焯 2 分钟。
热油炒牛肉末至酥，下豆瓣酱和蒜炒出红油。
加高汤和豆腐，小火烧 5 分钟，分三次勾芡。
撒花椒粉和葱花。`,
  },
  {
    id: 'tomato-eggs',
    title: '番茄炒蛋',
    servings: '2 人份',
    prep: 5,
    cook: 8,
    in: ['Weeknight', 'Vegetarian'],
    rating: 4,
    source: '林晓雨',
    created: '2025-09-30 12:10',
    ingredients: `3 个 番茄
4 个 鸡蛋
1 小勺 糖
半小勺盐
1 根 葱`,
    directions: `番茄切块，鸡蛋打散。
先炒蛋，凝固就盛出来。
炒番茄出汁，加糖和盐，倒回鸡蛋，翻几下，撒葱花。`,
  },
  {
    id: 'shakshuka',
    title: 'شكشوكة',
    description: 'فطور الجمعة. Bread from Nasser’s, warm.',
    servings: '3 أشخاص',
    prep: 10,
    cook: 25,
    in: ['Breakfast', 'Vegetarian'],
    photo: 'dish-shakshuka',
    rating: 5,
    favourite: true,
    source: 'أمينة حداد',
    created: '2025-03-14 10:30',
    cooked: '2026-03-06 10:00',
    ingredients: `6 حبات بيض
800 غ طماطم مقطعة
1 بصلة مفرومة
2 فص ثوم
1 ملعقة صغيرة كمون
1 ملعقة صغيرة بابريكا
3 ملعقة كبيرة زيت زيتون
بقدونس`,
    directions: `يقلى البصل في الزيت 8 دقائق، ثم يضاف الثوم والكمون والبابريكا.
تضاف الطماطم وتترك على نار هادئة 12 دقيقة.
تعمل حفر في الصلصة ويكسر البيض فيها، ثم يغطى 5 دقائق.
يرش البقدونس ويقدم مع الخبز.`,
  },
  {
    id: 'hummus',
    title: 'حمص بطحينة',
    description: 'Salma’s, as far as she would say.',
    servings: '6 servings',
    prep: 20,
    cook: 90,
    in: ['Snacks', 'Vegetarian'],
    photo: 'dish-hummus',
    rating: 5,
    source: 'سلمى ناصر',
    created: '2025-05-25 17:00',
    ingredients: `250 g dried chickpeas, soaked overnight
1/2 tsp bicarbonate of soda
180 g tahini
4 tbsp lemon juice
3 cloves garlic
100 ml iced water
Olive oil and paprika, to serve`,
    directions: `Boil the chickpeas with the soda for 1 hour 30 minutes, until they fall apart between two fingers.
Drain, keep a cup of the water, and blend while they are hot.
Add garlic, lemon, tahini and salt. With the motor running, the iced water: it goes white.
Spread with the back of a spoon. Oil in the hollow.`,
  },
  {
    id: 'tabbouleh',
    title: 'تبولة',
    description: '',
    servings: '4 servings',
    prep: 30,
    in: ['Salads and sides', 'Vegetarian'],
    rating: 4,
    source: 'أمينة حداد',
    created: '2025-06-07 18:20',
    ingredients: `3 bunches flat parsley
1 bunch mint
50 g fine bulgur
4 tomatoes, finely diced
4 spring onions
75 ml lemon juice
75 ml olive oil
Salt`,
    directions: `Soak the bulgur in the lemon juice for 20 minutes.
Chop the parsley by hand, with a sharp knife, once. A blunt one makes soup.
Mix everything, salt, taste, more lemon.`,
  },
  {
    id: 'dal',
    title: 'Red lentil dal',
    description: 'Priya’s exam-week dinner.',
    servings: '4 servings',
    prep: 10,
    cook: 25,
    in: ['Mains', 'Vegetarian', 'Weeknight'],
    photo: 'dish-dal',
    rating: 5,
    favourite: true,
    source: 'Priya Raman',
    created: '2025-01-20 20:00',
    cooked: '2026-03-04 19:30',
    ingredients: `250 g red lentils, rinsed
900 ml water
1 tsp turmeric
2 tomatoes, chopped
3 tbsp ghee or oil
1 tsp cumin seeds
1 onion, sliced
4 cloves garlic, sliced
1 green chilli, split
1/2 tsp chilli powder
1 handful coriander`,
    directions: `Simmer lentils, water, turmeric and tomatoes for 20 minutes. Whisk until creamy, salt.
Heat the ghee, fry the cumin for 30 seconds, then the onion until brown, 8 minutes.
Garlic and green chilli, 1 minute. Off the heat, chilli powder.
Pour it over the dal while it still sizzles. Coriander.`,
    nutrition: [318, 15, 38, 12],
  },
  {
    id: 'chicken-curry',
    title: 'Weeknight chicken curry',
    description: 'One pan, one tin, no marinade.',
    servings: '4 servings',
    prep: 15,
    cook: 30,
    in: ['Mains', 'Weeknight'],
    photo: 'dish-curry',
    rating: 4,
    source: 'Nadia Rahman',
    created: '2025-03-03 19:10',
    cooked: '2026-02-25 19:40',
    ingredients: `600 g chicken thighs, boned, in pieces
2 onions, sliced
4 cloves garlic, crushed
3 cm ginger, grated
2 tbsp curry powder
1 tin chopped tomatoes
200 ml coconut milk
2 tbsp oil
1 tsp sugar
Salt, to taste`,
    directions: `Fry the onions in the oil for 10 minutes until they colour.
Garlic, ginger and curry powder, 1 minute.
Chicken in, turn it in the spices, then tomatoes, sugar and salt. Simmer for 15 minutes.
Coconut milk, another 5 minutes. Rice.`,
  },
  {
    id: 'jollof',
    title: 'Jollof rice',
    description: 'Sam’s auntie’s. The bottom is supposed to catch.',
    servings: '6-8 servings',
    prep: 20,
    cook: 50,
    in: ['Pasta and rice', 'For guests'],
    photo: 'dish-jollof',
    rating: 5,
    source: 'Sam Okafor',
    created: '2025-08-02 16:00',
    ingredients: `600 g long-grain rice, rinsed
4 tomatoes
3 red peppers
2 onions
1 scotch bonnet
100 ml oil
3 tbsp tomato paste
600 ml chicken stock
2 tsp curry powder
1 tsp dried thyme
2 bay leaves`,
    directions: `Blend tomatoes, peppers, one onion and the scotch bonnet. Boil it down for 15 minutes.
Fry the other onion in the oil, then the tomato paste for 5 minutes, until it darkens.
Pepper mix in, fry until the oil comes up, 10 minutes. Stock, spices, bay, salt.
Rice in, foil on, lid on. 30 minutes on the lowest flame. Turn up for the last 3 minutes.`,
  },
  {
    id: 'groundnut',
    title: 'Groundnut stew',
    servings: '5 servings',
    prep: 15,
    cook: 45,
    in: ['Soups and stews'],
    rating: 4,
    source: 'Mira Osei',
    created: '2025-01-11 18:30',
    ingredients: `800 g chicken thighs
200 g peanut butter, the plain kind
1 onion, chopped
2 tbsp tomato paste
1 tin chopped tomatoes
1 l chicken stock
2 cm ginger
1 scotch bonnet, whole`,
    directions: `Brown the chicken in its own fat for 10 minutes, take it out.
Onion and ginger in the pan, then the paste, then tomatoes and stock.
Loosen the peanut butter with a ladle of hot stock and stir it in. Chicken and the scotch bonnet back.
Simmer for 35 minutes, until oil stands on top.`,
  },
  {
    id: 'ramen',
    title: 'Shoyu ramen',
    description: 'Two days. Worth one of them.',
    servings: '4 bowls',
    prep: 60,
    cook: 360,
    in: ['Soups and stews', 'For guests'],
    photo: 'ramen-bowl',
    rating: 5,
    source: 'Hana Morikawa',
    created: '2025-12-28 12:00',
    cooked: '2026-01-04 18:00',
    ingredients: `For the broth:
1.5 kg chicken wings and backs
1 onion, halved
4 cm ginger
2 l water
1 sheet kombu
For the tare:
150 ml soy sauce
50 ml mirin
1 tbsp brown sugar
For the pork and eggs:
800 g pork belly, rolled
6 eggs
For the bowls:
4 portions ramen noodles
4 spring onions
2 sheets nori`,
    directions: `Cover bones, onion, ginger and kombu with the water. Take the kombu out when it steams. Simmer for 6 hours, never boil.
Sear the pork, add soy, mirin, sugar and 300 ml water, cover and braise for 2 hours. Cool it in the liquid: that is the tare.
Boil the eggs for 6 minutes 30, into ice water, peel, into the cold tare overnight.
Next day: heat broth and bowls. Slice the pork, warm it in a pan.
Noodles 2 minutes. Three spoons of tare, broth, noodles, pork, egg, spring onion, nori. Eat at once.`,
  },
  {
    id: 'maki',
    title: 'Sushi for a party: maki, nigiri and the rice that makes or breaks it',
    description:
      'For eight people who say they are not hungry. Read the rice part twice, buy the fish in the morning and say what it is for.',
    servings: '8 servings',
    prep: 120,
    cook: 25,
    in: ['Mains', 'For guests'],
    photo: 'sushi-platter',
    rating: 4,
    source: 'Hana Morikawa',
    created: '2025-11-20 22:00',
    cooked: '2025-11-21 20:00',
    ingredients: `For the rice:
750 g sushi rice
900 ml water
120 ml rice vinegar
4 tbsp sugar
2 tsp salt
For the fish and the rest:
400 g salmon, sushi grade
300 g tuna, sushi grade
8 prawns, cooked
2 avocados
1 cucumber
10 sheets nori
2 tbsp sesame seeds
To serve:
Soy sauce
Wasabi
100 g pickled ginger`,
    directions: `Wash the rice in five changes of water. Drain for 30 minutes.
Water and rice in a heavy pot, lid on: bring to the boil, 12 minutes on low, 10 minutes off the heat. No peeping.
Warm vinegar, sugar and salt until clear. Turn the rice into a wide dish, cut the vinegar through it with a spatula while someone fans.
Cover with a damp cloth. Never the fridge.
Slice the fish against the grain: 5 mm for nigiri, sticks of 1 cm for maki.
Maki: nori shiny side down, a thin layer of rice, two fingers free at the far edge. Filling, roll, seal with water, rest for 2 minutes, cut into six with a wet knife.
Nigiri: wet hands, a rice ball like a small egg, a dab of wasabi, fish on top, press twice.
Serve within an hour.`,
    notes:
      'Nov 2025: 750 g of rice was too much for six of us. 10 rolls and 24 nigiri. Callum eats wasabi like butter.',
  },
  {
    id: 'margherita',
    title: 'Pizza margherita',
    description: 'As hot as the oven goes.',
    servings: '3 pizzas',
    prep: 25,
    cook: 10,
    in: ['Mains', 'Vegetarian'],
    photo: 'pizza-margherita',
    rating: 5,
    favourite: true,
    source: 'Luca Morandi',
    created: '2025-02-27 21:30',
    cooked: '2026-03-10 18:40',
    ingredients: `For the dough:
500 g strong white flour
325 ml water
10 g salt
3 g dried yeast
For the top:
1 tin peeled tomatoes, crushed by hand
250 g mozzarella, torn and drained
1 bunch basil
3 tbsp olive oil`,
    directions: `Mix the dough, knead for 10 minutes, leave it for 8 hours somewhere cool.
Divide into three balls, rest for 1 hour.
Heat the oven to 250 °C with a stone or the tray upside down, 45 minutes.
Stretch by hand, never with a pin. Tomato, salt, oil. Bake for 5 minutes.
Mozzarella on, 3 minutes more. Basil when it is out.`,
  },
  {
    id: 'carbonara',
    title: 'Spaghetti carbonara',
    description: 'No cream. Luca checks.',
    servings: '2 servings',
    prep: 10,
    cook: 15,
    in: ['Pasta and rice', 'Weeknight'],
    photo: 'dish-carbonara',
    rating: 5,
    source: 'Luca Morandi',
    created: '2025-02-20 20:30',
    cooked: '2026-02-19 20:30',
    ingredients: `200 g spaghetti
100 g guanciale, in strips
3 egg yolks
1 egg
50 g pecorino, finely grated
Black pepper, plenty`,
    directions: `Boil the spaghetti in lightly salted water, 9 minutes.
Crisp the guanciale in its own fat. Keep the fat.
Beat yolks, egg, pecorino and pepper. Loosen with a spoon of pasta water.
Pasta into the pan, off the heat, wait for 1 minute. Egg in, toss, a little water, toss. Eat.`,
  },
  {
    id: 'risotto',
    title: 'Mushroom risotto',
    description: '',
    servings: '3-4 servings',
    prep: 15,
    cook: 30,
    in: ['Pasta and rice', 'Vegetarian'],
    photo: 'dish-risotto',
    rating: 4,
    source: 'Zoë Pettigrew',
    created: '2025-10-10 19:00',
    ingredients: `300 g arborio rice
400 g mushrooms, sliced
20 g dried porcini
1 shallot, finely chopped
125 ml white wine
1 l vegetable stock, hot
60 g butter
60 g parmesan, grated`,
    directions: `Soak the porcini in a cup of the stock for 15 minutes.
Fry the mushrooms hard in a third of the butter, 8 minutes. Set aside.
Shallot in butter, then the rice until it clicks. Wine. Then stock by the ladle for 18 minutes, stirring.
Mushrooms and porcini in. Off the heat: butter, cheese, lid on for 2 minutes.`,
  },
  {
    id: 'tacos',
    title: 'Fish tacos',
    description: 'Diego on a Tuesday off.',
    servings: '4 servings',
    prep: 25,
    cook: 15,
    in: ['Mains', 'For guests'],
    photo: 'dish-tacos',
    rating: 5,
    source: 'Diego Fuentes',
    created: '2025-06-03 22:40',
    cooked: '2026-01-24 20:00',
    ingredients: `500 g white fish, in strips
12 corn tortillas
1/4 red cabbage, shredded
2 limes
150 ml soured cream
1 chipotle in adobo, chopped
100 g plain flour
1 tsp smoked paprika
150 ml beer, cold
1 l oil, for frying
1 bunch coriander`,
    directions: `Cabbage with lime juice and salt, squeeze it, leave it for 15 minutes.
Stir soured cream and chipotle.
Whisk flour, paprika, salt and beer. Oil to 190 °C. Dip, fry for 3 minutes, drain.
Warm the tortillas on the flame. Cabbage, fish, cream, coriander, lime.`,
  },
  {
    id: 'guacamole',
    title: 'Guacamole',
    description: '',
    servings: '4 servings',
    prep: 10,
    in: ['Snacks', 'Vegetarian'],
    rating: 4,
    source: 'Diego Fuentes',
    created: '2025-06-03 22:52',
    ingredients: `3 avocados, ripe
1 lime
1/2 red onion, finely chopped
1 green chilli
1 handful coriander
Salt`,
    directions: `Onion, chilli and salt under the knife until wet.
Mash the avocado with a fork, roughly. Lime, onion, coriander. Eat the same hour.`,
  },
  {
    id: 'goulash',
    title: 'Gulyás',
    description: 'A soup, says Victor, and he is right.',
    servings: '6 servings',
    prep: 20,
    cook: 120,
    in: ['Soups and stews'],
    rating: 4,
    source: 'Victor Szabados',
    created: '2025-11-30 17:15',
    ingredients: `1 kg beef shin, in cubes
3 onions, chopped
3 tbsp sweet paprika
1 tsp caraway seeds
2 carrots
1 parsnip
500 g potatoes
2 peppers
1.5 l water
2 tbsp lard`,
    directions: `Onions in the lard, 15 minutes, until glassy. Off the heat, paprika.
Beef, caraway, salt, a glass of water. Cover and stew for 1 hour 15 minutes.
Roots and the rest of the water, 20 minutes. Potatoes and peppers, 20 minutes more.`,
  },
  {
    id: 'ajvar',
    title: 'Ajvar',
    servings: '3 jars',
    prep: 60,
    cook: 120,
    in: ['Sauces and pickles', 'Vegetarian'],
    rating: 5,
    source: 'Nikola Petrović',
    created: '2025-09-14 20:00',
    ingredients: `3 kg red peppers, long ones
1 kg aubergines
200 ml sunflower oil
4 tbsp vinegar
1 tbsp salt`,
    directions: `Char peppers and aubergines all over. Into a lidded pot for 30 minutes, then peel.
Chop and drain overnight.
Cook with the oil for 2 hours, stirring, until a spoon leaves a road behind it. Vinegar and salt.
Into hot jars.`,
  },
  {
    id: 'gravlax',
    title: 'Gravlax',
    description: 'Freya’s Christmas, two days before.',
    servings: '10 servings',
    prep: 20,
    in: ['Snacks', 'For guests'],
    source: 'Freya Lindholm',
    created: '2025-12-20 09:30',
    ingredients: `1 kg salmon fillet, skin on
60 g sea salt
60 g sugar
2 tbsp white peppercorns, crushed
2 bunches dill
For the sauce:
3 tbsp mustard
1 tbsp sugar
150 ml rapeseed oil`,
    directions: `Freeze the salmon for a day first.
Rub with salt, sugar and pepper, dill all over, wrap, weigh it down. 48 hours in the fridge, turn it twice.
Whisk mustard and sugar, oil in a thread, dill. Slice thin.`,
  },
];
