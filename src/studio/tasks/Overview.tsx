import { Alert, Center, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TaskDetail, TaskExpectation } from '../../protocol/wire/tasks.ts';
import { formatClock } from '../format.ts';
import { AnswerKey } from './AnswerKey.tsx';
import { Expectation } from './Expectation.tsx';
import { Facts } from './Facts.tsx';
import { Parameters } from './Parameters.tsx';
import { taskQueries, startPicture, type InstanceId } from './queries.ts';
import { Section } from './Section.tsx';
import css from './template.module.css';

/** A template and an instance of it: the start on a phone, and beside it what is asked and expected. */
export function Overview({ about, instance }: { about: TaskDetail; instance: InstanceId }) {
  const { data: expected, error } = useQuery(taskQueries.expectation(instance));
  return (
    <div className={css['split']}>
      <figure className={css['start']}>
        <img
          key={`${instance.task} ${instance.seed}`}
          className={css['screen']}
          src={startPicture(instance)}
          alt={`The phone at the start, seed ${instance.seed}`}
        />
        <figcaption className={css['quiet']}>
          {expected ? `Start: ${formatClock(expected.clock, expected.zone)}` : 'Start'}
        </figcaption>
      </figure>
      <div className={css['sections']}>
        {error && (
          <Alert color="red" variant="light" title="This instance cannot be made">
            {error.message}
          </Alert>
        )}
        {!expected && !error && (
          <Center py="xl">
            <Loader aria-label="Loading the instance" />
          </Center>
        )}
        {expected && <InstanceSections about={about} expected={expected} />}
        <Facts about={about} />
      </div>
    </div>
  );
}

function InstanceSections({ about, expected }: { about: TaskDetail; expected: TaskExpectation }) {
  const { goals, setup, answer, user, params } = expected;
  return (
    <>
      <Section title="Goal">
        <Phrasings lang="en" name="English" texts={goals.en} />
        <Phrasings lang="zh" name="Chinese" texts={goals.zh} />
      </Section>
      <Section title="What must hold at the end">
        <Expectation expected={expected} isImpossible={about.expects === 'impossible'} />
      </Section>
      {answer && (
        <Section title="Answer sheet and key">
          <AnswerKey answer={answer} />
        </Section>
      )}
      {user.length > 0 && (
        <Section title="What the user knows">
          {user.map(({ name, about: words, says }) => (
            <div key={name} className={css['known']}>
              <Text fw={600}>{name}</Text>
              <Text>{says.en}</Text>
              <Text lang="zh">{says.zh}</Text>
              <Text className={css['quiet']!}>
                Asked for with {words.en.join(', ')}, <span lang="zh">{words.zh.join('、')}</span>
              </Text>
            </div>
          ))}
        </Section>
      )}
      <Section title="Parameters">
        <Parameters schema={about.params} values={params} />
      </Section>
      <Section title="Set-up" beside={setup.length === 0 ? undefined : `${setup.length}`}>
        {setup.length === 0 ? (
          <Text className={css['quiet']!}>The phone starts as its world is.</Text>
        ) : (
          <ul className={css['lines']}>
            {setup.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

/** The goal in one language, in each of its phrasings. */
function Phrasings({ lang, name, texts }: { lang: string; name: string; texts: readonly string[] }) {
  return (
    <ol className={css['phrasings']} lang={lang} aria-label={`Goal in ${name}`}>
      {texts.map((text, i) => (
        <li key={i}>{text}</li>
      ))}
    </ol>
  );
}
