import { sms } from './lines.ts';

export const dad = sms('dad', 'david-calloway', {
  '2026-02-14': [
    [
      '10:12',
      'them',
      'Robin. The parley thing on my telephone has a padlock on it now. I will send you these instead. Dad',
    ],
    ['10:20', 'me', 'These are fine Dad! What does the padlock say?'],
    ['10:41', 'them', 'It says storage. I have plenty of storage, I have a shed. Dad'],
    ['10:43', 'me', 'Haha. I will look at it when you are next here'],
  ],
  '2026-02-27': [
    ['16:02', 'them', 'Points at the north end are frozen. 3 of us with kettles. Best Friday in months. Dad'],
    ['16:15', 'me', 'Do not let Mum see the kettles'],
    ['16:16', 'them', 'They are her kettles. Dad'],
  ],
  '2026-03-06': [
    ['19:30', 'them', 'What size are your hinges on the airing cupboard. Dad'],
    ['19:44', 'me', '75 mm, brass. Why?'],
    ['19:52', 'them', 'Found a box of 14 at the bring and buy. £2. Your mother is bringing 3. Dad'],
  ],
  '2026-03-10': [
    ['08:15', 'them', 'Is it 21 March at 12.30 or 13.00 for Poppys lunch. I have been told both. Dad'],
    ['08:40', 'me', '12:30 for you 😇'],
    ['08:58', 'them', 'Why for me. Dad'],
  ],
  '2026-03-11': [
    ['17:25', 'them', 'Signal box committee has voted. New kettle. Motion carried 4 to 1. Dad'],
    ['17:31', 'me', 'Who was the 1?'],
    ['17:33', 'them', 'Norman. Dad', 'starred'],
  ],
});

export const gran = sms('gran', 'edith-calloway', {
  '2026-02-20': [
    ['11:00', 'them', 'DEAR ROBIN THIS IS GRAN ON THE NEW TELEPHONE WITH THE LARGE BUTTONS'],
    ['11:09', 'me', 'Hello Gran! It works very well. How is room 12?'],
    ['11:31', 'them', 'WARM. THEY HAVE MOVED MY CHAIR TO THE WINDOW AND I CAN SEE THE BINS'],
    ['11:33', 'me', 'And the garden?'],
    ['11:40', 'them', 'BEHIND THE BINS'],
  ],
  '2026-03-01': [
    ['15:05', 'them', 'HAPPY ST DAVIDS DAY TO YOUR FATHER HE NEVER ANSWERS'],
    ['15:20', 'me', 'I will tell him!'],
  ],
  '2026-03-08': [
    ['14:02', 'them', 'WILL YOU RING ON SUNDAY WEEK IT IS MOTHERING SUNDAY'],
    ['14:10', 'me', 'I ring at 11:00, Poppy at 12:00. One at a time this year'],
    ['14:22', 'them', 'VERY GOOD. THE NURSE IS CALLED BRIDGET AND SHE WILL HOLD THE TELEPHONE'],
    ['14:23', 'me', 'Regards to Bridget x'],
  ],
  '2026-03-11': [
    ['16:45', 'them', 'THERE IS A HERON ON THE BINS'],
    ['16:50', 'me', 'WHAT'],
    ['16:58', 'them', { photo: 'garden-path', text: 'BRIDGET TOOK A PICTURE BUT HE HAD GONE' }],
  ],
});

export const graham = sms('graham', 'graham-calloway', {
  '2026-02-28': [
    ['05:40', 'them', 'Twins. Sorry for the hour. No signal for the other thing up here only for this'],
    ['07:15', 'me', 'Best alarm clock I ever had. All well?'],
    ['07:30', 'them', 'All well. One has a black ear'],
  ],
  '2026-03-05': [
    ['20:50', 'them', 'Tell Poppy sorry about the lunch. 61 to go'],
    ['21:04', 'me', 'She knows. Sixty-one!!'],
    [
      '21:06',
      'them',
      'Cheese goes with Helen. The hard one is for you and Ines, soft one is for the birthday. Dont mix them up',
    ],
    ['21:07', 'me', 'Hard for us, soft for Poppy. Got it', 'starred'],
  ],
  '2026-03-11': [
    ['18:50', 'them', 'Gazebo has a sheep in it still but I can get it out by the 19th'],
    ['18:58', 'me', 'The gazebo or the sheep?'],
    ['19:20', 'them', 'Yes'],
  ],
});

export const mateo = sms('mateo', 'mateo-carvajal', {
  '2026-03-02': [
    [
      '13:10',
      'them',
      'Hola Robin, soy Mateo. La caja salió hoy de la bodega: 3 blancos y 3 tintos. Código del envío VC-60418.',
    ],
    ['13:25', 'me', '¡Gracias, Mateo! ¿Cuándo llega más o menos?'],
    [
      '13:41',
      'them',
      'Ocho o diez días. El blanco en la nevera, el tinto NO, por favor, aunque Inés diga otra cosa.',
    ],
    ['13:45', 'me', 'Ya la conoces 😄'],
  ],
  '2026-03-11': [
    ['19:05', 'them', 'Dicen que está en Harrow Bay. Mañana o el viernes. ¿Estáis en casa?'],
    ['19:30', 'me', 'Mañana yo hasta la una, el viernes por la tarde Inés.'],
    ['19:32', 'them', 'Perfecto. Contadme qué tal el 2021, es el primero que hice yo solo.'],
  ],
});

export const sophie = sms('sophie', 'sophie-lacey', {
  '2026-03-05': [
    ['20:31', 'them', 'testing if this number works from Port Ellery! it costs me 4 cents so feel special'],
    ['20:40', 'me', 'I feel four cents special'],
    ['20:44', 'them', 'flight SE 207, Thursday 19th, lands 10:35. hotel lets me in at 14:00'],
    [
      '20:46',
      'me',
      'I am at Alfie’s wave at 14:30! Leave your bag at Harbour Lodge and come along? Poppy has a spare ticket',
    ],
    ['20:47', 'them', 'a theatre premiere. in a school hall. YES'],
  ],
  '2026-03-10': [
    ['22:12', 'them', 'do they still sell those flat almond things at the bakery on the steps'],
    ['22:20', 'me', 'Nasser’s. Every day but Monday. I will have a bag with me'],
    ['22:21', 'them', 'you are my favourite cousin (there are two)'],
  ],
});

export const ines = sms('ines', 'ines-carvajal', {
  '2026-02-18': [
    ['17:55', 'them', 'no data on the bus so old school: forgot my keys. are you home by 18:30?'],
    ['17:58', 'me', 'already here. soup on'],
    ['17:59', 'them', 'te quiero (sms)'],
  ],
  '2026-03-04': [
    ['12:31', 'them', 'Clinic wifi is dead all day. Your prescription: Mill Lade, RX-7719. They shut 18:30'],
    ['12:40', 'me', 'going after work'],
    ['18:22', 'me', 'Got it. 8 minutes to spare'],
    ['18:40', 'them', '👏'],
  ],
  '2026-03-09': [
    ['08:02', 'them', 'In the tunnel, no internet. Did I leave the iron on???'],
    ['08:04', 'me', 'You do not own a switched-on iron. I checked'],
    ['08:05', 'them', '🙏'],
  ],
});
