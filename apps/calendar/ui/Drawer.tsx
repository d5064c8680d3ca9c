import { useRef } from 'react';
import { useBack } from '../../../src/sdk/react/back.ts';
import type { IconName } from './icons.ts';
import { Divider, Icon, Scroller, SectionHeader } from './kit.ts';
import { calendarsOf } from '../select.ts';
import type { View } from '../state.ts';
import { useAct, useBirthdays, useCalendar, useNav } from './hooks.ts';
import css from './drawer.module.css';
import tones from './tones.module.css';

export const VIEW_NAMES: readonly { view: View; label: string; icon: IconName }[] = [
  { view: 'schedule', label: 'Schedule', icon: 'view_agenda' },
  { view: 'day', label: 'Day', icon: 'calendar_view_day' },
  { view: 'three', label: '3 days', icon: 'view_column' },
  { view: 'week', label: 'Week', icon: 'calendar_view_week' },
  { view: 'month', label: 'Month', icon: 'calendar_view_month' },
];

interface Props {
  view: View;
  onView: (view: View) => void;
  onClose: () => void;
}

/** Views and calendars, from the side. */
export function Drawer({ open, ...rest }: Props & { open: boolean }) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ view, onView, onClose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useCalendar();
  const born = useBirthdays();
  const act = useAct();
  const nav = useNav();
  useBack(true, onClose, ref);
  return (
    <div className={css['layer']}>
      <button type="button" className={css['scrim']} aria-label="Close" onClick={onClose} />
      <div
        ref={ref}
        className={css['drawer']}
        role="dialog"
        aria-modal="true"
        aria-label="Views and calendars"
      >
        <div className={css['name']}>Calendar</div>
        <Scroller name="drawer" className={css['list']!}>
          <div role="radiogroup" aria-label="View">
            {VIEW_NAMES.map(v => (
              <button
                key={v.view}
                type="button"
                role="radio"
                aria-checked={v.view === view}
                className={css['view']}
                data-rid={`view-${v.view}`}
                onClick={() => onView(v.view)}
              >
                <Icon name={v.icon} />
                <span>{v.label}</span>
              </button>
            ))}
          </div>
          <Divider inset />
          <SectionHeader title="Calendars" />
          {calendarsOf(state).map(c => (
            <button
              key={c.id}
              type="button"
              role="checkbox"
              aria-checked={c.visible}
              className={css['calendar']}
              data-key={c.id}
              onClick={() => act.showCalendar({ calendar: c.id, visible: !c.visible })}
            >
              <span className={`${css['box']} ${tones['tone']}`} data-tone={c.colour}>
                <Icon name={c.visible ? 'check_box' : 'check_box_outline_blank'} filled={c.visible} />
              </span>
              <span className={css['words']} dir="auto">
                {c.name}
                {c.kind === 'birthdays' && born.length === 0 && (
                  <small>Shown when Calendar may read your contacts</small>
                )}
              </span>
            </button>
          ))}
          <Divider inset />
          <button
            type="button"
            className={css['view']}
            data-rid="settings"
            onClick={() => {
              onClose();
              nav.push('/settings');
            }}
          >
            <Icon name="settings" />
            <span>Settings</span>
          </button>
          <div className={css['end']} />
        </Scroller>
      </div>
    </div>
  );
}
