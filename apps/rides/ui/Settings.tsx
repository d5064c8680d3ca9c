import { RadioGroup, Screen, SectionHeader, Segmented, SwitchRow, Checkbox, List } from './kit.ts';
import { NEEDS, type Settings as Values } from '../state.ts';
import { useAct, useApp, useWords } from './hooks.ts';
import { Block, Go } from './Parts.tsx';
import css from './options.module.css';
import { names } from '../names.ts';

/** How rides are paid, what is told, what drivers should know each time. */
export function Settings() {
  const t = useWords();
  const act = useAct();
  const settings = useApp(s => s.settings);
  const set = (change: Partial<Values>) => act.setSettings({ settings: change });
  const { wishes, needs } = settings;
  const wish = (change: Partial<typeof wishes>) => set({ wishes: { ...wishes, ...change } });
  return (
    <Screen title={t('settings')}>
      <SectionHeader title={t('payment')} />
      <RadioGroup
        label={t('payment')}
        value={settings.pay}
        onChange={pay => set({ pay })}
        options={[
          { value: 'copperleaf' as const, label: t('pay_copperleaf'), subtitle: t('payUpfront') },
          { value: 'cash' as const, label: t('pay_cash'), subtitle: t('payInCar') },
        ]}
      />
      <SwitchRow
        label={t('useCredit')}
        rid="use-credit"
        checked={settings.credit}
        onChange={credit => set({ credit })}
      />
      <SectionHeader title={t('needs')} />
      <Block>
        <span>{t('needsText')}</span>
      </Block>
      <List label={t('needs')}>
        {NEEDS.map(need => (
          <Checkbox
            key={need}
            id={need}
            rid="need"
            label={t(names.need[need])}
            checked={needs.includes(need)}
            onChange={on => set({ needs: on ? [...needs, need] : needs.filter(each => each !== need) })}
          />
        ))}
      </List>
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
      <SectionHeader title={t('notifications')} />
      <SwitchRow
        label={t('notifyRides')}
        rid="notify-rides"
        checked={settings.notifyRides}
        onChange={notifyRides => set({ notifyRides })}
      />
      <SwitchRow
        label={t('notifyOffers')}
        rid="notify-offers"
        checked={settings.notifyOffers}
        onChange={notifyOffers => set({ notifyOffers })}
      />
      <SwitchRow
        label={t('mailReceipts')}
        rid="mail-receipts"
        checked={settings.mailReceipts}
        onChange={mailReceipts => set({ mailReceipts })}
      />
      <SectionHeader title={t('recentPlaces')} />
      <Block>
        <Go quiet rid="forget" onClick={() => act.forgetRecent({})}>
          {t('forgetRecent')}
        </Go>
      </Block>
    </Screen>
  );
}
