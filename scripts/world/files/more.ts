import type { FileRow, LocalTime } from '../types.ts';
import { pdfTexts } from './papers.ts';

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = (folder: string, name: string, mime: string, size: number, modified: LocalTime): FileRow => ({
  id: `${folder}/${name}`,
  folder,
  name,
  mime,
  size,
  modified,
});
const text = (
  folder: string,
  name: string,
  modified: LocalTime,
  body: string,
  mime = 'text/plain',
): FileRow => ({ ...file(folder, name, mime, new TextEncoder().encode(body).length, modified), text: body });

/** What a file manager finds beside the photos, the music and the recordings. */
export const moreFiles: readonly FileRow[] = [
  text(
    'Download',
    'ferry timetable spring.html',
    '2026-03-01 21:14',
    '<!DOCTYPE html>\n<html>\n<head>\n<title>Gannet Isle ferry, spring 2026</title>\n</head>\n<body>\n<h1>Gannet Isle ferry</h1>\n<p>From Pier 3, 1 March to 31 May. Foot passengers need no booking; groups of ten or more call 01632 960120.</p>\n<ul>\n<li>To the island, Monday to Friday: 07:10, 12:30, 17:40</li>\n<li>To the island, Saturday and Sunday: 09:15, 13:40, 18:20</li>\n<li>Back, Monday to Friday: 08:20, 13:40, 18:50</li>\n<li>Back, Saturday and Sunday: 10:25, 15:15, 19:30</li>\n</ul>\n<p>The crossing takes 50 minutes. No sailings above force 8.</p>\n</body>\n</html>\n',
    'text/html',
  ),
  file('Download', 'sofa_care_leaflet.pdf', pdf, 1_882_604, '2026-03-06 11:31'),
  file('Download', 'sofa_invoice_TW-40917 (1).pdf', pdf, 77_204, '2026-03-06 19:36'),
  file('Download', 'library_receipt_2402.pdf', pdf, 38_115, '2026-02-24 12:41'),
  file('Download', 'parking_appeal_form.docx', docx, 31_442, '2026-02-26 19:20'),
  file('Download', 'Fennel Park five-a-side fixtures.xlsx', xlsx, 22_907, '2026-02-03 08:15'),
  text(
    'Download',
    'wifi guest card.txt',
    '2025-12-14 18:05',
    'Network: TannersRow-27B\nPassword: kettle-heron-52\n',
  ),
  text(
    'Download',
    'market stalls march.csv',
    '2026-03-07 18:02',
    'stall,who,what,from\n3,Salma Nasser,bread and ma\'amoul,09:00\n7,Zhou Ting,bowls and cups,10:00\n12,Pavel Horák,bike repairs,08:30\n18,Second Tide Books,"paperbacks, maps",09:30\n21,Petal Lane,tulips,08:00\n',
    'text/csv',
  ),
  text(
    'Download',
    'crossing_raw_times.log',
    '2026-02-14 15:20',
    '2026-02-14 14:01:12 cast off\n2026-02-14 14:19:40 breakwater\n2026-02-14 14:38:05 half way, swell 1.4 m\n2026-02-14 14:55:51 North Landing\n2026-02-14 15:02:00 ropes on\n',
  ),
  text('Download', '.part_0419.tmp', '2026-02-19 22:47', 'incomplete\n'),
  file('Download', 'panel_fonts_licence.zip', 'application/zip', 3_404_118, '2026-02-11 10:08'),
  file('Documents/Work', 'Lantern_budget_v1.xlsx', xlsx, 44_870, '2026-02-12 17:40'),
  file('Documents/Work', 'Lantern_budget_v2.xlsx', xlsx, 46_302, '2026-02-25 09:12'),
  file('Documents/Work', 'quay_site_plan.pdf', pdf, 7_340_551, '2026-01-29 14:30'),
  file('Documents/Work', 'Opening night running order.docx', docx, 39_780, '2026-03-09 18:22'),
  text(
    'Documents/Work',
    'lantern heights.csv',
    '2026-02-18 11:30',
    'lantern,place,height_cm,weight_kg\n1,Pier 3,210,14.5\n2,Pier 3,210,14.5\n3,Ropewalk,240,18.0\n4,Ropewalk,240,18.2\n5,Customs House Square,310,26.4\n6,Customs House Square,310,26.1\n7,Mill Lade Bridge,180,11.9\n8,Mill Lade Bridge,180,12.0\n',
    'text/csv',
  ),
  text(
    'Documents/Work',
    'call with Gabriel.txt',
    '2026-03-03 16:05',
    'Lamp plates: rev C is right, B has the old holes. 24 pieces, galvanised, ready on the 17th. Pick up before 16:00, ask for Rui at the gate. He wants the deposit back on the first twelve if the council changes the poles again. Fair.\n',
  ),
  text(
    'Documents/Work',
    'panel 9 译文.txt',
    '2026-03-04 10:12',
    '第九展板\n1849年的大风暴\n那天夜里，潮水越过了老码头。十七艘船没有回来。守灯人林德守着灯，直到天亮。\n（晓雨：“守灯人”好，还是“灯塔看守”好？我觉得前者短。）\n',
  ),
  text(
    'Documents/Work',
    'لوحة 9.txt',
    '2026-03-05 09:48',
    'اللوحة ٩\nعاصفة عام ١٨٤٩\nفي تلك الليلة تجاوز المدّ الرصيف القديم، ولم تعد سبع عشرة سفينة.\nملاحظة من عمر: أفضّل «حارس المنارة» على «مراقب الضوء».\n',
  ),
  text(
    'Documents/Work',
    '.~lock.Lantern_budget.xlsx#',
    '2026-03-10 10:24',
    'Robin Calloway,kittiwake,10.03.2026 10:24\n',
  ),
  text(
    'Documents/Flat',
    'inventory (1).csv',
    '2024-10-02 12:15',
    'item,count,state\ntable,1,good\nchairs,4,one wobbles\ncurtains,3,too short\nkettle,1,old\nkeys,3,one for the bins\n',
    'text/csv',
  ),
  text(
    'Documents/Flat',
    'meter readings.csv',
    '2026-03-01 18:37',
    'date,kWh\n2025-12-01,41207\n2026-01-01,41498\n2026-02-01,41802\n2026-03-01,42055\n',
    'text/csv',
  ),
  text(
    'Documents/Flat',
    'things to tell Mr Penhallow.md',
    '2026-03-08 20:31',
    '# Mr Penhallow\n\n1. The tap in the bathroom drips again (Keith was here on the 9th of Feb).\n2. Bathroom sash does not close. Ellis comes on the 20th, 13:00.\n3. Bin store: the new code does not work from the yard side.\n4. **Not** the 5 am noise. Walter already told him. Twice.\n',
    'text/markdown',
  ),
  file('Documents/Flat', 'Contents insurance 2026.pdf', pdf, 318_450, '2026-01-05 20:16'),
  file('Documents/Money', 'payslip_2025-12.pdf', pdf, 65_870, '2025-12-30 08:00'),
  file('Documents/Money', 'payslip_2026-01.pdf', pdf, 65_911, '2026-01-30 08:00'),
  text(
    'Documents/Money',
    '2024.csv',
    '2025-01-04 11:20',
    'month,in,out,saved\nOct,2330,2610,-280\nNov,2330,2105,225\nDec,2730,2840,-110\n',
    'text/csv',
  ),
  text(
    'Documents/Money',
    'who owes what.txt',
    '2026-02-22 23:05',
    'Sam O: 12.50 (pizza), Mira: nothing, she paid the cab. Diego: 8 and a beer. I owe Zoë 31.20 for the tickets!\n',
  ),
  text(
    'Documents/Travel',
    'packing list island.md',
    '2026-03-09 21:50',
    '# Gannet Isle, 27 to 29 March\n\n- [x] ferry tickets (Mira)\n- [x] head torch\n- [ ] boots (the dry ones)\n- [ ] cards, dice\n- [ ] soup, two boxes, frozen\n',
    'text/markdown',
  ),
  text(
    'Documents/Travel',
    'loop walk north landing.gpx',
    '2025-10-19 18:02',
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Wayfare" xmlns="http://www.topografix.com/GPX/1/1">\n  <metadata><name>Loop from North Landing</name></metadata>\n  <trk><name>Loop from North Landing</name><trkseg>\n    <trkpt lat="50.79812" lon="-1.37464"><time>2025-10-19T09:04:00Z</time></trkpt>\n    <trkpt lat="50.79718" lon="-1.37435"><time>2025-10-19T09:07:33Z</time></trkpt>\n    <trkpt lat="50.79619" lon="-1.37442"><time>2025-10-19T09:11:11Z</time></trkpt>\n    <trkpt lat="50.79494" lon="-1.37357"><time>2025-10-19T09:16:14Z</time></trkpt>\n    <trkpt lat="50.79594" lon="-1.36963"><time>2025-10-19T09:26:08Z</time></trkpt>\n    <trkpt lat="50.79619" lon="-1.36774"><time>2025-10-19T09:30:39Z</time></trkpt>\n    <trkpt lat="50.79617" lon="-1.36693"><time>2025-10-19T09:32:32Z</time></trkpt>\n    <trkpt lat="50.79599" lon="-1.36569"><time>2025-10-19T09:35:30Z</time></trkpt>\n    <trkpt lat="50.79579" lon="-1.36495"><time>2025-10-19T09:37:22Z</time></trkpt>\n    <trkpt lat="50.79535" lon="-1.36404"><time>2025-10-19T09:40:02Z</time></trkpt>\n    <trkpt lat="50.79496" lon="-1.36353"><time>2025-10-19T09:41:54Z</time></trkpt>\n    <trkpt lat="50.79407" lon="-1.36275"><time>2025-10-19T09:45:39Z</time></trkpt>\n    <trkpt lat="50.79313" lon="-1.36241"><time>2025-10-19T09:49:13Z</time></trkpt>\n    <trkpt lat="50.79161" lon="-1.36255"><time>2025-10-19T09:54:49Z</time></trkpt>\n    <trkpt lat="50.79026" lon="-1.36319"><time>2025-10-19T10:00:01Z</time></trkpt>\n    <trkpt lat="50.79054" lon="-1.36534"><time>2025-10-19T10:05:07Z</time></trkpt>\n    <trkpt lat="50.79081" lon="-1.36645"><time>2025-10-19T10:07:53Z</time></trkpt>\n    <trkpt lat="50.79210" lon="-1.36993"><time>2025-10-19T10:17:18Z</time></trkpt>\n    <trkpt lat="50.79269" lon="-1.37115"><time>2025-10-19T10:20:53Z</time></trkpt>\n    <trkpt lat="50.79217" lon="-1.37220"><time>2025-10-19T10:24:00Z</time></trkpt>\n    <trkpt lat="50.79179" lon="-1.37343"><time>2025-10-19T10:27:10Z</time></trkpt>\n    <trkpt lat="50.79189" lon="-1.37458"><time>2025-10-19T10:29:52Z</time></trkpt>\n    <trkpt lat="50.79224" lon="-1.37556"><time>2025-10-19T10:32:30Z</time></trkpt>\n    <trkpt lat="50.79293" lon="-1.37619"><time>2025-10-19T10:35:26Z</time></trkpt>\n    <trkpt lat="50.79341" lon="-1.37627"><time>2025-10-19T10:37:12Z</time></trkpt>\n    <trkpt lat="50.79363" lon="-1.37611"><time>2025-10-19T10:38:07Z</time></trkpt>\n    <trkpt lat="50.79440" lon="-1.37479"><time>2025-10-19T10:42:17Z</time></trkpt>\n    <trkpt lat="50.79494" lon="-1.37357"><time>2025-10-19T10:45:46Z</time></trkpt>\n    <trkpt lat="50.79619" lon="-1.37442"><time>2025-10-19T10:50:49Z</time></trkpt>\n    <trkpt lat="50.79718" lon="-1.37435"><time>2025-10-19T10:54:27Z</time></trkpt>\n    <trkpt lat="50.79812" lon="-1.37464"><time>2025-10-19T10:58:00Z</time></trkpt>\n  </trkseg></trk>\n</gpx>\n',
    'application/gpx+xml',
  ),
  file('Documents/Travel', 'passport scan.pdf', pdf, 1_104_822, '2025-10-02 08:40'),
  text(
    'Documents/Spanish',
    'lección 7 vocabulario.txt',
    '2026-03-02 20:10',
    'el faro: lighthouse\nla marea: tide\nel muelle: quay\nencender / apagar: to light / to put out\nal amanecer: at dawn\nmientras tanto: meanwhile\n¡Ojo! "actualmente" no es "actually".\n',
  ),
  text(
    'Documents/Spanish',
    'lección 8 vocabulario.txt',
    '2026-03-09 20:05',
    'la linterna: lantern, torch\nel cartel: sign, poster\nestar a punto de: to be about to\nponerse de acuerdo: to agree\nel presupuesto: budget\n',
  ),
  text(
    'Documents/Spanish',
    'carta a Rosa (borrador).txt',
    '2026-03-08 22:20',
    'Querida Rosa:\n\nGracias por la postal. El 2 de abril estaremos en el aeropuerto a las dos: Inés conduce y yo llevo el cartel. Aquí todavía hace frío, trae un jersey. Te esperamos con el té que te gusta.\n\nUn abrazo,\nRobin\n',
  ),
  file('Documents/Spanish', 'Examen nivel A2 modelo.pdf', pdf, 902_117, '2026-02-16 19:55'),
  text(
    'Documents/Recipes',
    '红烧茄子.txt',
    '2026-01-18 21:30',
    '红烧茄子（晓雨的妈妈）\n茄子 3根，蒜 4瓣，葱 2根\n生抽 2勺，老抽 半勺，糖 1勺，醋 1勺，淀粉 1勺\n茄子切段，撒盐腌10分钟，擦干，煎软。蒜爆香，倒汁，小火3分钟。最后放葱。\n',
  ),
  text(
    'Documents/Recipes',
    'Mum crumble.txt',
    '2025-11-09 17:12',
    'Apples 6 (the sour ones). Flour 175, butter 110, sugar 110, oats a good handful. 190 degrees, 40 minutes, NOT 30 whatever Dad says. Custard.\n',
  ),
  text(
    'Documents/Recipes',
    'معمول سلمى.txt',
    '2026-02-20 19:44',
    'سميد ٥٠٠ غ، طحين ١٠٠ غ، زبدة ٢٥٠ غ، ماء زهر ٣ ملاعق. يرتاح ليلة كاملة.\nالحشوة: تمر وقليل من الهيل. ١٨٠ درجة، ١٨ دقيقة.\n',
  ),
  text('', 'log.txt', '2026-03-12 03:00', '03:00 backup skipped: not charging\n'),
];

const packedAt: LocalTime = '2025-12-27 15:02';
/** What archives hold, by the archive's id. */
export const packedOf: Record<
  string,
  readonly { path: string; mime: string; size: number; modified: LocalTime; text?: string }[]
> = {
  'Download/pattern_knitted_heron.zip': [
    { path: 'heron/pattern_heron.pdf', mime: pdf, size: 1_204_880, modified: packedAt },
    { path: 'heron/chart_wings.png', mime: 'image/png', size: 688_201, modified: packedAt },
    { path: 'heron/chart_legs.png', mime: 'image/png', size: 402_775, modified: packedAt },
    {
      path: 'heron/yarn list.txt',
      mime: 'text/plain',
      size: 118,
      modified: packedAt,
      text: 'Grey DK 2 balls, white DK 1 ball, black scraps, orange scraps for the bill. Needles 3.25 mm, wire for the legs 1 m.\n',
    },
    {
      path: 'READ ME.txt',
      mime: 'text/plain',
      size: 74,
      modified: packedAt,
      text: 'For you to knit and give away. Please do not sell the pattern. Have a fun!',
    },
  ],
  'Download/panel_fonts_licence.zip': [
    { path: 'Gullwing-Regular.otf', mime: 'font/otf', size: 1_488_320, modified: '2026-02-10 16:00' },
    { path: 'Gullwing-Bold.otf', mime: 'font/otf', size: 1_502_204, modified: '2026-02-10 16:00' },
    {
      path: 'licence.txt',
      mime: 'text/plain',
      size: 96,
      modified: '2026-02-10 16:00',
      text: 'One studio, five machines, outdoor signs included. Web use needs another licence. No. KS-2291-05\n',
    },
  ],
};

const bytes = (body: string): number => new TextEncoder().encode(body).length;
for (const rows of Object.values(packedOf))
  for (const row of rows) if (row.text !== undefined) row.size = bytes(row.text);

export { pdfTexts };
