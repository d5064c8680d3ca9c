import { Badge, Text } from '@mantine/core';
import type { ExpectedChangeText, ExpectedFact, TaskExpectation } from '../../protocol/wire/tasks.ts';
import css from './template.module.css';

/** How a value compares, in words; nothing where a person would say that it has to be the same. */
const COMPARED: Readonly<Record<string, string>> = {
  name: 'in any capitals',
  phoneNumber: 'in any spelling of the number',
  minute: 'to the minute',
  ordered: 'in this order',
};

/** What must hold, what may be anything, and what is a side effect. */
export function Expectation({
  expected: { changes, goalTests, invariants, free, answer },
  isImpossible,
}: {
  expected: TaskExpectation;
  isImpossible: boolean;
}) {
  const asksForNothing = changes.length === 0 && goalTests.length === 0;
  return (
    <>
      {isImpossible && <Text>The task cannot be done. The right end is to say so.</Text>}
      {!isImpossible && asksForNothing && answer && (
        <Text>Nothing on the phone changes; the answer alone is asked for.</Text>
      )}
      {changes.map(change => (
        <ChangeText key={change.name} change={change} />
      ))}
      {goalTests.map(({ name, weight }) => (
        <div key={name} className={css['change']}>
          <ChangeName name={name} weight={weight} />
          <Text className={css['quiet']!}>A test over the phone, which the source has.</Text>
        </div>
      ))}
      {invariants.length > 0 && (
        <Text>
          Throughout and at the end:{' '}
          {invariants.map(name => (
            <Badge key={name} variant="light" color="gray" mr={4}>
              {name}
            </Badge>
          ))}
        </Text>
      )}
      {free.length > 0 && (
        <Text className={css['quiet']!}>
          Free, may be anything:{' '}
          {free.map((path, i) => (
            <span key={path}>
              {i > 0 && ', '}
              {placeWords(path)}
            </span>
          ))}
        </Text>
      )}
      <Text className={css['quiet']!}>
        Whatever else differs from the start at the end is a side effect, and every message, call, post or
        payment that left the phone.
      </Text>
    </>
  );
}

/** `/apps/notes/notes/+/folder` as a person reads it. */
const placeWords = (path: string) =>
  path
    .split('/')
    .slice(path.startsWith('/apps/') ? 2 : 1)
    .map(part => (part === '+' ? 'the new one' : part))
    .join(' › ');

function ChangeName({ name, weight, marks = [] }: { name: string; weight: number; marks?: string[] }) {
  return (
    <Text fw={600} component="h3" className={css['changeName']!}>
      {name}
      {[...(weight === 1 ? [] : [`counts ${weight}`]), ...marks].map(mark => (
        <Badge key={mark} variant="light" color="gray" size="sm">
          {mark}
        </Badge>
      ))}
    </Text>
  );
}

function ChangeText({
  change: { name, weight, isOpen, metAtStart, endings },
}: {
  change: ExpectedChangeText;
}) {
  const marks = [
    ...(isOpen ? ['the agent may choose'] : []),
    ...(metAtStart ? ['holds at the start'] : []),
    ...(endings.length > 1 ? [`any of ${endings.length}`] : []),
  ];
  return (
    <div className={css['change']}>
      <ChangeName name={name} weight={weight} marks={marks} />
      {endings.map((facts, i) => (
        <div key={i}>
          {i > 0 && <Text className={css['or']!}>or</Text>}
          <ul className={css['lines']} aria-label={`Facts of ${name}`}>
            {facts.map(fact => (
              <FactText key={fact.path + fact.words} fact={fact} />
            ))}
            {facts.length === 0 && <li className={css['quiet']}>Nothing has to change.</li>}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Nothing at all, as a new row has it in fields that nobody filled in. */
const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

function FactText({ fact: { words, isFree, fields: all } }: { fact: ExpectedFact }) {
  const fields = all?.filter(({ value, compares }) => compares === 'free' || !isEmpty(value));
  return (
    <li data-free={isFree || undefined}>
      {words}
      {isFree && <span className={css['quiet']}> (free)</span>}
      {fields && fields.length > 0 && (
        <dl className={css['fields']}>
          {fields.map(({ name, value, compares }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <FieldText value={value} compares={compares} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const MOST = 240;
function shortJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

function FieldText({ value, compares }: { value: unknown; compares: string }) {
  if (compares === 'free') return <i>anything</i>;
  if (compares === 'stamp') return <i>set, whenever</i>;
  return (
    <>
      <code>{shortJson(value)}</code>
      {COMPARED[compares] && <span className={css['quiet']}> {COMPARED[compares]}</span>}
    </>
  );
}
