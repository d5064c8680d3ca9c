import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import {
  Avatar,
  Card,
  ListRow,
  IconButton,
  Screen,
  SectionHeader,
  Segmented,
  Stepper,
  SwitchRow,
  TextField,
} from './kit.ts';
import { useAct, useNav, useRides, useWords } from './hooks.ts';
import { Block, Foot, Go } from './Parts.tsx';
import css from './options.module.css';
import { names } from '../names.ts';

/** Who rides, how many, what the driver should know, and how the ride should be. */
export function Options() {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { plan, settings } = useRides();
  const note = useFieldText('note', plan.note);
  const { rider, wishes } = plan;
  const wish = (change: Partial<typeof wishes>) =>
    act.setPlan({ plan: { wishes: { ...wishes, ...change } } });
  return (
    <Screen
      title={t('rideOptions')}
      bottom={
        <Foot>
          <Go
            rid="options-done"
            onClick={() => {
              act.setPlan({ plan: { note } });
              nav.back();
            }}
          >
            {t('done')}
          </Go>
        </Foot>
      }
    >
      <SectionHeader title={t('whoRides')} />
      <ListRow
        leading={rider ? <Avatar name={rider.name} /> : 'person'}
        title={rider ? rider.name : t('meRide')}
        subtitle={rider ? rider.phone : t('meRideText')}
        rid="rider"
        onClick={() => act.pickPerson({ purpose: 'rider' })}
        trailing={
          rider ? (
            <IconButton
              icon="close"
              label={t('rideMyself')}
              onClick={() => act.setPlan({ plan: { rider: null } })}
            />
          ) : undefined
        }
      />
      <Block>
        <Stepper
          label={t('people')}
          value={plan.people}
          min={1}
          max={8}
          onChange={people => act.setPlan({ plan: { people } })}
        />
        <TextField
          name="note"
          label={t('noteToDriver')}
          rid="note"
          initial={plan.note}
          capitalise
          multiline
          rows={2}
          maxLength={160}
          counter
          onInput={text => act.setPlan({ plan: { note: text } })}
        />
      </Block>
      <SectionHeader title={t('wishes')} />
      <Block>
        <span className={css['caption']}>{t('talk')}</span>
        <Segmented
          label={t('talk')}
          value={wishes.talk}
          onChange={talk => wish({ talk })}
          options={(['any', 'quiet', 'chat'] as const).map(value => ({ value, label: t(names.talk[value]) }))}
        />
        <span className={css['caption']}>{t('heat')}</span>
        <Segmented
          label={t('heat')}
          value={wishes.heat}
          onChange={heat => wish({ heat })}
          options={(['any', 'cool', 'warm'] as const).map(value => ({ value, label: t(names.heat[value]) }))}
        />
      </Block>
      <SwitchRow
        leading="pets"
        label={t('withPet')}
        subtitle={t('withPetText')}
        checked={wishes.pet}
        onChange={pet => wish({ pet })}
      />
      {settings.needs.length > 0 && (
        <Block>
          <Card variant="outlined" padding={12}>
            {t('needsTold', { needs: settings.needs.map(need => t(names.need[need])).join(' · ') })}
          </Card>
        </Block>
      )}
    </Screen>
  );
}
