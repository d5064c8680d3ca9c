import { add, div, mul, parseRational, sub, type Rational } from './math/rational.ts';

/** A unit by what one of it is of the kind's base: base = number × factor + offset, or 100 ÷ number where it counts the other way. */
export interface Unit {
  id: string;
  name: string;
  symbol: string;
  factor: string;
  offset?: string;
  inverse?: true;
}
export interface Kind {
  id: string;
  name: string;
  units: readonly Unit[];
  first: readonly [from: string, to: string];
}

const u = (id: string, name: string, symbol: string, factor: string, offset?: string): Unit => ({
  id,
  name,
  symbol,
  factor,
  ...(offset === undefined ? {} : { offset }),
});

/** Kinds in the order of the screen. Factors are exact by definition; a fraction is written `a/b`. */
export const KINDS: readonly Kind[] = [
  {
    id: 'length',
    name: 'Length',
    first: ['mi', 'km'],
    units: [
      u('mm', 'Millimetres', 'mm', '0.001'),
      u('cm', 'Centimetres', 'cm', '0.01'),
      u('m', 'Metres', 'm', '1'),
      u('km', 'Kilometres', 'km', '1000'),
      u('in', 'Inches', 'in', '0.0254'),
      u('ft', 'Feet', 'ft', '0.3048'),
      u('yd', 'Yards', 'yd', '0.9144'),
      u('mi', 'Miles', 'mi', '1609.344'),
      u('nmi', 'Nautical miles', 'nmi', '1852'),
    ],
  },
  {
    id: 'mass',
    name: 'Mass',
    first: ['lb', 'kg'],
    units: [
      u('mg', 'Milligrams', 'mg', '0.000001'),
      u('g', 'Grams', 'g', '0.001'),
      u('kg', 'Kilograms', 'kg', '1'),
      u('t', 'Tonnes', 't', '1000'),
      u('oz', 'Ounces', 'oz', '0.028349523125'),
      u('lb', 'Pounds', 'lb', '0.45359237'),
      u('st', 'Stones', 'st', '6.35029318'),
      u('ton-us', 'US tons', 'sh tn', '907.18474'),
      u('ton-uk', 'Imperial tons', 'l tn', '1016.0469088'),
    ],
  },
  {
    id: 'area',
    name: 'Area',
    first: ['m2', 'ft2'],
    units: [
      u('cm2', 'Square centimetres', 'cm²', '0.0001'),
      u('m2', 'Square metres', 'm²', '1'),
      u('ha', 'Hectares', 'ha', '10000'),
      u('km2', 'Square kilometres', 'km²', '1000000'),
      u('in2', 'Square inches', 'in²', '0.00064516'),
      u('ft2', 'Square feet', 'ft²', '0.09290304'),
      u('yd2', 'Square yards', 'yd²', '0.83612736'),
      u('ac', 'Acres', 'ac', '4046.8564224'),
      u('mi2', 'Square miles', 'mi²', '2589988.110336'),
    ],
  },
  {
    id: 'volume',
    name: 'Volume',
    first: ['cup', 'ml'],
    units: [
      u('ml', 'Millilitres', 'ml', '0.001'),
      u('l', 'Litres', 'l', '1'),
      u('m3', 'Cubic metres', 'm³', '1000'),
      u('tsp', 'Teaspoons', 'tsp', '0.005'),
      u('tbsp', 'Tablespoons', 'tbsp', '0.015'),
      u('cup', 'US cups', 'cup', '0.2365882365'),
      u('floz-uk', 'Fluid ounces', 'fl oz', '0.0284130625'),
      u('floz-us', 'US fluid ounces', 'US fl oz', '0.0295735295625'),
      u('pt-uk', 'Pints', 'pt', '0.56826125'),
      u('pt-us', 'US pints', 'US pt', '0.473176473'),
      u('gal-uk', 'Gallons', 'gal', '4.54609'),
      u('gal-us', 'US gallons', 'US gal', '3.785411784'),
    ],
  },
  {
    id: 'temperature',
    name: 'Temperature',
    first: ['f', 'c'],
    units: [
      u('c', 'Celsius', '°C', '1', '273.15'),
      u('f', 'Fahrenheit', '°F', '5/9', '45967/180'),
      u('k', 'Kelvin', 'K', '1'),
    ],
  },
  {
    id: 'speed',
    name: 'Speed',
    first: ['mph', 'kmh'],
    units: [
      u('ms', 'Metres per second', 'm/s', '1'),
      u('kmh', 'Kilometres per hour', 'km/h', '5/18'),
      u('mph', 'Miles per hour', 'mph', '0.44704'),
      u('kn', 'Knots', 'kn', '463/900'),
      u('fts', 'Feet per second', 'ft/s', '0.3048'),
    ],
  },
  {
    id: 'time',
    name: 'Time',
    first: ['h', 'min'],
    units: [
      u('ms', 'Milliseconds', 'ms', '0.001'),
      u('s', 'Seconds', 's', '1'),
      u('min', 'Minutes', 'min', '60'),
      u('h', 'Hours', 'h', '3600'),
      u('d', 'Days', 'd', '86400'),
      u('wk', 'Weeks', 'wk', '604800'),
      u('yr', 'Years of 365 days', 'yr', '31536000'),
    ],
  },
  {
    id: 'data',
    name: 'Data',
    first: ['gb', 'mb'],
    units: [
      u('bit', 'Bits', 'bit', '0.125'),
      u('b', 'Bytes', 'B', '1'),
      u('kb', 'Kilobytes', 'kB', '1000'),
      u('mb', 'Megabytes', 'MB', '1000000'),
      u('gb', 'Gigabytes', 'GB', '1000000000'),
      u('tb', 'Terabytes', 'TB', '1000000000000'),
      u('kib', 'Kibibytes', 'KiB', '1024'),
      u('mib', 'Mebibytes', 'MiB', '1048576'),
      u('gib', 'Gibibytes', 'GiB', '1073741824'),
      u('tib', 'Tebibytes', 'TiB', '1099511627776'),
    ],
  },
  {
    id: 'energy',
    name: 'Energy',
    first: ['kcal', 'kj'],
    units: [
      u('j', 'Joules', 'J', '1'),
      u('kj', 'Kilojoules', 'kJ', '1000'),
      u('cal', 'Calories', 'cal', '4.184'),
      u('kcal', 'Kilocalories', 'kcal', '4184'),
      u('wh', 'Watt hours', 'Wh', '3600'),
      u('kwh', 'Kilowatt hours', 'kWh', '3600000'),
      u('btu', 'British thermal units', 'BTU', '1055.05585262'),
    ],
  },
  {
    id: 'pressure',
    name: 'Pressure',
    first: ['psi', 'bar'],
    units: [
      u('pa', 'Pascals', 'Pa', '1'),
      u('hpa', 'Hectopascals', 'hPa', '100'),
      u('kpa', 'Kilopascals', 'kPa', '1000'),
      u('bar', 'Bars', 'bar', '100000'),
      u('atm', 'Atmospheres', 'atm', '101325'),
      u('psi', 'Pounds per square inch', 'psi', '4.4482216152605/0.00064516'),
      u('mmhg', 'Millimetres of mercury', 'mmHg', '133.322387415'),
    ],
  },
  {
    id: 'fuel',
    name: 'Fuel',
    first: ['mpg-uk', 'l100'],
    units: [
      u('kml', 'Kilometres per litre', 'km/l', '1'),
      { ...u('l100', 'Litres per 100 km', 'l/100 km', '100'), inverse: true },
      u('mpg-uk', 'Miles per gallon', 'mpg', '1.609344/4.54609'),
      u('mpg-us', 'Miles per US gallon', 'US mpg', '1.609344/3.785411784'),
    ],
  },
  {
    id: 'power',
    name: 'Power',
    first: ['hp', 'kw'],
    units: [
      u('w', 'Watts', 'W', '1'),
      u('kw', 'Kilowatts', 'kW', '1000'),
      u('ps', 'Metric horsepower', 'PS', '735.49875'),
      u('hp', 'Horsepower', 'hp', '745.69987158227022'),
      u('btuh', 'BTU per hour', 'BTU/h', '1055.05585262/3600'),
    ],
  },
];

export const kindOf = (id: string): Kind | undefined => KINDS.find(k => k.id === id);

const exact = (text: string): Rational => parseRational(text)!;

/** A number of one unit in another of its kind; undefined where there is none, as for 0 litres per 100 km in miles per gallon. */
export function convert(number: Rational, from: Unit, to: Unit): Rational | undefined {
  if ((from.inverse || to.inverse) && from !== to && number.n === 0n) return undefined;
  const base = from.inverse
    ? div(exact(from.factor), number)
    : add(mul(number, exact(from.factor)), exact(from.offset ?? '0'));
  return to.inverse ? div(exact(to.factor), base) : div(sub(base, exact(to.offset ?? '0')), exact(to.factor));
}
