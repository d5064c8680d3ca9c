import { usePhone, useSystem } from '../../../src/sdk/react/hooks.ts';
import type { IconName } from './icons.ts';
import { Icon, ListRow, Scroller, Sheet } from './kit.ts';
import { useAct, useApp } from './hooks.ts';
import css from './composer.module.css';

type Which = 'attach' | 'place' | 'schedule';

/** What can be added to a text: photos, a contact, a place, a time. */
export function AttachSheet({
  people,
  sheet,
  onSheet,
  canSchedule,
}: {
  people: readonly string[];
  sheet: 'attach' | 'place' | null;
  onSheet: (sheet: Which | null) => void;
  canSchedule: boolean;
}) {
  const act = useAct();
  const system = useSystem();
  const to = [...people];
  const close = () => onSheet(null);
  const kinds: { id: string; label: string; icon: IconName; run: () => void }[] = [
    {
      id: 'photo',
      label: 'Photos',
      icon: 'photo_library',
      run: () => {
        close();
        act.pickPhotos({ to });
      },
    },
    {
      id: 'camera',
      label: 'Camera',
      icon: 'photo_camera',
      run: () => {
        close();
        act.takePhoto({ to });
      },
    },
    {
      id: 'contact',
      label: 'Contact',
      icon: 'person',
      run: () => {
        close();
        act.pickContact({ to });
      },
    },
    { id: 'place', label: 'Location', icon: 'location_on', run: () => onSheet('place') },
    {
      id: 'schedule',
      label: 'Schedule send',
      icon: 'schedule_send',
      run: () => {
        if (canSchedule) onSheet('schedule');
        else {
          close();
          system.toast({ text: 'Write a text without attachments first' });
        }
      },
    },
  ];
  return (
    <>
      <Sheet open={sheet === 'attach'} title="Attach" onClose={close}>
        <div className={css['kinds']}>
          {kinds.map(k => (
            <button type="button" key={k.id} data-rid={`attach-${k.id}`} onClick={k.run}>
              <span>
                <Icon name={k.icon} />
              </span>
              {k.label}
            </button>
          ))}
        </div>
      </Sheet>
      <Sheet open={sheet === 'place'} title="Share a location" onClose={close}>
        <Places to={to} onDone={close} />
      </Sheet>
    </>
  );
}

/** Where the phone is, and places that were sent or came before. */
function Places({ to, onDone }: { to: string[]; onDone: () => void }) {
  const here = usePhone(p => (p.device.radios.location ? p.device.place.name : null));
  const known = useApp(s =>
    JSON.stringify(
      [
        ...new Map(
          Object.entries(s.messages)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .flatMap(([, m]) =>
              m.place && m.place.name !== 'My location' ? [[m.place.name, m.place] as const] : [],
            ),
        ).values(),
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    ),
  );
  const act = useAct();
  return (
    <Scroller name="places" label="Places">
      {here ? (
        <ListRow
          leading="my_location"
          title="My location"
          subtitle={here}
          rid="my-location"
          onClick={() => {
            onDone();
            act.askPlace({ to });
          }}
        />
      ) : (
        <ListRow leading="location_off" title="Location is off" subtitle="Turn it on in quick settings" />
      )}
      {(JSON.parse(known) as { name: string; address: string }[]).map(p => (
        <ListRow
          key={p.name}
          leading="location_on"
          title={p.name}
          subtitle={p.address}
          rid="place"
          onClick={() => {
            onDone();
            act.attachPlace({ to, place: { name: p.name, address: p.address } });
          }}
        />
      ))}
    </Scroller>
  );
}
