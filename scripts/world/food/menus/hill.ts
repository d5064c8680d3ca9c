// Over 300 lines: a table of base data.
/** Menus of Lantern Hill and Gullwing Point. */
export const hill: Readonly<Record<string, string>> = {
  'casa-tilde': `
# Para picar
Tortilla de patatas|750|420|p v gf|e|=dish-tortilla|With onion, set soft.|runny|
Croquetas / Croquetas de jamón|620|390|p|gme|croquetas|Six. Ham; ask for mushroom.|croqueta|
Padrón peppers / Pimientos de Padrón|550|160|vg gf s||padron|Some are hot. The season is over.
Patatas bravas|580|430|v gf|eh|bravas||aioli|aioli
Gambas al ajillo|980|310|gf|ch|gambas|Prawns, garlic, guindilla.||guindilla
Pan con tomate|390|240|vg|g|tomato-bread
Jamón de Teruel|1190|330|gf||jamon|Cut by Lucía, thin as gossip.
Boquerones en vinagre|690|180|gf|fh|salmon|
# Arroces y platos
Arroz al horno|1240|780|p gf|qh|arroz|Baked rice, chickpeas, black pudding, garlic. Sundays at her grandmother's; here all week.||black pudding
Arroz de verduras|1190|610|vg gf|qh|=dish-paella|Artichoke, beans, pepper.
Paella de marisco|1580|690|gf|clfqh|=dish-paella|From two on, unless you are very hungry.
Lentejas de la casa|990|520|gf|qh|=dish-lentil-stew|With chorizo; without on request.||chorizo
Fideuà|1380|720||gclfq|arroz|Noodles in place of rice.||aioli
Pollo al chilindrón|1290|640|gf|h|curry|
# Postres
Crema catalana|560|340|v gf|me|tiramisu
Tarta de Santiago|590|410|v gf|en|carrot-cake|Almond. No flour.
Churros con chocolate|620|540|v|gm|churros
# Bebidas
Horchata|330|170|vg gf||milkshake
Mosto|290|140|vg gf|h|red-drink
Agua con gas|190|0|vg gf||water`,
  'nassers-bakery': `
# معجنات Pastries
Za'atar manakish / مناقيش زعتر|420|390|p vg|gs|zaatar|Off the dome at half past six.||sesame
Cheese manakish / مناقيش جبنة|480|450|p v|gm|zaatar|
Spinach fatayer / فطاير سبانخ|350|260|vg|g|fatayer|Two.
Lamb sfiha / صفيحة لحم|540|380||gn|fatayer|Three, pine nuts.||pine nuts
Ka'ak with sesame / كعك بالسمسم|250|310|vg|gs|bread
# خبز Bread
Pitta, six / خبز عربي|260|820|vg|g|flatbread
Date bread / خبز التمر|490|760|vg|g|=dish-bread
Gluten-free flatbread, two|520|540|vg gf||flatbread|Baked on Wednesdays and Saturdays, before anything else.
# حلويات Sweets
Baklava, six / بقلاوة|690|720|p v|gmn|baklava|Pistachio.
Ma'amoul, four / معمول|560|520|v|gmn|cookie|Dates or walnut.|maamoul|
Knafeh / كنافة نابلسية|650|610|p v|gmn|tart|Warm, cheese inside. Saturday's is gone by ten.||pistachio
Basbousa / بسبوسة|390|420|v|gmn|brownie
Rice pudding, orange blossom / رز بحليب|430|290|v gf|m|porridge
# مشروبات Drinks
Mint tea / شاي بالنعناع|280|60|vg gf||tea||sugar|
Cardamom coffee / قهوة عربية|310|5|vg gf||coffee
Tamarind / تمر هندي|320|130|vg gf||red-drink`,
  zaytuna: `
# مقبلات Mezze
Hummus / حمص|590|340|p vg gf|s|=dish-hummus||bread-side|
Moutabal / متبل|620|250|vg gf|s|=dish-hummus|Smoked aubergine.|bread-side|
Fattoush / فتوش|690|230|vg|g|salad|||fried bread
Tabbouleh / تبولة|650|210|vg|g|salad
Falafel, six / فلافل|620|410|p vg gf|s|falafel|A fryer of their own.||tahini
Halloumi, grilled / حلوم مشوي|740|380|v gf|m|halloumi
# مشاوي Grill
Shish tawook / شيش طاووق|1290|620|p gf|m|kebab|Chicken, garlic, lemon.|rice-bread|garlic sauce
Lamb kofta / كفتة|1350|710|gf||kebab||rice-bread|
Mixed grill / مشاوي مشكلة|1890|1040|gf|m|kebab|For one with plans, or two.|rice-bread|
Chicken shawarma wrap / شاورما دجاج|890|640|p|gms|shawarma||wrap-extra|pickles,garlic sauce
Falafel wrap / سندويش فلافل|790|590|vg|gs|shawarma||wrap-extra|pickles
# أطباق Dishes
Maqluba / مقلوبة|1390|760|gf|n|=dish-jollof|Upside down: lamb, aubergine, rice.||almonds
Mujaddara / مجدرة|980|520|vg gf||=dish-lentil-stew|Lentils, rice, very brown onions.
Shakshuka / شكشوكة|950|410|v gf|e|=dish-shakshuka||bread-side|
# حلا Sweet
Muhallabia / مهلبية|520|260|v gf|mn|tiramisu|Pistachio, rose.||pistachio
Lemonade with mint / ليمون ونعناع|350|120|vg gf||green-drink`,
  'the-lamplighter-bistro': `
# To begin
French onion soup|850|420||gmh|onion-soup
Chicken liver parfait|920|450||gmeh|sandwich|Brioche, cherries.
Leeks vinaigrette|820|210|vg gf|uh|greens
# Mains
Confit duck, lentils|1950|890|p gf|qh|roast-rice
Moules marinière|1690|540|gf|lmh|mussels||side|
Bavette, shallots|2090|740|p gf|mh|steak||side,cook|
Mushroom bourguignon|1590|430|vg gf|qh|curry|||
Trout, almonds|1850|610|gf|fmn|salmon||side|almonds
Gratin dauphinois|790|560|v gf|m|lasagne|
# Puddings
Tarte tatin|820|520|v|gm|tart||
Chocolate mousse|760|430|v gf|me|chocolate-cake
Île flottante|740|310|v gf|men|tiramisu|||almonds`,
  'little-puglia': `
# Antipasti
Burrata, tomatoes|1090|430|p v gf|m|caprese|
Focaccia barese|590|460|vg|g|focaccia
Fave e cicoria|790|290|vg gf||=dish-hummus|Broad beans, chicory.
Olives from Cerignola|420|150|vg gf|h|olives
# Pasta
Orecchiette, cime di rapa|1290|610|p|gf|pesto-pasta|Anchovy in it; can go.|gf-pasta|anchovy
Cavatelli with mussels and beans|1450|680||glq|tomato-pasta||gf-pasta|
Sagne with ricotta forte|1250|640|v|gm|tomato-pasta||gf-pasta|
Spaghetti all'assassina|1290|690|vg|g|tomato-pasta|Burnt on purpose. Do not send it back.|spice-it|
Lasagne of Nonna Mena|1390|820|p|gmeq|lasagne
# Forno
Riso, patate e cozze|1490|660|gf|lm|arroz|||mussels
Bombette|1420|780|gf|m|kebab|Pork and cheese, rolled.
Parmigiana|1290|560|v gf|m|lasagne|
# Dolci
Pasticciotto|490|380|v|gme|tart
Tiramisù|650|440|p v|gme|tiramisu
Almond granita|450|190|vg gf|n|ice-cream`,
  'saffron-hill-curry-house': `
# Starters
Onion bhaji|490|310|vg gf||falafel|Gram flour.
Vegetable samosa, two|450|330|vg|g|samosa
Lamb samosa, two|520|380||g|samosa
Fish pakora|690|360|gf|fu|calamari
# Curries
Butter chicken|1180|690|p gf|mn|tikka||heat,rice|
Lamb rogan josh|1290|640|p gf||curry||heat,rice|
Kerala prawn curry|1390|520|gf|cu|green-curry||heat,rice|
Saag paneer|1050|480|v gf|m|saag||heat|
Chana masala|950|390|vg gf||=dish-dal||heat|
Tarka dal|890|340|p vg gf|u|=dish-dal||heat|
Chicken korma|1150|720|gf|mn|korma|Cashew and cream.|rice|
Vegetable jalfrezi|980|310|vg gf|u|curry||heat|
# Rice and bread
Chicken biryani|1320|760|gf|mn|biryani|||raita
Vegetable biryani|1150|640|v gf|mn|biryani|||raita
Pilau rice|390|290|vg gf||rice
Garlic naan|380|340|v|gm|naan
Roti|250|190|vg|g|flatbread
# Sweet
Gulab jamun|450|390|v|gm|falafel
Mango lassi|390|210|v gf|m|mango-drink`,
  'hawthorn-bank-bakehouse': `
# Gluten-free, all day
White loaf, gluten-free|620|1480|v gf|e|=dish-bread|The whole bakery is gluten-free since 2021. Flour comes in by the front and wheat does not.
Cinnamon bun|390|380|p v gf|me|cinnamon-bun
Sausage roll|420|410|gf|eu|fatayer|||
Cheese and chive scone|340|290|v gf|me|=dish-scones
Pear and ginger cake, slice|430|350|v gf|me|carrot-cake
Vegan chocolate cookie|310|330|p vg gf|y|cookie
Millionaire's slice|360|440|v gf|m|brownie
# Lunch
Quiche, leek and blue cheese|690|520|v gf|me|quiche||salad-side|
Roast chicken sandwich|790|480|gf|eu|sandwich|||mayonnaise
Hummus and carrot sandwich|690|410|vg gf|s|sandwich|
Tomato soup, roll|680|290|vg gf|q|=dish-tomato-soup
# Drinks
Filter coffee|270|5|vg gf||coffee||milk|
Chai|320|130|v gf|m|tea||milk|
Apple juice, Brackwater orchard|310|120|vg gf||juice`,
  'paper-lantern-cafe': `
# All day
Congee with ginger and egg / 皮蛋瘦肉粥|820|340|gf|ey|chowder||congee|coriander,ginger
Jianbing / 煎饼果子|790|480|p|gesy|scallion|||coriander,chilli
Scallion oil noodles / 葱油拌面|850|520|vg|gy|dandan
Tea eggs, two / 茶叶蛋|320|150|v|eyg|
Pork and chive dumplings / 韭菜猪肉饺|920|460|p|gys|=dumplings-steamer|Eight.|dumpling-way|
Mushroom dumplings / 香菇素饺|880|390|vg|gys|=dumplings-steamer|Eight.|dumpling-way|
Salad of smashed cucumber / 拍黄瓜|520|110|vg|ysg|greens|||garlic
Mantou with condensed milk / 炸馒头|450|410|v|gm|bao
# Cake
Black sesame chiffon|430|310|v|ges|carrot-cake
Red bean bun / 豆沙包|290|260|vg|g|bao
# Tea
Pot of Tieguanyin / 铁观音|480|0|vg gf||tea
Pearl milk tea / 珍珠奶茶|490|360|p v|m|bubble-tea||sweet,ice|pearls
Lemon tea / 柠檬茶|420|120|vg gf||juice||sweet,ice|`,
  'the-lobster-pot': `
# Pots
Lobster pot, whole|3450|720|p gf|cm|lobster|New potatoes, butter. Phone ahead says the sign; the app will do.||
Mussel pot|1650|540||lgmh|mussels
Crab linguine|1790|690||gcf|tomato-pasta||gf-pasta|chilli
Seafood chowder|1290|520|p gf|flcmq|chowder||toast|
Fish fingers, the grown-up kind|1250|610||gfe|fish-and-chips||side|
# Not from a pot
Ploughman's with smoked trout|1350|560||gfmu|mezze
Beetroot and goat's curd|1090|330|v gf|mn|salad|||hazelnuts
Courgette fritters|1150|420|v|gme|falafel
# After
Gooseberry fool|650|360|v gf|m|tiramisu
Ice cream, two scoops|490|280|v gf|m|ice-cream||scoops|
Elderflower pressé|310|110|vg gf||juice`,
  'coastguard-fish-bar': `
# Fried
Cod and chips|1190|930|p|gf|fish-and-chips||fish-size|
Rock and chips|1090|900||gf|fish-and-chips||fish-size|
Fishcake and chips|850|780||gfm|fish-and-chips
Chip butty|490|690|vg|g|sandwich|Two slices, many chips.||
Battered sausage|390|420||gq|hotdog
Halloumi fries|620|540|v|gm|halloumi
# Sides
Chips|350|460|vg gf||chips|Own fryer.
Cheesy chips|490|620|v gf|m|chips
Gravy|180|70||gq|
Peas|190|120|vg gf||soup-green
# Sweet and drinks
Deep-fried ginger cake|390|480|v|ge|brownie|Don't ask. Order.
Cola|180|140|vg gf||cola
Cloudy lemonade|220|130|vg gf||juice
Tea|160|10|v gf|m|tea`,
};
