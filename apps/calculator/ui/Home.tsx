import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, cx, IconButton, Menu, Screen, TextField } from './kit.ts';
import { lineText, previewOf, resultText } from '../select.ts';
import { useAct, useApp, useLine, useNav, useWide } from './hooks.ts';
import { Keypad, MemoryKeys, ScientificKeys } from './Keypad.tsx';
import css from './home.module.css';
import keys from './keys.module.css';

/** Steps of the type by the length of what is shown. */
const sizeOf = (length: number, steps: readonly number[]) => steps.findIndex(most => length <= most);

/** The line, what it comes to, and the keys. */
export function Home() {
  const wide = useWide();
  const kept = useApp(s => s.settings.keepLayout && s.scientific);
  const [scientific, setScientific] = useScreenState('scientific', kept);
  const act = useAct();
  const toggle = () => {
    setScientific(!scientific);
    act.setScientific({ on: !scientific });
  };
  if (wide) {
    return (
      <Screen label="Calculator" scroll={false} className={css['wide']!}>
        <div className={css['wideTop']}>
          <Tools />
          <Display wide />
        </div>
        <div className={keys['wideKeys']}>
          <div className={keys['wideLeft']}>
            <div className={keys['memory']} dir="ltr">
              <MemoryKeys />
            </div>
            <ScientificKeys />
          </div>
          <Keypad />
        </div>
      </Screen>
    );
  }
  return (
    <Screen label="Calculator" scroll={false} appBar={<AppBar leading="none" actions={<Tools />} />}>
      <Display low={scientific} />
      <div className={keys['memory']} dir="ltr">
        <IconButton
          icon="function"
          label={scientific ? 'Hide scientific keys' : 'Show scientific keys'}
          selected={scientific}
          onClick={toggle}
        />
        <MemoryKeys />
      </div>
      {scientific && <ScientificKeys />}
      <div className={cx(scientific ? keys['low'] : keys['tall'])}>
        <Keypad />
      </div>
    </Screen>
  );
}

/** History, the converters and the rest. */
function Tools() {
  const [menu, setMenu] = useScreenState('menu', false);
  const nav = useNav();
  const act = useAct();
  const line = useLine();
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  return (
    <>
      <IconButton icon="history" label="History" onClick={() => nav.push('/history')} />
      <IconButton icon="straighten" label="Convert" onClick={() => nav.push('/convert')} />
      <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Copy result', icon: 'content_copy', onClick: then(() => act.copyResult()) },
          { label: 'Paste', icon: 'content_paste', onClick: then(line.paste) },
          {
            label: 'Currency',
            icon: 'currency_exchange',
            divider: true,
            onClick: then(() => nav.push('/currency')),
          },
          { label: 'Dates', icon: 'date_range', onClick: then(() => nav.push('/date')) },
          { label: 'Tip and split', icon: 'group', onClick: then(() => nav.push('/tip')) },
          { label: 'Settings', icon: 'settings', divider: true, onClick: then(() => nav.push('/settings')) },
        ]}
      />
    </>
  );
}

function Display({ wide, low }: { wide?: boolean; low?: boolean }) {
  const shown = useApp(s => lineText(s.expression, s.settings));
  const result = useApp(s => (s.result === null ? null : resultText(s.result, s.settings)));
  const sofar = useApp(s => {
    const found = previewOf(s);
    return found === null ? null : resultText(found, s.settings);
  });
  const problem = useApp(s => s.problem);
  const memory = useApp(s => (s.memory === null ? null : resultText(s.memory, s.settings)));
  const angle = useApp(s => s.settings.angle);
  const line = useLine();
  const act = useAct();
  const hold = useGesture({ onLongPress: () => act.copyResult() });
  const below = result ?? (problem === '' ? sofar : problem);
  const steps = result !== null ? [10, 14, 19, 23] : [14, 18, 23, 29];
  return (
    <div
      className={css['display']}
      data-wide={wide || undefined}
      data-low={low || undefined}
      data-done={result !== null || undefined}
      dir="ltr"
    >
      <div className={css['marks']}>
        {memory !== null && (
          <span className={css['memory']} data-rid="memory">
            M {memory}
          </span>
        )}
        <span className={css['angle']}>{angle === 'deg' ? 'Deg' : 'Rad'}</span>
      </div>
      <div className={css['line']} data-size={sizeOf(shown.length, wide ? [40, 60] : [12, 16, 21])}>
        <TextField
          name="expression"
          label="Expression"
          hint="0"
          initial={shown}
          variant="plain"
          keyboard={false}
          maxLength={400}
          enterKey="done"
          onInput={line.write}
          onEnter={line.equals}
          rid="expression"
        />
      </div>
      <div
        ref={hold}
        className={css['below']}
        data-rid={problem !== '' && result === null ? 'problem' : result !== null ? 'result' : 'preview'}
        role={problem !== '' && result === null ? 'alert' : 'status'}
        data-kind={result !== null ? 'result' : problem !== '' ? 'problem' : 'preview'}
        data-size={
          below === null || (problem !== '' && result === null) ? undefined : sizeOf(below.length, steps)
        }
      >
        {below !== null && <span>{below}</span>}
      </div>
    </div>
  );
}
