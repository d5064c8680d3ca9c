import { foregroundOf } from '../../phones/phone.ts';
import type { AdbDevice } from '../device.ts';
import { centreOf, infoOf, within, type Node } from './nodes.ts';
import { FLING, SCROLL, Screen } from './screen.ts';
import { badParams, findAll, RpcError, selectorOf } from './selector.ts';
import { SDK } from '../properties.ts';

/** How a server waits, as its clients may set it; a simulated phone is idle when it has answered. */
const CONFIGURATOR = {
  actionAcknowledgmentTimeout: 3_000,
  keyInjectionDelay: 0,
  scrollAcknowledgmentTimeout: 200,
  waitForIdleTimeout: 0,
  waitForSelectorTimeout: 0,
};

const KEYS: Readonly<Record<string, string>> = {
  home: 'HOME',
  back: 'BACK',
  left: 'DPAD_LEFT',
  right: 'DPAD_RIGHT',
  up: 'DPAD_UP',
  down: 'DPAD_DOWN',
  center: 'DPAD_CENTER',
  menu: 'MENU',
  search: 'SEARCH',
  enter: 'ENTER',
  delete: 'DEL',
  del: 'DEL',
  recent: 'APP_SWITCH',
  volume_up: 'VOLUME_UP',
  volume_down: 'VOLUME_DOWN',
  volume_mute: 'VOLUME_MUTE',
  camera: 'CAMERA',
  power: 'POWER',
};
/** Phases of a touch by Android's numbers. */
const PHASES: Readonly<Record<number, 'down' | 'up' | 'move'>> = { 0: 'down', 1: 'up', 2: 'move' };

const num = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw badParams(`${JSON.stringify(value)} is no number`);
  return value;
};
const point = (value: unknown): [number, number] => {
  const { x, y } = (value ?? {}) as { x?: unknown; y?: unknown };
  return [num(x), num(y)];
};
/** Points of a straight line, both ends among them. */
const line = (
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  parts = 8,
): [number, number][] =>
  Array.from({ length: parts + 1 }, (_, i) => [ax + ((bx - ax) * i) / parts, ay + ((by - ay) * i) / parts]);

/** Where a swipe in a direction goes, over so much of a node. */
function across(
  { bounds: [l, t, r, b] }: Node,
  direction: unknown,
  percent: number,
): [[number, number], [number, number]] {
  const [cx, cy] = [(l + r) / 2, (t + b) / 2];
  const [dx, dy] = [((r - l) / 2) * percent, ((b - t) / 2) * percent];
  switch (String(direction)[0]?.toLowerCase()) {
    case 'l':
      return [
        [cx + dx, cy],
        [cx - dx, cy],
      ];
    case 'r':
      return [
        [cx - dx, cy],
        [cx + dx, cy],
      ];
    case 'u':
      return [
        [cx, cy + dy],
        [cx, cy - dy],
      ];
    case 'd':
      return [
        [cx, cy - dy],
        [cx, cy + dy],
      ];
    default:
      throw badParams(`${JSON.stringify(direction)} is no direction`);
  }
}

type Method = (...params: unknown[]) => unknown;

/** What can be called of the server on a phone. What one client sets, such as its configurator, all find. */
export function methodsOf(device: AdbDevice): Readonly<Record<string, Method>> {
  const screen = new Screen(device);
  let configurator = CONFIGURATOR;
  let seen: AdbDevice['tree']['ui']['toast'] = null;
  const found = async (wanted: unknown) => (await screen.all(wanted)).length > 0;
  const isPoint = (value: unknown) => typeof value === 'number';
  /** The child of a node that itself says something, or holds what does. */
  const childThat =
    (says: (node: Node, text: string) => boolean): Method =>
    async (wanted, child, text, scrolls) => {
      const look = async () => {
        const from = await screen.one(wanted);
        return findAll(from, selectorOf(child)).find(
          node => node !== from && [...within(node)].some(each => says(each, String(text))),
        );
      };
      let there = await look();
      if (!there && scrolls) {
        await screen.scrollTo(wanted, true, async () => (there = await look()) !== undefined);
      }
      if (!there)
        throw new RpcError(
          -32_002,
          `androidx.test.uiautomator.UiObjectNotFoundException: for text= "${String(text)}"`,
        );
      return screen.handle(there);
    };
  const pinch =
    (opens: boolean): Method =>
    async (wanted, percent = 100) => {
      const {
        bounds: [l, t, r, b],
      } = await screen.one(wanted);
      const [cx, cy] = [(l + r) / 2, (t + b) / 2];
      const [inner, outer] = [Math.min(cx - l, 20), ((cx - l) * Math.min(100, num(percent))) / 100];
      const [from, to] = opens ? [inner, outer] : [outer, inner];
      return screen.fingers(line([cx - from, cy], [cx - to, cy]), line([cx + from, cy], [cx + to, cy]));
    };
  const scrolls =
    (forward: boolean, amount: number): Method =>
    (wanted, vertical = true) =>
      screen.scroll(wanted, vertical, forward, amount);
  const scrollsToEnd =
    (forward: boolean): Method =>
    (wanted, vertical = true, most = undefined) =>
      screen.scrollToEnd(wanted, vertical, forward, most);
  const turn = async (landscape: boolean) => {
    // An orientation that is set stays, whichever way the phone is held.
    await device.run('system', 'changeSettings', { settings: { autoRotate: true } });
    await device.run('system', 'rotate', { orientation: landscape ? 'landscape' : 'portrait' });
    await device.run('system', 'changeSettings', { settings: { autoRotate: false } });
    return true;
  };

  const methods: Record<string, Method> = {
    deviceInfo: () => {
      const { tree, size } = device;
      const { scale } = tree.device.screen;
      const turned = tree.device.orientation === 'landscape';
      return {
        currentPackageName: foregroundOf(tree).package,
        displayWidth: size.width,
        displayHeight: size.height,
        displayRotation: turned ? 1 : 0,
        displaySizeDpX: Math.round(size.width / scale),
        displaySizeDpY: Math.round(size.height / scale),
        productName: tree.device.model.product,
        screenOn: tree.ui.awake,
        sdkInt: SDK,
        naturalOrientation: !turned,
      };
    },
    dumpWindowHierarchy: (_compressed, depth) => screen.xml(typeof depth === 'number' ? depth : Infinity),
    takeScreenshot: async (scale, quality) =>
      device.jpeg(typeof scale === 'number' ? scale : 1, typeof quality === 'number' ? quality : 80),

    click: async (a, b, ms) =>
      isPoint(a)
        ? screen.at(num(a), num(b), (x, y) => ({ type: Number(ms ?? 0) >= 500 ? 'long_press' : 'tap', x, y }))
        : screen.press(await screen.one(a)),
    longClick: async (a, b) =>
      isPoint(a)
        ? screen.at(num(a), num(b), (x, y) => ({ type: 'long_press', x, y }))
        : screen.press(await screen.one(a), 500),
    clickAndWaitForNewWindow: async wanted => screen.press(await screen.one(wanted)),
    swipe: async (a, b, c, d, steps) => {
      if (isPoint(a)) return screen.swipe([num(a), num(b)], [num(c), num(d)], num(steps));
      const [from, to] = across(await screen.one(a), b, d === undefined ? 1 : num(c));
      return screen.swipe(from, to, num(d ?? c ?? 10));
    },
    swipePoints: (points, steps = 10) => {
      if (!Array.isArray(points) || points.length < 2 || points.length % 2 === 1)
        throw badParams('Points are pairs of numbers');
      return num(steps) < 0
        ? false
        : screen.fingers(
            Array.from({ length: points.length / 2 }, (_, i) => [num(points[2 * i]), num(points[2 * i + 1])]),
          );
    },
    drag: (ax, ay, bx, by, steps) => screen.swipe([num(ax), num(ay)], [num(bx), num(by)], num(steps), 'drag'),
    dragTo: async (wanted, a, b, steps) => {
      const from = centreOf(await screen.one(wanted));
      return isPoint(a)
        ? screen.swipe(from, [num(a), num(b)], num(steps), 'drag')
        : screen.swipe(from, centreOf(await screen.one(a)), num(b), 'drag');
    },
    gesture: async (wanted, s1, s2, e1, e2) => {
      await screen.one(wanted);
      return screen.fingers(line(point(s1), point(e1)), line(point(s2), point(e2)));
    },
    pinchIn: pinch(false),
    pinchOut: pinch(true),
    injectInputEvent: (phase, x, y) => {
      const named = PHASES[num(phase)];
      if (!named) throw badParams(`${String(phase)} is no phase of a touch`);
      return screen.at(num(x), num(y), (left, top) => ({ type: 'touch', phase: named, x: left, y: top }));
    },
    pressKey: name => {
      const key = KEYS[String(name)];
      return key === undefined ? false : screen.key(key);
    },
    pressKeyCode: code => screen.key(num(code)),

    exist: found,
    count: async wanted => (await screen.all(wanted)).length,
    objInfo: async wanted => infoOf(await screen.one(wanted)),
    objInfoOfAllInstances: async wanted => (await screen.all(wanted)).map(infoOf),
    waitForExists: (wanted, ms) => screen.wait(ms, () => found(wanted)),
    waitUntilGone: (wanted, ms) => screen.wait(ms, async () => !(await found(wanted))),
    getText: async wanted => (await screen.one(wanted)).text,
    setText: async (wanted, text) => {
      const { element } = await screen.one(wanted);
      return (
        element?.states.editable === true &&
        screen.act({ type: 'type', text: String(text), element: element.id, clear: true })
      );
    },
    clearTextField: async wanted => {
      const { element } = await screen.one(wanted);
      return element?.states.editable === true && screen.act({ type: 'clear', element: element.id });
    },
    childByText: childThat((node, text) => node.text === text),
    childByDescription: childThat((node, text) => node.description === text),
    childByInstance: async (wanted, child, instance) => {
      const from = await screen.one(wanted);
      const there = findAll(from, selectorOf(child)).filter(node => node !== from)[num(instance)];
      if (!there)
        throw new RpcError(
          -32_002,
          `androidx.test.uiautomator.UiObjectNotFoundException: instance ${String(instance)}`,
        );
      return screen.handle(there);
    },

    scrollForward: scrolls(true, SCROLL),
    scrollBackward: scrolls(false, SCROLL),
    flingForward: scrolls(true, FLING),
    flingBackward: scrolls(false, FLING),
    scrollToBeginning: scrollsToEnd(false),
    scrollToEnd: scrollsToEnd(true),
    flingToBeginning: scrollsToEnd(false),
    flingToEnd: scrollsToEnd(true),
    scrollTo: (wanted, child, vertical = true) => screen.scrollTo(wanted, vertical, () => found(child)),

    openNotification: async () => {
      await device.run('system', 'openShade', { quick: false });
      return true;
    },
    openQuickSettings: async () => {
      await device.run('system', 'openShade', { quick: true });
      return true;
    },
    wakeUp: async () => {
      await screen.key('WAKEUP');
      return true;
    },
    sleep: async () => {
      await screen.key('SLEEP');
      return true;
    },
    isScreenOn: () => device.tree.ui.awake,
    setOrientation: direction => turn(/^(l|r)/i.test(String(direction))),
    freezeRotation: async freeze => {
      await device.run('system', 'changeSettings', { settings: { autoRotate: freeze === false } });
      return null;
    },
    setClipboard: async (_label, text) => {
      await device.run('system', 'copyText', { text: String(text ?? '') });
      return null;
    },
    getClipboard: () => device.tree.os.clipboard?.text ?? null,
    pasteClipboard: async () => {
      await screen.act({ type: 'type', text: device.tree.os.clipboard?.text ?? '' });
      return null;
    },
    clearInputText: async () => {
      await screen.act({ type: 'clear' });
      return null;
    },
    makeToast: async text => {
      await device.run('system', 'toast', { text: String(text) });
      return true;
    },
    getLastToast: () => {
      const { toast } = device.tree.ui;
      return toast && toast !== seen ? toast.text : null;
    },
    clearLastToast: () => {
      seen = device.tree.ui.toast;
      return null;
    },
    getLastTraversedText: () => null,
    clearLastTraversedText: () => null,
    waitForIdle: () => null,
    waitForWindowUpdate: async (name, ms) => {
      // Of another app than the one in front nothing is waited for.
      if (typeof name === 'string' && name !== foregroundOf(device.tree).package) return false;
      const before = JSON.stringify(await device.elements());
      return screen.wait(ms, async () => JSON.stringify(await device.elements()) !== before);
    },
    getConfigurator: () => configurator,
    setConfigurator: given =>
      (configurator = { ...configurator, ...(given as Partial<typeof CONFIGURATOR>) }),
  };
  return methods;
}
