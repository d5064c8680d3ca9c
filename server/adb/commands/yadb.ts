import type { Action } from '../../../src/protocol/action.ts';
import { refuse, type CommandContext, type Output } from '../command.ts';
import { OWN } from '../phone-paths.ts';

/** Presses that are at least so long are long ones, ms. */
const LONG_PRESS_MS = 500;
/** Text that stands for clearing the field. */
const CLEAR = '~CLEAR~';

const pathOf = (args: readonly string[], fallback: string): string => {
  const at = args.indexOf('-path');
  return (at < 0 ? undefined : args[at + 1]) ?? fallback;
};

/** yadb: text of any language, the clipboard, the layout and long presses, for programs that find `input` too narrow. */
export async function yadb(
  args: readonly string[],
  { device, files, path }: CommandContext,
): Promise<Output> {
  const [what, ...rest] = args;
  const act = async (action: Action): Promise<Output> => {
    const error = await device.input(action);
    return error ? refuse(`yadb: ${error.message}`) : {};
  };
  switch (what) {
    case '-keyboard': {
      if (rest.length === 0) return refuse('yadb: -keyboard needs a text');
      const text = rest.join(' ');
      return act(text === CLEAR ? { type: 'clear' } : { type: 'type', text });
    }
    case '-layout': {
      const file = pathOf(rest, `${OWN}/yadb_layout_dump.xml`);
      await files.dump(path(file), Buffer.from(await device.hierarchy()));
      return { out: `layout dumped to:${file}\n` };
    }
    case '-screenshot': {
      const file = pathOf(rest, `${OWN}/yadb_screenshot.png`);
      await files.dump(path(file), await device.picture());
      return { out: `screenshot saved to:${file}\n` };
    }
    case '-touch': {
      const [x = NaN, y = NaN, ms = 0] = rest.map(Number);
      const { width, height } = device.size;
      if (!(x >= 0 && y >= 0 && x < width && y < height && ms >= 0))
        return refuse(`yadb: ${rest.join(' ')} is no point of the screen and a time`);
      return act({ type: ms >= LONG_PRESS_MS ? 'long_press' : 'tap', x, y });
    }
    case '-readClipboard':
      return { out: `${device.tree.os.clipboard?.text ?? ''}\n` };
    case '-writeClipboard': {
      await device.run('system', 'copyText', { text: rest.join(' ') });
      return {};
    }
    default:
      return refuse(
        'yadb: -keyboard TEXT, -layout [-path FILE], -screenshot [-path FILE], -touch X Y [MS], -readClipboard, -writeClipboard TEXT',
      );
  }
}
