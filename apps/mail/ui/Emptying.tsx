import type { ReactNode } from 'react';
import { Button, ConfirmDialog } from './kit.ts';
import { useAct, useOpen, useWords } from './hooks.ts';

type Emptied = 'bin' | 'spam' | 'drafts';
const isEmptied = (folder: string): folder is Emptied =>
  folder === 'bin' || folder === 'spam' || folder === 'drafts';

/** Button that deletes all that stands in a folder, and the question before it; nothing for folders that keep what they have. */
export function useEmptying(folder: string, count: number): { button?: ReactNode; dialog: ReactNode } {
  const t = useWords();
  const act = useAct();
  const [open, setOpen] = useOpen();
  if (!isEmptied(folder)) return { dialog: null };
  const { label, ask, empty } = {
    bin: { label: t('emptyBin'), ask: t('emptyBinAsk'), empty: () => act.emptyBin({}) },
    spam: { label: t('emptySpam'), ask: t('emptySpamAsk'), empty: () => act.emptySpam({}) },
    drafts: {
      label: t('discardAll'),
      ask: t('discardAllAsk', { count }),
      empty: () => act.discardAll({}),
    },
  }[folder];
  return {
    ...(count > 0 && {
      button: (
        <Button variant="text" rid={`empty-${folder}`} onClick={() => setOpen('empty')}>
          {label}
        </Button>
      ),
    }),
    dialog: (
      <ConfirmDialog
        open={open === 'empty'}
        title={ask}
        text={t('cannotBeUndone')}
        confirmLabel={label}
        danger
        onConfirm={() => {
          empty();
          setOpen(null);
        }}
        onCancel={() => setOpen(null)}
      />
    ),
  };
}
