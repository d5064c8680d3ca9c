import type { FileEntry } from '../../src/state/phone/index.ts';

export type Kind = 'folder' | 'image' | 'video' | 'audio' | 'document' | 'archive' | 'other';
export type FileKind = Exclude<Kind, 'folder'>;
type Typed = Pick<FileEntry, 'kind' | 'mime' | 'name'>;

const ARCHIVES = new Set([
  'application/zip',
  'application/gzip',
  'application/x-tar',
  'application/x-7z-compressed',
  'application/vnd.rar',
]);
const OFFICE = /^application\/(pdf|rtf|msword|epub\+zip|vnd\.(openxmlformats|ms-|oasis))/;
/** Types of text that no list of text types has. */
const TEXT = new Set([
  'application/json',
  'application/xml',
  'application/gpx+xml',
  'application/javascript',
  'application/x-subrip',
]);
const DRAWINGS = new Set(['image/vnd.dxf']);

/** The category of a file. */
export function kindOf({ kind, mime }: Typed): Kind {
  if (kind === 'folder') return 'folder';
  if (ARCHIVES.has(mime)) return 'archive';
  if (mime.startsWith('image/') && !DRAWINGS.has(mime)) return 'image';
  if (mime.startsWith('video/')) return 'video';
  if (mime.startsWith('audio/')) return 'audio';
  return mime.startsWith('text/') || OFFICE.test(mime) ? 'document' : 'other';
}

export const isText = (mime: string): boolean => mime.startsWith('text/') || TEXT.has(mime);

/** Extension in small letters without its dot; empty where there is none. */
export function endOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 && dot < name.length - 1 ? name.slice(dot + 1).toLowerCase() : '';
}

const TYPES: Record<string, string> = {
  'application/pdf': 'PDF document',
  'application/zip': 'ZIP archive',
  'text/plain': 'Text',
  'text/markdown': 'Markdown text',
  'text/csv': 'Table (CSV)',
  'text/html': 'Web page',
  'text/vcard': 'Contact card',
  'text/calendar': 'Calendar file',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
  'image/svg+xml': 'SVG drawing',
  'image/vnd.dxf': 'CAD drawing',
  'video/mp4': 'MP4 video',
  'audio/mpeg': 'MP3 sound',
  'audio/mp4': 'M4A sound',
  'audio/flac': 'FLAC sound',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word processing document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Spreadsheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'Presentation',
  'application/json': 'JSON data',
  'application/gpx+xml': 'GPS track',
  'audio/x-mpegurl': 'Playlist',
};

/** The type in words: `PDF document`, `DXF file`. */
export function typeWords(file: Typed): string {
  if (file.kind === 'folder') return 'Folder';
  const end = endOf(file.name);
  return TYPES[file.mime] ?? (end ? `${end.toUpperCase()} file` : 'File');
}

/** Media types by extension, for files that are made by name. */
const MIMES: Record<string, string> = {
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  html: 'text/html',
  htm: 'text/html',
  vcf: 'text/vcard',
  ics: 'text/calendar',
  json: 'application/json',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gpx: 'application/gpx+xml',
};
export const mimeOf = (name: string): string => MIMES[endOf(name)] ?? 'text/plain';

/** Whether a media type is one that an app asked for, such as `text/*`. */
export const fitsMime = (wanted: string | undefined, mime: string): boolean =>
  wanted === undefined ||
  wanted === '*/*' ||
  wanted === mime ||
  (wanted.endsWith('/*') && mime.startsWith(wanted.slice(0, -1)));
