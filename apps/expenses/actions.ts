import { entries } from './actions/entries.ts';
import { files } from './actions/files.ts';
import { form } from './actions/form.ts';
import { manage } from './actions/manage.ts';
import { recurring } from './actions/recurring.ts';

export const actions = { ...entries, ...form, ...manage, ...recurring, ...files };
