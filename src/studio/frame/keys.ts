import { useHotkeys } from '@mantine/hooks';

/** A key, or keys held together (`alt+p`), and what they do. */
export type PageKey = [keys: string, act: (event: KeyboardEvent) => void];

/** Fields of these types take no text, so letters stay the page's. */
const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
/** What the space bar presses. */
const PRESSED = 'button, summary, [role=button], [role=tab], [role=slider], [role=option], [role=menuitem]';
/** What arrows, Home and End move in. */
const MOVED_IN = '[role=slider], [role=tab], [role=radio], [role=option], [role=menuitem]';

/** Whether what has the focus takes this key itself. */
function isTaken(target: EventTarget | null, { key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  if (key === ' ' && target.closest(PRESSED)) return true;
  if (/^(Arrow|Home|End)/.test(key) && target.closest(MOVED_IN)) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  const isLetter = key.length === 1 && key !== ' ';
  return !(isLetter && WITHOUT_TEXT.includes(target.type));
}

/**
 * Keys of a page. Those held with Alt act wherever the focus is. A bare key, and Ctrl or Cmd with one,
 * acts unless what has the focus takes it: a text field takes all of them, a button Space, a slider the arrows too.
 */
export function usePageKeys(keys: readonly PageKey[]): void {
  const guarded = keys.map(([name, act]): [string, (event: KeyboardEvent) => void, object] => [
    name,
    event => {
      if (!event.altKey && isTaken(event.target, event)) return;
      event.preventDefault();
      act(event);
    },
    { preventDefault: false },
  ]);
  useHotkeys(guarded, [], true);
}
