/**
 * The source of the next draw: the one furthest behind its share. Of two sources each is within one draw of its share, however many were made, so that
 * 4 : 1 is four and one of every five; among many a small one can be a little further behind. Ties go to the first. Sources that are not among `shares` do not count.
 */
export function nextSource(
  shares: Readonly<Record<string, number>>,
  drawn: Readonly<Record<string, number>>,
): string {
  const names = Object.keys(shares);
  const total = names.reduce((sum, name) => sum + shares[name]!, 0);
  const next = names.reduce((sum, name) => sum + (drawn[name] ?? 0), 0) + 1;
  const behind = (name: string) => (shares[name]! / total) * next - (drawn[name] ?? 0);
  return names.reduce((best, name) => (behind(name) > behind(best) ? name : best));
}
