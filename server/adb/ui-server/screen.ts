import type { Action } from '../../../src/protocol/action.ts';
import type { Element } from '../../../src/protocol/observation.ts';
import { foregroundOf } from '../../phones/phone.ts';
import { uiautomatorXml } from '../../phones/tree.ts';
import type { AdbDevice } from '../device.ts';
import { codeOf, pressOf } from '../keys/key-codes.ts';
import { pressAll } from '../keys/press.ts';
import { centreOf, treeOf, within, type Node } from './nodes.ts';
import { findAll, notFound, selectorOf, type Selector } from './selector.ts';

/** Between two checks while waiting, ms of the phone's clock. */
const CHECK_MS = 1_000;
/** Longest wait that a client may ask for, ms. */
const MAX_WAIT_MS = 600_000;
/** Handles of nodes begin with this; clients give one back in place of a selector. */
const HANDLE = 'object-';

/** The screen as clients of the server see it. Everything done to it is a step of the phone. */
export class Screen {
  readonly device: AdbDevice;
  /** The ids of the elements that have handles. */
  readonly #handles: string[] = [];

  constructor(device: AdbDevice) {
    this.device = device;
  }

  async root(): Promise<Node> {
    const elements = await this.device.elements();
    return treeOf(elements, this.device.size, foregroundOf(this.device.tree).package);
  }

  /** The screen as XML, `depth` levels deep. */
  async xml(depth: number): Promise<string> {
    const elements = await this.device.elements();
    const depths = new Map<number | null, number>([[null, 0]]);
    const included: Element[] = elements.filter(e => {
      depths.set(e.index, (depths.get(e.parent) ?? depth) + 1);
      return depths.get(e.index)! <= depth;
    });
    return uiautomatorXml(included, this.device.size, foregroundOf(this.device.tree).package);
  }

  /** All nodes that fit, in order. */
  async all(wanted: unknown): Promise<Node[]> {
    const root = await this.root();
    if (typeof wanted !== 'string') return findAll(root, selectorOf(wanted));
    const id = wanted.startsWith(HANDLE) ? this.#handles[Number(wanted.slice(HANDLE.length))] : undefined;
    return [...within(root)].filter(({ element }) => id !== undefined && element?.id === id);
  }

  async exists(wanted: unknown): Promise<boolean> {
    return (await this.all(wanted)).length > 0;
  }

  /** The first node that fits. Throws UiObjectNotFoundException. */
  async one(wanted: unknown): Promise<Node> {
    const [found] = await this.all(wanted);
    if (found) return found;
    const name = typeof wanted === 'string' ? wanted : described(selectorOf(wanted));
    throw notFound(`UiSelector[${name}]`);
  }

  /** A handle by which the node is found again. */
  handle({ element }: Node): string {
    return `${HANDLE}${this.#handles.push(element?.id ?? '') - 1}`;
  }

  /** Performs actions as one step. Returns whether they had their effect. */
  async act(...actions: Action[]): Promise<boolean> {
    return (await this.device.input(...actions)) === undefined;
  }

  /** Performs an action at a point; false where the point is not on the screen. */
  at(x: number, y: number, action: (x: number, y: number) => Action): Promise<boolean> | false {
    const { width, height } = this.device.size;
    return x >= 0 && y >= 0 && x < width && y < height && this.act(action(x, y));
  }

  press(node: Node, ms = 0): Promise<boolean> | false {
    const [x, y] = centreOf(node);
    return this.at(x, y, () => ({ type: ms >= 500 ? 'long_press' : 'tap', x, y }));
  }

  /** The nearest point on the screen. */
  inside([x, y]: readonly [number, number]): [number, number] {
    const { width, height } = this.device.size;
    return [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
  }

  swipe(
    from: readonly [number, number],
    to: readonly [number, number],
    steps: number,
    type: 'swipe' | 'drag' = 'swipe',
  ): Promise<boolean> {
    return this.act({ type, from: this.inside(from), to: this.inside(to), ms: Math.round(steps * STEP_MS) });
  }

  /** Moves several fingers at once, each along its own points. */
  fingers(...paths: readonly (readonly (readonly [number, number])[])[]): Promise<boolean> {
    const longest = Math.max(...paths.map(path => path.length));
    const touch = (phase: 'down' | 'move' | 'up', i: number) =>
      paths.flatMap((path, pointer): Action[] => {
        const point = path[Math.min(i, path.length - 1)];
        if (!point) return [];
        const [x, y] = this.inside(point);
        return [{ type: 'touch', phase, x, y, pointer }];
      });
    return this.act(
      ...touch('down', 0),
      ...Array.from({ length: longest - 1 }, (_, i) => touch('move', i + 1)).flat(),
      ...touch('up', longest - 1),
    );
  }

  /** Waits up to `ms` of the phone's clock until a condition holds. Returns whether it does. */
  async wait(ms: unknown, check: () => Promise<boolean>): Promise<boolean> {
    const limit = Math.min(MAX_WAIT_MS, Math.max(0, Math.round(Number(ms) || 0)));
    for (let passed = 0; ; passed += CHECK_MS) {
      if (await check()) return true;
      if (passed >= limit) return false;
      await this.act({ type: 'wait', ms: Math.min(CHECK_MS, limit - passed) });
    }
  }

  /** Presses a key by its name or code, as `input keyevent` does. Returns false where the name is empty. */
  async key(name: string | number): Promise<boolean> {
    const keyName = String(name).replace(/\W/g, '');
    if (keyName === '') return false;
    const press = pressOf(codeOf(keyName));
    await pressAll(this.device, press === undefined ? [] : [press]);
    return true;
  }

  /** Scrolls the node that a selector finds. Returns whether the screen changed. */
  async scroll(wanted: unknown, vertical: unknown, forward: boolean, amount: number): Promise<boolean> {
    const { element } = await this.one(wanted);
    const before = await this.fingerprint();
    const [back, ahead] = vertical === false ? (['left', 'right'] as const) : (['up', 'down'] as const);
    await this.act({
      type: 'scroll',
      direction: forward ? ahead : back,
      amount,
      ...(element ? { element: element.id } : {}),
    });
    return before !== (await this.fingerprint());
  }

  /** Scrolls to the end. Returns whether it was reached in `maxSwipes` (100 at most). */
  async scrollToEnd(
    wanted: unknown,
    vertical: unknown,
    forward: boolean,
    maxSwipes: unknown,
  ): Promise<boolean> {
    const swipes = Math.min(MAX_SWIPES, Number(maxSwipes) || MAX_SWIPES);
    for (let i = 0; i < swipes; i++) if (!(await this.scroll(wanted, vertical, forward, FLING))) return true;
    return false;
  }

  /** Scrolls from the beginning on until a condition holds. Returns whether it does. */
  async scrollTo(wanted: unknown, vertical: unknown, found: () => Promise<boolean>): Promise<boolean> {
    if (await found()) return true;
    await this.scrollToEnd(wanted, vertical, false, MAX_SWIPES);
    for (let i = 0; i < MAX_SWIPES; i++) {
      if (await found()) return true;
      if (!(await this.scroll(wanted, vertical, true, SCROLL))) return found();
    }
    return false;
  }

  /** Equal for two screens that show the same elements. */
  async fingerprint(): Promise<string> {
    return JSON.stringify(await this.device.elements());
  }
}

/** How long one of UI Automator's steps takes, ms. */
const STEP_MS = 5;
const MAX_SWIPES = 100;
/** Screens by which a scroll and a fling move. */
export const [SCROLL, FLING] = [0.7, 2];

function described(selector: Selector): string {
  const { mask: _mask, childOrSibling: _relations, childOrSiblingSelector: _chain, ...fields } = selector;
  return Object.entries(fields)
    .map(([name, value]) => `${name.toUpperCase()}=${String(value)}`)
    .join(', ');
}
