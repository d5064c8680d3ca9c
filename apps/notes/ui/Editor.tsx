import { useScreenState, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import type { IconName } from './icons.ts';
import { IconButton, Scroller, TextField } from './kit.ts';
import { formatted, type Sign } from '../format.ts';
import type { PlainKey } from '../../../src/sdk/core/words/words.ts';
import type { Note } from '../state.ts';
import type { words } from '../words.ts';
import { useAct, useApp, useWords } from './hooks.ts';
import css from './editor.module.css';

const SIGNS: readonly { sign: Sign; icon: IconName; label: PlainKey<typeof words> }[] = [
  { sign: 'bold', icon: 'format_bold', label: 'bold' },
  { sign: 'italic', icon: 'format_italic', label: 'italic' },
  { sign: 'heading', icon: 'format_h1', label: 'heading' },
  { sign: 'bullets', icon: 'format_list_bulleted', label: 'list' },
  { sign: 'numbers', icon: 'format_list_numbered', label: 'numberedList' },
  { sign: 'tasks', icon: 'checklist', label: 'box' },
  { sign: 'quote', icon: 'format_quote', label: 'quote' },
  { sign: 'link', icon: 'link', label: 'link' },
  { sign: 'code', icon: 'code', label: 'code' },
  { sign: 'strike', icon: 'format_strikethrough', label: 'strikethrough' },
];

/** Whether a Markdown note is shown drawn and not as it is written. A new or an empty one is written first. */
export function useReading(note: string, body: string): [boolean, (reading: boolean) => void] {
  const fresh = useApp(s => s.draft === note);
  const [reading, setReading] = useScreenState('reading', !fresh);
  return [reading && body.trim() !== '', setReading];
}

/** The text of a plain or Markdown note, saved as it is typed. */
export function Body({ note, n }: { note: string; n: Note }) {
  const t = useWords();
  const act = useAct();
  const [reading, setReading] = useScreenState('reading', true);
  const write = (body: string) => {
    // A field that was empty stays a field while it is written into.
    if (reading) setReading(false);
    act.edit({ note, body });
  };
  return (
    <TextField
      name="body"
      label={t('note')}
      hint={t('note')}
      initial={n.body}
      variant="plain"
      multiline
      rows={10}
      autoGrow
      capitalise
      onInput={write}
    />
  );
}

/** Puts Markdown's signs where the caret or the selection is. */
export function FormatBar({ note, n }: { note: string; n: Note }) {
  const t = useWords();
  const store = useStore();
  const { id } = useSurface();
  const act = useAct();
  const [, setReading] = useScreenState('reading', true);
  const put = (sign: Sign) => {
    const next = formatted(
      store.phone.ui.surfaces[id]?.fields?.['body'] ?? {
        text: n.body,
        start: n.body.length,
        end: n.body.length,
      },
      sign,
      t('linkText'),
    );
    setReading(false);
    store.update(p => {
      ((p.ui.surfaces[id] ??= {}).fields ??= {})['body'] = next;
      p.ui.focus = { surface: id, field: 'body' };
      p.ui.keyboard.visible = true;
      p.ui.selectionMenu = false;
    });
    act.edit({ note, body: next.text });
  };
  return (
    <div className={css['signs']}>
      <Scroller name="signs" axis="x" label={t('formatting')}>
        <div className={css['signRow']}>
          {SIGNS.map(s => (
            <IconButton key={s.sign} icon={s.icon} label={t(s.label)} onClick={() => put(s.sign)} />
          ))}
        </div>
      </Scroller>
    </div>
  );
}
