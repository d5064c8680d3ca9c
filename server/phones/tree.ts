import { accessibleText } from '../../src/protocol/accessible-text.ts';
import type { Element } from '../../src/protocol/observation.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text as an attribute of Android's dump: what XML cannot hold is a dot. */
const escape = (text: string): string =>
  text
    .replace(
      /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufdd0-\ufddf\u0000\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '.',
    )
    .replace(/[&<>"\t\n\r]/g, c => ENTITIES[c]!);

function childrenOf(elements: readonly Element[]): Map<number | null, Element[]> {
  const map = new Map<number | null, Element[]>();
  for (const e of elements) {
    const siblings = map.get(e.parent);
    if (siblings) siblings.push(e);
    else map.set(e.parent, [e]);
  }
  return map;
}

/** What `uiautomator dump` writes for these elements. */
export function uiautomatorXml(
  elements: readonly Element[],
  screen: { width: number; height: number },
  pkg: string,
): string {
  const children = childrenOf(elements);
  const node = (e: Element, index: number): string => {
    const { text, description } = accessibleText(e);
    const attributes = {
      index,
      text,
      'resource-id': e.resourceId,
      class: e.className,
      package: e.package,
      'content-desc': description,
      checkable: e.states.checkable,
      checked: e.states.checked,
      clickable: e.states.clickable,
      enabled: e.states.enabled,
      focusable: e.states.focusable,
      focused: e.states.focused,
      scrollable: e.states.scrollable,
      'long-clickable': e.states.longClickable,
      password: e.states.password,
      selected: e.states.selected,
      bounds: `[${e.bounds[0]},${e.bounds[1]}][${e.bounds[2]},${e.bounds[3]}]`,
    };
    const written = Object.entries(attributes)
      .map(([k, v]) => `${k}="${escape(String(v))}"`)
      .join(' ');
    const inner = (children.get(e.index) ?? []).map(node).join('');
    return inner ? `<node ${written}>${inner}</node>` : `<node ${written} />`;
  };
  const inner = (children.get(null) ?? []).map(node).join('');
  const root = `<node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="${escape(pkg)}" content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][${screen.width},${screen.height}]">`;
  return `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="${screen.width > screen.height ? 1 : 0}">${root}${inner}</node></hierarchy>`;
}

/** A compact tree for a language model: one element a line, indented, with its index, role, words and states. */
export function textTree(elements: readonly Element[]): string {
  const children = childrenOf(elements);
  const lines: string[] = [];
  const write = (e: Element, depth: number): void => {
    const { states: s } = e;
    const flags = [
      s.checkable && (s.checked ? 'on' : 'off'),
      s.selected && 'selected',
      s.focused && 'focused',
      !s.enabled && 'disabled',
      s.scrollable && 'scrolls',
      s.longClickable && !s.editable && 'long-press',
    ].filter(Boolean);
    const value = e.value !== undefined && e.value !== '' ? ` = ${JSON.stringify(e.value)}` : '';
    const range = e.range ? ` ${e.range.now} of ${e.range.min}–${e.range.max}` : '';
    const suffix = flags.length > 0 ? ` (${flags.join(', ')})` : '';
    const indent = '  '.repeat(depth);
    lines.push(`${indent}[${e.index}] ${e.role} ${JSON.stringify(e.name)}${value}${range}${suffix}`);
    for (const child of children.get(e.index) ?? []) write(child, depth + 1);
  };
  for (const e of children.get(null) ?? []) write(e, 0);
  return lines.join('\n');
}
