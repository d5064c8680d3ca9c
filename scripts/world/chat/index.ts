import type { Thread } from '../types.ts';
import { familyGroup, helen, poppy, rosa } from './family.ts';
import { diego, jonas, mira, samOkafor, samWhitlow } from './friends.ts';
import { fiveASide, gannetWeekend, hotpot, lanternTrail, tannersRow } from './groups.ts';
import { gareth, ines, katherine, pavel } from './home.ts';
import { amina, omar, xiaoyu, zhiyuan } from './many-tongues.ts';
import { catherine, owen, ruth } from './work.ts';

export { contactExtras, requests } from './contacts.ts';
export { moments } from './moments.ts';
export { replies } from './replies.ts';

/** Nineteen conversations with one person and six groups. */
export const threads: readonly Thread[] = [
  ines,
  mira,
  helen,
  poppy,
  ruth,
  catherine,
  owen,
  omar,
  xiaoyu,
  zhiyuan,
  amina,
  diego,
  rosa,
  samOkafor,
  samWhitlow,
  gareth,
  katherine,
  pavel,
  jonas,
  familyGroup,
  lanternTrail,
  gannetWeekend,
  fiveASide,
  tannersRow,
  hotpot,
];
