import { useHotkeys } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useReporting } from '../reporting.ts';
import { useInspection } from './inspection.ts';
import { Mark } from './Mark.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { Stage } from './Stage.tsx';
import { useLivePhone } from './useLivePhone.ts';
import css from './phone.module.css';

const route = getRouteApi('/phones/$id');

/** One live phone: the shell runs in this page, beside views of what is in the phone. */
export function PhonePage() {
  const { id } = route.useParams();
  return <OpenPhone key={id} id={id} />;
}

function OpenPhone({ id }: { id: string }) {
  const { tab = 'events' } = route.useSearch();
  const opened = useLivePhone(id);
  const { problem, reporting, clear } = useReporting();
  const inspection = useInspection(opened, tab === 'elements');
  const panel = useRef<HTMLDivElement>(null);
  useHotkeys([
    ['I', () => inspection.setInspecting(!inspection.inspecting)],
    ['M', () => inspection.setMarks(!inspection.marks)],
    ['A', () => inspection.setNames(!inspection.names)],
    ['P', () => opened.host.current?.focus()],
    [
      'shift+Escape',
      () => panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    ],
  ]);
  return (
    <>
      <PageHeader
        title={id}
        crumbs={[{ to: '/phones', name: 'Phones' }]}
        beside={<Mark state={opened.state} />}
        problem={problem || opened.state.notice}
        onCloseProblem={problem ? clear : undefined}
      >
        <PhoneActions opened={opened} reporting={reporting} />
      </PageHeader>
      <div className={css['live']}>
        <Stage opened={opened} inspection={inspection} reporting={reporting} />
        <PhonePanel ref={panel} opened={opened} inspection={inspection} tab={tab} reporting={reporting} />
      </div>
    </>
  );
}
