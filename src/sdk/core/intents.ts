import type { AnyPhone, Dialog, Intent } from '../../state/phone/index.ts';
import { compare } from './compare.ts';
import type { AppMeta, Catalogue, IntentFilter } from './app.ts';
import { pushScreen } from './navigation.ts';
import { pushDialog } from './stack.ts';
import { answer } from './permissions.ts';
import { fillPath } from './routes.ts';
import type { Run } from './run.ts';
import { say } from './system/say.ts';
import { showToast } from './timers.ts';

export interface Handler {
  app: AppMeta;
  filter: IntentFilter;
  label: string;
}

/** Any type is any file’s: a row of a provider, such as a contact, is no file. */
function mimeFits(pattern: string, mime: string): boolean {
  return (
    pattern === mime ||
    (pattern === '*/*' && !mime.startsWith('vnd.android.cursor.')) ||
    (pattern.endsWith('/*') && mime.startsWith(pattern.slice(0, -1)))
  );
}

function fits(filter: IntentFilter, intent: Intent): boolean {
  if (filter.verb !== intent.verb) return false;
  if (filter.scheme && !intent.uri?.startsWith(`${filter.scheme}:`)) return false;
  if (filter.mime) return intent.mime !== undefined && mimeFits(filter.mime, intent.mime);
  return filter.scheme !== undefined || intent.mime === undefined;
}

/** Installed apps that take an intent, by name. */
export function handlersFor(phone: AnyPhone, catalogue: Pick<Catalogue, 'metas'>, intent: Intent): Handler[] {
  const found: Handler[] = [];
  for (const app of catalogue.metas.values()) {
    if (intent.app && intent.app !== app.id) continue;
    if (!phone.os.installed[app.id]?.enabled) continue;
    const filter = app.intents.find(f => fits(f, intent));
    if (filter) found.push({ app, filter, label: filter.label ?? app.name });
  }
  return found.sort((a, b) => compare(a.label, b.label));
}

/** Who is offered in the dialog of an intent. The share sheet leaves out the app that shares. */
export function offeredIn(
  phone: AnyPhone,
  catalogue: Pick<Catalogue, 'metas'>,
  { kind, app, intent }: Dialog,
): Handler[] {
  return intent
    ? handlersFor(phone, catalogue, intent).filter(h => kind !== 'share' || h.app.id !== app)
    : [];
}

/** Key under which a default app is remembered. */
export function defaultKey(intent: Intent): string {
  return `${intent.verb} ${intent.mime ?? intent.uri?.split(':')[0] ?? ''}`.trim();
}

/** Opens an app with an intent on top of what is on the screen, so that Back leads to the app that asked. */
export function deliver(run: Run, handler: Handler, intent: Intent): void {
  const strings = Object.fromEntries(
    Object.entries(intent.extras ?? {}).filter(([, v]) => typeof v === 'string'),
  ) as Record<string, string>;
  const extras = {
    ...(intent.uri ? { address: intent.uri.slice(intent.uri.indexOf(':') + 1) } : {}),
    ...strings,
  };
  pushScreen(run, handler.app.id, fillPath(handler.filter.route, extras), intent, intent.result);
}

/** What Android does: one app opens, several are offered, none gives a message and an empty result. */
export function startIntent(run: Run, from: string, intent: Intent): void {
  const { phone, catalogue } = run;
  if (intent.verb === 'SEND' && !intent.app) {
    pushDialog(phone, { kind: 'share', app: from, intent });
    return;
  }
  if (
    intent.verb === 'PICK' &&
    intent.mime &&
    (intent.mime.startsWith('image/') || intent.mime.startsWith('video/'))
  ) {
    pushDialog(phone, { kind: 'photos', app: from, intent });
    return;
  }
  const handlers = handlersFor(phone, catalogue, intent);
  const preferred = handlers.find(h => h.app.id === phone.os.defaults[defaultKey(intent)]);
  if (!intent.ask && (preferred ?? handlers.length === 1)) {
    deliver(run, preferred ?? handlers[0]!, intent);
    return;
  }
  if (handlers.length > 0) {
    pushDialog(phone, { kind: 'chooser', app: from, intent });
    return;
  }
  showToast(run, 'system', say(run)('noAppForThis'));
  answer(run, intent.result, null);
}
