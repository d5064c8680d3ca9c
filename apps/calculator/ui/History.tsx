import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useNow, useOs, useScreenState, useStore, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Menu,
  Screen,
  SectionHeader,
  SwipeRow,
} from './kit.ts';
import { formatDayHeading, formatTime } from '../../../src/sdk/core/format.ts';
import { daysOf, lineText, resultText } from '../select.ts';
import type { Entry } from '../state.ts';
import { forgetFields, useAct, useApp, useNav } from './hooks.ts';
import css from './history.module.css';

/** What was worked out, by day: an expression or a result is tapped to be used again. */
export function History() {
  const zone = useZone();
  const now = useNow();
  const days = useApp(s => daysOf(s.history, zone));
  const settings = useApp(s => s.settings);
  const [asking, setAsking] = useScreenState('asking', false);
  const [chosen, setChosen] = useScreenState<string | null>('chosen', null);
  const act = useAct();
  const nav = useNav();
  const store = useStore();
  const use = (run: () => void) => () => {
    setChosen(null);
    run();
    forgetFields(store);
  };
  const then = (run: () => void) => () => {
    setChosen(null);
    run();
  };
  const entry = chosen;
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="History"
            actions={
              days.length > 0 ? (
                <IconButton icon="delete_sweep" label="Clear history" onClick={() => setAsking(true)} />
              ) : undefined
            }
          />
        }
      >
        {days.length === 0 ? (
          <EmptyState
            icon="history"
            title="No history yet"
            text="What you work out stands here, to be used again."
            action={{ label: 'Calculate', onClick: nav.back }}
          />
        ) : (
          days.map(({ day, entries }) => (
            <div key={day}>
              <SectionHeader title={formatDayHeading(day, now, zone)} />
              {entries.map(e => (
                <SwipeRow
                  key={e.id}
                  id={e.id}
                  end={{
                    label: 'Delete',
                    icon: 'delete',
                    danger: true,
                    onSwipe: () => act.removeEntry({ entry: e.id }),
                  }}
                >
                  <Row
                    entry={e}
                    expression={lineText(e.expression, settings)}
                    result={resultText(e.result, settings)}
                    onHold={() => setChosen(e.id)}
                    onExpression={use(() => act.useExpression({ entry: e.id }))}
                    onResult={use(() => act.useResult({ entry: e.id }))}
                  />
                </SwipeRow>
              ))}
            </div>
          ))
        )}
      </Screen>
      <Menu
        open={entry !== null}
        label="Entry"
        anchor="center"
        onClose={() => setChosen(null)}
        items={
          entry === null
            ? []
            : [
                { label: 'Use expression', icon: 'edit', onClick: use(() => act.useExpression({ entry })) },
                { label: 'Use result', icon: 'equal', onClick: use(() => act.useResult({ entry })) },
                {
                  label: 'Copy expression',
                  icon: 'content_copy',
                  divider: true,
                  onClick: then(() => act.copyEntry({ entry, part: 'expression' })),
                },
                {
                  label: 'Copy result',
                  icon: 'content_copy',
                  onClick: then(() => act.copyEntry({ entry, part: 'result' })),
                },
                {
                  label: 'Delete',
                  icon: 'delete',
                  danger: true,
                  divider: true,
                  onClick: then(() => act.removeEntry({ entry })),
                },
              ]
        }
      />
      <ConfirmDialog
        open={asking}
        title="Clear history?"
        text="Everything that was worked out is deleted. The memory stays."
        confirmLabel="Clear"
        danger
        onConfirm={() => {
          setAsking(false);
          act.clearHistory();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface RowProps {
  entry: Entry & { id: string };
  expression: string;
  result: string;
  onHold: () => void;
  onExpression: () => void;
  onResult: () => void;
}

function Row({ entry, expression, result, onHold, onExpression, onResult }: RowProps) {
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const first = useGesture({ onLongPress: onHold });
  const second = useGesture({ onLongPress: onHold });
  return (
    <div className={css['row']} data-key={entry.id}>
      <span className={css['time']}>{formatTime(entry.at, zone, h24)}</span>
      <div className={css['parts']} dir="ltr">
        <button
          type="button"
          ref={first}
          className={css['expression']}
          data-rid="entry-expression"
          data-key={entry.id}
          onClick={onExpression}
        >
          {expression}
        </button>
        <button
          type="button"
          ref={second}
          className={css['result']}
          data-rid="entry-result"
          data-key={entry.id}
          data-long={result.length > 16 || undefined}
          onClick={onResult}
        >{`= ${result}`}</button>
      </div>
    </div>
  );
}
