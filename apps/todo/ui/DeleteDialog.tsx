import { Dialog } from './kit.ts';

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
    <Dialog
      open={open}
      title="Delete this task?"
      text="It goes to the bin."
      onClose={onClose}
      actions={[
        { label: 'Cancel', onClick: onClose },
        {
          label: 'Delete',
          danger: true,
          onClick: () => {
            onClose();
            onDelete();
          },
        },
      ]}
    />
  );
}
