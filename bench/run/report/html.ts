/** Markup that needs no more escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | null | undefined | false | readonly Part[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// Control characters are no characters of a page, and a lone surrogate is no character at all.
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text that stands for itself, in content and between quotes alike. */
export const escape = (text: string) => text.replace(FORBIDDEN, '�').replace(/[&<>"']/g, c => ENTITIES[c]!);

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  return part.map(render).join('');
}

/** Markup with values in it, each escaped unless it is markup itself; null and false are nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, i) => text + render(parts[i - 1]) + string));
}
