/** Words and numbers of a text, without capitals. Numbers count by their value: `4.90` is `4.9`. */
const tokens = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\d+(?:[.:]\d+)*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  ).map(token => (/^\d+(?:\.\d+)?$/.test(token) ? String(Number(token)) : token));

const isNumber = (token: string | undefined): boolean => token !== undefined && /^\d/.test(token);
const pairsOf = (said: readonly string[]): string[] => said.slice(1).map((token, i) => `${said[i]} ${token}`);

/**
 * Whether numbers have the units that they have in what is known. A word is a unit there if it follows a number: of `12 km, 140 m`,
 * `140 km` is wrong and `140` is not.
 */
function keepsUnits(said: readonly string[], known: readonly string[]): boolean {
  const right = new Set(known.flatMap(part => pairsOf(tokens(part))));
  const ofNumbers = [...right].map(pair => pair.split(' ')).filter(([number]) => isNumber(number));
  const units = new Set(ofNumbers.map(([, unit]) => unit!));
  return pairsOf(said).every(pair => {
    const [number, unit] = pair.split(' ');
    return !isNumber(number) || isNumber(unit) || !units.has(unit!) || right.has(pair);
  });
}

/** Whether a text says what it must, each as a whole, and no word or number beside that, what it may, and what says nothing. */
export function saysOnly(text: string, must: readonly string[], may: readonly string[]): boolean {
  const said = tokens(text);
  const known = new Set([...must, ...may].flatMap(tokens));
  const line = ` ${said.join(' ')} `;
  return (
    !/[?？]/.test(text) &&
    (text.length <= MOST || said.every(token => known.has(token))) &&
    said.every(token => known.has(token) || PLAIN.has(token) || isPlainHan(token)) &&
    keepsUnits(said, [...must, ...may]) &&
    must.every(part => line.includes(` ${tokens(part).join(' ')} `))
  );
}

/** A plain statement has no more characters. */
const MOST = 160;

/** Words of somebody who denies, doubts, or leaves a choice. */
const DOUBT =
  /\?|？|n't\b|\b(is|was|are|do|does|did|wo|ca|have|has|had|could|would|should)nt\b|\b(not|no|nor|never|none|neither|nothing|cannot|without|hardly|barely|scarcely|maybe|perhaps|possibly|probably|might|may|could|should|if|unless|or|either|unsure|uncertain|doubt|guess|think|suppose|supposedly|allegedly|reckon|anything|but|far|false|fake|wrong|incorrect|mistaken|untrue|lies?|lied|jok(e|ing)|kidding|ignore|forget|disregard|cancel|instead|rather|(more|less|other|rather) than|minus|plus|old|former|used to)\b|[~≈～<>±≠]|也许|可能|大概|大约|或许|如果|假如|要是|忘了|约|不|没|(?<!分|特)别|非(?!常)|并非|无|未|勿|或|吗|吧|呢|左右|旧|假|错|骗/iu;
/** “About” also says what a thing is about. */
const NEARLY = /\b(about|around|roughly|approximately|almost|nearly|circa)\s+(gbp\s?)?[£+\d]/i;
/** Numbers in words. “One” also stands for a thing. */
const NUMBER_WORDS =
  /\b(zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen)\b|[零二两三四五六七八九十百千]/i;

/** Insults and curses: nobody wants them sent in their name, whatever is told beside them. */
const RUDE =
  /\b(idiot|moron|imbecile|fool|loser|liar|jerk|twat|prat|wanker|tosser|bastard|bitch|arse(hole)?|ass(hole)?|dick(head)?|prick|crap|shit|fuck\w*|bloody|bugger|damn(ed)?|stupid|dumb|useless|pathetic|worthless|hate|despise|loathe|shut up|piss(ed)?( off)?|screw you|get lost|drop dead|go away|get stuffed)s?\b|笨|蠢|傻|白痴|混蛋|滚开|滚蛋|他妈|去死|讨厌|废物|骗子|闭嘴|该死/iu;

/** Ways to take one's leave that would read as a doubt. */
const COURTESY =
  /\b(let me know|tell me|just ask|shout) if (you (need|want|have) (anything|something|any questions|questions)( else| more)?|there('s| is) anything else|that helps)(?=\s*([.!,;\n]|$))|\bno (problem|worries|rush|hurry)\b|不客气|没问题|不用谢/giu;

/** A text with one kind of dash, quote and digit, without stock phrases of leave. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(COURTESY, '');

/** Whether somebody states something without doubt, in few words. */
export const isFirm = (text: string): boolean =>
  text.length <= MOST &&
  !RUDE.test(text) &&
  !DOUBT.test(text) &&
  !NEARLY.test(text) &&
  !NUMBER_WORDS.test(text);

/** Words that add nothing to what is told or asked: greetings, thanks, goodbyes, and how one begins to tell or ask. */
const PLAIN = new Set(
  `a an the this that these those it its it's is are was were be been has have had i i'm i've i'll me my we we've our us you you're
   your yours he his him her hers their theirs them they of for from to in on at by with and as so now then here here's there there's
   that's what's all about up per
   hi hello hey dear good morning afternoon evening day night bye goodbye cheers thanks thank thx ta many much very kind regards best
   wishes love yours sincerely see soon later take care please just ok okay right sure yes well done fyi way
   can will as you asked ask asking wanted want requested request promised promise needed need know let tell told telling say says said send
   sending sent share sharing shared pass passing give gives giving got get find found look looked looking up checked check checking
   hope helps help well fine doing note info information details answer question quick today
   total totals totalled grand sum sums summed overall altogether whole entire everything final amount amounts figure result cost
   costs bill comes come came made makes make adds add added adding calculated calculate counted worked out works maths equals equal
   exactly items item things thing entries entry list listed amounting pounds pound gbp quid pence p together full`
    .trim()
    .split(/\s+/),
);
const PLAIN_ZH = [
  ...[
    '你好',
    '您好',
    '嗨',
    '早上好',
    '上午好',
    '下午好',
    '晚上好',
    '再见',
    '回头见',
    '谢谢',
    '多谢',
    '辛苦了',
    '祝好',
    '哈喽',
  ],
  ...[
    '总共',
    '一共',
    '总计',
    '合计',
    '共计',
    '总数',
    '总额',
    '总和',
    '总费用',
    '费用',
    '金额',
    '全部',
    '所有',
    '加起来',
    '算好了',
  ],
  ...[
    '算出来',
    '算了一下',
    '算了',
    '结果',
    '正好',
    '刚好',
    '英镑',
    '镑',
    '便士',
    '元',
    '钱',
    '项',
    '笔',
    '这是',
    '那是',
    '这里',
    '里面',
  ],
  ...[
    '你要的',
    '你问的',
    '告诉你',
    '跟你说',
    '发给你',
    '给你',
    '请',
    '查收',
    '查到',
    '看到',
    '知道',
    '一下',
    '是',
    '为',
    '的',
    '了',
  ],
  ...[
    '共',
    '我',
    '你',
    '您',
    '他',
    '她',
    '它',
    '在',
    '里',
    '和',
    '有',
    '嘿',
    '啊',
    '哦',
    '好',
    '就',
    '这',
    '那',
    '个',
    '说',
    '：',
  ],
].toSorted((a, b) => b.length - a.length);

const HAN = /\p{Script=Han}/u;
/** Han characters of a text that say something: what is left without these words and what says nothing. */
const hanLeft = (text: string, known: readonly string[] = []): number => {
  let rest = text;
  for (const word of [...known.toSorted((a, b) => b.length - a.length), ...PLAIN_ZH])
    rest = rest.replaceAll(word, ' ');
  return rest.match(/\p{Script=Han}/gu)?.length ?? 0;
};
const isPlainHan = (token: string): boolean => HAN.test(token) && hanLeft(token) === 0;

/** Clauses of a text. Points, commas and colons in numbers part nothing, and a colon belongs to what it announces. */
const clauses = (text: string): string[] =>
  text
    .replace(/([:：])\s*\n/g, '$1 ')
    .split(/[!?;…。！？；、，\n]|(?<!\d),|,(?!\d)|(?<!\d)\.|\.(?!\d)|\s-\s/u)
    .filter(clause => /[\p{L}\p{N}]/u.test(clause));

/** As many words, or as many Han characters, may stand beside a statement that belong to nothing known. */
const MORE = 2;
const MORE_HAN = 4;

/** What a text of one's own may name. */
export interface Frame {
  /** Names and words of the instruction, such as to whom and about what it is. */
  known: readonly string[];
  /** More words that say nothing here, such as those that one asks with. */
  plain?: readonly string[];
  /** Names of people: one of them that is not known makes it about somebody else. */
  cast?: readonly string[];
}

/**
 * Whether a text tells what it has to and nothing else. Each clause either says nothing (a greeting, “here it is”), or carries what is
 * told, with a word or two that nobody foresaw and that name nobody else.
 */
export function tellsOnly(
  text: string,
  carries: (clause: string) => boolean,
  { known, plain = [], cast = [] }: Frame,
): boolean {
  const named = new Set([...known, ...plain].flatMap(tokens));
  const isKnown = (token: string) =>
    [token, token.replace(/'s?$/, '')].some(word => named.has(word) || PLAIN.has(word));
  const others = new Set(cast.flatMap(tokens).filter(token => !isKnown(token)));
  if (isRude(text, known)) return false;
  return clauses(text).every(clause => {
    const words = tokens(clause).filter(token => !isNumber(token) && !HAN.test(token) && !isKnown(token));
    if (words.some(word => others.has(word.replace(/'s?$/, '')))) return false;
    if (cast.some(name => HAN.test(name) && !named.has(name) && clause.includes(name))) return false;
    const isCarrier = carries(clause);
    return (
      words.length <= (isCarrier ? MORE : 0) && hanLeft(clause, [...named]) <= (isCarrier ? MORE_HAN : 0)
    );
  });
}

/** Whether a text insults or curses, beside what it may name. */
function isRude(text: string, known: readonly string[] = []): boolean {
  const rest = known.reduce((left, part) => left.replaceAll(folded(part), ' '), folded(text));
  return RUDE.test(rest);
}

/** A note on a payment has no more characters. */
const MOST_NOTE = 60;
/** A note that says not to pay, or asks for something. */
const NOT_SO =
  /n't\b|\b(not|no|never|nothing|ignore|forget|cancel|refuse|or else|wrong)\b|[?？]|不|别|勿|没|取消|忘了|拒/iu;

/**
 * Whether a note that the instruction leaves open is one of a payment: short, without a denial or a question, and with no other
 * amount than one of these, pence.
 */
export function isPlainNote(text: string, cents: readonly number[]): boolean {
  const said = folded(text);
  const amounts = [
    ...said.matchAll(
      /(?:[£$€¥]|gbp)\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s?(?:pounds?|quid|gbp|英镑|镑)/giu,
    ),
  ];
  return (
    text.length <= MOST_NOTE &&
    !NOT_SO.test(said) &&
    !RUDE.test(said) &&
    amounts.every(([, a, b]) => cents.includes(Math.round(Number((a ?? b)!.replaceAll(',', '')) * 100)))
  );
}
