import type { Pair } from './geography.ts';

export type LineKind = 'bus' | 'tram' | 'ferry' | 'rail';
/** Departures from the first stop of either way: between two times of day, each so many minutes. */
export type Band = readonly [from: string, to: string, every: number];
export interface LinePlan { id: string; kind: LineKind; name: string; colour: string; from: string; to: string; stops: readonly string[]; days: readonly Band[]; sunday: readonly Band[]; /** Minutes after the hour of its first departure. */ offset: number; /** Minutes between stops, where it does not follow from the way. */ minutes?: readonly number[]; /** Points between two stops, for what sails. */ via?: Readonly<Record<string, readonly Pair[]>> }

export const stops: Readonly<Record<string, readonly [name: string, x: number, y: number]>> = {
  central: ['Harrow Bay Central', 60, -1256], 'halt': ['Brackwater Halt', 1412, -1740], clinic: ['Northgate Clinic', -118, -1040], gate: ['North Gate', -62, -620], castle: ['Castle Green', -420, -352], square: ['Customs House Square', 66, 90],
  quayside: ['Quayside (C)', -300, 160], 'pier-three': ['Pier 3', 255, 158], 'quay-west': ['Quayside West', -516, 172], parade: ['West Parade', -840, 410], lido: ['Lido', -1300, 565], strand: ['Long Strand', -2070, 915], gullwing: ['Gullwing Point', -2860, 1368],
  chandler: ['Chandler Street', -860, -5], library: ['Lantern Hill Library', -610, -166], beacon: ['Beacon Crescent', -1090, -400], hollow: ['Hollow Lane', -2050, -60], hollowwood: ['Hollow Wood', -2790, 140], westgate: ['Westgate', -800, -695], westring: ['Ring Road West', -1718, -610],
  brannoc: ['St Brannoc', -700, -1010], fennel: ['Fennel Park South', -1000, -1850], avenue: ['Park Avenue Gate 2', -610, -2690], oldpark: ['Old Park Road', -1380, -3120], meadow: ['Meadow Rise', -1830, -1720], vets: ['Meadow Rise South', -1600, -1210],
  foundry: ['Foundry Street', 220, -1520], wexcombe: ['Wexcombe Road', -310, -2500], bridge: ['Harbour Bridge', 700, -670], marshroad: ['Saltmarsh Road', 1250, -660], heron: ['Heron Road', 1450, -1000], cooperage: ['Cooperage Market', 1190, -108], barn: ['Climbing Barn', 1790, 122], school: ['Creek Lane', 1560, 160], docks: ['Saltmarsh Dock', 1000, 402],
  reserve: ['Saltmarsh Reserve', 2080, 220], eastring: ['Ring Road East', 2290, -640], sluice: ['Sluice Road', 1700, -1330], tidal: ['Tidal Hall', 960, -1400], stanning: ['Stanning Road', 1560, -2520], upper: ['Upper Hollow', -2150, -760],
  'f-pier-one': ['Pier 1', -260, 318], 'f-pier-three': ['Gannet Isle Ferry, Pier 3', 260, 345], 'f-isle': ['North Landing', 1715, 2425], 'f-dock': ['Saltmarsh Dock (ferry)', 1000, 605], 'f-gullwing': ['Gullwing Jetty', -2805, 1660],
};

const DAY = (peak: number, day: number, late: number): readonly Band[] => [['05:30', '07:00', day], ['07:00', '09:30', peak], ['09:30', '16:00', day], ['16:00', '19:00', peak], ['19:00', '23:30', late]];
const SUNDAY = (every: number): readonly Band[] => [['07:30', '22:30', every]];

export const lines: readonly LinePlan[] = [
  { id: 't1', kind: 'tram', name: 'T1', colour: '#B3263A', from: 'Harrow Bay Central', to: 'Long Strand', offset: 2, stops: ['central', 'clinic', 'gate', 'castle', 'quay-west', 'parade', 'lido', 'strand'], days: DAY(8, 10, 15), sunday: SUNDAY(15) },
  { id: 't2', kind: 'tram', name: 'T2', colour: '#7A3FA0', from: 'Quayside', to: 'Brackwater Halt', offset: 5, stops: ['quayside', 'square', 'pier-three', 'bridge', 'marshroad', 'heron', 'sluice', 'halt'], days: DAY(10, 12, 20), sunday: SUNDAY(20) },
  { id: 'b1', kind: 'bus', name: '1', colour: '#1F6FB2', from: 'Central', to: 'Gullwing Point', offset: 11, stops: ['central', 'clinic', 'brannoc', 'westgate', 'library', 'chandler', 'hollow', 'hollowwood', 'gullwing'], days: DAY(15, 20, 30), sunday: SUNDAY(30) },
  { id: 'b2', kind: 'bus', name: '2', colour: '#2E7D4F', from: 'Old Park Road', to: 'Saltmarsh Reserve', offset: 4, stops: ['oldpark', 'avenue', 'fennel', 'foundry', 'central', 'gate', 'bridge', 'marshroad', 'cooperage', 'barn', 'reserve'], days: DAY(12, 15, 30), sunday: SUNDAY(30) },
  { id: 'b4', kind: 'bus', name: '4', colour: '#B4622D', from: 'Quayside', to: 'Stanning Road', offset: 8, stops: ['quayside', 'square', 'central', 'foundry', 'tidal', 'sluice', 'halt', 'stanning'], days: DAY(20, 20, 30), sunday: SUNDAY(60) },
  { id: 'b6', kind: 'bus', name: '6', colour: '#00798C', from: 'Upper Hollow', to: 'Saltmarsh Dock', offset: 14, stops: ['upper', 'westring', 'beacon', 'library', 'castle', 'quayside', 'pier-three', 'bridge', 'cooperage', 'school', 'docks'], days: DAY(15, 20, 40), sunday: SUNDAY(40) },
  { id: 'b9', kind: 'bus', name: '9', colour: '#8A5A00', from: 'Ring Road West', to: 'Ring Road East', offset: 0, stops: ['westring', 'vets', 'meadow', 'fennel', 'wexcombe', 'halt', 'sluice', 'eastring', 'reserve'], days: DAY(20, 30, 60), sunday: SUNDAY(60) },
  { id: 'f1', kind: 'ferry', name: 'Isle Ferry', colour: '#2B5C8A', from: 'Pier 3', to: 'North Landing', offset: 30, stops: ['f-pier-three', 'f-isle'], minutes: [22], via: { 'f-isle': [[300, 620], [560, 900], [1050, 1550], [1560, 2200]] }, days: [['06:30', '21:00', 60]], sunday: [['08:30', '19:30', 60]] },
  { id: 'f2', kind: 'ferry', name: 'Harbour Boat', colour: '#3D7EA6', from: 'Saltmarsh Dock', to: 'Gullwing Jetty', offset: 15, stops: ['f-dock', 'f-pier-one', 'f-gullwing'], minutes: [9, 21], via: { 'f-pier-one': [[900, 700], [620, 760], [180, 790], [-30, 600], [-200, 420]], 'f-gullwing': [[-200, 420], [-60, 560], [-40, 760], [-600, 1100], [-1700, 1560], [-2500, 1720]] }, days: [['09:00', '18:30', 60]], sunday: [['09:00', '18:30', 60]] },
  { id: 'r1', kind: 'rail', name: 'Bay Line', colour: '#4A4F55', from: 'Harrow Bay Central', to: 'Brackwater Halt', offset: 21, stops: ['central', 'halt'], minutes: [4], days: [['05:15', '23:45', 30]], sunday: [['07:15', '22:45', 60]] },
];
