import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { RuleError } from '../../../src/sdk/core/rule-error.ts';
import { sumOf } from '../model/fare.ts';
import type { Ride, Rides } from '../state.ts';
import { words } from '../words.ts';
import { action, MAIL, reaches } from './shared.ts';
import { names } from '../names.ts';

const FOLDER = 'Documents/Hopalong';

/** A receipt as text: what was driven, the lines of the price, how it was paid. */
export function receiptText(state: Rides, ctx: Pick<Ctx, 'words' | 'format'>, id: string): string {
  const ride = state.rides[id]!;
  const t = ctx.words(words);
  const { format } = ctx;
  const money = (cents: number) => format.money(cents, 'GBP');
  const driver = ride.driver === null ? undefined : state.drivers[ride.driver];
  const when = ride.boardsAt ?? ride.at ?? ride.bookedAt;
  const rows = [
    t('receiptOf', { number: id }),
    `${format.date(when)} ${format.time(when)}`,
    '',
    [ride.from, ...ride.stops, ride.to].map(spot => spot.name).join(' – '),
    t(names.kind[ride.kind]),
    ...(driver ? [`${driver.name}, ${driver.car}, ${driver.plate}`] : []),
    '',
    ...ride.fare.map(line => `${t(names.line[line.kind])}: ${money(line.cents)}`),
    `${t('total')}: ${money(sumOf(ride.fare))}`,
    ...(ride.tipCents > 0 ? [`${t('tip')}: ${money(ride.tipCents)}`] : []),
    ...(ride.refundedCents > 0 ? [`${t('refunded')}: ${money(ride.refundedCents)}`] : []),
    t(names.pay[ride.pay]),
  ];
  return rows.join('\n');
}

/** A link in a mail. */
const link = (said: string, uri: string): string => `[${said}](${uri})`;

/** Mails the owner a receipt. */
export function sendReceipt(state: Rides, ctx: Ctx, id: string): void {
  const t = ctx.words(words);
  ctx.provider('mail')?.deliver({
    from: MAIL,
    subject: t('mailSubject', { number: id, place: state.rides[id]!.to.name }),
    text: [receiptText(state, ctx, id), '', link(t('openReceipt'), `hopalong:${id}`)].join('\n'),
    thread: id,
  });
}

/** Writes a file, or says why it could not. */
function write(ctx: Ctx, name: string, text: string, mime: string): void {
  const t = ctx.words(words);
  try {
    ctx.provider('files')!.writeText(`${FOLDER}/${name}`, text, mime);
    ctx.toast(t('savedFile', { path: `${FOLDER}/${name}` }));
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    ctx.toast(error.message);
  }
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const pounds = (cents: number): string => (cents / 100).toFixed(2);

function rowOf(id: string, ride: Ride, ctx: Ctx): string {
  const when = ride.boardsAt ?? ride.at ?? ride.bookedAt;
  const cells = [
    id,
    ctx.format.date(when),
    ctx.format.time(when),
    ride.kind,
    ride.from.name,
    ride.to.name,
    ride.status,
    ride.pay,
    pounds(sumOf(ride.fare)),
    pounds(ride.tipCents),
  ];
  return cells.map(quoted).join(',');
}

export const receipt = {
  mailReceipt: action(
    'Send the receipt to the owner’s mail again',
    Type.Object({ ride: Type.String() }),
    (state, { ride: id }, ctx) => {
      if (state.rides[id]?.status !== 'done' || !reaches(ctx)) return;
      const t = ctx.words(words);
      if (!ctx.provider('mail')) return ctx.toast(t('noMail'));
      sendReceipt(state, ctx, id);
      ctx.toast(t('mailed'));
    },
  ),
  saveReceipt: action(
    'Save a receipt as a text file',
    Type.Object({ ride: Type.String() }),
    (state, { ride: id }, ctx) => {
      if (state.rides[id]) write(ctx, `${id}.txt`, `${receiptText(state, ctx, id)}\n`, 'text/plain');
    },
  ),
  exportRides: action(
    'Save rides as a table',
    Type.Object({ rides: Type.Array(Type.String()), name: Type.String({ minLength: 1 }) }),
    (state, { rides, name }, ctx) => {
      const rows = rides.flatMap(id => (state.rides[id] ? [rowOf(id, state.rides[id], ctx)] : []));
      const head = 'number,date,time,type,from,to,status,paid,price,tip';
      write(ctx, `${name}.csv`, `${[head, ...rows].join('\n')}\n`, 'text/csv');
    },
  ),
};
