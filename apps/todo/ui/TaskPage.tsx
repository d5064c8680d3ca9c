import type { ReactNode } from 'react';
import { useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, EmptyState, Fab, IconButton, Menu, Screen, Scroller, type MenuItem } from './kit.ts';
import type { IconName } from './icons.ts';
import { NO_FILTER, placeKey, sectionsOf, sortOf, type Filter, type Place } from '../select.ts';
import { SORTS, type Draft } from '../state.ts';
import { PRIORITY_NAMES, SORT_NAMES, tasksWords } from '../words.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { useAct, useDialog, useMinute, usePicked, useTodo } from './hooks.ts';
import { QuickAdd, useQuickAdd } from './QuickAdd.tsx';
import { SelectBar } from './SelectBar.tsx';
import { useUndoBar } from './UndoBar.tsx';
import css from './todo.module.css';
import { Part } from './Sections.tsx';

interface Props {
  place: Place;
  title: string;
  empty: { icon: IconName; title: string; text: string };
  /** What the screen says of a task that is added on it. */
  adds?: Partial<Draft>;
  /** Things to do with this very list, at the end of its menu. */
  items?: readonly MenuItem[];
  children?: ReactNode;
}

/** The tasks of a list, a smart list or a tag, and all that is done with them. */
export function TaskPage({ place, title, empty, adds = {}, items = [], children }: Props) {
  const state = useTodo();
  const now = useMinute();
  const zone = useZone();
  const [filter, setFilter] = useScreenState<Filter>('filter', NO_FILTER);
  const [ordering, setOrdering] = useScreenState('ordering', false);
  const [picked, setPicked] = usePicked();
  const [dialog, setDialog] = useDialog();
  const act = useAct();
  const add = useQuickAdd();
  const undo = useUndoBar();
  const sections = sectionsOf(state, place, now, zone, filter);
  const sort = sortOf(state, place);
  const ids = sections.flatMap(s => s.rows.map(t => t.id));
  const filtered = filter.priorities.length > 0 || filter.tag !== null;
  const gathers = 'smart' in place;
  const manual = 'list' in place && sort === 'manual';
  const then = (run: () => void) => () => {
    setDialog(null);
    run();
  };
  const open = sections.filter(s => s.at !== 'completed').reduce((n, s) => n + s.rows.length, 0);
  const bar =
    picked !== null ? (
      <SelectBar ids={ids} />
    ) : ordering ? (
      <AppBar
        title="Reorder"
        subtitle={title}
        leading="close"
        onLeading={() => setOrdering(false)}
        color="var(--c-surface-container-high)"
        actions={<IconButton icon="check" label="Done" onClick={() => setOrdering(false)} />}
      />
    ) : (
      <AppBar
        title={title}
        subtitle={
          'smart' in place && place.smart === 'completed'
            ? `${tasksWords(ids.length)} completed`
            : tasksWords(open)
        }
        actions={
          <>
            <IconButton
              icon="filter_list"
              label="Filter"
              badge={filtered}
              onClick={() => setDialog('filter')}
            />
            <IconButton icon="more_vert" label="More options" onClick={() => setDialog('menu')} />
          </>
        }
      />
    );
  return (
    <>
      <Screen
        label={title}
        className={css['colours']!}
        appBar={bar}
        bottom={undo}
        fab={
          picked === null && !ordering && !(gathers && place.smart === 'completed') ? (
            <Fab icon="add" label="New task" onClick={() => add(adds)} />
          ) : undefined
        }
      >
        {filtered && (
          <Scroller name="filters" axis="x" label="Filters">
            <div className={css['chips']}>
              {filter.priorities.map(p => (
                <Chip
                  key={p}
                  icon="flag"
                  label={p === 'none' ? 'No priority' : PRIORITY_NAMES[p]}
                  selected
                  onRemove={() =>
                    setFilter({ ...filter, priorities: filter.priorities.filter(x => x !== p) })
                  }
                />
              ))}
              {filter.tag !== null && (
                <Chip
                  label={`#${filter.tag}`}
                  selected
                  onRemove={() => setFilter({ ...filter, tag: null })}
                />
              )}
            </div>
          </Scroller>
        )}
        {sections.length === 0 && (
          <EmptyState
            {...(filtered
              ? {
                  icon: 'filter_list',
                  title: 'No tasks',
                  text: 'Nothing here fits the filter.',
                  action: { label: 'Clear filter', onClick: () => setFilter(NO_FILTER) },
                }
              : empty)}
          />
        )}
        {sections.map(s => (
          <Part
            key={s.at}
            place={place}
            section={s}
            alone={sections.length === 1}
            ordering={ordering && s.at === 'open'}
          />
        ))}
      </Screen>
      <Menu
        open={dialog === 'menu'}
        label="More options"
        onClose={() => setDialog(null)}
        items={[
          ...(gathers && place.smart === 'completed'
            ? []
            : [
                {
                  label: 'Sort by',
                  icon: 'sort' as const,
                  meta: SORT_NAMES[sort],
                  rid: 'sort',
                  onClick: () => setDialog('sort'),
                },
              ]),
          {
            label: 'Select',
            icon: 'checklist',
            disabled: ids.length === 0,
            onClick: then(() => setPicked([])),
          },
          ...(manual
            ? [
                {
                  label: 'Reorder',
                  icon: 'swap_vert' as const,
                  disabled: open < 2,
                  onClick: then(() => setOrdering(true)),
                },
              ]
            : []),
          ...(gathers
            ? []
            : [
                {
                  label: state.settings.showCompleted ? 'Hide completed' : 'Show completed',
                  icon: 'done_all' as const,
                  onClick: then(() =>
                    act.changeSettings({ settings: { showCompleted: !state.settings.showCompleted } }),
                  ),
                },
              ]),
          ...items.map(i => ({ ...i, onClick: then(i.onClick) })),
        ]}
      />
      <Menu
        open={dialog === 'sort'}
        anchor="center"
        label="Sort by"
        onClose={() => setDialog(null)}
        items={SORTS.filter(s => s !== 'manual' || 'list' in place).map(s => ({
          label: SORT_NAMES[s],
          checked: s === sort,
          onClick: then(() => act.setSort({ place: placeKey(place), sort: s })),
        }))}
      />
      <FilterSheet
        open={dialog === 'filter'}
        filter={filter}
        onChange={setFilter}
        onClose={() => setDialog(null)}
        completed={!gathers}
      />
      {children}
      <QuickAdd />
    </>
  );
}
