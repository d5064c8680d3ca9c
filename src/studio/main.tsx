import '@mantine/core/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../sdk/react/tokens.css';
import './fonts.css';
import './studio.css';
import './studio.module.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queryClient } from './queries.ts';
import { router } from './router.tsx';
import { theme } from './theme.ts';

createRoot(document.getElementById('studio')!).render(
  <MantineProvider theme={theme} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      <ModalsProvider modalProps={{ closeButtonProps: { 'aria-label': 'Close' } }}>
        <RouterProvider router={router} />
      </ModalsProvider>
    </QueryClientProvider>
    <Notifications position="top-center" />
  </MantineProvider>,
);
