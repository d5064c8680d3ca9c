import { BridgeError } from './errors.ts';
import { quoted } from './quote.ts';
import type { Shell } from './connection.ts';

/** Keyboards that type what a broadcast brings them. */
const TAKES_BROADCASTS = /adb_?(keyboard|ime)/i;
/** What `input text` can carry: keys of a keyboard. */
const KEYED = /^[\x20-\x7e\n\t]*$/;
/** Letters at once: faster than this, devices lose some. */
const PIECE = 200;
/** A keyboard that was just chosen takes a moment until it is bound to the field. */
const BOUND_S = 0.5;
const [DELETE, FORWARD_DELETE, END, ENTER, TAB] = [67, 112, 123, 66, 61];
/** Keys in one line. */
const KEYS_A_LINE = 100;

/** The keyboard of a device that takes broadcasts; undefined where it has none. */
export async function textKeyboard(shell: Shell): Promise<string | undefined> {
  const { out } = await shell.shell('ime list -a -s', { again: true });
  return out
    .split('\n')
    .map(line => line.trim())
    .find(id => TAKES_BROADCASTS.test(id));
}

/** The lines by which `input` types a text of keys. */
export function keyedLines(text: string): string[] {
  return text.split(/(\n|\t)/).flatMap(part => {
    if (part === '\n') return [`input keyevent ${ENTER}`];
    if (part === '\t') return [`input keyevent ${TAB}`];
    // `%s` would be a blank: the sign and the letter go one after the other.
    const pieces = part
      .split(/(?<=%)(?=s)/)
      .flatMap(piece => piece.match(new RegExp(`.{1,${PIECE}}`, 'g')) ?? []);
    return pieces.map(piece => `input text ${quoted(piece.replaceAll(' ', '%s'))}`);
  });
}

/** Types into the field that has the caret. */
export class TextEntry {
  readonly #shell: Shell;
  readonly #keyboard: string | undefined;
  /** The keyboard that the device had before. */
  #former: string | undefined;

  private constructor(shell: Shell, keyboard: string | undefined) {
    this.#shell = shell;
    this.#keyboard = keyboard;
  }

  static async on(shell: Shell): Promise<TextEntry> {
    return new TextEntry(shell, await textKeyboard(shell));
  }

  /** Chooses the keyboard that takes broadcasts, for as long as the episode lasts. Throws NO_TEXT_KEYBOARD. */
  async #choose(): Promise<void> {
    if (this.#former !== undefined) return;
    const keyboard = this.#keyboard;
    if (keyboard === undefined)
      throw new BridgeError(
        'NO_TEXT_KEYBOARD',
        'This text has letters that no key types, and the device has no keyboard that takes them from adb: install one that answers ADB_INPUT_B64 (docs/bridge.md)',
      );
    const { out } = await this.#shell.shell('settings get secure default_input_method', { again: true });
    this.#former = out.trim();
    if (this.#former !== keyboard)
      await this.#shell.shell(
        `ime enable ${quoted(keyboard)} && ime set ${quoted(keyboard)} && sleep ${BOUND_S}`,
      );
  }

  /** Types a text, in any script. Throws NO_TEXT_KEYBOARD, DEVICE_LOST. */
  async type(text: string): Promise<void> {
    if (KEYED.test(text)) {
      for (const line of keyedLines(text)) await this.#shell.shell(line);
      return;
    }
    await this.#choose();
    await this.#shell.shell(`am broadcast -a ADB_INPUT_B64 --es msg ${Buffer.from(text).toString('base64')}`);
  }

  /** Empties the field, which holds so many letters. */
  async clear(length: number): Promise<void> {
    if (this.#keyboard !== undefined) {
      await this.#choose();
      await this.#shell.shell('am broadcast -a ADB_CLEAR_TEXT');
      return;
    }
    await this.#shell.shell(`input keyevent ${END}`);
    for (let left = length; left > 0; left -= KEYS_A_LINE)
      await this.#shell.shell(`input keyevent ${Array(Math.min(left, KEYS_A_LINE)).fill(DELETE).join(' ')}`);
    // What was behind the caret, where the field has no end key.
    for (let left = length; left > 0; left -= KEYS_A_LINE)
      await this.#shell.shell(
        `input keyevent ${Array(Math.min(left, KEYS_A_LINE)).fill(FORWARD_DELETE).join(' ')}`,
      );
  }

  /** Gives the device its own keyboard back. */
  async restore(): Promise<void> {
    const former = this.#former;
    this.#former = undefined;
    if (former !== undefined && former !== 'null' && former !== '' && former !== this.#keyboard)
      await this.#shell.shell(`ime set ${quoted(former)}`);
  }
}
