import {
  illegal,
  numberOf,
  text,
  type Bound,
  type ContentProvider,
  type ProviderContext,
  type Row,
} from './table.ts';
import { quoted } from '../errno.ts';

/** Runs the command `settings`, and throws its errors as ContentError. */
async function settings({ shell }: ProviderContext, ...args: readonly string[]): Promise<string> {
  const { out = '', err = '', status = 0 } = await shell(`settings ${args.map(quoted).join(' ')}`);
  if (status !== 0) throw illegal(err.trim().split('\n')[0] ?? 'settings');
  return out.toString();
}

/** Android's settings, by way of the command `settings`. */
export const settingsProvider: ContentProvider = {
  authority: 'settings',
  table([space, name, ...more], context) {
    if ((space !== 'system' && space !== 'secure' && space !== 'global') || more.length > 0) return undefined;
    const put = (key: string, values: Bound) =>
      settings(context, 'put', space, key, text(values, 'value')).then(() => {});
    return {
      type: `vnd.android.cursor.dir/${space}`,
      columns: ['_id', 'name', 'value'],
      order: '_id',
      async rows() {
        const lines = (await settings(context, 'list', space)).split('\n').filter(line => line.includes('='));
        const all = lines.map((line): Row => {
          const cut = line.indexOf('=');
          const key = line.slice(0, cut);
          return { key, values: { _id: numberOf(`${space}/${key}`), name: key, value: line.slice(cut + 1) } };
        });
        return name === undefined ? all : all.filter(row => row.key === name);
      },
      async insert(values) {
        const key = text(values, 'name', name);
        if (key === '') throw illegal('name is missing');
        await put(key, values);
      },
      async update(rows, values) {
        for (const { key } of rows) await put(key, values);
      },
      async remove(rows) {
        for (const { key } of rows) await settings(context, 'delete', space, key);
      },
    };
  },
};
