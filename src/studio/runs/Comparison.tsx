import { Anchor, Table, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { instanceWords } from '../instance-words.ts';
import type { RunComparison } from '../../protocol/wire/runs.ts';
import { Command } from '../frame/Empty.tsx';
import { queries } from '../queries.ts';
import { commandOf, exampleOf, readGate } from './gates.ts';
import { Ends, IntervalPlot } from './IntervalPlot.tsx';
import { replayOf } from './RunPage.tsx';
import { difference } from './words.tsx';
import css from './compare.module.css';

interface Props {
  comparison: RunComparison;
  gates: readonly string[];
  /** How far the plots of shares reach, and those of steps. */
  reach: { shares: number; steps: number };
}

/** One run beside the baseline: what differs by how much, the command for CI, and the episodes that ended otherwise. */
export function Comparison({ comparison, gates, reach }: Props) {
  const { run, against, pairs, templates, unpaired, won, lost, p, differs, incomparable } = comparison;
  const alone = unpaired.run + unpaired.against;
  return (
    <section className={css['section']} aria-label={`${run} against ${against}`}>
      <Title order={2} size="h4" className={css['name']!} title={`${run} against ${against}`}>
        {run} <span className={css['quiet']}>against {against}</span>
      </Title>
      <p className={css['quiet']}>
        {pairs} pairs of {templates} templates
        {alone > 0 ? `, ${alone} episodes without a partner left out` : ''}. Won {won}, lost {lost}; McNemar’s
        exact test p {p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`}.
      </p>
      {[...(incomparable ? [incomparable] : []), ...(differs.length > 0 ? [differs.join('; ')] : [])].map(
        words => (
          <div key={words} role="note" className={css['note']}>
            {words}
          </div>
        ),
      )}
      <div className={css['parts']}>
        <Measures comparison={comparison} gates={gates} reach={reach} />
        <div className={css['part']}>
          <ForCi comparison={comparison} gates={gates} />
          <Flips comparison={comparison} />
        </div>
      </div>
    </section>
  );
}

function Measures({ comparison: { measures }, gates, reach }: Props) {
  const groups = [
    { title: 'Shares, in points', isShare: true, far: reach.shares },
    { title: 'Steps an episode', isShare: false, far: reach.steps },
  ];
  const marginOf = (name: string) =>
    gates.map(gate => readGate(gate, measures)).find(read => read?.measure.measure === name)?.margin;
  return (
    <Table verticalSpacing={3} className={css['measures']!}>
      {groups.map(({ title, isShare, far }) => (
        <Fragment key={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{title}</Table.Th>
              <Table.Th className={css['number']!}>Difference</Table.Th>
              <Table.Th className={css['number']!}>95 %</Table.Th>
              <Table.Th className={css['plot']!}>
                <Ends reach={far} isShare={isShare} />
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {measures
              .filter(measure => measure.isShare === isShare)
              .map(measure => {
                const { measure: name, better, difference: by, interval } = measure;
                const side = by === null || by === 0 ? '' : by > 0 === (better === 'more') ? 'good' : 'bad';
                return (
                  <Table.Tr key={name}>
                    <Table.Td>{name}</Table.Td>
                    <Table.Td className={`${css['number']} ${css[side] ?? ''}`}>
                      {difference(by, isShare)}
                      {isShare && by !== null ? ' points' : ''}
                    </Table.Td>
                    <Table.Td className={css['number']!}>
                      {interval
                        ? `${difference(interval[0]!, isShare)} to ${difference(interval[1]!, isShare)}`
                        : '–'}
                    </Table.Td>
                    <Table.Td className={css['plot']!}>
                      <IntervalPlot measure={measure} margin={marginOf(name)} reach={far} />
                    </Table.Td>
                  </Table.Tr>
                );
              })}
          </Table.Tbody>
        </Fragment>
      ))}
    </Table>
  );
}

/** The command that judges the same gates, and how it ends. */
function ForCi({ comparison: { run, against, measures }, gates }: Pick<Props, 'comparison' | 'gates'>) {
  const found = useQueries({ queries: gates.map(gate => queries.gate(run, against, gate)) });
  const passed = found.filter(({ data }) => data?.gates[0]?.passed).length;
  const failed = found.filter(({ data }) => data?.gates[0]?.passed === false).length;
  const wrong = found.some(({ error }) => error);
  const judged = gates.length > 0 && passed + failed === gates.length;
  const shown = gates.length > 0 ? gates : measures.slice(0, 1).map(exampleOf);
  return (
    <>
      <Title order={3} size="h5">
        In CI
      </Title>
      <p className={css['quiet']} role="status">
        {wrong
          ? 'Ends with status 2: one of these is no gate.'
          : judged && failed > 0
            ? `Ends with status 1: ${failed} of ${gates.length} gates ${failed === 1 ? 'fails' : 'fail'}.`
            : judged
              ? `Ends with status 0: ${gates.length === 1 ? 'the gate passes' : `all ${gates.length} gates pass`}.`
              : 'Ends with status 0 where every gate passes, with 1 where one fails.'}
      </p>
      <div className={css['ci']}>
        <Command line={commandOf(run, against, shown)} />
      </div>
    </>
  );
}

function Flips({ comparison: { run, against, flips } }: Pick<Props, 'comparison'>) {
  return (
    <>
      <Title order={3} size="h5" mt="md">
        {flips.length === 0
          ? 'Both solved the same episodes'
          : `${flips.length} ${flips.length === 1 ? 'episode' : 'episodes'} ended otherwise`}
      </Title>
      {flips.length > 0 && (
        <div className={css['flips']} tabIndex={0} role="region" aria-label="Episodes that ended otherwise">
          <Table verticalSpacing={4} stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Episode</Table.Th>
                <Table.Th>Solved by</Table.Th>
                <Table.Th>Replays</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {flips.map(({ name, task, won: isWon, ...flip }) => (
                <Table.Tr key={name}>
                  <Table.Td>
                    {task} <span className={css['quiet']}>{instanceWords(flip)}</span>
                  </Table.Td>
                  <Table.Td className={css[isWon ? 'good' : 'bad']!}>{isWon ? run : against}</Table.Td>
                  <Table.Td>
                    {[run, against].map((each, i) => (
                      <span key={each}>
                        {i > 0 && ' · '}
                        <Anchor component={Link} to={replayOf(each, name)} size="sm">
                          {each}
                        </Anchor>
                      </span>
                    ))}
                    {' · '}
                    <Anchor
                      size="sm"
                      renderRoot={props => (
                        <Link
                          {...props}
                          to="/runs/$run/$episode/{-$step}"
                          params={{ run, episode: name }}
                          search={{ beside: against }}
                        />
                      )}
                    >
                      side by side
                    </Anchor>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </>
  );
}
