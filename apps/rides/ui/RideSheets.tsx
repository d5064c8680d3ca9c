import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { Avatar, ConfirmDialog, List, ListRow, Sheet, SwitchRow, TextField } from './kit.ts';
import { cancelCents } from '../actions/money.ts';
import { laterOn } from '../model/when.ts';
import type { Ride } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import {
  money,
  useAct,
  useAsk,
  useDates,
  useNav,
  useOpen,
  useProviderName,
  useRides,
  useWords,
} from './hooks.ts';
import { Block, Go } from './Parts.tsx';
import { names } from '../names.ts';

export const REASONS = ['late', 'plans', 'mistake', 'walk', 'price', 'other'] as const;

/** What opens over a ride. */
export function RideSheets({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const close = () => setOpen(null);
  return (
    <>
      <Sheet open={open === 'cancel'} title={t('cancelAsk')} onClose={close}>
        <Cancel id={id} ride={ride} onDone={close} />
      </Sheet>
      <Sheet open={open === 'wait'} title={t('askToWait')} onClose={close}>
        <List>
          {[2, 5].map(minutes => (
            <ListRow
              key={minutes}
              rid={`wait-${minutes}`}
              leading="hourglass_empty"
              title={t('waitMinutes', { count: minutes })}
              subtitle={t('waitText')}
              onClick={() => {
                act.askToWait({ ride: id, minutes });
                close();
              }}
            />
          ))}
        </List>
      </Sheet>
      <Sheet open={open === 'share'} title={t('shareTrip')} onClose={close}>
        <ShareTrip id={id} ride={ride} />
      </Sheet>
      <Sheet open={open === 'safety' || open === 'help'} title={t('safety')} onClose={close}>
        <SafetySheet onShare={() => setOpen('share')} onHelp={() => setOpen('help')} />
      </Sheet>
      <ConfirmDialog
        open={open === 'help'}
        title={t('callHelpAsk')}
        text={t('callHelpText')}
        danger
        confirmLabel={t('callHelp')}
        rid="call-help"
        onConfirm={() => {
          close();
          act.callHelp({});
        }}
        onCancel={() => setOpen('safety')}
      />
      <NoteDialog id={id} ride={ride} />
      <Sheet open={open === 'move'} title={t('changeTime')} onClose={close}>
        <Move id={id} ride={ride} />
      </Sheet>
      <Sheet open={open === 'instead'} title={t('otherOrLater')} onClose={close}>
        <Instead id={id} />
      </Sheet>
    </>
  );
}

function NoteDialog({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const note = useFieldText('ride-note', ride.note);
  return (
    <ConfirmDialog
      open={open === 'note'}
      title={t('noteToDriver')}
      confirmLabel={t('save')}
      rid="save-note"
      onConfirm={() => {
        act.setNote({ ride: id, note });
        setOpen(null);
      }}
      onCancel={() => setOpen(null)}
    >
      <TextField
        name="ride-note"
        label={t('noteToDriver')}
        rid="ride-note"
        initial={ride.note}
        capitalise
        multiline
        rows={2}
        maxLength={160}
      />
    </ConfirmDialog>
  );
}

function Cancel({ id, ride, onDone }: { id: string; ride: Ride; onDone: () => void }) {
  const t = useWords();
  const act = useAct();
  const { now } = useDates();
  const fee = cancelCents(ride, now);
  return (
    <>
      <Block>
        <span dir="auto">{fee > 0 ? t('cancelFee', { amount: money(fee) }) : t('cancelFree')}</span>
      </Block>
      <List label={t('cancelWhy')}>
        {REASONS.map(reason => (
          <ListRow
            key={reason}
            rid="reason"
            id={reason}
            title={t(names.reason[reason])}
            onClick={() => {
              act.cancelRide({ ride: id, reason });
              onDone();
            }}
          />
        ))}
      </List>
      <Block>
        <Go quiet rid="keep" onClick={onDone}>
          {t('keepRide')}
        </Go>
      </Block>
    </>
  );
}

function ShareTrip({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const act = useAct();
  const { trusted } = useRides();
  const nameOf = useProviderName();
  const known = orderedEntries(trusted, (a, b) => compare(a.name, b.name));
  const others = ride.shared.filter(phone => !known.some(([, person]) => person.phone === phone));
  return (
    <>
      {known.map(([person, { name, phone }]) => (
        <SwitchRow
          key={person}
          id={person}
          leading={<Avatar name={name} />}
          label={name}
          subtitle={phone}
          checked={ride.shared.includes(phone)}
          onChange={on => (on ? act.shareRide({ ride: id, phone }) : act.stopSharing({ ride: id, phone }))}
        />
      ))}
      {others.map(phone => (
        <SwitchRow
          key={phone}
          id={phone}
          leading={<Avatar name={nameOf(phone)} />}
          label={nameOf(phone)}
          subtitle={phone}
          checked
          onChange={() => act.stopSharing({ ride: id, phone })}
        />
      ))}
      <ListRow
        leading="person_add"
        title={t('someoneElse')}
        rid="share-other"
        onClick={() => act.pickPerson({ purpose: 'share', ride: id })}
      />
      <Block>
        <span>{t('shareText')}</span>
      </Block>
    </>
  );
}

export function SafetySheet({ onShare, onHelp }: { onShare?: () => void; onHelp: () => void }) {
  const t = useWords();
  const nav = useNav();
  return (
    <List>
      <ListRow
        leading="emergency"
        danger
        rid="emergency"
        title={t('emergency')}
        subtitle={t('emergencyText')}
        onClick={onHelp}
      />
      {onShare && (
        <ListRow
          leading="share"
          rid="share-now"
          title={t('shareTrip')}
          subtitle={t('shareText')}
          onClick={onShare}
        />
      )}
      <ListRow
        leading="shield"
        rid="safety-settings"
        title={t('safetySettings')}
        onClick={() => nav.push('/safety')}
      />
    </List>
  );
}

function Move({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const ask = useAsk();
  const { zone, date, time, now } = useDates();
  const at = ride.at ?? laterOn(now);
  const { hour, minute } = partsAt(at, zone);
  const args = (which: 'date' | 'time') => ({ ride: id, which });
  return (
    <List>
      <ListRow
        leading="event"
        rid="date"
        title={t('date')}
        subtitle={date(at)}
        onClick={() => ask('date', t('date'), at, 'moveRide', args('date'))}
      />
      <ListRow
        leading="schedule"
        rid="clock"
        title={t('time')}
        subtitle={time(at)}
        onClick={() => ask('time', t('time'), hour * 60 + minute, 'moveRide', args('time'))}
      />
    </List>
  );
}

/** Another type of ride, or later: the ride is given up without a fee, and its places are kept in a new plan. */
function Instead({ id }: { id: string }) {
  const t = useWords();
  const act = useAct();
  return (
    <Block>
      <span>{t('insteadText')}</span>
      <Go rid="instead" onClick={() => act.instead({ ride: id, later: false })}>
        {t('otherType')}
      </Go>
      <Go quiet rid="instead-later" onClick={() => act.instead({ ride: id, later: true })}>
        {t('scheduleIt')}
      </Go>
    </Block>
  );
}
