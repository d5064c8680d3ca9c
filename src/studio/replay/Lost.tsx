import { Anchor, Loader, Text } from '@mantine/core';
import type { Replay, Retold } from '../../protocol/wire/replays.ts';
import css from './replay.module.css';

/** Where an episode was lost: what playing the solver on from its steps showed. */
export function Lost({
  replay,
  retold,
  problem,
  onGo,
}: {
  replay: Replay;
  retold: Retold | undefined;
  problem: string | undefined;
  onGo: (step: number) => void;
}) {
  if (replay.outcome === 'success' || replay.outcome === null) return null;
  return (
    <section className={css['lost']} aria-label="Where it was lost">
      <h2>Where it was lost</h2>
      {problem && <Text c="red">{problem}</Text>}
      {!retold && !problem && (
        <p className={css['seeking']}>
          <Loader size="xs" aria-hidden /> Playing the solver on from the steps…
        </p>
      )}
      {retold && (
        <p>
          {retold.turn?.words ?? `Not known: ${retold.differs ?? 'it was not played again'}`}
          {retold.turn?.step != null && (
            <>
              .{' '}
              <Anchor component="button" type="button" size="sm" onClick={() => onGo(retold.turn!.step!)}>
                Go to step {retold.turn.step}
              </Anchor>
            </>
          )}
        </p>
      )}
      {retold && retold.effects.length > 0 && (
        <ul aria-label="Side effects of the end">
          {[...retold.effects]
            .sort((one, other) => one.step - other.step)
            .map(({ words, step, isFinal }, i) => (
              <li key={i}>
                <Anchor component="button" type="button" size="sm" onClick={() => onGo(step)}>
                  Step {step}
                </Anchor>
                : {words}
                {isFinal && <span className={css['quiet']}> and it left the phone</span>}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
