import {
  useDevice,
  useNow,
  useOs,
  usePhone,
  useScreenState,
  useStore,
  useSurface,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  EmptyState,
  Icon,
  IconButton,
  RadioGroup,
  Screen,
  Scroller,
  Sheet,
  TextField,
} from './kit.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import { shortDay } from '../dates.ts';
import { grouped, offsetIn, offsetShown, plainNumber, readable, signsOf, type Signs } from '../format.ts';
import { amountPressed, edited } from '../line.ts';
import { ONE, toFixed, type Rational } from '../math/rational.ts';
import { CURRENCIES } from '../rates.ts';
import { followingOf, kindIn, pairOf, unitOf } from '../select.ts';
import type { Pair } from '../state.ts';
import { convert, type Kind, type Unit } from '../units.ts';
import { useAct, useApp, useParams, usePutField, useWide } from './hooks.ts';
import { Key } from './Key.tsx';
import keys from './keys.module.css';
import css from './tools.module.css';

type Side = 'from' | 'to';
const decimalsOf = (code: string) => CURRENCIES.find(c => c.code === code)?.decimals ?? 2;

/** A number of a unit in plain digits: money in its smallest coin, else as many digits as say something. */
const plainOf = (kind: Kind, unit: string, q: Rational): string =>
  kind.id === 'currency' ? toFixed(q, decimalsOf(unit)) : plainNumber(q);

export function Converter() {
  const { kind } = useParams('/convert/:kind');
  return <Converting id={kind} />;
}

export function Currency() {
  return <Converting id="currency" />;
}

/** Two fields that follow each other, with their units, over a number pad. */
function Converting({ id }: { id: string }) {
  const kind = useApp(s => kindIn(s, id));
  const pair = useApp(s => {
    const k = kindIn(s, id);
    return k ? pairOf(s, k) : null;
  });
  const following = useApp(s => {
    const k = kindIn(s, id);
    const q = k && followingOf(s, k);
    return k && q ? plainOf(k, pairOf(s, k)[pairOf(s, k).side === 'from' ? 'to' : 'from'], q) : '';
  });
  const signs = useApp(s => signsOf(s.settings));
  const [choosing, setChoosing] = useScreenState<Side | null>('choosing', null);
  const wide = useWide();
  const act = useAct();
  if (!kind || !pair)
    return (
      <Screen title="Convert">
        <EmptyState icon="straighten" title="There are no such units" text="Choose another kind." />
      </Screen>
    );
  const shown = {
    [pair.side]: grouped(pair.text, signs),
    [pair.side === 'from' ? 'to' : 'from']: readable(following, signs),
  } as Record<Side, string>;
  const result = shown[pair.side === 'from' ? 'to' : 'from'];
  const body = (
    <div className={css['converter']}>
      <Field
        kind={kind}
        pair={pair}
        side="from"
        shown={shown.from}
        signs={signs}
        onUnit={() => setChoosing('from')}
      />
      <div className={css['between']}>
        <span dir="auto">{relation(kind, pair, signs)}</span>
        <IconButton icon="swap_vert" label="Swap units" filled onClick={() => act.swapUnits({ kind: id })} />
      </div>
      <Field
        kind={kind}
        pair={pair}
        side="to"
        shown={shown.to}
        signs={signs}
        onUnit={() => setChoosing('to')}
      />
      {id === 'currency' && <RatesLine />}
    </div>
  );
  return (
    <>
      <Screen
        scroll={false}
        appBar={
          <AppBar
            title={kind.name}
            actions={
              <IconButton
                icon="content_copy"
                label="Copy result"
                disabled={result === ''}
                onClick={() =>
                  act.copyText({ text: following !== '' ? following.replace('.', signs.decimal) : result })
                }
              />
            }
          />
        }
      >
        {wide ? (
          <div className={css['wide']}>
            {body}
            <Pad kind={id} pair={pair} signs={signs} shown={shown} />
          </div>
        ) : (
          <>
            {body}
            <Pad kind={id} pair={pair} signs={signs} shown={shown} />
          </>
        )}
      </Screen>
      <Sheet open={choosing !== null} title="Choose a unit" onClose={() => setChoosing(null)}>
        <Scroller name="units">
          <RadioGroup
            label="Unit"
            value={choosing === null ? null : pair[choosing]}
            onChange={unit => {
              act.setUnit({ kind: id, side: choosing!, unit });
              setChoosing(null);
            }}
            options={kind.units.map(u => ({ value: u.id, label: u.name, subtitle: u.symbol }))}
          />
        </Scroller>
      </Sheet>
    </>
  );
}

/** What one of the first unit is of the second. */
function relation(kind: Kind, pair: Pair, signs: Signs): string {
  const [a, b] = [unitOf(kind, pair.from), unitOf(kind, pair.to)];
  const one = convert(ONE, a, b);
  return one
    ? `1 ${a.symbol} = ${readable(kind.id === 'currency' ? toFixed(one, 4) : plainNumber(one), signs)} ${b.symbol}`
    : '';
}

function Field({
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
function Pad({
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
function RatesLine() {
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
