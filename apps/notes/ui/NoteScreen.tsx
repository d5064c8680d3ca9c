import {
  useFieldText,
  useFields,
  useFormat,
  useNow,
  useScreenState,
  useStore,
  useSurface,
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
import { useAct, useApp, useNav, useParams, useWords } from './hooks.ts';
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
  const t = useWords();
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
  const f = useFormat();
  const store = useStore();
  const surface = useSurface().id;
  if (!n)
    return (
      <Screen title={t('note')}>
        <EmptyState icon="sticky_note_2" title={t('noteWasDeleted')} />
      </Screen>
    );
  if (hidden) {
    const unlock = (passcode: string) => {
      fields.blur();
      fields.set('passcode', '');
      act.unlock({ passcode });
    };
    return (
      <Screen title={t('lockedNote')}>
        <div className={css['gate']}>
          <Icon name="lock" size={48} />
          <TextField
            name="passcode"
            label={t('passcode')}
            password
            inputMode="numeric"
            enterKey="done"
            onEnter={unlock}
          />
          <Button variant="filled" wide disabled={code === ''} onClick={() => unlock(code)}>
            {t('unlock')}
          </Button>
        </div>
      </Screen>
    );
  }
  if (n.binnedAt !== null) return <Binned note={note} n={n} />;
  const full = (at: number) => t('dayAndTime', { day: f.day(at, now), time: f.time(at) });
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
      label: n.kind === 'checklist' ? t('turnIntoText') : t('turnIntoPlainText'),
      icon: 'notes',
      onClick: turn('plain'),
    },
    markdown: { label: t('turnIntoMarkdown'), icon: 'markdown', onClick: turn('markdown') },
    checklist: { label: t('turnIntoChecklist'), icon: 'checklist', onClick: turn('checklist') },
  };
  const items: MenuItem[] = [
    { label: t('moveToFolder'), icon: 'drive_file_move', onClick: then(() => setSheet('move')) },
    { label: t('tags'), icon: 'label', onClick: then(() => setSheet('tags')) },
    {
      label: n.locked ? t('removeLock') : t('lock'),
      icon: n.locked ? 'lock_open' : 'lock',
      onClick: then(() => act.setLocked({ note, locked: !n.locked })),
    },
    { label: t('duplicate'), icon: 'content_copy', onClick: then(() => act.duplicate({ note })) },
    { label: t('share'), icon: 'share', onClick: then(() => act.share({ note })) },
    { label: t('exportToFiles'), icon: 'file_export', onClick: then(() => act.exportNote({ note })) },
    ...(n.kind === 'checklist' && n.items.some(i => i.done)
      ? [
          {
            label: t('tickedToEnd'),
            icon: 'low_priority' as const,
            onClick: then(() => act.tickedToEnd({ note })),
          },
          { label: t('untickAll'), icon: 'refresh' as const, onClick: then(() => act.untickAll({ note })) },
          {
            label: t('deleteTicked'),
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
    { label: t('info'), icon: 'info', onClick: then(() => setSheet('info')) },
    {
      label: t('delete'),
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
        label={t('note')}
        appBar={
          <AppBar
            title=""
            actions={
              <>
                {n.kind === 'markdown' && (
                  <IconButton
                    icon={show ? 'edit' : 'visibility'}
                    label={show ? t('edit') : t('preview')}
                    onClick={() => {
                      fields.blur();
                      setReading(!show);
                    }}
                  />
                )}
                <IconButton
                  icon="keep"
                  label={n.pinned ? t('unpin') : t('pin')}
                  selected={n.pinned}
                  onClick={() => act.pin({ note, pinned: !n.pinned })}
                />
                <IconButton
                  icon="more_vert"
                  label={t('moreOptions')}
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
              label={t('title')}
              hint={t('title')}
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
            <span>{f.when(n.editedAt, now)}</span>
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
      <Menu open={menu} label={t('moreOptions')} items={items} onClose={() => setMenu(false)} />
      <MoveSheet open={sheet === 'move'} notes={[note]} onClose={() => setSheet(null)} />
      <Dialog
        open={sheet === 'tags'}
        title={t('tags')}
        onClose={() => setSheet(null)}
        actions={[
          {
            label: t('add'),
            disabled: tag.trim() === '',
            onClick: () => {
              act.tag({ note, tag });
              fields.set('tag', '');
            },
          },
          { label: t('done'), onClick: () => setSheet(null) },
        ]}
      >
        <ChipGroup label={t('tags')}>
          {n.tags.map(t => (
            <Chip key={t} label={t} onRemove={() => act.untag({ note, tag: t })} />
          ))}
        </ChipGroup>
        <TextField
          name="tag"
          label={t('newTag')}
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
        title={t('info')}
        onClose={() => setSheet(null)}
        actions={[{ label: t('ok'), onClick: () => setSheet(null) }]}
      >
        <dl className={css['info']}>
          {[
            [t('created'), full(n.createdAt)],
            [t('edited'), full(n.editedAt)],
            [t('wordCount'), wordsIn(n)],
            [t('kind'), t(KIND[n.kind].label)],
            [t('folder'), folder ?? t('noFolder')],
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
