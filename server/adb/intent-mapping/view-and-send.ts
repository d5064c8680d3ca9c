import type { AnyPhone } from '../../../src/state/phone/index.ts';
import type { AndroidIntent } from '../intents.ts';
import { fileNamed, mimeOf } from './files.ts';
import { defined, EXTRA, intent, text, type MappedIntent } from './mapped-intent.ts';

const lastPart = (uri: string): string =>
  uri
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)!;

export function mapView(tree: AnyPhone, { data, type, extras }: AndroidIntent): MappedIntent[] {
  if (data === undefined) return type === undefined ? [] : [intent({ verb: 'VIEW', mime: type, extras })];
  const file = fileNamed(tree, data);
  if (file)
    return [intent({ verb: 'VIEW', mime: mimeOf(type, file)!, title: file.name, extras: { file: file.id } })];
  if (/^content:\/\/(com\.android\.)?contacts\/(contacts|people)\/./.test(data))
    return [
      intent({ verb: 'VIEW', mime: 'vnd.android.cursor.item/contact', extras: { contact: lastPart(data) } }),
    ];
  if (/^content:\/\/com\.android\.calendar\/events\/./.test(data))
    return [
      intent({ verb: 'VIEW', mime: 'vnd.android.cursor.item/event', extras: { event: lastPart(data) } }),
    ];
  if (/^(content|file):/.test(data)) return [];
  return mapUri(data, extras);
}

/** A message to a recipient, or any other URI that an app opens. */
export function mapUri(data: string, extras: Record<string, unknown>): MappedIntent[] {
  const uri = data.replace(/^(smsto|mms|mmsto):/i, 'sms:').replace(/^sms:\/\//, 'sms:');
  const body = text(extras['sms_body']) ?? text(extras[`${EXTRA}TEXT`]);
  const rest = defined({ text: body, title: text(extras[`${EXTRA}SUBJECT`]) });
  return [intent({ verb: 'VIEW', uri, extras, ...rest }), intent({ verb: 'SEND', uri, extras, ...rest })];
}

/** The URIs that a SEND intent attaches. */
function attachedUris(extras: Record<string, unknown>): string[] {
  const streams = [extras[`${EXTRA}STREAM`] ?? []].flat();
  return streams.flatMap(uri => (typeof uri === 'string' ? uri.split(',') : []));
}

export function mapSend(tree: AnyPhone, { type, extras }: AndroidIntent): MappedIntent[] {
  const files = attachedUris(extras)
    .map(uri => fileNamed(tree, uri))
    .filter(file => file !== undefined);
  const body = text(extras[`${EXTRA}TEXT`]) ?? (files.length === 1 ? files[0]!.text : undefined);
  const common = defined({
    text: body,
    title: text(extras[`${EXTRA}SUBJECT`]) ?? text(extras[`${EXTRA}TITLE`]) ?? files[0]?.name,
    mime: mimeOf(type, files[0]) ?? 'text/plain',
  });
  if (files.length === 0) return [intent({ verb: 'SEND', ...common })];
  const ids = files.map(file => file.id);
  const arePictures = files.every(file => file.media?.picture);
  const attached = arePictures ? { media: ids } : { extras: { files: ids } };
  return [intent({ verb: 'SEND', ...common, ...attached })];
}
