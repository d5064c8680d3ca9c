import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Avatar, Button, List, ListRow, Picture, Screen, TextField } from './kit.ts';
import { ME } from '../state.ts';
import { useAct, useChirrup, useWords } from './hooks.ts';
import css from './thread.module.css';

/** The own profile: words, place, link and pictures. */
export function EditProfile() {
  const me = useChirrup().accounts[ME]!;
  const t = useWords();
  const act = useAct();
  const name = useFieldText('name', me.name);
  const bio = useFieldText('bio', me.bio);
  const place = useFieldText('place', me.place);
  const link = useFieldText('link', me.link);
  const { picture, banner } = me;
  return (
    <Screen
      appBar={
        <AppBar
          title={t('editProfile')}
          leading="close"
          actions={
            <Button
              rid="save"
              disabled={name.trim() === ''}
              onClick={() => act.editProfile({ name, bio, place, link, picture, banner })}
            >
              {t('save')}
            </Button>
          }
        />
      }
    >
      <List card>
        <ListRow
          rid="change-picture"
          leading={<Avatar name={me.name} picture={picture} size={40} />}
          title={t('changePicture')}
          onClick={() => act.pickPicture({ which: 'picture' })}
        />
        <ListRow
          rid="change-banner"
          leading={banner ? <Picture name={banner} alt="" width={40} height={40} radius={8} /> : 'image'}
          title={t('changeBanner')}
          onClick={() => act.pickPicture({ which: 'banner' })}
        />
      </List>
      <div className={css['form']}>
        <TextField
          name="name"
          label={t('name')}
          initial={me.name}
          maxLength={50}
          capitalise
          error={name.trim() === '' ? t('nameNeeded') : null}
        />
        <TextField
          name="bio"
          label={t('aboutYou')}
          initial={me.bio}
          multiline
          rows={3}
          autoGrow
          maxLength={160}
          counter
        />
        <TextField name="place" label={t('place')} initial={me.place} maxLength={40} capitalise />
        <TextField name="link" label={t('link')} initial={me.link} maxLength={100} inputMode="url" />
      </div>
    </Screen>
  );
}
