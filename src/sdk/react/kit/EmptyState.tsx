import type { ReactNode } from 'react';
import type { IconName } from '../icons.ts';
import { Button } from './buttons.tsx';
import { Icon } from './Icon.tsx';
import css from './empty-state.module.css';

export interface EmptyStateProps<N extends string = IconName> {
  icon: N;
  title: string;
  text?: ReactNode;
  action?: { label: string; onClick: () => void; rid?: string; icon?: N };
}

/** An empty list: an icon, a line of text and an optional action. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={css['empty']}>
      <span className={css['emptyIcon']}>
        <Icon name={icon} size={40} />
      </span>
      <span className={css['emptyTitle']} dir="auto">
        {title}
      </span>
      {text !== undefined && text !== '' && (
        <span className={css['emptyText']} dir="auto">
          {text}
        </span>
      )}
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
