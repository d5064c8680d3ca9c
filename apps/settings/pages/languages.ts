import { change, go, type Entry, type Page } from '../model.ts';
import { BOARDS, languageName, settingsOf } from './system-words.ts';

export const languagePages: readonly Page[] = [
  {
    route: '/languages',
    title: 'Languages',
    activity: '.language.LanguagesActivity',
    parent: '/system',
    scheme: 'languages',
    keywords: 'locale region translate',
    sections: [
      {
        title: 'System language',
        rows: v =>
          settingsOf(v).languages.map((tag, i): Entry =>
            i === 0
              ? { id: tag, kind: 'info', title: `1  ${languageName(tag)}`, summary: 'The phone’s language' }
              : {
                  id: tag,
                  kind: 'link',
                  title: `${i + 1}  ${languageName(tag)}`,
                  to: go('/language/:tag', { tag }),
                },
          ),
      },
      {
        entries: [
          {
            id: 'add',
            kind: 'link',
            title: 'Add a language',
            icon: 'add',
            keywords: 'new locale',
            to: go('/languages/add'),
          },
        ],
        note: 'Apps use the first language of the list that they have.',
      },
    ],
  },
  {
    route: '/languages/add',
    title: 'Add a language',
    activity: '.language.AddLanguageActivity',
    parent: '/languages',
    screen: 'AddLanguage',
    sections: [],
  },
  {
    route: '/language/:tag',
    title: v => languageName(v.params['tag'] ?? ''),
    activity: '.language.LanguageActivity',
    parent: '/languages',
    empty: { icon: 'translate', title: 'This language is not in the list' },
    sections: [
      {
        shown: v => settingsOf(v).languages.includes(v.params['tag']!) && settingsOf(v).languages.length > 1,
        rows: v => [
          {
            id: 'first',
            kind: 'action',
            title: 'Make it the system language',
            icon: 'arrow_upward',
            off: settingsOf(v).languages[0] === v.params['tag'] ? () => true : () => false,
            leave: true,
            run: w => [
              'setLanguages',
              { languages: [w.params['tag'], ...settingsOf(w).languages.filter(t => t !== w.params['tag'])] },
            ],
            confirm: {
              title: `Change the system language to ${languageName(v.params['tag']!)}?`,
              text: 'Apps will use it where they have it.',
              label: 'Change',
            },
          },
          {
            id: 'remove',
            kind: 'action',
            title: 'Remove',
            icon: 'delete',
            danger: true,
            leave: true,
            run: w => [
              'setLanguages',
              { languages: settingsOf(w).languages.filter(t => t !== w.params['tag']) },
            ],
          },
        ],
      },
    ],
  },
  {
    route: '/keyboard',
    title: 'Keyboard',
    activity: '.language.KeyboardActivity',
    parent: '/system',
    scheme: 'keyboard',
    keywords: 'input typing',
    sections: [
      {
        title: 'Keyboards in use',
        entries: (['en', 'zh'] as const).map((k): Entry => ({
          id: `board-${k}`,
          kind: 'switch',
          title: BOARDS[k],
          keywords: 'layout input method',
          off: v => settingsOf(v).keyboards.length === 1 && settingsOf(v).keyboards[0] === k,
          get: v => settingsOf(v).keyboards.includes(k),
          set: (on, v) => [
            'setKeyboards',
            {
              keyboards: on ? [...settingsOf(v).keyboards, k] : settingsOf(v).keyboards.filter(x => x !== k),
            },
          ],
        })),
      },
      {
        title: 'Typing',
        entries: [
          {
            id: 'capitals',
            kind: 'switch',
            title: 'Auto-capitalisation',
            keywords: 'capital letters autocorrect',
            summary: 'A capital at the start of each sentence',
            get: v => settingsOf(v).autocorrect,
            set: on => change({ autocorrect: on }),
          },
          {
            id: 'popups',
            kind: 'switch',
            title: 'Pop up on key press',
            get: v => settingsOf(v).keyPopups,
            set: on => change({ keyPopups: on }),
          },
          {
            id: 'vibration',
            kind: 'switch',
            title: 'Vibrate on key press',
            get: v => settingsOf(v).keyVibration,
            set: on => change({ keyVibration: on }),
          },
        ],
      },
    ],
  },
];
