/** What a key does: a letter or sign is put in as it is, names in capitals are functions. */
export type KeyName = string;

export const LETTERS: readonly (readonly string[])[] = [
  [...'qwertyuiop'],
  [...'asdfghjkl'],
  ['SHIFT', ...'zxcvbnm', 'DELETE'],
];
export const SYMBOLS: readonly (readonly string[])[] = [
  [...'1234567890'],
  [...'@#£_&-+()/'],
  ['MORE', ...`*"':;!?`, 'DELETE'],
];
export const MORE: readonly (readonly string[])[] = [
  [...'~`|•√π÷×§∆'],
  [...'€$¥^°={}\\©'],
  ['SYMBOLS', ...'®™%[]<>', 'DELETE'],
];
export const NUMBERS: readonly (readonly string[])[] = [
  ['1', '2', '3', '-'],
  ['4', '5', '6', '+'],
  ['7', '8', '9', 'DELETE'],
  [':', '0', '.', 'ENTER'],
];

/** Emoji pages; each is a group with the icon of its tab. */
export const EMOJI: readonly { name: string; icon: string; emoji: readonly string[] }[] = [
  {
    name: 'Smileys',
    icon: '😀',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '😀😃😄😁😆😅😂🤣😊😇🙂🙃😉😌😍🥰😘😗😙😚😋😛😝😜🤪🤨🧐🤓😎🤩🥳😏😒😞😔😟😕🙁☹️😣😖😫😩🥺😢😭😤😠😡🤬🤯😳🥵🥶😱😨😰😥😓🤗🤔🤭🤫🤥😶😐😑😬🙄😯😦😧😮😲🥱😴🤤😪😵🤐🥴🤢🤮🤧😷🤒🤕',
      ),
    ].map(s => s.segment),
  },
  {
    name: 'People',
    icon: '👋',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '👋🤚🖐️✋🖖👌🤏✌️🤞🤟🤘🤙👈👉👆👇☝️👍👎✊👊🤛🤜👏🙌👐🤲🤝🙏✍️💅🤳💪👀👁️👅👄👶👧🧒👦👩🧑👨👵🧓👴',
      ),
    ].map(s => s.segment),
  },
  {
    name: 'Nature',
    icon: '🐻',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦉🐺🐴🦄🐝🐛🦋🐌🐞🐢🐍🐙🦀🐠🐟🐬🐳🌵🎄🌲🌳🌴🌱🌿🍀🍁🍂🍄🌷🌹🌺🌻🌼🌞🌙⭐🌟✨⚡🔥🌈☀️☁️❄️💧🌊',
      ),
    ].map(s => s.segment),
  },
  {
    name: 'Food',
    icon: '🍎',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '🍏🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍🥥🥝🍅🥑🥦🥒🌶️🌽🥕🥔🍞🥐🧀🥚🍳🥞🥓🍔🍟🍕🌭🥪🌮🌯🥗🍝🍜🍲🍣🍱🥟🍚🍦🍰🎂🍭🍫🍿🍩🍪☕🍵🍺🍷',
      ),
    ].map(s => s.segment),
  },
  {
    name: 'Travel',
    icon: '🚗',
    emoji: [
      ...new Intl.Segmenter('en').segment('🚗🚕🚌🚓🚑🚒🚚🚲🛵🚂🚆🚇✈️🚀🚁⛵🚢⚓🏠🏡🏢🏥🏫⛪🏰🗼⛺🏖️🏔️🌋🗺️🧭'),
    ].map(s => s.segment),
  },
  {
    name: 'Objects',
    icon: '💡',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '⚽🏀🎾🎲🎸🎹🎤🎧🎬🎨🎁🎈🎉📱💻⌚📷💡🔦📚📝✏️📎📌📅📈🔑🔒🔨🛒💰💳✉️📦❤️🧡💛💚💙💜🖤💔💯✅❌❓❗🔔',
      ),
    ].map(s => s.segment),
  },
];

/** Signs of a Chinese keyboard that stand for their Latin ones. */
export const CHINESE_SIGNS: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  '?': '？',
  '!': '！',
  ':': '：',
  ';': '；',
  '(': '（',
  ')': '）',
};
