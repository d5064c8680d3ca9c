import type { AnyPhone } from '../../../src/state/phone/index.ts';
import type { AndroidIntent } from '../intents.ts';
import { fileNamed } from './files.ts';
import { defined, intent, number, text, type MappedIntent } from './mapped-intent.ts';

const isContact = (of: string): boolean => /contact|people|raw_contact|com\.android\.contacts/.test(of);
const isEvent = (of: string): boolean => /cursor\.(dir|item)\/event|com\.android\.calendar/.test(of);

export function mapInsert(tree: AnyPhone, { data = '', type = '', extras }: AndroidIntent): MappedIntent[] {
  const subject = `${type} ${data}`;
  if (isEvent(subject))
    return [
      intent({
        verb: 'EDIT',
        mime: 'vnd.android.cursor.item/event',
        extras: defined({
          title: text(extras['title']),
          place: text(extras['eventLocation']),
          from: number(extras['beginTime']),
          to: number(extras['endTime']),
        }),
      }),
    ];
  if (isContact(subject))
    return [
      intent({
        verb: 'EDIT',
        mime: 'vnd.android.cursor.item/contact',
        extras: defined({ name: text(extras['name']), number: text(extras['phone']) }),
      }),
    ];
  const file = fileNamed(tree, data);
  return file ? [intent({ verb: 'EDIT', mime: type || file.mime, extras: { file: file.id } })] : [];
}

/** The MIME type of a collection of the media store; empty for any other URI. */
function mediaType(uri: string): string {
  if (/media.*images/.test(uri)) return 'image/*';
  return /media.*video/.test(uri) ? 'video/*' : '';
}

export function mapPick({ data = '', type = '' }: AndroidIntent): MappedIntent[] {
  if (isContact(`${type} ${data}`))
    return [intent({ verb: 'PICK', mime: 'vnd.android.cursor.item/contact' })];
  const mime = type || mediaType(data);
  return mime === '' ? [] : [intent({ verb: 'PICK', mime })];
}
