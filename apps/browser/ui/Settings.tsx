import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  Dialog,
  List,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  Slider,
  SwitchRow,
  TextField,
} from './kit.ts';
import { ENGINES, shownAddress, type Engine } from '../web/address.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './browser.module.css';

/** Settings of the browser; each of them changes what it says. */
export function Settings() {
  const s = useApp(state => state.settings);
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const home = useFieldText('home', s.home);
  const [open, setOpen] = useScreenState<'engine' | 'home' | 'zoom' | null>('open', null);
  const set = (settings: Partial<typeof s>) => act.changeSettings({ settings });
  const close = () => {
    setOpen(null);
    fields.blur();
  };
  const saveHome = () => {
    set({ home: home.trim() });
    close();
  };
  return (
    <>
      <Screen label="Settings" appBar={<AppBar title="Settings" />}>
        <List label="General">
          <SectionHeader title="General" />
          <ListRow
            leading="search"
            title="Search engine"
            subtitle={ENGINES[s.engine].name}
            rid="engine"
            onClick={() => setOpen('engine')}
          />
          <ListRow
            leading="home"
            title="Home page"
            subtitle={s.home === '' ? 'New tab page' : shownAddress(s.home)}
            rid="home"
            onClick={() => {
              fields.set('home', s.home);
              setOpen('home');
              fields.focus('home');
            }}
          />
          <SwitchRow
            leading="lightbulb"
            label="Suggestions"
            subtitle="From searches and pages, while you type an address"
            checked={s.suggestions}
            onChange={suggestions => set({ suggestions })}
          />
        </List>
        <List label="Pages">
          <SectionHeader title="Pages" />
          <ListRow
            leading="format_size"
            title="Default text size"
            subtitle={`${s.zoom} %`}
            rid="zoom"
            onClick={() => setOpen('zoom')}
          />
          <SwitchRow
            leading="hide_image"
            label="Block images"
            subtitle="Pages come without pictures and use less data"
            checked={s.blockImages}
            onChange={blockImages => set({ blockImages })}
          />
          <SwitchRow
            leading="open_in_new"
            label="Pop-ups"
            subtitle={
              s.popups ? 'Sites may open windows of their own' : 'Sites may not open windows of their own'
            }
            checked={s.popups}
            onChange={popups => set({ popups })}
          />
        </List>
        <List label="Privacy">
          <SectionHeader title="Privacy" />
          <SwitchRow
            leading="do_not_disturb_on"
            label="Do not track"
            subtitle="Ask sites not to follow you"
            checked={s.doNotTrack}
            onChange={doNotTrack => set({ doNotTrack })}
          />
          <ListRow
            leading="delete_sweep"
            title="Clear browsing data"
            subtitle="History, site data, list of downloads"
            rid="clear"
            onClick={() => nav.push('/clear')}
          />
        </List>
      </Screen>
      <Dialog
        open={open === 'engine'}
        title="Search engine"
        onClose={close}
        actions={[{ label: 'Cancel', onClick: close }]}
      >
        <RadioGroup
          label="Search engine"
          options={(Object.keys(ENGINES) as Engine[]).map(e => ({
            value: e,
            label: ENGINES[e].name,
            subtitle: ENGINES[e].host,
          }))}
          value={s.engine}
          onChange={engine => {
            set({ engine });
            close();
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'home'}
        title="Home page"
        text="Leave it empty for the new tab page."
        confirmLabel="Save"
        onConfirm={saveHome}
        onCancel={close}
      >
        <TextField name="home" label="Address" initial={s.home} inputMode="url" onEnter={saveHome} />
      </ConfirmDialog>
      <Dialog
        open={open === 'zoom'}
        title="Default text size"
        text="For sites without a size of their own."
        onClose={close}
        actions={[{ label: 'Done', onClick: close }]}
      >
        <div className={css['zoomRow']}>
          <Slider
            label="Default text size"
            min={50}
            max={200}
            step={10}
            value={s.zoom}
            format={n => `${n} %`}
            onChange={zoom => set({ zoom })}
          />
          <span className={css['zoomValue']}>{`${s.zoom} %`}</span>
        </div>
      </Dialog>
    </>
  );
}
