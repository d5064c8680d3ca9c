import { sameNumber } from '../../src/sdk/core/telephone.ts';
import { plain } from './names.ts';
import type { Contact } from './state.ts';

const weight = (c: Contact) =>
  c.given.length + c.family.length + (c.given && c.family ? 100 : 0) + (c.portrait ? 50 : 0);

/** Which of several contacts the others go into: the one with the fullest name, the oldest of those. */
export function keeperOf<T extends Contact & { id: string }>(rows: readonly T[]): T {
  return [...rows].sort(
    (a, b) => weight(b) - weight(a) || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1),
  )[0]!;
}

/**
 * The first contact with everything of the others: every number and address once, gaps filled, notes one
 * below the other. A name that differs from
 * the first's is kept as a nickname where it has none.
 */
export function merged(first: Contact, others: readonly Contact[]): Contact {
  const out: Contact = {
    ...first,
    phones: [...first.phones],
    emails: [...first.emails],
    groups: [...first.groups],
  };
  for (const c of others) {
    for (const p of c.phones)
      if (!out.phones.some(q => sameNumber(p.number, q.number))) out.phones.push({ ...p });
    for (const e of c.emails)
      if (!out.emails.some(f => f.address.toLowerCase() === e.address.toLowerCase()))
        out.emails.push({ ...e });
    for (const g of c.groups) if (!out.groups.includes(g)) out.groups.push(g);
    for (const key of ['prefix', 'phonetic', 'nickname', 'company', 'role', 'address'] as const)
      if (!out[key].trim()) out[key] = c[key];
    if (!out.given && !out.family) Object.assign(out, { given: c.given, family: c.family });
    if (c.notes.trim() && !out.notes.includes(c.notes.trim()))
      out.notes = [out.notes.trim(), c.notes.trim()].filter(Boolean).join('\n');
    const other = `${c.given} ${c.family}`.trim();
    if (!out.nickname && other && !c.family && plain(other) !== plain(out.given)) out.nickname = other;
    out.birthday ??= c.birthday;
    out.portrait ??= c.portrait;
    out.ringtone ??= c.ringtone;
    out.starred ||= c.starred;
  }
  return out;
}
