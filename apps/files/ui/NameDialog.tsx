import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Dialog, TextField } from './kit.ts';

export interface NameDialogProps {
  open: boolean;
  title: string;
  field: string;
  initial: string;
  label: string;
  /** Why a name can't be taken. */ problem: (name: string) => string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a name, and says why one can't be had. */
export function NameDialog({
  open,
  title,
  field,
  initial,
  label,
  problem,
  onName,
  onClose,
}: NameDialogProps) {
  const text = useFieldText(field, initial);
  const fields = useFields();
  const why = problem(text.trim());
  const close = () => {
    fields.blur();
    onClose();
  };
  const done = () => {
    if (why) return;
    fields.blur();
    onName(text.trim());
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      actions={[
        { label: 'Cancel', onClick: close },
        { label, disabled: why !== undefined, onClick: done },
      ]}
    >
      <TextField
        name={field}
        label="Name"
        initial={initial}
        enterKey="done"
        error={text.trim() !== '' && text.trim() !== initial && why ? why : null}
        onEnter={done}
      />
    </Dialog>
  );
}
