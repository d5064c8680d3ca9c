import { deals, type Deal } from '../town/deals.ts';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { talk, type Line, type Talk } from './types.ts';
import type { FirmId } from './senders.ts';

const total = (d: Deal): string =>
  d.lines
    .map(([what, count, cents]) => `${count > 1 ? `${count} × ` : ''}${what}: ${formatMoney(cents)}`)
    .join('\n') + `\n\nTotal: ${formatMoney(d.cents)}`;
const from = {
  'card-9023': 'card ending 9023',
  balance: 'Copperleaf balance',
  bank: 'bank transfer',
} as const;
const later = (at: string, minutes: number): string => {
  const [hour, minute] = at.slice(11).split(':').map(Number) as [number, number];
  const all = Math.min(hour * 60 + minute + minutes, 1439);
  return `${at.slice(0, 10)} ${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
};
const day = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][Number(iso.slice(5, 7)) - 1]}`;
const START = '2026-03-12 09:41';

/** What each firm writes once something was paid. */
function confirmation(d: Deal): [subject: string, text: string] {
  const n = d.notes ?? {};
  const paid = `Paid by ${from[d.from]}.`;
  switch (d.firm) {
    case 'bazari':
      return [
        `Order ${d.number}: thank you`,
        `Hello Robin,\n\nwe have told ${d.where}.\n\n${total(d)}\n\n${paid}${n['expected'] ? `\nExpected: ${day(n['expected'])}.` : ''}${n['for'] ? `\nGift for ${n['for']}: no prices in the parcel.` : ''}\n\n[Your order](bazari://order/${d.number})`,
      ];
    case 'dishcart':
      return [
        `Receipt ${d.number}, ${d.where}`,
        `${d.where}\nOrder ${d.number}\n\n${total(d)}\n\n${paid} We hope that it was still hot.`,
      ];
    case 'hopalong':
      return [
        `Your ride ${d.number}`,
        `${d.where}\n\n${total(d)}\n\n${paid}${n['driver'] ? `\nDriver: ${n['driver']}, ${n['car']}, ${n['plate']}.` : ''}\n\nLeft something? [Look for it](hopalong://trip/${d.number})`,
      ];
    case 'windrow-air':
      return [
        `Booking ${d.number}: ${d.where} and back`,
        `Robin Calloway and one more\n\n${total(d)}\n\n${paid}\nOne cabin bag each, 8 kg. Window seats are won or lost at the desk.`,
      ];
    default:
      return [
        `Booking ${d.number}: ${d.where}`,
        `Dear Robin,\n\n${d.where} is yours from ${day(n['from']!)} to ${day(n['until']!)}, for ${n['guests']} guests.\n\n${total(d)}\n\n${paid}${n['checkIn'] ? `\nCheck-in from ${n['checkIn']}, key safe ${n['keySafe']}, left of the door. Out by 11:00.` : ''}\n\n[Your stay](lodgepole://trip/${d.number})`,
      ];
  }
}

/** What follows an order of Bazari: it went out, it came, money came back. */
function followUps(d: Deal): Line[] {
  const n = d.notes ?? {};
  const by: FirmId = d.firm;
  const lines: Line[] = [];
  if (n['sent'])
    lines.push([
      n['sent'],
      by,
      `Your order ${d.number} left ${d.where} with Pelican Post, parcel ${n['parcel']}. Expected: ${day(n['expected']!)}.`,
      { subject: `Order ${d.number} is on its way` },
    ]);
  if (n['delivered'] && d.firm === 'bazari') {
    const at =
      n['delivered'].length > 10
        ? later(n['delivered'], 4)
        : `${n['delivered']} 14:${String(10 + (d.cents % 40)).padStart(2, '0')}`;
    lines.push([
      at,
      by,
      `Order ${d.number} was delivered${n['parcel'] ? ` (${n['parcel']})` : ''}. If something is wrong, tell us within 30 days.`,
      { subject: `Order ${d.number} was delivered` },
    ]);
  }
  if (d.refund) {
    const [subject, text] =
      d.refund.status === 'pending'
        ? [
            `Refund for ${d.number} is under way`,
            `${formatMoney(d.refund.cents)} go back to your ${from[d.from]}: ${d.refund.why}. It takes up to three working days.`,
          ]
        : [
            `Refund for ${d.number}`,
            `${formatMoney(d.refund.cents)} went back to your ${from[d.from]}: ${d.refund.why}.`,
          ];
    lines.push([
      later(d.refund.at, 1),
      by,
      text,
      { subject, ...(d.refund.status === 'pending' ? { unread: true as const } : {}) },
    ]);
  }
  return lines.filter(([at]) => at <= START);
}

const isRecent = ({ at }: Deal): boolean => at >= '2026-03-01';

/** A conversation for each deal, with the numbers of the deal. */
export const receipts: readonly Talk[] = deals.map(d => {
  const [subject, text] = confirmation(d);
  return talk(
    `deal-${d.number.toLowerCase()}`,
    subject,
    {
      part: 'updates',
      labels:
        d.app === 'stays'
          ? ['receipts', 'travel']
          : d.app === 'shop' && d.at < '2025-12-01'
            ? []
            : ['receipts'],
      ...(isRecent(d) ? {} : { in: 'archive' as const }),
    },
    [later(d.at, 1), d.firm, text],
    ...followUps(d),
  );
});

/** What Pelican Post writes of its parcels. */
export const parcels: readonly Talk[] = [
  talk('pp-21902', 'PP-21902 from Bodegas Almendral comes today', { part: 'updates' }, [
    '2026-03-12 07:31',
    'pelican',
    'PP-21902, 12.4 kg, from BODEGAS ALMENDRAL\nToday between 11:40 and 12:40.\n\nIt says THIS WAY UP on five sides. Safe place, neighbour or other day: [pelicanpost.example/21902](https://pelicanpost.example/21902)',
    { unread: true },
  ]),
  talk('pp-21987', 'PP-21987 is on its way to you', { part: 'updates' }, [
    '2026-03-11 16:24',
    'pelican',
    'PP-21987 from CARTWHEEL PAPER (for Bazari) was handed to us at 16:20. We expect to bring it on Friday 13 March. It is flat and wide; somebody has written “glass” on it and somebody else “really”.',
  ]),
  talk('pp-21340', 'PP-21340 was delivered', { part: 'updates', in: 'archive' }, [
    '2026-03-04 13:53',
    'pelican',
    'PP-21340 from BAZARI was delivered at 13:51. Thank you for being in.',
  ]),
  talk('pp-20771', 'PP-20771 is with a neighbour', { part: 'updates', in: 'archive' }, [
    '2026-02-21 12:41',
    'pelican',
    'We left PP-20771 in flat 6. The neighbour said thank you; the cat did not.',
  ]),
];
