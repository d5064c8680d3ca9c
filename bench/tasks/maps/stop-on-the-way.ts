import { isHere } from '../../../apps/maps/select.ts';
import type { Moment } from '../../../judges/judge.ts';
import { task, type Phone } from '../form.ts';
import { frontOf } from '../front.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, home, rid, row, tap, type Steps } from '../steps.ts';
import { goTo, known, spot, type Known } from './make.ts';

type Mode = 'cycle' | 'drive' | 'transit';
const here = (s: Phone) => ({
  name: 'My location',
  address: s.device.place.name,
  latitude: s.device.place.latitude,
  longitude: s.device.place.longitude,
  place: null,
});
const plan = (s: Phone, through: readonly Known[], mode: Mode) => {
  s.apps.maps.plan = { ...s.apps.maps.plan, stops: [here(s), ...through.map(k => spot(s, k))], mode };
};
interface P {
  places: Known[];
  mode: { id: Mode };
}
/** Whether the directions that were asked for last are those of the instruction. */
function isPlanned({ now, p }: Moment<P>): boolean {
  const { stops, mode, when } = now.apps.maps.plan;
  const [from, ...through] = stops;
  return (
    isHere(from ?? null) &&
    through.map(stop => stop?.place).join() === [p.places[1]!.id, p.places[0]!.id].join() &&
    mode === p.mode.id &&
    when === 'now'
  );
}
function* ask({ places, mode }: P): Steps {
  let seen = yield* goTo(places[0]!.name);
  seen = yield tap(seen, button('Directions'));
  seen = yield tap(seen, rid(`mode-${mode.id}`));
  seen = yield tap(seen, button('Add stop'));
  seen = yield fill(seen, field('Add a stop'), places[1]!.name);
  seen = yield tap(seen, row(places[1]!.name));
  seen = yield tap(seen, button('Options of stop C'));
  return yield tap(seen, button('Move up'));
}

export const stopOnTheWay = task(
  'maps/stop-on-the-way',
  {
    places: distinct(3, known()),
    mode: oneOf(
      { id: 'cycle', en: 'by bike', zh: '骑自行车' },
      { id: 'drive', en: 'by car', zh: '开车' },
      { id: 'transit', en: 'by public transport', zh: '乘公共交通' },
    ),
  },
  {
    tags: ['order', 'search'],
    ask: {
      en: [
        ({ places, mode }) =>
          `In Wayfare, ask for directions ${mode.en} from my location to ${places[0]!.name} with a stop at ${places[1]!.name} on the way. Leave them on the screen.`,
        ({ places, mode }) =>
          `Show the way ${mode.en} from where I am to ${places[1]!.name} and on to ${places[0]!.name} in the maps app, and leave it on the screen.`,
      ],
      zh: [
        ({ places, mode }) =>
          `在 Wayfare 里规划路线：从我的位置出发，${mode.zh}，途经 ${places[1]!.name}，最后到 ${places[0]!.name}。停留在该画面。`,
      ],
    },
    setup: (s, { places }) => {
      plan(s, [places[2]!, places[0]!], 'drive');
      s.apps.maps.settings.mode = 'walk';
    },
    // Directions are wear, and what is on the screen is no data: so goals say what is asked for.
    goals: {
      planned: { weight: 2, test: isPlanned },
      shown: moment => isPlanned(moment) && frontOf(moment.now)?.path === '/directions',
    },
    solve: function* (_, p) {
      yield* ask(p);
      yield done();
    },
    nearMisses: {
      notOnTheScreen: {
        change: (s, p) => plan(s, [p.places[1]!, p.places[0]!], p.mode.id),
        because: 'shown',
      },
      atTheEnd: {
        change: (s, p) => plan(s, [p.places[0]!, p.places[1]!], p.mode.id),
        because: ['planned', 'shown'],
      },
      withoutTheStop: {
        change: (s, p) => plan(s, [p.places[0]!], p.mode.id),
        because: ['planned', 'shown'],
      },
      leftTheApp: {
        how: function* (seen, p) {
          yield* ask(p);
          yield home();
          yield done();
        },
        because: 'shown',
      },
    },
  },
);
