/** What a key does: a letter or sign is put in as it is, names in capitals are functions. */
export type KeyName = string;

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
