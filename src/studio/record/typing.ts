import { createStore } from 'zustand/vanilla';
import type { Action } from '../../protocol/action.ts';

/** Letters that a person has typed and that the phone has not got yet. */
export interface Typed {
  text: string;
  /** They take the place of all that stands in the field. */
  replaces: boolean;
}
const NOTHING: Typed = { text: '', replaces: false };

/**
 * Gathers letters until the person goes on to something else, since an agent types a text in one action. It has no clock: what is
 * recorded does not depend on how fast somebody types.
 */
export class Typing {
  readonly state = createStore<Typed>(() => NOTHING);
  private readonly act: (action: Action) => void;

  constructor(act: (action: Action) => void) {
    this.act = act;
  }

  add(text: string): void {
    this.state.setState(typed => ({ text: typed.text + text }));
  }

  /** What is typed from here on replaces what stands in the field. */
  replace(): void {
    this.flush();
    this.state.setState({ replaces: true });
  }

  /** Takes a letter back; false where there is none, and the field has to lose one. */
  backspace(): boolean {
    const { text, replaces } = this.state.getState();
    if (text !== '') {
      this.state.setState({ text: [...text].slice(0, -1).join('') });
      return true;
    }
    if (!replaces) return false;
    this.state.setState(NOTHING);
    this.act({ type: 'clear' });
    return true;
  }

  /** Forgets the letters; false where there are none. */
  drop(): boolean {
    const { text, replaces } = this.state.getState();
    this.state.setState(NOTHING);
    return text !== '' || replaces;
  }

  /** Has the phone get the letters, and presses its action key after them with `enter`. False where there are none. */
  flush(enter = false): boolean {
    const { text, replaces } = this.state.getState();
    this.state.setState(NOTHING);
    if (text === '') return false;
    this.act({
      type: 'type',
      text,
      ...(replaces ? { clear: true } : {}),
      ...(enter ? { enter: true } : {}),
    });
    return true;
  }
}
