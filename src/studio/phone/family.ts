import type { AboutPhone } from '../../protocol/wire/phones.ts';

/** A phone among its relatives. One that was deleted is known by its id alone. */
export interface Relative {
  id: string;
  phone: AboutPhone | undefined;
  children: Relative[];
}

/** The family of a phone: everything that descends from its first known ancestor. */
export function familyOf(id: string, phones: readonly AboutPhone[]): Relative {
  const known = new Map(phones.map(phone => [phone.id, phone]));
  const childrenOf = new Map<string, AboutPhone[]>();
  for (const phone of phones)
    if (phone.parent) childrenOf.set(phone.parent, [...(childrenOf.get(phone.parent) ?? []), phone]);
  let root = id;
  for (let up = known.get(root)?.parent; up !== undefined; up = known.get(up)?.parent) root = up;
  const relative = (member: string): Relative => ({
    id: member,
    phone: known.get(member),
    children: (childrenOf.get(member) ?? []).map(child => relative(child.id)),
  });
  return relative(root);
}

/** How many there are, deleted ones among them. */
export const sizeOf = ({ children }: Relative): number =>
  children.reduce((sum, child) => sum + sizeOf(child), 1);
