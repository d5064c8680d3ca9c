import { partsAt } from '../../../src/state/clock.ts';
import { formatDay, formatTime, formatWhen } from '../../../src/sdk/core/format.ts';
import {
  useFieldText,
  useFields,
  useNow,
  useOs,
  useScreenState,
  useStore,
  useSurface,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Chip,
  ChipGroup,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  Menu,
  Screen,
  TextField,
  type MenuItem,
} from './kit.ts';
import type { Kind } from '../lists.ts';
import { isHidden, wordsIn } from '../select.ts';
import { Binned } from './Binned.tsx';
import { Checklist } from './Checklist.tsx';
import { Body, FormatBar, useReading } from './Editor.tsx';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import { Markdown } from './Markdown.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { KIND } from './NoteList.tsx';
import css from './notes.module.css';

/** Text without a heading that says the title again. */
const withoutTitle = (body: string, title: string) =>
  body
    .split('\n')[0]!
    .replace(/^#+\s+/, '')
    .trim() === title.trim()
    ? body.split('\n').slice(1).join('\n')
    : body;

/** One note: title and text, saved as they are typed. */
export function Note() {
  const { note } = useParams('/note/:note');
  const n = useApp(s => s.notes[note]);
  const folder = useApp(s => (n?.folder ? s.folders[n.folder]?.name : undefined));
  const [reading, setReading] = useReading(note, n?.body ?? '');
  const hidden = useApp(s => (s.notes[note] ? isHidden(s, s.notes[note]) : false));
  const [menu, setMenu] = useScreenState('menu', false);
  const [sheet, setSheet] = useScreenState<'move' | 'tags' | 'info' | null>('sheet', null);
  const code = useFieldText('passcode');
  const tag = useFieldText('tag');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const store = useStore();
  const surface = useSurface().id;
  if (!n)
    return (
      <Screen title="Note">
        <EmptyState icon="sticky_note_2" title="This note was deleted" />
      </Screen>
    );
  if (hidden) {
    const unlock = (passcode: string) => {
      fields.blur();
      fields.set('passcode', '');
      act.unlock({ passcode });
    };
    return (
      <Screen title="Locked note">
        <div className={css['gate']}>
          <Icon name="lock" size={48} />
          <TextField
            name="passcode"
            label="Passcode"
            password
            inputMode="numeric"
            enterKey="done"
            onEnter={unlock}
          />
          <Button variant="filled" wide disabled={code === ''} onClick={() => unlock(code)}>
            Unlock
          </Button>
        </div>
      </Screen>
    );
  }
  if (n.binnedAt !== null) return <Binned note={note} n={n} />;
  const full = (at: number) =>
    `${formatDay(at, zone, partsAt(now, zone).year)}, ${formatTime(at, zone, h24)}`;
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const show = n.kind === 'markdown' && reading;
  // The field keeps what was typed; after a change of kind the text is another.
  const turn = (kind: Kind) =>
    then(() => {
      fields.blur();
      store.update(p => {
        delete p.ui.surfaces[surface]?.fields?.['body'];
      });
      act.setKind({ note, kind });
    });
  const kinds: Record<Kind, MenuItem> = {
    plain: {
      label: n.kind === 'checklist' ? 'Turn into text' : 'Turn into plain text',
      icon: 'notes',
      onClick: turn('plain'),
    },
    markdown: { label: 'Turn into Markdown', icon: 'markdown', onClick: turn('markdown') },
    checklist: { label: 'Turn into checklist', icon: 'checklist', onClick: turn('checklist') },
  };
  const items: MenuItem[] = [
    { label: 'Move to folder', icon: 'drive_file_move', onClick: then(() => setSheet('move')) },
    { label: 'Tags', icon: 'label', onClick: then(() => setSheet('tags')) },
    {
      label: n.locked ? 'Remove lock' : 'Lock',
      icon: n.locked ? 'lock_open' : 'lock',
      onClick: then(() => act.setLocked({ note, locked: !n.locked })),
    },
    { label: 'Duplicate', icon: 'content_copy', onClick: then(() => act.duplicate({ note })) },
    { label: 'Share', icon: 'share', onClick: then(() => act.share({ note })) },
    { label: 'Export to files', icon: 'file_export', onClick: then(() => act.exportNote({ note })) },
    ...(n.kind === 'checklist' && n.items.some(i => i.done)
      ? [
          {
            label: 'Ticked to the end',
            icon: 'low_priority' as const,
            onClick: then(() => act.tickedToEnd({ note })),
          },
          { label: 'Untick all', icon: 'refresh' as const, onClick: then(() => act.untickAll({ note })) },
          {
            label: 'Delete ticked',
            icon: 'playlist_remove' as const,
            onClick: then(() => act.clearTicked({ note })),
          },
        ]
      : []),
    ...(n.kind === 'plain'
      ? [kinds.markdown, kinds.checklist]
      : n.kind === 'markdown'
        ? [kinds.plain, kinds.checklist]
        : [kinds.plain]),
    { label: 'Info', icon: 'info', onClick: then(() => setSheet('info')) },
    {
      label: 'Delete',
      icon: 'delete',
      danger: true,
      divider: true,
      onClick: then(() => {
        act.bin({ notes: [note] });
        nav.back();
      }),
    },
  ];
  return (
    <>
      <Screen
        label="Note"
        appBar={
          <AppBar
            title=""
            actions={
              <>
                {n.kind === 'markdown' && (
                  <IconButton
                    icon={show ? 'edit' : 'visibility'}
                    label={show ? 'Edit' : 'Preview'}
                    onClick={() => {
                      fields.blur();
                      setReading(!show);
                    }}
                  />
                )}
                <IconButton
                  icon="keep"
                  label={n.pinned ? 'Unpin' : 'Pin'}
                  selected={n.pinned}
                  onClick={() => act.pin({ note, pinned: !n.pinned })}
                />
                <IconButton
                  icon="more_vert"
                  label="More options"
                  onClick={() => {
                    fields.blur();
                    setMenu(true);
                  }}
                />
              </>
            }
          />
        }
        bottom={n.kind === 'markdown' && !show ? <FormatBar note={note} n={n} /> : undefined}
      >
        <div className={css['paper']}>
          <div className={css['noteTitle']}>
            <TextField
              name="title"
              label="Title"
              hint="Title"
              initial={n.title}
              variant="plain"
              multiline
              autoGrow
              enterKey="next"
              capitalise
              onInput={title => act.edit({ note, title })}
            />
          </div>
          <div className={css['noteMeta']}>
            <span>{formatWhen(n.editedAt, now, zone, h24)}</span>
            {folder && <span dir="auto">{folder}</span>}
            {n.tags.map(t => (
              <span key={t}>#{t}</span>
            ))}
          </div>
          {n.kind === 'checklist' ? (
            <Checklist note={note} />
          ) : show ? (
            <Markdown text={withoutTitle(n.body, n.title)} />
          ) : (
            <Body note={note} n={n} />
          )}
        </div>
      </Screen>
      <Menu open={menu} label="More options" items={items} onClose={() => setMenu(false)} />
      <MoveSheet open={sheet === 'move'} notes={[note]} onClose={() => setSheet(null)} />
      <Dialog
        open={sheet === 'tags'}
        title="Tags"
        onClose={() => setSheet(null)}
        actions={[
          {
            label: 'Add',
            disabled: tag.trim() === '',
            onClick: () => {
              act.tag({ note, tag });
              fields.set('tag', '');
            },
          },
          { label: 'Done', onClick: () => setSheet(null) },
        ]}
      >
        <ChipGroup label="Tags">
          {n.tags.map(t => (
            <Chip key={t} label={t} onRemove={() => act.untag({ note, tag: t })} />
          ))}
        </ChipGroup>
        <TextField
          name="tag"
          label="New tag"
          maxLength={24}
          capitalise={false}
          onEnter={text => {
            if (text.trim()) {
              act.tag({ note, tag: text });
              fields.set('tag', '');
            }
          }}
        />
      </Dialog>
      <Dialog
        open={sheet === 'info'}
        title="Info"
        onClose={() => setSheet(null)}
        actions={[{ label: 'OK', onClick: () => setSheet(null) }]}
      >
        <dl className={css['info']}>
          {[
            ['Created', full(n.createdAt)],
            ['Edited', full(n.editedAt)],
            ['Words', wordsIn(n)],
            ['Kind', KIND[n.kind].label],
            ['Folder', folder ?? 'No folder'],
          ].map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
