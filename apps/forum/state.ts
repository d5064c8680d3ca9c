import { Type, type Static } from 'typebox';
import { EpochMs, Table, hangsOn, history, trace } from '../../src/state/schema.ts';
import { Community } from './state/community.ts';
import { Comment, Message, Person, Post } from './state/content.ts';
import {
  Ban,
  Choice,
  Draft,
  Flagged,
  Folder,
  Habit,
  LogLine,
  Membership,
  Notice,
  Plan,
  Report,
  Request,
  Saved,
  Settings,
  Since,
  Vote,
  Writing,
} from './state/own.ts';

export * from './state/community.ts';
export * from './state/content.ts';
export * from './state/own.ts';

/** The owner of the phone on Hearthside. */
export const ME = 'user-me';

export const Forum = Type.Object(
  {
    people: Table(Person, { description: 'Everybody who writes, the owner among them.' }),
    communities: Table(Community, { description: 'Communities.' }),
    posts: Table(Post, { description: 'Posts.' }),
    comments: hangsOn(
      Table(Comment, { description: 'Comments, which answer a post or one another.' }),
      '/apps/forum/posts',
      'post',
    ),
    messages: Table(Message, { description: 'Private messages.' }),
    joined: Table(Membership, { description: 'Communities that the owner is in, by their ids.' }),
    asked: Table(Request, { description: 'Private communities that the owner asked to join, by their ids.' }),
    votes: Table(Vote, { description: 'The owner’s votes, by post or comment.' }),
    choices: Table(Choice, { description: 'What the owner chose in polls, by post.' }),
    saved: Table(Saved, { description: 'What the owner saved, by post or comment.' }),
    folders: Table(Folder, { description: 'Folders of what was saved.' }),
    hidden: Table(Since, { description: 'Posts that feeds leave out, by their ids.' }),
    followed: Table(Since, { description: 'Posts and people that the owner follows, by their ids.' }),
    thanked: Table(Since, {
      description: 'Posts and comments that the owner gave thanks for, by their ids.',
    }),
    blocked: Table(Since, { description: 'People whom the owner has blocked, by their ids.' }),
    muted: Table(Since, { description: 'Communities that feeds leave out, by their ids.' }),
    reports: Table(Report, { description: 'What the owner reported, by post or comment.' }),
    flagged: Table(Flagged, { description: 'Reports in communities that the owner moderates.' }),
    bans: Table(Ban, { description: 'Who may not write where, and until when.' }),
    log: Table(LogLine, { description: 'What moderators did, in communities that the owner moderates.' }),
    drafts: Table(Draft, { description: 'Posts that are being written.' }),
    writing: Table(Writing, {
      description: 'Comments and messages that are being written, by what or whom they answer.',
    }),
    notices: trace(Table(Notice), { description: 'The inbox: replies, mentions, notices of moderators.' }),
    visits: history(Table(Since), { description: 'Posts that were opened, and when last.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    seen: trace(
      Type.Record(Type.String(), EpochMs(), {
        description: 'Until when messages were read, by person.',
      }),
    ),
    settings: Type.Object(Settings.properties, { additionalProperties: false, description: 'What was set.' }),
    plans: trace(Table(Plan), { description: 'What people will do by themselves.' }),
    breaches: trace(
      Type.Record(Type.String(), Type.String(), {
        description: 'Posts and comments that break a rule, and which: their moderators act on a report.',
      }),
    ),
    habits: trace(Table(Habit), { description: 'How people answer the owner.' }),
    clockShift: trace(
      Type.Integer({ description: 'How far the clock was set by hand from the network’s time, ms.' }),
    ),
  },
  { additionalProperties: false, description: 'Hearthside.' },
);
export type Forum = Static<typeof Forum>;
