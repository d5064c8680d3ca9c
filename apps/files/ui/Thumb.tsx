import { Icon, Picture } from './kit.ts';
import type { IconName } from './icons.ts';
import type { Media } from '../../../src/state/phone/index.ts';
import type { Kind } from '../kinds.ts';
import css from './list.module.css';
import common from './files.module.css';

export const ICON: Record<Kind, IconName> = {
  folder: 'folder',
  image: 'image',
  video: 'movie',
  audio: 'music_note',
  document: 'description',
  archive: 'folder_zip',
  other: 'draft',
};
const BY_MIME: Record<string, IconName> = {
  'application/pdf': 'picture_as_pdf',
  'text/csv': 'table',
  'text/html': 'language',
  'text/vcard': 'contact_page',
  'text/calendar': 'event',
  'application/gpx+xml': 'route',
};
const TONE: Record<string, string> = {
  'application/pdf': 'red',
  'text/csv': 'green',
  'text/html': 'teal',
  'text/vcard': 'teal',
  'text/calendar': 'teal',
};

export interface Thing {
  what: Kind;
  mime: string;
  name: string;
  media?: Media | undefined;
}
export const iconOf = ({ what, mime, name }: Thing): IconName =>
  BY_MIME[mime] ?? (/\.xlsx$/i.test(name) ? 'table' : ICON[what]);
export const toneOf = ({ what, mime, name }: Thing): string =>
  TONE[mime] ?? (/\.xlsx$/i.test(name) ? 'green' : what);

function Face({ thing, iconSize }: { thing: Thing; iconSize: number }) {
  const picture = thing.media?.picture;
  if (picture) return <Picture name={picture} alt="" />;
  if (thing.what === 'folder') return <Icon name="folder" size={iconSize} filled />;
  return <Icon name={iconOf(thing)} size={iconSize} />;
}

/** The picture of a file, or the icon of its type on its colour. The name beside it is enough for screen readers. */
export function Thumb({ thing, size = 40, on }: { thing: Thing; size?: number | string; on?: boolean }) {
  const picture = thing.media?.picture;
  const icon = typeof size === 'number' ? Math.round(size * 0.6) : 40;
  return (
    <span
      className={common['thumb']}
      data-tone={toneOf(thing)}
      data-on={on || undefined}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      {on ? <Icon name="check" size={24} /> : <Face thing={thing} iconSize={icon} />}
      {!on && picture && thing.what === 'video' && (
        <span className={css['play']}>
          <Icon name="play_arrow" size={16} filled />
        </span>
      )}
    </span>
  );
}
