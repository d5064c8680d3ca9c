import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Dialog, IconButton, List, ListRow, Picture, RadioGroup, Sheet, TextField } from './kit.ts';
import { MOST_CHOICE, POLL_MINUTES, type Target } from '../draft.ts';
import { draftRows } from '../select.ts';
import { AUDIENCES, REPLIERS, type Draft } from '../state.ts';
import { shortOf } from '../text.ts';
import { momentOf, whenOf } from '../when.ts';
import { useAct, useAsk, useChirrup, useDates, useWords } from './hooks.ts';
import { AUDIENCE_WORDS, POLL_WORDS, REPLIER_WORDS } from './names.ts';
import css from './compose.module.css';

export type Options = 'audience' | 'repliers' | 'warning' | 'schedule' | 'minutes' | 'drafts';
interface Props {
  draft: Draft;
  target: Target;
}

/** The photos of a post, each with its description. */
export function ComposePhotos({ index, draft, target }: Props & { index: number }) {
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const [alt, setAlt] = useScreenState<{ index: number; photo: number } | null>('alt', null);
  const text = useFieldText('alt');
  const { photos } = draft.posts[index]!;
  if (photos.length === 0) return null;
  const number = (i: number) => ({ number: i + 1, of: index + 1 });
  const edit = (photo: number) => {
    fields.set('alt', photos[photo]!.alt);
    setAlt({ index, photo });
  };
  return (
    <div className={css['photos']}>
      {photos.map((photo, i) => (
        <div key={i} className={css['photo']}>
          <Picture name={photo.picture} alt={photo.alt || t('photoOfPost', number(i))} radius={12} />
          <div className={css['photoTools']}>
            <Button
              variant="tonal"
              rid={`alt-${index + 1}-${i + 1}`}
              label={t('describePhoto', number(i))}
              onClick={() => edit(i)}
            >
              {photo.alt === '' ? t('addAlt') : t('altMark')}
            </Button>
            <IconButton
              icon="close"
              filled
              label={t('removePhoto', number(i))}
              rid={`drop-${index + 1}-${i + 1}`}
              onClick={() => act.removePhoto({ ...target, index, photo: i })}
            />
          </div>
        </div>
      ))}
      <Dialog
        open={alt?.index === index}
        title={t('describePhotoTitle')}
        onClose={() => setAlt(null)}
        actions={[
          { label: t('cancel'), onClick: () => setAlt(null) },
          {
            label: t('save'),
            rid: 'save-alt',
            onClick: () => {
              act.setAlt({ ...target, index, photo: alt!.photo, alt: text });
              fields.blur();
              setAlt(null);
            },
          },
        ]}
      >
        <TextField name="alt" label={t('altText')} multiline rows={3} autoGrow />
      </Dialog>
    </div>
  );
}

/** The choices of a poll, and how long it runs. */
export function PollFields({ draft, target }: Props) {
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const [, setOpen] = useScreenState<Options | null>('sheet', null);
  const { choices, minutes } = draft;
  const put = (next: string[]) => act.setChoices({ ...target, choices: next });
  const drop = (i: number) => {
    const next = choices.filter((_, j) => j !== i);
    next.forEach((text, j) => fields.set(`choice-${j + 1}`, text));
    fields.blur();
    put(next);
  };
  return (
    <div className={css['poll']} role="group" aria-label={t('poll')}>
      {choices.map((choice, i) => (
        <TextField
          key={i}
          name={`choice-${i + 1}`}
          rid={`choice-${i + 1}`}
          label={t('choiceNumber', { number: i + 1 })}
          initial={choice}
          maxLength={MOST_CHOICE}
          capitalise
          onInput={text => put(choices.map((c, j) => (j === i ? text : c)))}
          trailing={
            choices.length > 2 ? (
              <IconButton
                icon="close"
                label={t('removeChoice', { number: i + 1 })}
                rid={`drop-choice-${i + 1}`}
                onClick={() => drop(i)}
              />
            ) : undefined
          }
        />
      ))}
      <div className={css['pollRow']}>
        {choices.length < 4 && (
          <Button variant="text" icon="add" rid="add-choice" onClick={() => put([...choices, ''])}>
            {t('addChoice')}
          </Button>
        )}
        <Button
          variant="text"
          icon="timer"
          rid="poll-length"
          onClick={() => (fields.blur(), setOpen('minutes'))}
        >
          {t(POLL_WORDS[minutes] ?? 'oneDay')}
        </Button>
      </div>
    </div>
  );
}

/** What can be chosen for what is being written. */
export function OptionSheets({
  draft,
  target,
  open,
  onOpen,
}: Props & { open: Options | null; onOpen: (what: Options | null) => void }) {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const close = () => onOpen(null);
  const set = (options: Partial<Pick<Draft, 'audience' | 'repliers' | 'minutes' | 'warning'>>) => {
    act.setOptions({ ...target, ...options });
    close();
  };
  const warning = useFieldText('warning', draft.warning);
  return (
    <>
      <Sheet open={open === 'audience'} title={t('whoSees')} onClose={close}>
        <RadioGroup
          label={t('whoSees')}
          value={draft.audience}
          options={AUDIENCES.map(value => ({ value, label: t(AUDIENCE_WORDS[value]) }))}
          onChange={audience => set({ audience })}
        />
      </Sheet>
      <Sheet open={open === 'repliers'} title={t('whoCanReply')} onClose={close}>
        <RadioGroup
          label={t('whoCanReply')}
          value={draft.repliers}
          options={REPLIERS.map(value => ({ value, label: t(REPLIER_WORDS[value]) }))}
          onChange={repliers => set({ repliers })}
        />
      </Sheet>
      <Sheet open={open === 'minutes'} title={t('pollLength')} onClose={close}>
        <RadioGroup
          label={t('pollLength')}
          value={draft.minutes}
          options={POLL_MINUTES.map(value => ({ value, label: t(POLL_WORDS[value]!) }))}
          onChange={minutes => set({ minutes })}
        />
      </Sheet>
      <Sheet open={open === 'drafts'} title={t('drafts')} onClose={close}>
        {Object.keys(state.drafts).length === 0 && <p className={css['note']}>{t('noDrafts')}</p>}
        {draftRows(state).map(([id, d]) => (
          <ListRow
            key={id}
            id={id}
            rid="draft"
            leading="edit_note"
            title={shortOf(d.posts[0]!.text, 60) || t('photo')}
            onClick={() => (close(), act.openDraft({ draft: id }))}
          />
        ))}
      </Sheet>
      <Dialog
        open={open === 'warning'}
        title={t('contentWarning')}
        text={t('warningText')}
        onClose={close}
        actions={[
          { label: t('cancel'), onClick: close },
          { label: t('save'), rid: 'save-warning', onClick: () => set({ warning: warning.trim() }) },
        ]}
      >
        <TextField
          name="warning"
          label={t('contentWarning')}
          initial={draft.warning}
          maxLength={60}
          capitalise
        />
      </Dialog>
      <Schedule draft={draft} open={open === 'schedule'} onClose={close} />
    </>
  );
}

function Schedule({ draft, open, onClose }: { draft: Draft; open: boolean; onClose: () => void }) {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const ask = useAsk();
  const { now, zone, moment, time } = useDates();
  const when = whenOf(state, now, zone);
  const at = momentOf(when, zone);
  return (
    <Sheet
      open={open}
      title={t('schedulePost')}
      onClose={onClose}
      footer={
        <div className={css['footer']}>
          <Button
            wide
            rid="do-schedule"
            disabled={at <= now}
            onClick={() => (onClose(), act.schedule({ draft, at }))}
          >
            {t('scheduleIt')}
          </Button>
        </div>
      }
    >
      <List>
        <ListRow
          rid="schedule-day"
          leading="calendar_month"
          title={t('day')}
          subtitle={moment(at)}
          onClick={() => ask('date', t('day'), when.date, 'setDay', {})}
        />
        <ListRow
          rid="schedule-time"
          leading="schedule"
          title={t('time')}
          subtitle={time(at)}
          onClick={() => ask('time', t('time'), when.minutes, 'setTime', {})}
        />
      </List>
      <p className={css['note']}>{at <= now ? t('lateText') : t('scheduleNote', { when: moment(at) })}</p>
    </Sheet>
  );
}
