import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { headOf, listOf } from '../codec.ts';
import { centreOf, type Frame } from './screen.ts';

/** An element in words: role, text, value, range and actions. */
export function wordsOf(e: Element): string {
  const { checkable, checked, selected, enabled, focused, scrollable, editable } = e.states;
  const marks = [
    checkable && (checked ? 'on' : 'off'),
    selected && 'selected',
    focused && 'focused',
    scrollable && 'scrolls',
    editable && 'takes text',
    !enabled && 'disabled',
  ].filter(Boolean);
  return `${e.role} ${JSON.stringify(e.name || e.hint || '')}${e.value === undefined ? '' : ` = ${JSON.stringify(e.value)}`}${e.range ? ` ${e.range.min}–${e.range.max}` : ''}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** An element with a number. */
export const numberedLine = (e: Element): string => `[${e.index}] ${wordsOf(e)}`;

/** The text of a codec that points at pictures: the picture's size if coordinates are its pixels, and the elements with their places only if there is no picture. */
export function showPointed(
  observation: Observation,
  left: number,
  frame: Frame,
): { head: string; list: string } {
  const size =
    frame.space === 'thousand' ? [] : [`The picture is ${frame.size.width} × ${frame.size.height} pixels.`];
  return {
    head: [headOf(observation, left), ...size].join('\n'),
    list: observation.screenshot
      ? ''
      : listOf(
          (observation.elements ?? []).map(e => `[${frame.write(centreOf(e)).join(', ')}] ${wordsOf(e)}`),
        ),
  };
}
