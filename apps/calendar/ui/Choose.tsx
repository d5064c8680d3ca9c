import { Dialog, RadioGroup, Scroller } from './kit.ts';
import { calendarsOf } from '../select.ts';
import { COLOURS, type Colour } from '../state.ts';
import { COLOUR_NAMES } from '../words.ts';
import { useCalendar } from './hooks.ts';
import tones from './tones.module.css';

const Dot = ({ tone }: { tone: Colour }) => (
  <span className={`${tones['tone']} ${tones['dot']}`} data-tone={tone} aria-hidden="true" />
);

/** One of the person's own calendars. */
export function ChooseCalendar({
  open,
  title,
  value,
  onClose,
  onChoose,
}: {
  open: boolean;
  title: string;
  value: string;
  onClose: () => void;
  onChoose: (calendar: string) => void;
}) {
  const state = useCalendar();
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={[{ label: 'Cancel', onClick: onClose }]}>
      <RadioGroup
        label={title}
        value={value}
        onChange={onChoose}
        options={calendarsOf(state)
          .filter(c => c.kind === 'own')
          .map(c => ({ value: c.id, label: c.name, trailing: <Dot tone={c.colour} /> }))}
      />
    </Dialog>
  );
}

/** A colour, or that of the calendar where `standard` is given. */
export function ChooseColour({
  open,
  title,
  value,
  standard,
  onClose,
  onChoose,
}: {
  open: boolean;
  title: string;
  value: Colour | null;
  standard?: Colour;
  onClose: () => void;
  onChoose: (colour: Colour | null) => void;
}) {
  const options = COLOURS.map(c => ({
    value: c as string,
    label: COLOUR_NAMES[c],
    trailing: <Dot tone={c} />,
  }));
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={[{ label: 'Cancel', onClick: onClose }]}>
      <Scroller name="colours">
        <RadioGroup
          label={title}
          value={value ?? 'calendar'}
          onChange={v => onChoose(v === 'calendar' ? null : (v as Colour))}
          options={
            standard
              ? [
                  { value: 'calendar', label: 'Colour of the calendar', trailing: <Dot tone={standard} /> },
                  ...options,
                ]
              : options
          }
        />
      </Scroller>
    </Dialog>
  );
}
