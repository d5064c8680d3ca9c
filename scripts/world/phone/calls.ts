import type { PersonId, PlaceId } from '../types.ts';
import type { LocalDate } from '../person.ts';

/** Someone of the cast, a place of the town, or a number that neither is; '' withheld it. */
export type Caller = PersonId | PlaceId | '' | `+${string}`;
export type Kind = 'in' | 'out' | 'missed' | 'declined' | 'blocked';
/** Time, how it went, with whom, seconds talked. */
export type CallLine = readonly [time: string, kind: Kind, who: Caller, seconds?: number];
const day = (date: LocalDate, ...lines: CallLine[]) => ({ date, lines });

/** Names that the network gives with numbers of nobody in the cast. */
export const callerIds: Readonly<Record<string, string>> = {
  '+442079460518': 'Parcelwren Depot',
  '+441632960188': 'Wexcombe Heritage Railway',
  '+448081570144': 'Bluebell Energy',
  '+441632960169': 'Larkfield House',
  '+441134960277': 'Thistle Insurance',
};

/** Numbers that were blocked, and when. */
export const blocked: readonly (readonly [number: string, at: string])[] = [
  ['+442079460121', '2026-01-22 12:08'],
  ['+447700900871', '2026-02-19 19:14'],
  ['+33199001877', '2026-03-03 15:32'],
];

/** Five weeks of calls, as they were. */
export const calls = [
  day(
    '2026-02-05',
    ['08:52', 'out', 'ines-carvajal', 74],
    ['11:20', 'in', 'ruth-adeyemi', 412],
    ['17:45', 'out', 'larder', 0],
    ['17:47', 'out', 'larder', 96],
  ),
  day(
    '2026-02-06',
    ['10:05', 'out', 'victor-szabados', 318],
    ['13:31', 'missed', '+442079460121'],
    ['18:12', 'in', 'ines-carvajal', 41],
  ),
  day('2026-02-07', ['11:02', 'out', 'helen-calloway', 1_846], ['19:30', 'in', 'sam-okafor', 133]),
  day(
    '2026-02-08',
    ['10:15', 'out', 'edith-calloway', 622],
    ['16:30', 'missed', 'rosa-carvajal'],
    ['16:48', 'in', 'rosa-carvajal', 1_215],
  ),
  day(
    '2026-02-09',
    ['09:40', 'in', 'margaret-hallam', 905],
    ['12:56', 'out', 'ines-carvajal', 88],
    ['18:05', 'out', 'marisol-vega', 52],
  ),
  day(
    '2026-02-10',
    ['08:35', 'out', 'northgate-clinic', 0],
    ['08:36', 'out', 'northgate-clinic', 0],
    ['08:41', 'out', 'northgate-clinic', 247],
    ['16:10', 'missed', ''],
  ),
  day('2026-02-11', ['14:22', 'out', 'gabriel-seixas', 540], ['21:05', 'in', 'jonas-weir', 2_711]),
  day(
    '2026-02-12',
    ['09:58', 'in', 'elsie-thornbury', 204],
    ['17:20', 'out', 'nine-carp-noodles', 68],
    ['20:02', 'missed', 'katherine-march'],
  ),
  day('2026-02-13', ['12:44', 'out', 'petal-lane', 183], ['18:40', 'in', 'ines-carvajal', 57]),
  day('2026-02-14', ['17:15', 'out', 'nine-carp-noodles', 0], ['17:16', 'out', 'nine-carp-noodles', 112]),
  day(
    '2026-02-15',
    ['11:10', 'in', 'helen-calloway', 1_402],
    ['18:20', 'out', 'edith-calloway', 0],
    ['18:40', 'missed', 'edith-calloway'],
  ),
  day(
    '2026-02-16',
    ['08:04', 'declined', 'callum-reid'],
    ['12:31', 'out', 'callum-reid', 211],
    ['15:20', 'in', 'alina-dragan', 733],
  ),
  day(
    '2026-02-17',
    ['13:05', 'missed', '+448081570144'],
    ['13:07', 'missed', '+448081570144'],
    ['19:22', 'in', 'poppy-calloway', 486],
  ),
  day('2026-02-18', ['10:30', 'out', 'margaret-hallam', 1_088], ['16:55', 'out', 'ines-carvajal', 33]),
  day(
    '2026-02-19',
    ['19:12', 'in', '+447700900871', 24],
    ['19:20', 'blocked', '+447700900871'],
    ['20:41', 'blocked', '+447700900871'],
  ),
  day(
    '2026-02-20',
    ['09:15', 'in', 'liu-siyuan', 367],
    ['14:48', 'out', 'harbour-lodge', 158],
    ['18:02', 'in', 'femi-balogun', 95],
  ),
  day(
    '2026-02-21',
    ['10:22', 'in', '+442079460518', 36],
    ['10:58', 'missed', '+442079460518'],
    ['18:05', 'out', 'katherine-march', 19],
  ),
  day('2026-02-22', ['12:00', 'out', 'helen-calloway', 954], ['17:30', 'in', 'sophie-lacey', 1_930]),
  day(
    '2026-02-23',
    ['08:20', 'in', 'ruth-adeyemi', 178],
    ['15:11', 'out', 'elsie-thornbury', 66],
    ['18:09', 'missed', 'marisol-vega'],
  ),
  day(
    '2026-02-24',
    ['18:31', 'out', 'ines-carvajal', 612],
    ['19:40', 'missed', 'gareth-penhallow'],
    ['19:52', 'out', 'gareth-penhallow', 305],
  ),
  day('2026-02-25', ['12:18', 'missed', '+441134960277'], ['12:40', 'in', 'poppy-calloway', 229]),
  day(
    '2026-02-26',
    ['09:02', 'declined', '+441134960277'],
    ['13:33', 'out', 'bay-mutual', 724],
    ['17:48', 'in', 'amina-haddad', 381],
  ),
  day(
    '2026-02-27',
    ['11:25', 'in', 'victor-szabados', 142],
    ['16:31', 'out', 'alina-dragan', 265],
    ['20:15', 'in', 'mateo-carvajal', 508],
  ),
  day(
    '2026-02-28',
    ['09:48', 'out', 'spoke-and-gannet', 0],
    ['10:33', 'out', 'tom-ferris', 176],
    ['18:18', 'missed', 'graham-calloway'],
  ),
  day(
    '2026-03-01',
    ['10:02', 'out', 'graham-calloway', 840],
    ['11:05', 'out', 'edith-calloway', 701],
    ['16:20', 'in', 'priya-raman', 455],
  ),
  day(
    '2026-03-02',
    ['08:55', 'in', 'gareth-penhallow', 187],
    ['14:20', 'out', 'gabriel-seixas', 326],
    ['17:52', 'out', 'ines-carvajal', 61],
  ),
  day(
    '2026-03-03',
    ['12:20', 'out', 'spoke-and-gannet', 84],
    ['15:30', 'in', '+33199001877', 11],
    ['15:44', 'blocked', '+33199001877'],
    ['18:02', 'missed', 'yusuf-qabbani'],
  ),
  day(
    '2026-03-04',
    ['08:02', 'in', 'poppy-calloway', 63],
    ['10:30', 'in', 'margaret-hallam', 2_254],
    ['11:20', 'out', 'ruth-adeyemi', 149],
    ['13:15', 'out', 'yusuf-qabbani', 290],
  ),
  day(
    '2026-03-05',
    ['09:10', 'out', 'ferry-pier', 431],
    ['12:52', 'missed', 'lin-xiaoyu'],
    ['13:20', 'out', 'lin-xiaoyu', 518],
    ['18:20', 'in', 'helen-calloway', 377],
  ),
  day(
    '2026-03-06',
    ['08:12', 'missed', '+447700900946'],
    ['08:15', 'in', '+447700900946', 48],
    ['10:02', 'in', '+447700900946', 22],
    ['10:51', 'out', 'ines-carvajal', 79],
    ['16:40', 'out', 'bay-mutual', 193],
  ),
  day(
    '2026-03-07',
    ['10:05', 'out', 'pavel-horak', 27],
    ['14:02', 'in', 'diego-fuentes', 340],
    ['20:33', 'blocked', '+442079460121'],
  ),
  day(
    '2026-03-08',
    ['11:00', 'out', 'edith-calloway', 0],
    ['11:04', 'in', '+441632960169', 118],
    ['13:50', 'out', 'helen-calloway', 1_263],
    ['18:40', 'in', 'rosa-carvajal', 866],
  ),
  day(
    '2026-03-09',
    ['09:35', 'in', 'ruth-adeyemi', 221],
    ['10:12', 'out', 'victor-szabados', 305],
    ['13:28', 'in', 'poppy-calloway', 174],
    ['17:40', 'missed', 'keith-mulgrew'],
    ['18:11', 'out', 'keith-mulgrew', 132],
  ),
  day(
    '2026-03-10',
    ['08:30', 'out', 'lade-pharmacy', 97],
    ['12:05', 'in', 'alina-dragan', 618],
    ['12:49', 'missed', ''],
    ['15:14', 'in', 'pavel-horak', 55],
    ['17:22', 'missed', 'zhang-jianguo'],
    ['17:31', 'missed', 'zhang-jianguo'],
    ['18:44', 'out', 'ines-carvajal', 35],
    ['20:50', 'in', 'mira-osei', 1_507],
  ),
  day(
    '2026-03-11',
    ['08:48', 'out', 'helen-calloway', 208],
    ['10:20', 'missed', 'brackwater-dental'],
    ['11:45', 'out', 'victor-szabados', 73],
    ['12:10', 'blocked', '+442079460121'],
    ['13:40', 'in', 'catherine-marsh', 46],
    ['15:02', 'missed', '+442079460518'],
    ['16:05', 'declined', 'dawn-whittier'],
    ['17:10', 'out', 'gabriel-seixas', 415],
    ['18:26', 'in', 'callum-reid', 162],
    ['19:08', 'out', 'salt-cellar', 0],
    ['19:09', 'out', 'salt-cellar', 141],
    ['21:30', 'in', 'ines-carvajal', 29],
  ),
  day(
    '2026-03-12',
    ['07:52', 'missed', 'ines-carvajal'],
    ['07:54', 'missed', 'ines-carvajal'],
    ['08:10', 'out', 'ines-carvajal', 186],
    ['08:31', 'missed', '+493023125014'],
    ['08:57', 'in', 'amina-haddad', 254],
    ['09:06', 'missed', 'sam-whitlow'],
    ['09:24', 'missed', 'sam-whitlow'],
  ),
];
