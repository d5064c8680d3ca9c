// Over 300 lines: a table of base data.
/** Menus of Saltmarsh, Brackwater and Gannet Isle. */
export const marsh: Readonly<Record<string, string>> = {
  'ramen-lighter': `
# Ramen
Tonkotsu|1350|820|p|geysl|=ramen-bowl|Eighteen hours. Pork.|firm,ramen-extra|egg,spring onion
Shoyu chicken|1250|640|p|geys|=ramen-bowl||firm,ramen-extra|egg,spring onion
Spicy miso|1320|710||geysp|noodle-soup-red||firm,ramen-extra|egg
Vegan tantan|1250|620|vg|gysp|noodle-soup-red|Soy milk, sesame, no egg in the noodles.|firm,ramen-extra|peanuts
Yuzu shio|1290|560||geyf|noodle-soup-clear||firm,ramen-extra|egg
# Rice
Chashu rice|790|520||gy|roast-rice
Katsu curry|1290|930||gemq|katsu||rice-size|
# Small
Gyoza, pork, six|690|360|p|gys|dumplings
Gyoza, cabbage, six|650|300|vg|gys|dumplings
Karaage|820|480||gey|wings|||mayonnaise
Edamame|430|190|vg gf|y|edamame||salt-chilli
# Drinks
Ramune|310|110|vg gf||cola
Barley tea, cold|240|0|vg|g|tea`,
  'smokehouse-nine': `
# Smoked
Brisket, 200 g|1690|680|p gf|u|steak|Fourteen hours over oak from the cooperage.|side|
Ribs, half rack|1450|790|p gf|uq|ribs||side|
Pulled pork bap|1190|820||gemuq|burger||side|slaw
Hot link sausage|990|610||guq|hotdog
Smoked jackfruit bap|1090|540|vg|guq|veg-burger||side|slaw
Half a smoked chicken|1490|710|gf|u|=dish-roast-chicken||side|
# Sides
Burnt ends beans|520|380|gf|uq|curry
Mac and cheese|690|620|v|gm|lasagne
Slaw|350|180|v gf|eu|salad
Corn, lime butter|420|240|v gf|m|veg-plate
Fries|420|450|vg|g|chips
Pickles|290|30|vg gf|uh|olives
# Sweet
Pecan pie|650|590|v|gmen|tart
Root beer float|520|340|v gf|m|cola`,
  'el-cangrejo': `
# Mariscos
Buey de mar / Buey de mar entero|2450|430|p gf|c|lobster|Whole crab, boiled, a hammer on request.
Gambas a la plancha|1450|320|p gf|c|gambas
Pulpo a feira|1590|380|gf|l|gambas|Paprika, potatoes.
Mejillones al vapor|1190|340|gf|lh|mussels
Fritura del puerto|1690|790||gflc|calamari|For two.
# Arroces
Arroz del cangrejo|1790|680|p gf|cfqh|=dish-paella|Soupy, with crab.
Arroz negro|1650|640|gf|flcq|arroz|With cuttlefish ink.|aioli|
# Tierra
Presa ibérica|1750|690|gf||steak||side|
Berenjenas con miel|790|390|v|g|veg-plate|Aubergine, cane honey.
Tortilla vaga|890|410|v gf|e|=dish-tortilla
Ensalada de tomate|750|190|vg gf||caprese
# Postres
Leche frita|560|410|v|gme|tiramisu
Sorbete de limón|480|160|vg gf||ice-cream`,
  'samphire-cafe': `
# Day
Samphire and egg muffin|790|430|p v|gme|sandwich
Marsh bowl|1090|470|p vg gf|s|buddha-bowl|Samphire, potatoes, beans, seeds.|protein|seeds
Smoked eel rarebit|990|520||gfmu|sandwich
Seaweed butter crumpets|590|390|v|gm|=dish-scones
Chickpea pancake, greens|920|380|vg gf||scallion
# Cakes
Oat and apple slice|350|330|vg|g|brownie
Plum frangipane|420|410|v|gmen|tart
# Drinks
Nettle tea|260|0|vg gf||tea
Flat white|340|120|v|m|coffee||milk,shots|
Rhubarb soda|310|80|vg gf||red-drink
Carrot and orange juice|390|120|vg gf||juice
Sea buckthorn shot|280|40|vg gf||mango-drink`,
  'furnace-street-pizza': `
# Pizza, 12 inch
Margherita|1050|810|p v|gm|=pizza-margherita||pizza-base,pizza-extra|basil
Marinara|890|640|vg|g|pizza-red|No cheese; never had any.|pizza-base,pizza-extra|garlic
Pepperoni|1250|980|p|gm|pizza-pepperoni||pizza-base,pizza-extra|
Furnace|1350|1020|p|gmu|pizza-pepperoni|Nduja, honey, chilli.|pizza-base,pizza-extra|chilli,honey
Four cheeses|1290|1010|v|gm|pizza-white||pizza-base,pizza-extra|blue cheese
Mushroom and truffle|1350|880|v|gm|pizza-white||pizza-base,pizza-extra|
Garden|1250|760|vg|g|pizza-veg|Courgette, pepper, artichoke, vegan mozzarella.|pizza-base,pizza-extra|
Anchovy, caper, olive|1250|830||gmf|pizza-red||pizza-base,pizza-extra|anchovies,capers
# Besides
Garlic bread|550|430|v|gm|focaccia
Rocket and parmesan|590|190|v gf|m|salad
Dip: garlic, chilli, or both|120|130|vg|||
# Sweet
Tiramisu|590|420|v|gme|tiramisu
Hazelnut calzone|690|720|v|gmny|brownie
# Drinks
Lemonade|240|110|vg gf||juice
Cola|220|140|vg gf||cola`,
  'the-boiler-room': `
# Stews and pots
Kimchi stew / 김치찌개|1190|490|p|yfgs|noodle-soup-red||heat-k,rice|tofu
Soft tofu stew / 순두부찌개|1150|430||ycefg|noodle-soup-red||heat-k,rice|egg
Army stew for two / 부대찌개|2450|1180||gymf|hotpot|Sausage, noodles, cheese, history.|heat-k|cheese
Ox bone soup / 설렁탕|1250|520|gf||noodle-soup-clear||rice|spring onion
# Rice and noodles
Bibimbap, beef / 비빔밥|1190|610|p|yegs|bibimbap||heat-k|egg
Bibimbap, tofu / 두부 비빔밥|1120|540|vg|ygs|bibimbap||heat-k|
Japchae / 잡채|1090|480|vg|ygs|chow-mein
Rice cakes / 떡볶이|890|520||gyf|kungpao||heat-k|fishcake
# Fried
Korean chicken / 양념치킨|1390|890|p|gysp|wings|Sweet and hot, or soy and garlic.|kfc|peanuts
Seafood pancake / 해물파전|1090|560||gcle|scallion
# Besides
Kimchi / 김치|350|40||fc|greens
White kimchi / 백김치|350|40|vg gf||greens
Plum tea / 매실차|310|80|vg gf||red-drink`,
  'pho-weir-road': `
# Phở
Rare beef phở / Phở tái|1150|480|p gf|f|noodle-soup-clear||pho-extra|coriander,onion
Chicken phở / Phở gà|1090|440|gf|f|noodle-soup-clear||pho-extra|coriander,onion
Mushroom phở / Phở chay|1050|370|vg gf|y|noodle-soup-clear|Stock without bones, made apart.|pho-extra|coriander,onion
Spicy beef noodle, Huế style / Bún bò Huế|1220|560||fc|noodle-soup-red|||coriander
# Bún, cơm
Grilled pork noodles / Bún chả|1190|590|p|fp|banh-bun|||peanuts,mint
Lemongrass tofu noodles / Bún đậu sả|1090|480|vg|ypg|banh-bun|||peanuts
Broken rice, pork chop / Cơm tấm|1220|720||fe|roast-rice|||egg
# Bánh mì
Bánh mì, pork|790|560|p|gemf|banh-mi|||coriander,pâté,chilli
Bánh mì, tofu|750|480|vg|gy|banh-mi|||coriander,chilli
# Small
Summer rolls, two / Gỏi cuốn|590|190|p gf|cp|summer-rolls|||peanuts
Tofu summer rolls, two|550|170|vg gf|yp|summer-rolls
Fried rolls, four / Chả giò|690|390||gce|rolls
Iced coffee, condensed milk / Cà phê sữa đá|390|180|v gf|m|coffee
Lime soda / Soda chanh|310|90|vg gf||green-drink`,
  'kingfisher-cafe': `
# Mornings
Thai omelette on rice / ไข่เจียว|790|520|v gf|e|fried-rice|
Banana roti / โรตีกล้วย|620|480|v|gme|flatbread
Egg and bacon roll|560|430||gme|sandwich
# Wok
Pad thai, prawn / ผัดไทยกุ้ง|1190|610|p gf|cefp|pad-thai|Peanuts on the side if you ask.|thai-heat|peanuts,egg
Pad thai, tofu / ผัดไทยเต้าหู้|1090|560|v gf|eyp|pad-thai||thai-heat|peanuts,egg
Basil chicken on rice / ผัดกะเพราไก่|1120|590|p|gyfle|roast-rice||thai-heat|egg
Cashew chicken / ไก่ผัดเม็ดมะม่วง|1150|620||nygl|kungpao||thai-heat,rice|cashews
# Curry and soup
Green curry, chicken / แกงเขียวหวาน|1150|570|p gf|fc|green-curry||thai-heat,rice|
Green curry, tofu|1090|500|vg gf|y|green-curry|A paste of its own without shrimp.|thai-heat,rice|
Massaman, beef / มัสมั่น|1290|690|gf|fpc|curry||rice|peanuts
Tom yum, prawn / ต้มยำกุ้ง|950|210|gf|cf|tom-yum||thai-heat|coriander
# Sweet, drinks
Mango and sticky rice / ข้าวเหนียวมะม่วง|620|420|p vg gf|s|mango-rice|
Thai iced tea|390|220|v gf|m|mango-drink
Lemongrass tea|280|10|vg gf||tea`,
  'puffin-tea-hut': `
# Hut
Crab roll|990|460|p|gceu|crab-sandwich|From the boat that you came on, nearly.||mayonnaise
Cheese scone, butter|390|370|v|gme|=dish-scones
Puffin breakfast bap|650|520|p|gme|sandwich||bap|
Leek and potato soup|590|290|v gf|mq|=dish-leek-soup||toast|
Sardines on toast|690|380||gf|toast-avocado
Vegan pasty|490|440|vg|g|fatayer
# Cakes
Coffee and walnut|380|420|v|gmen|carrot-cake
Flapjack|290|330|vg|g|brownie
Ginger loaf|320|310|vg|g|=dish-lemon-loaf
# Drinks
Mug of tea|180|10|v|m|tea||milk|
Mug of cocoa|290|260|v|m|hot-chocolate||milk|
Elderflower|230|90|vg gf||juice`,
};
