import { EXPORT_FILE } from '../../../apps/contacts/actions.ts';
import { fileOf } from '../../../apps/contacts/select.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { added } from '../../../judges/changes.ts';
import { foldName, foldWords } from '../../../judges/compare/text.ts';
import { fileAt, pathOf } from '../../../src/sdk/core/storage.ts';
import { task, type Phone } from '../form.ts';
import { distinct } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, row, tap } from '../steps.ts';
import { called, known, openManage } from './make.ts';

const write = (ctx: SetupCtx, contacts: string[]) => ctx.act('contacts', 'exportCards', { contacts });
/** A vCard file that was made in a folder that was there. */
const made = (s: Phone, now: Phone) =>
  added(s.device.storage.files, now.device.storage.files).find(
    f =>
      f.binned === null &&
      foldName(f.name).endsWith('.vcf') &&
      (f.parent === null || f.parent in s.device.storage.files),
  );

export const exportChosen = task(
  'contacts/export-chosen',
  { people: distinct(3, known()) },
  {
    tags: ['export', 'multi-entity', 'files'],
    ask: {
      en: [
        ({ people: [a, b] }) =>
          `Export the contacts ${called(a!)} and ${called(b!)}, and only these two, to a vCard file.`,
        ({ people: [a, b] }) =>
          `Write a .vcf file with ${called(a!)} and ${called(b!)} from my contacts and nobody else.`,
      ],
      zh: [({ people: [a, b] }) => `从通讯录只导出 ${called(a!)} 和 ${called(b!)} 两个人到一个 vCard 文件。`],
    },
    // The share sheet saves a file too, under any name. The cards are in the order in which they were chosen.
    expect: {
      written: (s, p, ctx, now) => {
        const file = made(s, now);
        const ids = p.people.slice(0, 2).map(c => c.id);
        const orders = [ids, ids.toReversed()].map(order => fileOf(s.apps.contacts, order));
        ctx
          .as('contacts')
          .provider('files')!
          .writeText(
            (file && pathOf(now.device.storage.files, file.id)) ?? EXPORT_FILE,
            orders.find(text => foldWords(text) === foldWords(file?.text ?? '')) ?? orders[0]!,
            'text/vcard',
          );
      },
    },
    choices: s => [newRow(s.device.storage.files).name, newRow(s.device.storage.files).parent],
    solve: function* (seen, { people }) {
      seen = yield* openManage(seen);
      seen = yield tap(seen, row('Export to file'));
      seen = yield tap(seen, button('Everyone'));
      for (const c of people.slice(0, 2)) {
        seen = yield fill(seen, field('Search contacts'), called(c), { clear: true });
        seen = yield tap(seen, row(called(c)));
      }
      yield tap(seen, button('Export'));
      yield done();
    },
    nearMisses: {
      everyone: {
        change: (s, _p, ctx) => write(ctx, Object.keys(s.apps.contacts.contacts)),
        because: ['written', 'sideEffects'],
      },
    },
    alternatives: {
      sharedIntoDownload: {
        change: (s, p, ctx) => {
          const folder = fileAt(s.device.storage.files, 'Download')!.id;
          const text = fileOf(s.apps.contacts, [p.people[1]!.id, p.people[0]!.id]);
          ctx.act('files', 'saveText', { folder, name: '2 contacts.vcf', text });
        },
      },
    },
  },
);
