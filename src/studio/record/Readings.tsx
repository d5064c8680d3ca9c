import { Section } from '../tasks/Section.tsx';
import { useRecording } from './context.ts';
import { problemAt } from './stages.ts';
import css from './record.module.css';

/** Where two readings fit what was recorded, both endings, to choose the one that is meant. */
export function Readings() {
  const { detail, draft, change } = useRecording();
  if (detail.readings.length === 0) return null;
  return (
    <Section title="Which one is meant?" beside="both fit what was recorded">
      {detail.readings.map(({ id, question, readings, chosen }) => {
        const now = draft.readings[id] ?? chosen;
        const wrong = problemAt(detail, `/readings/${id}`);
        return (
          <fieldset key={id} className={css['question']}>
            <legend>
              {question}
              {wrong && <span className={css['unsaid']}> {wrong.replace(`${question} `, '')}</span>}
            </legend>
            <div className={css['readings']} role="radiogroup" aria-label={question}>
              {readings.map(({ key, words, ends, picture }) => (
                <label key={key} className={css['reading']} data-chosen={key === now || undefined}>
                  <input
                    type="radio"
                    name={id}
                    value={key}
                    aria-label={words}
                    {...(ends ? { 'aria-describedby': `${id} ${key} ends`.replaceAll(/[^\w-]/g, '-') } : {})}
                    checked={key === now}
                    onChange={() => change({ readings: { ...draft.readings, [id]: key } })}
                  />
                  <span>
                    {words}
                    {ends && (
                      <small className={css['endsSo']} id={`${id} ${key} ends`.replaceAll(/[^\w-]/g, '-')}>
                        {ends}
                      </small>
                    )}
                  </span>
                  {picture && (
                    <img
                      src={picture}
                      alt={`How the phone ends if ${words} is meant`}
                      className={css['small']}
                      loading="lazy"
                    />
                  )}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </Section>
  );
}
