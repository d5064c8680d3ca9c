import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, RadioGroup, Screen, TextField } from './kit.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './phone.module.css';

/** What callers hear before they leave a message. */
export function Greeting() {
  const greeting = useApp(s => s.settings.greeting);
  const [kind, setKind] = useScreenState<'standard' | 'own'>('kind', greeting.kind);
  const text = useFieldText('greeting', greeting.text);
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const same = kind === greeting.kind && (kind === 'standard' || text.trim() === greeting.text);
  return (
    <Screen label="Voicemail greeting" appBar={<AppBar title="Voicemail greeting" />}>
      <RadioGroup
        label="Greeting"
        value={kind}
        onChange={next => {
          fields.blur();
          setKind(next);
        }}
        options={[
          {
            value: 'standard',
            label: 'Standard',
            subtitle:
              'The person you have called can’t take your call. Please leave a message after the tone.',
          },
          { value: 'own', label: 'Your own words', subtitle: 'Read out by the phone' },
        ]}
      />
      <div className={css['form']}>
        {kind === 'own' && (
          <TextField
            name="greeting"
            label="Greeting"
            initial={greeting.text}
            multiline
            autoGrow
            rows={3}
            maxLength={200}
            counter
            capitalise
          />
        )}
        <Button
          wide
          disabled={same || (kind === 'own' && text.trim() === '')}
          onClick={() => {
            fields.blur();
            act.setGreeting({ kind, text });
            nav.back();
          }}
        >
          Save
        </Button>
      </div>
    </Screen>
  );
}
