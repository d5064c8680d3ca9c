import { Badge, Code, Group } from '@mantine/core';
import type { Element } from '../../protocol/observation.ts';
import { addressesOf } from './addresses.ts';
import { CopyIcon } from './Copyable.tsx';
import css from './elements.module.css';

const STATE_WORDS: Partial<Record<string, string>> = { longClickable: 'long-clickable' };

/** What is said of an element, without what it does not have. */
function factsOf(element: Element): [string, string][] {
  const [left, top, right, bottom] = element.bounds as [number, number, number, number];
  const { range } = element;
  const facts: [string, string | undefined][] = [
    ['Role', element.role],
    ['Name', element.name],
    ['Value', element.value],
    ['Hint', element.hint],
    ['Description', element.description],
    ['Range', range && `${range.now} of ${range.min} to ${range.max}, by ${range.step}`],
    ['Bounds', `${left}, ${top} to ${right}, ${bottom} (${right - left} × ${bottom - top})`],
    ['Resource id', element.resourceId],
    ['Class', element.className],
    ['Package', element.package],
    ['Parent', element.parent === null ? undefined : String(element.parent)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** All about one element, and every way to address it. */
export function ElementDetails({ elements, element }: { elements: readonly Element[]; element: Element }) {
  const states = Object.entries(element.states).filter(([, isOn]) => isOn);
  return (
    <section aria-label="Chosen element" className={css['about']}>
      <h2>
        {element.role} {element.name || element.hint || element.id}
      </h2>
      <Group gap={4}>
        {!element.states.enabled && <Badge color="red">disabled</Badge>}
        {states.map(([name]) => (
          <Badge key={name} variant="light" color="gray">
            {STATE_WORDS[name] ?? name}
          </Badge>
        ))}
      </Group>
      <h3>Address it by</h3>
      <dl className={css['addresses']}>
        {addressesOf(elements, element).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Code className={css['address']!}>{text}</Code>
              <CopyIcon text={text} label={`Copy ${name.toLowerCase().replace('adb', 'ADB')}`} />
            </dd>
          </div>
        ))}
      </dl>
      <h3>What it is</h3>
      <dl className={css['facts']}>
        {factsOf(element).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
