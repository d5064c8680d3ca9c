import { Tooltip } from '@mantine/core';
import type { LiveState } from './live-state.ts';
import css from './phone.module.css';

const WORDS: Record<LiveState['mode'], string> = {
  joining: 'Asks the server for the phone',
  watching: 'Follows the steps of others; a touch takes the phone over',
  driving: 'You have the phone; others can step it a few seconds after your last touch',
  closed: 'No longer connected',
};

/** Whether this page and the server's phone are at the same state. */
export function Mark({ state }: { state: LiveState }) {
  const { mode, stateHash, unconfirmed } = state;
  return (
    <Tooltip label={WORDS[mode]}>
      <span className={css['mark']} data-mode={mode} role="status">
        <i />
        {mode}
        {unconfirmed > 0 ? ` · ${unconfirmed} to confirm` : ''}
        {stateHash && (
          <code title={stateHash} data-hash={stateHash} data-confirmed={unconfirmed === 0 || undefined}>
            {stateHash.slice(0, 12)}
          </code>
        )}
      </span>
    </Tooltip>
  );
}
