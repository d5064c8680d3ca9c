import type { FilledIconName } from './icons.ts';
import { Avatar, Icon } from './kit.ts';
import { isService, type Face as Who } from '../select.ts';

/** The round picture of a conversation: a portrait, letters, or what stands for a number, a service, a group. */
export function Face({
  people,
  title,
  face,
  size = 40,
}: {
  people: readonly string[];
  title: string;
  face: (number: string) => Who;
  size?: number;
}) {
  const [one] = people;
  const who = people.length === 1 ? face(one!) : undefined;
  const iconOf = () => {
    if (!who) return 'group' as const;
    if (who.contact) return undefined;
    return isService(one!) ? ('storefront' as const) : ('person' as const);
  };
  const icon = iconOf();
  return <Avatar name={title} picture={who?.picture ?? null} size={size} {...(icon ? { icon } : {})} />;
}

/** A small icon that says something by itself. */
export function Mark({ icon, label }: { icon: FilledIconName; label: string }) {
  return (
    <span role="img" aria-label={label} style={{ display: 'inline-grid' }}>
      <Icon name={icon} size={16} filled />
    </span>
  );
}
