let library: Readonly<Record<string, string>> = {};
let icons: Readonly<Record<string, string>> = {};

/**
 * Tells where the pictures of the library lie (name → path), and the apps' icons (file name → address).
 * Called once, when a renderer starts.
 */
export function setPictureLibrary(
  paths: Readonly<Record<string, string>>,
  iconAddresses: Readonly<Record<string, string>> = {},
): void {
  library = paths;
  icons = iconAddresses;
}

/** Address of an app's icon by its file name. */
export const iconUrl = (file: string): string => icons[file] ?? `/icons/${file}`;

/**
 * Address of a picture as state names it: a name of the library, `blob:<sha256>` for bytes in the content store, or
 * `snapshot:<sha256>` for a screenshot, which the server draws when it is shown. Undefined for a name that the library lacks.
 */
export function pictureUrl(name: string): string | undefined {
  if (name.startsWith('blob:')) return `/v1/blobs/${name.slice(5)}`;
  if (name.startsWith('snapshot:')) return `/v1/blobs/${name.slice(9)}?draw=1`;
  return library[name];
}
