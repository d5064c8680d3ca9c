import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import {
  useFieldText,
  useFields,
  useNow,
  usePhone,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, EmptyState, Icon, ListRow, Menu, Screen, TextField } from './kit.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { scheduledFor, titleOf, threadWith, type Scheduled as Later, type WithId } from '../select.ts';
import { Face } from './Face.tsx';
import { useAct, useApp, useFaces } from './hooks.ts';
import { ScheduleSheet } from './ScheduleSheet.tsx';
import css from './thread.module.css';

function useStamp(): (ms: number) => string {
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  return ms => `${formatDay(ms, zone, partsAt(now, zone).year)}, ${formatTime(ms, zone, h24)}`;
}

/** What can be done with a text that waits: send it now, change its words or its time, or not send it. */
function LaterMenu({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useApp(s => (id === null ? undefined : s.scheduled[id]));
  const [doing, setDoing] = useScreenState<'text' | 'time' | 'delete' | null>('laterDoing', null);
  const text = useFieldText('later-text', found?.text ?? '');
  const fields = useFields();
  const act = useAct();
  const end = () => {
    setDoing(null);
    onClose();
  };
  if (!found || id === null) return null;
  return (
    <>
      <Menu
        open={doing === null}
        anchor="center"
        label="Scheduled message"
        onClose={end}
        items={[
          {
            label: 'Send now',
            icon: 'send',
            onClick: () => {
              act.sendNow({ scheduled: id });
              end();
            },
          },
          {
            label: 'Edit message',
            icon: 'edit',
            onClick: () => {
              fields.set('later-text', found.text);
              setDoing('text');
            },
          },
          { label: 'Change time', icon: 'schedule', onClick: () => setDoing('time') },
          { label: 'Delete', icon: 'delete', danger: true, onClick: () => setDoing('delete') },
        ]}
      />
      <ConfirmDialog
        open={doing === 'text'}
        title="Edit message"
        confirmLabel="Save"
        disabled={text.trim() === ''}
        onConfirm={() => {
          act.reschedule({ scheduled: id, text });
          end();
        }}
        onCancel={end}
      >
        <TextField
          name="later-text"
          label="Message"
          initial={found.text}
          multiline
          rows={3}
          autoGrow
          maxRows={6}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={doing === 'delete'}
        title="Delete scheduled message?"
        text="It will not be sent."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.cancelScheduled({ scheduled: id });
          end();
        }}
        onCancel={end}
      />
      {doing === 'time' && (
        <ScheduleSheet
          at={found.at}
          onClose={end}
          onTime={at => {
            act.reschedule({ scheduled: id, at });
            end();
          }}
        />
      )}
    </>
  );
}

/** A text that waits, at the end of its conversation. */
export function LaterBubble({ id }: { id: string }) {
  const found = useApp(s => s.scheduled[id]);
  const [open, setOpen] = useScreenState<string | null>('laterOpen', null);
  const stamp = useStamp();
  if (!found) return null;
  return (
    <div className={css['row']} data-own="">
      <div className={css['column']}>
        <button
          type="button"
          className={css['later']}
          data-rid="scheduled"
          data-key={id}
          onClick={() => setOpen(id)}
        >
          <span className={css['text']} dir="auto">
            {found.text}
          </span>
        </button>
        <span className={css['foot']}>
          <Icon name="schedule" size={14} />
          <span>Scheduled for {stamp(found.at)}</span>
        </span>
      </div>
      {open === id && <LaterMenu id={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Every text that waits to be sent. */
export function Scheduled() {
  const list = JSON.parse(
    useApp(s =>
      JSON.stringify(
        scheduledFor(s).map(x => ({ ...x, name: s.threads[threadWith(s, x.people) ?? '']?.name ?? '' })),
      ),
    ),
  ) as (WithId<Later> & { name: string })[];
  const faces = useFaces([...new Set(list.flatMap(x => x.people))]);
  const [open, setOpen] = useScreenState<string | null>('laterOpen', null);
  const stamp = useStamp();
  return (
    <>
      <Screen title="Scheduled messages">
        {list.length === 0 ? (
          <EmptyState
            icon="schedule_send"
            title="Nothing scheduled"
            text="Hold the Send button of a conversation to choose a time."
          />
        ) : (
          list.map(x => (
            <ListRow
              key={x.id}
              id={x.id}
              rid="scheduled"
              lines={3}
              leading={<Face people={x.people} title={titleOf(x, faces)} face={faces} />}
              title={titleOf(x, faces)}
              subtitle={x.text}
              meta={stamp(x.at)}
              onClick={() => setOpen(x.id)}
            />
          ))
        )}
      </Screen>
      <LaterMenu id={open} onClose={() => setOpen(null)} />
    </>
  );
}
