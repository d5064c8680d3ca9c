import { useEffect, useMemo, useState } from 'react';
import type { Element } from '../../protocol/observation.ts';
import { collect } from '../../shell/elements/collect.ts';
import { attachInput } from './input.ts';
import { attachInspector } from './inspector-input.ts';
import type { OpenedPhone } from './useLivePhone.ts';

/** What is looked at on the screen, in the list and on the phone alike. */
export interface Inspection {
  /** Elements on the screen now; none while nobody looks at them. */
  elements: readonly Element[];
  /** Touches choose an element and do not reach the phone. */
  inspecting: boolean;
  setInspecting: (on: boolean) => void;
  /** Indexes are drawn on the phone. */
  marks: boolean;
  setMarks: (on: boolean) => void;
  /** Roles and names are drawn on the phone. */
  names: boolean;
  setNames: (on: boolean) => void;
  /** The element under the pointer, here or there. */
  hovered: Element | undefined;
  hover: (id: string | null) => void;
  /** The element that was chosen. */
  chosen: Element | undefined;
  choose: (id: string | null) => void;
}

/** The elements on a phone's screen now, while they are wanted. */
export function useElements({ live, state: { drawn } }: OpenedPhone, isWanted: boolean): readonly Element[] {
  const [elements, setElements] = useState<readonly Element[]>([]);
  useEffect(() => {
    const rendered = live?.rendered;
    setElements(isWanted && rendered ? collect(rendered.store, rendered.root).elements : []);
  }, [live, isWanted, drawn]);
  return elements;
}

/** What is inspected of a phone. `listed` says that a list of the elements is shown. */
export function useInspection(opened: OpenedPhone, listed: boolean): Inspection {
  const { host, live } = opened;
  const [inspecting, setInspecting] = useState(false);
  const [marks, setMarks] = useState(false);
  const [names, setNames] = useState(false);
  const [hoveredId, hover] = useState<string | null>(null);
  const [chosenId, choose] = useState<string | null>(null);
  const elements = useElements(opened, listed || inspecting || marks || names);
  useEffect(() => {
    if (!live || !host.current) return undefined;
    return inspecting
      ? attachInspector(live, host.current, {
          hover,
          choose,
          leave: () => setInspecting(false),
        })
      : attachInput(live, host.current);
  }, [live, host, inspecting]);
  return useMemo(() => {
    const find = (id: string | null) => elements.find(element => element.id === id);
    return {
      elements,
      inspecting,
      setInspecting: on => {
        setInspecting(on);
        hover(null);
      },
      marks,
      setMarks,
      names,
      setNames,
      hovered: find(hoveredId),
      hover,
      chosen: find(chosenId),
      choose,
    };
  }, [elements, inspecting, marks, names, hoveredId, chosenId]);
}
