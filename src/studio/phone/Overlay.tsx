import type { Element } from '../../protocol/observation.ts';
import type { Inspection } from './inspection.ts';
import css from './overlay.module.css';

/** As a set-of-marks picture has it: what can be acted on has a number. */
const isMarked = ({ states, range }: Element) =>
  states.clickable || states.editable || states.scrollable || range !== undefined;

/** What is drawn over the screen: marks, roles and names, and the elements that are pointed at and chosen. */
export function Overlay({ inspection, pixel }: { inspection: Inspection; pixel: number }) {
  const { elements, inspecting, marks, names, hovered, chosen } = inspection;
  return (
    <div className={css['overlay']} aria-hidden>
      {marks &&
        elements
          .filter(isMarked)
          .map(element => (
            <Box key={element.id} element={element} pixel={pixel} kind="mark" tag={String(element.index)} />
          ))}
      {names &&
        elements.map(element => (
          <Box
            key={element.id}
            element={element}
            pixel={pixel}
            kind="name"
            tag={`${element.role}${element.name ? ` ${element.name}` : ''}`}
          />
        ))}
      {chosen && <Box element={chosen} pixel={pixel} kind="chosen" />}
      {hovered && hovered !== chosen && (
        <Box
          element={hovered}
          pixel={pixel}
          kind="hovered"
          {...(inspecting ? { tag: tagOf(hovered) } : {})}
        />
      )}
    </div>
  );
}

const tagOf = ({ role, name, hint }: Element) => `${role} ${name || hint || ''}`.trim();

/** The frame of an element over the phone. `pixel` is how large a pixel of the phone is on the page. */
export function Box({
  element: { bounds, index },
  pixel,
  kind,
  tag,
}: {
  element: Pick<Element, 'bounds' | 'index'>;
  pixel: number;
  kind: 'mark' | 'name' | 'hovered' | 'chosen';
  tag?: string;
}) {
  const [left, top, right, bottom] = bounds.map(edge => edge * pixel) as [number, number, number, number];
  return (
    <div
      className={css['box']}
      data-kind={kind}
      data-hue={index % 6}
      style={{
        insetInlineStart: left,
        insetBlockStart: top,
        inlineSize: right - left,
        blockSize: bottom - top,
      }}
    >
      {tag !== undefined && <span className={css['tag']}>{tag}</span>}
    </div>
  );
}
