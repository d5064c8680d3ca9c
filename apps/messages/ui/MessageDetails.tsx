import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { usePhone, useZone } from '../../../src/sdk/react/hooks.ts';
import { Dialog } from './kit.ts';
import { ME, type Face, type Message } from '../select.ts';
import css from './thread.module.css';

/** Kind, people and times of one message. */
export function MessageDetails({
  message,
  people,
  faces,
  onClose,
  onDone,
}: {
  message: Message | undefined;
  people: readonly string[];
  faces: (number: string) => Face;
  onClose: () => void;
  onDone: () => void;
}) {
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const stamp = (ms: number) => `${formatDay(ms, zone)}, ${formatTime(ms, zone, h24)}`;
  return (
    <Dialog
      open={message !== undefined}
      title="Message details"
      onClose={onClose}
      actions={[{ label: 'OK', onClick: onDone }]}
    >
      {message && (
        <dl className={css['info']}>
          <dt>Type</dt>
          <dd>{kindOf(message, people)}</dd>
          <dt>{message.from === ME ? 'To' : 'From'}</dt>
          <dd dir="auto">
            {message.from === ME
              ? people.map(n => faces(n).name).join(', ')
              : nameWithNumber(faces(message.from), message.from)}
          </dd>
          <dt>{message.from === ME ? 'Sent' : 'Received'}</dt>
          <dd>{stamp(message.at)}</dd>
          {message.deliveredAt !== undefined && (
            <>
              <dt>Delivered</dt>
              <dd>{stamp(message.deliveredAt)}</dd>
            </>
          )}
          {message.status === 'failed' && (
            <>
              <dt>Status</dt>
              <dd>Not sent</dd>
            </>
          )}
        </dl>
      )}
    </Dialog>
  );
}

function kindOf(message: Message, people: readonly string[]): string {
  const isMultimedia = people.length > 1 || message.photo || message.card || message.place;
  return isMultimedia ? 'Multimedia message (MMS)' : 'Text message (SMS)';
}

const nameWithNumber = (face: Face, number: string): string =>
  face.contact ? `${face.name} (${number})` : face.name;
