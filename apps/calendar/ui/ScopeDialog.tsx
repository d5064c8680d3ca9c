import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Dialog, RadioGroup } from './kit.ts';
import type { Scope } from '../actions/change.ts';

interface Props {
  title: string;
  ok: string;
  danger?: boolean;
  /** The change is to the rule, which one occurrence has not. */ rule?: boolean;
  onClose: () => void;
  onScope: (scope: Scope) => void;
}

/** Asks for which of a series a change is meant. */
export function ScopeDialog({ open, ...rest }: Props & { open: boolean }) {
  return open ? <Open {...rest} /> : null;
}

function Open({ title, ok, danger, rule, onClose, onScope }: Props) {
  const [chosen, setChosen] = useScreenState<Scope | null>('scope', null);
  const scope = chosen ?? (rule ? 'following' : 'this');
  const options = [
    { value: 'this' as Scope, label: 'This event' },
    { value: 'following' as Scope, label: 'This and following events' },
    { value: 'all' as Scope, label: 'All events' },
  ];
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={[
        { label: 'Cancel', onClick: close },
        {
          label: ok,
          ...(danger ? { danger } : {}),
          onClick: () => {
            setChosen(null);
            onScope(scope);
          },
        },
      ]}
    >
      <RadioGroup
        label={title}
        value={scope}
        onChange={setChosen}
        options={rule ? options.slice(1) : options}
      />
    </Dialog>
  );
}
