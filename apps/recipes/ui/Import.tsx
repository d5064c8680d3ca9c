import { formatBytes } from '../../../src/sdk/core/format.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import { allFiles } from '../../../src/sdk/core/storage.ts';
import {
  useDevice,
  useFieldText,
  useFields,
  useIntent,
  useOs,
  useScreenState,
} from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Card,
  EmptyState,
  List,
  ListRow,
  Screen,
  Scroller,
  SectionHeader,
  Sheet,
  TextField,
} from './kit.ts';
import { lineOf, minutesWords, recipesIn } from '../select.ts';
import css from './import.module.css';
import { useAct } from './hooks.ts';
import { Tick } from './Tick.tsx';

/** Text files of shared storage, newest first. */
const textFiles = remembered((table: Parameters<typeof allFiles>[0]) =>
  allFiles(table)
    .filter(f => f.kind === 'file' && f.text !== undefined && /\.(?:md|txt|markdown)$/i.test(f.name))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)),
);

/** Takes recipes from text: what another app shared, what is pasted, or a file. What was understood is shown first. */
export function Import() {
  const given = useIntent()?.text ?? '';
  const text = useFieldText('text', given);
  const clipboard = useOs(o => o.clipboard?.text ?? '');
  const table = useDevice(d => d.storage.files);
  const [choosing, setChoosing] = useScreenState('choosing', false);
  const [left, setLeft] = useScreenState<number[]>('left-out', []);
  const fields = useFields();
  const act = useAct();
  const read = recipesIn(text);
  const chosen = read.flatMap((_, i) => (left.includes(i) ? [] : [i]));
  const files = choosing ? textFiles(table) : [];
  const put = (words: string) => {
    fields.blur();
    setLeft([]);
    fields.set('text', words);
  };
  return (
    <>
      <Screen
        label="Import recipes"
        appBar={
          <AppBar
            title="Import recipes"
            leading="close"
            actions={
              <Button
                rid="save"
                disabled={chosen.length === 0}
                onClick={() => {
                  fields.blur();
                  act.importText({ text, chosen });
                }}
              >
                Save
              </Button>
            }
          />
        }
      >
        <div className={css['top']}>
          <div className={css['ways']}>
            <Button
              variant="tonal"
              icon="content_paste"
              disabled={clipboard === ''}
              onClick={() => put(clipboard)}
            >
              Paste
            </Button>
            <Button
              variant="tonal"
              icon="folder_open"
              onClick={() => {
                fields.blur();
                setChoosing(true);
              }}
            >
              From a file
            </Button>
          </div>
          <TextField
            name="text"
            label="Text"
            initial={given}
            multiline
            rows={3}
            maxRows={8}
            autoGrow
            supporting="A title, ingredients and directions"
          />
        </div>
        {text.trim() === '' ? null : read.length === 0 ? (
          <EmptyState
            icon="menu_book"
            title="No recipe found"
            text="Give it a title, a line “Ingredients” and a line “Directions”."
          />
        ) : (
          <>
            <SectionHeader title={read.length === 1 ? 'Preview' : `${read.length} recipes found`} />
            <div className={css['cards']}>
              {read.map((r, i) => (
                <Card key={i} variant="outlined" padding={0} label={r.title}>
                  <Tick
                    id={`read-${i}`}
                    rid="read"
                    checked={!left.includes(i)}
                    onChange={on => setLeft(on ? left.filter(x => x !== i) : [...left, i])}
                  >
                    <b>{r.title}</b>
                  </Tick>
                  <div className={css['read']} dir="auto">
                    {r.description && <p>{r.description}</p>}
                    <p className={css['facts']}>
                      {[
                        r.servings,
                        r.prepMinutes !== null && `Prep ${minutesWords(r.prepMinutes)}`,
                        r.cookMinutes !== null && `Cook ${minutesWords(r.cookMinutes)}`,
                        r.source,
                      ]
                        .filter(Boolean)
                        .join(' · ') || 'No servings or times'}
                    </p>
                    {r.ingredients.length > 0 ? (
                      <ul>
                        {r.ingredients.map((line, k) => (
                          <li key={k}>{lineOf(line)}</li>
                        ))}
                      </ul>
                    ) : (
                      <p className={css['facts']}>No ingredients</p>
                    )}
                    {r.directions.length > 0 ? (
                      <ol>
                        {r.directions.map((s, k) => (
                          <li key={k}>{s}</li>
                        ))}
                      </ol>
                    ) : (
                      <p className={css['facts']}>No directions</p>
                    )}
                    {r.notes && <p>{r.notes}</p>}
                  </div>
                </Card>
              ))}
            </div>
          </>
        )}
      </Screen>
      <Sheet open={choosing} title="Text files" onClose={() => setChoosing(false)}>
        {files.length === 0 ? (
          <EmptyState
            icon="note_add"
            title="No text files"
            text="A file that ends in .md or .txt can be imported."
          />
        ) : (
          <Scroller name="files" label="Files">
            <List>
              {files.map(f => (
                <ListRow
                  key={f.id}
                  id={f.id}
                  rid="file"
                  leading="description"
                  title={f.name}
                  subtitle={`${f.parent ? `${table[f.parent]?.name} · ` : ''}${formatBytes(f.size)}`}
                  onClick={() => {
                    put(f.text!);
                    setChoosing(false);
                  }}
                />
              ))}
            </List>
          </Scroller>
        )}
      </Sheet>
    </>
  );
}
