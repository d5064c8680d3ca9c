import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { accountFor, categoryFor, csvOf, readCsv } from '../csv.ts';
import { found, NO_FILTER, toCentsOf, type EntryRow } from '../lists.ts';
import { momentOf } from '../months.ts';
import type { Expenses } from '../state.ts';
import { action, some, watched } from './shared.ts';

const { Object: Obj, String: Str, Array: Arr, Integer: Int, Null, Union } = Type;
const Maybe = Union([Str(), Null()]);
const Which = { from: Maybe, to: Maybe, account: Maybe };

function chosen(
  state: Expenses,
  { from, to, account }: { from: string | null; to: string | null; account: string | null },
  ctx: Ctx,
): EntryRow[] {
  const all = found(state, { ...NO_FILTER, account, span: { from, to } }, ctx.zone);
  if (all.length === 0) ctx.toast('There are no entries in these days');
  return all;
}
const fileName = (name: string): string =>
  `${
    name
      .trim()
      .replace(/\.csv$/i, '')
      .replace(/[\\/:*?"<>|]/g, '_')
      .trim() || 'expenses'
  }.csv`;

export const files = {
  exportCsv: action(
    'Write entries to a table in Documents',
    Obj({ ...Which, name: Str() }),
    (state, { name, ...which }, ctx) => {
      const files = ctx.provider('files');
      if (!files) {
        ctx.toast('There is no shared storage');
        return;
      }
      const all = chosen(state, which, ctx);
      if (all.length === 0) return;
      const path = `Documents/${fileName(name)}`;
      files.writeText(path, csvOf(state, all, ctx.zone), 'text/csv');
      ctx.toast(`${some(all.length, '1 entry')} saved to ${path}`);
    },
  ),
  shareCsv: action(
    'Share entries as a table',
    Obj({ ...Which, name: Str() }),
    (state, { name, ...which }, ctx) => {
      const all = chosen(state, which, ctx);
      if (all.length > 0)
        ctx.start({
          verb: 'SEND',
          mime: 'text/csv',
          text: csvOf(state, all, ctx.zone),
          title: fileName(name),
        });
    },
  ),
  importRows: action(
    'Take in lines of a table; a category that there is not yet is made',
    Obj({ text: Str(), which: Arr(Int({ minimum: 0 })), account: Str() }),
    (state, { text, which, account }, ctx) => {
      if (!state.accounts[account]) return;
      const { rows } = readCsv(text);
      const taken = [...new Set(which)].flatMap(i => (rows[i] ? [rows[i]] : []));
      if (taken.length === 0) {
        ctx.toast('Nothing to import');
        return;
      }
      watched(state, ctx, () => {
        for (const row of taken) {
          let category = categoryFor(state, row);
          if (category === null) {
            category =
              row.category === ''
                ? (Object.keys(state.categories)
                    .filter(id => state.categories[id]!.kind === row.kind)
                    .sort(
                      (a, b) =>
                        state.categories[b]!.createdAt - state.categories[a]!.createdAt || (a < b ? -1 : 1),
                    )[0] ?? null)
                : null;
            if (category === null) {
              category = ctx.id('category');
              state.categories[category] = {
                name: row.category || 'Other',
                kind: row.kind,
                icon: 'category',
                colour: 'grey',
                createdAt: ctx.now,
              };
            }
          }
          const to = accountFor(state, row, account);
          state.entries[ctx.id('entry')] = {
            kind: row.kind,
            cents: toCentsOf(state, row.cents, row.currency, to),
            category,
            account: to,
            to: null,
            toCents: null,
            name: row.name,
            note: row.note,
            tags: row.tags.slice(0, 8),
            receipt: null,
            at: momentOf(row.date, row.minute, ctx.zone),
            recurring: null,
            createdAt: ctx.now,
            editedAt: ctx.now,
          };
        }
      });
      ctx.toast(`${some(taken.length, '1 entry')} imported`);
      ctx.finish();
    },
  ),
};
