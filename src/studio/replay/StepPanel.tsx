import { Alert, Badge, Tabs, Text } from '@mantine/core';
import type { Replay, Retold } from '../../protocol/wire/replays.ts';
import { Operations } from '../Changes.tsx';
import { formatClock } from '../format.ts';
import { Met } from '../tasks/Met.tsx';
import { Curves } from './Curves.tsx';
import { Lost } from './Lost.tsx';
import { ModelTab } from './ModelTab.tsx';
import type { ReplayTab } from './search.ts';
import { stepWords } from './words.ts';
import css from './replay.module.css';

/** The episode, and what the step that is shown did. */
export function StepPanel({
  replay,
  retold,
  problem,
  at,
  tab,
  onGo,
  onTab,
}: {
  replay: Replay;
  retold: Retold | undefined;
  problem: string | undefined;
  at: number;
  tab: ReplayTab;
  onGo: (step: number) => void;
  onTab: (tab: ReplayTab) => void;
}) {
  const step = replay.steps[at]!;
  return (
    <div className={css['panel']}>
      <p className={css['goal']}>{replay.goal}</p>
      {replay.error && (
        <Alert color="red" variant="light" title={replay.error.code}>
          {replay.error.message}
        </Alert>
      )}
      {replay.differs && (
        <Alert color="yellow" variant="light" role="status">
          {replay.differs}
        </Alert>
      )}
      <Lost replay={replay} retold={retold} problem={problem} onGo={onGo} />
      <Curves replay={replay} at={at} onGo={onGo} />
      <section className={css['card']} aria-label={`Step ${step.step}`}>
        <header>
          <h2>
            {step.step === 0
              ? 'The start'
              : `Step ${step.step}: ${stepWords(step.action, replay.steps[at - 1])}`}
          </h2>
          <Text className={css['quiet']!}>
            {step.app}
            {replay.zone && ` · ${formatClock(step.clock, replay.zone)}`} ·{' '}
            <code title={step.stateHash}>{step.stateHash.slice(0, 12)}</code>
          </Text>
          {step.error && (
            <Text c="red" size="sm">
              {step.error.code}: {step.error.message}
            </Text>
          )}
        </header>
        <Tabs value={tab} onChange={value => value && onTab(value as ReplayTab)} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="verdict">Verdict</Tabs.Tab>
            <Tabs.Tab
              value="changes"
              rightSection={
                <Badge size="sm" variant="light" color="gray">
                  {step.operations.length}
                </Badge>
              }
            >
              Changes
            </Tabs.Tab>
            <Tabs.Tab value="model">Model</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="verdict">
            <Reward reward={step.reward} components={step.components} />
            {step.verdict ? (
              <Met verdict={step.verdict} />
            ) : (
              <Text c="dimmed" size="sm">
                The record alone has no verdict of a step.
              </Text>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="changes">
            <Operations operations={step.operations} />
          </Tabs.Panel>
          <Tabs.Panel value="model">
            <ModelTab replay={replay} at={at} />
          </Tabs.Panel>
        </Tabs>
      </section>
    </div>
  );
}

const signed = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(3)}`;

function Reward({ reward, components }: { reward: number | null; components: Record<string, number> }) {
  if (reward === null) return null;
  const parts = Object.entries(components).map(([name, value]) => `${name} ${signed(value)}`);
  return (
    <Text size="sm">
      Reward {signed(reward)} <span className={css['quiet']}>{parts.join(', ')}</span>
    </Text>
  );
}
