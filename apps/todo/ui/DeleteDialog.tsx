import { ConfirmDialog } from './kit.ts';

/** Asks before one task goes to the bin. */
export function DeleteDialog({
  open,
  onClose,
  onDelete,
}: {
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      title="Delete this task?"
      text="It goes to the bin."
      confirmLabel="Delete"
      danger
      onConfirm={() => {
        onClose();
        onDelete();
      }}
      onCancel={onClose}
    />
  );
}
