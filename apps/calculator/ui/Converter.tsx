import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, IconButton, RadioGroup, Screen, Scroller, Sheet } from './kit.ts';
import { grouped, plainNumber, readable, signsOf } from '../format.ts';
import { toFixed, type Rational } from '../math/rational.ts';
import { followingOf, kindIn, pairOf } from '../select.ts';
import { type Kind } from '../units.ts';
import { useAct, useApp, useParams, useWide } from './hooks.ts';
import css from './tools.module.css';
import { Field, Pad, RatesLine, type Side, decimalsOf, relation } from './ConverterParts.tsx';

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
