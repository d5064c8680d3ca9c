/** Words of an id: short, lower case, letters of any script kept. */
export function slug(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 32);
}

const TAGS: Record<string, string> = {
  BUTTON: 'button',
  A: 'link',
  IMG: 'img',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  LI: 'listitem',
  UL: 'list',
  OL: 'list',
  SVG: 'img',
};

/** ARIA role of an element, by its attribute or its tag; empty for a plain box. */
export function roleOf(el: Element): string {
  return el.getAttribute('role') ?? TAGS[el.tagName] ?? '';
}

/** Words by which a person knows an element: its label, or the text in it. `source` leads each piece to another language. */
export function nameOf(el: Element, source: (text: string) => string = text => text): string {
  const label = el.getAttribute('aria-label') ?? el.getAttribute('alt');
  if (label !== null) return source(label.trim());
  const by = el.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(/\s+/)
      .map(id => source(el.ownerDocument.getElementById(id)?.textContent?.trim() ?? ''))
      .filter(Boolean)
      .join(' ');
  // A scroller or a box that only holds others is not called by all that is in it.
  if (el.hasAttribute('data-scroller') || ['group', 'dialog', 'main', 'region'].includes(roleOf(el)))
    return '';
  return leaves(el).map(source).join(', ');
}

/** Pieces of text in an element, hidden ones left out. */
export function leaves(el: Element): string[] {
  const out: string[] = [];
  const walk = (node: Element): void => {
    if (node.getAttribute('aria-hidden') === 'true') return;
    const label = node !== el ? (node.getAttribute('aria-label') ?? node.getAttribute('alt')) : null;
    if (label) {
      out.push(label.trim());
      return;
    }
    if (ownText(node) !== '') {
      const text = node.textContent!.replace(/\s+/g, ' ').trim();
      if (text) out.push(text);
      return;
    }
    for (let child = node.firstElementChild; child; child = child.nextElementSibling) walk(child);
  };
  walk(el);
  return out;
}

/** Text that stands in the element itself, marked or not, and not in a box within it. */
export function ownText(el: Element): string {
  let text = '';
  for (let node = el.firstChild; node; node = node.nextSibling)
    if (node.nodeType === Node.TEXT_NODE || node.nodeName === 'MARK') text += node.textContent;
  return text === '' ? text : text.trim();
}

/**
 * Name of an element within its screen before duplicates are told apart: by its key or resource id where it has one, else by role and
 * words. The same thing has the same name whenever it is shown, and in every language: `source` gives the English words of
 * what the phone and its apps say.
 */
export function idOf(el: Element, source?: (text: string) => string): string {
  const data = (el as HTMLElement).dataset;
  if (data['field'] !== undefined) return `field/${data['field'].split('|')[1]}`;
  if (data['scroller'] !== undefined && data['rid'] === undefined)
    return `scroll/${data['scroller'].split('|')[1]}`;
  const head = data['rid'] ?? (roleOf(el) || 'text');
  if (data['key'] !== undefined) return `${head}#${data['key']}`;
  if (data['rid'] !== undefined) return head;
  const keyed = el.parentElement?.closest<HTMLElement>('[data-key]');
  const label = slug(nameOf(el, source));
  return `${keyed ? `${keyed.dataset['key']}/` : ''}${head}${label ? `/${label}` : ''}`;
}
