// Over 300 lines: a table of base data.
/** Menus of Northgate and Fennel Park. */
export const north: Readonly<Record<string, string>> = {
  'nine-carp-noodles': `
# 面 Noodles
Beef noodle soup / 红烧牛肉面|1090|640|p|gyq|noodle-soup-red|Shank braised since the morning.|spice,noodle,noodle-extra|coriander,spring onion
Dan dan noodles / 担担面|1080|590|p|gyps|dandan|Minced pork, sesame, peanuts.|spice,noodle-extra|peanuts,spring onion
Knife-cut noodles, tomato and egg / 番茄鸡蛋刀削面|980|520|v|ge|noodle-soup-red||noodle-extra|spring onion
Lamb noodles, clear / 羊肉清汤面|1150|580||gq|noodle-soup-clear||spice,noodle,noodle-extra|coriander
Mushroom noodles / 香菇素面|960|430|vg|gys|noodle-soup-clear||spice,noodle,noodle-extra|coriander,spring onion
Cold noodles, sesame / 麻酱凉面|890|510|vg|gsy|dandan||spice|cucumber
Rice noodles in place of wheat, mushroom / 香菇米线|980|410|vg gf||noodle-soup-clear|Tamari, and a pot of its own.|spice,noodle-extra|coriander
# 小吃 Small plates
Scallion pancake / 葱油饼|450|330|p vg|g|scallion|
Pork dumplings, eight / 猪肉水饺|790|420|p|gys|=dumplings-steamer||dumpling-way|
Celery and tofu dumplings, eight / 芹菜豆腐水饺|750|360|vg|gyqs|=dumplings-steamer||dumpling-way|
Smashed cucumber / 拍黄瓜|480|90|vg gf|s|greens|||garlic
Wood ear salad / 凉拌木耳|490|80|vg|ys|greens|||coriander
Chicken feet, pickled pepper / 泡椒凤爪|560|210||y|kungpao
# 饭 Rice
Braised pork on rice / 卤肉饭|950|680||gy|roast-rice|||egg
Tomato and egg on rice / 番茄炒蛋饭|890|510|v gf|e|fried-rice
# 喝的 Drinks
Soy milk, warm / 热豆浆|250|110|vg gf|y|milkshake
Sour plum drink / 酸梅汤|290|120|vg gf||red-drink
Jasmine tea / 茉莉花茶|230|0|vg gf||tea`,
  'turntable-diner': `
# All-day breakfast
Pancake stack|950|780|p v|gme|=pancakes-stack|Five, blueberries, maple.||blueberries
Diner plate|1150|960||gme|=breakfast-eggs-bacon||eggs,toast|
Huevos rancheros|990|560|v gf|em|=dish-shakshuka
# Burgers and dogs
Turntable burger|1350|940|p|gmeus|burger||burger-extra,side|pickles,onion
Double smash|1590|1180||gmeus|burger||burger-extra,side|pickles,onion
Mushroom melt|1290|760|v|gmeus|veg-burger||burger-extra,side|
Chilli dog|990|720||gmqu|hotdog|||onion
# Baskets
Buttermilk wings, eight|890|680||gmq|wings||wing-sauce|
Curly fries|490|520|vg|g|chips
Onion rings|520|480|v|gm|calamari
# Shakes
Vanilla shake|590|520|v gf|m|milkshake
Peanut butter shake|650|690|v gf|mp|milkshake
Cherry cola|290|150|vg gf||cola`,
  'sichuan-corner': `
# 凉菜 Cold
Husband-and-wife beef / 夫妻肺片|1090|310||psy|kungpao|||peanuts
Mouth-watering chicken / 口水鸡|1080|390||psyg|kungpao||spice|peanuts
# 热菜 Hot
Mapo tofu / 麻婆豆腐|1090|430|p|gy|=dish-mapo-tofu|Minced beef in it. Say vegan and it is mushrooms.|spice,mapo,rice|
Kung pao chicken / 宫保鸡丁|1250|560|p|gpy|kungpao||spice,rice|peanuts
Twice-cooked pork / 回锅肉|1320|690||gy|kungpao||spice,rice|
Boiled fish in chilli oil / 水煮鱼|1890|720|p|fgyq|noodle-soup-red|Serves two. The oil is not soup.|spice|
Dry-fried beans / 干煸四季豆|950|280|vg|gy|greens||spice|
Fish-fragrant aubergine / 鱼香茄子|1050|350|vg|gy|curry|No fish was harmed: it is only the name.|spice,rice|
Tea-smoked duck / 樟茶鸭|1690|780||gy|roast-rice
Dan dan noodles / 担担面|890|560||gyps|dandan||spice|peanuts
Wontons in chilli oil / 红油抄手|820|430|p|gyes|dumplings||spice|
Egg fried rice / 蛋炒饭|720|540|v gf|e|fried-rice
Steamed rice / 白饭|250|210|vg gf||rice
# 甜 Sweet
Ice jelly / 冰粉|390|140|vg gf|s|ice-cream|||peanuts
Brown sugar rice cake / 红糖糍粑|450|330|vg gf|ys|brownie`,
  'gaslight-brasserie': `
# Small
Devilled whitebait|790|420||gfu|calamari
Welsh rarebit|690|410|v|gmu|sandwich
Roast beetroot, walnuts|790|280|vg gf|n|salad|||walnuts
# Mains
Roast beef, Yorkshire pudding|1790|890|p|gmeq|roast|Sundays, and Wednesdays by mistake: the guests insisted.||horseradish
Nut roast, vegan gravy|1490|640|vg|gnqy|roast|
Calf's liver, sage|1590|540|gf|m|steak||side|
Chicken, ham and leek pie|1490|820||gmq|pie||side|
Fishcakes, spinach|1420|580||gfem|fish-and-chips||side|
Butternut and sage risotto|1390|560|v gf|mqh|=dish-risotto
# Puddings
Eton mess|690|430|v gf|me|ice-cream
Treacle tart|720|610|v|gme|tart
Poached pear, coconut|690|260|vg gf|h|tiramisu`,
  'tandoor-junction': `
# Tandoor
Chicken tikka|1090|480|p gf|m|tikka|||
Seekh kebab|990|460|gf||kebab
Paneer tikka|1020|490|v gf|m|tikka
Tandoori broccoli|890|260|v gf|m|greens
Tandoori king prawns|1590|340|gf|cm|gambas
# Curries
Karahi chicken|1150|610|p gf||curry||heat,rice|
Nihari|1350|720||g|curry|Beef shank, overnight.|heat|
Aloo gobi|890|310|vg gf||curry||heat|
Dal makhani|920|420|v gf|m|=dish-dal||heat|
Palak chicken|1150|540|gf|m|saag||heat,rice|
# Bread, rice
Plain naan|290|310|v|gm|naan
Keema naan|490|460||gm|naan
Peshwari naan|420|450|v|gmn|naan
Chapati, two|290|220|vg|g|flatbread
Lamb biryani|1390|820|p gf|mn|biryani|||cashews
Raita|250|80|v gf|m|
# Sweet
Kulfi, pistachio|390|240|v gf|mn|ice-cream
Salted lassi|340|140|v gf|m|milkshake`,
  'pasta-portcullis': `
# Pasta
Cacio e pepe|1190|640|p v|gm|=dish-carbonara||gf-pasta|
Carbonara|1290|760|p|gme|=dish-carbonara|Guanciale, no cream. The sign in the window says so as well.|gf-pasta|
Rigatoni, sausage and fennel|1320|790||gmh|tomato-pasta||gf-pasta|
Pesto trapanese|1190|590|v|gmn|pesto-pasta|Almond and tomato.|gf-pasta|almonds
Aglio, olio e peperoncino|990|560|vg|g|pesto-pasta||gf-pasta,spice-it|
Lasagne|1390|830|p|gmeq|lasagne
# Besides
Caprese|890|310|v gf|m|caprese|||
Rocket, pear and pecorino|790|240|v gf|m|salad
Focaccia|490|380|vg|g|focaccia
# Dolci
Panna cotta|590|360|gf|m|tiramisu
Affogato|520|220|v gf|m|ice-cream
Fizzy blood orange|260|90|vg gf||red-drink`,
  'platform-two-coffee': `
# Coffee
Flat white|330|120|p v|m|coffee||milk,shots|
Long black|290|5|vg gf||coffee||shots|
Filter of the week|310|5|vg gf||coffee|Ethiopia, Guji. Blueberries, if you squint.||
Iced latte|390|140|v|m|coffee||milk,shots|
Mocha|420|310|v|m|hot-chocolate||milk,shots|
Matcha latte|430|180|v|m|green-drink||milk|
# Eat
Bacon bap|590|430|p|gm|sandwich|Six minutes to your train.|bap|
Egg and spinach bap|560|390|v|gme|sandwich||bap|
Banana bread|350|360|v|gmen|brownie|||walnuts
Almond croissant|390|440|v|gmen|croissant
Overnight oats|480|350|vg|gn|porridge
Cheese toastie|690|560|v|gm|sandwich`,
  'beadle-lane-bakery': `
# Bread
Sourdough, 800 g|480|1850|p vg|g|=dish-bread
Seeded rye|520|1790|vg|gs|bread
Baguette|260|720|vg|g|bread
# Pastry
Butter croissant|290|310|p v|gm|croissant
Pain au chocolat|320|360|v|gmy|croissant
Cardamom bun|340|350|p v|gme|cinnamon-bun
Apple turnover|340|390|v|gm|tart
# Savoury
Sausage roll|390|480|p|gme|fatayer
Cheese and onion pasty|420|510|v|gm|fatayer
Vegan mushroom roll|410|410|vg|gy|fatayer
Ham and mustard baguette|620|520||gmu|sandwich|||mustard
# Drinks
Tea|220|10|v|m|tea||milk|
Coffee|270|20|v|m|coffee||milk|`,
  'rosemary-avenue-kitchen': `
# Plates
Chicken Milanese, gluten-free crumb|1450|640|p gf|em|katsu|Everything here is made without gluten; the kitchen holds the certificate.|side|
Fish and chips, rice batter|1490|890|p gf|f|fish-and-chips|Yes, also on Sunday evenings.|
Beef lasagne, corn pasta|1390|740|gf|meq|lasagne
Sweet potato gnocchi, sage|1290|560|v gf|me|pesto-pasta|||
Chickpea and lime curry|1190|480|vg gf|u|=dish-curry||heat|
Roast chicken, stuffing and all|1590|760|gf|q|=dish-roast-chicken|Sunday only.
# Bowls
Kale Caesar|990|360|vg gf|uy|caesar||protein|
Quinoa, beetroot, orange|1050|410|vg gf|n|buddha-bowl||protein|hazelnuts
# Pizza, 11 inch
Margherita, gluten-free base|1190|690|v gf|m|=pizza-margherita||pizza-extra|
Vegan garden pizza|1250|620|vg gf||pizza-veg||pizza-extra|
# Sweet
Sticky date pudding|690|510|v gf|me|chocolate-cake
Chocolate torte|650|460|vg gf|n|chocolate-cake
Lemon polenta cake|590|390|v gf|men|carrot-cake
# Drinks
Ginger beer|290|120|vg gf||juice
Still water|150|0|vg gf||water`,
  'skylark-sushi': `
# Sushi
Salmon nigiri, two|490|120|p gf|f|nigiri
Avocado nigiri, two|420|130|vg gf||nigiri
California roll, eight|890|380||cesf|maki|||sesame
Rainbow roll, eight|1390|460|p|fces|maki
Tofu pocket, three|520|270|vg|yg|nigiri
Skylark box|1690|590|p|fegy|=sushi-platter|Six nigiri, six maki, edamame.|soy,wasabi|
Garden box|1390|470|vg|ysg|=sushi-platter||soy,wasabi|
# Bowls
Salmon poke|1350|560|p|fys|poke||poke-base|sesame
Tofu poke|1250|480|vg|ys|poke||poke-base|sesame
Teriyaki chicken rice|1290|690||gys|roast-rice||rice-size|
Prawn tempura udon|1390|620||gcfy|noodle-soup-clear
# Small
Gyoza, five|650|310||gys|dumplings||gyoza|
Miso soup|320|60||fy|miso
Seaweed salad|490|110|vg|sy|greens
Mochi, two|450|210|v gf|m|ice-cream`,
  'the-pavilion': `
# Garden room
Pea and broad bean risotto|1390|540|vg gf|qh|=dish-risotto
Cricket tea|1650|780|v|gmeu|=dish-scones|Sandwiches, scones, a cake. For one who skipped lunch.||cucumber
Coronation chicken|1190|560|gf|emu|salad|||almonds
Trout, new potatoes|1690|530|p gf|fm|salmon
Lamb shoulder, mint|1790|760|p gf|q|roast||side|
Asparagus tart|1290|520|v|gme|quiche
# Puddings
Summer pudding|690|310|vg|g|tart|Out of season, frozen fruit, no shame.
Lemon posset|650|420|v gf|m|tiramisu
# Drinks
Barley water|260|110|vg|g|juice
Pot of tea|290|10|v|m|tea||milk|`,
  'thyme-toast': `
# Toast
Avocado, lime, dukkah|890|440|p vg|gns|toast-avocado||toast,poached|dukkah
Mushrooms, thyme, garlic|850|360|vg|g|toast-avocado||toast,poached|
Ricotta, honey, figs|790|410|v|gmn|toast-avocado||toast|walnuts
Beans, the slow ones|720|380|vg|gq|toast-avocado||toast,poached|
# Bowls
Açaí, granola, banana|890|430|vg|gn|granola
Bircher muesli|650|380|v|gmn|granola
Roots and grains|990|450|vg|gs|buddha-bowl||protein|
# Plates
Green shakshuka|950|370|v gf|em|=dish-shakshuka||toast|
Courgette waffles|920|490|v|gme|=pancakes-stack
Salmon, eggs, rye|1190|480|p|gfe|=breakfast-eggs-bacon||eggs|
# Drinks
Golden milk|380|190|v|m|mango-drink||milk|
Oat flat white|360|140|vg|g|coffee||shots|
Spinach, apple, mint|450|130|vg gf||green-drink`,
};
