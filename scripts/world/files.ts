import { recordingFiles } from './recorder/index.ts';
import { moreFiles } from './files/more.ts';
import type { FileRow, LocalTime, MediaRow, PlaceId } from './types.ts';

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const file = (folder: string, name: string, mime: string, size: number, modified: LocalTime): FileRow =>
  ({ id: `${folder}/${name}`, folder, name, mime, size, modified });
const text = (folder: string, name: string, modified: LocalTime, body: string, mime = 'text/plain'): FileRow =>
  ({ ...file(folder, name, mime, new TextEncoder().encode(body).length, modified), text: body });
const song = (name: string, size: number, modified: LocalTime, tags: NonNullable<FileRow['song']>, mime = 'audio/mpeg'): FileRow => ({ ...file('Music', name, mime, size, modified), song: tags });

/** Files of the shared storage, photos apart. */
export const files: readonly FileRow[] = [
  file('Download', 'tide_tables_2026.pdf', pdf, 3_880_214, '2026-03-03 12:39'),
  file('Download', 'tide_tables_2026.csv', 'text/csv', 96_410, '2026-03-03 13:02'),
  file('Download', 'Echo_page6_lanterns.pdf', pdf, 1_204_330, '2026-03-04 09:14'),
  file('Download', 'Signal box open day.pdf', pdf, 412_880, '2026-03-08 16:31'),
  file('Download', 'boarding_BL418_rosa.pdf', pdf, 148_022, '2026-03-08 18:40'),
  file('Download', 'concert_TH-58213.pdf', pdf, 233_910, '2026-01-30 12:34'),
  file('Download', 'sofa_invoice_TW-40917.pdf', pdf, 77_204, '2026-03-06 11:30'),
  file('Download', 'pattern_knitted_heron.zip', 'application/zip', 2_310_048, '2025-12-27 15:10'),
  text('Download', 'concert_times.ics', '2026-03-10 19:40', 'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:th-58213@tidalhall.example\nDTSTART:20260320T190000\nDTEND:20260320T230000\nSUMMARY:The Paper Herons\nLOCATION:Tidal Hall\nEND:VEVENT\nEND:VCALENDAR\n', 'text/calendar'),
  text('Download', 'club-contacts.vcf', '2026-03-07 19:26', ['BEGIN:VCARD', 'VERSION:3.0', 'N:Okonjo;Ada;;;', 'FN:Ada Okonjo', 'ORG:Saltmarsh Climbing Barn', 'TITLE:Youth squad', 'TEL;TYPE=CELL:+44 7700 900171', 'EMAIL;TYPE=WORK:ada@saltmarshbarn.example', 'NOTE:Squad nights Tue and Thu\\, 17:00 to 18:30. Parents wait in the café\\; no', '  street shoes on the mats.', 'END:VCARD',
    'BEGIN:VCARD', 'VERSION:3.0', 'N:Teuling;Bram;;;', 'FN:Bram Teuling', 'TEL;TYPE=CELL:+44 7700 900172', 'TEL;TYPE=HOME:01632 960437', 'EMAIL;TYPE=HOME:bram.teuling@inletmail.example', 'BDAY:1984-11-30', 'END:VCARD',
    'BEGIN:VCARD', 'VERSION:3.0', 'N:Brandtner;Leo;;;', 'FN:Leo Brandtner', 'ORG:Saltmarsh Climbing Barn', 'TEL;TYPE=CELL:07700 900124', 'EMAIL;TYPE=WORK:leo@saltmarshbarn.example', 'END:VCARD', ''].join('\r\n'), 'text/vcard'),
  text('Download', 'keith_mulgrew.vcf', '2026-01-14 11:50', 'BEGIN:VCARD\nVERSION:3.0\nFN:Keith Mulgrew\nORG:Mulgrew Heating & Plumbing\nTEL:+447700900145\nEND:VCARD\n', 'text/vcard'),
  text('Documents', 'readme first.txt', '2025-06-14 18:00', 'Flat: lease and letters. Work: copies only, originals are on the studio server. Money: one file a year.\n'),
  text('Documents', 'quiz questions.txt', '2026-02-08 22:10', '1. How many steps has Gullwing lighthouse? (142)\n2. What year was the great storm? (1849)\n3. Which pier do the Gannet boats use? (3)\n4. Name of the big ferry? (Merrow)\n'),
  file('Documents/Flat', 'Lease 27 Tanners Row flat 4.pdf', pdf, 644_120, '2024-10-01 10:00'),
  file('Documents/Flat', 'Rent letter 27 Tanners Row flat 4.pdf', pdf, 84_512, '2026-02-26 09:41'),
  file('Documents/Flat', 'Boiler manual.pdf', pdf, 5_120_400, '2024-11-12 19:22'),
  text('Documents/Flat', 'inventory.csv', '2024-10-02 12:15', 'item,count,state\ntable,1,good\nchairs,4,one wobbles\ncurtains,3,too short\nkettle,1,old\nkeys,3,one for the bins\n', 'text/csv'),
  file('Documents/Work', 'Lantern_budget_one_page.pdf', pdf, 91_733, '2026-02-27 16:03'),
  file('Documents/Work', 'Lantern_budget.xlsx', xlsx, 48_116, '2026-03-10 10:24'),
  file('Documents/Work', 'panels_1-12_proof3.pdf', pdf, 18_442_910, '2026-03-10 15:42'),
  file('Documents/Work', 'panel_09_proof3.pdf', pdf, 733_008, '2026-03-11 16:29'),
  file('Documents/Work', 'panels_01-06_AR.docx', docx, 58_120, '2026-02-17 13:05'),
  file('Documents/Work', 'panels_07-12_AR.docx', docx, 61_904, '2026-03-02 09:30'),
  file('Documents/Work', 'lamp_plate_rev_C.dxf', 'image/vnd.dxf', 44_160, '2026-03-02 09:05'),
  text('Documents/Work', 'sockets_quay.csv', '2026-03-09 10:55', 'lantern,power,checked\n1,yes,2026-03-02\n2,no,\n3,yes,2026-03-02\n4,yes,2026-03-02\n5,yes,2026-03-03\n6,yes,2026-03-03\n7,yes,2026-03-06\n8,yes,2026-03-03\n9,yes,2026-03-04\n10,yes,2026-03-04\n11,no,\n12,yes,2026-03-04\n', 'text/csv'),
  text('Documents/Work', 'credits.md', '2026-03-10 16:00', '# Credits\n\n- Panel 7: photo Aoife Brennan, Bay Echo, 2025\n- Panel 12: photo 林晓雨 / Lin Xiaoyu\n- Arabic: عمر درويش\n', 'text/markdown'),
  text('Documents/Money', '2025.csv', '2026-01-02 17:00', 'month,in,out,saved\nJan,2410,2180,230\nFeb,2410,2095,315\nMar,2410,2340,70\nApr,2480,2150,330\nMay,2480,2260,220\nJun,2480,2790,-310\nJul,2480,2205,275\nAug,2480,2610,-130\nSep,2480,2120,360\nOct,2480,2330,150\nNov,2480,2240,240\nDec,2880,2905,-25\n', 'text/csv'),
  file('Documents/Money', 'payslip_2026-02.pdf', pdf, 66_018, '2026-02-27 08:00'),
  text('Documents/Travel', 'gannet_key_safe.txt', '2026-02-23 18:45', 'Kelp Cottage, North Landing. Check-in from 16:00, out by 11:00. Key safe left of the door, code 1836. Fuse box behind the coats.\n'),
  file('Documents/Travel', 'ferry_ticket_group.pdf', pdf, 102_447, '2026-03-05 18:16'),
  song('Paper Herons - Tin Harbour.mp3', 7_904_112, '2025-11-02 20:14', { seconds: 247, title: 'Tin Harbour', artist: 'The Paper Herons', album: 'Tin Harbour', cover: 'cover-tin-harbour' }),
  song('Paper Herons - Slow Lantern.mp3', 9_120_556, '2025-11-02 20:14', { seconds: 285, title: 'Slow Lantern', artist: 'The Paper Herons', album: 'Tin Harbour', cover: 'cover-tin-harbour' }),
  song('Marrow Club - Left Shoe (demo).mp3', 5_330_904, '2026-02-10 23:01', { seconds: 222, title: 'Left Shoe (demo)', artist: 'Marrow Club' }),
  song('Jonas - echo test.flac', 24_118_340, '2026-01-25 13:20', { seconds: 198, title: 'echo test', artist: 'Jonas Weir', album: 'Foundry Road', description: 'A clap in a stairwell, and its echo, many times.' }, 'audio/flac'),
  song('abuela rosa - nana.mp3', 3_012_480, '2025-12-27 21:40', { seconds: 94, title: 'Nana de la abuela', artist: 'Rosa Carvajal', description: 'A grandmother sings a lullaby in a kitchen.' }),
  song('苏禾 - 晚风 (现场).mp3', 6_201_344, '2025-08-12 22:05', { seconds: 258, title: '晚风（现场）', artist: '苏禾', album: '海边音乐会' }),
  song('Choir warm-up 3.mp3', 2_204_160, '2026-01-08 17:58', { seconds: 137 }),
  text('Music', 'Gull set, 28 Feb.m3u8', '2026-02-28 23:52', '#EXTM3U\n#PLAYLIST:Gull set, 28 Feb\n#EXTINF:161,Marrow Club - Prize Marrow (live)\nMarrow Club/Live at the Gull and Anchor/01 Prize Marrow.mp3\n#EXTINF:131,Marrow Club - Left Shoe\nMarrow Club/Left Shoe/01 Left Shoe.mp3\n#EXTINF:222,Marrow Club - Left Shoe (demo)\nMarrow Club - Left Shoe (demo).mp3\n#EXTINF:157,Marrow Club - Chips on the Roof\nMarrow Club/Left Shoe/03 Chips on the Roof.mp3\n#EXTINF:95,Marrow Club - Turnip (new)\nMarrow Club/Turnip.mp3\n#EXTINF:254,Marrow Club - Second Prize\nMarrow Club/Vegetable Patch/08 Second Prize.mp3\n', 'audio/x-mpegurl'),
  ...moreFiles,
  file('Pictures', 'wallpaper lighthouse.png', 'image/png', 2_844_016, '2025-10-20 09:00'),
  ...recordingFiles,
];

function shot(scene: string, taken: LocalTime, place?: PlaceId, more: Partial<MediaRow> = {}): MediaRow {
  const album = more.album ?? 'Camera';
  const folder = album === 'Camera' ? 'DCIM/Camera' : album === 'Download' ? 'Download' : `Pictures/${album}`;
  const stamp = taken.replaceAll(/[-:]/g, '').replace(' ', '_');
  return { id: `file-img-${stamp.replace('_', '-')}`, file: `${folder}/IMG_${stamp}00.jpg`, scene, taken, ...(place ? { place } : {}), album, width: 4000, height: 3000, ...more };
}

/** A video of the camera. The camera moves over the picture: what a still cannot show. */
function film(scene: string, taken: LocalTime, seconds: number, views: readonly string[], place?: PlaceId, more: Partial<MediaRow> = {}): MediaRow {
  const stamp = taken.replaceAll(/[-:]/g, '').replace(' ', '_');
  return { ...shot(scene, taken, place), id: `file-vid-${stamp.replace('_', '-')}`, file: `DCIM/Camera/VID_${stamp}00.mp4`, width: 1920, height: 1080, seconds, views, ...more };
}
function screenshot(scene: string, taken: LocalTime): MediaRow {
  const stamp = taken.replaceAll(/[-:]/g, '').replace(' ', '-');
  return { ...shot(scene, taken, undefined, { album: 'Screenshots', width: 2400, height: 1080 }), id: `file-screenshot-${stamp}`, file: `Pictures/Screenshots/Screenshot_${stamp}00.png` };
}

/** The gallery. */
export const media: readonly MediaRow[] = [
  shot('grocery-list', '2026-03-12 09:23', 'home'),
  shot('coffee-latte', '2026-03-11 08:12', 'cafe-bollard'),
  shot('tomato-pasta', '2026-03-10 18:40', 'home', { favourite: true }),
  shot('cafe-receipt', '2026-03-10 13:31', undefined, { album: 'Parley', width: 1080, height: 1920 }),
  shot('market-fruit', '2026-03-08 13:30', undefined, { album: 'Parley', width: 1600, height: 1200 }),
  shot('tulips', '2026-03-08 13:10', undefined, { album: 'Parley', width: 1600, height: 1200 }),
  shot('red-bicycle', '2026-03-07 10:16', 'spoke-and-gannet', { favourite: true }),
  shot('new-sofa', '2026-03-06 11:04', 'home'),
  shot('train-ticket', '2026-03-05 18:06', undefined, { album: 'Parley', width: 1600, height: 1200 }),
  shot('whiteboard-plan', '2026-03-05 14:38', 'kittiwake-studio'),
  shot('kids-drawing', '2026-03-04 15:40', undefined, { album: 'Parley', width: 1600, height: 1200, favourite: true }),
  shot('red-bicycle', '2026-03-03 12:49', 'home'),
  shot('desk-plants', '2026-03-02 16:43', 'kittiwake-studio'),
  shot('bus-timetable', '2026-03-01 17:22', 'quayside-stop'),
  shot('harbour-colourful-houses', '2026-02-28 17:41', 'ferry-pier', { favourite: true }),
  shot('parking-sign', '2026-02-26 17:55', 'ropewalk-parking'),
  shot('library-hall', '2026-02-24 12:30', 'lantern-library'),
  shot('tabby-cat-window', '2026-02-21 18:20', 'home'),
  shot('old-bridge', '2026-02-21 15:00', 'old-bridge'),
  shot('pancake-stack', '2026-02-17 19:05', 'home'),
  shot('ramen-bowl', '2026-02-14 19:20', 'nine-carp-noodles'),
  shot('handwritten-recipe', '2026-02-08 17:35', undefined, { album: 'Parley', width: 1200, height: 1600 }),
  shot('snowy-street', '2026-02-07 14:30', undefined, { album: 'Parley', width: 1600, height: 1200 }),
  shot('running-shoes', '2026-02-01 08:05', 'fennel-park'),
  shot('rainy-window', '2026-01-25 13:38', 'home'),
  shot('hot-air-balloon', '2026-01-24 16:50', undefined, { album: 'Download', width: 1600, height: 1200 }),
  shot('houseplant-monstera', '2026-01-18 11:10', 'home'),
  shot('broken-mug', '2026-01-11 16:18', undefined),
  shot('museum-statue', '2026-01-08 18:12', 'maritime-museum'),
  shot('city-night', '2025-12-31 23:58', 'customs-square', { favourite: true }),
  shot('moving-boxes', '2025-12-13 10:02', 'home'),
  shot('sushi-plate', '2025-11-21 20:10'),
  shot('blue-door', '2025-11-15 14:00'),
  shot('lighthouse', '2025-10-19 12:14', 'gullwing-light', { favourite: true }),
  shot('campfire', '2025-10-18 20:45', 'north-landing', { album: 'Gannet Isle' }),
  shot('alpine-sunset', '2025-10-18 18:05', 'north-landing', { album: 'Gannet Isle' }),
  shot('garden-path', '2025-10-18 16:30', 'north-landing', { album: 'Gannet Isle' }),
  shot('soccer-pitch', '2025-10-07 19:25', 'fennel-pitches'),
  shot('birthday-cake', '2025-09-23 19:30', 'home'),
  shot('mountain-lake', '2025-08-16 09:40'),
  shot('parrot-on-branch', '2025-08-12 11:05'),
  shot('beach-striped-umbrella', '2025-07-20 12:10', 'long-strand', { favourite: true }),
  shot('golden-dog-beach', '2025-07-20 10:30', 'fennel-park'),
  shot('picnic', '2025-07-05 13:15', 'fennel-park'),
  film('harbour-colourful-houses', '2026-03-08 15:22', 24, ['0,300,700,700', '60,280,700,700', '120,260,700,700', '180,240,700,700', '240,220,700,700', '300,200,700,700'], 'ferry-pier'),
  film('ducks-on-pond', '2026-02-22 11:09', 17, ['0,0,1000,1000', '60,40,900,900', '120,80,800,800', '180,130,700,700'], 'fennel-park', { favourite: true }),
  film('city-skyline-night', '2025-12-31 23:59', 41, ['0,150,650,650', '80,130,650,650', '160,110,650,650', '240,90,650,650', '320,70,650,650', '350,40,650,650'], 'customs-square'),
  film('spotted-dog-in-park', '2025-07-20 10:34', 9, ['0,0,1000,1000', '150,150,800,800', '220,220,640,640'], 'fennel-park'),
  screenshot('wallpaper-aurora', '2026-03-09 22:14'),
  screenshot('wallpaper-blossom', '2026-03-01 08:02'),
  screenshot('wallpaper-dusk', '2026-02-19 19:37'),
  shot('succulents-on-windowsill', '2026-03-12 08:04', 'home'),
  shot('desk-with-laptop', '2026-03-11 10:47', 'kittiwake-studio'),
  shot('dish-leek-soup', '2026-03-11 13:06', 'cafe-bollard'),
  shot('dish-lemon-loaf', '2026-03-10 16:20', 'nassers-bakery'),
  shot('receipt-groceries', '2026-03-09 18:31', 'larder'),
  shot('wifi-note-on-fridge', '2025-10-18 15:20', 'kelp-cottage', { album: 'Gannet Isle' }),
  shot('keys-and-wallet', '2026-01-05 07:58', 'home'),
  shot('chalk-menu-board', '2025-11-21 19:31'),
  shot('dish-mapo-tofu', '2026-03-09 20:02', 'home'),
  shot('tram-in-old-street', '2026-03-07 12:31', 'central-station'),
  shot('orange-cat-on-sofa', '2026-03-07 20:48', 'home', { favourite: true }),
  shot('dish-brownies', '2026-03-07 16:10', 'home'),
  shot('dish-paella', '2026-02-28 20:31', 'casa-tilde'),
  shot('yellow-umbrella-in-rain', '2026-02-28 18:55', 'customs-square'),
  shot('bookshelf-with-globe', '2026-02-24 12:34', 'second-tide-books'),
  shot('running-shoes', '2026-02-22 09:12', 'fennel-park'),
  shot('spotted-dog-in-park', '2026-02-22 10:58', 'fennel-park'),
  shot('sunflower-field', '2025-08-09 19:12'),
  shot('mountain-lake-morning', '2025-08-16 10:05'),
  shot('alpine-sunset', '2025-08-16 20:41', undefined, { favourite: true }),
  shot('breakfast-eggs-bacon', '2026-03-08 09:48', 'cafe-bollard', { favourite: true }),
  shot('goldfish-bowl', '2026-02-20 10:15', 'paw-and-tide'),
  shot('dumplings-steamer', '2026-02-14 19:02', 'nine-carp-noodles'),
  shot('blue-guitar-on-stand', '2026-01-30 21:17', 'tidal-hall'),
  shot('concert-ticket', '2026-01-30 12:40', undefined, { album: 'Download', width: 1600, height: 1200 }),
  shot('keys-and-wallet#brightness=-45', '2026-03-04 22:51', 'home', { binned: '2026-03-04 22:53' }),
  shot('latte-art-cup#crop=0,0,520,520', '2026-03-11 08:11', 'cafe-bollard', { binned: '2026-03-11 12:20' }),
  shot('red-bicycle-by-wall#turn=90', '2026-03-07 10:15', 'spoke-and-gannet', { binned: '2026-03-07 10:17' }),
  shot('whiteboard-sprint-plan#brightness=35&contrast=-40', '2026-03-05 14:37', 'kittiwake-studio', { binned: '2026-03-05 14:40' }),
  film('bridge-in-fog', '2026-02-21 15:04', 6, ['0,0,1000,1000', '0,200,800,800'], 'old-bridge', { binned: '2026-02-23 20:31' }),
];
