import type { Action } from '../../../src/protocol/action.ts';
import type { Element } from '../../../src/protocol/observation.ts';
import { foregroundOf } from '../../phones/phone.ts';
import { uiautomatorXml } from '../../phones/tree.ts';
import type { AdbDevice } from '../device.ts';
import { codeOf, pressOf } from '../keys/key-codes.ts';
import { pressAll } from '../keys/press.ts';
import { centreOf, treeOf, within, type Node } from './nodes.ts';
import { findAll, RpcError, selectorOf, type Selector } from './selector.ts';

/** Between two looks at the screen while something is waited for, ms of the phone's clock. */
const LOOK_MS = 1_000;
/** Longest wait that a client may ask for, ms. */
const MAX_WAIT_MS = 600_000;
/** A node that was found and is asked for again by a name, and not by what it looks like. */
const HANDLE = 'object-';

/** What a client of the server sees of the screen, and does to it: through the steps that a finger takes. */
export class Screen {
  readonly device: AdbDevice;
  /** Ids of elements that clients were given names for. */
  readonly #handles: string[] = [];

  constructor(device: AdbDevice) {
    this.device = device;
  }

  async root(): Promise<Node> {
    const elements = await this.device.elements();
    return treeOf(elements, this.device.size, foregroundOf(this.device.tree).package);
  }

  /** The screen as XML, down to so many levels. */
  async xml(depth: number): Promise<string> {
    const elements = await this.device.elements();
    const depths = new Map<number | null, number>([[null, 0]]);
    const shown: Element[] = elements.filter(e => {
      depths.set(e.index, (depths.get(e.parent) ?? depth) + 1);
      return depths.get(e.index)! <= depth;
    });
    return uiautomatorXml(shown, this.device.size, foregroundOf(this.device.tree).package);
  }

  /** All nodes that fit, in order. */
  async all(wanted: unknown): Promise<Node[]> {
    const root = await this.root();
    if (typeof wanted !== 'string') return findAll(root, selectorOf(wanted));
    const id = wanted.startsWith(HANDLE) ? this.#handles[Number(wanted.slice(HANDLE.length))] : undefined;
    return [...within(root)].filter(({ element }) => id !== undefined && element?.id === id);
  }

  /** The first that fits. Throws what UI Automator does where none does. */
  async one(wanted: unknown): Promise<Node> {
    const [found] = await this.all(wanted);
    if (!found)
      throw new RpcError(
        -32_002,
        `androidx.test.uiautomator.UiObjectNotFoundException: UiSelector[${typeof wanted === 'string' ? wanted : described(selectorOf(wanted))}]`,
      );
    return found;
  }

  /** A name for a node, by which it is found again. */
  handle({ element }: Node): string {
    return `${HANDLE}${this.#handles.push(element?.id ?? '') - 1}`;
  }

  /** Acts as one step. Gives whether it had its effect. */
  async act(...actions: Action[]): Promise<boolean> {
    return (await this.device.input(...actions)) === undefined;
  }

  /** Acts at a point; false where it is not on the screen. */
  at(x: number, y: number, action: (x: number, y: number) => Action): Promise<boolean> | false {
    const { width, height } = this.device.size;
    return x >= 0 && y >= 0 && x < width && y < height && this.act(action(x, y));
  }

  press(node: Node, ms = 0): Promise<boolean> | false {
    const [x, y] = centreOf(node);
    return this.at(x, y, () => ({ type: ms >= 500 ? 'long_press' : 'tap', x, y }));
  }

  /** A point that may lie off the screen, put onto its edge. */
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

  /** Lines by several fingers at once, each between its points. */
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

  /** Whether it comes true before so many ms have passed on the phone. */
  async wait(ms: unknown, check: () => Promise<boolean>): Promise<boolean> {
    const most = Math.min(MAX_WAIT_MS, Math.max(0, Math.round(Number(ms) || 0)));
    for (let passed = 0; ; passed += LOOK_MS) {
      if (await check()) return true;
      if (passed >= most) return false;
      await this.act({ type: 'wait', ms: Math.min(LOOK_MS, most - passed) });
    }
  }

  /** A key by the name or the number that `input keyevent` knows. Gives whether one was named. */
  async key(name: string | number): Promise<boolean> {
    const given = String(name).replace(/\W/g, '');
    if (given === '') return false;
    const press = pressOf(codeOf(given));
    await pressAll(this.device, press === undefined ? [] : [press]);
    return true;
  }

  /** Scrolls what a selector finds. Gives whether there was anything left to scroll. */
  async scroll(wanted: unknown, vertical: unknown, forward: boolean, amount: number): Promise<boolean> {
    const { element } = await this.one(wanted);
    const before = await this.#look();
    await this.act({
      type: 'scroll',
      direction: vertical === false ? (forward ? 'right' : 'left') : forward ? 'down' : 'up',
      amount,
      ...(element ? { element: element.id } : {}),
    });
    return before !== (await this.#look());
  }

  /** Scrolls until its end is reached. */
  async scrollToEnd(wanted: unknown, vertical: unknown, forward: boolean, most: unknown): Promise<boolean> {
    for (let i = 0; i < Math.min(MAX_SWIPES, Number(most) || MAX_SWIPES); i++)
      if (!(await this.scroll(wanted, vertical, forward, FLING))) return true;
    return false;
  }

  /** Scrolls, from the beginning on, until what is looked for is there. */
  async scrollTo(wanted: unknown, vertical: unknown, there: () => Promise<boolean>): Promise<boolean> {
    if (await there()) return true;
    await this.scrollToEnd(wanted, vertical, false, MAX_SWIPES);
    for (let i = 0; i < MAX_SWIPES; i++) {
      if (await there()) return true;
      if (!(await this.scroll(wanted, vertical, true, SCROLL))) return there();
    }
    return false;
  }

  async #look(): Promise<string> {
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
