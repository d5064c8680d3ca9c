import { describe, expect, it } from 'vitest';
import { catalogue } from '../../apps/catalogue.ts';
import { usePhone } from './testing.ts';

const tested = usePhone();
const { sh } = tested;
const front = () => {
  const { ui } = tested.device.tree;
  return ui.tasks.find(task => task.id === ui.foreground)?.stack.at(-1)?.app ?? 'home';
};
const page = () => {
  const { ui } = tested.device.tree;
  return ui.tasks.find(task => task.id === ui.foreground)?.stack.at(-1)?.path;
};

/** Names from the tables of AutoGLM, AndroidWorld, AndroidLab and Mobile-Agent. */
const NAMES = [
  ['com.android.settings', '.Settings', 'settings'],
  ['com.android.contacts', '.activities.PeopleActivity', 'contacts'],
  ['com.google.android.contacts', 'com.android.contacts.activities.PeopleActivity', 'contacts'],
  ['com.google.android.dialer', '.extensions.GoogleDialtactsActivity', 'phone'],
  ['com.google.android.apps.messaging', '.ui.ConversationListActivity', 'messages'],
  ['com.google.android.calendar', 'com.android.calendar.AllInOneActivity', 'calendar'],
  ['com.android.camera2', 'com.android.camera.CameraLauncher', 'camera'],
  ['com.google.android.deskclock', 'com.android.deskclock.DeskClock', 'clock'],
  ['com.google.android.documentsui', 'com.android.documentsui.files.FilesActivity', 'files'],
  ['com.android.chrome', 'com.google.android.apps.chrome.Main', 'browser'],
  ['com.google.android.apps.photos', '.home.HomeActivity', 'gallery'],
] as const;

describe('the names of Android’s own apps', () => {
  it.each(NAMES)('%s opens and closes the app that does the same', async (name, activity, app) => {
    const launch = `monkey -p ${name} -c android.intent.category.LAUNCHER 1`;
    expect(await sh(launch)).toMatchObject({
      out: expect.stringContaining('Events injected: 1') as string,
      status: 0,
    });
    expect(front()).toBe(app);
    expect(await sh(`am force-stop ${name}`)).toEqual({ out: '', err: '', status: 0 });
    expect(front()).toBe('home');
    const started = await sh(`am start -W -n ${name}/${activity}`);
    expect(started.out).toContain('Status: ok');
    expect([started.err, front()]).toEqual(['', app]);
    await sh('input keyevent HOME');
    const own = catalogue.metas.get(app)!.package;
    expect((await sh(`cmd package resolve-activity --brief ${name}`)).out).toContain(`${own}/.`);
    expect((await sh(`pm path ${name}`)).out).toBe(`package:/system/app/${app}/base.apk\n`);
  });

  it('take the class that the phone itself names, as droidrun’s start_app does', async () => {
    const { out } = await sh('cmd package resolve-activity --brief com.android.settings');
    const activity = out.trim().split('\n').at(-1)!.split('/')[1]!;
    expect((await sh(`am start -W -n com.android.settings/${activity}`)).out).toContain('Status: ok');
    expect(front()).toBe('settings');
  });

  it('have no classes that no app has', async () => {
    const { out } = await sh('am start -W -n com.android.chrome/.NoSuchActivity');
    expect(out).toContain('Error type 3');
    expect((await sh('monkey -p com.whatsapp -c android.intent.category.LAUNCHER 1')).status).toBe(252);
    expect((await sh('pm path com.whatsapp')).status).toBe(1);
    expect((await sh('pm list packages com.android.chrome')).out).toBe('');
  });

  it('open a web page, and pages of Settings', async () => {
    await sh('am start -a android.intent.action.VIEW -d https://example.com -p com.android.chrome');
    expect(front()).toBe('browser');
    await sh("am start -n 'com.android.settings/.Settings$WifiSettingsActivity'");
    expect([front(), page()]).toEqual(['settings', '/wifi']);
    await sh("am start -n 'com.android.settings/com.android.settings.Settings$DateTimeSettingsActivity'");
    expect([front(), page()]).toEqual(['settings', '/date']);
  });

  it('name the launcher', async () => {
    await sh('am start -a android.settings.SETTINGS');
    await sh('monkey -p com.google.android.apps.nexuslauncher -c android.intent.category.HOME 1');
    await sh('am start -n com.google.android.apps.nexuslauncher/.NexusLauncherActivity');
    expect(front()).toBe('home');
  });
});

describe('the lists of content providers', () => {
  it.each([
    ['content://com.android.calendar', 'calendar'],
    ['content://com.android.calendar/time/1773300000000', 'calendar'],
    ['http://', 'browser'],
    ['content://contacts/people/', 'contacts'],
    ['content://com.android.contacts/contacts', 'contacts'],
    ['mailto:', 'mail'],
    ['content://media/external/images/media/', 'gallery'],
    ['content://call_log/calls', 'phone'],
    ['content://sms/', 'messages'],
  ])('%s opens %s, as AndroidWorld’s default apps are opened', async (uri, app) => {
    const { out, err, status } = await sh(`am start -a android.intent.action.VIEW -d ${uri}`);
    expect([err, status, out.startsWith('Starting: Intent')]).toEqual(['', 0, true]);
    expect(front()).toBe(app);
  });

  it('open by their types', async () => {
    await sh('am start -a android.intent.action.VIEW -t vnd.android.cursor.dir/image');
    expect(front()).toBe('gallery');
  });
});
