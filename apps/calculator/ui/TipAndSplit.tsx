import { formatMoney } from '../../../src/sdk/core/format.ts';
import { AppBar, Chip, IconButton, List, Screen, Stepper, SwitchRow, TextField } from './kit.ts';
import { understood, signsOf } from '../format.ts';
import { percentText, splitOf } from '../tip.ts';
import { useAct, useApp } from './hooks.ts';
import css from './tools.module.css';

const USUAL = [0, 100, 125, 150, 200];

/** `1 pays`, `2 pay`. */
const pays = (people: number): string => `${people} ${people === 1 ? 'pays' : 'pay'}`;

/** A bill with its tip, shared by several. */
export function TipAndSplit() {
  const tip = useApp(s => s.tip);
  const signs = useApp(s => signsOf(s.settings));
  const act = useAct();
  const found = splitOf(tip);
  const set = (change: Partial<typeof tip>) => act.changeTip({ tip: change });
  const most = found && found.more > 0;
  return (
    <Screen
      appBar={
        <AppBar
          title="Tip and split"
          actions={
            <IconButton
              icon="content_copy"
              label="Copy share"
              disabled={!found}
              onClick={() => act.copyText({ text: ((found!.share + (most ? 1 : 0)) / 100).toFixed(2) })}
            />
          }
        />
      }
    >
      <div className={css['panel']}>
        <TextField
          name="bill"
          label="Bill (£)"
          initial={tip.bill.replace('.', signs.decimal)}
          inputMode="decimal"
          maxLength={14}
          error={tip.bill !== '' && !found ? 'Write an amount' : null}
          onInput={text => set({ bill: understood(text, signs) })}
        />
        <div className={css['chips']} role="group" aria-label="Tip">
          {USUAL.map(t => (
            <Chip
              key={t}
              label={percentText(t)}
              selected={tip.tenths === t}
              onClick={() => set({ tenths: t })}
            />
          ))}
        </div>
        <List card label="How it is shared">
          <Stepper
            className={css['step']!}
            label="Tip"
            value={tip.tenths / 10}
            min={0}
            max={50}
            step={0.5}
            format={v => percentText(Math.round(v * 10))}
            onChange={v => set({ tenths: Math.round(v * 10) })}
          />
          <Stepper
            className={css['step']!}
            label="People"
            value={tip.people}
            min={1}
            max={50}
            onChange={people => set({ people })}
          />
          <SwitchRow
            label="Round up"
            subtitle="Total in whole pounds"
            checked={tip.roundUp}
            onChange={roundUp => set({ roundUp })}
          />
        </List>
        <div className={css['big']} role="status" data-rid="split">
          <span>{tip.people === 1 ? 'You pay' : 'Each pays'}</span>
          <b>{found ? formatMoney(found.share + (most ? 1 : 0)) : '£0.00'}</b>
          {most && found && (
            <span>{`${pays(found.more)} that, ${pays(tip.people - found.more)} ${formatMoney(found.share)}`}</span>
          )}
          {found && (
            <dl className={css['sums']}>
              <div className={css['sum']}>
                <dt>Bill</dt>
                <dd>{formatMoney(found.bill)}</dd>
              </div>
              <div className={css['sum']}>
                <dt>Tip</dt>
                <dd>{formatMoney(found.tip)}</dd>
              </div>
              <div className={css['sum']}>
                <dt>Total</dt>
                <dd>{formatMoney(found.total)}</dd>
              </div>
            </dl>
          )}
        </div>
      </div>
    </Screen>
  );
}
