import { Checkbox, IconButton } from './kit.ts';
import type { OrderLine } from '../state.ts';
import { useWords } from './hooks.ts';
import { Shot } from './Parts.tsx';
import css from './orders.module.css';

/** A line of an order that is ticked, with how many of it are meant. */
export function PickLine({
  line,
  left,
  count,
  note,
  disabled = left === 0,
  onCount,
}: {
  line: OrderLine;
  /** How many of it can be meant. */
  left: number;
  count: number;
  note: string;
  disabled?: boolean;
  onCount: (count: number) => void;
}) {
  const t = useWords();
  const name = line.choice === '' ? line.name : `${line.name}, ${line.choice}`;
  return (
    <div className={css['line']}>
      <Checkbox
        bare
        id={line.id}
        label={name}
        checked={count > 0}
        disabled={disabled}
        onChange={on => onCount(on ? 1 : 0)}
      />
      <Shot picture={line.picture} size={48} />
      <span className={css['lineWords']}>
        <span dir="auto">{name}</span>
        <small>{note}</small>
      </span>
      {count > 0 && left > 1 && (
        <span className={css['count']}>
          <IconButton
            icon="remove"
            label={t('lessOf', { name })}
            disabled={count <= 1}
            onClick={() => onCount(count - 1)}
          />
          <b>{count}</b>
          <IconButton
            icon="add"
            label={t('moreOf', { name })}
            disabled={count >= left}
            onClick={() => onCount(count + 1)}
          />
        </span>
      )}
    </div>
  );
}
