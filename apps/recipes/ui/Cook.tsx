import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Checkbox,
  EmptyState,
  IconButton,
  Progress,
  Screen,
  Scroller,
  Sheet,
} from './kit.ts';
import { servingsNow, servingsWords, stepWords, timersOf } from '../select.ts';
import { useAct, useNav, useParams, useRecipes } from './hooks.ts';
import { Ingredients } from './RecipeParts.tsx';
import css from './cook.module.css';

/** One step at a time, in large type. */
export function Cook() {
  const { recipe } = useParams('/cook/:recipe');
  const state = useRecipes();
  const r = state.recipes[recipe];
  const [at, setAt] = useScreenState('step', 0);
  const [open, setOpen] = useScreenState('ingredients', false);
  const act = useAct();
  const nav = useNav();
  if (!r || r.directions.length === 0)
    return (
      <Screen title="Cook mode">
        <EmptyState icon="skillet" title={r ? 'This recipe has no directions' : 'This recipe was deleted'} />
      </Screen>
    );
  const last = r.directions.length - 1;
  const index = Math.min(at, last);
  const step = r.directions[index]!;
  const done = state.ticks[recipe]?.steps.includes(index) ?? false;
  return (
    <>
      <Screen
        label="Cook mode"
        appBar={
          <AppBar
            title={r.title}
            subtitle={servingsWords(r.servings, servingsNow(state, recipe))}
            leading="close"
            actions={<IconButton icon="egg" label="Ingredients" onClick={() => setOpen(true)} />}
          />
        }
        bottom={
          <div className={css['foot']}>
            <Button
              variant="tonal"
              icon="chevron_left"
              disabled={index === 0}
              onClick={() => setAt(index - 1)}
            >
              Previous
            </Button>
            {index === last ? (
              <Button icon="check" onClick={nav.back}>
                Finish
              </Button>
            ) : (
              <Button icon="chevron_right" onClick={() => setAt(index + 1)}>
                Next
              </Button>
            )}
          </div>
        }
      >
        <div className={css['page']}>
          <div className={css['where']}>
            <span>{`Step ${index + 1} of ${last + 1}`}</span>
            <Progress value={index + 1} max={last + 1} label="Steps" />
          </div>
          <p
            className={css['step']}
            data-size={state.settings.cookText}
            data-done={done || undefined}
            dir="auto"
          >
            {stepWords(step, state.settings.units)}
          </p>
          {timersOf(step).length > 0 && (
            <div className={css['timers']}>
              {timersOf(step).map(t => (
                <Button
                  key={t.seconds}
                  variant="outlined"
                  icon="timer"
                  onClick={() => act.startTimer({ recipe, seconds: t.seconds })}
                >{`Timer for ${t.words}`}</Button>
              ))}
            </div>
          )}
          <div className={css['done']}>
            <Checkbox
              label="Step done"
              checked={done}
              onChange={on => act.tickStep({ recipe, index, done: on })}
            />
          </div>
        </div>
      </Screen>
      <Sheet open={open} title="Ingredients" onClose={() => setOpen(false)}>
        <Scroller name="cook-ingredients" label="List of ingredients">
          <Ingredients recipe={recipe} r={r} />
        </Scroller>
      </Sheet>
    </>
  );
}
