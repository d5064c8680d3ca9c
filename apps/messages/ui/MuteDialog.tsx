import { Dialog, RadioGroup } from './kit.ts';
import { useAct } from './hooks.ts';

/** For how long a conversation makes no notification. */
export function MuteDialog({ thread, onClose }: { thread: string; onClose: () => void }) {
  const act = useAct();
  return (
    <Dialog
      open
      title="Mute notifications"
      onClose={onClose}
      actions={[{ label: 'Cancel', onClick: onClose }]}
    >
      <RadioGroup
        label="For how long"
        value={null}
        options={[
          { value: 1, label: 'For 1 hour' },
          { value: 8, label: 'For 8 hours' },
          { value: -1, label: 'Always' },
        ]}
        onChange={hours => {
          onClose();
          act.mute({ thread, hours: hours < 0 ? null : hours });
        }}
      />
    </Dialog>
  );
}
