import { Center, Loader } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { Empty } from '../frame/Empty.tsx';

const route = getRouteApi('/open/$sha256');

/** Opens a new phone in the state of a kept snapshot, in place of this page. */
export function OpenPage() {
  const { sha256 } = route.useParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isMounted = true;
    api.open(sha256).then(
      id => {
        if (isMounted) void navigate({ to: '/phones/$id', params: { id }, replace: true });
      },
      (error: Error) => {
        if (isMounted) setProblem(error.message);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [sha256, navigate]);
  if (problem === '')
    return (
      <Center flex={1}>
        <Loader aria-label="Opening the phone" />
      </Center>
    );
  return (
    <Empty icon={IconLinkOff} title="This state cannot be opened">
      {problem}. A link opens on the server that made it, until that server stops; with --blobs, also later.
    </Empty>
  );
}
