import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Dialog, ListRow, RadioGroup, Scroller, Sheet, TextField } from './kit.ts';
import { communityOf } from '../select.ts';
import { useAct, useForum, useOpen, useScreenState, useWords } from './hooks.ts';
import css from './menu.module.css';

const DAYS = [1, 3, 7, 30, 90] as const;

/** The rule for which a moderator removes something. */
export function RemoveDialog({ target, open }: { target: string; open: boolean }) {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [, setOpen] = useOpen();
  const rules = state.communities[communityOf(state, target) ?? '']?.rules ?? [];
  return (
    <Sheet open={open} title={t('removeWhy')} onClose={() => setOpen(null)}>
      <Scroller name="rules" className={css['short']!}>
        {[...rules.map(r => r.title), 'spam'].map((reason, i) => (
          <ListRow
            key={reason}
            id={`reason-${i + 1}`}
            leading="gavel"
            title={reason === 'spam' ? t('spam') : reason}
            onClick={() => {
              act.removeItem({ target, reason });
              setOpen(null);
            }}
          />
        ))}
      </Scroller>
    </Sheet>
  );
}

/** For how long somebody may not write, and why. */
export function BanDialog({ target, open }: { target: string; open: boolean }) {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [, setOpen] = useOpen();
  const [days, setDays] = useScreenState<number>('days', 3);
  const reason = useFieldText('banReason');
  const community = communityOf(state, target);
  const author = (state.posts[target] ?? state.comments[target])?.author;
  if (community === undefined || author === undefined) return null;
  return (
    <Dialog
      open={open}
      title={t('banTitle')}
      text={t('banText', { name: state.people[author]!.name, community: state.communities[community]!.name })}
      onClose={() => setOpen(null)}
      actions={[
        { label: t('cancel'), onClick: () => setOpen(null) },
        {
          label: t('ban'),
          danger: true,
          disabled: reason.trim() === '',
          onClick: () => {
            act.ban({ community, person: author, days, reason });
            setOpen(null);
          },
        },
      ]}
    >
      <div className={css['column']}>
        <RadioGroup
          label={t('howLong')}
          value={days}
          onChange={setDays}
          options={DAYS.map(value => ({ value, label: t('daysCount', { count: value }) }))}
        />
        <TextField name="banReason" label={t('reason')} capitalise maxLength={160} />
      </div>
    </Dialog>
  );
}
