import { ConfirmDialog, Dialog } from './kit.ts';
import { isAddress } from '../text.ts';
import type { Draft } from '../state.ts';
import { useAct, useMail, useOpen, useWords } from './hooks.ts';

/** What is asked or refused before a mail is sent. */
export function ComposeDialogs({
  draft,
  on,
  onSend,
}: {
  draft: Draft;
  on: { draft: string; start?: Draft };
  onSend: (sure: 'subject' | 'attached') => void;
}) {
  const t = useWords();
  const act = useAct();
  const { tooLarge } = useMail();
  const [open, setOpen] = useOpen();
  const wrong = [...draft.to, ...draft.cc, ...draft.bcc].filter(p => !isAddress(p.address));
  return (
    <>
      <Dialog
        open={open === 'wrong'}
        title={t('wrongTitle')}
        text={t('wrongText', { addresses: wrong.map(p => `“${p.address}”`).join(', ') })}
        onClose={() => setOpen(null)}
        actions={[{ label: t('ok'), onClick: () => setOpen(null) }]}
      />
      <ConfirmDialog
        open={open === 'no-subject'}
        title={t('sendWithoutSubject')}
        confirmLabel={t('send')}
        rid="send-without-subject"
        onConfirm={() => onSend('subject')}
        onCancel={() => setOpen(null)}
      />
      <ConfirmDialog
        open={open === 'no-attachment'}
        title={t('nothingAttached')}
        text={t('nothingAttachedText')}
        confirmLabel={t('sendAnyway')}
        onConfirm={() => onSend('attached')}
        onCancel={() => setOpen(null)}
      />
      <ConfirmDialog
        open={tooLarge !== null}
        title={t('tooLargeTitle')}
        text={t('tooLargeText', { name: tooLarge ?? '' })}
        confirmLabel={t('chooseAnother')}
        onConfirm={() => {
          act.forgetTooLarge({});
          act.pickFiles(on);
        }}
        onCancel={() => act.forgetTooLarge({})}
      />
    </>
  );
}
