import type { AdbDevice } from '../../device.ts';
import { numberOf, allowOnly, text, type ContentTable } from '../table.ts';
import { ACCOUNT, stateOf } from './state.ts';

export const groupsTable = (device: AdbDevice): ContentTable => ({
  type: 'vnd.android.cursor.dir/group',
  columns: ['_id', 'title', 'account_name', 'account_type', 'group_visible', 'deleted'],
  order: 'title',
  rows: () =>
    Object.entries(stateOf(device).groups).map(([key, { name }]) => ({
      key,
      values: { _id: numberOf(key), title: name, ...ACCOUNT, group_visible: 1, deleted: 0 },
    })),
  insert: values => device.run('contacts', 'createGroup', { name: text(values, 'title') }),
  async update(rows, values) {
    allowOnly(values, 'title');
    for (const { key: group } of rows)
      await device.run('contacts', 'renameGroup', { group, name: text(values, 'title') });
  },
  async remove(rows) {
    for (const { key: group } of rows) await device.run('contacts', 'deleteGroup', { group });
  },
});
