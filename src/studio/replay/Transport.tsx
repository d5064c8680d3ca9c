import { Button, Group, Kbd, Loader, Select, Slider, Tooltip } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useState } from 'react';
import { usePageKeys } from '../frame/keys.ts';
import { StepButton } from '../StepButton.tsx';
import { usePlay } from '../usePlay.ts';
import type { Jump } from './jumps.ts';
import css from './replay.module.css';

/** How fast a replay may play: steps a second. */
const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** Moments that are known only once the solver was played on. */
const SOUGHT: ReadonlySet<Jump['id']> = new Set(['lost', 'left']);

/** What moves a replay: play, steps, speed, and the moments to go to. */
export function Transport({
  at,
  last,
  jumps,
  isSeeking,
  onGo,
}: {
  at: number;
  last: number;
  jumps: readonly Jump[];
  /** Whether moments are still looked for. */
  isSeeking: boolean;
  onGo: (step: number) => void;
}) {
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const { isPlaying, toggle } = usePlay(at, last, onGo, 1_000 / speed);
  usePageKeys([
    ['ArrowRight', () => onGo(at + 1)],
    ['ArrowLeft', () => onGo(at - 1)],
    ['Home', () => onGo(0)],
    ['End', () => onGo(last)],
    ['Space', toggle],
    ...jumps.map(({ key, step }): [string, () => void] => [key, () => step !== null && onGo(step)]),
  ]);
  const marks = jumps.flatMap(({ step }) => (step === null ? [] : [{ value: step }]));
  return (
    <div className={css['transport']} role="group" aria-label="Replay">
      <div className={css['bar']}>
        <StepButton label="Step before" keys="←" onClick={() => onGo(at - 1)} disabled={at === 0}>
          <IconChevronLeft size={18} />
        </StepButton>
        <StepButton label={isPlaying ? 'Pause' : 'Play'} keys="Space" onClick={toggle} disabled={last === 0}>
          {isPlaying ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
        </StepButton>
        <StepButton label="Next step" keys="→" onClick={() => onGo(at + 1)} disabled={at >= last}>
          <IconChevronRight size={18} />
        </StepButton>
        <Slider
          className={css['slider']!}
          value={at}
          min={0}
          max={Math.max(1, last)}
          disabled={last === 0}
          marks={marks}
          onChange={onGo}
          label={null}
          thumbLabel="Step"
          size="sm"
        />
        <span className={css['count']}>
          {at} of {last}
        </span>
        <Select
          aria-label="Speed"
          className={css['speed']!}
          size="xs"
          data={SPEEDS.map(each => ({ value: String(each), label: `${each} a second` }))}
          value={String(speed)}
          onChange={value => setSpeed(SPEEDS.find(each => String(each) === value) ?? speed)}
          allowDeselect={false}
        />
      </div>
      <Group gap={6} justify="center">
        {jumps.map(({ id, name, key, says, step }) => (
          <Tooltip key={id} label={says} multiline maw={280}>
            <Button
              size="compact-xs"
              variant="default"
              rightSection={
                isSeeking && SOUGHT.has(id) && step === null ? (
                  <Loader size={10} aria-label="Looking for it" />
                ) : (
                  <Kbd size="xs">{key}</Kbd>
                )
              }
              data-disabled={step === null || undefined}
              aria-disabled={step === null}
              onClick={() => step !== null && onGo(step)}
            >
              {name}
            </Button>
          </Tooltip>
        ))}
      </Group>
    </div>
  );
}
