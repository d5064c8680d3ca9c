import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Checkbox, ConfirmDialog, List, RadioGroup, Screen, SectionHeader } from './kit.ts';
import { RANGES, type Range } from '../actions/keep.ts';
import { useAct } from './hooks.ts';
import css from './records.module.css';

const WORDS: Record<Range, string> = {
  hour: 'Last hour',
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 4 weeks',
  all: 'All time',
};

/** Chooses which browsing data to clear, and from which period. */
export function Clear() {
  const act = useAct();
  const [range, setRange] = useScreenState<Range>('range', 'hour');
  const [history, setHistory] = useScreenState('history', true);
  const [sites, setSites] = useScreenState('sites', false);
  const [downloads, setDownloads] = useScreenState('downloads', false);
  const [asking, setAsking] = useScreenState('asking', false);
  return (
    <>
      <Screen
        label="Clear browsing data"
        appBar={<AppBar title="Clear browsing data" />}
        bottom={
          <div className={css['bare']}>
            <Button wide disabled={!history && !sites && !downloads} onClick={() => setAsking(true)}>
              Clear data
            </Button>
          </div>
        }
      >
        <SectionHeader title="Time range" />
        <RadioGroup
          label="Time range"
          options={RANGES.map(value => ({ value, label: WORDS[value] }))}
          value={range}
          onChange={setRange}
        />
        <List label="What">
          <SectionHeader title="What" />
          <Checkbox
            label="Browsing history"
            subtitle="Visited pages; with all time also searches"
            checked={history}
            onChange={setHistory}
          />
          <Checkbox
            label="Site data"
            subtitle="Cart of the shop; with all time also choices for sites"
            checked={sites}
            onChange={setSites}
          />
          <Checkbox
            label="List of downloads"
            subtitle="Files stay on this phone"
            checked={downloads}
            onChange={setDownloads}
          />
        </List>
      </Screen>
      <ConfirmDialog
        open={asking}
        title="Clear this data?"
        text={`${WORDS[range]}: ${[history && 'browsing history', sites && 'site data', downloads && 'list of downloads'].filter(Boolean).join(', ')}.`}
        confirmLabel="Clear"
        danger
        onConfirm={() => {
          setAsking(false);
          act.clearData({ range, history, sites, downloads });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
