import { Sheet, Dialog, TextField } from './kit.ts';
import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { MOST_TIP, TIPS } from '../model/kinds.ts';
import { money, useAct, useOpen, useWords } from './hooks.ts';
import { Block, Go } from './Parts.tsx';
import css from './receipt.module.css';

const centsOf = (text: string): number => {
  const found = /^\s*£?(\d{1,2})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '0').padEnd(2, '0')) : 0;
};
export function TipSheet({ id }: { id: string }) {
  const t = useWords();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const text = useFieldText('tip');
  const own = centsOf(text);
  const give = (cents: number) => {
    setOpen(null);
    act.tip({ ride: id, cents });
  };
  return (
    <>
      <Sheet open={open === 'tip'} title={t('tipDriver')} onClose={() => setOpen(null)}>
        <Block>
          <span>{t('tipText')}</span>
          <div className={css['tips']}>
            {TIPS.map(cents => (
              <Go key={cents} quiet rid={`tip-${cents}`} onClick={() => give(cents)}>
                {money(cents)}
              </Go>
            ))}
          </div>
          <Go quiet rid="tip-other" onClick={() => setOpen('tip-own')}>
            {t('otherAmount')}
          </Go>
        </Block>
      </Sheet>
      <Dialog
        open={open === 'tip-own'}
        title={t('otherAmount')}
        onClose={() => setOpen(null)}
        actions={[
          { label: t('cancel'), onClick: () => setOpen(null) },
          {
            label: t('tipIt'),
            rid: 'tip-own',
            disabled: own < 1 || own > MOST_TIP,
            onClick: () => give(own),
          },
        ]}
      >
        <TextField name="tip" label={t('amountPounds')} rid="tip-amount" inputMode="decimal" />
      </Dialog>
    </>
  );
}
