import { Alert, Anchor, Center, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Replay } from '../../protocol/wire/replays.ts';
import { queries } from '../queries.ts';
import { Met } from '../tasks/Met.tsx';
import { jumpsOf } from './jumps.ts';
import { Ending } from './Ending.tsx';
import { Screen } from './Screen.tsx';
import type { GoOn } from './search.ts';
import { Transport } from './Transport.tsx';
import { stepWords } from './words.ts';
import css from './replay.module.css';

/** The same task and seed as two runs played it, in step. */
export function SideBySide({
  replay,
  beside,
  wanted,
  onGo,
}: {
  replay: Replay;
  beside: string;
  wanted: number;
  onGo: GoOn;
}) {
  const { data: other, error } = useQuery(queries.replay(beside, replay.name));
  const { data: retold, isFetching } = useQuery({
    ...queries.retold(replay.run, replay.name),
    enabled: replay.outcome !== null,
  });
  const last = Math.max(replay.steps.length, other?.steps.length ?? 0) - 1;
  const at = Math.min(wanted, last);
  const go = (step: number) => onGo(Math.min(step, last));
  return (
    <div className={css['together']}>
      <div className={css['pair']}>
        <Side replay={replay} at={at} />
        {error && (
          <Alert color="red" variant="light" title={`${beside} has no such replay`}>
            {error.message}
          </Alert>
        )}
        {!other && !error && (
          <Center className={css['loading']!}>
            <Loader aria-label={`Playing the episode of ${beside} again`} />
          </Center>
        )}
        {other && <Side replay={other} at={at} />}
      </div>
      <Transport at={at} last={last} jumps={jumpsOf(replay, retold)} isSeeking={isFetching} onGo={go} />
    </div>
  );
}

/** One of the two; where it has ended before the other, its end stays. */
function Side({ replay, at }: { replay: Replay; at: number }) {
  const { run, name, steps } = replay;
  const own = Math.min(at, steps.length - 1);
  const step = steps[own]!;
  return (
    <section className={css['side']} aria-label={run}>
      <Screen run={run} step={step} next={steps[own + 1]} beside={210} />
      <div className={css['told']}>
        <h2>
          <Anchor
            inherit
            renderRoot={props => (
              <Link
                {...props}
                to="/runs/$run/$episode/{-$step}"
                params={{ run, episode: name, step: String(own) }}
              />
            )}
          >
            {run}
          </Anchor>
        </h2>
        <div className={css['ending']}>
          <Ending replay={replay} />
        </div>
        <Text fw={600}>
          {own === 0 ? 'The start' : `Step ${own}: ${stepWords(step.action, steps[own - 1])}`}
        </Text>
        {own < at && (
          <Text size="sm" c="dimmed">
            It had ended here.
          </Text>
        )}
        {step.verdict && <Met verdict={step.verdict} />}
      </div>
    </section>
  );
}
