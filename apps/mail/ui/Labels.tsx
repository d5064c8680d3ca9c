import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, EmptyState, Fab, IconButton, ListRow, Screen, TextField } from './kit.ts';
import { labelsOf } from '../select.ts';
import { LABEL_COLOURS, type Label } from '../state.ts';
import { useAct, useMail, useNav, useOpen, useWords } from './hooks.ts';
import list from './list.module.css';
import css from './parts.module.css';

/** All labels: make, rename, colour, delete. */
export function Labels() {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const state = useMail();
  const [open, setOpen] = useOpen();
  const [label, setLabel] = useScreenState<string | null>('label', null);
  const [colour, setColour] = useScreenState<Label['colour']>('colour', 'blue');
  const name = useFieldText('name');
  const rows = labelsOf(state);
  const close = () => setOpen(null);
  const begin = (what: 'new' | 'edit', id: string | null) => {
    fields.set('name', id === null ? '' : state.labels[id]!.name);
    setColour(id === null ? LABEL_COLOURS[rows.length % LABEL_COLOURS.length]! : state.labels[id]!.colour);
    setLabel(id);
    setOpen(what);
  };
  const save = () => {
    if (open === 'new') act.addLabel({ name, colour });
    else act.changeLabel({ label: label!, name, colour });
    fields.blur();
    close();
  };
  return (
    <>
      <Screen
        title={t('labels')}
        fab={<Fab icon="add" label={t('newLabel')} rid="new-label" onClick={() => begin('new', null)} />}
      >
        {rows.length === 0 ? (
          <EmptyState icon="label" title={t('noLabels')} text={t('noLabelsText')} />
        ) : (
          rows.map(l => (
            <ListRow
              key={l.id}
              id={l.id}
              rid="label"
              leading={<span className={list['swatch']} data-colour={l.colour} />}
              title={l.name}
              onClick={() => nav.push('/folder/:folder', { folder: l.id })}
              trailing={
                <>
                  <IconButton
                    icon="edit"
                    label={t('editLabel', { name: l.name })}
                    onClick={() => begin('edit', l.id)}
                  />
                  <IconButton
                    icon="delete"
                    label={t('deleteLabelNamed', { name: l.name })}
                    onClick={() => {
                      setLabel(l.id);
                      setOpen('delete');
                    }}
                  />
                </>
              }
            />
          ))
        )}
      </Screen>
      <ConfirmDialog
        open={open === 'new' || open === 'edit'}
        title={open === 'edit' ? t('renameLabel') : t('newLabel')}
        confirmLabel={t('save')}
        disabled={name.trim() === ''}
        onConfirm={save}
        onCancel={close}
      >
        <TextField name="name" label={t('labelName')} maxLength={40} capitalise />
        <div className={css['colours']} role="radiogroup" aria-label={t('colour')}>
          {LABEL_COLOURS.map(c => (
            <button
              key={c}
              type="button"
              role="radio"
              aria-checked={c === colour}
              aria-label={t('colourOf', { colour: c })}
              data-rid={`colour-${c}`}
              className={css['colour']}
              onClick={() => setColour(c)}
            >
              <span className={list['swatch']} data-colour={c} />
            </button>
          ))}
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteLabelAsk', { name: label === null ? '' : (state.labels[label]?.name ?? '') })}
        text={t('deleteLabelText')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          act.deleteLabel({ label: label! });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}

/** Addresses whose mails go to spam. */
export function Blocked() {
  const t = useWords();
  const act = useAct();
  const { blocked } = useMail();
  return (
    <Screen title={t('blockedAddresses')}>
      {blocked.length === 0 ? (
        <EmptyState icon="block" title={t('noBlocked')} text={t('noBlockedText')} />
      ) : (
        <>
          <div className={css['note']}>{t('blockedText')}</div>
          {blocked.map(address => (
            <ListRow
              key={address}
              id={address}
              rid="blocked"
              leading="block"
              title={address}
              trailing={
                <IconButton
                  icon="close"
                  label={t('unblock', { address })}
                  onClick={() => act.block({ address, on: false })}
                />
              }
            />
          ))}
        </>
      )}
    </Screen>
  );
}
