import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Empty } from './Empty.tsx';

/** What stands in place of something that is not there, with the way to what is. */
export function NoSuch({
  icon,
  title,
  reason,
  to,
  all,
}: {
  icon: Icon;
  title: string;
  /** What the server says of it. */
  reason: string;
  to: string;
  /** The name of the page there: `All runs`. */
  all: string;
}) {
  return (
    <Empty
      icon={icon}
      title={title}
      action={
        <Button component={Link} to={to}>
          {all}
        </Button>
      }
    >
      {reason}
    </Empty>
  );
}
