import { secretProblem } from '../../../src/sdk/core/system/preferences.ts';
import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Radio, TextField } from './kit.ts';
import { LOCKS } from '../pages/security.ts';
import { Cell, Frame, Group } from './Frame.tsx';
import { useCall, useFocus, useFocusOnce, useNav, usePage } from './hooks.ts';
import css from './forms.module.css';

type Step = 'current' | 'choose' | 'new' | 'confirm';

/** Asks for the present secret, then for the kind of lock, then twice for the new secret. */
export function ScreenLock() {
  const { v } = usePage();
  const call = useCall();
  const nav = useNav();
  const fields = useFields();
  const focus = useFocus();
  const { lock } = v.phone.os.settings;
  const safe = lock.kind === 'pin' || lock.kind === 'password';
  const [step, setStep] = useScreenState<Step>('step', safe ? 'current' : 'choose');
  const [kind, setKind] = useScreenState<'pin' | 'password'>('kind', 'pin');
  const [error, setError] = useScreenState<string | null>('error', null);
  const text = {
    current: useFieldText('current'),
    new: useFieldText('new'),
    confirm: useFieldText('confirm'),
  };
  const to = (next: Step, kindOf = kind) => {
    setError(null);
    setStep(next);
    if (next === 'choose') fields.blur();
    else {
      fields.set(next, '');
      focus(next, kindOf === 'pin');
    }
  };
  useFocusOnce(step === 'current' ? 'current' : null, lock.kind === 'pin');
  const word = kind === 'pin' ? 'PIN' : 'password';

  if (step === 'choose') {
    const choose = (next: keyof typeof LOCKS) => {
      if (next === 'pin' || next === 'password') {
        setKind(next);
        to('new', next);
        return;
      }
      nav.back();
      call(['setLock', { kind: next, secret: '', current: text.current }]);
    };
    return (
      <Frame title="Screen lock">
        <Group role="radiogroup" label="Screen lock" note="The screen is locked when it goes off.">
          {(Object.keys(LOCKS) as (keyof typeof LOCKS)[]).map(k => (
            <Cell key={k}>
              <Radio
                id={`lock-${k}`}
                rid={`lock-${k}`}
                label={LOCKS[k]}
                subtitle={
                  {
                    none: 'The screen opens at once',
                    swipe: 'No protection',
                    pin: 'At least 4 digits',
                    password: 'At least 4 characters, with a letter',
                  }[k]
                }
                checked={lock.kind === k}
                onChange={() => choose(k)}
              />
            </Cell>
          ))}
        </Group>
      </Frame>
    );
  }

  const mine = step === 'current' ? (lock.kind === 'pin' ? 'PIN' : 'password') : word;
  const numbers = step === 'current' ? lock.kind === 'pin' : kind === 'pin';
  const next = () => {
    const entered = text[step];
    if (step === 'current') {
      if (entered === lock.secret) to('choose');
      else {
        setError(`Wrong ${mine}`);
        fields.set('current', '');
      }
      return;
    }
    if (step === 'new') {
      const problem = secretProblem(kind, entered);
      if (problem) setError(problem);
      else to('confirm');
      return;
    }
    if (entered !== text.new) {
      setError(kind === 'pin' ? 'PINs don’t match' : 'Passwords don’t match');
      fields.set('confirm', '');
      return;
    }
    fields.blur();
    nav.back();
    call(['setLock', { kind, secret: entered, current: text.current }]);
    call(['toast', { text: `Screen lock set to ${LOCKS[kind]}` }]);
  };
  const titles = { current: `Confirm your ${mine}`, new: `Set a ${word}`, confirm: `Re-enter your ${word}` };
  return (
    <Frame
      title={titles[step]}
      bottom={
        <div className={css['formButtons']}>
          {step === 'confirm' && (
            <Button variant="text" onClick={() => to('new')}>
              Start again
            </Button>
          )}
          <Button variant="text" onClick={nav.back}>
            Cancel
          </Button>
          <Button disabled={text[step] === ''} onClick={next} rid="next">
            {step === 'confirm' ? 'Confirm' : 'Next'}
          </Button>
        </div>
      }
    >
      <div className={css['prompt']}>
        {step === 'current' && `Enter your ${mine} to go on`}
        {step === 'new' &&
          (kind === 'pin'
            ? 'A PIN has 4 to 16 digits.'
            : 'A password has 4 to 16 characters with at least one letter.')}
        {step === 'confirm' && 'Enter it once more to be sure.'}
      </div>
      <TextField
        key={step}
        name={step}
        label={numbers ? 'PIN' : 'Password'}
        password
        inputMode={numbers ? 'numeric' : 'text'}
        enterKey="next"
        error={error}
        onInput={() => {
          if (error) setError(null);
        }}
        onEnter={next}
        rid={`lock-${step}`}
      />
    </Frame>
  );
}
