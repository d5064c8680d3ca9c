import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { AppMap, Front } from './app-map.ts';
import type { Shell } from './connection.ts';
import { BridgeError } from './errors.ts';
import { elementsOf } from './xml.ts';
import { pause } from './pause.ts';

/** How often a dump is asked for, while it says that nothing is to be seen. */
const DUMPS = 6;
/** Where a dump is put on devices that cannot write one out. */
const DUMP_FILE = '/data/local/tmp/tapworld-dump.xml';
/** How long a screen may go on changing, ms; one that never rests, such as a clock with seconds, is taken as it is then. */
const SETTLE_MS = 6_000;
/** Between two looks at a screen that is not at rest, ms; more each time. */
const LOOK_MS = 50;

const same = (a: readonly Element[], b: readonly Element[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** `pkg/pkg.Class` as the short `pkg/.Class`. */
const short = (pkg: string, cls: string): string =>
  `${pkg}/${cls.startsWith(`${pkg}.`) ? cls.slice(pkg.length) : cls}`;

/** The package and the activity of a line of `dumpsys window`. */
function component(text: string | undefined): { package: string; activity: string } | undefined {
  const [, pkg, cls] = /\su\d+ ([\w.]+)\/([\w.$]+)/.exec(text ?? '') ?? [];
  return pkg === undefined ? undefined : { package: pkg, activity: short(pkg, cls!) };
}

/** What is in front, by `dumpsys window`: the app that has the focus, also under the notification shade. */
export const frontOf = (text: string): Front | undefined =>
  component(/mFocusedApp=(?!null).*/.exec(text)?.[0]) ??
  component(/mCurrentFocus=(?!null).*/.exec(text)?.[0]);

/** What `date +%s%N` says, epoch ms: nanoseconds where the device has them, else seconds. */
export function timeOf(output: string): number {
  const now = /\d+/.exec(output)?.[0] ?? '0';
  return now.length > 12 ? Math.floor(Number(now.slice(0, -3)) / 1_000) : 1_000 * Number(now);
}

const ABOUT =
  'dumpsys window | grep -E "mFocusedApp=|mCurrentFocus="; dumpsys input_method | grep -o "mInputShown=[a-z]*"; echo "now=$(date +%s%N)"';

/** A device's screen, as the protocol's observations have it. */
export class Screen {
  readonly #shell: Shell;
  readonly #apps: AppMap;
  /** How this device gives its dump; found out with the first. */
  #toFile = false;

  constructor(shell: Shell, apps: AppMap) {
    this.#shell = shell;
    this.#apps = apps;
  }

  async #dump(): Promise<{ elements: Element[] | undefined; said: string }> {
    const line = this.#toFile
      ? `uiautomator dump ${DUMP_FILE} >&2 && cat ${DUMP_FILE}`
      : 'uiautomator dump /dev/tty';
    const { out, err } = await this.#shell.shell(line, { again: true });
    return { elements: elementsOf(out), said: `${err}${out}`.trim() };
  }

  /** What is on the screen now. Throws NO_SCREEN where no try gave a root, and DEVICE_LOST. */
  async elements(): Promise<Element[]> {
    let output = '';
    for (let tries = 0; tries < DUMPS; tries++) {
      if (tries > 0) await pause(LOOK_MS * tries * tries);
      const dump = await this.#dump();
      if (dump.elements) return dump.elements;
      output = dump.said;
      // Some devices have no terminal to write to, and others no idle state for a moment.
      if (!/idle state|null root node/.test(output)) this.#toFile = !this.#toFile;
    }
    throw new BridgeError(
      'NO_SCREEN',
      `uiautomator gave no screen in ${DUMPS} tries: ${output.slice(0, 200)}`,
    );
  }

  /** What is on the screen once two looks are the same, or as it is when it has not come to rest. Throws as `elements`. */
  async settled(now: () => number = () => performance.now()): Promise<Element[]> {
    const until = now() + SETTLE_MS;
    let before = await this.elements();
    for (let wait = LOOK_MS; ; wait *= 2) {
      const after = await this.elements();
      if (same(before, after) || now() > until) return after;
      before = after;
      await pause(wait);
    }
  }

  /** All of an observation but what was said in words. */
  async observe({ picture }: { picture: boolean }): Promise<Observation & { elements: Element[] }> {
    const elements = await this.settled();
    const { out } = await this.#shell.shell(ABOUT, { again: true });
    const front = frontOf(out) ?? { package: elements[0]?.package ?? '', activity: '' };
    const foreground = { app: this.#apps.appOf(front.package), ...front, route: this.#apps.routeOf(front) };
    const shot = picture ? await this.#shell.picture() : undefined;
    return {
      ...(shot
        ? {
            screenshot: {
              mime: 'image/png',
              width: shot.readUInt32BE(16),
              height: shot.readUInt32BE(20),
              base64: shot.toString('base64'),
            },
          }
        : {}),
      elements,
      foreground,
      keyboard: /mInputShown=true/.test(out),
      clock: timeOf(/now=.*/.exec(out)?.[0] ?? ''),
    };
  }
}
