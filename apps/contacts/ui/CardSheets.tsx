import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { List, ListRow, RadioGroup, Scroller, Sheet } from './kit.ts';
import { RINGTONES } from '../../../src/sdk/core/system/choices.ts';
import type { ContactRow } from '../select.ts';
import type { Reach } from './CardBlocks.tsx';
import { useAct } from './hooks.ts';

/** Asks which of a contact's numbers or addresses to use. */
export function ReachSheets({
  contact: c,
  open,
  reach,
  onClose,
}: {
  contact: ContactRow;
  open: string | null;
  reach: Reach;
  onClose: () => void;
}) {
  return (
    <>
      <Sheet
        open={open === 'call' || open === 'text'}
        title={open === 'text' ? 'Text which number?' : 'Call which number?'}
        onClose={onClose}
      >
        <List>
          {c.phones.map(p => (
            <ListRow
              key={p.number}
              rid="choose-number"
              leading={open === 'text' ? 'chat' : 'call'}
              title={formatNumber(p.number)}
              subtitle={p.label}
              onClick={() => (open === 'text' ? reach.write(p.number) : reach.call(p.number))}
            />
          ))}
        </List>
      </Sheet>
      <Sheet open={open === 'mail'} title="Write to which address?" onClose={onClose}>
        <List>
          {c.emails.map(e => (
            <ListRow
              key={e.address}
              leading="mail"
              title={e.address}
              subtitle={e.label}
              onClick={() => reach.mail(e.address)}
            />
          ))}
        </List>
      </Sheet>
    </>
  );
}

/** Chooses the ringtone of a contact. */
export function RingtoneSheet({
  contact: c,
  open,
  onClose,
}: {
  contact: ContactRow;
  open: boolean;
  onClose: () => void;
}) {
  const act = useAct();
  return (
    <Sheet open={open} title="Ringtone" onClose={onClose}>
      <Scroller name="ringtones" label="Ringtones">
        <RadioGroup
          label="Ringtone"
          value={c.ringtone ?? ''}
          onChange={value => {
            act.setRingtone({ contact: c.id, ringtone: value === '' ? null : value });
            onClose();
          }}
          options={[
            { value: '', label: 'The phone’s ringtone' },
            ...RINGTONES.map(r => ({ value: r.name, label: r.name })),
          ]}
        />
      </Scroller>
    </Sheet>
  );
}
