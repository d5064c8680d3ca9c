import { Anchor, Badge, Button, Menu, Table, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queries } from '../queries.ts';
import { GateRow } from './GateRow.tsx';
import { exampleOf, MOST_GATES, type Measure } from './gates.ts';
import { playerOf, share } from './words.tsx';
import css from './compare.module.css';

/** The compared runs beside each other, the baseline first, and which gates each keeps. */
export function ComparedRuns({
  baseline,
  others,
  gates,
  measures,
  onBaseline,
  onGates,
}: {
  baseline: string;
  others: readonly string[];
  gates: readonly string[];
  /** What a gate may be about; empty until a comparison is there. */
  measures: readonly Measure[];
  onBaseline: (run: string) => void;
  onGates: (gates: readonly string[]) => void;
}) {
  const { data: known } = useQuery(queries.runs);
  const [added, setAdded] = useState<string>();
  const free = measures.filter(measure => !gates.includes(exampleOf(measure)));
  const replace = (gate: string, by: string | undefined) =>
    onGates(gates.flatMap(each => (each === gate ? (by ?? []) : each)));
  const add = (gate: string) => {
    setAdded(gate);
    onGates([...gates, gate]);
  };
  return (
    <section className={css['section']} aria-label="Runs and gates">
      <div className={css['wide']} tabIndex={0} role="region" aria-label="Gates">
        <Table verticalSpacing={8} className={css['runs']!}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td className={css['gate']!} />
              {[baseline, ...others].map(run => {
                const about = known?.find(({ id }) => id === run);
                return (
                  <Table.Th key={run} scope="col" className={css['run']!}>
                    <Anchor
                      component={Link}
                      to={`/runs/${encodeURIComponent(run)}`}
                      size="sm"
                      fw={600}
                      title={run}
                      className={css['name']!}
                    >
                      {run}
                    </Anchor>
                    <div className={css['about']} title={about ? playerOf(about) : undefined}>
                      {about ? `${playerOf(about)}, ${share(about.success)} solved` : '\u00a0'}
                    </div>
                    {run === baseline ? (
                      <Badge variant="light" size="sm" className={css['baseline']!}>
                        Baseline
                      </Badge>
                    ) : (
                      <Button size="compact-xs" variant="default" onClick={() => onBaseline(run)}>
                        Make baseline
                        <VisuallyHidden>{run}</VisuallyHidden>
                      </Button>
                    )}
                  </Table.Th>
                );
              })}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {gates.map((gate, i) => (
              // A gate that is typed anew stays the same row, so that the focus stays in it.
              <GateRow
                key={i}
                gate={gate}
                baseline={baseline}
                others={others}
                isNew={gate === added}
                onChange={next => replace(gate, next)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <div className={css['add']}>
        <Menu position="bottom-start" width={250} transitionProps={{ duration: 0 }} returnFocus={false}>
          <Menu.Target>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} />}
              disabled={free.length === 0 || gates.length >= MOST_GATES}
            >
              Add a gate
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {free.map(measure => (
              <Menu.Item
                key={measure.measure}
                onClick={() => add(exampleOf(measure))}
                rightSection={
                  <code className={css['expression']}>
                    {exampleOf(measure).slice(measure.measure.length)}
                  </code>
                }
              >
                {measure.measure}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <span className={css['quiet']}>
          {gates.length === 0
            ? 'A gate says how much worse than the baseline a run may be: success >= -2% lets it lose two points.'
            : 'A gate passes where the whole 95 % interval of the paired difference keeps within its margin. The margin can be typed over.'}
        </span>
      </div>
    </section>
  );
}
