import { useFields, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import { Checkbox, Icon, IconButton, TextField } from './kit.ts';
import { useReorder } from '../../../src/sdk/react/reorder.ts';
import type { Subtask, Todo } from '../state.ts';
import { useAct, useApp } from './hooks.ts';
import css from './task.module.css';
import common from './todo.module.css';

/** Steps of a task: tick, write, delete, and drag to another place. */
export function Steps({ task }: { task: string }) {
  const steps = useApp(s => s.tasks[task]?.subtasks ?? []);
  const store = useStore();
  const { id } = useSurface();
  const act = useAct();
  const fields = useFields();
  // The first letter makes the step, and the caret goes on in it: nothing that is typed waits to be saved.
  const begin = (title: string) => {
    if (title.trim() === '') return;
    act.addStep({ task, title });
    const made = (store.phone.apps['todo'] as Todo).tasks[task]?.subtasks.at(-1);
    if (!made || steps.some(s => s.id === made.id)) return;
    store.update(p => {
      const all = ((p.ui.surfaces[id] ??= {}).fields ??= {});
      all[`step-${made.id}`] = { text: made.title, start: made.title.length, end: made.title.length };
      all['new-step'] = { text: '', start: 0, end: 0 };
      if (p.ui.focus?.surface === id && p.ui.focus.field === 'new-step')
        p.ui.focus = { surface: id, field: `step-${made.id}` };
    });
  };
  return (
    <div role="group" aria-label="Steps">
      {steps.map(s => (
        <Step key={s.id} task={task} step={s} onNext={() => fields.focus('new-step')} />
      ))}
      <div className={common['stepNew']}>
        <span className={css['plus']}>
          <Icon name="add" />
        </span>
        <TextField
          name="new-step"
          label="Add step"
          hint={steps.length > 0 ? 'Next step' : 'Add step'}
          variant="plain"
          enterKey="done"
          capitalise
          onInput={begin}
          onEnter={fields.blur}
        />
      </div>
    </div>
  );
}

function Step({ task, step, onNext }: { task: string; step: Subtask; onNext: () => void }) {
  const act = useAct();
  const one = { task, step: step.id };
  const { shift, handle } = useReorder(step.id, to => act.moveStep({ ...one, to }));
  return (
    <div
      className={common['step']}
      data-line=""
      data-done={step.done || undefined}
      data-held={shift !== 0 || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <span
        className={common['handle']}
        ref={handle}
        data-key={`handle-${step.id}`}
        role="img"
        aria-label={`Move ${step.title}`}
      >
        <Icon name="drag_indicator" size={20} />
      </span>
      <Checkbox
        bare
        label={step.title}
        checked={step.done}
        id={step.id}
        onChange={done => act.tickStep({ ...one, done })}
      />
      <TextField
        name={`step-${step.id}`}
        label={`Text of ${step.title}`}
        initial={step.title}
        variant="plain"
        multiline
        autoGrow
        enterKey="next"
        capitalise
        onInput={title => act.editStep({ ...one, title })}
        onEnter={onNext}
      />
      <IconButton icon="close" label={`Delete ${step.title}`} size={20} onClick={() => act.removeStep(one)} />
    </div>
  );
}
