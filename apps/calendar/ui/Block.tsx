import type { CSSProperties, ReactNode, Ref } from 'react';
import { contactOf, colourOf } from '../select.ts';
import type { Occurrence } from '../occurrences.ts';
import { titleOf } from '../words.ts';
import { useApp, useNav, useNow } from './hooks.ts';
import tones from './tones.module.css';

export interface BlockProps {
  o: Occurrence;
  day: number;
  className: string;
  style?: CSSProperties;
  /** What is drawn below the title; not read out. */ children?: ReactNode;
  /** What is read out after the title: hours, place, day. */ label: readonly string[];
  innerRef?: Ref<HTMLButtonElement>;
  /** Lines that its title may take where it stands in the grid. */ lines?: number;
}

/** How an event looks wherever it stands: its colour, its answer, and whether it is over. */
export function useLook(o: Occurrence) {
  const tone = useApp(s => colourOf(s, o.event));
  const dim = useApp(s => s.settings.dimPast);
  const now = useNow();
  return {
    'data-tone': tone,
    'data-answer': o.event.answer === 'yes' ? undefined : o.event.answer,
    'data-past': (dim && o.to <= now && o.event.answer === 'yes') || undefined,
  };
}

/** An event that opens. */
export function Block({ o, day, className, style, children, label, innerRef, lines }: BlockProps) {
  const look = useLook(o);
  const nav = useNav();
  const contact = contactOf(o.id);
  const title = titleOf(o.event);
  const open = () =>
    contact
      ? nav.push('/birthday/:contact', { contact })
      : nav.push('/event/:event/:date', { event: o.id, date: o.date });
  return (
    <button
      type="button"
      ref={innerRef}
      className={`${tones['tone']} ${tones['block']} ${className}`}
      {...look}
      style={style}
      data-rid="event"
      data-key={o.first === o.last ? o.key : `${o.key}/${day}`}
      onClick={open}
    >
      <span
        className={tones['blockTitle']}
        dir="auto"
        style={
          lines === undefined
            ? undefined
            : { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines }
        }
      >
        {title}
      </span>
      {children}
      <span className={tones['said']}>{label.filter(Boolean).join(', ')}</span>
    </button>
  );
}
