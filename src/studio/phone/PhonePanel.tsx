import { Badge, Tabs } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import type { AnyPhone } from '../../state/phone/index.ts';
import type { Reporting } from '../reporting.ts';
import { ClockBar } from './ClockBar.tsx';
import { useEdits } from './edits.ts';
import { EffectsTab } from './EffectsTab.tsx';
import { ElementsTab } from './ElementsTab.tsx';
import { EventsTab } from './EventsTab.tsx';
import { FamilyTab } from './FamilyTab.tsx';
import type { Inspection } from './inspection.ts';
import type { LiveState } from './live-state.ts';
import { NotificationsTab } from './NotificationsTab.tsx';
import { TABS, type PhoneTab } from './search.ts';
import { StateTab } from './StateTab.tsx';
import { TaskTab } from './TaskTab.tsx';
import { TimersTab } from './TimersTab.tsx';
import type { OpenedPhone } from './useLivePhone.ts';
import css from './phone.module.css';

const route = getRouteApi('/phones/$id');

const NAMES: Record<PhoneTab, string> = {
  events: 'Events',
  elements: 'Elements',
  state: 'State',
  timers: 'Timers',
  effects: 'Effects',
  notifications: 'Shade',
  family: 'Family',
  task: 'Task',
};

/** What a tab's name tells of how much is in it. */
function countOf(tab: PhoneTab, phone: AnyPhone | undefined, { steps }: LiveState): number {
  switch (tab) {
    case 'events':
      return steps.length;
    case 'timers':
      return phone ? Object.keys(phone.timers).length : 0;
    case 'effects':
      return phone?.os.effects.length ?? 0;
    case 'notifications':
      return phone ? Object.keys(phone.os.notifications).length : 0;
    default:
      return 0;
  }
}

/** Beside the phone: its clock, and in tabs what is in it. */
export function PhonePanel({
  ref,
  opened,
  inspection,
  tab,
  reporting,
}: {
  ref: Ref<HTMLDivElement>;
  opened: OpenedPhone;
  inspection: Inspection;
  tab: PhoneTab;
  reporting: Reporting;
}) {
  const { id, phone, live, state } = opened;
  const { at } = route.useSearch();
  const navigate = useNavigate();
  const edits = useEdits(opened);
  const show = (next: PhoneTab) =>
    void navigate({
      to: '/phones/$id',
      params: { id },
      search: next === 'events' ? {} : { tab: next },
      replace: true,
    });
  useHotkeys(TABS.map((name, i) => [String(i + 1), () => show(name)]));
  const content: Record<PhoneTab, () => ReactNode> = {
    events: () => <EventsTab steps={state.steps} zone={phone?.clock.zone ?? 'UTC'} />,
    elements: () => <ElementsTab inspection={inspection} />,
    state: () =>
      phone &&
      live && (
        <StateTab
          phone={phone}
          live={live}
          state={state}
          edits={edits}
          chosen={at}
          onChoose={path =>
            void navigate({
              to: '/phones/$id',
              params: { id },
              search: { tab: 'state', at: path },
              replace: true,
            })
          }
        />
      ),
    timers: () => phone && live && <TimersTab phone={phone} live={live} />,
    effects: () => phone && live && <EffectsTab phone={phone} live={live} />,
    notifications: () => phone && <NotificationsTab phone={phone} />,
    family: () => <FamilyTab id={id} />,
    task: () => <TaskTab id={id} hash={state.stateHash} />,
  };
  return (
    <div ref={ref} className={css['panel']}>
      {phone && live && <ClockBar opened={opened} reporting={reporting} />}
      <Tabs
        value={tab}
        onChange={next => show(next as PhoneTab)}
        className={css['tabs']!}
        keepMounted={false}
      >
        <Tabs.List aria-label="Views">
          {TABS.map(name => {
            const count = countOf(name, phone, state);
            return (
              <Tabs.Tab
                key={name}
                value={name}
                rightSection={
                  count > 0 ? (
                    <Badge size="xs" variant="light" color="gray" circle={count < 10}>
                      {count}
                    </Badge>
                  ) : undefined
                }
              >
                {NAMES[name]}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {TABS.map(name => (
          <Tabs.Panel key={name} value={name} className={css['body']!}>
            {tab === name && content[name]()}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
