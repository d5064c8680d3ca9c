import type { Line } from './types.ts';

/** The Calloways, the Carvajals, and the days on which everybody is off. */
export const family: readonly Line[] = [
  { id: 'poppy-mortgage', title: 'Poppy: look over the mortgage papers', in: 'family', on: '2026-01-22', at: '18:30-19:30', place: '16 Creek Lane, Harrow Bay HB3 4SN' },
  { id: 'dad-train', title: "Dad's signal box open day", in: 'family', on: '2026-02-21', at: '11:00-15:00', place: 'Wexcombe Heritage Railway', guests: [['david-calloway', 'yes'], ['helen-calloway', 'yes']] },
  { id: 'alfie-school', title: 'Alfie: Otters class assembly', in: 'family', on: '2026-03-13', at: '09:00-09:40', place: 'saltmarsh-primary', notes: 'He is a crab.', by: 'poppy-calloway', answer: 'yes', remind: [45] },
  { id: 'mum-arrives', title: 'Mum arrives', in: 'family', on: '2026-03-14', at: '11:52-12:15', place: 'central-station', notes: 'From Wexcombe 10:18, coach C seat 27. Inés fetches her, I do the beds.', remind: [60] },
  { id: 'mum-weekend', title: 'Mum is here (Mother’s Day weekend)', in: 'family', on: '2026-03-14', to: '2026-03-15', colour: 'pink', free: true },
  { id: 'lighthouse', title: 'Gullwing lighthouse with Mum', in: 'family', on: '2026-03-15', at: '10:30-12:30', place: 'gullwing-light', notes: 'Open 10 to 4. 142 steps.' },
  { id: 'mum-train', title: 'Mum’s train home', in: 'family', on: '2026-03-15', at: '16:20-16:35', place: 'central-station', remind: [45] },
  { id: 'poppy-lunch', title: "Poppy's birthday lunch", in: 'family', on: '2026-03-21', at: '13:00-15:30', place: 'salt-cellar', notes: 'Booked under BELLAMY. Cake, voucher, candles 3 and 2. Dad believes 12:30.', by: 'poppy-calloway', answer: 'yes', guests: [['marcus-bellamy', 'yes'], ['helen-calloway', 'yes'], ['david-calloway', 'yes'], ['ines-carvajal', 'yes'], ['edith-calloway', 'maybe']], remind: [60, 1440] },
  { id: 'rosa', title: 'Rosa en casa', in: 'family', on: '2026-04-02', to: '2026-04-07', notes: 'Dos almohadas. Trae una sábana "por si acaso".', colour: 'orange', free: true },
  { id: 'rosa-lands', title: 'Rosa: BL 418 aterriza', in: 'family', on: '2026-04-02', at: '14:25-15:00', place: 'Airport, arrivals', notes: 'Salir de casa a las 13:15. Conduce Inés.', remind: [90] },
  { id: 'tilde', title: 'Cena en Casa Tilde (Carvajal, 4)', in: 'family', on: '2026-04-03', at: '20:30-22:45', place: 'casa-tilde', notes: 'Junto a la ventana.', guests: [['rosa-carvajal', 'yes'], ['ines-carvajal', 'yes'], ['diego-fuentes', 'no']], remind: [60] },
  { id: 'faro', title: 'Faro si no llueve, museo si llueve', in: 'family', on: '2026-04-05', at: '11:00-13:00', place: 'gullwing-light' },
  { id: 'rosa-flies', title: 'Rosa: vuelo a las 11:10', in: 'family', on: '2026-04-07', at: '09:00-11:10', place: 'Airport, departures', remind: [60] },
  { id: 'graham', title: 'Lambs at Lark Farm', in: 'family', on: '2026-04-12', at: '13:00-17:00', place: 'Lark Farm, Upper Stanning ST8 4LF', by: 'graham-calloway', answer: 'waiting', guests: [['poppy-calloway', 'yes'], ['marcus-bellamy', 'yes']] },
  { id: 'gran-visit', title: 'Visit Gran at Larkfield House', in: 'family', on: '2026-04-26', at: '14:00-16:00', place: 'Larkfield House, Wexcombe' },
  { id: 'alfie-match', title: 'Alfie: under-8s final', in: 'family', on: '2026-05-02', at: '10:00-11:30', place: 'fennel-pitches' },
  { id: 'mateo-wine', title: 'Mateo: visita a la bodega (llamada)', in: 'family', on: '2026-05-18', at: '19:00-19:30', place: 'By video', guests: [['mateo-carvajal', 'yes']] },
  { id: 'mum-garden', title: 'Garden weekend in Wexcombe', in: 'family', on: '2026-05-23', to: '2026-05-25', place: '5 Orchard End, Wexcombe', free: true },
  { id: 'ines-exam', title: 'Inés: examen', in: 'family', on: '2026-06-17', at: '09:00-12:00', notes: 'Chocolate antes, no después.' },
  { id: 'sophie', title: 'Call Sophie', in: 'family', on: '2026-03-14', at: '20:00-20:45', place: 'By video', guests: [['sophie-lacey', 'yes']] },
];

export const holidays: readonly Line[] = [
  { id: 'new-year', title: "New Year's Day", in: 'holidays', on: '2026-01-01' },
  { id: 'mothers-day', title: "Mother's Day", in: 'holidays', on: '2026-03-15' },
  { id: 'patrick', title: "St Patrick's Day", in: 'holidays', on: '2026-03-17' },
  { id: 'clocks', title: 'Clocks go forward', in: 'holidays', on: '2026-03-29' },
  { id: 'good-friday', title: 'Good Friday', in: 'holidays', on: '2026-04-03' },
  { id: 'easter', title: 'Easter Sunday', in: 'holidays', on: '2026-04-05' },
  { id: 'easter-monday', title: 'Easter Monday', in: 'holidays', on: '2026-04-06' },
  { id: 'boat-blessing', title: 'Blessing of the Boats', in: 'holidays', on: '2026-04-19' },
  { id: 'may-day', title: 'Early May bank holiday', in: 'holidays', on: '2026-05-04' },
  { id: 'spring-bank', title: 'Spring bank holiday', in: 'holidays', on: '2026-05-25' },
  { id: 'regatta', title: 'Harrow Bay Regatta', in: 'holidays', on: '2026-06-20', to: '2026-06-21' },
  { id: 'harbour-day', title: 'Harbour Day', in: 'holidays', on: '2026-07-11' },
  { id: 'summer-bank', title: 'Summer bank holiday', in: 'holidays', on: '2026-08-31' },
  { id: 'lantern-night', title: 'Lantern Night', in: 'holidays', on: '2026-11-07' },
  { id: 'christmas', title: 'Christmas Day', in: 'holidays', on: '2026-12-25' },
  { id: 'boxing', title: 'Boxing Day', in: 'holidays', on: '2026-12-26' },
];
