import { deals } from '../town/deals.ts';
import { epochOf } from '../../../src/state/clock.ts';
import type { Flight, Message, Passenger, Stays, Trip } from '../../../apps/stays/state.ts';

/** A moment in Harrow Bay. */
export const at = (local: string): number => {
  const [year, month, day, hour, minute] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const deal = (number: string) => deals.find(d => d.number === number)!;
const payments: Readonly<Record<string, string>> = {};

const base = (number: string) => {
  const { at: paid, cents } = deal(number);
  return { cents, paidCents: cents, refundedCents: 0, payment: payments[number] ?? null, bookedAt: at(paid) };
};
const kelp = deal('LP-55310');
const pilot = deal('LP-41208');

/** What the owner has booked: the deals of Lodgepole. */
export const trips = (payment: (number: string) => string | null): Record<string, Trip> => ({
  'LP-41208': {
    ...base('LP-41208'),
    payment: payment('LP-41208'),
    property: 'pilot-house',
    room: 'double',
    rate: 'flex',
    breakfast: false,
    from: pilot.notes!['from']!,
    until: pilot.notes!['until']!,
    rooms: 1,
    adults: 2,
    ages: [],
    pets: 0,
    lead: 'Robin Calloway',
    companions: ['Inés Carvajal'],
    wish: '',
    code: null,
    plan: 'all',
    lines: [
      { kind: 'night', day: '2025-08-08', count: 1, cents: 82_00 },
      { kind: 'night', day: '2025-08-09', count: 1, cents: 82_00 },
    ],
    byBank: false,
    status: 'stayed',
    keySafe: null,
  },
  'LP-55310': {
    ...base('LP-55310'),
    property: 'kelp-cottage',
    room: 'whole',
    rate: 'flex',
    breakfast: false,
    from: kelp.notes!['from']!,
    until: kelp.notes!['until']!,
    rooms: 1,
    adults: 6,
    ages: [],
    pets: 0,
    lead: 'Robin Calloway',
    companions: [],
    wish: '',
    code: null,
    plan: 'all',
    lines: [
      { kind: 'night', day: '2026-03-27', count: 1, cents: 136_00 },
      { kind: 'night', day: '2026-03-28', count: 1, cents: 136_00 },
      { kind: 'cleaning', day: null, count: 1, cents: 40_00 },
    ],
    byBank: true,
    status: 'confirmed',
    keySafe: kelp.notes!['keySafe']!,
  },
});

const passengers: Passenger[] = [
  { name: 'Robin Calloway', kind: 'adult', document: 'passport', number: '533120947', expires: '2031-05-17' },
  { name: 'Inés Carvajal', kind: 'adult', document: 'passport', number: 'PAF204816', expires: '2029-11-02' },
];
export const travellers: Stays['travellers'] = {
  'traveller-robin': passengers[0]!,
  'traveller-ines': passengers[1]!,
};

export const flights = (payment: (number: string) => string | null): Record<string, Flight> => ({
  'WA-7QK4TD': {
    legs: [
      {
        way: 'out',
        number: 'WA414',
        from: 'HBY',
        to: 'VCM',
        day: '2025-11-14',
        departs: at('2025-11-14 12:45'),
        arrives: at('2025-11-14 15:05'),
        seats: ['12A', '12B'],
        delay: 0,
        gate: 'A4',
      },
      {
        way: 'back',
        number: 'WA411',
        from: 'VCM',
        to: 'HBY',
        day: '2025-11-17',
        departs: at('2025-11-17 10:20'),
        arrives: at('2025-11-17 12:40'),
        seats: ['9E', '9F'],
        delay: 25,
        gate: 'B2',
      },
    ],
    passengers,
    fare: 'light',
    cabin: 'economy',
    bags: 0,
    fareCents: deal('WA-7QK4TD').cents,
    seatCents: 0,
    bagCents: 0,
    feeCents: 0,
    paidCents: deal('WA-7QK4TD').cents,
    refundedCents: 0,
    payment: payment('WA-7QK4TD'),
    bookedAt: at(deal('WA-7QK4TD').at),
    status: 'flown',
    checkedIn: true,
  },
});

const said = (trip: string, from: Message['from'], when: string, text: string): Message => ({
  trip,
  from,
  text,
  at: at(when),
});
export const messages: Record<string, Message> = {
  'msg-pilot-1': said(
    'LP-41208',
    'me',
    '2025-08-07 17:12',
    'Hi! We land late on Friday, about 22:15. Is somebody at the desk?',
  ),
  'msg-pilot-2': said(
    'LP-41208',
    'host',
    '2025-08-07 17:20',
    'Somebody is always at the desk, and until eleven it is somebody awake. Ring under the red lamp. W.',
  ),
  'msg-kelp-1': said(
    'LP-55310',
    'host',
    '2026-03-05 20:02',
    'Your transfer is here, thank you. Six of you then. Key safe is left of the door, code 1836. Beds are made; bring slippers, the slate is cold in March. Morag',
  ),
  'msg-kelp-2': said(
    'LP-55310',
    'me',
    '2026-03-05 20:31',
    'Perfect! Is there firewood, or do we bring some?',
  ),
  'msg-kelp-3': said(
    'LP-55310',
    'host',
    '2026-03-06 07:48',
    'There is a shed of it. What you burn, you stack. There is no Wi-Fi and the signal lives on the landing.',
  ),
};

/** What hosts answer, by the words of a message. */
export const answers: Stays['answers'] = {
  'answer-kelp-power': {
    property: 'kelp-cottage',
    order: 1,
    words: ['power', 'electric', 'fuse', 'light', '电'],
    says: 'Fuse box is behind the coats. The left one, always the left one.',
  },
  'answer-kelp-wifi': {
    property: 'kelp-cottage',
    order: 2,
    words: ['wifi', 'wi-fi', 'internet', 'signal', '网'],
    says: 'No Wi-Fi. Two bars of signal on the landing if the wind is from the south.',
  },
  'answer-kelp-cot': {
    property: 'kelp-cottage',
    order: 3,
    words: ['cot', 'baby', '婴儿'],
    says: 'There is a cot in the loft. I will bring it down and air it.',
  },
  'answer-park': {
    property: null,
    order: 1,
    words: ['park', 'car', '停车'],
    says: 'About the car: what we have is on the page under facilities. If there is nothing there, the nearest car park is what you want. {host}',
  },
  'answer-wifi': {
    property: null,
    order: 2,
    words: ['wifi', 'wi-fi', 'password', 'internet', '密码'],
    says: 'The Wi-Fi password is on a card by the kettle. It is long. We are sorry.',
  },
  'answer-late': {
    property: null,
    order: 3,
    words: ['late', 'midnight', 'delay', '晚到'],
    says: 'From {checkIn} you are welcome. For later than usual please send a request on the booking, then it reaches whoever is up.',
  },
  'answer-early': {
    property: null,
    order: 4,
    words: ['early', 'luggage', 'bags', 'leave our', '行李', '提前'],
    says: 'Rooms are ready at {checkIn}. Bags can wait with us before that, guests in the garden.',
  },
  'answer-out': {
    property: null,
    order: 5,
    words: ['check out', 'checkout', 'check-out', 'leave', '退房'],
    says: 'Check-out is until {checkOut}. After that the next people stand in the hall and look sad.',
  },
  'answer-cot': {
    property: null,
    order: 6,
    words: ['cot', 'baby', 'crib', '婴儿'],
    says: 'Please send it as a request on the booking, so that the cot is really there.',
  },
  'answer-quiet': {
    property: null,
    order: 7,
    words: ['quiet', 'noise', 'noisy', 'loud', '安静', '吵'],
    says: 'Quiet hours begin at {quiet}. What the town does we cannot promise.',
  },
  'answer-pet': {
    property: null,
    order: 8,
    words: ['dog', 'cat', 'pet', '狗', '宠物'],
    says: 'Whether animals may come stands under the house rules. If it says yes, ours will be delighted.',
  },
  'answer-breakfast': {
    property: null,
    order: 9,
    words: ['breakfast', 'vegan', 'vegetarian', 'gluten', '早餐'],
    says: 'Tell us the evening before and we will have something for it. {host}',
  },
  'answer-thanks': {
    property: null,
    order: 10,
    words: ['thank', 'thanks', 'gracias', '谢谢'],
    says: 'You are welcome. See you soon! {host}',
  },
  'answer-else': {
    property: null,
    order: 99,
    words: [],
    says: 'Thank you for writing. I have read it and will see what can be done. {host}',
  },
};
