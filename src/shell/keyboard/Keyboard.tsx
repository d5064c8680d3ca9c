export function Keyboard() {
  return null;
}
