import { ActionIcon, Group, NumberInput, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDice5 } from '@tabler/icons-react';
import { LARGEST_SEED } from './view.ts';

/** Chooses an instance: a seed by its number, the one before, the next, or any. */
export function SeedBar({ seed, onSeed }: { seed: number; onSeed: (seed: number) => void }) {
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label="Instance">
      <Tooltip label="Seed before (P)">
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Seed before"
          disabled={seed === 0}
          onClick={() => onSeed(seed - 1)}
        >
          <IconChevronLeft size={16} />
        </ActionIcon>
      </Tooltip>
      <NumberInput
        aria-label="Seed"
        prefix="seed "
        w={132}
        min={0}
        max={LARGEST_SEED}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        value={seed}
        onChange={value => {
          if (typeof value === 'number') onSeed(value);
        }}
      />
      <Tooltip label="Next seed (N)">
        <ActionIcon variant="default" size={36} aria-label="Next seed" onClick={() => onSeed(seed + 1)}>
          <IconChevronRight size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Any seed">
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Any seed"
          onClick={() => onSeed(Math.floor(Math.random() * 1_000_000))}
        >
          <IconDice5 size={16} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
