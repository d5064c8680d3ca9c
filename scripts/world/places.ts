import type { Place } from './types.ts';

const weekdays = (hours: string) => ({ mon: hours, tue: hours, wed: hours, thu: hours, fri: hours });
const daily = (hours: string) => ({ ...weekdays(hours), sat: hours, sun: hours });

/**
 * Shops, offices and sights of Harrow Bay, shared by every app that names one. Districts: Old Quay, Lantern Hill,
 * Saltmarsh, Northgate, Fennel Park, Brackwater, Gullwing Point, and Gannet Isle across the water.
 */
export const places = [
  { id: 'home', name: "27 Tanner's Row", kind: 'home', district: 'Old Quay', address: "Flat 4, 27 Tanner's Row, Harrow Bay HB1 4QR" },
  { id: 'kittiwake-studio', name: 'Kittiwake Studio', kind: 'office', district: 'Old Quay', address: '8 Ropewalk, Harrow Bay HB1 2LN', phone: '+44 1632 960101', hours: weekdays('08:30-18:00'), person: 'ruth-adeyemi' },
  { id: 'maritime-museum', name: 'Harrow Bay Maritime Museum', kind: 'museum', district: 'Old Quay', address: 'Customs House Square 1, Harrow Bay HB1 1AA', phone: '+44 1632 960110', hours: { tue: '10:00-17:00', wed: '10:00-17:00', thu: '10:00-20:00', fri: '10:00-17:00', sat: '10:00-17:00', sun: '11:00-16:00' }, person: 'margaret-hallam' },
  { id: 'customs-square', name: 'Customs House Square', kind: 'landmark', district: 'Old Quay', address: 'Customs House Square, Harrow Bay HB1 1AA' },
  { id: 'ferry-pier', name: 'Gannet Isle Ferry, Pier 3', kind: 'ferry', district: 'Old Quay', address: 'Pier 3, Quayside, Harrow Bay HB1 1FP', phone: '+44 1632 960120', hours: daily('06:30-21:00'), person: 'joy-castellan' },
  { id: 'cafe-bollard', name: 'The Bollard', kind: 'cafe', district: 'Old Quay', address: '14 Quayside, Harrow Bay HB1 1FD', phone: '+44 1632 960131', hours: { ...weekdays('07:00-17:30'), sat: '08:00-18:00', sun: '09:00-16:00' }, person: 'luca-morandi' },
  { id: 'nassers-bakery', name: "Nasser's Bakery", kind: 'bakery', district: 'Lantern Hill', address: '3 Juniper Steps, Harrow Bay HB2 5DE', phone: '+44 1632 960132', hours: { tue: '06:30-17:30', wed: '06:30-17:30', thu: '06:30-17:30', fri: '06:30-17:30', sat: '06:30-15:00', sun: '07:00-13:00' }, person: 'salma-nasser' },
  { id: 'spoke-and-gannet', name: 'Spoke & Gannet', kind: 'shop', district: 'Saltmarsh', address: '61 Cooperage Lane, Harrow Bay HB3 2TT', phone: '+44 1632 960133', hours: { tue: '09:30-18:00', wed: '09:30-18:00', thu: '09:30-18:00', fri: '09:30-18:30', sat: '09:00-16:00' }, person: 'pavel-horak' },
  { id: 'nine-carp-noodles', name: '九鲤面馆 Nine Carp Noodles', kind: 'restaurant', district: 'Northgate', address: '112 Northgate Street, Harrow Bay HB4 1JW', phone: '+44 1632 960134', hours: { mon: '11:30-21:30', wed: '11:30-21:30', thu: '11:30-21:30', fri: '11:30-22:30', sat: '11:30-22:30', sun: '12:00-21:00' }, person: 'zhang-jianguo' },
  { id: 'salt-cellar', name: 'The Salt Cellar', kind: 'restaurant', district: 'Old Quay', address: '40 Quayside, Harrow Bay HB1 1FG', phone: '+44 1632 960135', hours: { wed: '12:00-22:00', thu: '12:00-22:00', fri: '12:00-23:00', sat: '12:00-23:00', sun: '12:00-17:00' } },
  { id: 'casa-tilde', name: 'Casa Tilde', kind: 'restaurant', district: 'Lantern Hill', address: '22 Chandler Street, Harrow Bay HB2 3PA', phone: '+44 1632 960136', hours: { tue: '17:30-23:00', wed: '17:30-23:00', thu: '17:30-23:00', fri: '17:30-23:30', sat: '13:00-23:30' }, person: 'lucia-benitez' },
  { id: 'gull-and-anchor', name: 'The Gull & Anchor', kind: 'bar', district: 'Old Quay', address: '2 Anchor Passage, Harrow Bay HB1 1GA', phone: '+44 1632 960137', hours: daily('12:00-23:00') },
  { id: 'tidal-hall', name: 'Tidal Hall', kind: 'hall', district: 'Brackwater', address: 'Sluice Road 5, Harrow Bay HB5 1TH', phone: '+44 1632 960140', hours: { tue: '10:00-18:00', wed: '10:00-18:00', thu: '10:00-23:00', fri: '10:00-23:30', sat: '10:00-23:30' } },
  { id: 'lantern-library', name: 'Lantern Hill Library', kind: 'library', district: 'Lantern Hill', address: '1 Scholar Street, Harrow Bay HB2 4LB', phone: '+44 1632 960141', hours: { mon: '09:00-20:00', tue: '09:00-18:00', wed: '09:00-18:00', thu: '09:00-20:00', fri: '09:00-17:00', sat: '10:00-16:00' }, person: 'bea-winslow' },
  { id: 'central-station', name: 'Harrow Bay Central', kind: 'station', district: 'Northgate', address: 'Station Parade, Harrow Bay HB4 1ST', phone: '+44 1632 960150', hours: daily('05:15-23:45') },
  { id: 'brackwater-halt', name: 'Brackwater Halt', kind: 'station', district: 'Brackwater', address: 'Halt Road, Harrow Bay HB5 2HR' },
  { id: 'quayside-stop', name: 'Quayside bus stop (C)', kind: 'bus', district: 'Old Quay', address: 'Quayside, opposite no. 14, Harrow Bay HB1 1FD' },
  { id: 'northgate-clinic', name: 'Northgate Clinic', kind: 'clinic', district: 'Northgate', address: '77 Northgate Street, Harrow Bay HB4 1JR', phone: '+44 1632 960160', hours: { ...weekdays('08:00-18:30'), sat: '09:00-12:00' } },
  { id: 'brackwater-dental', name: 'Brackwater Dental', kind: 'dentist', district: 'Brackwater', address: '19 Sluice Road, Harrow Bay HB5 1TK', phone: '+44 1632 960161', hours: weekdays('08:00-17:00'), person: 'anika-dessler' },
  { id: 'paw-and-tide', name: 'Paw & Tide Vets', kind: 'vet', district: 'Fennel Park', address: '6 Meadow Rise, Harrow Bay HB6 3VT', phone: '+44 1632 960162', hours: { ...weekdays('08:30-19:00'), sat: '09:00-13:00' }, person: 'ingrid-voss' },
  { id: 'lade-pharmacy', name: 'Mill Lade Pharmacy', kind: 'pharmacy', district: 'Old Quay', address: '5 Mill Lade, Harrow Bay HB1 3MP', phone: '+44 1632 960163', hours: { ...weekdays('08:45-18:30'), sat: '09:00-17:00' } },
  { id: 'scissor-and-stone', name: 'Scissor & Stone', kind: 'hairdresser', district: 'Saltmarsh', address: '33 Cooperage Lane, Harrow Bay HB3 2TR', phone: '+44 1632 960164', hours: { wed: '10:00-19:00', thu: '10:00-20:00', fri: '09:00-18:00', sat: '09:00-16:00' }, person: 'dawn-whittier' },
  { id: 'fennel-pitches', name: 'Fennel Park Pitches', kind: 'pitch', district: 'Fennel Park', address: 'Park Avenue Gate 2, Harrow Bay HB6 1FP', phone: '+44 1632 960170', hours: daily('08:00-22:00'), person: 'femi-balogun' },
  { id: 'fennel-park', name: 'Fennel Park', kind: 'park', district: 'Fennel Park', address: 'Park Avenue, Harrow Bay HB6 1FN', hours: daily('06:00-21:00') },
  { id: 'saltmarsh-gym', name: 'Saltmarsh Climbing Barn', kind: 'gym', district: 'Saltmarsh', address: '90 Cooperage Lane, Harrow Bay HB3 2TX', phone: '+44 1632 960171', hours: { ...weekdays('10:00-22:00'), sat: '09:00-20:00', sun: '09:00-20:00' } },
  { id: 'kiln-and-co', name: 'Kiln & Co. Pottery', kind: 'shop', district: 'Lantern Hill', address: '9 Chandler Street, Harrow Bay HB2 3PB', phone: '+44 1632 960172', hours: { wed: '11:00-18:00', thu: '11:00-21:00', fri: '11:00-18:00', sat: '10:00-18:00', sun: '11:00-16:00' }, person: 'zhou-ting' },
  { id: 'inkwell-press', name: 'Inkwell Press', kind: 'shop', district: 'Brackwater', address: 'Unit 7, Sluice Yard, Harrow Bay HB5 1SY', phone: '+44 1632 960173', hours: weekdays('08:00-16:30'), person: 'victor-szabados' },
  { id: 'saturday-market', name: 'Cooperage Market', kind: 'market', district: 'Saltmarsh', address: 'Cooperage Lane, Harrow Bay HB3 2TA', hours: { wed: '08:00-13:00', sat: '08:00-14:00' } },
  { id: 'larder', name: 'The Larder Grocery', kind: 'shop', district: 'Old Quay', address: '31 Mill Lade, Harrow Bay HB1 3MN', phone: '+44 1632 960174', hours: { ...weekdays('07:30-21:00'), sat: '08:00-21:00', sun: '10:00-16:00' } },
  { id: 'petal-lane', name: 'Petal Lane Flowers', kind: 'shop', district: 'Lantern Hill', address: '17 Chandler Street, Harrow Bay HB2 3PC', phone: '+44 1632 960175', hours: { tue: '09:00-17:30', wed: '09:00-17:30', thu: '09:00-17:30', fri: '09:00-17:30', sat: '09:00-17:00', sun: '09:00-12:00' } },
  { id: 'second-tide-books', name: 'Second Tide Books', kind: 'shop', district: 'Lantern Hill', address: '11 Scholar Street, Harrow Bay HB2 4LC', phone: '+44 1632 960176', hours: { ...weekdays('10:00-18:00'), sat: '10:00-18:00', sun: '11:00-16:00' } },
  { id: 'orpheum', name: 'The Orpheum Cinema', kind: 'cinema', district: 'Northgate', address: '140 Northgate Street, Harrow Bay HB4 1JY', phone: '+44 1632 960177', hours: daily('11:00-23:30') },
  { id: 'quay-post', name: 'Quayside Post Office', kind: 'post', district: 'Old Quay', address: '22 Quayside, Harrow Bay HB1 1FE', phone: '+44 1632 960178', hours: { ...weekdays('09:00-17:30'), sat: '09:00-12:30' } },
  { id: 'bay-mutual', name: 'Bay Mutual Bank', kind: 'bank', district: 'Northgate', address: '4 Station Parade, Harrow Bay HB4 1SU', phone: '+44 1632 960179', hours: { ...weekdays('09:30-16:30'), sat: '09:30-12:30' } },
  { id: 'ropewalk-parking', name: 'Ropewalk Car Park', kind: 'parking', district: 'Old Quay', address: 'Ropewalk, Harrow Bay HB1 2LP', hours: daily('06:00-23:00') },
  { id: 'gullwing-light', name: 'Gullwing Point Lighthouse', kind: 'landmark', district: 'Gullwing Point', address: 'Gullwing Point, Harrow Bay HB7 1GL', phone: '+44 1632 960180', hours: { sat: '10:00-16:00', sun: '10:00-16:00' } },
  { id: 'long-strand', name: 'Long Strand Beach', kind: 'beach', district: 'Gullwing Point', address: 'Strand Road, Harrow Bay HB7 2LS' },
  { id: 'kelp-cottage', name: 'Kelp Cottage', kind: 'cottage', district: 'Gannet Isle', address: 'Kelp Cottage, North Landing, Gannet Isle HB9 1NL', phone: '+44 1632 960190' },
  { id: 'north-landing', name: 'North Landing Campsite', kind: 'park', district: 'Gannet Isle', address: 'North Landing, Gannet Isle HB9 1NM', phone: '+44 1632 960191' },
  { id: 'old-bridge', name: 'Mill Lade Bridge', kind: 'landmark', district: 'Old Quay', address: 'Mill Lade, Harrow Bay HB1 3MB' },
  { id: 'saltmarsh-primary', name: 'Saltmarsh Primary School', kind: 'school', district: 'Saltmarsh', address: '12 Creek Lane, Harrow Bay HB3 4SP', phone: '+44 1632 960192', hours: weekdays('08:20-16:00') },
  { id: 'harbour-lodge', name: 'Harbour Lodge Hotel', kind: 'hotel', district: 'Old Quay', address: '50 Quayside, Harrow Bay HB1 1FH', phone: '+44 1632 960193', hours: daily('00:00-24:00') },
] as const satisfies readonly Place[];
