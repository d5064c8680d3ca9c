import { compose } from './actions/compose.ts';
import { content } from './actions/content.ts';
import { desk } from './actions/desk.ts';
import { moderate } from './actions/moderate.ts';
import { others } from './actions/others.ts';
import { own } from './actions/own.ts';
import { places } from './actions/places.ts';

export const actions = { ...compose, ...content, ...own, ...places, ...moderate, ...others, ...desk };
