import { StringDecoder } from 'node:string_decoder';
import { bannerName, type AdbDevice } from './device.ts';
import { isComplete, newSession } from './shell-session.ts';
import { runShell } from './shell.ts';

/** What a terminal needs of whoever shows it. */
export interface Display {
  /** Whether it is a terminal, which shows what is typed and asks for more; else lines are only taken. */
  pty: boolean;
  root: boolean;
  write(bytes: Buffer, kind: 'out' | 'err'): void;
  /** The shell has ended. */
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
/** What arrows and function keys send. */
const SEQUENCE = /^\u001b(\[[\d;]*[A-Za-z~]|O[A-Za-z])/;
/** The start of one of which the rest has not come. */
const PARTIAL = /^\u001b(\[[\d;]*|O)?$/;
/** More than anybody types ahead. */
const MAX_AHEAD = 1024 * 1024;
const INTERRUPTED = 130;

/** A shell that is talked to: line by line, in a folder and with variables that stay from one line to the next. */
export class Terminal {
  readonly #device: AdbDevice;
  readonly #display: Display;
  readonly #decoder = new StringDecoder('utf8');
  readonly #session = newSession();
  #ahead = '';
  #typed = '';
  /** Lines of a command of which the end has not come. */
  #begun = '';
  #running: AbortController | undefined;
  #ended = false;
  #atEnd = false;

  constructor(device: AdbDevice, display: Display) {
    this.#device = device;
    this.#display = display;
    this.#prompt();
  }

  /** What was typed. While a command runs, all but an interrupt waits. */
  type(bytes: Buffer): void {
    const text = this.#decoder.write(bytes);
    if (this.#ahead.length + text.length > MAX_AHEAD) {
      this.#exit(1);
      return;
    }
    this.#ahead += text;
    this.#go();
    const interrupt = this.#display.pty && this.#running ? this.#ahead.lastIndexOf(KEY.INTERRUPT) : -1;
    if (interrupt < 0) return;
    this.#ahead = this.#ahead.slice(interrupt + 1);
    this.#echo('^C\n');
    this.#running!.abort();
  }

  /** Nothing more will be typed: what was is still done. */
  end(): void {
    this.#atEnd = true;
    this.#go();
  }

  /** Nobody is there any more. */
  leave(): void {
    this.#ended = true;
    this.#running?.abort();
  }

  #exit(status: number): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#display.exit(status);
  }

  #show(bytes: Buffer, kind: 'out' | 'err' = 'out'): void {
    if (this.#ended || bytes.length === 0) return;
    this.#display.write(
      this.#display.pty ? Buffer.from(bytes.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1') : bytes,
      this.#display.pty ? 'out' : kind,
    );
  }

  #echo(text: string): void {
    if (this.#display.pty) this.#show(Buffer.from(text));
  }

  #prompt(): void {
    const { status, cwd } = this.#session;
    this.#echo(
      this.#begun !== ''
        ? '> '
        : `${status === 0 ? '' : `${status}|`}${bannerName(this.#device.tree.device.model.maker).toLowerCase()}:${cwd} ${this.#display.root ? '#' : '$'} `,
    );
  }

  #go(): void {
    while (!this.#running && !this.#ended && this.#ahead !== '') {
      if (!this.#display.pty) {
        const end = this.#ahead.indexOf('\n');
        if (end < 0) break;
        const line = this.#ahead.slice(0, end);
        this.#ahead = this.#ahead.slice(end + 1);
        this.#line(line);
      } else if (!this.#key()) break;
    }
    if (!this.#atEnd || this.#running || this.#ended) return;
    const rest = this.#ahead + this.#typed;
    this.#ahead = '';
    this.#typed = '';
    if (rest !== '' && !this.#display.pty) this.#line(rest);
    else this.#exit(this.#session.status);
  }

  /** Takes one key. False where more has to come. */
  #key(): boolean {
    const key = String.fromCodePoint(this.#ahead.codePointAt(0)!);
    if (key === KEY.ESCAPE) {
      if (PARTIAL.test(this.#ahead)) return false;
      this.#ahead = this.#ahead.slice(SEQUENCE.exec(this.#ahead)?.[0].length ?? 1);
      return true;
    }
    this.#ahead = this.#ahead.slice(key.length);
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
        this.#begun = '';
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
    const script = this.#begun + line;
    if (!isComplete(script) && (!this.#atEnd || this.#ahead !== '')) {
      this.#begun = script.endsWith('\\') ? script.slice(0, -1) : `${script}\n`;
      this.#prompt();
      return;
    }
    this.#begun = '';
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
      this.#show(out);
      if (running.signal.aborted) this.#session.status = INTERRUPTED;
      else this.#show(err, 'err');
      if (exited && !running.signal.aborted) {
        this.#exit(status);
        return;
      }
      this.#prompt();
      this.#go();
    })().catch(() => {
      // The phone was deleted, or the shell failed as a whole: there is no prompt to return to.
      this.#exit(1);
    });
  }
}
