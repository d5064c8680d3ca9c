import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import css from './template.module.css';

/** A part of a page with a heading. */
export function Section({
  title,
  beside,
  children,
}: {
  title: string;
  /** What follows the heading in small. */
  beside?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <Title order={2} id={id} className={css['heading']!}>
        {title} {beside && <span className={css['quiet']}>{beside}</span>}
      </Title>
      {children}
    </section>
  );
}
