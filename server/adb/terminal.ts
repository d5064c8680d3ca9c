import { StringDecoder } from 'node:string_decoder';
import { bannerName, type AdbDevice } from './device.ts';
import { isComplete, newSession } from './shell-session.ts';
import { runShell } from './shell.ts';

/** The display of a terminal. */
export interface Display {
  /** Whether it is a pseudo-terminal, which echoes keys and prints prompts. Otherwise the shell only reads lines. */
  pty: boolean;
  root: boolean;
  write(bytes: Buffer, kind: 'out' | 'err'): void;
  /** Called when the shell has ended. */
  exit(status: number): void;
}

const KEY = {
  INTERRUPT: '\u0003',
  END: '\u0004',
  BACKSPACE: '\b',
  DELETE: '\u007f',
  KILL: '\u0015',
  ESCAPE: '\u001b',
} as const;
/** The escape sequences of arrow and function keys. */
const SEQUENCE = /^\u001b(\[[\d;]*[A-Za-z~]|O[A-Za-z])/;
/** The incomplete start of an escape sequence. */
const PARTIAL = /^\u001b(\[[\d;]*|O)?$/;
/** Most characters of input that wait to be read. */
const MAX_PENDING = 1024 * 1024;
const INTERRUPTED = 130;

/** An interactive shell. Its folder and variables carry over from line to line. */
export class Terminal {
  readonly #device: AdbDevice;
  readonly #display: Display;
  readonly #decoder = new StringDecoder('utf8');
  readonly #session = newSession();
  #pending = '';
  #typed = '';
  /** The lines so far of an incomplete command. */
  #incomplete = '';
  #running: AbortController | undefined;
  #ended = false;
  #atEnd = false;

  constructor(device: AdbDevice, display: Display) {
    this.#device = device;
    this.#display = display;
    this.#prompt();
  }

  /** Receives input. While a command runs, everything but an interrupt waits. */
  type(bytes: Buffer): void {
    const text = this.#decoder.write(bytes);
    if (this.#pending.length + text.length > MAX_PENDING) {
      this.#exit(1);
      return;
    }
    this.#pending += text;
    this.#process();
    const interrupt = this.#display.pty && this.#running ? this.#pending.lastIndexOf(KEY.INTERRUPT) : -1;
    if (interrupt < 0) return;
    this.#pending = this.#pending.slice(interrupt + 1);
    this.#echo('^C\n');
    this.#running!.abort();
  }

  /** Ends the input. Commands that were typed still run. */
  end(): void {
    this.#atEnd = true;
    this.#process();
  }

  /** Ends the shell because its client has disconnected. */
  leave(): void {
    this.#ended = true;
    this.#running?.abort();
  }

  #exit(status: number): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#display.exit(status);
  }

  #print(bytes: Buffer, kind: 'out' | 'err' = 'out'): void {
    if (this.#ended || bytes.length === 0) return;
    this.#display.write(
      this.#display.pty ? Buffer.from(bytes.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1') : bytes,
      this.#display.pty ? 'out' : kind,
    );
  }

  #echo(text: string): void {
    if (this.#display.pty) this.#print(Buffer.from(text));
  }

  #prompt(): void {
    if (this.#incomplete !== '') return this.#echo('> ');
    const { status, cwd } = this.#session;
    const failed = status === 0 ? '' : `${status}|`;
    const host = bannerName(this.#device.tree.device.model.maker).toLowerCase();
    this.#echo(`${failed}${host}:${cwd} ${this.#display.root ? '#' : '$'} `);
  }

  #process(): void {
    while (!this.#running && !this.#ended && this.#pending !== '') {
      if (!this.#display.pty) {
        const end = this.#pending.indexOf('\n');
        if (end < 0) break;
        const line = this.#pending.slice(0, end);
        this.#pending = this.#pending.slice(end + 1);
        this.#line(line);
      } else if (!this.#key()) break;
    }
    if (!this.#atEnd || this.#running || this.#ended) return;
    const rest = this.#pending + this.#typed;
    this.#pending = '';
    this.#typed = '';
    if (rest !== '' && !this.#display.pty) this.#line(rest);
    else this.#exit(this.#session.status);
  }

  /** Handles one key. Returns false if the input ends within an escape sequence. */
  #key(): boolean {
    const key = String.fromCodePoint(this.#pending.codePointAt(0)!);
    if (key === KEY.ESCAPE) {
      if (PARTIAL.test(this.#pending)) return false;
      this.#pending = this.#pending.slice(SEQUENCE.exec(this.#pending)?.[0].length ?? 1);
      return true;
    }
    this.#pending = this.#pending.slice(key.length);
    switch (key) {
      case '\r':
      case '\n': {
        this.#echo('\n');
        const line = this.#typed;
        this.#typed = '';
        this.#line(line);
        break;
      }
      case KEY.BACKSPACE:
      case KEY.DELETE: {
        const letters = [...this.#typed];
        if (letters.pop() === undefined) break;
        this.#typed = letters.join('');
        this.#echo('\b \b');
        break;
      }
      case KEY.KILL: {
        this.#echo('\b \b'.repeat([...this.#typed].length));
        this.#typed = '';
        break;
      }
      case KEY.INTERRUPT: {
        this.#echo('^C\n');
        this.#typed = '';
        this.#incomplete = '';
        this.#session.status = INTERRUPTED;
        this.#prompt();
        break;
      }
      case KEY.END: {
        if (this.#typed !== '') break;
        this.#echo('\n');
        this.#exit(this.#session.status);
        break;
      }
      default:
        if (key >= ' ' || key === '\t') {
          this.#typed += key;
          this.#echo(key);
        }
    }
    return true;
  }

  #line(line: string): void {
    const script = this.#incomplete + line;
    if (!isComplete(script) && (!this.#atEnd || this.#pending !== '')) {
      this.#incomplete = script.endsWith('\\') ? script.slice(0, -1) : `${script}\n`;
      this.#prompt();
      return;
    }
    this.#incomplete = '';
    if (script.trim() === '') {
      this.#prompt();
      return;
    }
    const running = (this.#running = new AbortController());
    void (async () => {
      const { out, err, status, exited } = await runShell(this.#device, script, {
        root: this.#display.root,
        merged: this.#display.pty,
        signal: running.signal,
        session: this.#session,
      });
      this.#running = undefined;
      this.#print(out);
      if (running.signal.aborted) this.#session.status = INTERRUPTED;
      else this.#print(err, 'err');
      if (exited && !running.signal.aborted) {
        this.#exit(status);
        return;
      }
      this.#prompt();
      this.#process();
    })().catch(() => {
      // The phone was deleted, or the shell failed as a whole: there is no prompt to return to.
      this.#exit(1);
    });
  }
}
