import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Icon, Scroller, Sheet, TextField } from './kit.ts';
import { COLOURS, LIST_ICONS, type Colour, type ListIcon } from '../state.ts';
import { COLOUR_NAMES, ICON_NAMES, nameProblem } from '../words.ts';
import { useAct, useTodo } from './hooks.ts';
import css from './lists.module.css';
import tones from './tones.module.css';

/** Name, colour and icon of a list: of a new one, or of one that is there. */
export function ListDialog({ open, ...rest }: { open: boolean; list: string | null; onClose: () => void }) {
  return open ? <OpenList {...rest} /> : null;
}

function OpenList({ list, onClose }: { list: string | null; onClose: () => void }) {
  const { lists } = useTodo();
  const row = list === null ? undefined : lists[list];
  const name = useFieldText('list-name', row?.name ?? '');
  const [look, setLook] = useScreenState<{ colour?: Colour; icon?: ListIcon }>('list-look', {});
  const act = useAct();
  const colour = look.colour ?? row?.colour ?? 'teal';
  const icon = look.icon ?? row?.icon ?? 'list';
  const problem = nameProblem(lists, name, list);
  const close = () => {
    setLook({});
    onClose();
  };
  const save = () => {
    if (problem) return;
    close();
    if (list === null) act.addList({ name, colour, icon });
    else act.editList({ list, name, colour, icon });
  };
  return (
    <Sheet
      open
      title={list === null ? 'New list' : 'Edit list'}
      onClose={close}
      footer={
        <Button wide disabled={problem !== undefined} onClick={save}>
          {list === null ? 'Create' : 'Save'}
        </Button>
      }
    >
      <Scroller name="list-form">
        <div className={css['custom']}>
          <TextField
            name="list-name"
            label="Name"
            initial={row?.name ?? ''}
            maxLength={40}
            capitalise
            error={name.trim() !== '' && problem}
            onEnter={save}
          />
          <span className={css['label']}>Colour</span>
          <div className={css['look']} role="radiogroup" aria-label="Colour">
            {COLOURS.map(c => (
              <button
                key={c}
                type="button"
                role="radio"
                aria-checked={c === colour}
                aria-label={COLOUR_NAMES[c]}
                className={`${css['lookOne']} ${tones['tone']}`}
                data-tone={c}
                onClick={() => setLook({ ...look, colour: c })}
              >
                <span className={tones['swatch']}>{c === colour && <Icon name="check" size={20} />}</span>
              </button>
            ))}
          </div>
          <span className={css['label']}>Icon</span>
          <div className={css['look']} role="radiogroup" aria-label="Icon">
            {LIST_ICONS.map(i => (
              <button
                key={i}
                type="button"
                role="radio"
                aria-checked={i === icon}
                aria-label={ICON_NAMES[i]}
                className={css['lookOne']}
                onClick={() => setLook({ ...look, icon: i })}
              >
                <Icon name={i} />
              </button>
            ))}
          </div>
        </div>
      </Scroller>
    </Sheet>
  );
}
