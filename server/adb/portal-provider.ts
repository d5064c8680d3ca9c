import type { Action } from '../../src/protocol/action.ts';
import { copiedText, copyText } from './clipboard.ts';
import {
  flag,
  illegal,
  text,
  unsupported,
  wholeNumber,
  type Bound,
  type ContentProvider,
  type ProviderContext,
} from './content-providers/table.ts';
import { PORTALS } from './packages.ts';
import { deviceContext, fullTree, launchable, phoneState, shortTree } from './portal.ts';

/** Newer clients read this error as an empty clipboard. */
const EMPTY_CLIPBOARD = 'Clipboard is empty or access was denied';

/** The answer for a path. Objects are JSON text, which clients of all versions can read. Throws PortalError. */
async function answer(path: string, { device }: ProviderContext, version: string): Promise<unknown> {
  const state = async (isFull: boolean) => {
    const elements = await device.elements();
    const phone = phoneState(device, elements) as { packageName: string };
    return {
      elements,
      phone,
      tree: isFull ? fullTree(elements, device.size, phone.packageName) : shortTree(elements),
    };
  };
  switch (path) {
    case 'ping':
      return 'pong';
    case 'version':
      return version;
    case 'a11y_tree':
      return JSON.stringify((await state(false)).tree);
    case 'a11y_tree_full':
      return JSON.stringify((await state(true)).tree);
    case 'phone_state':
      return JSON.stringify((await state(false)).phone);
    case 'state':
    case 'state_full': {
      const { tree, phone } = await state(path === 'state_full');
      return JSON.stringify({ a11y_tree: tree, phone_state: phone, device_context: deviceContext(device) });
    }
    case 'packages':
      return launchable(device);
    case 'getclipboard':
      return copiedText(device);
    case 'clipboard/get': {
      const copied = copiedText(device);
      if (copied === '') throw new PortalError(EMPTY_CLIPBOARD);
      return copied;
    }
    default:
      throw new PortalError(`Unknown endpoint: /${path}`);
  }
}

/** An error that the portal puts into its answer. */
class PortalError extends Error {}

/** The portal's envelope around an answer. Its old clients read `data`; newer ones read it as well. */
async function envelope(path: string, context: ProviderContext, version: string): Promise<string> {
  try {
    return JSON.stringify({ status: 'success', data: await answer(path, context, version) });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return JSON.stringify({ status: 'error', error: error.message });
  }
}

/** A text that is bound to one column as it is, or to another in base64. */
function bytesOrText(values: Bound, plain: string, encoded: string): string {
  if (values[encoded] === undefined) return text(values, plain);
  const base64 = text(values, encoded).replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 === 1) throw illegal('bad base-64');
  return Buffer.from(base64, 'base64').toString('utf8');
}

async function act({ device }: ProviderContext, ...actions: Action[]): Promise<void> {
  const error = await device.input(...actions);
  if (error) throw illegal(error.message);
}

async function insert(path: string, values: Bound, context: ProviderContext): Promise<void> {
  switch (path) {
    case 'keyboard/input': {
      const typed = bytesOrText(values, 'text', 'base64_text');
      const clear = values['clear'] === undefined ? !flag(values['append']) : flag(values['clear']) === 1;
      return act(context, typed === '' && clear ? { type: 'clear' } : { type: 'type', text: typed, clear });
    }
    case 'keyboard/clear':
      return act(context, { type: 'clear' });
    case 'keyboard/key': {
      const { err = '', status = 0 } = await context.shell(
        `input keyevent ${wholeNumber(values, 'key_code') ?? 0}`,
      );
      if (status !== 0) throw illegal(err.trim());
      return undefined;
    }
    case 'setclipboard':
    case 'clipboard/set':
      return copyText(context.device, bytesOrText(values, 'text', 'text_base64'));
    // The portal's overlay is not simulated, so there is nothing to move or to hide.
    case 'overlay_offset':
    case 'overlay_visible':
      return undefined;
    default:
      throw unsupported(`Nothing can be inserted at ${path}`);
  }
}

const WRITABLE = new Set([
  'keyboard/input',
  'keyboard/clear',
  'keyboard/key',
  'setclipboard',
  'clipboard/set',
  'overlay_offset',
  'overlay_visible',
]);

/** The portal app that some agents install, by one of its names: gives the screen as a tree, and types text. */
const portalProvider = (authority: string, version: string): ContentProvider => ({
  authority,
  table(segments, context) {
    const path = segments.join('/');
    return {
      type: 'vnd.android.cursor.dir/portal',
      columns: ['result'],
      rows: async () => [{ key: path, values: { result: await envelope(path, context, version) } }],
      ...(WRITABLE.has(path) ? { insert: (values: Bound) => insert(path, values, context) } : {}),
    };
  },
});

export const portalProviders: readonly ContentProvider[] = PORTALS.map(portal => portalProvider(...portal));
