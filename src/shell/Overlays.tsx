/** Everything that lies over the app: shade, recents, dialogs, heads-up, toast, volume, selection menu. */
export function Overlays() {
  return null;
}
