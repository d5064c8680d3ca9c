import {
  useDevice,
  useNow,
  useOs,
  usePhone,
  useStore,
  useSurface,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { Icon, IconButton, TextField } from './kit.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import { shortDay } from '../dates.ts';
import { grouped, offsetIn, offsetShown, plainNumber, readable, type Signs } from '../format.ts';
import { amountPressed, edited } from '../line.ts';
import { ONE, toFixed } from '../math/rational.ts';
import { CURRENCIES } from '../rates.ts';
import { unitOf } from '../select.ts';
import type { Pair } from '../state.ts';
import { convert, type Kind, type Unit } from '../units.ts';
import { useAct, useApp, usePutField } from './hooks.ts';
import { Key } from './Key.tsx';
import keys from './keys.module.css';
import css from './tools.module.css';

export type Side = 'from' | 'to';
export const decimalsOf = (code: string) => CURRENCIES.find(c => c.code === code)?.decimals ?? 2;

/** What one of the first unit is of the second. */
export function relation(kind: Kind, pair: Pair, signs: Signs): string {
  const [a, b] = [unitOf(kind, pair.from), unitOf(kind, pair.to)];
  const one = convert(ONE, a, b);
  return one
    ? `1 ${a.symbol} = ${readable(kind.id === 'currency' ? toFixed(one, 4) : plainNumber(one), signs)} ${b.symbol}`
    : '';
}

export function Field({
  kind,
  pair,
  side,
  shown,
  signs,
  onUnit,
}: {
  kind: Kind;
  pair: Pair;
  side: Side;
  shown: string;
  signs: Signs;
  onUnit: () => void;
}) {
  const surface = useSurface().id;
  const on = usePhone(p =>
    p.ui.focus?.surface === surface ? p.ui.focus.field === side : pair.side === side,
  );
  const unit: Unit = unitOf(kind, pair[side]);
  const act = useAct();
  const put = usePutField();
  const name = side === 'from' ? 'From' : 'To';
  const called = kind.id === 'currency' ? `${unit.symbol} · ${unit.name}` : unit.name;
  const write = (now: string) => {
    const was =
      pair.side === side
        ? pair.text
        : shown.includes('E')
          ? ''
          : shown
              .split(signs.group || '\0')
              .join('')
              .replace(signs.decimal, '.');
    const line = edited(
      was,
      { was: grouped(was, signs), now },
      piece =>
        piece
          .split(signs.group || '\0')
          .join('')
          .replace(signs.decimal, '.'),
      at => offsetIn(grouped(was, signs), at, signs),
    );
    act.typeAmount({ kind: kind.id, side, text: line.text });
    const text = grouped(line.text, signs);
    const at = offsetShown(text, line.start, signs);
    put(side, { text, start: at, end: at });
  };
  return (
    <div className={css['side']} data-on={on || undefined} role="group" aria-label={name}>
      <button
        type="button"
        className={css['unit']}
        data-rid={`unit-${side}`}
        aria-label={`${called}, ${name.toLowerCase()}`}
        onClick={onUnit}
      >
        <span>{called}</span>
        <Icon name="arrow_drop_down" />
      </button>
      <div className={css['amount']} data-size={[11, 17].findIndex(most => shown.length <= most)} dir="ltr">
        <TextField
          name={side}
          label={`${name} ${unit.name}`}
          hint="0"
          initial={shown}
          variant="plain"
          keyboard={false}
          inputMode="decimal"
          maxLength={40}
          onInput={write}
        />
        <span className={css['symbol']}>{unit.symbol}</span>
      </div>
    </div>
  );
}

/** Keys for the field that has the caret. */
export function Pad({
  kind,
  pair,
  signs,
  shown,
}: {
  kind: string;
  pair: Pair;
  signs: Signs;
  shown: Record<Side, string>;
}) {
  const store = useStore();
  const surface = useSurface().id;
  const act = useAct();
  const put = usePutField();
  const sideNow = (): Side => {
    const { focus } = store.phone.ui;
    return focus?.surface === surface && focus.field === 'to'
      ? 'to'
      : focus?.surface === surface && focus.field === 'from'
        ? 'from'
        : pair.side;
  };
  const press = (key: string) => {
    const side = sideNow();
    const field = store.phone.ui.surfaces[surface]?.fields?.[side];
    // A field that followed so far begins anew with the first digit.
    const followed = pair.side !== side;
    const plain = followed
      ? shown[side].includes('E')
        ? ''
        : shown[side]
            .split(signs.group || '\0')
            .join('')
            .replace(signs.decimal, '.')
      : pair.text;
    const at = (offset: number | undefined) =>
      field && field.text === shown[side] && offset !== undefined
        ? offsetIn(field.text, offset, signs)
        : plain.length;
    const line =
      followed && /^[\d.]$/.test(key)
        ? amountPressed({ text: '', start: 0, end: 0 }, key)
        : amountPressed({ text: plain, start: at(field?.start), end: at(field?.end) }, key);
    act.typeAmount({ kind, side, text: line.text });
    const text = grouped(line.text, signs);
    const to = offsetShown(text, line.start, signs);
    put(side, { text, start: to, end: to });
  };
  const other = () => {
    const side = sideNow() === 'from' ? 'to' : 'from';
    put(side, { text: shown[side], start: shown[side].length, end: shown[side].length });
  };
  const digit = (d: string) => (
    <Key key={d} rid={d} onClick={() => press(d)}>
      {d}
    </Key>
  );
  return (
    <div className={keys['pad']} dir="ltr">
      {['7', '8', '9'].map(digit)}
      <Key
        rid="backspace"
        tone="quiet"
        label="Backspace"
        onClick={() => press('back')}
        onLongPress={() => press('clear')}
      >
        <Icon name="backspace" />
      </Key>
      {['4', '5', '6'].map(digit)}
      <Key rid="clear" tone="clear" label="C, clear" onClick={() => press('clear')}>
        C
      </Key>
      {['1', '2', '3'].map(digit)}
      <Key rid="other-field" tone="sign" label="Other field" onClick={other}>
        <Icon name="unfold_more" />
      </Key>
      <Key rid="sign" tone="quiet" label="Plus or minus" onClick={() => press('±')}>
        ±
      </Key>
      {digit('0')}
      <Key rid="point" label="Decimal point" onClick={() => press('.')}>
        {signs.decimal}
      </Key>
    </div>
  );
}

/** Of which day the rates are, and how they are fetched anew. */
export function RatesLine() {
  const rates = useApp(s => s.rates);
  const online = useDevice(isOnline);
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const act = useAct();
  const fetched = formatWhen(rates.fetchedAt, now, zone, h24).replace('Yesterday', 'yesterday');
  return (
    <div className={css['rates']} data-off={!online || undefined}>
      <span dir="auto">
        {online
          ? `Rates from ${shortDay(rates.asOf)}, fetched ${fetched}`
          : `Rates from ${shortDay(rates.asOf)}. You’re offline: connect to refresh them.`}
      </span>
      <IconButton icon="refresh" label="Refresh rates" onClick={() => act.refreshRates()} />
    </div>
  );
}
