import { Button, Chip, Icon, Picture, TextField } from './kit.ts';
import { useFields } from '../../../src/sdk/react/hooks.ts';
import type { Draft } from '../state.ts';
import { useAct, useAsk, useDates, useWords } from './hooks.ts';
import css from './compose.module.css';

export function KindFields({
  id,
  draft,
  set,
}: {
  id: string;
  draft: Draft;
  set: (changes: Partial<Draft>) => void;
}) {
  const t = useWords();
  const act = useAct();
  const ask = useAsk();
  const dates = useDates();
  const fields = useFields();
  const option = (i: number, text: string) => {
    const options = Array.from({ length: Math.max(draft.options.length, i + 1) }, (_, n) =>
      n === i ? text : (draft.options[n] ?? ''),
    );
    while (options.length > 0 && options.at(-1) === '') options.pop();
    set({ options });
  };
  if (draft.kind === 'photo')
    return (
      <div className={css['photos']}>
        {draft.photos.map((photo, i) => (
          <span key={photo} className={css['photo']}>
            <Picture name={photo} alt={t('photoOf', { number: i + 1 })} radius={8} />
            <button
              type="button"
              className={css['cross']}
              aria-label={t('removePhoto', { number: i + 1 })}
              onClick={() => set({ photos: draft.photos.filter((_, n) => n !== i) })}
            >
              <Icon name="close" size={18} />
            </button>
          </span>
        ))}
        {draft.photos.length < 6 && (
          <Button
            variant="tonal"
            icon="add_photo_alternate"
            rid="add-photo"
            onClick={() => act.pickPhotos({ draft: id })}
          >
            {t('addPhotos')}
          </Button>
        )}
      </div>
    );
  if (draft.kind === 'link')
    return (
      <TextField
        name="link"
        label={t('address')}
        initial={draft.link}
        inputMode="url"
        capitalise={false}
        onInput={link => set({ link })}
      />
    );
  if (draft.kind === 'poll')
    return (
      <>
        {Array.from({ length: Math.min(6, Math.max(2, draft.options.length + 1)) }, (_, i) => (
          <TextField
            key={i}
            name={`option-${i + 1}`}
            label={t('optionNumber', { number: i + 1 })}
            initial={draft.options[i] ?? ''}
            maxLength={80}
            capitalise
            onInput={text => option(i, text)}
          />
        ))}
        <div className={css['wrap']}>
          {[1, 3, 7].map(days => (
            <Chip
              key={days}
              label={t('daysCount', { count: days })}
              selected={draft.pollDays === days}
              rid={`days-${days}`}
              onClick={() => set({ pollDays: days })}
            />
          ))}
        </div>
      </>
    );
  if (draft.kind !== 'event') return null;
  const when = draft.from;
  return (
    <>
      <div className={css['wrap']}>
        <Chip
          label={when === null ? t('setDay') : dates.day(when)}
          icon="calendar_today"
          rid="event-day"
          onClick={() => {
            fields.blur();
            ask('date', t('setDay'), when ?? dates.now, 'setDay', { draft: id });
          }}
        />
        <Chip
          label={when === null ? t('setHour') : dates.time(when)}
          icon="schedule"
          rid="event-hour"
          onClick={() => {
            fields.blur();
            ask('time', t('setHour'), 18 * 60, 'setHour', { draft: id });
          }}
        />
        {[1, 2, 3].map(hours => (
          <Chip
            key={hours}
            label={t('hoursCount', { count: hours })}
            selected={draft.hours === hours}
            rid={`hours-${hours}`}
            onClick={() => set({ hours })}
          />
        ))}
      </div>
      <TextField
        name="place"
        label={t('place')}
        initial={draft.place}
        capitalise
        onInput={place => set({ place })}
      />
    </>
  );
}
