import type { Problem } from '../select.ts';
import { KIND_WORDS } from './kinds.ts';
import { useDates, useWords } from './hooks.ts';

/** Words of the problems that carry nothing. */
const PLAIN = {
  community: ['pCommunity', 'pCommunityText'],
  private: ['pPrivate', 'pPrivateText'],
  restricted: ['pRestricted', 'pRestrictedText'],
  flair: ['pFlair', 'pFlairText'],
  title: ['pTitle', 'pTitleText'],
  link: ['pLink', 'pLinkText'],
  badLink: ['pBadLink', 'pBadLinkText'],
  options: ['pOptions', 'pOptionsText'],
  photo: ['pPhoto', 'pPhotoText'],
  event: ['pEvent', 'pEventText'],
  soon: ['pSoon', 'pSoonText'],
} as const;

/** What keeps a post back, and what to do, in words. */
export function useProblemWords(): (problem: Problem) => { title: string; text: string } {
  const t = useWords();
  const dates = useDates();
  return problem => {
    switch (problem.code) {
      case 'banned':
        return {
          title: t('pBanned', { when: dates.moment(problem.until) }),
          text: t('pBannedText', { reason: problem.reason }),
        };
      case 'karma':
        return { title: t('pKarma', { need: problem.need }), text: t('pKarmaText', { have: problem.have }) };
      case 'days':
        return { title: t('pDays', { count: problem.need }), text: t('pDaysText', { count: problem.have }) };
      case 'wait':
        return { title: t('pWait', { count: problem.minutes }), text: t('pWaitText') };
      case 'titleLong':
        return { title: t('pTitleLong'), text: t('pLengthText', { have: problem.have, need: problem.need }) };
      case 'textShort':
        return { title: t('pTextShort'), text: t('pLengthText', { have: problem.have, need: problem.need }) };
      case 'kind':
        return { title: t('pKind', { kind: t(KIND_WORDS[problem.kind]) }), text: t('pKindText') };
      case 'prefix':
        return {
          title: t('pPrefix'),
          text: t('pPrefixText', { list: problem.prefixes.map(p => `[${p}]`).join(' ') }),
        };
      default: {
        const [title, text] = PLAIN[problem.code];
        return { title: t(title), text: t(text) };
      }
    }
  };
}
