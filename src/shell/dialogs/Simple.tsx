import { useSystem } from '../../sdk/react/hooks.ts';
import { ConfirmDialog, Dialog } from '../../sdk/react/kit/index.ts';
import type { Dialog as Record } from '../../state/phone/index.ts';

export function UninstallDialog({ dialog }: { dialog: Record }) {
  const system = useSystem();
  const close = () => system.dismissDialog({ id: dialog.id });
  return (
    <ConfirmDialog
      open
      title={dialog.title ?? 'Uninstall?'}
      text={dialog.text ?? ''}
      confirmLabel="Uninstall"
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
  const system = useSystem();
  const close = () => system.dismissDialog({ id: dialog.id });
  const ok = () => (dialog.then ? system.answerDialog({ id: dialog.id, result: true }) : close());
  return (
    <Dialog
      open
      title={dialog.title ?? ''}
      text={dialog.text ?? ''}
      onClose={close}
      actions={[...(dialog.then ? [{ label: 'Cancel', onClick: close }] : []), { label: 'OK', onClick: ok }]}
    />
  );
}
