import { useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Checkbox, EmptyState, RadioGroup, Screen, SectionHeader } from './kit.ts';
import { linesOf } from '../parse.ts';
import { homeList, listsOf } from '../select.ts';
import { tasksWords } from '../words.ts';
import { useAct, useTodo } from './hooks.ts';

/** Text that another app shared, a task for each line that stays ticked. */
export function Share() {
  const intent = useIntent();
  const state = useTodo();
  const lines = linesOf(intent?.text ?? '', intent?.title);
  const [left, setLeft] = useScreenState<number[]>('left', []);
  const [list, setList] = useScreenState('list', homeList(state));
  const act = useAct();
  const wanted = lines.filter((_, i) => !left.includes(i));
  return (
    <Screen
      label="Add to To-do"
      appBar={
        <AppBar
          title="Add to To-do"
          subtitle={tasksWords(wanted.length)}
          leading="close"
          actions={
            <Button
              rid="save"
              disabled={wanted.length === 0}
              onClick={() => act.takeShared({ lines: wanted, list })}
            >
              Add
            </Button>
          }
        />
      }
    >
      {lines.length === 0 && <EmptyState icon="checklist" title="There is no text to add" />}
      {lines.length > 0 && <SectionHeader title="Tasks" />}
      {lines.map((l, i) => (
        <Checkbox
          key={i}
          label={l.title}
          {...(l.done ? { subtitle: 'Completed' } : {})}
          id={`line-${i + 1}`}
          checked={!left.includes(i)}
          onChange={on => setLeft(on ? left.filter(x => x !== i) : [...left, i])}
        />
      ))}
      <SectionHeader title="List" />
      <RadioGroup
        label="List"
        value={list}
        onChange={setList}
        options={listsOf(state.lists).map(l => ({ value: l.id, label: l.name }))}
      />
    </Screen>
  );
}
