import type { Hand } from './hand.ts';
import { openApp, replaceIn, touchAll, typeInto, type Scenario } from './scenario.ts';

/** Opens a note and moves it to a folder. */
const move = (note: string, folder: string) => async (hand: Hand) => {
  await openApp(hand, 'Notes');
  await touchAll(hand, note, ['button', 'More options'], 'Move to folder', folder);
};

/** Shows all that a recording can have: another way to the same end, and an end that only looks right. */
export const MOVE_NOTE: Scenario = {
  task: 'notes/move-as-recorded',
  tags: ['organise'],
  split: 'train',
  goal: {
    en: [
      'In Notes, move the note “{note.title}” to the folder {folder.name}.',
      'Put the note “{note.title}” into the folder {folder.name}.',
    ],
    zh: '把备忘录“{note.title}”移到文件夹“{folder.name}”。',
  },
  solve: move('Gift ideas', 'Work'),
  alternatives: {
    async fromTheList(hand) {
      await openApp(hand, 'Notes');
      await hand.touch('Gift ideas', 'right');
      await touchAll(hand, ['button', 'More options'], 'Move to folder', 'Work');
    },
  },
  nearMisses: { anotherFolder: move('Gift ideas', 'Travel') },
};

/** Tasks of several apps, as somebody who knows the studio records them. */
export const SCENARIOS: readonly Scenario[] = [
  {
    task: 'contacts/favour-somebody',
    tags: ['organise'],
    split: 'train',
    goal: {
      en: [
        'In Contacts, make {contact.name} a favourite.',
        'Add {contact.name} to the favourites in Contacts.',
      ],
      zh: '在通讯录中把{contact.name}设为收藏。',
    },
    async solve(hand) {
      await openApp(hand, 'Contacts');
      await touchAll(hand, ['button', 'Dawn Whittier'], ['button', 'Add to favourites']);
    },
  },
  {
    task: 'notes/jot-down',
    tags: ['create'],
    split: 'test',
    goal: {
      en: [
        'Write a note with the title “{title}” and the text “{text}”.',
        'In Notes, make a new note titled “{title}” that says “{text}”.',
      ],
      zh: '新建一条备忘录，标题为“{title}”，内容为“{text}”。',
    },
    async solve(hand) {
      await openApp(hand, 'Notes');
      await hand.touch(['button', 'New note']);
      await typeInto(hand, 'Title', 'Choir names');
      await typeInto(hand, 'Note', 'Ask at the desk.');
    },
    values: {
      'Choir names': { differs: true, name: 'title' },
      'Ask at the desk.': { differs: true, name: 'text' },
    },
  },
  {
    task: 'music/queue-a-song',
    tags: ['search'],
    split: 'train',
    goal: {
      en: [
        'In Tonearm, add the song “{track.title}” to the queue.',
        'Find “{track.title}” in Tonearm and put it in the queue.',
      ],
      zh: '在 Tonearm 中把歌曲“{track.title}”加入播放队列。',
    },
    async solve(hand) {
      await openApp(hand, 'Tonearm');
      await hand.touch(['tab', 'Search']);
      await typeInto(hand, 'Search', 'Lantern No. 4', 'searchbox');
      await hand.press('Enter');
      await touchAll(hand, ['button', 'Options for Lantern No. 4'], ['button', 'Add to queue']);
    },
  },
  {
    task: 'calendar/plan-an-event',
    tags: ['create'],
    split: 'test',
    goal: {
      en: [
        'Put a new event “{title}” into the calendar, at the place “{place}”. Leave all else as the calendar proposes it.',
        'Make an event called “{title}” with the place “{place}” in the calendar, and keep the proposed time.',
      ],
      zh: '在日历中新建日程“{title}”，地点填“{place}”，其他保持默认。',
    },
    async solve(hand) {
      await openApp(hand, 'Calendar');
      await hand.touch(['button', 'New event']);
      await typeInto(hand, 'Title', 'Kite flying');
      await typeInto(hand, 'Place', 'Long Strand');
      await hand.touch(['button', 'Save']);
    },
    values: {
      'Kite flying': { differs: true, name: 'title' },
      'Long Strand': { differs: true, name: 'place' },
    },
  },
  {
    task: 'todo/mark-important',
    tags: ['organise'],
    split: 'train',
    goal: {
      en: [
        'In To-do, mark the task “{task.title}” as important.',
        'Make the task “{task.title}” important in To-do.',
      ],
      zh: '在待办中把任务“{task.title}”标为重要。',
    },
    async solve(hand) {
      await openApp(hand, 'To-do');
      await touchAll(hand, ['button', /^All/], ['button', /^Stamps for abroad, 4/], ['button', 'Important']);
    },
  },
  {
    task: 'forum/save-a-post',
    tags: ['search'],
    split: 'test',
    goal: {
      en: ['On Hearthside, save the post “{post.title}”.', 'Save “{post.title}” on Hearthside for later.'],
      zh: '在 Hearthside 上收藏帖子“{post.title}”。',
    },
    async solve(hand) {
      await openApp(hand, 'Hearthside');
      await hand.touch(['button', 'Search']);
      await typeInto(
        hand,
        'Search Hearthside',
        'Moving to the Isle for spring, can I take a cargo bike on the ferry?',
        'searchbox',
      );
      await hand.press('Enter');
      await touchAll(hand, ['button', /Moving to the Isle/], ['button', 'Save']);
    },
  },
  {
    task: 'recipes/favour-a-recipe',
    tags: ['organise', 'few-instances'],
    split: 'train',
    goal: {
      en: [
        'In Recipes, make “{recipe.title}” a favourite.',
        'Add the recipe “{recipe.title}” to the favourites.',
      ],
      zh: '在菜谱中把“{recipe.title}”设为收藏。',
    },
    async solve(hand) {
      await openApp(hand, 'Recipes');
      await touchAll(hand, ['button', /^Fish pie/], ['button', 'Add to favourites']);
    },
    values: { 'Fish pie': { differs: true, drawn: /by a name that no other has/ } },
  },
  {
    task: 'clock/set-an-alarm',
    tags: ['create'],
    split: 'test',
    goal: {
      en: [
        'Set an alarm for {at} and label it “{label}”.',
        'I need a new alarm at {at}, with the label “{label}”.',
      ],
      zh: '新建一个{at}的闹钟，标签写“{label}”。',
    },
    async solve(hand) {
      await openApp(hand, 'Clock');
      await hand.touch(['button', 'Add alarm']);
      await replaceIn(hand, 'Hour', '7');
      await replaceIn(hand, 'Minute', '40');
      await touchAll(hand, ['button', 'OK'], ['button', 'Add label']);
      await typeInto(hand, 'Label', 'Choir practice');
      await hand.touch(['button', 'OK']);
    },
    values: {
      '07:40': { differs: true, name: 'at' },
      'Choir practice': { differs: true, name: 'label' },
    },
  },
  {
    task: 'files/bin-a-document',
    tags: ['delete'],
    split: 'train',
    goal: {
      en: ['In Files, move the document {file.name} to the bin.', 'Put {file.name} into the bin of Files.'],
      zh: '在文件管理中把文档 {file.name} 移到回收站。',
    },
    async solve(hand) {
      await openApp(hand, 'Files');
      await hand.touch(['button', /^Documents/]);
      await touchAll(hand, ['button', /^More about .*Boiler manual/], ['button', 'Move to bin']);
    },
  },
  {
    task: 'shop/wish-for',
    tags: ['search', 'few-instances'],
    split: 'train',
    goal: {
      en: [
        'On Bazari, put “{product.name}” on the wishlist Things I keep looking at.',
        'Find “{product.name}” on Bazari and add it to my wishlist “Things I keep looking at”.',
      ],
      zh: '在 Bazari 上把“{product.name}”加入心愿单“Things I keep looking at”。',
    },
    async solve(hand) {
      await openApp(hand, 'Bazari');
      await hand.touch(['button', 'Search Bazari']);
      await typeInto(hand, 'Search Bazari', 'Jigsaw, 1,000 pieces', 'searchbox');
      await hand.press('Enter');
      await touchAll(
        hand,
        ['button', /Jigsaw, 1,000 pieces/],
        ['button', 'Add to wishlist'],
        ['checkbox', 'Things I keep looking at'],
      );
    },
  },
  {
    task: 'stays/keep-a-place',
    tags: ['organise', 'few-instances'],
    split: 'test',
    goal: {
      en: [
        'In Lodgepole, keep {property.name} in the list Someday.',
        'Add {property.name} to my Lodgepole list “Someday”.',
      ],
      zh: '在 Lodgepole 中把 {property.name} 收进清单“Someday”。',
    },
    async solve(hand) {
      await openApp(hand, 'Lodgepole');
      await hand.touch(['button', 'Search stays']);
      await touchAll(
        hand,
        ['button', /Mill Vale Rooms/],
        ['button', 'Keep Mill Vale Rooms'],
        ['menuitemcheckbox', 'Someday'],
      );
    },
  },
  {
    // The list's first note, whatever it is called.
    task: 'notes/pin-the-newest',
    tags: ['organise', 'few-instances'],
    split: 'train',
    goal: {
      en: [
        'In Notes, pin the newest note of the folder Home.',
        'Pin the note in the folder Home that was edited last.',
      ],
      zh: '在备忘录的文件夹“Home”中，把最新的一条置顶。',
    },
    async solve(hand) {
      await openApp(hand, 'Notes');
      await touchAll(hand, ['button', /^Home/], ['button', /^Biscuit/], ['button', 'Pin']);
    },
    values: { Home: { differs: false } },
    readings: [/^the newest note/],
  },
];
