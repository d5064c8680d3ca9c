import { useAppText, useSystem } from '../../sdk/react/hooks.ts';
import { ConfirmDialog, Dialog } from '../../sdk/react/kit/modals.tsx';
import type { Dialog as Record } from '../../state/phone/index.ts';
import { useShellWords } from '../phone-words.ts';

export function UninstallDialog({ dialog }: { dialog: Record }) {
  const t = useShellWords();
  const textOf = useAppText();
  const system = useSystem();
  const close = () => system.dismissDialog({ id: dialog.id });
  return (
    <ConfirmDialog
      open
      title={t('uninstallApp', { app: textOf(dialog.app) })}
      text={t('uninstallExplained')}
      confirmLabel={t('uninstall')}
      danger
      onConfirm={() => {
        close();
        system.uninstallApp({ app: dialog.app });
      }}
      onCancel={close}
    />
  );
}

export function MessageDialog({ dialog }: { dialog: Record }) {
  const t = useShellWords();
  const system = useSystem();
  const close = () => system.dismissDialog({ id: dialog.id });
  const ok = () => (dialog.then ? system.answerDialog({ id: dialog.id, result: true }) : close());
  return (
    <Dialog
      open
      title={dialog.title ?? ''}
      text={dialog.text ?? ''}
      onClose={close}
      actions={[
        ...(dialog.then ? [{ label: t('cancel'), onClick: close }] : []),
        { label: t('ok'), onClick: ok },
      ]}
    />
  );
}
