import type { ReactElement } from 'react';
import type { IconName } from './icons.ts';
import { useDevice, useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Button, EmptyState, Icon, IconButton, List, ListRow, Screen, Sheet } from './kit.ts';
import { headset } from '../calls.ts';
import { clockWords, activeCall, callOnHold, liveRows, ringing, type LiveRow } from '../select.ts';
import css from './call.module.css';
import { useAct, useApp, useNav, usePeople } from './hooks.ts';
import { Incoming } from './Incoming.tsx';
import { Party } from './Party.tsx';
import { Keys } from './Pad.tsx';

const ENDS: Record<NonNullable<LiveRow['end']>, string> = {
  hungUp: 'Call ended',
  theyHungUp: 'Call ended',
  busy: 'Line busy',
  noAnswer: 'No answer',
  unreachable: 'Number not in service',
};

/** How a call stands, in a word or a running time. */
export function statusOf(call: LiveRow, now: number): string {
  if (call.state === 'ended')
    return call.answeredAt === null
      ? ENDS[call.end ?? 'hungUp']
      : `Call ended · ${clockWords((call.endedAt ?? now) - call.answeredAt)}`;
  if (call.state === 'held') return 'On hold';
  if (call.state === 'dialling') return 'Calling…';
  if (call.state === 'ringing') return 'Ringing…';
  return clockWords(now - (call.answeredAt ?? now));
}

function Control({
  icon,
  label,
  on,
  disabled,
  onClick,
}: {
  icon: IconName | ReactElement;
  label: string;
  on?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={css['control']} aria-pressed={on} disabled={disabled} onClick={onClick}>
      <span className={css['pill']}>{typeof icon === 'string' ? <Icon name={icon} /> : icon}</span>
      <span className={css['controlText']}>{label}</span>
    </button>
  );
}

/** The other of two calls. */
function Other({ call, onSwap }: { call: LiveRow; onSwap: () => void }) {
  const people = usePeople();
  const name = people.name(call.number, call.name);
  return (
    <button type="button" className={css['other']} data-rid="held-call" onClick={onSwap}>
      <Avatar name={name} picture={people.portrait(call.number)} size={32} />
      <span className={css['otherName']} dir="auto">
        {name}
      </span>
      <span>On hold</span>
      <Icon name="swap_calls" size={20} />
    </button>
  );
}

/** The call under way. */
export function InCall() {
  const calls = useApp(s => s.current);
  const muted = useApp(s => s.muted);
  const route = useApp(s => s.audio);
  const device = useDevice(headset);
  const now = useNow();
  const people = usePeople();
  const [keypad, setKeypad] = useScreenState('keypad', false);
  const [sheet, setSheet] = useScreenState<'audio' | 'people' | null>('sheet', null);
  const act = useAct();
  const nav = useNav();
  const rows = liveRows({ current: calls });
  const rings = ringing({ current: calls });
  if (rings) return <Incoming call={rings} />;
  const main = activeCall({ current: calls }) ?? callOnHold({ current: calls }) ?? rows.at(-1);
  if (!main)
    return (
      <Screen title="Phone">
        <EmptyState
          icon="call"
          title="No call"
          text="The call has ended."
          action={{ label: 'Back to Phone', onClick: () => nav.replace('/') }}
        />
      </Screen>
    );
  const other = rows.find(c => c.id !== main.id && c.state === 'held');
  const members = rows.filter(c => c.conference && c.state !== 'ended');
  const over = main.state === 'ended';
  const talking = main.state === 'active' || main.state === 'held';
  const audio = route === 'bluetooth' && !device ? 'earpiece' : route;
  const nameOf = (c: LiveRow) => people.name(c.number, c.name);
  const speaker = device
    ? {
        icon:
          audio === 'bluetooth' ? (
            <Icon name="bluetooth" filled />
          ) : audio === 'speaker' ? (
            <Icon name="volume_up" filled />
          ) : (
            ('hearing' as const)
          ),
        label: 'Audio',
        onClick: () => setSheet('audio'),
      }
    : {
        icon: <Icon name="volume_up" filled={audio === 'speaker'} />,
        label: 'Speaker',
        onClick: () => act.setAudio({ to: audio === 'speaker' ? 'earpiece' : 'speaker' }),
      };
  return (
    <>
      <Screen label="Call" scroll={false} background="var(--c-surface-container)">
        <div className={css['call']} data-keypad={keypad || undefined}>
          {other && !over && <Other call={other} onSwap={() => act.swap()} />}
          {keypad && !over ? (
            <div className={css['keysHead']}>
              <span className={css['keysName']} dir="auto">
                {nameOf(main)}
              </span>
              <span className={css['status']} role="status">
                {statusOf(main, now)}
              </span>
              <span className={css['digits']} data-rid="digits">
                <bdi dir="ltr">{main.digits || ' '}</bdi>
              </span>
            </div>
          ) : main.conference ? (
            <div className={css['party']}>
              <Avatar name="Conference" icon="group" size={120} />
              <h1 className={css['name']}>Conference call</h1>
              <span className={css['label']} dir="auto">
                {members.map(nameOf).join(', ')}
              </span>
              <span className={css['status']} role="status">
                {statusOf(main, now)}
              </span>
            </div>
          ) : (
            <Party call={main} note={statusOf(main, now)} />
          )}
          {!keypad && main.state === 'active' && main.says !== '' && (
            <div className={css['caption']}>
              <span className={css['captionHead']}>
                <Icon name="closed_caption" size={16} />
                Live captions
              </span>
              <span dir="auto">{main.says}</span>
            </div>
          )}
          <span className={css['space']} />
          {!over && (
            <div className={css['panel']}>
              {keypad ? (
                <Keys onKey={keys => act.pressKeys({ keys })} />
              ) : (
                <div className={css['controls']}>
                  <Control
                    icon="dialpad"
                    label="Keypad"
                    disabled={main.state === 'held'}
                    onClick={() => setKeypad(true)}
                  />
                  <Control
                    icon={muted ? 'mic_off' : 'mic'}
                    label="Mute"
                    on={muted}
                    onClick={() => act.mute({ on: !muted })}
                  />
                  <Control {...speaker} on={audio !== 'earpiece'} />
                  {other ? (
                    <Control icon="swap_calls" label="Swap" onClick={() => act.swap()} />
                  ) : main.conference ? (
                    <Control icon="group" label="Manage" onClick={() => setSheet('people')} />
                  ) : (
                    <Control
                      icon="add_call"
                      label="Add call"
                      disabled={!talking}
                      onClick={() => nav.push('/pad')}
                    />
                  )}
                  {other ? (
                    <Control icon="call_merge" label="Merge" onClick={() => act.merge()} />
                  ) : (
                    <Control
                      icon={<Icon name="pause" filled={main.state === 'held'} />}
                      label="Hold"
                      on={main.state === 'held'}
                      disabled={!talking}
                      onClick={() => act.hold({ on: main.state !== 'held' })}
                    />
                  )}
                  {other || main.conference ? null : (
                    <Control
                      icon="sms"
                      label="Message"
                      disabled={main.number === ''}
                      onClick={() => act.message({ number: main.number })}
                    />
                  )}
                </div>
              )}
              <div className={css['end']}>
                {keypad && (
                  <IconButton
                    icon="keyboard_arrow_down"
                    label="Hide keypad"
                    filled
                    onClick={() => setKeypad(false)}
                  />
                )}
                <button
                  type="button"
                  className={css['hangUp']}
                  aria-label="End call"
                  data-rid="end-call"
                  onClick={() => act.hangUp(main.conference ? {} : { call: main.id })}
                >
                  <Icon name="call_end" size={32} filled />
                </button>
                {keypad && <span className={css['balance']} />}
              </div>
            </div>
          )}
        </div>
      </Screen>
      <Sheet open={sheet === 'audio'} title="Audio" onClose={() => setSheet(null)}>
        <List>
          {(
            [
              ['earpiece', 'hearing', 'Phone'],
              ['speaker', 'volume_up', 'Speaker'],
              ...(device ? [['bluetooth', 'bluetooth', device.name] as const] : []),
            ] as const
          ).map(([to, icon, title]) => (
            <ListRow
              key={to}
              leading={icon}
              title={title}
              selected={audio === to}
              onClick={() => {
                act.setAudio({ to });
                setSheet(null);
              }}
            />
          ))}
        </List>
      </Sheet>
      <Sheet open={sheet === 'people'} title="Conference call" onClose={() => setSheet(null)}>
        <List>
          {members.map(c => (
            <ListRow
              key={c.id}
              id={c.id}
              leading={<Avatar name={nameOf(c)} picture={people.portrait(c.number)} />}
              title={nameOf(c)}
              trailing={
                <Button
                  variant="text"
                  danger
                  label={`End call with ${nameOf(c)}`}
                  onClick={() => {
                    act.hangUp({ call: c.id });
                    setSheet(null);
                  }}
                >
                  End
                </Button>
              }
            />
          ))}
        </List>
      </Sheet>
    </>
  );
}
