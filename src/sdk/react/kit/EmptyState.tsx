import type { ReactNode } from 'react';
import type { IconName } from '../icons.ts';
import { Button } from './buttons.tsx';
import { Icon } from './Icon.tsx';
import css from './display.module.css';

/** What an empty place says: a line, and what to do. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon: IconName;
  title: string;
  text?: ReactNode;
  action?: { label: string; onClick: () => void; rid?: string; icon?: IconName };
}) {
  return (
    <div className={css['empty']}>
      <span className={css['emptyIcon']}>
        <Icon name={icon} size={40} />
      </span>
      <span className={css['emptyTitle']}>{title}</span>
      {text !== undefined && text !== '' && <span className={css['emptyText']}>{text}</span>}
      {action && (
        <div className={css['emptyAction']}>
          <Button
            variant="tonal"
            {...(action.icon ? { icon: action.icon } : {})}
            {...(action.rid ? { rid: action.rid } : {})}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        </div>
      )}
    </div>
  );
}
