import { Type } from 'typebox';
import { findCities, fold } from '../../../apps/weather/select.ts';
import { task } from '../form.ts';
import { made } from '../sample.ts';
import { button, done, escaped, field, fill, open, scrollTo, tap } from '../steps.ts';

interface City {
  id: string;
  name: string;
  admin: string;
  country: string;
  other: string;
}

/** A city that another country has one of the same name as: which one is told by the country. */
const city = made(
  ({ phone, random }): City => {
    const { gazetteer, places } = phone.apps.weather;
    const names = gazetteer.cities.map(line => line.split('|')[0]!);
    const twice = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
    for (;;) {
      const name = twice[Math.floor(random() * twice.length)]!;
      const all = findCities(gazetteer, name, 200).filter(c => fold(c.name) === fold(name));
      const one = all[Math.floor(random() * all.length)]!;
      const other = all.find(c => c.country !== one.country);
      if (other && !places[one.id] && all.filter(c => c.country === one.country).length === 1)
        return { id: one.id, name: one.name, admin: one.admin, country: one.country, other: other.id };
    }
  },
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    admin: Type.String(),
    country: Type.String(),
    other: Type.String(),
  }),
);

export const addCity = task(
  'weather/add-city',
  { city },
  {
    tags: ['search', 'create', 'disambiguation'],
    ask: {
      en: [
        ({ city: c }) => `Add ${c.name} in ${c.country} to my places in Skylight, the weather app.`,
        ({ city: c }) =>
          `I want to see the weather of ${c.name} (${c.country}) in Skylight too: save it there as a place.`,
      ],
      zh: [({ city: c }) => `在天气应用 Skylight 里把 ${c.country} 的 ${c.name} 添加为地点。`],
    },
    expect: {
      // Where it stands in the list is left open.
      added: (_s, { city: c }, ctx, now) => {
        ctx.act('weather', 'addPlace', { city: c.id });
        const to = now.apps.weather.order.indexOf(c.id);
        if (to >= 0) ctx.act('weather', 'movePlace', { place: c.id, to });
      },
    },
    solve: function* (seen, { city: c }) {
      seen = yield open('weather');
      seen = yield tap(seen, button('Places'));
      seen = yield tap(seen, button('Add place'));
      seen = yield fill(seen, field('Search cities'), `${c.name} ${c.country}`);
      const add = button(new RegExp(`^Add ${escaped(c.name)}, ${escaped(c.admin || c.country)}$`));
      seen = yield* scrollTo(seen, add);
      yield tap(seen, add);
      yield done();
    },
    nearMisses: {
      theNamesake: {
        change: (_s, p, ctx) => ctx.act('weather', 'addPlace', { city: p.city.other }),
        because: ['added', 'sideEffects'],
      },
      asHome: {
        change: (_s, p, ctx) => {
          ctx.act('weather', 'addPlace', { city: p.city.id });
          ctx.act('weather', 'setHome', { place: p.city.id });
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      onTop: {
        change: (s, p, ctx) => {
          ctx.act('weather', 'addPlace', { city: p.city.id });
          ctx.act('weather', 'movePlace', { place: p.city.id, to: 0 });
        },
      },
    },
  },
);
