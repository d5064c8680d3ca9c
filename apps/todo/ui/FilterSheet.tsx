import { Button, Chip, ChipGroup, Scroller, SectionHeader, Sheet, SwitchRow } from './kit.ts';
import { NO_FILTER, tagsOf, type Filter } from '../select.ts';
import { PRIORITIES } from '../state.ts';
import { PRIORITY_NAMES } from '../words.ts';
import { useAct, useTodo } from './hooks.ts';
import css from './lists.module.css';

/** What of a list is shown: by priority and by tag, with what is completed or without. */
export function FilterSheet({
  open,
  filter,
  onChange,
  onClose,
  completed,
}: {
  open: boolean;
  filter: Filter;
  onChange: (filter: Filter) => void;
  onClose: () => void;
  completed: boolean;
}) {
  const { tasks, settings } = useTodo();
  const act = useAct();
  const { priorities, tag } = filter;
  const any = priorities.length > 0 || tag !== null;
  return (
    <Sheet
      open={open}
      title="Filter"
      onClose={onClose}
      footer={
        <div className={css['footer']}>
          <Button variant="outlined" disabled={!any} onClick={() => onChange(NO_FILTER)}>
            Clear
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <Scroller name="filter">
        <SectionHeader title="Priority" />
        <div className={css['wrap']}>
          <ChipGroup label="Priority">
            {[...PRIORITIES].reverse().map(p => (
              <Chip
                key={p}
                label={PRIORITY_NAMES[p]}
                rid={`priority-${p}`}
                selected={priorities.includes(p)}
                onClick={() =>
                  onChange({
                    ...filter,
                    priorities: priorities.includes(p) ? priorities.filter(x => x !== p) : [...priorities, p],
                  })
                }
              />
            ))}
          </ChipGroup>
        </div>
        <SectionHeader title="Tag" />
        <div className={css['wrap']}>
          <ChipGroup label="Tag">
            {tagsOf(tasks).map(t => (
              <Chip
                key={t.tag}
                label={`#${t.tag}`}
                selected={tag === t.tag}
                onClick={() => onChange({ ...filter, tag: tag === t.tag ? null : t.tag })}
              />
            ))}
          </ChipGroup>
        </div>
        {completed && (
          <SwitchRow
            label="Show completed"
            checked={settings.showCompleted}
            onChange={showCompleted => act.changeSettings({ settings: { showCompleted } })}
          />
        )}
      </Scroller>
    </Sheet>
  );
}
