import { epochOf } from '../../../src/state/clock.ts';
import {
  useFields,
  useScreenState,
  useStartIntent,
  useSystem,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import {
  Avatar,
  Button,
  Checkbox,
  Icon,
  IconButton,
  List,
  ListRow,
  MediaTile,
  Scroller,
  Sheet,
} from './kit.ts';
import { birthdayWords } from '../select.ts';
import { useAct } from './hooks.ts';
import css from './edit.module.css';

/** Results of the phone's dialogs for a form. */
export interface Own {
  screen: string;
  birthday: string | null;
  portrait: string | null;
}

/** Drawn faces that nobody of this phone has. */
const FACES: readonly (readonly [name: string, what: string])[] = [
  ['portrait-02-man-black-crop', 'Man, black hair, sky shirt'],
  ['portrait-07-woman-teal-hijab', 'Woman, teal hijab'],
  ['portrait-06-man-black-buzz', 'Man, very short hair'],
  ['portrait-22-older-woman-grey-bun', 'Older woman, grey bun'],
  ['portrait-09-girl-ginger-braids', 'Girl, ginger braids'],
  ['portrait-37-boy-blonde-bob', 'Boy, blond hair'],
  ['portrait-30-older-man-silver-buzz', 'Older man, silver hair'],
  ['portrait-05-older-woman-silver-bob', 'Older woman, silver bob'],
  ['portrait-61-older-man-wine-turban', 'Older man, wine turban'],
  ['portrait-47-girl-black-fringe', 'Girl, black fringe'],
  ['portrait-54-boy-black-buzz', 'Boy, very short hair'],
  ['portrait-57-older-woman-grey-long-straight', 'Older woman, long grey hair'],
];

/** The portrait of a form, and where another comes from. */
export function Face({ name, form }: { name: string; form: Own }) {
  const [open, setOpen] = useScreenState('portrait-open', false);
  const act = useAct();
  const start = useStartIntent();
  const fields = useFields();
  const put = (portrait: string | null) => {
    act.fill({ ...form, portrait });
    setOpen(false);
  };
  const photo = (verb: 'PICK' | 'CAPTURE') => {
    setOpen(false);
    start({
      verb,
      mime: 'image/*',
      result: {
        app: 'contacts',
        action: 'setPortrait',
        args: { screen: form.screen, birthday: form.birthday },
      },
    });
  };
  return (
    <div className={css['portrait']}>
      <Avatar
        name={name}
        picture={form.portrait}
        size={112}
        {...(form.portrait || name !== 'No name' ? {} : { icon: 'person' as const })}
      />
      <Button
        variant="text"
        onClick={() => {
          fields.blur();
          setOpen(true);
        }}
      >
        {form.portrait ? 'Change picture' : 'Add picture'}
      </Button>
      <Sheet open={open} title="Contact picture" onClose={() => setOpen(false)}>
        <Scroller name="faces" label="Pictures">
          <List>
            <ListRow leading="photo_library" title="Choose a photo" onClick={() => photo('PICK')} />
            <ListRow leading="photo_camera" title="Take a photo" onClick={() => photo('CAPTURE')} />
            {form.portrait && (
              <ListRow leading="delete" title="Remove picture" danger onClick={() => put(null)} />
            )}
          </List>
          <div className={css['drawn']} role="group" aria-label="Drawn faces">
            {FACES.map(([picture, what]) => (
              <MediaTile
                key={picture}
                id={picture}
                rid="face"
                picture={picture}
                label={what}
                onClick={() => put(picture)}
              />
            ))}
          </div>
        </Scroller>
      </Sheet>
    </div>
  );
}

/** The birthday of a form, from the phone’s date dialog. */
export function Birthday({ form }: { form: Own }) {
  const zone = useZone();
  const system = useSystem();
  const act = useAct();
  const fields = useFields();
  const ask = () => {
    fields.blur();
    const [, y, m, d] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(form.birthday ?? '') ?? [];
    const value = y
      ? epochOf({ year: y === '-' ? 2000 : Number(y), month: Number(m), day: Number(d) }, zone)
      : undefined;
    system.openDialog({
      kind: 'date',
      app: 'contacts',
      title: 'Birthday',
      ...(value === undefined ? {} : { value }),
      then: {
        app: 'contacts',
        action: 'setBirthday',
        args: { screen: form.screen, portrait: form.portrait },
      },
    });
  };
  return (
    <>
      <div className={css['birthday']}>
        <button
          type="button"
          className={css['birthdayButton']}
          data-rid="birthday"
          data-empty={form.birthday ? undefined : ''}
          onClick={ask}
        >
          <span className={css['birthdayWords']}>
            {form.birthday && <span className={css['birthdayLabel']}>Birthday</span>}
            <span>{form.birthday ? birthdayWords(form.birthday) : 'Birthday'}</span>
          </span>
          <Icon name="calendar_today" />
        </button>
        {form.birthday && (
          <IconButton
            icon="do_not_disturb_on"
            label="Remove birthday"
            onClick={() => act.fill({ ...form, birthday: null })}
          />
        )}
      </div>
      {form.birthday && !form.birthday.startsWith('-') && (
        <Checkbox
          label="Without the year"
          checked={false}
          onChange={() => act.fill({ ...form, birthday: `-${form.birthday!.slice(4)}` })}
        />
      )}
    </>
  );
}
