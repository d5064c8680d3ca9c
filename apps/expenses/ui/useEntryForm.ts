import { useFields, useFieldText, useScreenState, useSurface } from '../../../src/sdk/react/hooks.ts';
import type { Draft } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { useAct, useApp } from './hooks.ts';

/** Texts of the form's fields. */
export interface FormTexts {
  amount: string;
  name: string;
  note: string;
  arrives: string;
}

export interface FormOptions {
  /** What the form starts with. */
  given: Draft;
  texts: FormTexts;
  /** Entry that is edited. */
  entry?: string;
  /** Recurring rule that is edited. */
  recurring?: string;
}

/** Typed text stays in the fields until the form is saved; the rest waits in a draft of the app. */
export function useEntryForm({ given, texts, entry, recurring }: FormOptions) {
  const { id: form } = useSurface();
  // The moment of a new form is that of its opening.
  const [opened] = useScreenState('opened', given.at);
  const initial = entry || recurring ? given : { ...given, at: opened };
  const saved = useApp(s => s.drafts[form]);
  const draft = saved ?? initial;
  const at = { form, initial };
  const act = useAct();
  const fields = useFields();
  const typed: FormTexts = {
    amount: useFieldText('amount', texts.amount),
    name: useFieldText('name', texts.name),
    note: useFieldText('note', texts.note),
    arrives: useFieldText('arrives', texts.arrives),
  };
  const isDraftChanged = saved !== undefined && !equal(draft, given);
  const isTextChanged = (Object.keys(texts) as (keyof FormTexts)[]).some(key => typed[key] !== texts[key]);
  return {
    at,
    draft,
    typed,
    isChanged: isDraftChanged || isTextChanged,
    change: (change: Partial<Draft>) => act.changeForm({ ...at, change }),
    discard: () => act.discard({ form }),
    save: () => {
      fields.blur();
      const { arrives, ...others } = typed;
      act.save({
        ...at,
        ...others,
        ...(arrives === '' ? {} : { arrives }),
        ...(entry ? { entry } : {}),
        ...(recurring ? { recurring } : {}),
      });
    },
  };
}
