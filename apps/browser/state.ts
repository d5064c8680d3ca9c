// Over 300 lines: the schema of everything that the browser keeps.
import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  history,
  Id,
  name,
  Nullable,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';
import { GAMES } from './web/games/names.ts';

const { Object: Obj, String: Str, Boolean: Bool, Integer: Int, Array: Arr, Record: Rec } = Type;
const closed = { additionalProperties: false };

export const Play = Obj(
  {
    cell: Int({ description: 'Cell that the maze’s X is in, row by row from 0; elsewhere a count.' }),
    picked: Arr(Str(), { description: 'What was clicked, ticked or put in order, in order.' }),
    value: Str({ description: 'What was chosen or typed: a number, a date, a colour.' }),
    strokes: Arr(
      Obj(
        {
          colour: Str({ description: 'Name of its colour.' }),
          points: Arr(Int(), { description: 'x and y in turn, in thousandths of the pad.' }),
        },
        closed,
      ),
      { description: 'Lines drawn on the pad.' },
    ),
    startedAt: Nullable(EpochMs(), { description: 'When the progress bar was started.' }),
    open: Bool({ description: 'Whether its popup is still there.' }),
    message: Str({ description: 'What the game says after a try.' }),
    done: Bool({ description: 'Solved.' }),
  },
  closed,
);
export type Play = Static<typeof Play>;

export const Visit = Obj(
  {
    id: Id('visit', { description: 'Of this visit alone: what is typed on its page belongs to it.' }),
    url: Str({ description: 'Address in full.' }),
    title: Str({ description: 'Title of its page; of one that failed, its host.' }),
    at: EpochMs({ description: 'When it was opened.' }),
    status: StringEnum(['ok', 'loading', 'stopped', 'offline', 'unknown'], {
      description: 'How the page came: `unknown` where there is no such site.',
    }),
    fields: Rec(Str(), Str(), { description: 'What is filled in on the page, by field.' }),
    step: Int({ minimum: 0, description: 'Step of a form of several steps.' }),
    tried: Int({ minimum: 0, description: 'How often this step of its form was sent with faults.' }),
    sent: Nullable(Str(), { description: 'Submission or order that the page confirms, or null.' }),
    failed: Bool({ description: 'Whether the last attempt to send failed at the site.' }),
    play: Nullable(Play, { description: 'Game of the page, or null.' }),
    reader: Bool({ description: 'Shown in reader view.' }),
    blocked: Nullable(Str(), { description: 'Address of a pop-up that was blocked, or null.' }),
  },
  closed,
);
export type Visit = Static<typeof Visit>;

export const Tab = Obj(
  {
    private: Bool({ description: 'Keeps no history.' }),
    openedAt: stamp(EpochMs({ description: 'When it was opened; the order of tabs.' })),
    visits: trace(Arr(Visit), { description: 'Pages of the tab, from the first.' }),
    at: trace(Int({ minimum: 0 }), { description: 'Which of them is shown.' }),
  },
  closed,
);
export type Tab = Static<typeof Tab>;

export const Bookmark = Obj(
  {
    title: words(Str({ description: 'Name that it has in the list.' })),
    url: Str({ description: 'Address in full.' }),
    folder: Nullable(Id('folder'), { description: 'Folder that it is in; null at the top.' }),
    at: stamp(EpochMs({ description: 'When it was added.' })),
  },
  closed,
);
export type Bookmark = Static<typeof Bookmark>;
export const Folder = Obj(
  {
    name: name(Str({ minLength: 1, description: 'Name, unique.' })),
    at: stamp(EpochMs({ description: 'When it was made.' })),
  },
  closed,
);
export type Folder = Static<typeof Folder>;

export const Download = Obj(
  {
    name: Str({ description: 'File name.' }),
    url: Str({ description: 'Where it comes from.' }),
    mime: Str({ description: 'Media type.' }),
    bytes: Int({ minimum: 0, description: 'Size in all.' }),
    got: stamp(Int({ minimum: 0, description: 'Bytes that had come when it last started or stopped.' })),
    since: stamp(Nullable(EpochMs(), { description: 'Since when it runs, or null.' })),
    rate: Int({ minimum: 1, description: 'Bytes in a second.' }),
    status: StringEnum(['running', 'paused', 'done', 'failed', 'cancelled'], {
      description: 'How far it is.',
    }),
    path: Nullable(Str(), { description: 'Path of the file in shared storage once it is done.' }),
    text: Str({ description: 'Content of the file.' }),
    at: stamp(EpochMs({ description: 'When it was asked for.' })),
  },
  closed,
);
export type Download = Static<typeof Download>;

export const Submission = Obj(
  {
    site: Str({ description: 'Host of the site.' }),
    form: Str({ description: 'Form of that site.' }),
    fields: Rec(Str(), words(Str()), {
      description: 'Values by field; of tick boxes their labels with commas, of dates YYYY-MM-DD.',
    }),
    at: stamp(EpochMs({ description: 'When it was taken by the site.' })),
  },
  closed,
);
export type Submission = Static<typeof Submission>;

export const Product = Obj(
  {
    name: Str({ description: 'Name.' }),
    kind: Str({ description: 'Section of the shop.' }),
    colour: Str({ description: 'Colour in one word.' }),
    material: Str({ description: 'What it is made of.' }),
    cents: Cents({ description: 'Price.' }),
    wasCents: Nullable(Cents(), { description: 'Price before a reduction, or null.' }),
    rating: Int({ minimum: 0, maximum: 50, description: 'Tenths of a star.' }),
    reviews: Int({ minimum: 0, description: 'Number of reviews.' }),
    stock: Int({ minimum: 0, description: 'Pieces left.' }),
    grams: Int({ minimum: 1, description: 'Weight in grams.' }),
    text: Str({ description: 'Description.' }),
    picture: Str({ description: 'Picture of the library.' }),
  },
  closed,
);
export type Product = Static<typeof Product>;

export const Order = Obj(
  {
    number: stamp(Str({ description: 'Order number as it is shown.' })),
    lines: Arr(
      Obj(
        {
          product: Id('product', { description: 'Product.' }),
          quantity: Int({ minimum: 1, description: 'Pieces.' }),
          cents: Cents({ description: 'Price of one.' }),
        },
        closed,
      ),
      { description: 'What was ordered.' },
    ),
    delivery: StringEnum(['standard', 'express', 'collect'], { description: 'How it comes.' }),
    deliveryCents: Cents({ description: 'Cost of delivery.' }),
    totalCents: Cents({ description: 'Sum with delivery and after a reduction.' }),
    code: Str({ description: 'Reduction code that was taken; empty without one.' }),
    name: name(Str({ description: 'Who gets it.' })),
    email: name(Str({ description: 'E-mail address.' })),
    street: name(Str({ description: 'Street and number; empty for collection.' })),
    postcode: words(Str({ description: 'Postcode; empty for collection.' })),
    payment: StringEnum(['card', 'invoice', 'at-collection'], { description: 'How it is paid.' }),
    at: stamp(EpochMs({ description: 'When it was placed.' })),
  },
  closed,
);
export type Order = Static<typeof Order>;

export const Page = Obj(
  {
    site: Str({ description: 'Host.' }),
    path: Str({ description: 'Path on that host, from the slash.' }),
    title: Str({ description: 'Title.' }),
    kind: StringEnum(['wiki', 'news', 'recipe', 'text'], { description: 'How the site shows it.' }),
    lang: StringEnum(['en', 'es', 'zh', 'ar'], { description: 'Language.' }),
    picture: Nullable(Str(), { description: 'Picture of the library, or null.' }),
    facts: Arr(
      Obj(
        { name: Str({ description: 'What it tells.' }), value: Str({ description: 'As the box shows it.' }) },
        closed,
      ),
      { description: 'Rows of its box.' },
    ),
    groups: Arr(Str(), { description: 'Categories of an article, section of a report.' }),
    author: Str({ description: 'Who wrote it; empty where it is not told.' }),
    at: Nullable(EpochMs(), { description: 'When it was published, or null.' }),
    body: Str({
      description:
        'Text: blank lines part paragraphs, `##` heads a section, `-` a line of a list, `|` a row of a table, `[[Title]]` and `[words](address)` are links.',
    }),
  },
  closed,
);
export type Page = Static<typeof Page>;

export const GameResult = Obj(
  {
    game: StringEnum(GAMES, { description: 'Which game.' }),
    seed: Str({ description: 'Seed in the page’s address.' }),
    success: Bool({ description: 'Whether it was solved.' }),
    at: stamp(EpochMs({ description: 'When it was handed in.' })),
  },
  closed,
);
export type GameResult = Static<typeof GameResult>;

export const Settings = Obj(
  {
    home: Str({ description: 'Address of the home page; empty for the new tab page.' }),
    engine: StringEnum(['seek', 'quarry', 'oldlamp'], { description: 'Search engine of the address bar.' }),
    blockImages: Bool({ description: 'Pages come without pictures.' }),
    doNotTrack: Bool({ description: 'Asks sites not to track.' }),
    popups: Bool({ description: 'Whether sites may open windows of their own.' }),
    zoom: Int({
      minimum: 50,
      maximum: 200,
      description: 'Text zoom of sites without one of their own, percent.',
    }),
    suggestions: Bool({ description: 'Whether the address bar suggests searches.' }),
    readerSize: Int({ minimum: 80, maximum: 200, description: 'Text size of the reader view, percent.' }),
    readerTheme: StringEnum(['phone', 'sepia', 'dark'], { description: 'Ground of the reader view.' }),
  },
  { ...closed, description: 'Settings of the browser.' },
);
export type Settings = Static<typeof Settings>;

export const Browser = Obj(
  {
    tabs: history(Table(Tab), { description: 'Open tabs.' }),
    active: trace(Nullable(Id('tab')), { description: 'Tab that is shown.' }),
    activePrivate: trace(Bool(), { description: 'Whether the tab switcher shows private tabs.' }),
    history: history(
      Table(
        Obj(
          {
            url: Str({ description: 'Address.' }),
            title: Str({ description: 'Title of the page.' }),
            at: stamp(EpochMs({ description: 'When it was visited.' })),
          },
          closed,
        ),
      ),
      { description: 'Visited pages, those of private tabs left out.' },
    ),
    bookmarks: Table(Bookmark, { description: 'Bookmarks.' }),
    folders: Table(Folder, { description: 'Folders of bookmarks.' }),
    reading: Table(
      Obj(
        {
          url: Str({ description: 'Address.' }),
          title: words(Str({ description: 'Title.' })),
          at: stamp(EpochMs({ description: 'When it was added.' })),
          read: trace(Bool(), { description: 'Marked as read, as opening it does.' }),
        },
        closed,
      ),
      { description: 'Reading list.' },
    ),
    downloads: Table(Download, { description: 'Downloads, finished ones too.' }),
    sites: Table(
      Obj(
        {
          zoom: Nullable(Int({ minimum: 50, maximum: 200 }), {
            description: 'Text zoom of this site in percent, or null for the default.',
          }),
          desktop: Bool({ description: 'Shown as on a desk computer.' }),
          popups: Bool({ description: 'May open windows though others may not.' }),
        },
        closed,
      ),
      { description: 'What was chosen for one site, by host.' },
    ),
    submissions: Table(Submission, { description: 'Forms that sites have taken, orders apart.' }),
    comments: Table(
      Obj(
        {
          url: Str({ description: 'Address of the report.' }),
          name: name(Str({ description: 'Who wrote it.' })),
          text: words(Str({ description: 'The comment.' })),
          at: stamp(EpochMs({ description: 'When.' })),
          mine: Bool({ description: 'Written on this phone.' }),
        },
        closed,
      ),
      { description: 'Comments below reports.' },
    ),
    cart: Table(
      Obj(
        {
          product: Id('product', { description: 'Product.' }),
          quantity: Int({ minimum: 1, maximum: 20, description: 'Pieces.' }),
          at: stamp(EpochMs({ description: 'When it was put in.' })),
        },
        closed,
      ),
      { description: 'Cart of the shop: what the site keeps on this phone.' },
    ),
    orders: Table(Order, { description: 'Orders placed in the shop.' }),
    games: Table(GameResult, { description: 'Games that were handed in.' }),
    searches: history(Arr(Str()), { description: 'Recent searches, newest first.' }),
    settings: Settings,
    pages: Table(Page, { description: 'The pages of the web, as their sites serve them.' }),
    products: Table(Product, { description: 'What the shop sells.' }),
  },
  { ...closed, description: 'Web browser, and the small web that it reaches.' },
);
export type Browser = Static<typeof Browser>;
