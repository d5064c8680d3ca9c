import { useScreenState, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import type { IconName } from './icons.ts';
import { IconButton, Scroller, TextField } from './kit.ts';
import { formatted, type Sign } from '../format.ts';
import type { Note } from '../state.ts';
import { useAct, useApp } from './hooks.ts';
import css from './editor.module.css';

const SIGNS: readonly { sign: Sign; icon: IconName; label: string }[] = [
  { sign: 'bold', icon: 'format_bold', label: 'Bold' },
  { sign: 'italic', icon: 'format_italic', label: 'Italic' },
  { sign: 'heading', icon: 'format_h1', label: 'Heading' },
  { sign: 'bullets', icon: 'format_list_bulleted', label: 'List' },
  { sign: 'numbers', icon: 'format_list_numbered', label: 'Numbered list' },
  { sign: 'tasks', icon: 'checklist', label: 'Box' },
  { sign: 'quote', icon: 'format_quote', label: 'Quote' },
  { sign: 'link', icon: 'link', label: 'Link' },
  { sign: 'code', icon: 'code', label: 'Code' },
  { sign: 'strike', icon: 'format_strikethrough', label: 'Strikethrough' },
];

/** Whether a Markdown note is shown drawn and not as it is written. A new or an empty one is written first. */
export function useReading(note: string, body: string): [boolean, (reading: boolean) => void] {
  const fresh = useApp(s => s.draft === note);
  const [reading, setReading] = useScreenState('reading', !fresh);
  return [reading && body.trim() !== '', setReading];
}

/** The text of a plain or Markdown note, saved as it is typed. */
export function Body({ note, n }: { note: string; n: Note }) {
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
      label="Note"
      hint="Note"
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
      <Scroller name="signs" axis="x" label="Formatting">
        <div className={css['signRow']}>
          {SIGNS.map(s => (
            <IconButton key={s.sign} icon={s.icon} label={s.label} onClick={() => put(s.sign)} />
          ))}
        </div>
      </Scroller>
    </div>
  );
}
