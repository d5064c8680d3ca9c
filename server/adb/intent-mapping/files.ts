import { fileAt, type FileItem } from '../../../src/sdk/core/storage.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { realPath, SHARED } from '../phone-paths.ts';

/** The file of shared storage that a URI names, by its path or as a document. */
export function fileNamed({ device }: AnyPhone, uri: string): FileItem | undefined {
  let path: string;
  try {
    path = decodeURIComponent(
      uri
        .replace(/^file:\/\//, '')
        .replace(/^content:\/\/com\.android\.externalstorage\.documents\/document\/primary:/, '/sdcard/')
        .replace(/^content:\/\/com\.android\.externalstorage\.documents\/document\/primary%3A/i, '/sdcard/'),
    );
  } catch {
    // A malformed escape sequence: the URI names no file.
    return undefined;
  }
  const real = realPath(path);
  const found = real.startsWith(`${SHARED}/`)
    ? fileAt(device.storage.files, real.slice(SHARED.length + 1))
    : undefined;
  return found?.kind === 'file' ? found : undefined;
}

/** The phone's apps register `text/x-vcard` for contact cards. */
export const mimeOf = (type: string | undefined, file?: FileItem): string | undefined => {
  const mime = type ?? file?.mime;
  return mime === 'text/vcard' ? 'text/x-vcard' : mime;
};
