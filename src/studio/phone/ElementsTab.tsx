import { Text } from '@mantine/core';
import { IconPointer } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Element } from '../../protocol/observation.ts';
import { Empty } from '../frame/Empty.tsx';
import { ElementDetails } from './ElementDetails.tsx';
import type { Inspection } from './inspection.ts';
import css from './elements.module.css';

/** What stands in the list for an element's words. */
const wordsOf = ({ name, hint, value }: Element) => {
  const words = name || hint || '';
  return value ? `${words}${words ? ' = ' : ''}${value}` : words;
};

/** The elements on the screen in a table that is linked with the phone, and all about the chosen one. */
export function ElementsTab({ inspection }: { inspection: Inspection }) {
  const { elements, chosen } = inspection;
  if (elements.length === 0)
    return (
      <Empty icon={IconPointer} title="No elements">
        Nothing on this screen can be named or acted on. A screen that is off has no elements.
      </Empty>
    );
  return (
    <div className={css['split']}>
      <ElementTable inspection={inspection} />
      <div className={css['details']}>
        {chosen ? (
          <ElementDetails elements={elements} element={chosen} />
        ) : (
          <Text c="dimmed" size="sm" p="md">
            Choose an element in the list, or press I and point at it on the phone: here stands all about it,
            and every way to address it.
          </Text>
        )}
      </div>
    </div>
  );
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: at => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function ElementTable({ inspection }: { inspection: Inspection }) {
  const { elements, hovered, hover, chosen, choose, inspecting } = inspection;
  const body = useRef<HTMLTableSectionElement>(null);
  const rowOf = (element: Element) => body.current?.rows[element.index];
  // What is pointed at on the phone comes into view here.
  const shown = (inspecting ? hovered : undefined) ?? chosen;
  useEffect(() => {
    if (shown) rowOf(shown)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = elements[move(chosen?.index ?? -1, elements.length - 1)]!;
    choose(next.id);
    rowOf(next)?.focus();
  };
  return (
    <div className={css['scroller']}>
      <table className={css['table']} role="grid" aria-label="Elements" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Role</th>
            <th scope="col">Name</th>
            <th scope="col">Id</th>
          </tr>
        </thead>
        <tbody ref={body} onPointerLeave={() => hover(null)}>
          {elements.map(element => (
            <tr
              key={element.id}
              aria-selected={element === chosen}
              data-hovered={element === hovered || undefined}
              tabIndex={element === (chosen ?? elements[0]) ? 0 : -1}
              onPointerEnter={() => hover(element.id)}
              onFocus={() => choose(element.id)}
              onClick={() => choose(element.id)}
            >
              <td>{element.index}</td>
              <td>{element.role}</td>
              <td title={wordsOf(element)}>{wordsOf(element)}</td>
              <td title={element.id}>{element.id}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
