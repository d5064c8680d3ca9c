import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/protocol/action.ts';
import type { Element } from '../../src/protocol/observation.ts';
import {
  nameOf,
  press,
  targetAt,
  touchMeant,
  wheelMeant,
  type Touch,
} from '../../src/studio/record/meant.ts';
import { Typing } from '../../src/studio/record/typing.ts';

const SCREEN = { x: 1080, y: 2400 };
type Part = Partial<Omit<Element, 'states'>> & { states?: Partial<Element['states']> };

/** Elements of a screen, each with the states that it has. */
function screenOf(parts: readonly Part[]): Element[] {
  const none = {
    enabled: true,
    checkable: false,
    checked: false,
    selected: false,
    focusable: false,
    focused: false,
    scrollable: false,
    clickable: false,
    longClickable: false,
    editable: false,
    password: false,
  };
  return parts.map((part, index) => ({
    index,
    id: `element-${index}`,
    parent: null,
    role: 'button',
    className: '',
    resourceId: '',
    name: '',
    bounds: [0, 0, 10, 10],
    package: 'app',
    ...part,
    states: { ...none, ...part.states },
  }));
}

const elements = screenOf([
  { id: 'list', role: 'list', bounds: [0, 200, 1080, 2200], states: { scrollable: true } },
  { id: 'row', parent: 0, bounds: [0, 300, 1080, 500], name: 'Larder, 0 of 4', states: { clickable: true } },
  { id: 'text', parent: 1, role: 'text', bounds: [40, 320, 300, 380], name: 'Larder' },
  { id: 'tick', parent: 1, bounds: [500, 380, 580, 420], name: 'Done', states: { clickable: true } },
  { id: 'map', role: 'img', bounds: [0, 500, 1080, 2000], states: { clickable: true } },
  {
    id: 'volume',
    role: 'slider',
    bounds: [100, 2000, 900, 2060],
    range: { min: 0, max: 1, now: 0, step: 0.1 },
  },
]);
const touch = (from: [number, number], to = from, held = 60): Touch => ({
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  held,
});
const meant = (t: Touch, gesture: 'tap' | 'double_tap' | 'long_press' = 'tap') =>
  touchMeant(elements, t, gesture, SCREEN, 3);

describe('what a touch means', () => {
  it('is on the nearest element around that reacts', () => {
    expect(targetAt(elements, { x: 100, y: 350 })?.id).toBe('row');
    expect(targetAt(elements, { x: 540, y: 400 })?.id).toBe('tick');
    expect(nameOf(elements[1]!)).toBe('button “Larder, 0 of 4”');
  });

  it('names the element, or the place where an agent that names it would touch another', () => {
    const [row] = screenOf([{ id: 'row', bounds: [0, 0, 100, 100], states: { clickable: true } }]);
    expect(press([row!], 'tap', { x: 5, y: 5 }, SCREEN)).toEqual({ type: 'tap', element: 'row' });
    // A button covers the middle of the row.
    expect(meant(touch([100, 350]))).toEqual({ type: 'tap', x: 100, y: 350 });
    expect(meant(touch([540, 400]))).toEqual({ type: 'tap', element: 'tick' });
    // A map is touched where it was touched.
    expect(meant(touch([200, 1500]))).toEqual({ type: 'tap', x: 200, y: 1500 });
    expect(meant(touch([1000, 2300]))).toEqual({ type: 'tap', x: 1000, y: 2300 });
  });

  it('tells a hold, a double tap and a drag', () => {
    expect(meant(touch([540, 400], [545, 402], 700))).toEqual({ type: 'long_press', element: 'tick' });
    expect(meant(touch([540, 400]), 'double_tap')).toEqual({ type: 'double_tap', element: 'tick' });
    expect(meant(touch([540, 400], [540, 900], 700))).toEqual({
      type: 'drag',
      from: [540, 400],
      to: [540, 900],
    });
  });

  it('scrolls what scrolls, and swipes elsewhere and from an edge', () => {
    expect(meant(touch([100, 1000 - 600], [110, 400 - 300]))).toEqual({
      type: 'scroll',
      direction: 'down',
      element: 'list',
      amount: 0.15,
    });
    expect(meant(touch([100, 350], [700, 360]))).toMatchObject({ type: 'swipe', to: [700, 360] });
    expect(meant(touch([500, 10], [500, 900]))).toMatchObject({ type: 'swipe' });
    expect(wheelMeant(elements, { x: 100, y: 350 }, { x: 0, y: -240 })).toEqual({
      type: 'scroll',
      direction: 'up',
      element: 'list',
      amount: 0.5,
    });
  });

  it('leaves a slider’s knob where the finger does', () => {
    expect(meant(touch([110, 2030], [700, 2100]))).toEqual({ type: 'tap', x: 700, y: 2030 });
  });
});

describe('letters that are typed', () => {
  const typed = (work: (typing: Typing) => void) => {
    const actions: Action[] = [];
    work(new Typing(action => actions.push(action)));
    return actions;
  };

  it('gather into one action', () => {
    expect(
      typed(typing => {
        for (const letter of 'Tidee') typing.add(letter);
        typing.backspace();
        expect(typing.flush()).toBe(true);
        expect(typing.flush()).toBe(false);
      }),
    ).toEqual([{ type: 'type', text: 'Tide' }]);
  });

  it('replace what stands there, or clear it', () => {
    expect(
      typed(typing => {
        typing.replace();
        typing.add('new');
        typing.flush(true);
        typing.replace();
        expect(typing.backspace()).toBe(true);
        expect(typing.backspace()).toBe(false);
      }),
    ).toEqual([{ type: 'type', text: 'new', clear: true, enter: true }, { type: 'clear' }]);
  });
});
