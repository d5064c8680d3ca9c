import { Alert, Anchor, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import css from './frame.module.css';

interface Crumb {
  to: string;
  name: string;
}

/** The head of a page: what it shows, where it lies, what one can do here, and what went wrong. */
export function PageHeader({
  title,
  crumbs = [],
  beside,
  problem,
  onCloseProblem,
  children,
}: {
  title: ReactNode;
  /** The pages above this one. */
  crumbs?: readonly Crumb[];
  /** What follows the title in small. */
  beside?: ReactNode;
  problem?: string | undefined;
  onCloseProblem?: () => void;
  /** Buttons. */
  children?: ReactNode;
}) {
  return (
    <>
      <header className={css['head']}>
        {crumbs.map(({ to, name }) => (
          <Fragment key={to}>
            <Anchor component={Link} to={to} c="dimmed" className={css['crumb']!}>
              {name}
            </Anchor>
            <IconChevronRight size={16} className={css['between']} aria-hidden />
          </Fragment>
        ))}
        <Title order={1} className={css['title']!}>
          {title}
        </Title>
        {beside}
        <span className={css['grow']} />
        {children}
      </header>
      {problem && (
        <Alert
          color="red"
          variant="light"
          radius={0}
          role="status"
          className={css['problem']!}
          {...(onCloseProblem
            ? { withCloseButton: true, closeButtonLabel: 'Close this message', onClose: onCloseProblem }
            : {})}
        >
          {problem}
        </Alert>
      )}
    </>
  );
}
