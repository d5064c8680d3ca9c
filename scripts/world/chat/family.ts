// Over 300 lines: a table of base data.
import { day, thread } from './lines.ts';

export const helen = thread(
  'direct',
  { id: 'helen-calloway', with: 'helen-calloway', pinned: true },
  day('2026-02-15', [
    [
      '10:02',
      'helen-calloway',
      'Good morning darling. How was Valentines? Dad forgot and then remembered at the petrol station x',
    ],
    ['11:30', 'me', 'Ha. We had noodles and Inés fell asleep in the film. Perfect'],
    ['11:33', 'helen-calloway', 'What did Dad get me? A windscreen scraper AND a Swiss roll. x'],
  ]),
  day('2026-02-22', [
    ['16:40', 'helen-calloway', 'Do you still have my blue casserole? The oval one with the chipped lid'],
    ['16:52', 'me', 'Yes, under the sink. Do you need it back?'],
    ['16:55', 'helen-calloway', 'No no. Just counting my casseroles. x'],
  ]),
  day('2026-03-01', [
    [
      '09:15',
      'me',
      "What are you doing for Mother's Day? It's the 15th. Would you come here for the weekend?",
    ],
    ['09:40', 'helen-calloway', "Oh I would love that. Is there room? I don't want to be a nuisance x"],
    ['09:41', 'me', 'There is room and you have never been a nuisance. Maybe once, about the curtains'],
    ['09:58', 'helen-calloway', 'They WERE too short.'],
    ['10:20', 'helen-calloway', 'Dad has the signal box both days so it will be just me'],
  ]),
  day('2026-03-05', [
    [
      '18:05',
      'helen-calloway',
      'Booked! Saturday the 14th, leaves Wexcombe 10:18, arrives Harrow Bay Central 11:52. Coach C seat 27, by the window',
    ],
    ['18:06', 'helen-calloway', { photo: 'train-ticket', text: 'It was £23.60 with my card' }],
    ['18:10', 'me', "Lovely. We'll be on the platform. And going back?", { re: '03-05 18:05' }],
    ['18:30', 'helen-calloway', 'Sunday 16:20. I have to be home for the cat next door x'],
    [
      '18:32',
      'helen-calloway',
      "Is Gullwing lighthouse open on Sundays? I haven't been up it since you were nine and cried",
    ],
    ['18:45', 'me', 'Open 10 to 4 at weekends. 142 steps. I did not cry, it was windy', { starred: true }],
  ]),
  day('2026-03-08', [
    [
      '13:10',
      'helen-calloway',
      { photo: 'tulips', text: 'First ones out by the gate. Your gran would like some for her windowsill' },
    ],
    ['13:24', 'me', 'They are gorgeous. How is Gran?'],
    [
      '13:30',
      'helen-calloway',
      'Very well and very deaf. She beat the vicar at draughts. Her visiting hours are 14:00 to 17:30 now, not mornings, they changed it at Larkfield House',
    ],
    ['13:31', 'helen-calloway', 'And her room is 12 not 9, she moved to the garden side'],
    ['13:40', 'me', 'Noted. I will ring her on Sunday'],
  ]),
  day('2026-03-11', [
    ['08:20', 'helen-calloway', 'Darling what does Inés not eat again. Is it aubergine or artichoke'],
    ['08:31', 'me', 'Aubergine. Everything else she eats, including mine'],
    ['08:34', 'helen-calloway', "I'm making the lemon cake then. Dad says hello, he is up a ladder"],
    ['08:35', 'me', 'WHY is he up a ladder'],
    ['08:52', 'helen-calloway', 'Gutters. He is down now. x'],
    [
      '19:48',
      'helen-calloway',
      'Poppy asked what you would like from us for her birthday table, flowers or wine? I said ask Robin',
    ],
    ['20:15', 'me', "Wine, two bottles of white. I'm getting the cake"],
    [
      '20:19',
      'helen-calloway',
      'Good. And it is 13:00 on the 21st at the Salt Cellar, yes? Dad wrote down 12:30',
    ],
    ['20:22', 'me', '13:00! But let Dad think 12:30, then he will be on time', { re: '03-11 20:19' }],
    ['20:24', 'helen-calloway', '😂 x'],
  ]),
  day('2026-03-12', [['09:05', 'helen-calloway', 'Will I need my big coat on Saturday or the thin one? x']]),
);

export const poppy = thread(
  'direct',
  { id: 'poppy-calloway', with: 'poppy-calloway', unread: 3 },
  day('2026-02-17', [
    ['17:44', 'poppy-calloway', { photo: 'pancake-stack', text: 'Alfie ate SEVEN' }],
    ['17:50', 'me', 'a Calloway record. Grandad did nine in 1998'],
    ['17:51', 'poppy-calloway', 'he has now asked whether nine is possible "for science"'],
  ]),
  day('2026-02-25', [
    ['12:20', 'poppy-calloway', 'what are you doing on 21 March'],
    ['12:22', 'me', 'pretending not to know it is your birthday'],
    [
      '12:23',
      'poppy-calloway',
      'correct answer. lunch? Salt Cellar, I booked for 8, 13:00, under Bellamy because they cannot spell Calloway',
    ],
    ['12:25', 'me', 'we will be there. who are the eight?'],
    [
      '12:29',
      'poppy-calloway',
      'me Marcus Alfie, you Inés, Mum Dad, and Priya. set menu £26 each, Alfie £11',
    ],
    ['12:30', 'me', "I'll bring the cake, don't argue", { starred: true }],
    ['12:30', 'poppy-calloway', 'I was never going to argue'],
  ]),
  day('2026-03-04', [
    ['07:58', 'poppy-calloway', 'HELP world book day. what can be made from one brown sheet and 25 minutes'],
    ['08:01', 'me', 'a mole. a potato. a monk'],
    ['08:04', 'poppy-calloway', 'mole!!!! thank you'],
    [
      '15:40',
      'poppy-calloway',
      { photo: 'kids-drawing', text: 'he drew you as well. you are the one with the bicycle' },
    ],
    ['15:52', 'me', 'framing it. why do I have three wheels'],
    ['15:55', 'poppy-calloway', 'he says you looked wobbly'],
  ]),
  day('2026-03-09', [
    [
      '13:12',
      'poppy-calloway',
      "Alfie's school thing is on Thursday the 19th btw, 14:30 in the hall, he is a wave. Miss Stonely says two tickets per family and I have a spare one because Marcus is on a tree course",
    ],
    ['13:20', 'me', 'I want to see the wave. what time does it end?', { re: '03-09 13:12' }],
    ['13:22', 'poppy-calloway', '15:15. then ice cream, obviously'],
    ['13:24', 'me', "done. I'll finish early"],
    ['13:30', 'poppy-calloway', 'he has one line. it is "whoosh"'],
  ]),
  day('2026-03-10', [
    ['21:02', 'me', 'serious question, chocolate or lemon for the cake'],
    ['21:03', 'me', 'Ignore the last message, this is a surprise', { recalled: true }],
    ['21:10', 'poppy-calloway', 'I saw nothing. pistachio'],
  ]),
  day('2026-03-12', [
    ['09:12', 'poppy-calloway', 'do you have the big cool box? need it for Saturday week'],
    ['09:14', 'poppy-calloway', 'also Mum says you told Dad 12:30 😂'],
    [
      '09:33',
      'poppy-calloway',
      'also also it is 9 people now, Priya is bringing Leo. I rang the restaurant, they said fine but they need to know about allergies by Tuesday',
    ],
  ]),
);

export const rosa = thread(
  'direct',
  { id: 'rosa-carvajal', with: 'rosa-carvajal' },
  day('2026-01-06', [
    ['11:15', 'rosa-carvajal', 'Feliz día de Reyes, Robin! Un beso muy fuerte para los dos 👑👑👑'],
    [
      '11:40',
      'me',
      '¡Feliz día, Rosa! El roscón está buenísimo. Inés encontró el haba y tiene que pagar el próximo.',
    ],
    ['11:42', 'rosa-carvajal', 'Jajaja como todos los años'],
  ]),
  day('2026-02-08', [
    [
      '17:02',
      'me',
      'Rosa, ¿me puedes decir la receta de las lentejas? Inés está resfriada y solo quiere las tuyas.',
    ],
    [
      '17:30',
      'rosa-carvajal',
      'Ay mi niña. Apunta: 300 g de lentejas pardinas, 1 cebolla, 2 zanahorias, 1 pimiento verde, 3 dientes de ajo, 1 hoja de laurel, 1 cucharadita de pimentón dulce y un chorrito de vinagre AL FINAL. Sin chorizo, que está malita.',
      { starred: true },
    ],
    ['17:31', 'rosa-carvajal', 'Y 40 minutos a fuego lento. No tengas prisa'],
    [
      '17:35',
      'rosa-carvajal',
      { photo: 'handwritten-recipe', text: 'Aquí la de mi madre, por si entiendes la letra' },
    ],
    ['17:48', 'me', 'La letra no, pero el corazón sí ❤️'],
    ['20:10', 'me', 'Se ha comido dos platos.'],
    ['20:11', 'rosa-carvajal', 'Entonces ya está curada 😊'],
  ]),
  day('2026-02-27', [
    [
      '10:20',
      'rosa-carvajal',
      { photo: 'wine-hills', text: 'Mateo me llevó a ver las viñas, ya están podadas' },
    ],
    ['10:31', 'me', 'Qué bonito. ¡Saludos a Mateo!'],
    ['10:40', 'rosa-carvajal', 'Dice que os manda una caja de 6 botellas, tres de blanco y tres de tinto'],
    ['10:41', 'me', 'No hace falta… bueno, gracias 🙏'],
  ]),
  day('2026-03-08', [
    [
      '18:02',
      'rosa-carvajal',
      'Ya tengo el billete! Llego el jueves 2 de abril a las 14:25 y vuelvo el martes 7 a las 11:10',
    ],
    ['18:12', 'me', '¡Qué alegría! Vamos a buscarte al aeropuerto.'],
    ['18:15', 'rosa-carvajal', 'El vuelo es BL 418. Llevo una maleta de 15 kilos y la mitad es comida'],
    ['18:16', 'me', 'Apuntado: BL 418, 14:25.', { re: '03-08 18:15' }],
    ['18:20', 'rosa-carvajal', 'Hace frío allí en abril? Llevo el abrigo o la gabardina?'],
    ['18:24', 'me', 'Las dos cosas. Y zapatos para la lluvia.'],
  ]),
  day('2026-03-10', [
    ['09:50', 'rosa-carvajal', { voice: 47 }],
    ['12:10', 'me', 'Sí, tenemos dos almohadas, y no, no hace falta que traigas sábanas 😄'],
    ['12:14', 'rosa-carvajal', 'Bueno, llevo una por si acaso'],
    ['12:15', 'rosa-carvajal', 'Cómo va tu español? Inés dice que vas los lunes'],
    ['12:22', 'me', 'Los lunes a las seis y media, con Marisol. Ya sé el subjuntivo. Ojalá lo supiera usar.'],
    ['12:24', 'rosa-carvajal', 'JAJAJA muy bien usado ése!'],
    ['12:25', 'rosa-carvajal', '👏👏👏'],
  ]),
);

export const familyGroup = thread(
  'group',
  {
    id: 'the-calloways',
    name: 'The Calloways 🐓',
    owner: 'poppy-calloway',
    pinned: true,
    members: [
      'me',
      'helen-calloway',
      'david-calloway',
      'poppy-calloway',
      'marcus-bellamy',
      'ines-carvajal',
      'graham-calloway',
      'sophie-lacey',
    ],
    notices: [
      {
        by: 'poppy-calloway',
        at: '2026-03-02 19:00',
        text: 'Birthday lunch: Saturday 21 March, 13:00, The Salt Cellar, 40 Quayside. Booked under BELLAMY.',
      },
      {
        by: 'helen-calloway',
        at: '2025-12-02 09:14',
        text: 'Secret draw limit is £15. That means fifteen, David.',
      },
    ],
  },
  day('2026-02-28', [
    [
      '10:30',
      'graham-calloway',
      { photo: 'farm-field', text: 'First lambs 5am. Twins and then another twins' },
    ],
    ['10:33', 'helen-calloway', 'Oh Graham they are lovely x'],
    ['10:41', 'me', 'four before breakfast! names?'],
    ['10:50', 'graham-calloway', 'They have numbers Robin. 114 to 117'],
    ['10:52', 'poppy-calloway', 'Alfie says 116 is called Gravy'],
    ['11:20', 'graham-calloway', 'Gravy it is.'],
    [
      '15:02',
      'sophie-lacey',
      'GRAVY 😭 sending love from Port Ellery, we have a new octopus and nobody will let me name it',
    ],
  ]),
  day('2026-03-02', [
    ['19:00', 'poppy-calloway', { system: 'Poppy Calloway posted a notice' }],
    ['19:02', 'david-calloway', 'Is there parking'],
    ['19:04', 'marcus-bellamy', 'Ropewalk Car Park, 4 minutes on foot, £2.20 an hour or £9 all day'],
    ['19:05', 'david-calloway', '£9!!'],
    ['19:06', 'helen-calloway', 'We are taking the train David.'],
    ['19:30', 'ines-carvajal', 'I can bring people home after, five seats'],
  ]),
  day('2026-03-05', [
    [
      '20:10',
      'sophie-lacey',
      'I land on the 19th, stay until the 23rd, so I CAN come to the lunch after all if there is a chair',
    ],
    ['20:12', 'poppy-calloway', "there isn't a chair but there will be"],
    ['20:15', 'poppy-calloway', 'are you staying with us or at that hotel on Quayside? Harbour Lodge?'],
    ['20:22', 'sophie-lacey', 'yes room booked for four nights, £92 a night with breakfast'],
    ['20:40', 'graham-calloway', 'Cannot come, lambs. Will send cheese with Helen'],
  ]),
  day('2026-03-08', [
    [
      '16:30',
      'david-calloway',
      { file: { name: 'Signal box open day.pdf', size: 412_880, mime: 'application/pdf' } },
    ],
    [
      '16:31',
      'david-calloway',
      'Open day 12 April 10 til 4. Adults £5 children free. I am doing the 11:30 and 14:00 lever talks',
    ],
    ['16:50', 'marcus-bellamy', 'Alfie is beside himself. Can he pull one'],
    ['16:58', 'david-calloway', 'Number 7. It is not connected to anything.'],
    ['17:03', 'me', 'neither am I on a Sunday. we will come!'],
  ]),
  day('2026-03-11', [
    ['18:40', 'poppy-calloway', 'who has the big gazebo'],
    ['18:44', 'graham-calloway', 'Me. Sheep are in it.'],
    [
      '19:10',
      'helen-calloway',
      'Ring your gran on Sunday everyone, one at a time please, she had three calls at once last year and told the nurse it was an emergency x',
    ],
    ['19:12', 'me', 'I take 11:00'],
    ['19:13', 'poppy-calloway', '12:00'],
    ['19:15', 'sophie-lacey', '15:00 your time'],
    ['19:40', 'david-calloway', 'I live 2 miles away. I will go round'],
    ['20:02', 'helen-calloway', '😘'],
  ]),
);
