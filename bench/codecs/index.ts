import { androidLabSom } from './android-lab-som.ts';
import { androidLab } from './android-lab.ts';
import { androidWorld, m3a } from './android-world.ts';
import { anthropic } from './anthropic.ts';
import { autoglm } from './autoglm.ts';
import type { Codec } from './codec.ts';
import { mobileR1, qwen25vl, qwen3vl } from './mobile-use.ts';
import { mobilegym } from './mobilegym.ts';
import { openai } from './openai.ts';
import { smallController } from './small-controller.ts';
import { tapworld } from './tapworld.ts';
import { uiTars10, uiTars15 } from './ui-tars.ts';

export {
  FormatError,
  movesOf,
  NoAction,
  type Codec,
  type Context,
  type Mask,
  type PictureWish,
  type Size,
} from './codec.ts';
export { pictureOptionsOf, type PictureOptions } from './picture.ts';
export { simpler } from './shared/simpler.ts';

/** Every codec by the name that `--actions` takes. */
export const codecs: Record<string, Codec> = Object.fromEntries(
  [
    tapworld,
    androidWorld,
    m3a,
    qwen25vl,
    qwen3vl,
    mobileR1,
    uiTars10,
    uiTars15,
    autoglm,
    androidLab,
    androidLabSom,
    mobilegym,
    smallController,
    anthropic,
    openai,
  ].map(codec => [codec.name, codec]),
);
