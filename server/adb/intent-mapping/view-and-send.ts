import type { AnyPhone } from '../../../src/state/phone/index.ts';
import type { AndroidIntent } from '../intents.ts';
import { fileNamed, mimeOf } from './files.ts';
import { defined, EXTRA, intent, text, type MappedIntent } from './mapped-intent.ts';

const lastPart = (uri: string): string =>
  uri
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)!;

/** Lists that a URI of a content provider names, with the first screens that show them. */
const LISTS: readonly (readonly [pattern: RegExp, app: string])[] = [
  [/^content:\/\/(com\.android\.)?contacts(\/(people|contacts|groups))?\/?$/, 'contacts'],
  [/^content:\/\/com\.android\.calendar(\/(events|time(\/\d+)?))?\/?$/, 'calendar'],
  [/^content:\/\/media\/(external|internal)\/(images|video)\/media\/?$/, 'gallery'],
  [/^content:\/\/media\/(external|internal)\/audio\/(media|albums|artists|playlists)\/?$/, 'music'],
  [/^content:\/\/call_log(\/calls)?\/?$/, 'phone'],
  [/^content:\/\/(sms|mms-sms)(\/(inbox|sent|conversations))?\/?$/, 'messages'],
  [/^content:\/\/com\.android\.externalstorage\.documents\/root\/primary$/, 'files'],
  [/^vnd\.android\.cursor\.dir\/(contact|person|raw_contact)$/, 'contacts'],
  [/^vnd\.android\.cursor\.dir\/(image|video)$/, 'gallery'],
  [/^vnd\.android\.cursor\.dir\/calls$/, 'phone'],
];

/** The app that shows the list that a URI or a MIME type names. */
function listed(name: string | undefined): MappedIntent[] {
  const app = LISTS.find(([pattern]) => pattern.test(name ?? ''))?.[1];
  return app === undefined ? [] : [{ kind: 'screen', app, pattern: '/' }];
}

export function mapView(tree: AnyPhone, { data, type, extras }: AndroidIntent): MappedIntent[] {
  const list = listed(data ?? type);
  if (list.length > 0) return list;
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
