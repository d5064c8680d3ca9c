import { Alert } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { Verdict } from '../../protocol/wire/verdict.ts';

/** What was wrong at the end, in words. */
function reasons({ changes, invariants, sideEffects }: Verdict): string[] {
  const unmet = changes.filter(({ met }) => !met).map(({ name }) => `${name} is not met`);
  const broken = invariants.filter(({ held }) => !held).map(({ name }) => `${name} is broken`);
  const effects = sideEffects.length === 0 ? [] : ['something changed that nobody asked for'];
  const found = [...unmet, ...broken, ...effects];
  return found.length > 0 ? found : ['the other end should have been declared'];
}

/** How an attempt ended. */
export function Result({ verdict, outcome }: { verdict: Verdict; outcome: string }) {
  const isSuccess = outcome === 'success';
  return (
    <Alert
      role="status"
      color={isSuccess ? 'green' : 'red'}
      variant="light"
      icon={isSuccess ? <IconCircleCheck /> : <IconCircleX />}
      title={isSuccess ? 'Success' : 'Not accepted'}
    >
      {isSuccess ? 'Everything is as the task wants it.' : `${reasons(verdict).join('; ')}.`}
    </Alert>
  );
}
