import type { AlbumRow } from './types.ts';

/** Records in Chinese, Spanish and Arabic, and what has few words. */
export const world: readonly AlbumRow[] = [
  {
    id: 'unsent-letters',
    artist: 'su-he',
    title: '没有寄出的信',
    kind: 'album',
    on: '2025-06-18',
    tracks: `
晚风 3:52
没有寄出的信 4:18
七月的海 4:05
末班车 3:37
玻璃 3:21
你走以后的雨 4:44
外婆的收音机 3:58
一个人的早餐 2:49
灯塔 5:03
明天见 3:30`,
  },
  {
    id: 'winter-coat',
    artist: 'su-he',
    title: '冬天的外套',
    kind: 'ep',
    on: '2026-02-20',
    tracks: `
冬天的外套 3:46
雪落在站台 4:12
热豆浆 2:58
春天以前 4:01`,
  },
  {
    id: 'small-sun',
    artist: 'su-he',
    title: '小太阳',
    kind: 'single',
    on: '2024-03-08',
    tracks: `
小太阳 3:33`,
  },
  {
    id: 'no-windows',
    artist: 'white-noise-park',
    title: '没有窗的房间',
    kind: 'album',
    on: '2023-11-11',
    tracks: `
开机 1:26
没有窗的房间 4:39
火锅与失眠 3:55
地铁四号线 4:20
塑料花 3:14
排练到天亮 5:47
邻居又来敲门 2:36
关机 2:02`,
  },
  {
    id: 'bicycle-thief',
    artist: 'white-noise-park',
    title: '偷自行车的夏天',
    kind: 'ep',
    on: '2025-08-01',
    tracks: `
偷自行车的夏天 3:48
西瓜 2:44
红色单车 4:03
蝉 5:10`,
  },
  {
    id: 'cumbia-puerto',
    artist: 'los-faroles',
    title: 'Cumbia del puerto',
    kind: 'album',
    on: '2024-07-05',
    tracks: `
Cumbia del puerto 3:35
La lonja a las seis 3:12
Sardina y limón 2:54
El acordeón de Mateo 4:07
Baila la marea 3:28
Calle del Faro 3:49
Abuela Rosa 4:16
Ya se fue el barco 3:03
Farol, farolito 2:40`,
  },
  {
    id: 'verbena',
    artist: 'los-faroles',
    title: 'Verbena',
    kind: 'ep',
    on: '2025-07-25',
    tracks: `
Verbena 3:22
Noche de San Juan 3:57
Dos pies izquierdos 2:46
Churros a las cinco 3:18`,
  },
  {
    id: 'once-lunas',
    artist: 'carmela-rios',
    title: 'Once lunas',
    kind: 'album',
    on: '2025-02-14',
    tracks: `
Primera luna 3:19
Bulería eléctrica 2:58
Ay, Jerez 4:21
Sal y ceniza 3:44
Llévame despacio 4:02
Palmas en la cocina 2:37
Once lunas 5:15
La última copla 3:50`,
  },
  {
    id: 'corazon-analogico',
    artist: 'carmela-rios',
    title: 'Corazón analógico',
    kind: 'single',
    on: '2026-01-30',
    tracks: `
Corazón analógico 3:26
Corazón analógico (Kestrel & Vane remix) 5:33 + kestrel-vane`,
  },
  {
    id: 'cities-i-left',
    artist: 'layla-najjar',
    title: 'مدن تركتها',
    kind: 'album',
    on: '2024-10-11',
    tracks: `
مدن تركتها 4:34
يا بحر 4:08
قهوة الصباح 3:15
شبّاك أزرق 3:52
رسالة إلى أمي 5:20
في الطريق إلى البيت 4:47
ياسمين 3:39
ليل طويل 6:11`,
  },
  {
    id: 'blue-door-song',
    artist: 'layla-najjar',
    title: 'الباب الأزرق',
    kind: 'single',
    on: '2026-02-06',
    tracks: `
الباب الأزرق 3:57`,
  },
  {
    id: 'night-of-oud',
    artist: 'marsa-ensemble',
    title: 'ليلة العود',
    kind: 'album',
    on: '2022-12-02',
    tracks: `
سماعي المرسى 6:24
تقسيم 3:41
رقصة الصيّادين 4:15
نسيم 5:08
الفنار 4:52
وداع 7:03`,
  },
  {
    id: 'open-windows',
    artist: 'odile-marchetti',
    title: 'Fenêtres ouvertes',
    kind: 'album',
    on: '2023-03-17',
    tracks: `
Matin 5:22
Rue des Tanneurs 6:14
Valse pour un chat 4:33
Sept minutes de pluie 7:01
Le vélo rouge 3:58
Minuit moins cinq 8:16`,
  },
  {
    id: 'blue-trio',
    artist: 'odile-marchetti',
    title: 'Trio in Blue Paint',
    kind: 'album',
    on: '2025-11-14',
    tracks: `
Primer 4:48
Cobalt 6:37
Turpentine 3:29
Ladder 5:51
Second Coat 7:24
Drying 9:02`,
  },
  {
    id: 'winter-commission',
    artist: 'halden-quartet',
    title: 'Winter Commission',
    kind: 'album',
    on: '2026-01-09',
    tracks: `
Fjord Studies: I. Ice 5:33
Fjord Studies: II. Thaw 4:46
Fjord Studies: III. Ferry 3:52
Quartet in Grey: I. Andante 8:10
Quartet in Grey: II. Scherzo 4:05
Quartet in Grey: III. Largo 9:28`,
  },
  {
    id: 'felt',
    artist: 'pia-lindqvist',
    title: 'Felt',
    kind: 'album',
    on: '2024-01-26',
    tracks: `
Chair 2:22
Snow on Sill 3:06
Small Hours 2:47
Felt 3:35
Letter Never Opened 4:11
Kettle 1:54
Archipelago 4:50
Blanket 3:13
Lamp Off 2:38`,
  },
  {
    id: 'felt-two',
    artist: 'pia-lindqvist',
    title: 'Lanterns for Piano',
    kind: 'ep',
    on: '2026-03-11',
    tracks: `
Lantern No. 1 2:41
Lantern No. 4 3:17
Lantern No. 9 2:55
Lantern No. 12 4:29`,
  },
  {
    id: 'sheep-weather',
    artist: 'slow-weather',
    title: 'Sheep Weather',
    kind: 'album',
    on: '2022-09-23',
    tracks: `
Gate 4:00
Cloud Base 8:45
Drizzle, Then Drizzle 7:12
Upper Field 6:30
The Dog Knows 5:18
Barn at Dusk 9:55`,
  },
  {
    id: 'eight-hours',
    artist: 'slow-weather',
    title: 'Eight Quiet Hours',
    kind: 'album',
    on: '2025-01-10',
    tracks: `
First Hour 10:00
Second Hour 9:40
Third Hour 11:15
Fourth Hour 8:52
Fifth Hour 10:31
Sixth Hour 9:07`,
  },
  {
    id: 'kitchen-rain',
    artist: 'kaito-mori',
    title: 'Kitchen Rain',
    kind: 'album',
    on: '2024-04-19',
    tracks: `
Kettle On 1:48
Kitchen Rain 2:15
Umbrella Stand 2:02
Convenience Store 1:57
Ramen, Late 2:24
Cat on Tape Deck 1:39
Window Seat 2:31
Last Train Loop 2:46
Blue Bowl 1:52
Sleepyhead 2:20`,
  },
  {
    id: 'bento',
    artist: 'kaito-mori',
    title: 'Bento Beats',
    kind: 'ep',
    on: '2025-10-03',
    tracks: `
Tamago 1:44
Pickled Plum 1:59
Box Lid 2:08
Chopsticks in 7 1:51
Soy Fish 2:13`,
  },
];
