import type { Element } from '../../../src/protocol/observation.ts';
import { appName } from '../describe.ts';
import type { RecordedObservation } from '../source.ts';

/** The text with single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a screen is about: the dialog or menu on top, or else its first heading. */
export interface Place {
  app: string;
  isHome: boolean;
  title: string | null;
  isDialog: boolean;
}

/** Longer names are not titles. */
const LONGEST_TITLE = 50;
export const isTitle = (name: string) => plain(name) !== '' && plain(name).length <= LONGEST_TITLE;

const DIALOGS = new Set(['dialog', 'alertdialog']);

export function placeOf({ elements = [], foreground }: RecordedObservation): Place {
  const app = appName(foreground.app);
  const dialog = elements.findLast(e => DIALOGS.has(e.role) && isTitle(e.name));
  const heading = elements.find(e => e.role === 'heading' && isTitle(e.name));
  const title = plain(dialog?.name ?? heading?.name ?? '');
  return {
    app,
    isHome: foreground.app === 'launcher',
    title: title === '' || title === app ? null : title,
    isDialog: dialog !== undefined,
  };
}

/** The element with this id on a screen. */
export const elementWithId = ({ elements = [] }: RecordedObservation, id: string): Element | undefined =>
  elements.find(e => e.id === id);
