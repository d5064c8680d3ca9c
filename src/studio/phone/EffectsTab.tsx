import { Badge, Code } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import type { AnyPhone } from '../../state/phone/index.ts';
import { formatClock } from '../format.ts';
import { Empty } from '../frame/Empty.tsx';
import { effectWords } from './effect-words.ts';
import type { LivePhone } from './live.ts';
import { namesOf } from './recipients.ts';
import css from './lists.module.css';

/** The ledger: what left the phone, when and to whom, the newest first. */
export function EffectsTab({ phone, live }: { phone: AnyPhone; live: LivePhone }) {
  const { effects } = phone.os;
  const contacts = phone.apps['contacts'];
  useEffect(() => {
    if (contacts === undefined && phone.os.installed['contacts']) void live.load('contacts');
  }, [contacts, phone.os.installed, live]);
  const nameOf = useMemo(() => namesOf(phone), [contacts]);
  const said = (who: string) => {
    const name = nameOf(who);
    return name ? `${name} (${who})` : who;
  };
  if (effects.length === 0)
    return (
      <Empty icon={IconSend} title="Nothing has left the phone">
        Messages, mails, calls, payments, orders, posts and all else that others get, and that cannot be taken
        back, stands here.
      </Empty>
    );
  return (
    <ol className={css['list']} aria-label="Effects" reversed>
      {[...effects].reverse().map(effect => (
        <li key={effect.id} className={css['item']}>
          <div className={css['grow']}>
            <div className={css['sentence']}>{effectWords(effect)}</div>
            <div className={css['quiet']}>
              {formatClock(effect.at, phone.clock.zone)} · {effect.app}
              {effect.to.length > 0 ? ` · to ${effect.to.map(said).join(', ')}` : ''} ·{' '}
              <Code>{effect.id}</Code>
            </div>
          </div>
          <Badge variant="light" color="gray">
            {effect.kind}
          </Badge>
        </li>
      ))}
    </ol>
  );
}
