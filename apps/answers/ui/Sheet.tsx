import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Card, ConfirmDialog, EmptyState, Icon, Progress, Screen, Scroller } from './kit.ts';
import { isOpen, sheetFields, type SheetField } from '../select.ts';
import { FieldInput, Given } from './FieldInput.tsx';
import { useAct, useApp, useForget } from './hooks.ts';
import css from './answers.module.css';

const questions = (n: number) => `${n} ${n === 1 ? 'question' : 'questions'}`;

/** The sheet: every question with an input of its kind, and a button that submits them together. */
export function Sheet() {
  const title = useApp(s => s.title);
  const fields = useApp(s => JSON.stringify(sheetFields(s)));
  const submitted = useApp(s => s.submitted !== null);
  const [editing, setEditing] = useScreenState('editing', false);
  const list = JSON.parse(fields) as SheetField[];
  if (list.length === 0) {
    return (
      <Screen appBar={<AppBar title="Answers" leading="none" />}>
        <EmptyState
          icon="fact_check"
          title="No questions"
          text="When something is asked, it is answered here."
        />
      </Screen>
    );
  }
  const heading = title || 'Your answer';
  return submitted && !editing ? (
    <Submitted title={heading} list={list} onEdit={() => setEditing(true)} />
  ) : (
    <Form title={heading} list={list} onDone={() => setEditing(false)} again={submitted} />
  );
}

function Form({
  title,
  list,
  again,
  onDone,
}: {
  title: string;
  list: readonly SheetField[];
  again: boolean;
  onDone: () => void;
}) {
  const act = useAct();
  const forget = useForget();
  const [asking, setAsking] = useScreenState('asking', false);
  const [tried, setTried] = useScreenState('tried', false);
  const wrong = list.filter(f => f.problem !== undefined);
  const filled = list.filter(f => !isOpen(f.value)).length;
  const submit = () => {
    if (wrong.length > 0) {
      setTried(true);
      act.submit();
    } else setAsking(true);
  };
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title={title}
            leading="none"
            subtitle={
              filled === 0 ? questions(list.length) : `${filled} of ${list.length} filled in · draft saved`
            }
          />
        }
        bottom={
          <div className={css['foot']}>
            {again && (
              <Button
                variant="text"
                rid="keep"
                onClick={() => {
                  forget();
                  act.edit();
                  onDone();
                }}
              >
                Keep as it was
              </Button>
            )}
            <Button variant="filled" wide rid="submit" onClick={submit}>
              {again ? 'Submit again' : 'Submit'}
            </Button>
          </div>
        }
      >
        {list.length > 1 && (
          <div className={css['progress']}>
            <Progress value={filled} max={list.length} label="Filled in" />
          </div>
        )}
        <div className={css['fields']}>
          {list.map((f, at) => (
            <Card key={f.id} variant="filled">
              <div className={css['head']}>
                <div className={css['question']} role="heading" aria-level={2} dir="auto">
                  {list.length > 1 && <span className={css['number']}>{at + 1}. </span>}
                  {f.field.label}
                </div>
                {!isOpen(f.value) && f.field.options !== undefined && (
                  <Button
                    variant="text"
                    label={`Clear ${f.field.label}`}
                    onClick={() => act.clear({ field: f.id })}
                  >
                    Clear
                  </Button>
                )}
              </div>
              {f.field.hint && (
                <div className={css['hint']} dir="auto">
                  {f.field.hint}
                </div>
              )}
              <FieldInput
                id={f.id}
                field={f.field}
                value={f.value}
                error={tried || !isOpen(f.value) ? f.problem : undefined}
              />
            </Card>
          ))}
        </div>
      </Screen>
      <ConfirmDialog
        open={asking}
        title="Submit this answer?"
        text="You can change it later."
        confirmLabel="Submit answer"
        rid="confirm"
        onConfirm={() => {
          setAsking(false);
          setTried(false);
          act.submit();
          forget();
          onDone();
        }}
        onCancel={() => setAsking(false)}
      >
        <Scroller name="review" label="Answers">
          <Review list={list} />
        </Scroller>
      </ConfirmDialog>
    </>
  );
}

function Review({ list }: { list: readonly SheetField[] }) {
  return (
    <dl className={css['review']}>
      {list.map(f => (
        <div key={f.id}>
          <dt dir="auto">{f.field.label}</dt>
          <dd>
            <Given field={f.field} value={f.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The submitted answers, until the user edits them again. */
function Submitted({
  title,
  list,
  onEdit,
}: {
  title: string;
  list: readonly SheetField[];
  onEdit: () => void;
}) {
  const act = useAct();
  const forget = useForget();
  const given = useApp(s => s.submitted);
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  return (
    <Screen
      appBar={<AppBar title={title} leading="none" />}
      bottom={
        <div className={css['foot']}>
          <Button
            variant="tonal"
            icon="edit"
            wide
            rid="edit"
            onClick={() => {
              forget();
              act.edit();
              onEdit();
            }}
          >
            Edit answer
          </Button>
        </div>
      }
    >
      <div className={css['done']}>
        <span className={css['tick']}>
          <Icon name="check" size={32} />
        </span>
        <div className={css['doneTitle']} role="heading" aria-level={2}>
          Answer submitted
        </div>
        <div className={css['hint']}>{formatWhen(given?.at ?? now, now, zone, h24)}</div>
      </div>
      <div className={css['fields']}>
        <Card variant="filled">
          <Review list={list.map(f => ({ ...f, value: given?.values[f.id] }))} />
        </Card>
      </div>
    </Screen>
  );
}
