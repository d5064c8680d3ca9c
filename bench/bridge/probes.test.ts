import { describe, expect, it } from 'vitest';
import { probe, type Probed, type Tier } from '../tasks/probe.ts';
import { quoted } from '../tasks/probes/words.ts';
import { askProbes, rowsOf, tiersOf } from './probes.ts';

const ALL: ReadonlySet<Tier> = new Set(['A', 'B', 'C', 'D']);
interface Said {
  out?: string;
  err?: string;
  status?: number;
}

/** A device that answers lines by what they begin with, as a table says. */
function device(
  outputs: Readonly<Record<string, Said>>,
  packages: Readonly<Record<string, string>> = { notes: 'app.tapworld.notes' },
): Probed & { lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    async shell(line) {
      lines.push(line);
      const {
        out = '',
        err = '',
        status = 0,
      } = Object.entries(outputs).find(([begins]) => line.startsWith(begins))?.[1] ?? {
        err: '/system/bin/sh: inaccessible or not found\n',
        status: 127,
      };
      return { out, err, status };
    },
    elements: async () => [],
    packageOf: app => packages[app],
  };
}
const setting = (key: string, value: string | null) =>
  probe('setting', { namespace: 'global', key }, key, found => found === value);
const outcomes = async (probed: Probed, ...probes: Parameters<typeof askProbes>[1]) => {
  const { verdict, asked: answers } = await askProbes(probed, probes, ALL);
  return [verdict, ...answers.map(each => each.outcome)];
};

describe('rows of a provider', () => {
  it('keep the commas and line ends of their values, as columns tell where one ends', () => {
    const out =
      'Row: 0 _id=1, address=+44 1, body=One, two\nRow: 7 and three\nRow: 1 _id=2, address=NULL, body=\n';
    expect(rowsOf(out, ['_id', 'address', 'body'])).toEqual([
      { _id: '1', address: '+44 1', body: 'One, two\nRow: 7 and three' },
      { _id: '2', address: null, body: '' },
    ]);
    expect(rowsOf('Row: 0 _id=5\r\n', ['_id'])).toEqual([{ _id: '5' }]);
    expect(() => rowsOf('Row: 0 _id=1, body=x\n', ['_id', 'address'])).toThrow('has no address');
  });
});

describe('the verdict', () => {
  const known = device({
    "settings get global 'a'": { out: '1\n' },
    "settings get global 'b'": { out: 'null\n' },
  });
  it('needs every probe to pass; one that fails counts before one that cannot be asked, and none at all leave it open', async () => {
    expect(await outcomes(known, setting('a', '1'), setting('b', null))).toEqual(['pass', 'pass', 'pass']);
    expect(await outcomes(known, setting('c', '1'), setting('a', '1'))).toEqual([
      'unprobeable',
      'unprobeable',
      'pass',
    ]);
    expect(await outcomes(known, setting('c', '1'), setting('a', '0'))).toEqual([
      'fail',
      'unprobeable',
      'fail',
    ]);
    expect(await outcomes(known)).toEqual(['unprobeable']);
  });
  it('says which tier is missing, and does not try it', async () => {
    const closed = device({});
    const { asked: answers } = await askProbes(
      closed,
      [probe('content', { uri: 'content://sms' }, 'texts', () => true)],
      new Set<Tier>(['A']),
    );
    expect(answers[0]).toMatchObject({
      outcome: 'unprobeable',
      why: 'The device does not offer tier B',
      found: null,
    });
    expect(closed.lines).toEqual([]);
  });
});

describe('what a device does not tell', () => {
  const where = "body = 'it''s'";
  const sms = probe(
    'content',
    { uri: 'content://sms', where, projection: ['_id', 'body'] },
    'no texts',
    rows => rows.length === 0,
  );
  const notes = probe(
    'sqlite',
    { app: 'notes', sql: 'SELECT id FROM "notes"' },
    'one note',
    rows => rows.length === 1 && rows[0]!['id'] === 'note-1' && rows[0]!['pinned'] === '1',
  );
  const why = async (probed: Probed, one: Parameters<typeof askProbes>[1][number]) => {
    const {
      asked: [first],
    } = await askProbes(probed, [one], ALL);
    return `${first!.outcome}: ${first!.why}`;
  };

  it('is unprobeable, in its own words: a closed provider, a missing program, a database of another app', async () => {
    expect(
      await why(
        device({
          'content query': {
            err: 'Error while accessing provider:sms\njava.lang.SecurityException: Permission Denial: reading SmsProvider\n',
          },
        }),
        sms,
      ),
    ).toBe('unprobeable: java.lang.SecurityException: Permission Denial: reading SmsProvider');
    expect(await why(device({}), notes)).toBe('unprobeable: /system/bin/sh: inaccessible or not found');
    expect(await why(device({}, { notes: 'com.example.notes' }), notes)).toBe(
      'unprobeable: com.example.notes keeps its data in tables of its own',
    );
    expect(await why(device({}, {}), notes)).toBe('unprobeable: No app of the device stands for notes');
    expect(
      await why(
        device({ 'run-as': { err: 'run-as: package not debuggable: app.tapworld.notes\n', status: 1 } }),
        notes,
      ),
    ).toContain('not debuggable');
  });
  it('is an answer where it is one: no rows, no file, no package', async () => {
    const open = device({
      'content query': { out: 'No result found.\n' },
      'run-as': { out: '[{"id":"note-1","pinned":1}]\n' },
      stat: { err: "stat: '/sdcard/a b': No such file or directory\n", status: 1 },
      'pm list packages': {},
    });
    expect(
      await outcomes(
        open,
        sms,
        notes,
        probe('file', { path: 'a b' }, 'gone', found => found === null),
        probe('package', { app: 'notes' }, 'not there', found => !found.installed),
      ),
    ).toEqual(['pass', 'pass', 'pass', 'pass', 'pass']);
    expect(open.lines).toContain(
      `content query --uri 'content://sms' --projection '_id:body' --where ${quoted(where)}`,
    );
    expect(open.lines).toContain("stat -c %s '/sdcard/a b'");
  });
  it('is an error where the device is gone', async () => {
    await expect(
      askProbes(
        {
          ...device({}),
          shell: async () => {
            throw new Error('gone');
          },
        },
        [setting('a', '1')],
        ALL,
      ),
    ).rejects.toThrow('gone');
  });
  it('is what the doctor says of each tier', async () => {
    const found = await tiersOf(
      device(
        { id: { out: 'uid=2000(shell)\n' }, 'content query': { out: 'No result found.\n' } },
        { notes: 'com.example.notes' },
      ),
    );
    expect(found).toMatchObject({
      A: { offered: true, why: 'uid=2000(shell)' },
      B: { offered: true },
      C: { offered: false },
      D: { offered: false },
    });
  });
});
