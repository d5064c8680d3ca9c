// Over 300 lines: a table of base data.
/** Menus of Old Quay. `# ` opens a section; a dish is name / own name | pence | kcal | marks | allergens | picture | about | choices | may be left out. */
export const harbour: Readonly<Record<string, string>> = {
  'cafe-bollard': `
# Breakfast
Full harbour breakfast|1150|940|p|gemu|=breakfast-eggs-bacon|Two eggs, bacon, sausage, beans, mushrooms, toast.|eggs,toast|mushrooms,beans
Veggie harbour breakfast|1090|790|v|gemsy|=breakfast-eggs-bacon|The same idea with halloumi and a hash brown.|eggs,toast|mushrooms,beans
Smoked haddock kedgeree|1050|640|gf|femu|fried-rice|Turmeric rice, soft egg, parsley. Luca's mother-in-law's.||egg
Avocado toast|890|430|vg|gs|toast-avocado|Sourdough, lemon, chilli, pumpkin seeds.|toast,poached|chilli,seeds
Porridge with stewed plums|560|380|v|gm|porridge|Oats on milk. Ask for oat milk.|milk|plums
# Lunch
Crab sandwich|1195|520|p|gcemu|crab-sandwich|Brown and white meat, lemon mayonnaise, brown bread.|toast|mayonnaise
Toasted cheese and leek|795|610|v|gmu|sandwich|Three cheeses, slow leeks, mustard.||mustard
Soup of the day: leek and potato|690|310|v|gmq|=dish-leek-soup|With bread and butter.|toast|
Lentil and beetroot salad|885|410|vg gf|uhn|buddha-bowl|Walnuts, dill, sharp dressing.||walnuts
Jacket potato, tuna and spring onion|820|560|gf|fmeu|jacket|Big enough to be a meal.||spring onion
# Cakes
Lemon drizzle slice|380|360|v|gme|=dish-lemon-loaf|
Chocolate brownie|360|430|v|gmeny|=dish-brownies|Walnut in it, always.
Almond and orange cake|410|340|v gf|en|carrot-cake|No flour at all.
# Coffee and tea
Flat white|340|120|v|m|coffee||milk,shots|
Cappuccino|350|130|v|m|coffee||milk,shots|
Pot of tea|290|10|vg gf|||Harbour blend, strong.|milk|
Hot chocolate|390|330|v|m|hot-chocolate||milk|
Fresh orange juice|390|140|vg gf||juice`,
  'salt-cellar': `
# To begin
Six Gannet Isle oysters|1650|110|gf|l|oysters|Shallot vinegar, lemon. Opened when you order.|
Cured salmon, dill and beetroot|1080|280|gf|fu|salmon|
Smoked mackerel pâté|920|390||fgm|sandwich|Horseradish, toast.|toast|
Chilled pea and mint soup|760|210|vg gf|q|soup-green|
# From the boats
Hake with brown shrimp butter|2240|620|p gf|fcm|salmon|Samphire, new potatoes.|side|shrimps
Whole grilled plaice|2150|540|gf|fm|salmon|On the bone. Say if you want it off.|side|
Mussels in cider|1780|570|p|lmgh|mussels|A kilo, with bread.||cream
Fish stew of the quay|2090|610||fclgq|tom-yum|Tomato, fennel, saffron, rouille toast.||rouille
Half lobster, garlic butter|3150|680|gf|cm|lobster|From Pier 3, when there are any.|side|
# Not fish
Wild mushroom and barley risotto|1580|560|v|gmqh|=dish-risotto|
Salt-baked celeriac, hazelnuts|1490|430|vg gf|nq|buddha-bowl|
Onglet steak, anchovy butter|2280|720|gf|fm|steak|Served pink.|side|anchovy butter
# Puddings
Burnt cream|780|460|v gf|me|tiramisu|
Lemon tart|820|510|v|gme|cheesecake|
Three cheeses and oatcakes|1140|620|v|gm|mezze|`,
  'gull-and-anchor': `
# Pub plates
Beer-battered cod and chips|1590|980|p|gfeh|fish-and-chips|Mushy peas, tartare. The batter is beer: not gluten-free.||peas,tartare
Steak and ale pie|1490|890|p|gmeqh|pie|Proper lid and proper bottom.|side|
Sausages and mash|1390|920||gmuq|sausages|Onion gravy.||gravy
Ploughman's|1250|760||gmuh|mezze|Ham, cheddar, pickle, an apple.||ham
Chickpea and spinach pie|1390|720|vg|gq|pie|The other pie. People swap to it.|side|
# Burgers
Anchor burger|1450|910||gmeus|burger|Beef, cheddar, relish, brioche.|burger-extra,side|cheese,relish
Halloumi burger|1390|840|v|gmeus|veg-burger|Red pepper, chilli jam.|burger-extra,side|chilli jam
# Small
Whitebait|790|480||gfe|calamari|
Chips|450|460|vg|g|chips|Same fryer as the fish.
Pickled egg|180|80|v gf|eh||One egg. No further questions.
# Puddings
Sticky toffee pudding|750|640|v|gme|chocolate-cake|Warm, with custard.||custard
Apple crumble|690|560|v|gm|=dish-crumble|`,
  'hook-line': `
# Fish and chips
Haddock and chips|1290|940|p|gf|fish-and-chips|Fried in rapeseed oil.|fish-size|
Cod and chips|1350|930|p|gf|fish-and-chips||fish-size|
Gluten-free cod and chips|1450|910|gf|f|fish-and-chips|Rice-flour batter, a fryer of its own, every day.|fish-size|
Banana blossom and chips|1190|820|vg|g|fish-and-chips|It flakes. It really does.|fish-size|
Scampi basket|1180|870||gce|calamari|Whole tails.||tartare
# Grilled
Grilled mackerel, lemon|1090|520|gf|f|salmon||side|
Squid with chilli salt|980|430|gf|l|calamari|
# With it
Chips|390|460|vg gf||chips
Mushy peas|210|120|vg gf||soup-green
Curry sauce|190|110|vg|gu||
Pickled onion|90|10|vg gf|h||
Tartare sauce|120|150|v gf|eu||
Bread and butter|150|190|v|gm||
# Drinks
Dandelion and burdock|220|150|vg gf||cola
Still water|140|0|vg gf||water`,
  'the-weighhouse-grill': `
# From the grill
Rump steak, 250 g|2190|740|p gf|m|steak|Garlic butter.|side,cook|butter
Lamb chops, three|2080|810|gf||ribs|Rosemary and smoke.|side|
Half chicken, lemon and thyme|1590|690|p gf||=dish-roast-chicken||side|
Pork ribs, full rack|1980|1150||uhqy|ribs|Black treacle glaze.|side|
Cauliflower steak|1390|410|vg gf|su|buddha-bowl|Tahini, pomegranate.|side|tahini
# Burgers
Weighhouse burger|1490|960|p|gmeus|burger|Two thin patties, American cheese we are not ashamed of.|burger-extra|cheese,pickles
Chicken thigh burger|1420|880||gmeu|chicken-burger|Buttermilk, slaw.|burger-extra|slaw
Bean burger|1290|690|vg|gsy|veg-burger||burger-extra|
# Sides
Dripping chips|480|520||h|chips|Beef dripping: not for vegetarians.
Oil chips|450|470|vg gf||chips
Charred hispi cabbage|520|180|v gf|mu|greens
Caesar salad|690|330||gmefu|caesar||side-add|anchovies
# Puddings
Baked cheesecake|720|560|v|gme|cheesecake`,
  'sea-rhyme-house': `
# 点心 Dim sum
Prawn har gow / 虾饺|690|240|p|cgs|dumplings|Four, steamed.
Pork siu mai / 烧卖|650|280|p|gcys|dumplings|Four, with roe.
Char siu bao / 叉烧包|620|390||gysl|bao|Three.
Vegetable bao / 素菜包|590|310|vg|gys|bao|Three.
Cheung fun with prawn / 虾肠粉|720|260||cys|dumplings|Rice rolls, soy poured at your table: at yours, you pour.
Turnip cake / 萝卜糕|580|330||cyg||Fried, dried shrimp in it.
Egg tarts / 蛋挞|480|380|v|gme|tart|Three.
# 烧味 Roast
Roast duck on rice / 烧鸭饭|1320|780|p|gyl|roast-rice||rice|
Char siu on rice / 叉烧饭|1250|760||gylm|roast-rice||rice|
Crispy pork belly / 脆皮烧肉|1390|820||gy|roast-rice|
# 海鲜 Seafood
Steamed sea bass, ginger / 清蒸鲈鱼|2150|420|gf|f|salmon|Ask for tamari and it is gluten-free.|soy|coriander
Salt and pepper squid / 椒盐鱿鱼|1180|520||lg|calamari|||chilli
Lobster noodles / 龙虾伊面|3280|890||cgey|chow-mein|For two who are friends.
# 菜 Vegetables, rice
Gai lan, oyster sauce / 蚝油芥兰|890|150||lgy|greens|||oyster sauce
Tofu and mushroom pot / 香菇豆腐煲|1120|340|vg|gy|tofu|
Yangzhou fried rice / 扬州炒饭|990|690||cegy|fried-rice|||prawns
Steamed rice / 白饭|280|210|vg gf||rice
Jasmine tea / 茉莉花茶|250|0|vg gf||tea`,
  'la-chalupa': `
# Tacos, three
Carnitas / Tacos de carnitas|980|620|p gf|h|=dish-tacos|Slow pork, orange, onion.|salsa,tortilla|coriander,onion
Fish / Tacos de pescado|1050|580|p|gfm|=dish-tacos|Battered pollock, slaw, crema.|salsa,tortilla|coriander,crema
Mushroom and huitlacoche / Tacos de hongos|950|410|vg gf||=dish-tacos||salsa,tortilla|coriander
Birria / Tacos de birria|1120|710|gf|m|=dish-tacos|With the broth to dip in.|salsa|cheese
# Bigger
Burrito, chicken / Burrito de pollo|1090|890|p|gm|burrito||salsa,burrito-extra|beans,crema
Burrito, beans and plantain|990|810|vg|g|burrito||salsa,burrito-extra|
Chalupa of the house / La chalupa|890|540|gf|m|nachos|The boat that gave us the name.|salsa|crema
Quesadilla, courgette flower|940|620|v|gm|quesadilla||salsa|
Chicken mole / Pollo en mole|1480|760|gf|nps|curry|Twenty-six things in the sauce, nuts and sesame among them.||
# With it
Guacamole and totopos|690|520|vg gf||guacamole
Elote / Elote asado|520|340|v gf|me|veg-plate|Corn, lime, cheese.||cheese
Refried beans / Frijoles|350|210|vg gf||curry
Churros, chocolate|590|490|v|gm|churros
Horchata|320|220|vg gf|n|milkshake|Rice and almond.
Hibiscus water / Agua de Jamaica|290|90|vg gf||red-drink`,
  'mill-lade-kitchen': `
# Bowls
Green grain bowl|1090|480|vg|gs|buddha-bowl|Freekeh, kale, peas, tahini.|protein|tahini
Salmon and brown rice bowl|1350|590|gf|fys|poke||protein|sesame
Roast squash and feta bowl|1150|520|v gf|mn|buddha-bowl|Dukkah on top has hazelnuts.|protein|dukkah,feta
Chicken, quinoa and herb bowl|1250|560|p gf|u|buddha-bowl||protein|
# Soups
Carrot and ginger soup|690|190|vg gf|q|pumpkin-soup||toast|
Red lentil soup|690|280|vg gf|q|=dish-lentil-stew||toast|
# Hot
Fish pie|1290|640|gf|fmcq|=dish-fish-pie|Potato on top, no flour beneath.
Aubergine bake|1190|480|v gf|m|lasagne|
Chicken and leek pot pie|1290|720||gmq|pie|
# Sweet and drinks
Rice pudding, rhubarb|590|340|v gf|m|porridge||
Date flapjack|320|310|vg|g|brownie
Beetroot, apple and ginger juice|420|130|vg gf|q|red-drink
Kale and pear smoothie|450|180|vg gf||green-drink`,
  'cafe-alameda': `
# Desayuno
Tostada con tomate|480|290|vg|g|tomato-bread|Bread, grated tomato, good oil.|toast|
Tostada with jamón|690|380||g|jamon||toast|tomato
Churros con chocolate|620|560|p v|gm|churros|Until they run out, about eleven.
Napolitana|320|340|v|gmeny|croissant|
# Bocadillos
Tortilla bocadillo|690|560|p v|ge|sandwich|With onion. The argument is over.
Calamares bocadillo|890|610||gle|sandwich|||aioli
Escalivada and goat's cheese|760|480|v|gm|sandwich|
# Platos
Gazpacho|590|160|vg|g|=dish-tomato-soup|Bread in it, as it should be.
Ensaladilla rusa|690|410|gf|efu|salad|||tuna
Spinach and chickpeas|720|320|vg|g|curry|
# Café
Cortado|290|60|v|m|coffee||milk|
Café con leche|320|110|v|m|coffee||milk|
Chocolate a la taza|390|340|v gf|m|hot-chocolate
Horchata de chufa|360|170|vg gf||milkshake`,
  'sushi-kaji': `
# Nigiri, two / 握り
Salmon / サーモン|520|120|p gf|f|nigiri
Tuna / 鮪|590|110|gf|f|nigiri
Sea bream / 鯛|620|110|gf|f|nigiri|Cured in kelp.
Sweet egg / 玉子|420|150|v|eyg|nigiri
Eel / 鰻|680|180||fgy|nigiri
# Rolls / 巻き
Salmon avocado, eight|890|340|p|fs|maki|||sesame
Spicy tuna, eight|950|360||fsgey|maki|||chilli mayo
Cucumber and shiso, six|490|180|vg gf|s|maki|||sesame
Soft-shell crab, five|1240|470||cgesy|maki|
Avocado and pickled radish, six|590|220|vg|sgy|maki|
# Sets / 盛り合わせ
Kaji set, twelve pieces|2150|620|p|fegy|=sushi-platter|Eight nigiri, four rolls. Kaji chooses.|soy,wasabi|
Vegetable set, ten pieces|1480|480|vg|sgy|=sushi-platter||soy,wasabi|
Set for two, twenty-four pieces|3980|1180||fcegys|=sushi-platter||soy,wasabi|
# Warm / 温かい物
Miso soup|350|60||fy|miso|Stock of bonito: not vegetarian.||spring onion
Chicken katsu curry|1350|920||gemq|katsu||rice-size|
Agedashi tofu|720|310||yfg|tofu
Edamame|450|190|vg gf|y|edamame||salt-chilli|
Matcha cheesecake|650|420|v|gme|cheesecake`,
};
