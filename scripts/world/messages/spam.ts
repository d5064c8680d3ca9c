import { sms } from './lines.ts';

export const redelivery = sms(
  'redelivery',
  '+447700900233',
  {
    '2026-03-04': [
      [
        '14:20',
        'them',
        'PELICAN-POST: your parcel is held at depot, unpaid fee £1.45. Pay within 12 hours at pelican-redelivery.test/pay or it is returned',
      ],
    ],
    '2026-03-05': [['09:01', 'them', 'LAST NOTICE parcel fee £1.45 pelican-redelivery.test/pay']],
  },
  { spam: true },
);

export const himum = sms(
  'hi-mum',
  '+447700900246',
  {
    '2026-02-18': [
      [
        '13:02',
        'them',
        'Hi mum ive dropped my phone in the sink this is my new number can you text me back when you get this xx',
      ],
      ['13:20', 'me', 'Which of my no children is this?'],
      ['13:22', 'them', 'its me mum i need to pay a bill today can you help'],
    ],
  },
  { spam: true },
);

export const winner = sms(
  'winner',
  '# PRIZE-HUB',
  {
    '2026-02-09': [
      [
        '19:45',
        'them',
        'CONGRATULATIONS Robin!! You are today’s winner of a Fen 9 phone. Claim in 20 min: prize-hub.test/claim',
      ],
    ],
    '2026-02-11': [
      ['19:45', 'them', 'We are STILL holding your prize Robin. Last chance prize-hub.test/claim'],
    ],
  },
  { spam: true },
);

/** Not reported yet: it is for the person to find out. */
export const refund = sms(
  'refund',
  '+447700900238',
  {
    '2026-03-11': [
      [
        '22:47',
        'them',
        'BAY MUTUAL ALERT: unusual login. Your account will be closed. Confirm your card now at baymutual-secure.test/verify',
      ],
    ],
  },
  { unread: 1 },
);
