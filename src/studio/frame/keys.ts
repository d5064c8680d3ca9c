import { useHotkeys } from '@mantine/hooks';

/** A key, or keys held together (`alt+p`), and what they do. */
export type PageKey = [keys: string, act: (event: KeyboardEvent) => void];

/** Fields of these types take no text, so bare keys stay the page's. */
const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether what has the focus takes this key itself. */
function isTaken(target: EventTarget | null, event: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  const isLetter = event.key.length === 1 && event.key !== ' ';
  return !(isLetter && WITHOUT_TEXT.includes(target.type));
}

/**
 * Keys of a page. Those held with Alt act wherever the focus is. A bare key, and Ctrl or Cmd with one,
 * acts unless the field in focus takes it: a text field takes all of them, a checkbox Space and the arrows.
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
