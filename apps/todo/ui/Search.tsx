import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, EmptyState, IconButton, Screen, SearchField, SectionHeader } from './kit.ts';
import { found, tagsOf } from '../select.ts';
import { useAct, useNav, usePicked, useTodo } from './hooks.ts';
import { SelectBar } from './SelectBar.tsx';
import { Line } from './Sections.tsx';
import { useUndoBar } from './UndoBar.tsx';
import css from './lists.module.css';
import common from './todo.module.css';

/** Finds tasks by words in title, notes, steps and tags, completed ones as well. */
export function Search() {
  const { tasks, searches } = useTodo();
  const text = useFieldText('query');
  const [picked] = usePicked();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const undo = useUndoBar();
  const rows = found(tasks, text);
  const tags = tagsOf(tasks);
  const marked = text
    .toLocaleLowerCase('en-GB')
    .split(/\s+/)
    .filter(w => w !== '' && !w.startsWith('#'));
  const parts = [
    { title: 'To do', rows: rows.filter(t => t.completedAt === null) },
    { title: 'Completed', rows: rows.filter(t => t.completedAt !== null) },
  ].filter(p => p.rows.length > 0);
  return (
    <Screen
      label="Search"
      className={common['colours']!}
      bottom={undo}
      appBar={
        picked === null ? (
          <SearchField
            name="query"
            label="Search tasks"
            leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
            onEnter={query => {
              fields.blur();
              act.remember({ query });
            }}
          />
        ) : (
          <SelectBar ids={rows.map(t => t.id)} />
        )
      }
    >
      {text.trim() === '' ? (
        <>
          {searches.length > 0 && (
            <>
              <SectionHeader
                title="Recent"
                action={{ label: 'Clear', onClick: () => act.forgetSearches() }}
              />
              <div className={css['wrap']}>
                <ChipGroup label="Recent searches">
                  {searches.map(r => (
                    <Chip key={r} label={r} icon="history" onClick={() => fields.set('query', r)} />
                  ))}
                </ChipGroup>
              </div>
            </>
          )}
          {tags.length > 0 && (
            <>
              <SectionHeader title="Tags" />
              <div className={css['wrap']}>
                <ChipGroup label="Tags">
                  {tags.map(t => (
                    <Chip key={t.tag} label={`#${t.tag}`} onClick={() => fields.set('query', `#${t.tag}`)} />
                  ))}
                </ChipGroup>
              </div>
            </>
          )}
          {searches.length + tags.length === 0 && (
            <EmptyState icon="search" title="Search your tasks" text="Write words, or # and a tag." />
          )}
        </>
      ) : rows.length === 0 ? (
        <EmptyState icon="search" title="Nothing found" text={`No task has “${text.trim()}” in it.`} />
      ) : (
        parts.map(p => (
          <div key={p.title} role="group" aria-label={p.title}>
            <SectionHeader title={`${p.title} (${p.rows.length})`} />
            {p.rows.map(t => (
              <Line key={t.id} task={t} ofList marked={marked} />
            ))}
          </div>
        ))
      )}
    </Screen>
  );
}
