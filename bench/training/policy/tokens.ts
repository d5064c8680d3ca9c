/** Words that are too common to be found on a screen. */
const STOP = new Set(
  'a an the of to in on at is was are be it its that this these those and or for from with by my your our their his her one i you me so as but not into there where which who whom what than then them they he she have has had do does did all any only just please leave keep rest else nothing others other'.split(
    ' ',
  ),
);

/** Lower case, one space between words, quotes and dashes in one form. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text: runs of letters and digits in lower case; a Han character is a word of its own. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replace(/'s\b/g, '')
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
  );
}

const ENDINGS = [/(?<=..[^s])s$/, /(?<=...)ing$/, /(?<=...)ed$/, /(?<=...)e$/];

/** A word without its English endings, by a rule of thumb: `titled` and `title` are equal. */
export function stem(word: string): string {
  let found = word;
  for (const ending of ENDINGS) found = found.replace(ending, '');
  return found;
}

/** Stems of the words that are not too common. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => !STOP.has(word))
    .map(stem);

/** Synonyms in goals and on buttons: the first of each line stands for all. They are English, and for phones in general. */
const DEEDS = [
  'delete remove bin trash erase discard',
  'create new add make write compose',
  'edit change modify rewrite correct',
  'rename',
  'search find look',
  'send reply',
  'share forward',
  'restore recover undelete',
  'clear empty wipe',
  'favourite favorite star starred',
  'move',
  'copy duplicate',
  'save keep apply',
  'start run begin resume',
  'stop pause halt',
  'end cancel quit finish',
  'open show view',
  'close',
  'call dial ring',
  'connect join',
  'disconnect leave',
  'install',
  'download',
  'import',
  'export',
  'merge combine',
  'pin',
  'unpin',
  'archive',
  'mute silence',
  'block',
  'turn switch',
  'complete tick check done',
  'play',
  'record',
  'take shoot capture',
  'select choose pick',
  'set',
  'log',
  'schedule',
  'follow subscribe',
  'like',
  'rate',
  'sort order',
  'print',
  'scan',
  'lock',
  'unlock',
  'hide',
].map(line => line.split(' ').map(stem));
const SYNONYMS = [
  'photo picture image',
  'video film clip',
  'folder directory',
  'event appointment meeting',
  'contact person',
  'conversation chat thread',
  'message text sms',
  'name title',
  'setting option preference',
  'high highest most max maximum full brightest loudest',
  'low lowest least min minimum dimmest',
  'on enable enabled',
  'off disable disabled',
  'sound volume',
  'number phone telephone',
  'date day',
  'wallpaper background',
].map(line => line.split(' ').map(stem));
const ALIKE = new Map(
  [...DEEDS, ...SYNONYMS].flatMap(([first, ...rest]) =>
    [first!, ...rest].map(word => [word, first!] as const),
  ),
);
const DEED = new Set(DEEDS.map(([first]) => first!));

/** The meaning of a stem: the first of its synonyms, or the stem itself. */
export const meaningOf = (word: string): string => ALIKE.get(word) ?? word;
/** Whether a meaning is that of an action. */
export const isDeed = (meaning: string): boolean => DEED.has(meaning);

/** FNV-1a over UTF-16 units, then mixed so that similar texts get distant hashes: an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return finish(hash);
}

function finish(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Combines two hashes; their order matters. */
export const cross = (a: number, b: number): number =>
  finish(Math.imul(a, 0x9e3779b1) ^ (b + 0x7f4a7c15 + (a << 6) + (a >>> 2)));
