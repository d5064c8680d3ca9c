import { formatTime, formatWhen } from '../../../src/sdk/core/format.ts';
import { useFieldText, useFields, useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Chip, ChipGroup, Dialog, EmptyState, Icon, IconButton, Menu, Screen, TextField, type MenuItem } from '../../../src/sdk/react/kit/index.ts';
import { isHidden, wordsIn } from '../select.ts';
import { Checklist } from './Checklist.tsx';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import { Markdown } from './Markdown.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import css from './notes.module.css';

const SIGNS = [{ icon: 'format_bold', label: 'Bold', put: ['**', '**'] }, { icon: 'format_italic', label: 'Italic', put: ['_', '_'] }, { icon: 'format_h1', label: 'Heading', put: ['\n# ', ''] }, { icon: 'format_list_bulleted', label: 'List', put: ['\n- ', ''] }, { icon: 'checklist', label: 'Box', put: ['\n- [ ] ', ''] }, { icon: 'format_quote', label: 'Quote', put: ['\n> ', ''] }] as const;

/** Text without a heading that says the title again. */
const withoutTitle = (body: string, title: string) => (body.split('\n')[0]!.replace(/^#+\s+/, '').trim() === title.trim() ? body.split('\n').slice(1).join('\n') : body);

/** One note: title and text, saved as they are typed. */
export function Note() {
  const { note } = useParams('/note/:note');
  const n = useApp(s => s.notes[note]);
  const hidden = useApp(s => (s.notes[note] ? isHidden(s, s.notes[note]) : false));
  const [menu, setMenu] = useScreenState('menu', false);
  const [sheet, setSheet] = useScreenState<'move' | 'tags' | 'info' | null>('sheet', null);
  const [reading, setReading] = useScreenState('reading', true);
  const code = useFieldText('passcode');
  const tag = useFieldText('tag');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  if (!n) return <Screen title="Note"><EmptyState icon="sticky_note_2" title="This note was deleted" /></Screen>;
  if (hidden) {
    const unlock = (passcode: string) => { fields.blur(); fields.set('passcode', ''); act.unlock({ passcode }); };
    return (
      <Screen title="Locked note">
        <div className={css['gate']}><Icon name="lock" size={48} /><TextField name="passcode" label="Passcode" password inputMode="numeric" enterKey="done" onEnter={unlock} /><Button variant="filled" wide disabled={code === ''} onClick={() => unlock(code)}>Unlock</Button></div>
      </Screen>
    );
  }
  const then = (run: () => void) => () => { setMenu(false); run(); };
  const show = n.kind === 'markdown' && reading && n.body.trim() !== '';
  const items: MenuItem[] = [
    { label: 'Move to folder', icon: 'drive_file_move', onClick: then(() => setSheet('move')) },
    { label: 'Tags', icon: 'label', onClick: then(() => setSheet('tags')) },
    { label: n.locked ? 'Remove lock' : 'Lock', icon: n.locked ? 'lock_open' : 'lock', onClick: then(() => act.setLocked({ note, locked: !n.locked })) },
    { label: 'Duplicate', icon: 'content_copy', onClick: then(() => act.duplicate({ note })) },
    { label: 'Share', icon: 'share', onClick: then(() => act.share({ note })) },
    { label: 'Export to files', icon: 'file_export', onClick: then(() => act.exportNote({ note })) },
    ...(n.kind === 'checklist' ? [{ label: 'Untick all', icon: 'refresh' as const, onClick: then(() => act.untickAll({ note })) }, { label: 'Delete ticked', icon: 'playlist_remove' as const, onClick: then(() => act.clearTicked({ note })) }] : []),
    n.kind === 'checklist' ? { label: 'Turn into text', icon: 'notes', onClick: then(() => act.setKind({ note, kind: 'plain' })) } : { label: 'Turn into checklist', icon: 'checklist', onClick: then(() => act.setKind({ note, kind: 'checklist' })) },
    { label: 'Info', icon: 'info', onClick: then(() => setSheet('info')) },
    { label: 'Delete', icon: 'delete', danger: true, divider: true, onClick: then(() => { act.bin({ notes: [note] }); nav.back(); }) },
  ];
  const sign = (before: string, after: string) => { const text = fields.get('body') ?? n.body; const next = `${text}${text === '' ? before.trimStart() : before}${after}`; fields.set('body', next); fields.focus('body'); act.edit({ note, body: next }); };
  return (
    <>
      <Screen label="Note"
        appBar={<AppBar title="" actions={<>
          {n.kind === 'markdown' && <IconButton icon={show ? 'edit' : 'visibility'} label={show ? 'Edit' : 'Preview'} onClick={() => setReading(!reading)} />}
          <IconButton icon="keep" label={n.pinned ? 'Unpin' : 'Pin'} selected={n.pinned} onClick={() => act.pin({ note, pinned: !n.pinned })} />
          <IconButton icon="more_vert" label="More options" onClick={() => { fields.blur(); setMenu(true); }} />
        </>} />}
        bottom={n.kind === 'markdown' && !show ? <div className={css['signs']}>{SIGNS.map(s => <IconButton key={s.label} icon={s.icon} label={s.label} onClick={() => sign(s.put[0], s.put[1])} />)}</div> : undefined}>
        <div className={css['paper']}>
          <div className={css['noteTitle']}><TextField name="title" label="Title" hint="Title" initial={n.title} variant="plain" multiline autoGrow enterKey="next" capitalise onInput={title => act.edit({ note, title })} /></div>
          <div className={css['noteMeta']}><span>{formatWhen(n.editedAt, now, zone)}</span>{n.tags.map(t => <span key={t}>#{t}</span>)}</div>
          {n.kind === 'checklist' ? <Checklist note={note} /> : show ? <Markdown text={withoutTitle(n.body, n.title)} /> : <TextField name="body" label="Note" hint="Note" initial={n.body} variant="plain" multiline rows={10} autoGrow capitalise onInput={body => act.edit({ note, body })} />}
        </div>
      </Screen>
      <Menu open={menu} label="More options" items={items} onClose={() => setMenu(false)} />
      <MoveSheet open={sheet === 'move'} notes={[note]} onClose={() => setSheet(null)} />
      <Dialog open={sheet === 'tags'} title="Tags" onClose={() => setSheet(null)} actions={[{ label: 'Add', disabled: tag.trim() === '', onClick: () => { act.tag({ note, tag }); fields.set('tag', ''); } }, { label: 'Done', onClick: () => setSheet(null) }]}>
        <ChipGroup label="Tags">{n.tags.map(t => <Chip key={t} label={t} onRemove={() => act.untag({ note, tag: t })} />)}</ChipGroup>
        <TextField name="tag" label="New tag" maxLength={24} capitalise={false} onEnter={text => { if (text.trim()) { act.tag({ note, tag: text }); fields.set('tag', ''); } }} />
      </Dialog>
      <Dialog open={sheet === 'info'} title="Info" onClose={() => setSheet(null)} actions={[{ label: 'OK', onClick: () => setSheet(null) }]}>
        <div className={css['info']}><span>Created</span><b>{formatWhen(n.createdAt, now, zone)}, {formatTime(n.createdAt, zone)}</b><span>Edited</span><b>{formatWhen(n.editedAt, now, zone)}, {formatTime(n.editedAt, zone)}</b><span>Words</span><b>{wordsIn(n)}</b></div>
      </Dialog>
    </>
  );
}
