import type { Element } from './observation.ts';

/**
 * An element's text and content description as Android's accessibility gives them. An editable field has its value as text, and a picture
 * has none: their names become the description.
 */
export function accessibleText({ states, role, value = '', name, description }: Element): {
  text: string;
  description: string;
} {
  if (states.editable) return { text: value, description: description ?? name };
  if (role === 'img') return { text: '', description: description ?? name };
  return { text: name, description: description ?? '' };
}
