import { Avatar, Icon } from './kit.ts';
import type { FilledIconName } from './icons.ts';
import { nameOf, type ContactRow } from '../select.ts';
import type { Reach } from './CardBlocks.tsx';
import { isOffice } from './People.tsx';
import css from './card.module.css';

/** Portrait, name and what stands under it. */
export function ContactHead({ contact: c, isBlocked }: { contact: ContactRow; isBlocked: boolean }) {
  const name = nameOf(c);
  const nickname = c.nickname !== name && c.nickname ? `“${c.nickname}”` : '';
  const otherNames = [nickname, c.phonetic].filter(Boolean).join(' · ');
  const work = [c.role, c.company].filter(t => t && t !== name).join(', ');
  return (
    <div className={css['hero']}>
      <Avatar
        name={name}
        picture={c.portrait}
        size={144}
        {...(isOffice(c) ? { icon: 'storefront' as const } : {})}
      />
      <div className={css['heroName']} role="heading" aria-level={1} dir="auto">
        {name}
      </div>
      {otherNames && (
        <div className={css['heroSub']} dir="auto">
          {otherNames}
        </div>
      )}
      {work && (
        <div className={css['heroSub']} dir="auto">
          {work}
        </div>
      )}
      {isBlocked && (
        <div className={css['blocked']}>
          <Icon name="block" size={18} />
          Blocked
        </div>
      )}
    </div>
  );
}

function ReachButton({
  icon,
  label,
  off,
  onClick,
}: {
  icon: FilledIconName;
  label: string;
  off?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={css['act']} disabled={off} onClick={onClick}>
      <span className={css['actIcon']}>
        <Icon name={icon} filled />
      </span>
      <span>{label}</span>
    </button>
  );
}

/** Call, text and e-mail. Where a contact has several numbers or addresses, `onChoose` asks for one. */
export function ReachButtons({
  contact: c,
  reach,
  onChoose,
}: {
  contact: ContactRow;
  reach: Reach;
  onChoose: (kind: 'call' | 'text' | 'mail') => void;
}) {
  const numbers = c.phones.map(p => p.number);
  return (
    <div className={css['acts']}>
      <ReachButton
        icon="call"
        label="Call"
        off={numbers.length === 0}
        onClick={() => (numbers.length === 1 ? reach.call(numbers[0]!) : onChoose('call'))}
      />
      <ReachButton
        icon="chat"
        label="Text"
        off={numbers.length === 0}
        onClick={() => (numbers.length === 1 ? reach.write(numbers[0]!) : onChoose('text'))}
      />
      <ReachButton
        icon="mail"
        label="E-mail"
        off={c.emails.length === 0}
        onClick={() => (c.emails.length === 1 ? reach.mail(c.emails[0]!.address) : onChoose('mail'))}
      />
    </div>
  );
}
