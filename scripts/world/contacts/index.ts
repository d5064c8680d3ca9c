// Over 300 lines: a table of base data.
import type { PersonId, PlaceId } from '../types.ts';

/** What the address book says of someone beyond the cast: by hand, with the gaps that address books have. */
export interface Entry {
  person: PersonId;
  groups?: readonly string[];
  starred?: boolean;
  nickname?: string;
  notes?: string;
  /** Label of the cast's number, `Mobile` unless told. */
  label?: string;
  more?: readonly (readonly [label: string, number: string])[];
  /** Label of the cast's address; null where the book has none. */
  email?: string | null;
  emails?: readonly (readonly [label: string, address: string])[];
  /** Whether the postal address is kept. */
  address?: boolean;
  /** `full`, `day` without the year, or none. */
  birthday?: 'full' | 'day' | 'none';
  portrait?: boolean;
  company?: boolean;
  ringtone?: string;
  toVoicemail?: boolean;
  /** When it was saved, in local time. */
  saved: string;
}

/** The Calloways' telephone at Orchard End, which two people share. */
export const ORCHARD_END = '01632 960402';

export const entries: readonly Entry[] = [
  {
    person: 'ines-carvajal',
    groups: ['Family', 'Climbing'],
    starred: true,
    nickname: 'Ine',
    email: 'Home',
    emails: [['Work', 'i.carvajal@northgateclinic.example']],
    more: [['Work', '+44 1632 960160']],
    address: true,
    birthday: 'full',
    ringtone: 'Lark',
    notes: 'Allergic to cashews. Ring size M.',
    saved: '2024-09-28 10:12',
  },
  {
    person: 'helen-calloway',
    groups: ['Family'],
    starred: true,
    nickname: 'Mum',
    email: 'Home',
    more: [['Home', ORCHARD_END]],
    address: true,
    birthday: 'full',
    ringtone: 'Old Telephone',
    saved: '2024-09-28 10:12',
  },
  {
    person: 'david-calloway',
    groups: ['Family'],
    nickname: 'Dad',
    email: 'Home',
    more: [['Home', ORCHARD_END]],
    address: true,
    birthday: 'full',
    notes: 'Signal box on Tuesdays and Saturdays, phone off.',
    saved: '2024-09-28 10:12',
  },
  {
    person: 'poppy-calloway',
    groups: ['Family'],
    email: 'Home',
    emails: [['Work', 'p.calloway@baymutual.example']],
    address: true,
    birthday: 'full',
    saved: '2024-09-28 10:13',
  },
  {
    person: 'marcus-bellamy',
    groups: ['Family'],
    email: 'Home',
    birthday: 'full',
    notes: "Poppy's husband. Knows about trees and the council.",
    saved: '2024-09-28 10:13',
  },
  {
    person: 'edith-calloway',
    groups: ['Family'],
    nickname: 'Gran',
    email: null,
    address: true,
    birthday: 'full',
    more: [['Larkfield desk', '01632 960415']],
    notes: 'Larkfield House, room 12. Best after 15:00.\nHearing aid: let it ring.',
    saved: '2024-09-28 10:14',
  },
  {
    person: 'graham-calloway',
    groups: ['Family'],
    nickname: 'Uncle Graham',
    email: null,
    more: [['Home', '01632 960408']],
    address: true,
    birthday: 'day',
    saved: '2024-10-06 18:20',
  },
  {
    person: 'sophie-lacey',
    groups: ['Family'],
    email: 'Home',
    address: true,
    birthday: 'full',
    notes: 'Port Ellery, five hours behind us.',
    saved: '2024-12-12 20:01',
  },
  {
    person: 'rosa-carvajal',
    groups: ['Family'],
    email: 'Home',
    address: true,
    birthday: 'full',
    notes: 'Prefiere los mensajes de voz; llamar por la tarde.',
    saved: '2024-10-02 21:40',
  },
  {
    person: 'mateo-carvajal',
    groups: ['Family'],
    email: 'Work',
    birthday: 'full',
    saved: '2024-10-02 21:41',
  },
  {
    person: 'mira-osei',
    groups: ['Climbing'],
    starred: true,
    email: 'Home',
    more: [['Work', '+44 1632 960176']],
    address: true,
    birthday: 'full',
    saved: '2024-09-28 10:20',
  },
  {
    person: 'jonas-weir',
    email: 'Work',
    emails: [['Home', 'jonasweir@inletmail.example']],
    birthday: 'full',
    notes: 'Still has my amp.',
    saved: '2024-09-28 10:20',
  },
  { person: 'lin-xiaoyu', email: 'Home', address: true, birthday: 'full', saved: '2025-01-19 14:02' },
  {
    person: 'chen-zhiyuan',
    email: 'Home',
    emails: [['Work', 'z.chen@hbport.example']],
    address: true,
    birthday: 'full',
    saved: '2025-02-01 19:30',
  },
  {
    person: 'wang-meiling',
    more: [['Work', '+44 1632 960160']],
    email: null,
    birthday: 'full',
    notes: '志远的太太，在 Northgate Clinic 药房',
    saved: '2025-02-01 19:31',
  },
  {
    person: 'amina-haddad',
    email: 'Work',
    birthday: 'full',
    more: [['Work', '+44 1632 960140']],
    saved: '2024-11-08 12:15',
  },
  {
    person: 'yusuf-qabbani',
    groups: ['Five-a-side'],
    email: 'Work',
    birthday: 'none',
    notes: 'Shelves, 2 × oak, quote £340 (Nov)',
    saved: '2024-11-08 12:16',
  },
  {
    person: 'sam-okafor',
    groups: ['Five-a-side'],
    email: 'Home',
    address: true,
    birthday: 'full',
    notes: 'Shifts: two weeks on, one off',
    saved: '2024-09-28 10:21',
  },
  {
    person: 'sam-whitlow',
    email: 'Home',
    more: [['Work', '01632 960420']],
    birthday: 'full',
    notes: 'Bay Echo, not the ferries',
    saved: '2025-05-14 17:45',
  },
  { person: 'diego-fuentes', email: 'Home', birthday: 'full', saved: '2025-03-22 23:10' },
  {
    person: 'lucia-benitez',
    email: 'Work',
    label: 'Mobile',
    more: [['Work', '+44 1632 960136']],
    birthday: 'none',
    saved: '2025-03-22 23:12',
  },
  {
    person: 'priya-raman',
    groups: ['Climbing'],
    email: 'Home',
    address: true,
    birthday: 'full',
    saved: '2024-09-28 10:22',
  },
  {
    person: 'tom-ferris',
    groups: ['Five-a-side', 'Climbing'],
    email: 'Home',
    birthday: 'day',
    saved: '2024-10-11 20:05',
  },
  { person: 'hana-morikawa', email: 'Work', address: true, birthday: 'full', saved: '2025-02-14 11:20' },
  {
    person: 'leo-brandtner',
    groups: ['Climbing'],
    email: 'Home',
    birthday: 'full',
    notes: 'Sets on Mondays, wall shut till 16:00',
    saved: '2024-10-05 19:48',
  },
  { person: 'zoe-pettigrew', email: 'Home', birthday: 'full', saved: '2025-06-27 22:31' },
  {
    person: 'nikola-petrovic',
    groups: ['Five-a-side'],
    email: null,
    birthday: 'none',
    notes: 'Chess on Thursdays',
    saved: '2024-10-11 20:06',
  },
  { person: 'freya-lindholm', email: 'Home', address: true, birthday: 'full', saved: '2024-09-28 10:23' },
  {
    person: 'callum-reid',
    groups: ['Five-a-side'],
    email: 'Home',
    more: [['Work', '+44 1632 960192']],
    birthday: 'full',
    notes: 'Books the pitch',
    saved: '2024-10-11 20:04',
  },
  {
    person: 'aoife-brennan',
    groups: ['Climbing'],
    email: 'Home',
    birthday: 'none',
    saved: '2025-04-09 09:17',
  },
  {
    person: 'ruth-adeyemi',
    groups: ['Studio'],
    starred: true,
    email: 'Work',
    more: [['Work', '+44 1632 960101']],
    address: true,
    birthday: 'full',
    saved: '2024-09-30 09:05',
  },
  {
    person: 'catherine-marsh',
    groups: ['Studio'],
    email: 'Work',
    birthday: 'full',
    saved: '2024-09-30 09:06',
  },
  {
    person: 'owen-pryce',
    groups: ['Studio', 'Climbing'],
    email: 'Work',
    birthday: 'full',
    saved: '2024-09-30 09:06',
  },
  { person: 'liu-siyuan', groups: ['Studio'], email: 'Work', birthday: 'none', saved: '2024-09-30 09:07' },
  {
    person: 'nadia-rahman',
    groups: ['Studio'],
    email: 'Work',
    emails: [['Home', 'nadia.r@lumenmail.example']],
    birthday: 'full',
    saved: '2024-09-30 09:07',
  },
  {
    person: 'elsie-thornbury',
    groups: ['Studio'],
    email: 'Work',
    birthday: 'none',
    notes: 'Invoices by the 25th',
    saved: '2024-09-30 09:08',
  },
  { person: 'tess-hollis', groups: ['Studio'], email: 'Work', birthday: 'full', saved: '2026-01-12 09:30' },
  {
    person: 'margaret-hallam',
    email: 'Work',
    more: [['Work', '+44 1632 960110']],
    birthday: 'none',
    notes: 'Answers mail before 08:00. Not Maggie.',
    saved: '2025-09-03 15:22',
  },
  {
    person: 'omar-darwish',
    email: 'Work',
    more: [['Work', '+44 1632 960110']],
    birthday: 'none',
    saved: '2025-09-10 10:40',
  },
  {
    person: 'gabriel-seixas',
    email: 'Work',
    address: true,
    birthday: 'none',
    notes: 'Gate code 4471#',
    saved: '2025-10-21 08:55',
  },
  {
    person: 'victor-szabados',
    email: 'Work',
    more: [['Work', '+44 1632 960173']],
    address: true,
    birthday: 'none',
    saved: '2025-10-21 08:58',
  },
  {
    person: 'alina-dragan',
    email: 'Work',
    birthday: 'none',
    notes: 'Permits, Lantern Walk ref. LW-26/114',
    saved: '2026-01-20 11:04',
  },
  {
    person: 'katherine-march',
    email: null,
    address: true,
    birthday: 'none',
    notes: 'Upstairs, flat 6. Works nights: ring after 14:00.\nCat: Biscuit',
    saved: '2024-10-15 18:33',
  },
  {
    person: 'walter-finch',
    label: 'Home',
    email: null,
    address: true,
    birthday: 'none',
    notes: 'Has our spare key',
    portrait: false,
    saved: '2024-10-15 18:35',
  },
  {
    person: 'gareth-penhallow',
    email: 'Work',
    birthday: 'none',
    toVoicemail: true,
    saved: '2024-09-20 13:00',
  },
  { person: 'keith-mulgrew', email: null, birthday: 'none', saved: '2026-01-14 11:52' },
  {
    person: 'anika-dessler',
    label: 'Work',
    email: 'Work',
    address: true,
    birthday: 'none',
    notes: 'Check-up every six months',
    saved: '2024-10-21 09:14',
  },
  { person: 'ingrid-voss', label: 'Work', email: 'Work', birthday: 'none', saved: '2025-01-08 16:26' },
  {
    person: 'dawn-whittier',
    email: null,
    more: [['Work', '+44 1632 960164']],
    birthday: 'none',
    saved: '2025-02-20 12:40',
  },
  {
    person: 'pavel-horak',
    email: 'Work',
    label: 'Mobile',
    more: [['Work', '+44 1632 960133']],
    birthday: 'none',
    saved: '2025-03-30 11:11',
  },
  {
    person: 'salma-nasser',
    email: null,
    label: 'Mobile',
    more: [['Work', '+44 1632 960132']],
    birthday: 'none',
    portrait: false,
    saved: '2025-01-25 07:50',
  },
  {
    person: 'zhang-jianguo',
    email: null,
    label: 'Mobile',
    more: [['Work', '+44 1632 960134']],
    address: true,
    birthday: 'none',
    notes: '周二休息',
    saved: '2025-02-02 20:44',
  },
  { person: 'luca-morandi', email: null, birthday: 'none', saved: '2025-04-18 08:31' },
  {
    person: 'marisol-vega',
    email: 'Work',
    birthday: 'none',
    notes: 'Clase los lunes 18:30. Deberes antes del domingo.',
    saved: '2025-09-08 18:25',
  },
  {
    person: 'tariq-alhassan',
    email: null,
    birthday: 'none',
    notes: 'Airport £46, fixed. Book the day before.',
    saved: '2025-06-02 06:10',
  },
  { person: 'bea-winslow', label: 'Work', email: 'Work', birthday: 'none', saved: '2025-07-16 13:05' },
  { person: 'joy-castellan', label: 'Work', email: 'Work', birthday: 'none', saved: '2025-11-04 15:50' },
];

/** Known on Parley and not in the address book: a teacher of a nephew, a class, a booking desk. */
export const onlyOnParley: readonly PersonId[] = ['harriet-stonely', 'zhou-ting', 'femi-balogun'];

/** Shops and offices under their own name. */
export const services: readonly {
  place: PlaceId;
  email?: string;
  notes?: string;
  groups?: readonly string[];
  saved: string;
}[] = [
  {
    place: 'bay-mutual',
    email: 'help@baymutual.example',
    notes: 'Lost card: option 2, day and night',
    saved: '2024-10-01 12:00',
  },
  { place: 'northgate-clinic', notes: 'Repeat prescriptions before 11:00', saved: '2024-10-01 12:04' },
  { place: 'lade-pharmacy', saved: '2024-12-03 17:31' },
  { place: 'saltmarsh-gym', groups: ['Climbing'], saved: '2024-10-05 19:40' },
  { place: 'central-station', notes: 'Lost property: ask for desk 3', saved: '2025-08-16 21:09' },
  { place: 'larder', saved: '2025-12-19 18:02' },
];

/** Cards that say again what another says: typed twice, imported from an old phone, or saved from a message. */
export const doubles: readonly {
  id: string;
  given: string;
  family: string;
  company?: string;
  role?: string;
  phones: readonly (readonly [string, string])[];
  emails: readonly (readonly [string, string])[];
  notes?: string;
  saved: string;
}[] = [
  {
    id: 'keith',
    given: 'Keith',
    family: '',
    company: 'Mulgrew Heating',
    phones: [['Mobile', '07700 900145']],
    emails: [],
    notes: 'Boiler. Ask for a receipt',
    saved: '2025-11-27 08:20',
  },
  {
    id: 'priya-raman-uni',
    given: 'Priya',
    family: 'Raman',
    company: 'University of Harrow Bay',
    phones: [],
    emails: [['Work', 'p.raman@harrowbay-university.example']],
    saved: '2025-10-02 13:37',
  },
  {
    id: 'lin-xiaoyu-latin',
    given: 'Xiaoyu',
    family: 'Lin',
    phones: [['Mobile', '0044 7700 900112']],
    emails: [['Work', 'x.lin@harrowbay-university.example']],
    saved: '2025-09-29 16:18',
  },
  {
    id: 'tom-ferris-hire',
    given: 'Tom',
    family: 'Ferris',
    company: 'Long Strand Surf Hire',
    role: 'Surf instructor',
    phones: [['Work', '01632 960431']],
    emails: [],
    notes: 'Boards: small, 2 hours, £18',
    saved: '2025-07-19 10:02',
  },
  {
    id: 'diego-sim',
    given: 'diego',
    family: 'fuentes',
    phones: [['Mobile', '07700900119']],
    emails: [],
    saved: '2024-09-28 10:10',
  },
];
