import { photo, plainText, talk, type Talk } from './types.ts';

/** Family, Inés and hers. */
export const family: readonly Talk[] = [
  talk(
    'gran-birthday',
    'Gran’s ninetieth: which Sunday?',
    { labels: ['family'], star: true },
    [
      '2026-03-08 19:02',
      'helen-calloway',
      'Dear all,\n\nyour grandmother will be ninety on 11 May and has said that she wants no fuss, by which she means a fuss of the right size. Larkfield House lets us have the garden room on a Sunday afternoon. It could be the 3rd, the 10th or the 17th of May. Would everybody please say which they CAN do, to all, so that I need not ring round like an auctioneer.\n\nLove\nMum x',
      {
        to: ['me', 'poppy-calloway', 'graham-calloway', 'sophie-lacey'],
        cc: ['david-calloway', 'marcus-bellamy'],
      },
    ],
    [
      '2026-03-08 19:40',
      'poppy-calloway',
      '10th or 17th. The 3rd is a bank holiday weekend and Marcus has promised Alfie a canoe.\n\nP',
      {
        to: ['helen-calloway', 'me', 'graham-calloway', 'sophie-lacey'],
        cc: ['david-calloway', 'marcus-bellamy'],
      },
    ],
    [
      '2026-03-09 05:51',
      'graham-calloway',
      'Any but the 10th. Shearing.\nG',
      {
        to: ['helen-calloway', 'me', 'poppy-calloway', 'sophie-lacey'],
        cc: ['david-calloway', 'marcus-bellamy'],
      },
    ],
    [
      '2026-03-09 21:15',
      'sophie-lacey',
      'the 3rd and the 17th I can do! on the 10th we move the sharks. (two sharks. small ones. still.)\n\nsoph',
      {
        to: ['helen-calloway', 'me', 'poppy-calloway', 'graham-calloway'],
        cc: ['david-calloway', 'marcus-bellamy'],
      },
    ],
    [
      '2026-03-11 20:44',
      'helen-calloway',
      'Robin darling, you are the only one left. I can do all three, and your father does what I can do. x',
      {
        to: ['me'],
        cc: ['poppy-calloway', 'graham-calloway', 'sophie-lacey', 'david-calloway', 'marcus-bellamy'],
        unread: true,
      },
    ],
  ),
  talk(
    'signal-box-words',
    'My talk, if you have a minute',
    { labels: ['family'], in: 'archive' },
    [
      '2026-03-01 20:12',
      'david-calloway',
      'Robin,\n\nI wrote down the lever talk for the open day. Your mother says it is too long at the part about the interlocking. It is the best part. Would you look at it as a professional.\n\nDad',
      {
        files: [
          plainText(
            'lever talk.txt',
            'Good morning. This is a lever. There are thirty-six of them.\n\nA red lever is a stop signal. A blue one locks the points. A white one does nothing any more and is the most popular with children.\n\nNow: the interlocking. [4 pages]\n',
          ),
        ],
      },
    ],
    [
      '2026-03-02 18:20',
      'me',
      'Dad, it is very good, and the line about the white lever is perfect. Move the interlocking to the end: then those who want it stay, and those who do not get tea.\n\nR',
    ],
    [
      '2026-03-02 20:55',
      'david-calloway',
      'They would miss the best part. But I see the point about the tea. Dad',
    ],
  ),
  talk(
    'mum-recipe',
    'The lemon cake, since you ask every year',
    { labels: ['family'], in: 'archive', star: true },
    [
      '2025-08-17 16:33',
      'helen-calloway',
      'Three lemons, the weight of four eggs in butter, sugar and flour, and a patience that you do not have. 170 degrees, forty minutes. Prick it and pour the syrup on while it is hot. Do NOT open the oven to look. I shall know.\n\nMum x',
    ],
    ['2025-08-17 19:10', 'me', 'I opened the oven.'],
    ['2025-08-17 19:22', 'helen-calloway', 'I know.'],
  ),
  talk('poppy-mortgage', 'the form, signed in blood', { labels: ['family'], in: 'archive' }, [
    '2026-01-23 12:14',
    'poppy-calloway',
    'thank you for looking over it last night. you found the one page where I had put Alfie as a co-owner. apparently six is too young.\n\nbuying you a pastry\nP',
  ]),
  talk('school-play', 'Otters: “The Sea at Home”, Thursday 19 March', { labels: ['family'] }, [
    '2026-03-06 15:45',
    'harriet-stonely',
    'Dear families and friends of the Otters,\n\nour play is on Thursday 19 March at 14:30 in the hall, doors at 14:15. It ends at 15:15. Two tickets a family; spare ones go round by themselves, as I know well. Waves wear blue, crabs wear red, the lighthouse has been cast.\n\nPlease do not film the storm. It upsets the storm.\n\nHarriet Stonely',
    { to: ['poppy-calloway'], cc: ['me', 'marcus-bellamy'] },
  ]),
  talk('alfie-drawing', 'from Alfie, I only type', { labels: ['family'] }, [
    '2026-03-10 18:31',
    'marcus-bellamy',
    'Dear Robin this is the boat we go to the lambs with. You steer because you are not busy. Gravy is on it. The black thing is a storm but a nice one.\n\nAlfie (and Marcus, who asks whether you still have our big cool box)',
    { files: [photo('alfie_boat.jpg', 'childs-drawing', 1_310_224)], unread: true },
  ]),
  talk('lambs-sunday', 'Lambs, 12 April, and a cheese', { labels: ['family'], in: 'archive' }, [
    '2026-03-06 05:40',
    'graham-calloway',
    'Come at one. Boots. The lane is up to the axle so park at the chapel. Cheese goes with Helen to the lunch. 116 has learned to open the gate.\nGraham',
  ]),
  talk(
    'sophie-visit',
    '19 to 23 March!!',
    { labels: ['family'] },
    [
      '2026-03-07 23:40',
      'sophie-lacey',
      'ok so I land on the 19th at 11:05 and I am at Harbour Lodge until the 23rd, it is BOOKED, I have a chair at the lunch (I am bringing my own if not).\n\ncould you ask the museum whether they would like two very old diving weights. the aquarium throws them away, I put them in my rucksack, I walk like a penguin\n\ns',
      {},
    ],
    ['2026-03-08 12:10', 'me', 'Margaret will love them. Call on Saturday at 20:00 as planned?'],
    ['2026-03-08 12:12', 'sophie-lacey', 'yes!! if the octopus is asleep'],
  ),
  talk(
    'larkfield-visits',
    'New visiting hours and rooms',
    { labels: ['family'], part: 'updates', in: 'archive' },
    [
      '2026-03-02 11:00',
      'larkfield',
      'Dear relatives,\n\nfrom this week visits are in the afternoon, 14:00 to 17:30, every day. Mrs E. Calloway has moved from room 9 to room 12, on the garden side. She asks us to write that the view is “mostly cabbage, but good cabbage”.\n\nLarkfield House',
    ],
  ),
  talk('ines-list', 'abril, mamá, lista', { labels: ['family', 'travel'] }, [
    '2026-03-11 21:10',
    'ines-carvajal',
    'cariño, te lo mando por mail para que no se pierda entre fotos de palomas:\n\n– jueves 2: aeropuerto 14:25 (BL 418), salimos a las 13:15\n– viernes 3: Casa Tilde 20:30\n– sábado 4: mudanza de Sam (tú), mercado (nosotras)\n– domingo 5: faro o museo\n– martes 7: vuelo 11:10, no hay que llorar\n\n¿pides tú el medio día del jueves? besos',
    { unread: true },
  ]),
  talk(
    'rosa-billete',
    'Mi billete, para que lo tengáis',
    { labels: ['family', 'travel'], in: 'archive' },
    [
      '2026-03-08 18:35',
      'rosa-carvajal',
      'Queridos:\n\nos mando el billete. BL 418, el dos de abril, llego a las 14:25. El asiento es 14C, que según Mateo es pasillo. Llevo croquetas congeladas, no se lo digáis a la aduana.\n\nUn abrazo muy fuerte\nRosa',
      {
        to: ['me', 'ines-carvajal'],
        files: [
          {
            name: 'boarding_BL418_rosa.pdf',
            mime: 'application/pdf',
            size: 148_022,
            text: '# Boarding pass\nBL 418\n\nROSA CARVAJAL\n\nVillaclara del Mar to Harrow Bay\nThursday 2 April 2026\nDeparture 13:05, arrival 14:25\nGate closes 12:35\nGroup 2, seat 14C',
          },
        ],
      },
    ],
    [
      '2026-03-08 18:50',
      'me',
      '¡Qué bien, Rosa! Las croquetas viajan seguras en la maleta, ya tienen sitio en el congelador.',
      { cc: ['ines-carvajal'] },
    ],
  ),
  talk('mateo-wine', 'Seis botellas van de camino', { labels: ['family'] }, [
    '2026-03-09 13:20',
    'mateo-carvajal',
    'Hola Robin:\n\nya ha salido la caja. Tres de blanco (del 24, fresco) y tres de tinto (del 21, con paciencia). El paquete es PP-21902, pesa 12,4 kilos; que no lo suba nadie solo por esa escalera. Dicen que llega el jueves 12 por la mañana, entre las 11:40 y las 12:40.\n\nEl blanco con la paella de vuestro amigo. El tinto escondido de mi madre.\n\nMateo\nBodegas Almendral',
    {},
  ]),
  talk(
    'gran-letter',
    'Letter from Edith, typed by Bridget',
    { labels: ['family'], in: 'archive', star: true },
    [
      '2026-02-14 15:20',
      'edith-calloway',
      'Dear Robin\n\nBridget at the desk types this because my eyes are for the view now. I had a valentine. It was from the butcher and was about lamb. Your grandfather also wrote about lamb so I was not displeased.\n\nThank you for the photograph of the lighthouse. I went up it in 1953 with a young man who was sick. I did not marry that one.\n\nCome when the garden is out.\n\nYour loving\nGran\n\n(Bridget says hello)',
    ],
  ),
  talk(
    'christmas-draw',
    'Secret draw: the results are sealed',
    { labels: ['family'], in: 'archive' },
    [
      '2025-11-28 18:00',
      'poppy-calloway',
      'you have Walter downstairs because he said he never gets a present and Mum HEARD him. limit 15 pounds. no socks. he needs a kettle, his whistles in two keys',
      { to: ['me'], cc: ['helen-calloway'] },
    ],
    ['2025-12-08 13:31', 'me', 'Kettle ordered, £14.99. One key.', {}],
  ),
];
