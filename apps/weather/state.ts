import { Type, type Static } from 'typebox';
import { EpochMs, Id, Nullable, ordered, stamp, StringEnum, Table, trace } from '../../src/state/schema.ts';
import { LEVELS, Override } from './model/index.ts';

export const Place = Type.Object(
  {
    name: Type.String({ minLength: 1, description: 'Name of the town.' }),
    admin: Type.String({ description: 'Region; may be empty.' }),
    country: Type.String({ description: 'Country, in English.' }),
    lat: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north.' }),
    lon: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east.' }),
    zone: Type.String({ description: 'IANA zone of its clocks.' }),
    addedAt: stamp(EpochMs({ description: 'When it was saved.' })),
  },
  { additionalProperties: false },
);
export type Place = Static<typeof Place>;

export const Units = Type.Object(
  {
    temperature: StringEnum(['c', 'f'], { description: 'Temperatures in °C or °F.' }),
    wind: StringEnum(['kmh', 'mph', 'ms', 'kn'], { description: 'Wind in km/h, mph, m/s or knots.' }),
    rain: StringEnum(['mm', 'in'], { description: 'Rain in millimetres or inches.' }),
    pressure: StringEnum(['hpa', 'inhg'], { description: 'Pressure in hPa or inches of mercury.' }),
    distance: StringEnum(['km', 'mi'], { description: 'Visibility in kilometres or miles.' }),
  },
  { additionalProperties: false, description: 'Units in which the app writes; state and model are metric.' },
);
export type Units = Static<typeof Units>;

export const Alerts = Type.Object(
  {
    place: Nullable(Id('place'), {
      description: 'Saved place that alerts are about, or null for the home place.',
    }),
    rainSoon: Type.Boolean({ description: 'Notifies half an hour before rain or snow begins.' }),
    severe: Type.Boolean({ description: 'Notifies of severe weather six hours before it begins.' }),
    level: StringEnum([...LEVELS], { description: 'Least level of severe weather that is notified.' }),
    daily: Type.Boolean({ description: 'Notifies once a day with the day’s forecast.' }),
    dailyAt: Type.Integer({
      minimum: 0,
      maximum: 1439,
      description: 'Minute of the day of the daily forecast, on the phone’s clock.',
    }),
  },
  { additionalProperties: false, description: 'What the app notifies of.' },
);
export type Alerts = Static<typeof Alerts>;

export const Gazetteer = Type.Object(
  {
    countries: Type.Array(Type.String(), { description: 'Countries, in English.' }),
    zones: Type.Array(Type.String(), { description: 'IANA zones.' }),
    cities: Type.Array(Type.String(), {
      description:
        '`name|region|country|lat|lon|zone|other names`: country and zone by their index; the largest city first.',
    }),
  },
  { additionalProperties: false, description: 'Cities that a search finds.' },
);
export type Gazetteer = Static<typeof Gazetteer>;

export const Weather = Type.Object(
  {
    seed: Type.Integer({
      minimum: 0,
      description: 'Seed of the weather: with a place and a time it fixes everything that is not overridden.',
    }),
    overrides: Table(Override, {
      description: 'Weather of a place and day that is to be other than the model’s; the first by id holds.',
    }),
    gazetteer: Gazetteer,
    places: Table(Place, { description: 'Saved places.' }),
    order: ordered(
      Type.Array(Id('place'), { uniqueItems: true, description: 'Saved places in the person’s order.' }),
    ),
    home: Nullable(Id('place'), { description: 'Home place, or null without places.' }),
    here: Type.Boolean({
      description: 'Whether the weather where the phone is stands before the saved places.',
    }),
    units: Units,
    alerts: Alerts,
    shown: trace(Nullable(Type.String()), {
      description: 'Place that was shown last: an id, `here`, or null for the home place.',
    }),
    compared: trace(Type.Array(Type.String(), { maxItems: 2 }), {
      description: 'Places that were compared last.',
    }),
    updatedAt: trace(EpochMs(), { description: 'When the forecast was last fetched.' }),
    told: trace(Type.Array(Type.String()), {
      description: 'Warnings that were notified already, by place and id.',
    }),
  },
  { additionalProperties: false, description: 'Skylight: places, units, alerts.' },
);
export type Weather = Static<typeof Weather>;
