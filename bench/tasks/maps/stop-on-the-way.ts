import { isHere } from '../../../apps/maps/select.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, rid, row, tap } from '../steps.ts';
import { goTo, keep, known, spot, type Known } from './make.ts';

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
          `Show the way ${mode.en} from where I am to ${places[1]!.name} and on to ${places[0]!.name} in the maps app.`,
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
    goals: {
      stops: ({ now, p }) => {
        const { stops } = now.apps.maps.plan;
        return (
          stops.length === 3 &&
          isHere(stops[0]!) &&
          stops[1]?.place === p.places[1]!.id &&
          stops[2]?.place === p.places[0]!.id
        );
      },
      mode: ({ was, now, p }) =>
        now.apps.maps.plan.mode === p.mode.id &&
        now.apps.maps.plan.stops[1]?.place !== was.apps.maps.plan.stops[1]?.place,
    },
    allow: () => [],
    solve: function* (_, { places, mode }) {
      let seen = yield* goTo(places[0]!.name);
      seen = yield tap(seen, button('Directions'));
      seen = yield tap(seen, rid(`mode-${mode.id}`));
      seen = yield tap(seen, button('Add stop'));
      seen = yield fill(seen, field('Add a stop'), places[1]!.name);
      seen = yield tap(seen, row(places[1]!.name));
      seen = yield tap(seen, button('Options of stop C'));
      yield tap(seen, button('Move up'));
      yield done();
    },
    nearMisses: {
      atTheEnd: { change: (s, p) => plan(s, [p.places[0]!, p.places[1]!], p.mode.id), because: 'stops' },
      onFoot: {
        change: (s, p) => {
          plan(s, [p.places[1]!, p.places[0]!], 'drive');
          s.apps.maps.plan.mode = 'walk';
        },
        because: 'mode',
      },
      withoutTheStop: { change: (s, p) => plan(s, [p.places[0]!], p.mode.id), because: 'stops' },
      andSaved: {
        change: (s, p) => {
          plan(s, [p.places[1]!, p.places[0]!], p.mode.id);
          keep(s, 'saved-x', 'list-want', spot(s, p.places[1]!));
        },
        because: 'sideEffects',
      },
    },
  },
);
