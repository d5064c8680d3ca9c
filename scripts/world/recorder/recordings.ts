// Over 300 lines: a table of base data.
import type { WorldRecording } from './types.ts';

const HOME = "27 Tanner's Row";
const STUDIO = 'Kittiwake Studio';

/** Recordings of the owner, newest first. */
export const recordings: readonly WorldRecording[] = [
  {
    key: 'shop-thoughts',
    name: 'On the way to the shop',
    at: '2026-03-12 08:52',
    seconds: 21.4,
    place: 'The Larder Grocery',
    category: 'memo',
    sounds: 'speech',
    description: 'Robin, walking, with traffic behind',
    says: `0:01 Robin: Right. Oat milk, not the one with vanilla. Eggs, lemons, two leeks.
0:09 Robin: And batteries for the smoke alarm. Four of the small ones. Before it starts again at three in the morning.
0:18 Robin: That was all. No. Birthday card for Poppy.`,
  },
  {
    key: 'standup-10-march',
    name: 'Studio meeting 10 March',
    folder: 'Work',
    at: '2026-03-10 10:02',
    seconds: 1_183.6,
    place: STUDIO,
    category: 'meeting',
    sounds: 'speech',
    description: 'Five people round a table',
    favourite: true,
    markers: [
      ['2:14', 'Sockets'],
      ['8:40', 'Panel 8'],
      ['16:05', 'Who does what'],
    ],
    says: `0:04 Ruth: Morning. Owen, take the door, it hums. Lantern Trail first, then the museum shop.
0:31 Ruth: Six weeks and three days to the opening. Where are we?
0:44 Catherine: Money is fine if nobody buys anything. The budget is one page again, it is on the server.
2:14 Siyuan: Sockets. Ten of the twelve lanterns have power. Two and eleven do not. The council says the end of the month.
3:02 Robin: Alina said the twenty-seventh. I will ring her on Friday if there is no letter.
4:20 Owen: The touch table works. With gloves it does not. I could put a sign up.
4:31 Ruth: No signs that say what does not work.
8:40 Nadia: Panel 8. Four votes to one for Last Boat Home. Margaret has to say yes.
9:12 Robin: She will, I think. I send it to her by Friday the thirteenth.
12:26 Tess: I counted the words on all panels. Panel 3 has a hundred and ninety. The others have a hundred and twenty.
12:40 Nadia: Then panel 3 loses seventy. I know which.
16:05 Ruth: So. Robin: Alina, and the title to Margaret. Nadia: panel 3. Owen: gloves. Siyuan: light test on the twenty-third of April.
17:50 Catherine: And receipts. All of you. By the end of the month.
19:20 Ruth: Good. Someone make coffee.`,
  },
  {
    key: 'espanol-9-marzo',
    name: 'Español 9 marzo',
    at: '2026-03-09 18:33',
    seconds: 1_810.8,
    place: 'Lantern Languages',
    category: 'lecture',
    sounds: 'speech',
    description: 'Clase de español',
    markers: [
      ['6:10', 'Subjuntivo'],
      ['19:45', 'Deberes'],
    ],
    says: `0:12 Marisol: Buenas tardes a todos. ¿Qué tal el fin de semana? Robin, cuéntanos.
0:24 Robin: Muy bien. El sábado fui al taller con la bicicleta, porque hace un ruido como un pato.
0:33 Marisol: ¿Como un pato? ¡Qué gracia! ¿Y ya está arreglada?
0:39 Robin: Todavía no. Espero que esté lista el viernes.
0:47 Marisol: Muy bien: espero que esté. Eso es exactamente lo que vamos a practicar hoy.
6:10 Marisol: El subjuntivo después de ojalá, espero que, quiero que. Cada uno me dice tres frases.
8:02 Robin: Ojalá no llueva el día de la inauguración. Quiero que mi suegra pruebe la tortilla. Espero que no me corrija.
8:20 Marisol: Perfecto. ¿Cuándo llega tu suegra?
8:26 Robin: El catorce de marzo, en el vuelo de la tarde. Voy a buscarla al aeropuerto con Inés.
19:45 Marisol: Para el lunes: ejercicios cuatro y cinco de la página sesenta y dos, y una carta a un amigo.
29:58 Marisol: Nada más por hoy. ¡Hasta el lunes!`,
  },
  {
    key: 'choir-rehearsal',
    name: 'Choir, first try',
    at: '2026-03-06 14:12',
    seconds: 204.2,
    place: 'Saltmarsh Primary School',
    category: 'music',
    sounds: 'music',
    stereo: true,
    description: 'Thirty-four children sing',
    favourite: true,
    says: `0:02 Harriet: From the top, and Freddie, not so loud. Three, four.
1:48 Harriet: Lovely. The second verse is still a little bit about mud.
3:15 Harriet: And you will all wear something warm.`,
  },
  {
    key: 'margaret-4-march',
    name: 'Margaret 4 March',
    folder: 'Work',
    at: '2026-03-04 10:31',
    seconds: 700.9,
    place: STUDIO,
    category: 'interview',
    sounds: 'speech',
    description: 'Call with the museum, on loudspeaker',
    markers: [
      ['1:52', 'No thirteenth lantern'],
      ['7:30', 'Donors'],
    ],
    says: `0:03 Robin: Good morning Margaret, it is Robin. Do you mind if I record this? Ruth is in Port Ellery.
0:11 Margaret: Not in the least. I shall speak clearly.
0:40 Margaret: The trustees met last night. They like the trail. They asked, again, for a thirteenth lantern by the car park.
1:52 Robin: There are twelve in the story. A thirteenth would be a street lamp.
2:01 Margaret: I told them so. There will be no thirteenth lantern. Please write that down.
4:15 Margaret: For panel 6 the date should be 1849, not 1894. The great storm. Someone's finger slipped.
4:28 Robin: Eighteen forty-nine. I have it.
7:30 Margaret: My donors come on Wednesday the fifteenth of April at four. Eight people, lanterns one to four, and then tea.
7:52 Robin: Is there anyone who does not walk well?
7:58 Margaret: Mr Aldous has a stick and will deny it. Leave time between two and three.
11:10 Margaret: Thank you. Same time next week.`,
  },
  {
    key: 'duck-brake',
    name: 'duck brake',
    at: '2026-03-03 12:44',
    seconds: 15.7,
    place: HOME,
    category: 'memo',
    sounds: 'room',
    description: 'A bicycle brake that quacks',
    says: '0:11 Robin: That. That is the noise. For Pavel.',
  },
  {
    key: 'recording-15',
    name: 'Recording 15',
    at: '2026-03-02 18:07',
    seconds: 3.1,
    place: 'Quayside bus stop (C)',
    sounds: 'room',
    description: 'A pocket',
  },
  {
    key: 'blackbird',
    name: 'Blackbird before six',
    at: '2026-03-01 05:51',
    seconds: 96.4,
    place: 'Fennel Park',
    format: 'wav',
    rate: 48_000,
    stereo: true,
    category: 'nature',
    sounds: 'room',
    description: 'A blackbird sings; far away a tram',
    favourite: true,
    markers: [['0:38', 'Second bird answers']],
  },
  {
    key: 'gulls-pier-3',
    name: 'Gulls at Pier 3',
    at: '2026-02-28 17:34',
    seconds: 47.8,
    place: 'Gannet Isle Ferry, Pier 3',
    format: 'wav',
    rate: 44_100,
    category: 'nature',
    sounds: 'room',
    description: 'Herring gulls and the ferry’s horn',
    markers: [['0:31', 'Horn of the Merrow']],
  },
  {
    key: 'harbour-lights-talk',
    name: 'Talk: harbour lights',
    at: '2026-02-24 18:34',
    seconds: 2_641.3,
    place: 'Lantern Hill Library',
    category: 'lecture',
    sounds: 'talk',
    description: 'A talk in the library, with questions',
    markers: [
      ['12:20', 'Whale oil'],
      ['31:05', 'Keeper’s wife'],
      ['38:50', 'Questions'],
    ],
    says: `0:10 Bea Winslow: Good evening everyone. There are more chairs behind the atlases. Please welcome Omar Darwish of the Maritime Museum.
0:35 Omar: Thank you. Before there was electricity, a harbour was a place where you knew every light by its colour and its temper.
5:44 Omar: Gullwing lighthouse was first lit in 1832. It has a hundred and forty-two steps and the keeper counted them aloud.
12:20 Omar: The first lamp burned whale oil, eleven litres a night in winter. Then came paraffin, which smelled better and exploded.
20:16 Omar: On the night of the great storm in 1849 three lights went out within an hour. The fourth is the reason that some of us are here.
31:05 Omar: The keeper was ill. His wife, Hannah Gill, kept the light for nine nights, and was paid for none of them.
38:50 Visitor: What became of the old lens?
38:56 Omar: It is in our cellar in two crates. If you know someone with a very strong floor, speak to me.
43:20 Bea Winslow: The next talk is on the thirty-first of March, on smugglers. It is free, and there will be biscuits again.`,
  },
  {
    key: 'recording-14',
    name: 'Recording 14',
    at: '2026-02-21 15:06',
    seconds: 4.6,
    place: 'Mill Lade Bridge',
    sounds: 'room',
    description: 'Steps on a bridge',
  },
  {
    key: 'tangdi-zhang',
    name: '张师傅说汤底',
    at: '2026-02-14 20:05',
    seconds: 168.5,
    place: '九鲤面馆 Nine Carp Noodles',
    category: 'interview',
    sounds: 'speech',
    description: '面馆里的谈话',
    favourite: true,
    says: `0:02 林晓雨: 张师傅,Robin 想知道您的汤底是怎么做的,可以录一下吗?
0:09 张建国: 可以可以。先说好,比例是秘密。
0:16 张建国: 猪骨和老母鸡,冷水下锅,大火烧开,把浮沫撇干净。
0:31 张建国: 然后加姜片、葱段,小火炖六个小时。一定不能盖严。
0:48 林晓雨: 盐什么时候放?
0:51 张建国: 最后放。放早了,汤就不鲜了。
1:20 张建国: 我父亲还放一点干贝,三颗就够了,多了会抢味。
1:44 Robin: 三颗……谢谢!太好吃了。
1:52 张建国: 你的中文也不错。下次教你拉面。
2:30 林晓雨: 他说真的,星期二下午店里不忙。`,
  },
  {
    key: 'tune-3',
    name: 'Tune idea 3',
    folder: 'Tunes',
    at: '2026-02-10 23:24',
    seconds: 38.9,
    place: HOME,
    category: 'music',
    sounds: 'music',
    description: 'Humming and a ukulele',
    says: '0:00 Robin: Slower, and in G. For the end of the film.',
  },
  {
    key: 'tune-2',
    name: 'Tune idea 2',
    folder: 'Tunes',
    at: '2026-02-08 22:41',
    seconds: 25.3,
    place: HOME,
    category: 'music',
    sounds: 'music',
    description: 'Humming',
  },
  {
    key: 'khubz-salma',
    name: 'خبز سلمى',
    at: '2026-01-31 07:20',
    seconds: 142,
    place: "Nasser's Bakery",
    category: 'interview',
    sounds: 'speech',
    description: 'في المخبز',
    says: `0:03 سلمى: صباح الخير يا روبن. تريد أن تعرف سر الخبز؟
0:08 Robin: نعم، من فضلك، ببطء.
0:12 سلمى: كيلو طحين، وملعقة ملح، وخميرة قليلة جداً. السر هو الوقت.
0:30 سلمى: العجين ينام في الليل، ثماني ساعات على الأقل، وفي مكان بارد.
0:55 سلمى: والفرن حار جداً. الرغيف يحتاج أربع دقائق فقط.
1:40 Robin: شكراً جزيلاً. رائحته رائعة.
1:46 سلمى: خذ هذا الرغيف معك، وهذا أيضاً.`,
  },
  {
    key: 'edith-ferry',
    name: 'Grandma Edith, the winter ferry',
    at: '2026-01-18 15:10',
    seconds: 986.2,
    place: 'Larkfield House',
    category: 'interview',
    sounds: 'speech',
    description: 'Edith tells of the ferry; a clock ticks',
    favourite: true,
    markers: [
      ['3:25', 'The ice'],
      ['9:02', 'Arthur'],
    ],
    says: `0:05 Robin: It is on now, Grandma. You can just talk.
0:09 Edith: Is it a telephone or is it a machine?
0:13 Robin: Both.
0:40 Edith: I was fourteen, so it must have been the winter of 1949. The ferry was called the Kestrel and she was older than my father.
3:25 Edith: There was ice as far as the second buoy. You could hear it knock on the boat like somebody who wants to come in.
5:51 Edith: They gave us cocoa in the engine room, because it was the only warm place, and that is where I met your grandfather.
9:02 Edith: Arthur. He had oil up to his elbows and he said, mind the step. That was all he said for a month.
12:34 Robin: And what did you say?
12:36 Edith: I minded the step.
16:10 Edith: Is it still on? Then turn it off, dear, they are bringing the cake.`,
  },
  {
    key: 'boiler',
    name: 'Boiler noise for Keith',
    at: '2026-01-13 07:02',
    seconds: 22.8,
    place: HOME,
    format: '3gp',
    rate: 16_000,
    category: 'memo',
    sounds: 'room',
    description: 'Something knocks in a boiler',
    says: '0:14 Robin: There. Every morning at seven, eleven times. I counted.',
  },
  {
    key: 'tune-1',
    name: 'Tune idea 1',
    folder: 'Tunes',
    at: '2025-12-29 21:15',
    seconds: 52.6,
    place: HOME,
    category: 'music',
    sounds: 'music',
    description: 'Three chords',
  },
  {
    key: 'new-year-square',
    name: 'Bells at midnight',
    at: '2025-12-31 23:59',
    seconds: 134.5,
    place: 'Customs House Square',
    stereo: true,
    sounds: 'music',
    description: 'Bells, ships’ horns, people',
    says: `0:31 Inés: ¡Feliz año! Happy New Year, you.
0:36 Robin: Wait, I am recording. Happy New Year.`,
  },
  {
    key: 'test-test',
    name: 'test test',
    at: '2026-03-03 12:41',
    seconds: 7.7,
    place: HOME,
    sounds: 'speech',
    description: 'Test',
    says: '0:02 Robin: Test, test.',
    binned: '2026-03-03 12:45',
  },
  {
    key: 'panel-9-read',
    name: 'Panel 9 read aloud',
    folder: 'Work',
    at: '2026-02-18 16:20',
    seconds: 64.3,
    place: STUDIO,
    category: 'memo',
    sounds: 'speech',
    description: 'Robin reads',
    says: `0:01 Robin: Nine. The Net Loft. Forty women worked here in a room without a stove.
0:22 Robin: No. Without a fire. A stove is not the point.
0:58 Robin: Again tomorrow.`,
    binned: '2026-03-11 17:03',
  },
  {
    key: 'recording-9',
    name: 'Recording 9',
    at: '2026-02-05 13:30',
    seconds: 12.2,
    place: 'The Bollard',
    sounds: 'room',
    description: 'A café',
    binned: '2026-03-02 18:10',
  },
];
