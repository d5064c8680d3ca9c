import { codecs } from '../codecs/index.ts';
import { reflecting, type Reflecting } from './reflecting.ts';
import type { ModelAgent } from './llm.ts';

const about: Reflecting = {
  name: 'm3a',
  describe:
    'AndroidWorld’s M3A: numbers drawn on the picture, and a summary of each step from the screens before and after it',
  codec: codecs['m3a']!,
  pictures: true,
};

/** M3A (Rawles et al., AndroidWorld, arXiv 2405.14573, appendix C), with instructions of our own. */
export const m3a: ModelAgent = { codec: 'm3a', open: options => reflecting(about, options) };
