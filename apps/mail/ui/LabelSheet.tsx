import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Button, Checkbox, Scroller, Sheet, TextField } from './kit.ts';
import { labelsOf } from '../select.ts';
import { useAct, useMail, useWords } from './hooks.ts';
import css from './parts.module.css';

/** Puts labels on conversations and takes them off; a new one can be made here. */
export function LabelSheet({
  open,
  threads,
  onClose,
}: {
  open: boolean;
  threads: readonly string[];
  onClose: () => void;
}) {
  const t = useWords();
  const act = useAct();
  const state = useMail();
  const fields = useFields();
  const name = useFieldText('new-label');
  const has = (label: string) => threads.every(id => state.threads[id]?.labels.includes(label));
  return (
    <Sheet open={open} title={t('labelThese')} onClose={onClose}>
      <Scroller name="labels">
        {labelsOf(state).map(l => (
          <Checkbox
            key={l.id}
            id={l.id}
            rid="label"
            label={l.name}
            checked={has(l.id)}
            onChange={on => act.setLabel({ threads: [...threads], label: l.id, on })}
          />
        ))}
        <div className={css['newLabel']}>
          <TextField name="new-label" label={t('newLabel')} maxLength={40} capitalise />
          <Button
            variant="tonal"
            rid="make-label"
            disabled={name.trim() === ''}
            onClick={() => {
              act.addLabel({ name, threads: [...threads] });
              fields.set('new-label', '');
              fields.blur();
            }}
          >
            {t('create')}
          </Button>
        </div>
      </Scroller>
    </Sheet>
  );
}
