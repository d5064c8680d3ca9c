import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, Screen, SearchField } from './kit.ts';
import { canChange } from '../actions/ride.ts';
import { placesProblem } from '../model/check.ts';
import { stopsPassed } from '../model/position.ts';
import { MOST_STOPS } from '../model/kinds.ts';
import type { Ride, Spot } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { useAct, useDates, useParams, useRides, useScreenState, useWords } from './hooks.ts';
import { Block, Foot, Go, Notice } from './Parts.tsx';
import { Finder, Points } from './Where.tsx';
import { names } from '../names.ts';

interface Draft {
  stops: readonly Spot[];
  to: Spot;
}

/** Other stops or another destination for a ride that is booked or under way. */
export function Change() {
  const { ride: id } = useParams('/change/:ride');
  const t = useWords();
  const ride = useRides().rides[id];
  if (!ride || !canChange(ride))
    return (
      <Screen title={t('changeRoute')}>
        <EmptyState icon="search" title={t('noSuchRide')} text={id} />
      </Screen>
    );
  return <Editor id={id} ride={ride} />;
}

function Editor({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const { now } = useDates();
  const [draft, setDraft] = useScreenState<Draft>('draft', { stops: ride.stops, to: ride.to });
  const [slot, setSlot] = useScreenState<string | null>('slot', null);
  const query = useFieldText('query');
  const passed = ride.status === 'trip' ? stopsPassed(ride, now) : 0;
  const problem = placesProblem(ride.from, draft.to, draft.stops);
  const choose = (spot: Spot) => {
    fields.blur();
    fields.set('query', '');
    setSlot(null);
    if (slot === 'to') return setDraft({ ...draft, to: spot });
    const stops = [...draft.stops];
    stops[Math.min(Number(slot), stops.length)] = spot;
    setDraft({ ...draft, stops: stops.slice(0, MOST_STOPS) });
  };
  const isSame = equal([draft.stops, draft.to], [ride.stops, ride.to]);
  if (slot !== null)
    return (
      <Screen
        label={t('choosePlace')}
        appBar={<AppBar title={t('choosePlace')} leading="close" onLeading={() => setSlot(null)} />}
      >
        <Block>
          <SearchField name="query" label={t('searchPlace')} rid="query" />
        </Block>
        <Finder query={query} onChoose={choose} />
      </Screen>
    );
  return (
    <Screen
      title={t('changeRoute')}
      bottom={
        <Foot>
          <Go
            rid="save-route"
            disabled={isSame || problem !== null}
            onClick={() => act.changeRoute({ ride: id, stops: [...draft.stops], to: draft.to })}
          >
            {t('saveRoute')}
          </Go>
        </Foot>
      }
    >
      <Block>
        <Points
          from={ride.from}
          stops={draft.stops}
          to={draft.to}
          fixedFrom
          fixed={passed}
          onPoint={where => setSlot(String(where))}
          onRemove={index => setDraft({ ...draft, stops: draft.stops.filter((_, i) => i !== index) })}
          onMove={(index, to) => {
            const stops = [...draft.stops];
            const [stop] = stops.splice(index, 1);
            stops.splice(to, 0, stop!);
            setDraft({ ...draft, stops });
          }}
          onAdd={() => setSlot(String(draft.stops.length))}
        />
        <Notice icon="info" title={t('changeCosts')} text={t('changeCostsText')} />
        {problem !== null && problem !== 'noTo' && (
          <Notice
            icon="block"
            tone="warn"
            title={t(names.problem[problem])}
            text={
              problem === 'isleTo' || problem === 'outsideTo' || problem === 'same'
                ? t(names.problemText[problem])
                : ''
            }
          />
        )}
      </Block>
    </Screen>
  );
}
