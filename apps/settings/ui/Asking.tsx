import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, Dialog, RadioGroup, Scroller, TextField } from './kit.ts';
import { entriesOf, of, type Entry, type EntryOf, type Page, type View } from '../model.ts';
import { useCall, useNav } from './hooks.ts';
import { act, useAsking } from './Row.tsx';
import css from './forms.module.css';

/** The dialog of the entry that asks: options, a text, or whether to go on. */
export function Asking({ page, v, more = [] }: { page: Page; v: View; more?: readonly Entry[] }) {
  const [asking, ask] = useAsking();
  if (asking === null) return null;
  const entry = [...page.sections.flatMap(s => entriesOf(s, v)), ...more].find(e => e.id === asking);
  if (!entry) return null;
  const close = () => ask(null);
  if (entry.kind === 'choice') return <Choice entry={entry} v={v} close={close} />;
  if (entry.kind === 'text') return <Words entry={entry} v={v} close={close} />;
  if (entry.kind === 'action' || entry.kind === 'switch')
    return <Confirm entry={entry} v={v} close={close} />;
  return null;
}

interface Props<E> {
  entry: E;
  v: View;
  close: () => void;
}
/** Options that fit a dialog without scrolling. */
const FIT = 6;

function Choice({ entry, v, close }: Props<EntryOf<'choice'>>) {
  const call = useCall();
  const options = of(entry.options, v);
  const title = of(entry.title, v);
  const group = (
    <RadioGroup
      label={title}
      options={options}
      value={entry.get(v)}
      onChange={x => {
        close();
        call(entry.set(x, v));
      }}
    />
  );
  return (
    <Dialog open title={title} onClose={close} actions={[{ label: 'Cancel', onClick: close }]}>
      {options.length > FIT ? (
        <div className={css['tall']}>
          <Scroller name="options" label={title}>
            {group}
          </Scroller>
        </div>
      ) : (
        <div className={css['flush']}>{group}</div>
      )}
    </Dialog>
  );
}

function Words({ entry, v, close }: Props<EntryOf<'text'>>) {
  const call = useCall();
  const fields = useFields();
  const [tried, setTried] = useScreenState('tried', false);
  const name = `text-${entry.id}`;
  const text = useFieldText(name, entry.get(v));
  const problem = entry.problem?.(text, v);
  const done = () => {
    fields.blur();
    setTried(false);
    close();
  };
  const save = () => {
    if (problem) {
      setTried(true);
      return;
    }
    done();
    call(entry.set(text, v));
  };
  return (
    <ConfirmDialog open title={of(entry.title, v)} confirmLabel="Save" onConfirm={save} onCancel={done}>
      <TextField
        name={name}
        label={entry.label}
        initial={entry.get(v)}
        error={tried ? problem : undefined}
        enterKey="done"
        onEnter={save}
        rid={`${entry.id}-field`}
        {...(entry.numbers ? { inputMode: 'numeric' as const } : {})}
      />
    </ConfirmDialog>
  );
}

function Confirm({ entry, v, close }: Props<EntryOf<'action'> | EntryOf<'switch'>>) {
  const call = useCall();
  const { back } = useNav();
  const { confirm } = entry;
  if (!confirm) return null;
  const go = () => {
    close();
    if (entry.kind === 'switch') call(entry.set(true, v));
    else act(entry, v, call, back);
  };
  return (
    <ConfirmDialog
      open
      title={of(confirm.title, v)}
      text={of(confirm.text, v)}
      confirmLabel={confirm.label}
      danger={entry.kind === 'action' && entry.danger === true}
      onConfirm={go}
      onCancel={close}
    />
  );
}
