import { formatTime } from '../../../src/sdk/core/format.ts';
import { usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Card, Dialog, EmptyState, Screen } from '../../../src/sdk/react/kit/index.ts';
import { isSubmitted, sheetFields, shown } from '../select.ts';
import { FieldInput } from './FieldInput.tsx';
import { useAct, useApp } from './hooks.ts';
import css from './answers.module.css';

/** The sheet: every question with an input of its kind, and a button that submits them together. */
export function Sheet() {
  const title = useApp(s => s.title);
  const fields = useApp(s => JSON.stringify(sheetFields(s)));
  const submitted = useApp(s => s.submitted?.at ?? null);
  const same = useApp(isSubmitted);
  const act = useAct();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const [asking, setAsking] = useScreenState('asking', false);
  const [tried, setTried] = useScreenState('tried', false);
  const list = JSON.parse(fields) as ReturnType<typeof sheetFields>;
  if (list.length === 0) {
    return <Screen appBar={<AppBar title="Answers" leading="none" />}><EmptyState icon="fact_check" title="No questions" text="When something is asked, it is answered here." /></Screen>;
  }
  const open = list.filter(f => f.problem !== undefined);
  const submit = () => (open.length > 0 ? setTried(true) : setAsking(true));
  return (
    <Screen appBar={<AppBar title={title || 'Your answer'} leading="none" subtitle={submitted === null ? `${list.length} ${list.length === 1 ? 'question' : 'questions'}` : `Submitted at ${formatTime(submitted, zone, h24)}${same ? '' : ' · changed since'}`} />}
      bottom={<div className={css['foot']}><Button variant="filled" wide disabled={same} rid="submit" onClick={submit}>{submitted === null ? 'Submit' : same ? 'Submitted' : 'Submit again'}</Button></div>}>
      <div className={css['fields']}>
        {list.map(f => (
          <Card key={f.id} variant="filled">
            <div className={css['question']} dir="auto">{f.field.label}</div>
            {f.field.hint && <div className={css['hint']}>{f.field.hint}</div>}
            <FieldInput id={f.id} field={f.field} value={f.value} error={tried || (f.value !== undefined && f.value !== '') ? f.problem : undefined} />
          </Card>
        ))}
      </div>
      <Dialog open={asking} title="Submit this answer?" onClose={() => setAsking(false)}
        actions={[{ label: 'Cancel', onClick: () => setAsking(false) }, { label: 'Submit answer', onClick: () => { setAsking(false); setTried(false); act.submit(); } }]}>
        {list.map(f => <div key={f.id} className={css['review']}><span dir="auto">{f.field.label}</span><b dir="auto">{shown(f.value)}{f.field.unit && typeof f.value !== 'object' ? ` ${f.field.unit}` : ''}</b></div>)}
      </Dialog>
    </Screen>
  );
}
