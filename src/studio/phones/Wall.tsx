import { Badge, Checkbox } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { IconGitFork } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import type { AboutPhone } from '../../protocol/wire/phones.ts';
import { formatMinute } from '../format.ts';
import { usePicture } from './pictures.ts';
import type { Selection } from './selection.ts';
import css from './phones.module.css';

export type CardSize = 'small' | 'medium' | 'large';

/** The least width of a card, px. */
const WIDTHS: Record<CardSize, number> = { small: 104, medium: 168, large: 264 };
const GAP = 18;
const PADDING = 20;
/** Height of what stands under a picture, px. */
const TEXT = 74;
/** Height of a picture for each unit of width. */
const TALL = 20 / 9;
/** Rows that are kept outside of the view, on each side. */
const BEYOND = 1;

/** The phones as cards. Only rows in view are drawn, and only their pictures are fetched. */
export function Wall({
  phones,
  size,
  selection,
}: {
  phones: readonly AboutPhone[];
  size: CardSize;
  selection: Selection;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measured, width } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(scroller, measured);
  const inner = Math.max(0, width - 2 * PADDING);
  const columns = Math.max(1, Math.floor((inner + GAP) / (WIDTHS[size] + GAP)));
  const card = Math.floor((inner - (columns - 1) * GAP) / columns);
  const rows = useVirtualizer({
    count: Math.ceil(phones.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => Math.round(card * TALL) + TEXT + GAP,
    overscan: BEYOND,
    paddingStart: PADDING,
    paddingEnd: PADDING,
  });
  const measuredFor = useRef('');
  const measure = `${card}`;
  if (measuredFor.current !== measure) {
    measuredFor.current = measure;
    rows.measure();
  }
  return (
    <div ref={ref} className={css['wall']} role="list" aria-label="Phones" tabIndex={-1}>
      <div style={{ blockSize: rows.getTotalSize() }} role="presentation">
        {width > 0 &&
          rows.getVirtualItems().map(({ index, start, key }) => (
            <div
              key={key}
              role="presentation"
              className={css['row']}
              style={{
                transform: `translateY(${start}px)`,
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                paddingInline: PADDING,
                columnGap: GAP,
              }}
            >
              {phones.slice(index * columns, (index + 1) * columns).map(phone => (
                <Card
                  key={phone.id}
                  phone={phone}
                  isSelected={selection.has(phone.id)}
                  isSelecting={selection.ids.length > 0}
                  onToggle={selection.toggle}
                />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}

/** `success` and the like, in words and a colour. */
const OUTCOME_COLOURS: Record<string, string> = { success: 'green', failure: 'red' };

const Card = memo(function Card({
  phone,
  isSelected,
  isSelecting,
  onToggle,
}: {
  phone: AboutPhone;
  isSelected: boolean;
  isSelecting: boolean;
  onToggle: Selection['toggle'];
}) {
  const { id, stateHash, foreground, route, clock, zone, steps, task, outcome, parent } = phone;
  const shown = usePicture(id, stateHash);
  return (
    <div className={css['card']} role="listitem" data-selected={isSelected || undefined}>
      <Link to="/phones/$id" params={{ id }} className={css['link']}>
        <span className={css['thumb']}>{shown && <img src={shown} alt="" />}</span>
        <span className={css['name']}>
          {id}
          {parent && <IconGitFork size={14} aria-label={`forked from ${parent}`} />}
        </span>
        <span className={css['quiet']} title={`${foreground}${route}`}>
          {task ?? `${foreground}${route === '/' ? '' : route}`}
        </span>
        <span className={css['quiet']}>
          {formatMinute(clock, zone)} · {steps === 1 ? '1 step' : `${steps} steps`}
        </span>
      </Link>
      {outcome && (
        <Badge
          className={css['outcome']!}
          color={OUTCOME_COLOURS[outcome] ?? 'gray'}
          variant="filled"
          size="sm"
        >
          {outcome.replace('_', ' ')}
        </Badge>
      )}
      <Checkbox
        className={css['check']!}
        data-shown={isSelecting || undefined}
        aria-label={`Select ${id}`}
        checked={isSelected}
        onChange={() => {}}
        onClick={event => onToggle(id, event.shiftKey)}
      />
    </div>
  );
});
