/** Attributes whose values differ between two views of one screen, and that no style looks at. */
const NAMES: ReadonlySet<string> = new Set(['data-scroller', 'data-field', 'aria-labelledby']);
/** How ids begin that React gave. */
const GIVEN_ID = '_r_';
/** A use of an id in a drawing: then it matters which element has it. */
const DRAWN_BY_ID = 'url(#';

/** Attributes in the order of their names: React adds those that change behind the others. */
function attributesOf(element: Element): string {
  let text = '';
  for (const name of element.getAttributeNames().sort()) {
    if (NAMES.has(name)) continue;
    const value = element.getAttribute(name)!;
    if (name !== 'id' || !value.startsWith(GIVEN_ID)) text += ` ${name}="${value}"`;
  }
  return text;
}

/** What is drawn of an element: its nodes, and how far they are scrolled, which no attribute says. */
function textOf(element: Element): string {
  const { scrollTop, scrollLeft } = element;
  const scrolled = scrollTop === 0 && scrollLeft === 0 ? '' : ` ${scrollTop} ${scrollLeft}`;
  let text = `<${element.tagName}${attributesOf(element)}${scrolled}>`;
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (child instanceof Element) text += textOf(child);
    else if (child instanceof Text) text += JSON.stringify(child.data);
  return `${text}</>`;
}

/**
 * SHA-256 of what a phone's picture is made of: its nodes, how far they are scrolled, and the size of the window. Two screens with the same
 * one look the same, on any page; two that look the same may have different ones. Not for a page in the page, which draws what no
 * node says. Undefined where the browser has no digest.
 */
export async function fingerprintOf(root: Element): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const text = textOf(root);
  const nodes = text.includes(DRAWN_BY_ID) ? root.outerHTML + text : text;
  const bytes = new TextEncoder().encode(`${innerWidth} ${innerHeight} ${nodes}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}
