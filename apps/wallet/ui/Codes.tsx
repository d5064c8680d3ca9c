import { useFieldText, useScreenState, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { Button, Icon, ListRow, Screen, SectionHeader, TextField } from './kit.ts';
import { centsOf } from '../select.ts';
import { formatMoney, useAct, useWallet, useWords } from './hooks.ts';
import { AmountField } from './Flow.tsx';
import { Engraving, Face, Leaf } from './Parts.tsx';
import css from './cashier.module.css';
import list from './bills.module.css';

const SIDE = 25;
const FINDERS = [
  [0, 0],
  [SIDE - 7, 0],
  [0, SIDE - 7],
] as const;

/** The dark squares of a code: the same for the same text. */
function squaresOf(text: string): [number, number][] {
  let seed = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619) >>> 0,
    2_166_136_261,
  );
  const squares: [number, number][] = [];
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const inFinder = FINDERS.some(([fx, fy]) => x >= fx - 1 && x <= fx + 7 && y >= fy - 1 && y <= fy + 7);
      const inLeaf = Math.abs(x - 12) < 4 && Math.abs(y - 12) < 4;
      if (!inFinder && !inLeaf && seed > 2_200_000_000) squares.push([x, y]);
    }
  return squares;
}

function Code({ text, label, size = 200 }: { text: string; label: string; size?: number }) {
  return (
    <div role="img" aria-label={label} data-rid="code">
      <svg
        className={css['code']}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        width={size}
        height={size}
        aria-hidden="true"
      >
        {squaresOf(text).map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" />
        ))}
        {FINDERS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`} fillRule="evenodd" />
        ))}
        <g transform="translate(9.500 9.500) scale(0.25)" fill="#a04d18">
          <path d="M20 3C10 3 4 8.200 4 15.500c0 1.300.2 2.500.6 3.500C7 13 11 9.800 16 8.200 11.400 11 7.900 14.600 6 20.500 7 21 8.200 21.200 9.500 21 16.500 20.200 20.500 14 20 3z" />
        </g>
      </svg>
    </div>
  );
}

/** The owner’s code, which others pay: with an amount and what for, where that is given. */
export function Receive() {
  const t = useWords();
  const share = useStartIntent();
  const { owner } = useWallet();
  const cents = centsOf(useFieldText('amount'));
  const note = useFieldText('note');
  const [asks, setAsks] = useScreenState('asks', false);
  const amount = cents > 0 && asks ? formatMoney(cents) : '';
  const link = `copperleaf:pay${amount === '' ? '' : `?pence=${cents}`}`;
  return (
    <Screen title={t('receive')}>
      <div className={css['codeBox']}>
        <Leaf />
        <Code text={`${link} ${note}`} label={amount === '' ? t('yourCode') : t('yourCodeFor', { amount })} />
        <span className={css['to']}>{owner}</span>
        {amount !== '' && <span>{amount}</span>}
      </div>
      <div className={css['hint']}>{t('receiveHint')}</div>
      {asks && (
        <>
          <AmountField />
          <div className={css['fields']}>
            <TextField name="note" label={t('whatFor')} capitalise maxLength={60} />
          </div>
        </>
      )}
      <div className={list['buttons']}>
        <Button wide variant="tonal" rid="set-amount" onClick={() => setAsks(!asks)}>
          {t(asks ? 'anyAmount' : 'setAmount')}
        </Button>
        <Button
          wide
          variant="outlined"
          icon="ios_share"
          rid="share-code"
          onClick={() =>
            share({
              verb: 'SEND',
              mime: 'text/plain',
              text: amount === '' ? link : `${link} ${amount} ${note}`.trim(),
            })
          }
        >
          {t('shareCode')}
        </Button>
      </div>
    </Screen>
  );
}

/** Pays what a code asks for: one that the camera sees nearby, or the number below it. */
export function Scan() {
  const t = useWords();
  const act = useAct();
  const state = useWallet();
  const code = useFieldText('code');
  const cents = centsOf(useFieldText('amount'));
  const near = Object.keys(state.firms)
    .filter(id => state.firms[id]!.code !== null)
    .sort((a, b) => compare(state.accounts[a]!.name, state.accounts[b]!.name) || compare(a, b));
  const [seen, setSeen] = useScreenState<string | null>('seen', null);
  const digits = seen === null ? code : state.firms[seen]!.code!;
  return (
    <Screen
      title={t('scan')}
      bottom={
        <div className={css['only']}>
          <Button
            wide
            rid="pay-code"
            disabled={digits.length < 6 || cents === 0}
            onClick={() => act.payCode({ code: digits, cents })}
          >
            {cents > 0 ? t('payAmount', { amount: formatMoney(cents) }) : t('enterAmount')}
          </Button>
        </div>
      }
    >
      <div className={css['finder']}>
        <Engraving />
        <span className={css['frame']}>
          {seen === null ? <Icon name="qr_code_scanner" size={56} /> : <Face account={seen} size={72} />}
        </span>
      </div>
      <div className={css['hint']}>{seen === null ? t('scanHint') : state.accounts[seen]!.name}</div>
      <AmountField />
      <div className={css['fields']}>
        <TextField
          name="code"
          label={t('codeNumber')}
          inputMode="numeric"
          maxLength={6}
          onInput={() => setSeen(null)}
        />
      </div>
      <SectionHeader title={t('near')} />
      {near.map(id => (
        <ListRow
          key={id}
          id={id}
          rid="near"
          leading={<Face account={id} />}
          title={state.accounts[id]!.name}
          subtitle={t('codeOf', { code: state.firms[id]!.code! })}
          selected={id === seen}
          onClick={() => setSeen(id)}
        />
      ))}
    </Screen>
  );
}
