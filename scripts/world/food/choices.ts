// Over 300 lines: a table of base data.
/** What is chosen with dishes: name, least, most, and options with what they add, pence. */
export const choices: Readonly<
  Record<
    string,
    readonly [name: string, least: number, most: number, options: readonly (readonly [string, number])[]]
  >
> = {
  spice: [
    'Spice 辣度',
    1,
    1,
    [
      ['No chilli 不辣', 0],
      ['Mild 微辣', 0],
      ['Medium 中辣', 0],
      ['Hot 特辣', 0],
    ],
  ],
  noodle: [
    'Noodles 面型',
    1,
    1,
    [
      ['Thin 细面', 0],
      ['Wide 宽面', 0],
      ['Knife-cut 刀削面', 60],
      ['Rice noodles 米线', 80],
    ],
  ],
  'noodle-extra': [
    'Extras 加料',
    0,
    4,
    [
      ['Egg 卤蛋', 120],
      ['More noodles 加面', 150],
      ['More beef 加肉', 320],
      ['Pak choi 青菜', 140],
    ],
  ],
  'dumpling-way': [
    'How 做法',
    1,
    1,
    [
      ['Boiled 水煮', 0],
      ['Fried 煎', 50],
    ],
  ],
  mapo: [
    'With 口味',
    1,
    1,
    [
      ['Beef 牛肉', 0],
      ['Vegan, mushrooms 素', 0],
    ],
  ],
  congee: [
    'With 配料',
    1,
    1,
    [
      ['Pork and century egg 皮蛋瘦肉', 0],
      ['Mushroom 香菇', 0],
    ],
  ],
  sweet: [
    'Sugar 甜度',
    1,
    1,
    [
      ['None 无糖', 0],
      ['Half 半糖', 0],
      ['Full 全糖', 0],
    ],
  ],
  ice: [
    'Ice 冰量',
    1,
    1,
    [
      ['No ice 去冰', 0],
      ['Less 少冰', 0],
      ['Normal 正常', 0],
    ],
  ],
  soy: [
    'Soy sauce',
    1,
    1,
    [
      ['Soy', 0],
      ['Tamari, gluten-free', 30],
    ],
  ],
  wasabi: [
    'Wasabi and ginger',
    0,
    2,
    [
      ['Wasabi', 0],
      ['Ginger', 0],
    ],
  ],
  'salt-chilli': [
    'Seasoning',
    1,
    1,
    [
      ['Sea salt', 0],
      ['Chilli and garlic', 40],
    ],
  ],
  'rice-size': [
    'Rice',
    1,
    1,
    [
      ['Normal', 0],
      ['Large', 150],
    ],
  ],
  rice: [
    'Rice',
    0,
    1,
    [
      ['Steamed rice', 250],
      ['Brown rice', 290],
    ],
  ],
  eggs: [
    'Eggs',
    1,
    1,
    [
      ['Fried', 0],
      ['Scrambled', 0],
      ['Poached', 0],
    ],
  ],
  toast: [
    'Bread',
    1,
    1,
    [
      ['White', 0],
      ['Brown', 0],
      ['Sourdough', 40],
      ['Gluten-free', 90],
    ],
  ],
  poached: [
    'On top',
    0,
    2,
    [
      ['Poached egg', 150],
      ['Feta', 180],
    ],
  ],
  milk: [
    'Milk',
    1,
    1,
    [
      ['Whole', 0],
      ['Skimmed', 0],
      ['Oat', 40],
      ['Soya', 40],
    ],
  ],
  shots: [
    'Coffee',
    0,
    2,
    [
      ['Extra shot', 70],
      ['Decaf', 0],
    ],
  ],
  side: [
    'Side',
    1,
    1,
    [
      ['Chips', 0],
      ['Mash', 0],
      ['Green salad', 0],
      ['Buttered greens', 60],
    ],
  ],
  'side-add': [
    'Add',
    0,
    2,
    [
      ['Chicken', 380],
      ['Egg', 120],
    ],
  ],
  cook: [
    'Cooked',
    1,
    1,
    [
      ['Rare', 0],
      ['Medium', 0],
      ['Well done', 0],
    ],
  ],
  'burger-extra': [
    'Extras',
    0,
    4,
    [
      ['Bacon', 180],
      ['Second patty', 320],
      ['Blue cheese', 150],
      ['Fried egg', 130],
      ['Gluten-free bun', 120],
    ],
  ],
  'fish-size': [
    'Size',
    1,
    1,
    [
      ['Small', 0],
      ['Regular', 150],
      ['Large', 330],
    ],
  ],
  salsa: [
    'Salsa',
    1,
    1,
    [
      ['Verde, mild', 0],
      ['Roja, medium', 0],
      ['Habanero, hot', 0],
    ],
  ],
  tortilla: [
    'Tortilla',
    1,
    1,
    [
      ['Corn', 0],
      ['Flour', 0],
    ],
  ],
  'burrito-extra': [
    'Extras',
    0,
    3,
    [
      ['Guacamole', 160],
      ['Cheese', 110],
      ['Jalapeños', 70],
    ],
  ],
  protein: [
    'Add',
    0,
    2,
    [
      ['Chicken', 320],
      ['Salmon', 420],
      ['Tofu', 240],
      ['Boiled egg', 130],
    ],
  ],
  runny: [
    'How set',
    1,
    1,
    [
      ['Soft', 0],
      ['Firm', 0],
    ],
  ],
  croqueta: [
    'Filling',
    1,
    1,
    [
      ['Ham', 0],
      ['Mushroom', 0],
    ],
  ],
  aioli: ['Aioli', 0, 1, [['More aioli', 90]]],
  maamoul: [
    'Filling',
    1,
    1,
    [
      ['Dates تمر', 0],
      ['Walnut جوز', 40],
    ],
  ],
  sugar: [
    'Sugar سكر',
    1,
    1,
    [
      ['Sweet', 0],
      ['A little', 0],
      ['None', 0],
    ],
  ],
  'bread-side': [
    'Bread خبز',
    0,
    2,
    [
      ['Pitta', 120],
      ['Gluten-free flatbread', 260],
    ],
  ],
  'rice-bread': [
    'With',
    1,
    1,
    [
      ['Rice', 0],
      ['Bread', 0],
      ['Salad', 50],
    ],
  ],
  'wrap-extra': [
    'Extras',
    0,
    3,
    [
      ['Halloumi', 180],
      ['Chips inside', 90],
      ['Chilli sauce', 0],
    ],
  ],
  heat: [
    'Heat',
    1,
    1,
    [
      ['Mild', 0],
      ['Medium', 0],
      ['Hot', 0],
    ],
  ],
  'gf-pasta': [
    'Pasta',
    1,
    1,
    [
      ['As it is', 0],
      ['Gluten-free', 150],
    ],
  ],
  'spice-it': [
    'Chilli',
    1,
    1,
    [
      ['Some', 0],
      ['A lot', 0],
    ],
  ],
  'salad-side': [
    'Side',
    0,
    1,
    [
      ['Leaves', 220],
      ['Slaw', 250],
    ],
  ],
  scoops: [
    'Flavours',
    1,
    2,
    [
      ['Vanilla', 0],
      ['Sea salt caramel', 0],
      ['Blackcurrant', 0],
    ],
  ],
  'wing-sauce': [
    'Sauce',
    1,
    1,
    [
      ['Buffalo', 0],
      ['Honey mustard', 0],
      ['Plain', 0],
    ],
  ],
  bap: [
    'Bap',
    1,
    1,
    [
      ['White', 0],
      ['Brown', 0],
      ['Gluten-free', 90],
    ],
  ],
  'pizza-base': [
    'Base',
    1,
    1,
    [
      ['Classic', 0],
      ['Sourdough', 100],
      ['Gluten-free', 200],
    ],
  ],
  'pizza-extra': [
    'Toppings',
    0,
    5,
    [
      ['Mushrooms', 120],
      ['Olives', 100],
      ['Mozzarella', 150],
      ['Nduja', 190],
      ['Rocket', 90],
    ],
  ],
  'poke-base': [
    'Base',
    1,
    1,
    [
      ['Sushi rice', 0],
      ['Brown rice', 0],
      ['Leaves', 0],
    ],
  ],
  gyoza: [
    'Filling',
    1,
    1,
    [
      ['Pork', 0],
      ['Vegetable', 0],
    ],
  ],
  firm: [
    'Noodles',
    1,
    1,
    [
      ['Firm', 0],
      ['Normal', 0],
      ['Soft', 0],
    ],
  ],
  'ramen-extra': [
    'Extras',
    0,
    4,
    [
      ['Egg', 150],
      ['Chashu', 290],
      ['Nori', 90],
      ['Chilli oil', 50],
    ],
  ],
  'heat-k': [
    'Heat 맵기',
    1,
    1,
    [
      ['Mild', 0],
      ['Hot', 0],
      ['Very hot', 0],
    ],
  ],
  kfc: [
    'Sauce 소스',
    1,
    1,
    [
      ['Sweet and hot 양념', 0],
      ['Soy and garlic 간장', 0],
    ],
  ],
  'pho-extra': [
    'Extras',
    0,
    3,
    [
      ['More noodles', 150],
      ['More beef', 290],
      ['Bean sprouts and herbs', 80],
    ],
  ],
  'thai-heat': [
    'Heat',
    1,
    1,
    [
      ['Not hot', 0],
      ['Thai mild', 0],
      ['Thai hot', 0],
    ],
  ],
};
