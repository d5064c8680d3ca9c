import { Button, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import css from './template.module.css';

/** Asks the user, as an agent may, and shows what was said. */
export function AskUser({
  messages,
  onAsk,
}: {
  messages: readonly { from: string; text: string }[];
  onAsk: (question: string) => void;
}) {
  const [question, setQuestion] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    onAsk(question);
    setQuestion('');
  };
  return (
    <details className={css['ask']}>
      <summary>Ask the user</summary>
      <div role="log" aria-label="Conversation with the user">
        {messages.map(({ from, text }, i) => (
          <Text key={i}>
            <b>{from === 'user' ? 'User' : 'You'}:</b> {text}
          </Text>
        ))}
      </div>
      <form className={css['form']} onSubmit={ask}>
        <TextInput
          label="Question"
          value={question}
          onChange={event => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Ask
        </Button>
      </form>
    </details>
  );
}
