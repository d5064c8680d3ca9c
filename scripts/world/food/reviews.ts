// Over 300 lines: a table of base data.
/** What guests wrote: who, stars, day, text. They disagree, as guests do. */
export const reviews: Readonly<Record<string, readonly (readonly [string, number, string, string])[]>> = {
  'nine-carp-noodles': [
    ['Chen Z.', 5, '2026-03-08', '牛肉面汤头很正，送到还是烫的。刀削面加六毛值得。'],
    [
      'Dilys',
      4,
      '2026-03-05',
      'Best beef noodle soup in town by a distance. The pancake came without its dip, twice now.',
    ],
    [
      'M. Okonkwo',
      2,
      '2026-02-26',
      'Asked for no coriander, got a bouquet. When I wrote to the help the money was back in five minutes, to be fair.',
    ],
    [
      'Tamsin',
      5,
      '2026-02-14',
      'Medium is hot. Hot is a medical event. The mushroom rice noodles are safe for coeliacs: own pot, and they asked me back to be sure.',
    ],
    ['Ollie P', 3, '2026-01-30', 'Noodles get soft on the way to Saltmarsh. Order them wide.'],
  ],
  'casa-tilde': [
    [
      'Rosa',
      5,
      '2026-03-04',
      'Las croquetas, como las de casa. El arroz al horno llegó con la costra puesta. De mayor quiero ser Lucía.',
    ],
    [
      'Graeme',
      3,
      '2026-02-27',
      'Lovely food, small portions, and the bravas were lukewarm by the time they had climbed our stairs.',
    ],
    [
      'Inga L',
      4,
      '2026-02-20',
      'They do know their allergens. Tarta de Santiago has no flour; the churros very much do.',
    ],
    [
      'Peter S',
      2,
      '2026-02-08',
      'Ordered on a Sunday, came fifty minutes late. I see they have stopped doing Sundays. Wise.',
    ],
  ],
  'salt-cellar': [
    [
      'Wren',
      5,
      '2026-03-01',
      'Hake was perfect. In a box! On a Tuesday! No: on a Wednesday, they are shut on Tuesdays.',
    ],
    ['Cllr D. Moss', 3, '2026-02-19', 'Excellent oysters. £2.90 to bring them four hundred yards.'],
    ['Beth', 2, '2026-01-11', 'Mussels with a lot of closed ones.'],
  ],
  'sushi-kaji': [
    ['Jonas', 5, '2026-03-07', 'The eel. That is the review.'],
    [
      'Priti',
      4,
      '2026-02-22',
      'Vegetable set is more than cucumber, for once. Miso is made with fish, they say so plainly.',
    ],
    ['Ewan', 3, '2026-02-03', 'Fresh, careful, and I was still hungry at nine.'],
    ['Hana M.', 5, '2026-01-25', 'シャリの温度がちょうどいい。配達でここまでできるとは。'],
  ],
  'cafe-bollard': [
    [
      'Tom F',
      5,
      '2026-03-10',
      'Crab sandwich at a desk on a wet Tuesday. Luca had written “courage” on the bag.',
    ],
    ['Anon', 2, '2026-03-02', 'Coffee was cold. It is coffee, on a bicycle, in March; I know. Still.'],
    [
      'Sally W',
      4,
      '2026-02-11',
      'They have gluten-free bread but one toaster. Fine for me, not for my sister who is coeliac.',
    ],
  ],
  'nassers-bakery': [
    ['Amina', 5, '2026-03-06', 'مناقيش الزعتر مثل بيت ستي، وأطيب وهي سخنة.'],
    ['Colm', 5, '2026-02-28', 'Knafeh was gone at ten past ten. Set an alarm.'],
    [
      'Ruthie',
      4,
      '2026-02-18',
      'The gluten-free flatbread is only Wednesdays and Saturdays, and the oven is shared. They told me before I asked.',
    ],
    ['Des', 3, '2026-01-20', 'Baklava excellent, coffee arrived in a bag. Not in a cup in a bag. In a bag.'],
  ],
  'gull-and-anchor': [
    ['Nev', 4, '2026-02-21', 'Pie has a bottom. Do you know how rare that is.'],
    ['K.', 2, '2026-02-02', 'Chips limp, rider cheerful.'],
    [
      'Anneke',
      3,
      '2026-01-15',
      'The chickpea pie is the best thing on it. Chips are fried with the fish, so not vegan for everyone.',
    ],
  ],
  'hook-line': [
    [
      'Marge',
      5,
      '2026-03-09',
      'A fryer of its own for gluten-free, every day it is open. Shut on Mondays, like all fish shops with a conscience.',
    ],
    ['Brendan', 4, '2026-02-25', 'Regular is large. Large is a dare.'],
    ['Fi', 2, '2026-02-16', 'Forty minutes for what says twenty-five. Batter had given up.'],
    ['Luis', 4, '2026-01-31', 'La flor de plátano sorprende. Parece pescado y no lo es.'],
  ],
  'the-weighhouse-grill': [
    ['Hal', 4, '2026-02-24', 'Medium came medium. At my door. Chapeau.'],
    ['Vik', 2, '2026-02-10', 'Dripping chips are not vegetarian and the menu says it in very small letters.'],
  ],
  'sea-rhyme-house': [
    ['Mei', 5, '2026-03-03', '烧鸭皮还是脆的，虾饺四个都完整。'],
    [
      'Greta',
      3,
      '2026-02-12',
      'Dim sum only till four, which the app let me forget. Roast duck made up for it.',
    ],
    ['Yolanda', 4, '2026-01-18', 'Sea bass with tamari: gluten-free and superb. They rang me to check.'],
  ],
  'la-chalupa': [
    ['Nacho', 4, '2026-02-23', 'Las carnitas sí, la birria más todavía. La salsa habanero no es broma.'],
    [
      'Ed',
      2,
      '2026-02-09',
      'Corn tortillas are gluten-free, the fryer is not. The totopos made my daughter ill.',
    ],
    ['Siân', 3, '2026-01-28', 'Good tacos, chilly burrito.'],
  ],
  'mill-lade-kitchen': [
    [
      'Office of six',
      3,
      '2026-03-04',
      'Five bowls right, one bowl somebody else’s. Refunded before we had finished arguing who starves.',
    ],
    ['Joan', 4, '2026-02-17', 'Fish pie without flour. I wept a little.'],
    ['T', 2, '2026-01-22', 'Salad for the price of dinner.'],
  ],
  'cafe-alameda': [
    ['Diego', 5, '2026-03-02', 'Tortilla con cebolla. Por fin alguien serio.'],
    ['Prue', 4, '2026-02-13', 'Churros at half past eight make a person brave.'],
  ],
  zaytuna: [
    ['Yusuf', 5, '2026-03-05', 'الشيش طاووق ممتاز والثوم على أصوله.'],
    [
      'Carrie',
      4,
      '2026-02-26',
      'Falafel has its own fryer and the hummus is the best delivered thing under six pounds.',
    ],
    ['Otto', 2, '2026-02-06', 'Closed on Wednesdays. I know that now.'],
    ['Lena', 3, '2026-01-24', 'Mixed grill is for two. The delivery is for the patient.'],
  ],
  'the-lamplighter-bistro': [
    ['Florence', 5, '2026-02-15', 'Confit duck on Valentine’s, from a rider in a bow tie.'],
    ['Rob', 2, '2026-01-17', '£25 minimum, small puddings, long wait.'],
  ],
  'little-puglia': [
    [
      'Gianni',
      5,
      '2026-03-07',
      'Assassina bruciata al punto giusto. Mia nonna approverebbe, che è tutto dire.',
    ],
    ['Sue', 3, '2026-02-19', 'Sauce good, pasta had become one thing.'],
    [
      'Mo',
      4,
      '2026-02-01',
      'Gluten-free pasta costs £1.50 more and shares the water: fine for me, ask if it matters.',
    ],
  ],
  'saffron-hill-curry-house': [
    ['Priya', 4, '2026-03-01', 'Tarka dal like my aunt’s, which is not a thing I say.'],
    ['Glyn', 3, '2026-02-14', 'Korma has cashews. Read the menu, Glyn, says my wife.'],
    ['Asma', 5, '2026-01-29', 'Bhaji made of gram flour and still crisp after two miles.'],
  ],
  'hawthorn-bank-bakehouse': [
    [
      'Ruthie',
      5,
      '2026-03-09',
      'The only place in town where I do not have to ask. Shuts at one on Sundays, so no supper, sadly.',
    ],
    ['Phil', 4, '2026-02-22', 'You would not know it is gluten-free. That is praise.'],
    ['Bo', 3, '2026-01-30', 'Bread is lovely on day one. There is no day two.'],
  ],
  'paper-lantern-cafe': [
    ['林', 5, '2026-03-08', '煎饼果子里的薄脆是真的脆，豆沙包不太甜，正好。'],
    ['Iris', 5, '2026-02-20', 'Congee with a cold. Cured? No. Better? Yes.'],
    ['Wim', 4, '2026-02-05', 'Half sugar is enough sugar.'],
  ],
  'ramen-lighter': [
    ['Leo', 5, '2026-03-06', 'Broth in one tub, noodles in another. Thank you. Thank you.'],
    ['Kim', 3, '2026-02-18', 'Seven o’clock slots are always full. Order at five for seven.'],
    [
      'Bex',
      4,
      '2026-02-02',
      'Vegan tantan has peanuts in it, and now I know what an EpiPen costs. The menu did say.',
    ],
  ],
  'smokehouse-nine': [
    ['Big Al', 5, '2026-02-27', 'Brisket you can cut with a stern look.'],
    ['Nina', 3, '2026-02-07', 'Everything is brown. Everything.'],
  ],
  'el-cangrejo': [
    ['Carmen', 5, '2026-03-03', 'El arroz caldoso viaja mejor que yo.'],
    ['Hugh', 3, '2026-02-11', 'They send a whole crab and a hammer. Nobody sends a manual.'],
    ['Xi', 4, '2026-01-26', 'Pulpo soft, portion honest.'],
  ],
  'samphire-cafe': [
    ['Bryony', 4, '2026-02-28', 'Marsh bowl tastes like a walk.'],
    ['Kev', 2, '2026-02-04', 'A walk, yes.'],
  ],
  'turntable-diner': [
    ['Zoe', 5, '2026-03-01', 'Double smash, peanut butter shake, regrets: none.'],
    ['Alun', 3, '2026-02-16', 'Wings good, “eight” was seven.'],
  ],
  'sichuan-corner': [
    ['小吴', 5, '2026-03-02', '水煮鱼够麻，两个人吃不完。'],
    ['Gill', 2, '2026-02-21', 'I could not feel my face. Husband says that is the point.'],
    ['Ansel', 4, '2026-02-08', 'Vegan mapo on request, rice included is not: add it.'],
  ],
  'gaslight-brasserie': [
    ['Mavis', 5, '2026-03-08', 'Roast on a Sunday, hot, gravy in its own jug. Shut at half past eight.'],
    ['Ned', 3, '2026-02-22', 'Nut roast better than the beef. There, I said it.'],
  ],
  'tandoor-junction': [
    ['Hassan', 5, '2026-03-05', 'Nihari at home without nine hours of nihari.'],
    ['Lou', 3, '2026-02-24', 'Naan steamed itself soft in the bag. Open the bag at once.'],
    ['Bea', 4, '2026-02-09', 'Tandoori broccoli, against all odds.'],
  ],
  'pasta-portcullis': [
    ['Luca', 5, '2026-03-06', 'Carbonara senza panna. Vivo in questa città anche per questo.'],
    [
      'Jude',
      4,
      '2026-02-13',
      'Gluten-free pasta cooked apart, they say, and I was fine. No Sunday after nine.',
    ],
  ],
  'furnace-street-pizza': [
    ['Sam W', 5, '2026-03-09', 'Furnace with extra honey. It was still bubbling.'],
    ['Val', 4, '2026-02-25', 'Sourdough base is worth the pound.'],
    [
      'Coeliac Carl',
      2,
      '2026-02-17',
      'Gluten-free base, yes, in a room full of flour. They are honest about it. Not for coeliacs.',
    ],
    ['Pip', 3, '2026-01-27', 'Rider lovely, box sideways.'],
  ],
  'the-boiler-room': [
    ['Ji-woo', 5, '2026-02-28', '순두부가 집에서 먹던 맛이에요.'],
    ['Dafydd', 2, '2026-03-11', 'Refused my order two lunches running. Refund was instant, hunger was not.'],
  ],
  'pho-weir-road': [
    ['Linh', 5, '2026-03-07', 'Phở chay nước trong mà vẫn ngọt. Hiếm lắm.'],
    ['Col', 4, '2026-02-23', 'Rare beef cooks in the tub if you wait. Do not wait.'],
    ['Adaeze', 5, '2026-02-12', 'Rice noodles, own stock, and they know what gluten is. Closed Wednesdays.'],
  ],
  'rosemary-avenue-kitchen': [
    [
      'Coeliac Carl',
      5,
      '2026-03-10',
      'The best gluten-free kitchen in Harrow Bay, full stop. Certified, no flour in the building, fish and chips on a Sunday evening like a normal person.',
    ],
    ['Ruthie', 5, '2026-03-01', 'Sunday supper without a single question. I had forgotten.'],
    ['Norm', 3, '2026-02-14', 'Good. Beige. It is a long way from the quay and costs it.'],
    ['Maya', 4, '2026-01-19', 'Vegan torte with hazelnuts: nuts, mind.'],
  ],
  'skylark-sushi': [
    ['Odd', 5, '2026-02-26', 'Garden box for me, Skylark box for the cat, in his mind.'],
    ['Fern', 4, '2026-02-05', 'They send tamari if you tick it, thirty pence.'],
  ],
  'the-pavilion': [
    ['Major T', 4, '2026-03-04', 'The tea is a proper tea. One should walk home after, but one was at home.'],
  ],
  'the-lobster-pot': [
    ['Ines', 4, '2026-02-19', 'Sopa de marisco estupenda. Tardó una hora.'],
    ['Gary', 2, '2026-01-16', 'An hour. For chowder.'],
  ],
  'coastguard-fish-bar': [
    ['Skye', 4, '2026-03-03', 'Chip butty after a swim. Medicine.'],
    ['Dom', 2, '2026-02-15', 'No rider for an hour, then a free cancel. At least it was free.'],
  ],
  'platform-two-coffee': [
    ['Nikola', 5, '2026-03-11', 'Flat white at 8:20, still warm at 8:32.'],
    ['Ada', 4, '2026-02-18', 'Decaf that is not a punishment.'],
  ],
  'beadle-lane-bakery': [
    ['Mr Singh', 5, '2026-03-07', 'Cardamom bun. Two cardamom buns.'],
    ['Elke', 4, '2026-02-10', 'Shut by three, like a bank.'],
  ],
  'thyme-toast': [
    ['Poppy', 4, '2026-03-02', 'Green shakshuka, ten out of ten, eight for the walk I did not have to do.'],
    ['Ken', 2, '2026-01-21', 'Nine pounds. For toast.'],
  ],
  'kingfisher-cafe': [
    ['Tess', 5, '2026-03-10', 'Pad thai with the peanuts in a little bag, as asked. Mango rice as a reward.'],
    ['Roy', 3, '2026-02-20', '“Not hot” was. I cried and finished it.'],
    ['Anong', 4, '2026-02-01', 'Green curry with tofu has a paste of its own. Really vegan.'],
  ],
  'puffin-tea-hut': [['Morag', 5, '2026-02-22', 'You have to take a ferry. Take the ferry.']],
};
