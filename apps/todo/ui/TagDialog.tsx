import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, Dialog, TextField } from './kit.ts';
import { tagsOf } from '../select.ts';
import { useAct, useTodo } from './hooks.ts';

/** Tags of a task: those in use by a tap, and new ones by name. */
export function TagDialog({ open, task, onClose }: { open: boolean; task: string; onClose: () => void }) {
  const { tasks } = useTodo();
  const tag = useFieldText('tag');
  const fields = useFields();
  const act = useAct();
  const own = tasks[task]?.tags ?? [];
  const add = (words: string) => {
    if (words.trim() !== '') {
      act.tag({ tasks: [task], tag: words });
      fields.set('tag', '');
    }
  };
  return (
    <Dialog
      open={open}
      title="Tags"
      onClose={onClose}
      actions={[
        { label: 'Add', disabled: tag.trim() === '', onClick: () => add(tag) },
        { label: 'Done', onClick: onClose },
      ]}
    >
      <ChipGroup label="Tags in use">
        {tagsOf(tasks).map(t => (
          <Chip
            key={t.tag}
            label={`#${t.tag}`}
            selected={own.includes(t.tag)}
            onClick={() =>
              own.includes(t.tag)
                ? act.untag({ tasks: [task], tag: t.tag })
                : act.tag({ tasks: [task], tag: t.tag })
            }
          />
        ))}
      </ChipGroup>
      <TextField name="tag" label="New tag" maxLength={30} capitalise={false} onEnter={add} />
    </Dialog>
  );
}
