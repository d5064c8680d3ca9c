// Over 300 lines: a table of base data.
/** Pages of a magazine, a recipe blog, a town by the sea, a noodle house and a bakery. */
export interface Text {
  site: string;
  path: string;
  title: string;
  lang: 'en' | 'es' | 'zh' | 'ar';
  kind: 'recipe' | 'text';
  picture?: string;
  facts?: readonly [string, string][];
  groups?: readonly string[];
  author?: string;
  at?: string;
  body: string;
}

export const texts: readonly Text[] = [
  {
    site: 'saltandsimmer.example',
    path: '/bean-soup',
    title: 'White bean soup with Gannet Isle cheese',
    lang: 'en',
    kind: 'recipe',
    picture: 'recipe-card-lentil-soup',
    author: 'Priya',
    at: '2026-03-10 18:00',
    facts: [
      ['Serves', '4'],
      ['Time', '50 minutes'],
      ['Level', 'Easy'],
    ],
    groups: ['Soup'],
    body: `The soup I make when the boat is late and everybody is cold. The rind of the cheese does most of the work, so never throw it away.

## Ingredients
- 2 tins of white beans
- 1 onion, 2 carrots, 2 sticks of celery
- 3 cloves of garlic
- 1 rind of [hard cheese](https://commonplace.example/Gannet_Isle_cheese)
- 1 litre of stock
- Olive oil, lemon, black pepper

## Method
1. Chop the vegetables small and let them soften in oil for twelve minutes. No colour.
2. Add garlic, wait until you smell it, then beans, stock and the rind.
3. Simmer for half an hour. Fish the rind out. Crush a third of the beans against the pot.
4. Lemon, pepper, cheese on top. Eat with bread that has a crust.`,
  },
  {
    site: 'saltandsimmer.example',
    path: '/ferry-pancakes',
    title: 'Ferry pancakes',
    lang: 'en',
    kind: 'recipe',
    picture: 'pancakes-stack',
    author: 'Priya',
    at: '2026-02-17 08:30',
    facts: [
      ['Serves', '3'],
      ['Time', '25 minutes'],
      ['Level', 'Easy'],
    ],
    groups: ['Breakfast'],
    body: `They are called that because the cook of the old Constance made them on a stove that leaned. A level stove works too.

## Ingredients
- 200 g of flour
- 2 eggs
- 250 ml of buttermilk
- 1 teaspoon of baking powder, a pinch of salt
- Butter for the pan

## Method
1. Stir everything but the butter, and stop while there are lumps.
2. Let it rest for ten minutes.
3. Bake in a little butter over a middling flame; turn when the bubbles stay open.`,
  },
  {
    site: 'saltandsimmer.example',
    path: '/green-salad',
    title: 'A green salad that is not a punishment',
    lang: 'en',
    kind: 'recipe',
    picture: 'green-salad',
    author: 'Priya',
    at: '2026-01-20 12:00',
    facts: [
      ['Serves', '2'],
      ['Time', '15 minutes'],
      ['Level', 'Easy'],
    ],
    groups: ['Salad'],
    body: `Three rules: dry leaves, salt in the dressing and not on top, and something that cracks.

## Ingredients
- 1 head of lettuce, a handful of herbs
- 1 spoon of vinegar, 3 of oil, half of mustard
- 50 g of toasted seeds

## Method
1. Wash the leaves in cold water and dry them as if you meant it.
2. Shake vinegar, salt and mustard, then oil.
3. Dress at the table. Seeds last.`,
  },
  {
    site: 'saltandsimmer.example',
    path: '/carp-street-ramen',
    title: 'Noodles the way Zhang Jianguo lets me',
    lang: 'en',
    kind: 'recipe',
    picture: 'ramen-bowl',
    author: 'Priya',
    at: '2025-12-05 19:00',
    facts: [
      ['Serves', '2'],
      ['Time', '1 hour 40 minutes'],
      ['Level', 'Some work'],
    ],
    groups: ['Noodles'],
    body: `He would not give me the broth, and he is right. This is what he lets me do at home, and it is close enough to be happy.

## Ingredients
- 1 kg of chicken wings
- Ginger, spring onions, 2 star anise
- 200 g of fresh noodles
- 2 eggs, greens, soy sauce

## Method
1. Cover the wings with cold water, bring to the boil, skim and simmer for ninety minutes with the spices.
2. Boil the eggs for six and a half minutes.
3. Cook the noodles apart, always apart.
4. Soy in the bowl first, then broth, noodles, the rest.`,
  },
  {
    site: 'saltandsimmer.example',
    path: '/samphire-butter',
    title: 'Samphire with brown butter',
    lang: 'en',
    kind: 'recipe',
    author: 'Priya',
    at: '2025-07-02 18:20',
    facts: [
      ['Serves', '2'],
      ['Time', '10 minutes'],
      ['Level', 'Easy'],
    ],
    groups: ['Vegetables'],
    body: `July in [Saltmarsh](https://commonplace.example/Saltmarsh). Take scissors, leave the roots.

## Ingredients
- 250 g of samphire
- 60 g of butter
- Lemon

## Method
1. Blanch the samphire for one minute. No salt: it brought its own.
2. Let the butter brown until it smells of nuts.
3. Both into a bowl, lemon over it.`,
  },
  {
    site: 'saltandsimmer.example',
    path: '/about',
    title: 'About this blog',
    lang: 'en',
    kind: 'text',
    author: '',
    body: `I cook on two rings above a bookshop in Harrow Bay. There is no oven, so nothing here needs one, except where I have borrowed a neighbour’s.

Quantities are what I use. If yours turned out better, write and tell me.`,
  },
  {
    site: 'longtide.example',
    path: '/the-man-who-counted-waves',
    title: 'The man who counted waves',
    lang: 'en',
    kind: 'text',
    picture: 'lighthouse-on-rocks',
    author: 'Mira Osei',
    at: '2026-03-01 07:00',
    body: `On a shelf of the Maritime Museum in Harrow Bay stand sixty-two ledgers with marbled covers. They smell of paraffin. In them, in a hand that hardly changes in thirty-one years, one man wrote down the sea.

[Elias Thorne](https://commonplace.example/Elias_Thorne) came to the [lighthouse](https://commonplace.example/Gullwing_Lighthouse) in the spring of 1956 with a wireless, a cat and a contract for two years. He left in the autumn of 1987, when a box the size of a bread bin was bolted to the wall and did what he had done.

## Four times a day
The lighthouse service wanted one entry in a day: wind, weather, lamp lit, lamp out. Thorne made four. At six, at noon, at six and at midnight he went to the gallery with a stopwatch and counted waves for five minutes. He wrote down how many there were, how high they looked against the mark on the Gannet rock, and from where they came.

Nobody had asked him to. His daughter Ruth, who is seventy now and keeps goats, thinks that it began with sleeplessness. "He said that if he was awake he might as well be useful. Then he could not stop. We had our wedding dinners between two counts."

There are 45,260 entries. I have read perhaps a tenth of them. Most say very little: W 4, moderate, cloud. But a little, said often enough, becomes something else.

## What the numbers knew
In 2003, a year before he died, a doctoral student from the university carried the ledgers to a scanner. She was looking for storms. What she found was that the waves had been getting longer.

It was not much: two tenths of a second in thirty years. But it was there in every season, and no instrument had seen it, because there had been no instrument. Longer waves come from farther away, from storms over another part of the ocean. Something had moved, out there, and a man with a stopwatch had noticed without noticing.

"We would never have got money for such a study," she told me. "Thirty-one years, four times a day, no gaps? We would have been laughed out of the room."

## A bench
I asked Ruth whether he had known. She had driven out to tell him. He was sitting where he always sat, at the window from which the light can be seen, and he listened to all of it. Then he asked how long her five minutes had been, hers, the student’s: whether she had allowed for the fact that he pressed the knob of the watch late, always a little late, because his thumb was stiff from the cold.

She had. It came to eight hundredths of a second.

"Good," he said, and looked at the clock. It was nearly six.

There is a bench on the Point with his name on it. I sat there in February and tried to count for five minutes. I lost my place after two. The waves came in from the south-west, long ones, one behind the other, as if somebody had asked them to.`,
  },
  {
    site: 'longtide.example',
    path: '/letter-to-a-ferry',
    title: 'Letter to a ferry',
    lang: 'en',
    kind: 'text',
    author: 'Bram Teuling',
    at: '2026-02-15 07:00',
    body: `Dear Constance,

they keep you as a reserve now, which is what they say of goalkeepers and of love. You lie at the far end of Pier 3 with your blue paint and your nineteen coats of it, and twice a year, when the Merrow is ill, somebody remembers where your key is.

I crossed with you four hundred and six times. I know which bench is warm. I know that you list when the wheelhouse is full of people who want to see. My daughter took her first step on your deck; it was meant to go forward and went, thanks to you, to the left.

They have asked what should become of you. I have written: nothing. Let her lie there. Let her be late.`,
  },
  {
    site: 'villaclara.example',
    path: '/',
    title: 'Villaclara del Mar',
    lang: 'es',
    kind: 'text',
    picture: 'alpine-sunset',
    author: '',
    facts: [
      ['Habitantes', '23.400'],
      ['Mercado', 'Jueves, de 8 a 14 h'],
      ['Temperatura del agua', '15 °C'],
      ['Oficina de turismo', 'Plaza de la Lonja 1'],
    ],
    body: `Bienvenidos a Villaclara del Mar, un puerto pequeño con mucha luz. Aquí se come pescado que por la mañana todavía nadaba y se cena tarde, sin prisa.

## Qué ver
- El faro de San Telmo, de 1867, con 96 escalones
- La lonja, donde la subasta empieza a las cinco de la tarde
- El paseo de las palmeras, al atardecer

## Fiestas
El 16 de julio los barcos salen adornados con flores. La procesión dura tres horas y termina con fuegos artificiales sobre el puerto.

Más sobre [las playas](/playas).`,
  },
  {
    site: 'villaclara.example',
    path: '/playas',
    title: 'Las playas',
    lang: 'es',
    kind: 'text',
    picture: 'beach-striped-umbrella',
    author: '',
    body: `Tenemos cuatro playas, cada una con su carácter.

| Playa | Longitud | Socorristas |
| La Caleta | 300 m | de junio a septiembre |
| Playa Larga | 2,1 km | de mayo a octubre |
| Las Conchas | 450 m | no hay |
| El Espigón | 180 m | julio y agosto |

En La Caleta hay sombra hasta las once. En Las Conchas no se permite la música. Los perros pueden bañarse en El Espigón antes de las nueve.`,
  },
  {
    site: 'ninecarp.example',
    path: '/',
    title: '九鲤面馆',
    lang: 'zh',
    kind: 'text',
    picture: 'ramen-bowl',
    author: '',
    facts: [
      ['地址', '北门街112号'],
      ['电话', '+44 1632 960134'],
      ['营业时间', '周一、周三至周日 11:30–21:30'],
      ['休息日', '周二'],
    ],
    body: `九鲤面馆开在港湾镇北门街，已经二十三年了。老板张建国每天早上四点起来熬汤，汤要熬八个小时。

## 我们的面
面是手工拉的，粗细可以自己选：毛细、细、二细、宽、大宽。最受欢迎的是红烧牛肉面和鲜鱼面。

## 订座
六人以上请提前一天打电话。本店不收预订费。

菜单和价格请看[菜单](/menu)。`,
  },
  {
    site: 'ninecarp.example',
    path: '/menu',
    title: '菜单',
    lang: 'zh',
    kind: 'text',
    picture: 'dumplings-steamer',
    author: '',
    body: `价格含税，辣度可选：不辣、微辣、中辣、特辣。

| 菜名 | 价格 |
| 红烧牛肉面 | £9.80 |
| 鲜鱼面 | £11.50 |
| 葱油拌面 | £7.20 |
| 猪肉白菜饺子（12个） | £8.40 |
| 凉拌黄瓜 | £4.00 |
| 豆浆 | £2.50 |

周三午餐加一份凉菜免费。学生凭证九折。`,
  },
  {
    site: 'nassersbakery.example',
    path: '/',
    title: 'مخبز ناصر',
    lang: 'ar',
    kind: 'text',
    picture: 'fruit-bowl',
    author: '',
    facts: [
      ['العنوان', '3 جونيبر ستبس'],
      ['الهاتف', '+44 1632 960132'],
      ['ساعات العمل', 'من الثلاثاء إلى الجمعة 06:30–17:30'],
      ['يوم العطلة', 'الاثنين'],
    ],
    body: `أهلاً بكم في مخبز ناصر. نخبز منذ عام 1994 على تل الفوانيس، وكل رغيف يخرج من الفرن أمام أعينكم.

## خبزنا
- الخبز العربي، كل ساعة
- مناقيش بالزعتر أو بالجبنة
- كعك بالسمسم يوم السبت

## طلبات المناسبات
يرجى الاتصال قبل يومين. نوصل إلى جميع أحياء المدينة، وإلى الجزيرة مع العبّارة الأولى.

الأسعار في [صفحة الأسعار](/prices).`,
  },
  {
    site: 'nassersbakery.example',
    path: '/prices',
    title: 'الأسعار',
    lang: 'ar',
    kind: 'text',
    author: '',
    body: `الأسعار بالجنيه.

| الصنف | السعر |
| خبز عربي (خمسة أرغفة) | 1.80 |
| منقوشة زعتر | 2.60 |
| منقوشة جبنة | 3.40 |
| كعكة بالسمسم | 1.50 |
| بقلاوة (نصف كيلو) | 9.00 |

بعد الساعة الرابعة كل شيء بنصف السعر.`,
  },
];
