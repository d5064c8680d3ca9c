import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { usage } from './errors.ts';
import { asCli, readNamedRuns } from './export.ts';
import { readNamedRun } from './named-run.ts';
import { table, type Output } from './output.ts';
import { whole, type CommandSpec } from './program.ts';
import { writePage } from './write-page.ts';
import type { Gates } from '../bench/run/report/gate.ts';
import type { FailureClasses } from '../bench/run/failures/counts.ts';
import type { RunData } from '../bench/run/report/read.ts';
import type { Table } from '../bench/run/report/tables.ts';
import type { Report } from '../bench/run/report/report.ts';

interface Options {
  against?: string;
  gate: string[];
  failures: boolean;
  out?: string;
  page: boolean;
  sql?: string | true;
  rows?: number;
  seconds?: number;
}

interface QueryResult {
  columns: { name: string; type: string }[];
  rows: unknown[][];
  more: boolean;
}
interface Tables {
  tables: Record<string, Record<string, { type: string; says: string }>>;
}

/** A run as it is typed here: an id under runs/, or a path. */
const called = (path: string) =>
  dirname(path) === resolve('runs') && basename(path) !== 'latest' ? basename(path) : typed(path);

/** A path as it is typed here: relative where it lies below. */
function typed(path: string): string {
  const below = relative(process.cwd(), path);
  return below === '' ? '.' : below.startsWith('..') ? path : below;
}

/** Longest cell of a printed answer. */
const MOST = 80;
const cell = (value: unknown) => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').slice(0, MOST) : text;
};

/** What judges a report by the gates of a command line; null where there are none. Throws USAGE for what is no gate, and for gates without a baseline. */
async function gatesOf(
  expressions: readonly string[],
  against: string | undefined,
): Promise<((report: Report) => { found: Gates; lines: string[] }) | null> {
  if (expressions.length === 0) return null;
  if (against === undefined) throw usage('--gate compares with another run: name it with --against');
  const [{ GateError, gateLines, judgeGates, parseGate }, { pairUp }] = await Promise.all([
    import('../bench/run/report/gate.ts'),
    import('../bench/run/report/compare.ts'),
  ]);
  const gates = expressions.map(expression => {
    try {
      return parseGate(expression);
    } catch (error) {
      throw error instanceof GateError ? usage(`--gate ${error.message}`) : error;
    }
  });
  return report => {
    const { pairs, unpaired } = pairUp(report.episodes, report.against!.episodes);
    const found = judgeGates(gates, pairs, unpaired);
    return { found, lines: gateLines(found, report.id, report.against!.id) };
  };
}

/** The failed episodes of a run by class, from its records. */
async function classesOf({ path, results }: RunData): Promise<FailureClasses> {
  const [{ failuresOf }, { failureClasses }] = await Promise.all([
    import('../bench/run/failures/run.ts'),
    import('../bench/run/failures/counts.ts'),
  ]);
  return failureClasses(await failuresOf(path, results));
}

/** Answers a query over runs, or says what there is to ask. */
async function runSql(
  sql: string | true,
  named: readonly string[],
  { rows, seconds }: Pick<Options, 'rows' | 'seconds'>,
): Promise<Output<QueryResult | Tables>> {
  const runs = await readNamedRuns(named);
  const { query, TABLES } = await import('../bench/data/sql.ts');
  if (sql === true)
    return {
      value: { tables: TABLES },
      text: Object.entries(TABLES)
        .map(
          ([name, columns]) =>
            `${name}\n${table(
              ['column', 'type', 'what it holds'],
              Object.entries(columns).map(([column, { type, says }]) => [column, type, says]),
            )}`,
        )
        .join('\n\n'),
    };
  const value = await query(runs, sql, {
    ...(rows === undefined ? {} : { rows }),
    ...(seconds === undefined ? {} : { seconds }),
  }).catch(error => {
    throw asCli(error);
  });
  return {
    value,
    text: [
      table(
        value.columns.map(c => c.name),
        value.rows.map(row => row.map(cell)),
      ),
      `${value.rows.length} rows${value.more ? '; there are more: --rows raises the limit' : ''}`,
    ].join('\n'),
  };
}

export const report: CommandSpec = {
  name: 'report',
  describe: 'prints the results of a run, or compares two, and writes a page',
  shape: command =>
    command
      .argument('<run>', 'the folder of a run, an id under runs/, or latest')
      .argument('[more...]', 'more runs, for --sql')
      .option('--against <run>', 'a run to compare with')
      .option(
        '--gate <expression>',
        'a margin that the paired difference has to keep, such as "success >= -2%"; may be repeated; status 1 where one is not kept',
        (gate: string, others: string[]) => [...others, gate],
        [],
      )
      .option(
        '--no-failures',
        'leave out why episodes failed: it reads the record of each; `tapworld explain` tells of each',
      )
      .option('--out <file>', 'where the page is written (default: report.html in the run’s folder)')
      .option('--no-page', 'write no page')
      .option('--sql [query]', 'a query over the tables episodes and steps; alone it lists their columns')
      .option('--rows <number>', 'most rows to print (default 1000)', whole(1))
      .option('--seconds <number>', 'how long the query may take (default 60)', whole(1, 86_400)),
  async run(
    { against, gate, failures, out, page, sql, rows, seconds }: Options,
    [named = '', ...more],
  ): Promise<
    Output<
      (Report & { page: string | null; gates?: Gates; failures?: FailureClasses }) | QueryResult | Tables
    >
  > {
    if (sql !== undefined) {
      if (gate.length > 0 || !failures)
        throw usage('--gate and --no-failures are not for --sql: leave them out');
      if (against !== undefined || out !== undefined || !page)
        throw usage('--sql answers a query and writes no page: leave --against, --out and --no-page out');
      return runSql(sql, [named, ...more], { rows, seconds });
    }
    if (more.length > 0)
      throw usage(
        'too many arguments: a report covers one run; --against names another to compare with, and --sql takes several',
      );
    if (rows !== undefined || seconds !== undefined) throw usage('--rows and --seconds are for --sql');
    if (!page && out !== undefined) throw usage('--out and --no-page exclude each other: give one of them');
    if (out !== undefined && existsSync(out) && statSync(out).isDirectory())
      throw usage(`--out ${out} is a folder; it has to be a file such as ${join(out, 'report.html')}`);
    const judge = await gatesOf(gate, against);
    const [primary, baseline] = [
      await readNamedRun(named),
      against === undefined ? null : await readNamedRun(against),
    ];
    if (baseline?.path === primary.path) throw usage(`--against ${against} is the same run: ${primary.path}`);
    const [{ makeReport }, { aligned, tablesOf }, { pageOf }, { registry }] = await Promise.all([
      import('../bench/run/report/report.ts'),
      import('../bench/run/report/tables.ts'),
      import('../bench/run/report/page.ts'),
      import('./report/registry.ts'),
    ]);
    const made = makeReport(primary, baseline, registry);
    const gates = judge?.(made);
    const classes = failures
      ? { run: await classesOf(primary), against: baseline && (await classesOf(baseline)) }
      : null;
    const path = page ? resolve(out ?? join(primary.path, 'report.html')) : null;
    if (path !== null)
      writePage(
        path,
        pageOf(made, called(primary.path), gates?.found, classes),
        ', --no-page writes no page',
      );
    const { failureHead, failureTable } = await import('../bench/run/report/failure-section.ts');
    const drawn = (part: Table) => {
      const { headings, rows } = aligned(part);
      return table(headings, rows);
    };
    const text = [
      ...tablesOf(made).map(part => (typeof part === 'string' ? part : drawn(part))),
      ...(classes
        ? [
            failureHead(classes.run),
            ...(classes.run.failed + (classes.against?.failed ?? 0) > 0
              ? [drawn(failureTable(classes, [made.id, made.against?.id ?? null]))]
              : []),
          ]
        : []),
      ...(path === null ? [] : [`The page is at ${typed(path)}`]),
      ...(gates ? [gates.lines.join('\n')] : []),
    ].join('\n\n');
    // Spaces that do not break are for the page: whoever searches printed text types plain ones.
    const printed = text.replaceAll(/[\u00a0\u202f]/g, ' ');
    const value = {
      ...made,
      page: path,
      ...(classes ? { failures: classes.run } : {}),
      ...(gates ? { gates: gates.found } : {}),
    };
    return { value, text: printed, ok: gates?.found.passed ?? true };
  },
};
