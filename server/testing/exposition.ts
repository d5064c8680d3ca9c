/** A metric of Prometheus’ text format, with its samples as they are written there. */
export interface Family {
  name: string;
  help: string;
  type: string;
  samples: { name: string; labels: string; value: number }[];
}

/** The metrics of a text. Throws on a line that no metric of it has. */
export function familiesOf(text: string): Family[] {
  const families: Family[] = [];
  const helps = new Map<string, string>();
  for (const line of text.split('\n').filter(each => each !== '')) {
    const comment = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line);
    if (comment?.[1] === 'HELP') helps.set(comment[2]!, comment[3]!);
    else if (comment)
      families.push({
        name: comment[2]!,
        type: comment[3]!,
        help: helps.get(comment[2]!) ?? '',
        samples: [],
      });
    else {
      const [, name, labels = '', value] = /^([A-Za-z_:][\w:]*)(\{.*\})? (\S+)$/.exec(line) ?? [];
      const family = families.at(-1);
      if (!name || !family || !name.startsWith(family.name)) throw new Error(`No metric has ${line}`);
      family.samples.push({ name, labels, value: Number(value) });
    }
  }
  return families;
}

/** Units that are not Prometheus’ base units, in names. */
const OTHER_UNITS = /_(ms|msec|millis|milliseconds?|minutes?|hours?|kb|mb|kilobytes|megabytes|percent)(_|$)/;
const RESERVED = /_(bucket|count|sum)$/;

/** What Prometheus’ conventions say against a metric, as `promtool check metrics` does. */
export function complaintsOf({ name, help, type }: Family): string[] {
  const complaints: string[] = [];
  const complain = (isWrong: boolean, what: string) => {
    if (isWrong) complaints.push(`${name}: ${what}`);
  };
  complain(help === '', 'no help text');
  complain(!/^[a-z][a-z0-9_]*$/.test(name), 'not in snake_case');
  complain((type === 'counter') !== name.endsWith('_total'), 'a counter, and nothing else, ends in _total');
  complain(type !== 'histogram' && RESERVED.test(name), 'a suffix of histograms');
  complain(/_(gauge|counter|histogram|summary)(_|$)/.test(name), 'its type is in its name');
  complain(OTHER_UNITS.test(name), 'not in a base unit');
  complain(/_rate(_|$)/.test(name), 'rates are for queries; a share is a _ratio');
  return complaints;
}
