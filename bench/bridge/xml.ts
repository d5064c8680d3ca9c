import { XMLParser } from 'fast-xml-parser';
import type { Element } from '../../src/protocol/observation.ts';

/** A node of a dump, as it is written. */
interface Node {
  attributes: Readonly<Record<string, string>>;
  children: readonly Node[];
}
type Parsed = { ':@'?: Record<string, string> } & Record<string, unknown>;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
      hex !== undefined
        ? String.fromCodePoint(parseInt(hex, 16))
        : decimal !== undefined
          ? String.fromCodePoint(Number(decimal))
          : (ENTITIES[name!] ?? entity),
  );

// Entities are resolved here: the library would leave numbers such as &#10; as they are.
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
});

const nodesIn = (found: readonly Parsed[]): Node[] =>
  found.flatMap(each => {
    const inner = each['node'] as readonly Parsed[] | undefined;
    return inner
      ? [
          {
            attributes: Object.fromEntries(
              Object.entries(each[':@'] ?? {}).map(([key, text]) => [key, plain(text)]),
            ),
            children: nodesIn(inner),
          },
        ]
      : [];
  });

/** Roles by what a class is called at its end; the first that fits counts. What no class tells, such as a heading, stays a text. */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [/EditText$|AutoCompleteTextView$/, 'textbox'],
  [/Switch$|SwitchCompat$|ToggleButton$/, 'switch'],
  [/CheckBox$/, 'checkbox'],
  [/RadioButton$/, 'radio'],
  [/\$Tab$/, 'tab'],
  [/MenuItem$/, 'menuitem'],
  [/CheckedTextView$/, 'menuitemradio'],
  [/SeekBar$/, 'slider'],
  [/ProgressBar$/, 'progressbar'],
  [/NumberPicker$/, 'spinbutton'],
  [/Spinner$/, 'combobox'],
  [/Button$|Chip$/, 'button'],
  [/(^|\.)Image(View)?$/, 'img'],
  [/TextView$/, 'text'],
  [/Dialog$/, 'dialog'],
  [/ListView$|GridView$|RecyclerView$|ScrollView$|ViewPager2?$/, 'list'],
];
/** Boxes that only hold others. */
const BOX = /Layout$|\.ViewGroup$|\.WebView$|(^|\.)ComposeView$/;

/** ARIA role by an Android class. */
export function roleOf(
  className: string,
  { scrollable, checkable, text }: { scrollable: boolean; checkable: boolean; text: string },
): string {
  const known = ROLES.find(([fits]) => fits.test(className))?.[1];
  if (known !== undefined) return known;
  if (scrollable) return 'list';
  if (checkable) return 'option';
  return text === '' ? 'group' : 'text';
}

const boundsOf = (text: string): Element['bounds'] | undefined => {
  const [, ...found] = /^\[(-?\d+),(-?\d+)\]\[(-?\d+),(-?\d+)\]$/.exec(text) ?? [];
  return found.length === 4 ? found.map(Number) : undefined;
};

/** Words of an id: short, lower case, letters of any script kept. */
const slug = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 32);

/** Everything that is written in a node, in its order. */
function pieces({ attributes, children }: Node): string[] {
  const own = attributes['text'] || attributes['content-desc'];
  return own ? [own] : children.flatMap(pieces);
}

const on = ({ attributes }: Node, name: string): boolean => attributes[name] === 'true';
/** Whether a person could press it. */
const isPressed = (node: Node): boolean =>
  on(node, 'clickable') || on(node, 'long-clickable') || on(node, 'checkable');

/** Whether a node is something to a person, and not only a box around others. */
function isListed(node: Node, bounds: Element['bounds']): boolean {
  const [left, top, right, bottom] = bounds as [number, number, number, number];
  if (right <= left || bottom <= top) return false;
  const { text, class: className = '', 'content-desc': description } = node.attributes;
  return !BOX.test(className) || isPressed(node) || on(node, 'scrollable') || !!text || !!description;
}

/** A level that says no range is read as percent: that is what Android's own settings make of theirs. One that does not say where it stands is at none. */
const PERCENT = { min: 0, max: 100, step: 1 };
const UNNAMED = -1;

/**
 * The elements of a `uiautomator dump`, in its order and with the meaning of the simulated phone's own: a row that is pressed as one is
 * called by all that is written in it. Undefined where the text is no dump with a root, as while a screen changes.
 */
export function elementsOf(xml: string): Element[] | undefined {
  const from = xml.indexOf('<hierarchy');
  const to = xml.lastIndexOf('</hierarchy>');
  if (from < 0 || to < 0) return undefined;
  const [top] = parser.parse(xml.slice(from, to + '</hierarchy>'.length)) as Parsed[];
  const roots = nodesIn((top?.['hierarchy'] as readonly Parsed[] | undefined) ?? []);
  if (roots.length === 0) return undefined;
  const elements: Element[] = [];
  const bases: { base: string; name: string }[] = [];
  const visit = (node: Node, parent: number | null, row: Node | null): void => {
    const { attributes: a } = node;
    const bounds = boundsOf(a['bounds'] ?? '');
    let at = parent;
    if (bounds && isListed(node, bounds)) {
      at = elements.length;
      const { element, base } = read(node, at, parent, bounds, row);
      elements.push(element);
      bases.push({ base, name: element.name });
    }
    const inner = isPressed(node) && !on(node, 'checkable') ? node : row;
    for (const child of node.children) visit(child, at, inner);
  };
  for (const root of roots) visit(root, null, null);
  named(elements, bases);
  return elements;
}

function read(
  node: Node,
  index: number,
  parent: number | null,
  bounds: Element['bounds'],
  row: Node | null,
): { element: Element; base: string } {
  const { attributes: a } = node;
  const {
    text = '',
    class: className = '',
    hint = '',
    'content-desc': contentDescription = '',
    'resource-id': resourceId = '',
  } = a;
  const states: Element['states'] = {
    enabled: on(node, 'enabled'),
    checkable: on(node, 'checkable'),
    checked: on(node, 'checked'),
    selected: on(node, 'selected'),
    focusable: on(node, 'focusable'),
    focused: on(node, 'focused'),
    scrollable: on(node, 'scrollable'),
    clickable: on(node, 'clickable'),
    longClickable: on(node, 'long-clickable'),
    editable: /EditText$|AutoCompleteTextView$/.test(className),
    password: on(node, 'password'),
  };
  const role = roleOf(className, { ...states, text: text || contentDescription });
  const level = role === 'slider' ? Number(/^\d+(?:\.\d+)?(?= ?%?$)/.exec(text)?.[0] ?? NaN) : NaN;
  const isLevel = Number.isFinite(level);
  // A switch at the end of a row is called by its row.
  const around = states.checkable && row ? pieces(row).join(', ') : '';
  const within = isPressed(node) && BOX.test(className) ? pieces(node).join(', ') : '';
  const name = states.editable
    ? contentDescription
    : (isLevel ? contentDescription : text || contentDescription) || within || around;
  const description =
    !states.editable && !isLevel && text !== '' && contentDescription !== '' && contentDescription !== text
      ? contentDescription
      : undefined;
  // Where nothing is typed Android shows the hint as the text.
  const value = states.editable ? (hint !== '' && text === hint ? '' : text) : undefined;
  return {
    base:
      resourceId !== ''
        ? resourceId.slice(resourceId.indexOf('/') + 1).replaceAll('_', '-')
        : `${role}${name === '' ? '' : `/${slug(name)}`}`,
    element: {
      index,
      id: '',
      parent,
      role,
      className,
      resourceId,
      name,
      ...(description === undefined ? {} : { description }),
      ...(hint === '' ? {} : { hint }),
      ...(value === undefined ? {} : { value }),
      bounds,
      states,
      ...(role === 'slider' ? { range: { ...PERCENT, now: isLevel ? level : UNNAMED } } : {}),
      package: a['package'] ?? '',
    },
  };
}

/** Gives ids: by resource or by role and words, with the words too for what a list has several of, and a number where all that is the same. */
function named(elements: Element[], bases: readonly { base: string; name: string }[]): void {
  const counts = new Map<string, number>();
  for (const { base } of bases) counts.set(base, (counts.get(base) ?? 0) + 1);
  const seenCounts = new Map<string, number>();
  for (const [i, { base, name }] of bases.entries()) {
    // A row that says several things is one of a list, also where it is the only one of it.
    const isOneOf =
      elements[i]!.resourceId !== '' &&
      name !== '' &&
      (counts.get(base)! > 1 || (elements[i]!.states.clickable && name.includes(', ')));
    const id = isOneOf ? `${base}#${slug(name)}` : base;
    const nth = (seenCounts.get(id) ?? 0) + 1;
    seenCounts.set(id, nth);
    elements[i]!.id = nth === 1 ? id : `${id}~${nth}`;
  }
}
