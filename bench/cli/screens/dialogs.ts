import { produce } from 'immer';
import { catalogue, type AppStates, type Phone } from '../../../apps/catalogue.ts';
import { entriesOf, of, type Entry } from '../../../apps/settings/model.ts';
import { pageAt } from '../../../apps/settings/pages.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { asked } from './routes.ts';
import { at, withSettings, type Scene, type Touch } from './scene.ts';

const SHARED = { verb: 'SEND', mime: 'text/plain', text: 'The ferry leaves at nine.' };
const hold = (element: string): Touch => ({ type: 'long_press', element });

/** How the dialogs of apps/settings that are not of a page's own entries are opened. */
const SETTINGS: readonly [path: string, opens: string, touches: readonly Touch[], site?: string][] = [
  ['/wifi', 'TannersRow-27', ['network#wifi-tannersrow-27'], 'apps/settings/ui/sections/wifi.tsx n.ssid'],
  ['/wifi/wifi-tannersrow-27b', 'Forget network?', ['forget']],
  ['/wifi/wifi-tannersrow-27b', 'Share Wi-Fi', ['share']],
  ['/app/chat', 'Force stop?', ['force-stop']],
  ['/app/chat', 'Disable app?', ['disable']],
  ['/app/chat', 'Uninstall Parley?', ['uninstall']],
  ['/vpn/vpn-studio', 'Delete this VPN?', ['delete-vpn']],
];
/** Where the dialogs are drawn that a page's entries ask with. */
const ASKING = { choice: 'title', text: 'of(entry.title, v)', action: 'of(confirm.title, v)', switch: 'of(confirm.title, v)' } as const;

/** What an entry of a settings page asks with, if it asks. */
function asks(e: Entry, view: Parameters<typeof entriesOf>[1]): { opens: string; site?: string } | undefined {
  if (e.off?.(view)) return undefined;
  const site = e.kind in ASKING ? { site: `apps/settings/ui/Asking.tsx ${ASKING[e.kind as keyof typeof ASKING]}` } : {};
  if ((e.kind === 'choice' && !e.inline) || e.kind === 'text') return { opens: of(e.title, view), ...site };
  if (e.kind === 'pick') return { opens: of(e.title, view) };
  if ((e.kind === 'action' || (e.kind === 'switch' && !e.get(view))) && e.confirm) return { opens: of(e.confirm.title, view), ...site };
  return undefined;
}

/** The dialog of every entry of every settings page, opened by a tap on the row. `paths` are those of the routes. */
function settingsDialogs(world: AnyPhone, paths: readonly string[]): Scene[] {
  const done = new Set<string>();
  return paths.flatMap(path => {
    const { page, params } = pageAt(path);
    const phone = at(world, 'settings', path);
    const view = { phone, metas: catalogue.metas, params };
    return page.sections.flatMap(section => entriesOf(section, view)).flatMap((e): Scene[] => {
      const asking = asks(e, view);
      const key = `${page.route} ${section(e)} ${asking?.opens}`;
      if (!asking || done.has(key)) return [];
      done.add(key);
      return [{ name: `settings${path}: ${asking.opens}`, app: 'settings', phone: at(world, 'settings', path, { entry: e.id }), do: [e.id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')], ...asking }];
    });
  });
}
/** Rows that are one for each file or network are all alike. */
const section = (e: Entry) => `${e.kind} ${e.kind === 'action' ? String(e.run).slice(0, 60) : e.id}`;

const NOTES: readonly [path: string, opens: string, touches: readonly Touch[]][] = [
  ['/', 'More options', ['button/more-options']],
  ['/', 'New folder', [{ type: 'scroll', element: 'scroll/chips', direction: 'right', amount: 1.2 }, 'button/new-folder']],
  ['/folder/folder-recipes', 'More options', ['button/more-options']],
  ['/folder/folder-recipes', 'Rename folder', ['button/more-options', 'menuitem/rename-folder']],
  ['/folder/folder-recipes', 'Delete Recipes?', ['button/more-options', 'menuitem/delete-folder']],
  ['/', 'More options', [hold('note#note-gift-ideas'), 'button/more-options']],
  ['/', 'Move to folder', [hold('note#note-gift-ideas'), 'button/more-options', 'menuitem/move-to-folder']],
  ['/tags', 'Rename tag', ['button/rename-flat']],
  ['/tags', 'Delete #flat?', ['button/delete-flat']],
  ['/bin', 'Empty the bin?', ['button/empty']],
  ['/bin', 'Delete this note for good?', ['button/delete-resolutions-for-good']],
  ['/note/$binned', 'Delete this note for good?', ['button/delete-for-good']],
  ['/note/note-gift-ideas', 'More options', ['button/more-options']],
  ['/note/note-gift-ideas', 'Move to folder', ['button/more-options', 'menuitem/move-to-folder']],
  ['/note/note-gift-ideas', 'Tags', ['button/more-options', 'menuitem/tags']],
  ['/note/note-gift-ideas', 'Info', ['button/more-options', 'menuitem/info']],
];

const thread = '/thread/t-mira-osei';
const group = '/group/t-gannet-weekend';
const message = 'message#m-mira-osei-028';
const CHAT: readonly [path: string, opens: string, touches: readonly Touch[], site?: string][] = [
  ['/', 'New', ['new']],
  ['/', 'Mira Osei', [hold('chat#t-mira-osei')], "apps/chat/ui/ChatList.tsx h?.name ?? 'Conversation'"],
  ['/', 'Delete the conversation with Mira Osei?', [hold('chat#t-mira-osei'), 'menuitem/delete']],
  [thread, 'Message', [hold(message)]],
  [thread, 'Delete this message?', [hold(message), 'menuitem/delete']],
  [thread, 'Delete 2 messages?', [hold(message), 'menuitem/select', hold('message#m-mira-osei-027'), 'button/delete']],
  [thread, 'Send', ['attach']],
  ...(['file: Choose a file', 'location: Share a place', 'contact: Share a contact', 'transfer: Transfer', 'packet: Red packet'] as const).map((kind): [string, string, Touch[]] => [thread, kind.split(': ')[1]!, ['attach', `attach-${kind.split(':')[0]}`]]),
  [thread, 'Voice note', ['voice']],
  ['/contact/c-mira-osei', 'Contact', ['button/more']],
  ['/contact/c-mira-osei', 'Remark', ['button/more', 'menuitem/edit-remark']],
  ['/contact/c-mira-osei', 'Add a tag', [{ type: 'scroll', direction: 'down' }, 'button/add-tag']],
  ['/contact/c-mira-osei', 'Block Mira Osei?', ['button/more', 'menuitem/block']],
  ['/contact/c-mira-osei', 'Delete Mira Osei?', ['button/more', 'menuitem/delete-contact']],
  ['/share', 'Send to Mira Osei?', ['target#t-mira-osei']],
  [group, 'Group name', ['group-name']],
  [group, 'Announcement', ['notice']],
  [group, 'Clear all messages?', ['clear']],
  [group, 'Leave “Gannet Isle 27–29 ⛺”?', ['leave']],
  [group, 'Add members', ['add-members']],
  [group, 'Remove members', ['remove-members']],
  ['/moments/c-luca-morandi', 'Comment', ["moment-moment-01/button/comment-on-luca-morandi-s-moment"]],
  ['/moments/c-luca-morandi', 'Reply to Catherine (studio)', ['comment#comment-moment-01-c1']],
  ['/moments/me', 'Delete this moment?', ['moment-moment-04/button/delete-moment']],
  ['/compose-moment', 'Who can see it', ['visibility']],
  ['/profile', 'City', ['profile-city'], "apps/chat/ui/Profile.tsx part ? LABELS[part] : ''"],
  ['/profile', 'Choose a portrait', ['portrait']],
  ['/settings/storage', 'Mira Osei', ['thread#t-mira-osei'], "apps/chat/ui/Settings.tsx chosen?.name ?? ''"],
];

/** Every dialog, sheet and menu of the apps, opened as a person opens it. */
export function dialogScenes(world: AnyPhone, routes: readonly Scene[]): Scene[] {
  const { apps } = world as unknown as Phone;
  const binned = Object.keys(apps.notes.notes).find(id => apps.notes.notes[id]!.binnedAt !== null)!;
  const scenes = (app: keyof AppStates, from: AnyPhone, list: readonly (readonly [path: string, opens: string, touches: readonly Touch[], site?: string])[]): Scene[] => list.map(([path, opens, touches, site]) => {
    const to = path.replace('$binned', binned);
    return { name: `${app}${to}: ${opens}`, app, phone: at(from, app, to, to === '/share' ? SHARED : undefined), do: touches, opens, ...(site ? { site } : {}) };
  });
  // Rows that the phone sets by itself are off, and developer options are hidden, until the owner says otherwise.
  const open = withSettings(world, { autoTime: false, autoZone: false, developer: { ...world.os.settings.developer, enabled: true } });
  const running = at(world, 'chat', '/');
  return [
    ...scenes('chat', produce(world, draft => { (draft.os.permissions['chat'] ??= {})['microphone'] = 'always'; }), CHAT),
    ...scenes('notes', world, NOTES),
    ...scenes('answers', produce(asked(world), draft => {
      const { answers } = (draft as unknown as Phone).apps;
      answers.fields = { who: answers.fields['who']! };
      answers.order = ['who'];
    }), [['/', 'Submit this answer?', ['submit']]]),
    ...scenes('settings', running, SETTINGS),
    ...settingsDialogs(open, routes.filter(s => s.app === 'settings').map(s => s.phone.ui.tasks[0]!.stack.at(-1)!.path)),
  ];
}
