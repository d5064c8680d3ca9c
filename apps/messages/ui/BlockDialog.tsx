import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Checkbox, Dialog } from './kit.ts';
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
    <Dialog
      open
      title={`Block ${faces(number!).name}?`}
      onClose={onClose}
      text={
        named
          ? 'A sender’s name can’t be blocked. Reported as spam, its messages go to Spam & blocked without a sound.'
          : 'You will get no more calls or texts from this number. The conversation moves to Spam & blocked.'
      }
      actions={[
        { label: 'Cancel', onClick: onClose },
        {
          label: named ? 'Report' : 'Block',
          danger: true,
          onClick: () => {
            onClose();
            act.block({ thread, spam: named || spam });
            onDone();
          },
        },
      ]}
    >
      {!named && <Checkbox label="Report as spam" checked={spam} onChange={setSpam} />}
    </Dialog>
  );
}
