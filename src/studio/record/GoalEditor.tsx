import { Button, Text, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Section } from '../tasks/Section.tsx';
import { useRecording } from './context.ts';
import { problemAt } from './stages.ts';
import css from './record.module.css';

type Language = 'en' | 'zh';
const FIELDS = [
  ['en', 0, 'Goal in English', 'Move the note “{note.title}” to the folder {folder.name}.'],
  ['en', 1, 'In other words', 'Put “{note.title}” into {folder.name}.'],
  ['zh', 0, 'In Chinese', '把备忘录“{note.title}”移到文件夹“{folder.name}”。'],
] as const;

/** The goal in its phrasings. A hole goes in by a click, where the caret stands. */
export function GoalEditor() {
  const { detail, draft, change } = useRecording();
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  const [last, setLast] = useState(0);
  const [hasAll, setAll] = useState(false);
  const used = detail.parameters.filter(parameter => draft.parameters[parameter.id]?.used ?? parameter.used);
  // The first hole of a parameter is what it is called; the others are seldom asked for.
  const holes = used.flatMap(parameter => (hasAll ? parameter.holes : parameter.holes.slice(0, 1)));
  const hasMore = used.some(parameter => parameter.holes.length > 1);
  const put = (language: Language, index: number, text: string) => {
    const texts = [...draft.goal[language]];
    while (texts.length < index) texts.push('');
    texts[index] = text;
    while (texts.at(-1) === '') texts.pop();
    change({ goal: { ...draft.goal, [language]: texts } });
  };
  const insert = (hole: string) => {
    const field = fields.current[last];
    const [language, index] = FIELDS[last]!;
    if (!field) return;
    const text = draft.goal[language][index] ?? '';
    const from = field.selectionStart;
    const next = `${text.slice(0, from)}{${hole}}${text.slice(field.selectionEnd)}`;
    // The text is there before the caret goes behind the hole, and the field has the focus before the next letter.
    flushSync(() => put(language, index, next));
    field.focus();
    field.setSelectionRange(from + hole.length + 2, from + hole.length + 2);
  };
  return (
    <Section title="The goal" beside="all that a person has to know, and no more">
      <div className={css['holes']} role="toolbar" aria-label="Insert into the goal">
        {holes.length === 0 ? (
          <Text className={css['quiet']!}>Without parameters, the goal is the same in every instance.</Text>
        ) : (
          holes.map(hole => (
            <Button
              key={hole}
              size="compact-xs"
              variant="light"
              leftSection={<IconPlus size={12} />}
              onClick={() => insert(hole)}
            >
              {hole}
            </Button>
          ))
        )}
        {hasMore && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            aria-expanded={hasAll}
            onClick={() => setAll(!hasAll)}
          >
            {hasAll ? 'Fewer' : 'More'}
          </Button>
        )}
      </div>
      {FIELDS.map(([language, index, label, example], i) => (
        <Textarea
          key={label}
          ref={element => {
            fields.current[i] = element;
          }}
          label={label}
          lang={language}
          placeholder={example}
          autosize
          minRows={1}
          mt="xs"
          value={draft.goal[language][index] ?? ''}
          error={
            problemAt(detail, `/goal/${language}/${index}`) ??
            (index === 0 ? problemAt(detail, `/goal/${language}`) : undefined)
          }
          onFocus={() => setLast(i)}
          onChange={event => put(language, index, event.currentTarget.value)}
        />
      ))}
    </Section>
  );
}
