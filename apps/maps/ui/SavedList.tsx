import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  TextField,
} from './kit.ts';
import { distanceWords, savedIn } from '../select.ts';
import { metresOf, useAct, useApp, useHere, useNav, useOpenSpot, useParams, useUnits } from './hooks.ts';
import { KindDisc } from './parts.tsx';
import { Disc } from './Saved.tsx';

/** What is saved in one list. */
export function ListScreen() {
  const { list: id } = useParams('/list/:list');
  const list = useApp(s => s.lists[id]);
  const rows = JSON.parse(useApp(s => JSON.stringify(savedIn(s, id)))) as ReturnType<typeof savedIn>;
  const places = useApp(s => s.places);
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const [noting, setNoting] = useScreenState<string | null>('noting', null);
  const note = useFieldText('note');
  const fields = useFields();
  const here = useHere();
  const units = useUnits();
  const act = useAct();
  const nav = useNav();
  const open = useOpenSpot();
  const chosen = rows.find(r => r.id === menu);
  const index = rows.findIndex(r => r.id === menu);
  if (!list)
    return (
      <Screen title="List">
        <EmptyState icon="lists" title="This list is gone" />
      </Screen>
    );
  const kind = (place: string | null) => (place ? places[place]?.kind : undefined);
  return (
    <>
      <Screen
        appBar={
          <AppBar title={list.name} subtitle={rows.length === 1 ? '1 place' : `${rows.length} places`} />
        }
        fab={
          <Fab
            icon="add"
            label="Add a place"
            onClick={() => nav.push('/choose/:for', { for: `list:${id}` })}
          />
        }
      >
        {rows.length === 0 ? (
          <EmptyState
            icon="bookmark"
            title="Nothing saved here yet"
            text="Open a place and tap Save, or add one here."
          />
        ) : (
          <List label={list.name}>
            {rows.map(r => {
              const k = kind(r.spot.place);
              const p = metresOf(r.spot);
              return (
                <ListRow
                  key={r.id}
                  id={r.id}
                  rid="saved"
                  lines={r.note ? 3 : 2}
                  leading={k ? <KindDisc kind={k} /> : <Disc icon="location_on" tone="#5d6b62" />}
                  title={r.spot.name}
                  subtitle={
                    r.note ? (
                      <>
                        {r.note}
                        <br />
                        {r.spot.address}
                      </>
                    ) : (
                      r.spot.address
                    )
                  }
                  meta={here ? distanceWords(Math.hypot(here.x - p.x, here.y - p.y), units) : undefined}
                  onClick={() => open(r.spot)}
                  trailing={
                    <IconButton
                      icon="more_vert"
                      label={`Options of ${r.spot.name}`}
                      onClick={() => setMenu(r.id)}
                    />
                  }
                />
              );
            })}
          </List>
        )}
      </Screen>
      <Menu
        open={chosen !== undefined}
        label="Place options"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          chosen
            ? [
                {
                  label: chosen.note ? 'Edit note' : 'Add a note',
                  icon: 'edit',
                  onClick: () => {
                    setMenu(null);
                    fields.set('note', chosen.note);
                    setNoting(chosen.id);
                  },
                },
                {
                  label: 'Directions',
                  icon: 'directions',
                  onClick: () => {
                    setMenu(null);
                    act.directions({ to: chosen.spot });
                  },
                },
                {
                  label: 'Move up',
                  icon: 'arrow_upward',
                  disabled: index === 0,
                  onClick: () => {
                    setMenu(null);
                    act.moveSaved({ saved: chosen.id, to: index - 1 });
                  },
                },
                {
                  label: 'Move down',
                  icon: 'arrow_downward',
                  disabled: index === rows.length - 1,
                  onClick: () => {
                    setMenu(null);
                    act.moveSaved({ saved: chosen.id, to: index + 1 });
                  },
                },
                {
                  label: 'Remove from list',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setMenu(null);
                    act.unsave({ spot: chosen.spot, list: id });
                  },
                },
              ]
            : []
        }
      />
      <ConfirmDialog
        open={noting !== null}
        title="Note"
        confirmLabel="Save"
        onConfirm={() => {
          act.noteSaved({ saved: noting!, note });
          setNoting(null);
        }}
        onCancel={() => setNoting(null)}
      >
        <TextField name="note" label="Note" multiline maxLength={500} autoGrow />
      </ConfirmDialog>
    </>
  );
}
