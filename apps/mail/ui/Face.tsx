import { Avatar, Icon } from './kit.ts';
import { useFaces } from './hooks.ts';
import type { Person } from '../state.ts';
import css from './list.module.css';

/** Portrait of somebody, or the initials of the name. */
export function Face({
  person,
  size = 44,
  picked = false,
}: {
  person: Person;
  size?: number;
  picked?: boolean;
}) {
  const faces = useFaces();
  const { name, picture } = faces(person);
  return picked ? (
    <span className={css['tick']} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <Icon name="check" />
    </span>
  ) : (
    <Avatar name={name} picture={picture} size={size} />
  );
}
