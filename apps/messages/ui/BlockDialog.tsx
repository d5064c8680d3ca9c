import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Checkbox, ConfirmDialog } from './kit.ts';
import { takesTexts } from '../select.ts';
import { useAct, useFaces } from './hooks.ts';

/** Asks before a number is blocked, and whether it is spam. */
export function BlockDialog({
  thread,
  people,
  onClose,
  onDone,
}: {
  thread: string;
  people: readonly string[];
  onClose: () => void;
  onDone: () => void;
}) {
  const [spam, setSpam] = useScreenState('reportSpam', true);
  const [number] = people;
  const faces = useFaces(people);
  const act = useAct();
  const named = !takesTexts(number!);
  return (
    <ConfirmDialog
      open
      title={`Block ${faces(number!).name}?`}
      text={
        named
          ? 'A sender’s name can’t be blocked. Reported as spam, its messages go to Spam & blocked without a sound.'
          : 'You will get no more calls or texts from this number. The conversation moves to Spam & blocked.'
      }
      confirmLabel={named ? 'Report' : 'Block'}
      danger
      onConfirm={() => {
        onClose();
        act.block({ thread, spam: named || spam });
        onDone();
      }}
      onCancel={onClose}
    >
      {!named && <Checkbox label="Report as spam" checked={spam} onChange={setSpam} />}
    </ConfirmDialog>
  );
}
