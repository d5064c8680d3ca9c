import { useFields, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Card,
  Chip,
  ChipGroup,
  Fab,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  SectionHeader,
} from './kit.ts';
import { civilOf, weekdayOf } from '../dates.ts';
import { MONTHS, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { countsOf, listsOf, SMART, smartRows, tagsOf, type Smart } from '../select.ts';
import { SMART_NAMES, tasksWords } from '../words.ts';
import { useDialog, useMinute, useNav, useTodo, useToday } from './hooks.ts';
import { ListDialog } from './ListDialog.tsx';
import { SMART_ICONS } from './Places.tsx';
import { QuickAdd, useQuickAdd } from './QuickAdd.tsx';
import { useUndoBar } from './UndoBar.tsx';
import css from './lists.module.css';
import tones from './tones.module.css';

const TONES: Record<Smart, string> = {
  today: 'blue',
  week: 'indigo',
  all: 'grey',
  important: 'yellow',
  completed: 'green',
  nodate: 'teal',
};

/** Smart lists, the person's own lists, and tags. */
export function Home() {
  const { tasks, lists } = useTodo();
  const today = useToday();
  const now = useMinute();
  const zone = useZone();
  const [dialog, setDialog] = useDialog();
  const nav = useNav();
  const fields = useFields();
  const add = useQuickAdd();
  const undo = useUndoBar();
  const counts = countsOf(tasks, now, zone);
  const tags = tagsOf(tasks);
  const { day, month } = civilOf(today);
  const weekday = weekdayOf(today);
  const then = (run: () => void) => () => {
    setDialog(null);
    run();
  };
  const create = () => {
    fields.set('list-name', '');
    setDialog('list');
  };
  return (
    <>
      <Screen
        label="To-do"
        bottom={undo}
        fab={<Fab icon="add" label="New task" onClick={() => add()} />}
        appBar={
          <AppBar
            title="To-do"
            subtitle={`${WEEKDAYS[weekday]}, ${day} ${MONTHS[month - 1]}`}
            leading="none"
            actions={
              <>
                <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                <IconButton icon="more_vert" label="More options" onClick={() => setDialog('menu')} />
              </>
            }
          />
        }
      >
        <div className={css['smart']}>
          {SMART.map(s => {
            const n = smartRows(tasks, s, today).length;
            return (
              <Card
                key={s}
                rid={`smart-${s}`}
                className={css['card']!}
                onClick={() => nav.push('/smart/:smart', { smart: s })}
              >
                <span className={`${tones['badge']} ${tones['tone']}`} data-tone={TONES[s]}>
                  {s === 'important' || s === 'completed' ? (
                    <Icon name={SMART_ICONS[s]} size={22} filled />
                  ) : (
                    <Icon name={SMART_ICONS[s]} size={22} />
                  )}
                </span>
                <span className={css['cardName']}>{SMART_NAMES[s]}</span>
                <span className={css['count']}>{n}</span>
              </Card>
            );
          })}
        </div>
        <SectionHeader title="My lists" action={{ label: 'New list', onClick: create }} />
        <List label="My lists">
          {listsOf(lists).map(l => {
            const { open = 0, late = 0 } = counts[l.id] ?? {};
            return (
              <ListRow
                key={l.id}
                id={l.id}
                rid="list"
                leading={
                  <span className={`${tones['badge']} ${tones['tone']}`} data-tone={l.colour}>
                    <Icon name={l.icon} size={22} />
                  </span>
                }
                title={l.name}
                label={`${l.name}, ${tasksWords(open)}${late > 0 ? `, ${late} overdue` : ''}`}
                onClick={() => nav.push('/list/:list', { list: l.id })}
                trailing={
                  <span className={css['counts']}>
                    {late > 0 && <b dir="auto">{`${late} overdue`}</b>}
                    <span>{open}</span>
                  </span>
                }
              />
            );
          })}
        </List>
        {tags.length > 0 && <SectionHeader title="Tags" />}
        {tags.length > 0 && (
          <div className={css['tags']}>
            <ChipGroup label="Tags">
              {tags.map(t => (
                <Chip
                  key={t.tag}
                  label={`#${t.tag}`}
                  rid="tag"
                  id={`tag-${t.tag}`}
                  onClick={() => nav.push('/tag/:tag', { tag: t.tag })}
                />
              ))}
            </ChipGroup>
          </div>
        )}
      </Screen>
      <Menu
        open={dialog === 'menu'}
        label="More options"
        onClose={() => setDialog(null)}
        items={[
          { label: 'Edit lists', icon: 'edit', onClick: then(() => nav.push('/lists')) },
          { label: 'Bin', icon: 'delete', onClick: then(() => nav.push('/bin')) },
          { label: 'Settings', icon: 'settings', divider: true, onClick: then(() => nav.push('/settings')) },
        ]}
      />
      <ListDialog open={dialog === 'list'} list={null} onClose={() => setDialog(null)} />
      <QuickAdd />
    </>
  );
}
