import { Button } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Empty } from './Empty.tsx';

/** An address that no page has. */
export function NotFound() {
  return (
    <Empty
      icon={IconMapPinOff}
      title="No such page"
      action={
        <Button component={Link} to="/phones">
          All phones
        </Button>
      }
    >
      The address may be of another version of Tapworld, or mistyped.
    </Empty>
  );
}
