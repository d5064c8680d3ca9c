import type { PlainKey } from '../../sdk/core/words/words.ts';
import type { words } from '../words.ts';

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
export const EMOJI: readonly { name: PlainKey<typeof words>; icon: string; emoji: readonly string[] }[] = [
  {
    name: 'emojiSmileys',
    icon: '😀',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '😀😃😄😁😆😅😂🤣😊😇🙂🙃😉😌😍🥰😘😗😙😚😋😛😝😜🤪🤨🧐🤓😎🤩🥳😏😒😞😔😟😕🙁☹️😣😖😫😩🥺😢😭😤😠😡🤬🤯😳🥵🥶😱😨😰😥😓🤗🤔🤭🤫🤥😶😐😑😬🙄😯😦😧😮😲🥱😴🤤😪😵🤐🥴🤢🤮🤧😷🤒🤕',
      ),
    ].map(s => s.segment),
  },
  {
    name: 'emojiPeople',
    icon: '👋',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '👋🤚🖐️✋🖖👌🤏✌️🤞🤟🤘🤙👈👉👆👇☝️👍👎✊👊🤛🤜👏🙌👐🤲🤝🙏✍️💅🤳💪👀👁️👅👄👶👧🧒👦👩🧑👨👵🧓👴',
      ),
    ].map(s => s.segment),
  },
  {
    name: 'emojiNature',
    icon: '🐻',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦉🐺🐴🦄🐝🐛🦋🐌🐞🐢🐍🐙🦀🐠🐟🐬🐳🌵🎄🌲🌳🌴🌱🌿🍀🍁🍂🍄🌷🌹🌺🌻🌼🌞🌙⭐🌟✨⚡🔥🌈☀️☁️❄️💧🌊',
      ),
    ].map(s => s.segment),
  },
  {
    name: 'emojiFood',
    icon: '🍎',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '🍏🍎🍐🍊🍋🍌🍉🍇🍓🍒🍑🥭🍍🥥🥝🍅🥑🥦🥒🌶️🌽🥕🥔🍞🥐🧀🥚🍳🥞🥓🍔🍟🍕🌭🥪🌮🌯🥗🍝🍜🍲🍣🍱🥟🍚🍦🍰🎂🍭🍫🍿🍩🍪☕🍵🍺🍷',
      ),
    ].map(s => s.segment),
  },
  {
    name: 'emojiTravel',
    icon: '🚗',
    emoji: [
      ...new Intl.Segmenter('en').segment('🚗🚕🚌🚓🚑🚒🚚🚲🛵🚂🚆🚇✈️🚀🚁⛵🚢⚓🏠🏡🏢🏥🏫⛪🏰🗼⛺🏖️🏔️🌋🗺️🧭'),
    ].map(s => s.segment),
  },
  {
    name: 'emojiObjects',
    icon: '💡',
    emoji: [
      ...new Intl.Segmenter('en').segment(
        '⚽🏀🎾🎲🎸🎹🎤🎧🎬🎨🎁🎈🎉📱💻⌚📷💡🔦📚📝✏️📎📌📅📈🔑🔒🔨🛒💰💳✉️📦❤️🧡💛💚💙💜🖤💔💯✅❌❓❗🔔',
      ),
    ].map(s => s.segment),
  },
];
