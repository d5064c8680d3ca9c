import { codecs } from '../codecs/index.ts';
import { reflecting, type Reflecting } from './reflecting.ts';
import type { ModelAgent } from './llm.ts';

const about: Reflecting = {
  name: 't3a',
  describe: 'AndroidWorld’s T3A: lists of elements without pictures, and a summary of each step',
  codec: codecs['android-world']!,
  pictures: false,
};

/** T3A (Rawles et al., AndroidWorld, arXiv 2405.14573, appendix C), with instructions of our own. */
export const t3a: ModelAgent = { codec: 'android-world', open: options => reflecting(about, options) };
