import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Dialog, List, ListRow, Menu, RadioGroup, Screen, SectionHeader, SwitchRow } from './kit.ts';
import { MODES, type Spot } from '../state.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import { MODE_LOOK } from './kinds.ts';

export function Settings() {
  const s = useApp(x => x.settings);
  const [asking, setAsking] = useScreenState<'units' | 'mode' | 'theme' | null>('asking', null);
  const [place, setPlace] = useScreenState<'home' | 'work' | null>('place', null);
  const act = useAct();
  const nav = useNav();
  const THEMES = { phone: 'As the phone', light: 'Light', dark: 'Dark' } as const;
  const close = () => setAsking(null);
  const row = (which: 'home' | 'work', title: string, spot: Spot | null) => (
    <ListRow
      rid={`set-${which}`}
      leading={which}
      title={title}
      subtitle={spot?.address ?? 'Not set'}
      onClick={() => (spot ? setPlace(which) : nav.push('/choose/:for', { for: which }))}
    />
  );
  return (
    <>
      <Screen title="Settings">
        <SectionHeader title="Addresses" />
        <List>
          {row('home', 'Home', s.home)}
          {row('work', 'Work', s.work)}
        </List>
        <SectionHeader title="Map" />
        <List>
          <ListRow
            leading="straighten"
            title="Units"
            subtitle={s.units === 'kilometres' ? 'Kilometres' : 'Miles'}
            onClick={() => setAsking('units')}
          />
          <ListRow
            leading="contrast"
            title="Colours of the map"
            subtitle={THEMES[s.theme]}
            onClick={() => setAsking('theme')}
          />
        </List>
        <SectionHeader title="Directions" />
        <List>
          <ListRow
            leading="directions"
            title="Usual mode"
            subtitle={MODE_LOOK[s.mode][1]}
            onClick={() => setAsking('mode')}
          />
          <SwitchRow
            leading="directions_boat"
            label="Avoid ferries"
            checked={s.avoidFerries}
            onChange={avoidFerries => act.setSettings({ avoidFerries })}
          />
          <SwitchRow
            leading="stairs"
            label="Avoid steps"
            checked={s.avoidSteps}
            onChange={avoidSteps => act.setSettings({ avoidSteps })}
          />
        </List>
        <SectionHeader title="Privacy" />
        <List>
          <SwitchRow
            leading="timeline"
            label="Timeline"
            subtitle="Keep where I have been on this phone"
            checked={s.timeline}
            onChange={timeline => act.setSettings({ timeline })}
          />
          <ListRow leading="history" title="Clear recent searches" onClick={() => act.forgetSearches({})} />
        </List>
      </Screen>
      <Dialog open={asking === 'units'} title="Units" onClose={close}>
        <RadioGroup
          label="Units"
          value={s.units}
          options={[
            { value: 'kilometres', label: 'Kilometres' },
            { value: 'miles', label: 'Miles' },
          ]}
          onChange={units => {
            act.setSettings({ units });
            close();
          }}
        />
      </Dialog>
      <Dialog open={asking === 'mode'} title="Usual mode" onClose={close}>
        <RadioGroup
          label="Usual mode"
          value={s.mode}
          options={MODES.map(m => ({ value: m, label: MODE_LOOK[m][1] }))}
          onChange={mode => {
            act.setSettings({ mode });
            close();
          }}
        />
      </Dialog>
      <Dialog open={asking === 'theme'} title="Colours of the map" onClose={close}>
        <RadioGroup
          label="Colours"
          value={s.theme}
          options={(['phone', 'light', 'dark'] as const).map(t => ({ value: t, label: THEMES[t] }))}
          onChange={theme => {
            act.setSettings({ theme });
            close();
          }}
        />
      </Dialog>
      <Menu
        open={place !== null}
        label="Address"
        anchor="center"
        onClose={() => setPlace(null)}
        items={
          place === null
            ? []
            : [
                {
                  label: 'Change',
                  icon: 'edit',
                  onClick: () => {
                    setPlace(null);
                    nav.push('/choose/:for', { for: place });
                  },
                },
                {
                  label: 'Remove',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setPlace(null);
                    act.setHome({ which: place, spot: null });
                  },
                },
              ]
        }
      />
    </>
  );
}
