import { Autocomplete, SegmentedControl, Text } from '@mantine/core';
import type { Fate, RecordedChange } from '../../protocol/wire/recordings.ts';
import { Section } from '../tasks/Section.tsx';
import { AnswerEditor } from './AnswerEditor.tsx';
import { useRecording } from './context.ts';
import { NextStage, NotRecorded, StageProblems } from './parts.tsx';
import { problemAt, takeOf } from './stages.ts';
import css from './record.module.css';

const FATES: Record<Fate, string> = { expected: 'Expected', free: 'Free', mustNot: 'Must not' };
const MEANS: Record<Fate, string> = {
  expected: 'has to be so at the end',
  free: 'may be anything',
  mustNot: 'is a side effect',
};

/** The third stage: what differs at the end, and which of it the task is about. */
export function SayStage() {
  const { detail, draft } = useRecording();
  const solution = takeOf(detail, 'solution');
  if (!solution) return <NotRecorded />;
  const { changes, effects } = detail;
  const fateOf = ({ id, fate }: RecordedChange) => draft.fates[id] ?? fate;
  const expected = changes.filter(change => fateOf(change) === 'expected');
  const others = changes.filter(change => fateOf(change) !== 'expected');
  const nameOf = ({ id, change }: RecordedChange) => draft.changes[id] ?? change;
  const names = [...new Set(expected.map(nameOf))];
  const isAsked = draft.answer.length > 0;
  const [first] = solution.steps;
  return (
    <div className={css['say']}>
      <div className={css['ends']}>
        <figure>
          <img src={first?.picture ?? solution.end} alt="The phone at the start" />
          <figcaption>Start</figcaption>
        </figure>
        <figure>
          <img src={solution.end} alt="The phone at the end" />
          <figcaption>End</figcaption>
        </figure>
      </div>
      <div className={css['sections']}>
        <StageProblems stage="say" />
        <Section title="What is different at the end" beside={countOf(changes.length)}>
          {changes.length === 0 ? (
            <Text>
              Nothing on the phone differs from its start.{' '}
              {isAsked || solution.declared === 'impossible'
                ? 'Whatever an agent changes will be a side effect.'
                : 'Ask for something below, or record a task that changes something.'}
            </Text>
          ) : (
            <Text className={css['quiet']!}>
              What the task is about is expected. What nobody said anything of is a side effect, like all else
              that an agent may change.
            </Text>
          )}
          {names.map(name => (
            <div key={name} className={css['change']}>
              <h3 className={css['changeName']}>
                {name || 'expected'} <span className={css['quiet']}>{MEANS.expected}</span>
              </h3>
              <Changes
                label={`Changes of ${name}`}
                changes={expected.filter(change => nameOf(change) === name)}
                names={names}
              />
            </div>
          ))}
          {others.length > 0 && (
            <div className={css['change']}>
              <h3 className={css['changeName']}>Not asked for</h3>
              <Changes label="Changes that are not asked for" changes={others} names={names} />
            </div>
          )}
        </Section>
        {effects.length > 0 && (
          <Section title="What left the phone" beside={countOf(effects.length)}>
            <ul className={css['lines']} aria-label="What left the phone">
              {effects.map((effect, i) => (
                <li key={i}>{effect}</li>
              ))}
            </ul>
            <Text className={css['quiet']!}>
              It comes with the changes that are expected. Anything else that leaves the phone is a side
              effect.
            </Text>
          </Section>
        )}
        <AnswerEditor />
        <NextStage to="generalise" />
      </div>
    </div>
  );
}

const countOf = (n: number) => (n === 0 ? undefined : n === 1 ? '1 difference' : `${n} differences`);

function Changes({
  label,
  changes,
  names,
}: {
  label: string;
  changes: readonly RecordedChange[];
  names: readonly string[];
}) {
  const { detail, draft, change: put } = useRecording();
  return (
    <ul className={css['changes']} aria-label={label}>
      {changes.map(({ id, words, fate: own, fates, change, path }) => {
        const fate = draft.fates[id] ?? own;
        const wrong = problemAt(detail, `/fates/${id}`);
        return (
          <li key={id} data-fate={fate}>
            <span title={path} className={css['sentence']}>
              {words}
              {fate !== 'expected' && <span className={css['quiet']}> {MEANS[fate]}</span>}
              {wrong && <span className={css['refused']}>{wrong}</span>}
            </span>
            {fate === 'expected' && (
              <Autocomplete
                size="xs"
                aria-label={`Name of the change: ${words}`}
                data={[...names]}
                value={draft.changes[id] ?? change}
                error={problemAt(detail, `/changes/${id}`)}
                onChange={name => put({ changes: { ...draft.changes, [id]: name } })}
              />
            )}
            <SegmentedControl
              size="xs"
              aria-label={`Fate of: ${words}`}
              data={fates.map(value => ({ value, label: FATES[value] }))}
              value={fate}
              onChange={value => put({ fates: { ...draft.fates, [id]: value as Fate } })}
            />
          </li>
        );
      })}
    </ul>
  );
}
