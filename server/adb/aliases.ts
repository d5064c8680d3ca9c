/** A name under which programs for real phones know an app. */
interface Alias {
  /** The app's id. */
  app: string;
  /** Classes of the activities that open the app there. */
  launches: readonly string[];
}

const alias = (app: string, ...launches: readonly string[]): Alias => ({ app, launches });

/** The packages of Android's own apps and of Google's in their place, by the apps of this phone that do the same. */
const ALIASES: Readonly<Record<string, Alias>> = {
  'com.android.settings': alias(
    'settings',
    'com.android.settings.Settings',
    'com.android.settings.homepage.SettingsHomepageActivity',
  ),
  'com.android.contacts': alias(
    'contacts',
    'com.android.contacts.activities.PeopleActivity',
    'com.android.contacts.DialtactsContactsEntryActivity',
  ),
  'com.google.android.contacts': alias('contacts', 'com.android.contacts.activities.PeopleActivity'),
  'com.android.dialer': alias(
    'phone',
    'com.android.dialer.DialtactsActivity',
    'com.android.dialer.main.impl.MainActivity',
  ),
  'com.google.android.dialer': alias(
    'phone',
    'com.google.android.dialer.extensions.GoogleDialtactsActivity',
    'com.android.dialer.main.impl.MainActivity',
  ),
  'com.android.messaging': alias(
    'messages',
    'com.android.messaging.ui.conversationlist.ConversationListActivity',
  ),
  'com.google.android.apps.messaging': alias(
    'messages',
    'com.google.android.apps.messaging.ui.ConversationListActivity',
  ),
  'com.android.mms': alias('messages', 'com.android.mms.ui.ConversationList'),
  'com.android.calendar': alias('calendar', 'com.android.calendar.AllInOneActivity'),
  'com.google.android.calendar': alias('calendar', 'com.android.calendar.AllInOneActivity'),
  'com.android.camera': alias('camera', 'com.android.camera.Camera'),
  'com.android.camera2': alias(
    'camera',
    'com.android.camera.CameraLauncher',
    'com.android.camera.CameraActivity',
  ),
  'com.google.android.GoogleCamera': alias('camera', 'com.android.camera.CameraLauncher'),
  'com.android.deskclock': alias('clock', 'com.android.deskclock.DeskClock'),
  'com.google.android.deskclock': alias('clock', 'com.android.deskclock.DeskClock'),
  'com.android.documentsui': alias(
    'files',
    'com.android.documentsui.files.FilesActivity',
    'com.android.documentsui.LauncherActivity',
  ),
  'com.google.android.documentsui': alias(
    'files',
    'com.android.documentsui.files.FilesActivity',
    'com.android.documentsui.LauncherActivity',
  ),
  'com.google.android.apps.nbu.files': alias('files', 'com.google.android.apps.nbu.files.home.HomeActivity'),
  'com.android.fileexplorer': alias('files', 'com.android.fileexplorer.FileExplorerTabActivity'),
  'com.android.chrome': alias(
    'browser',
    'com.google.android.apps.chrome.Main',
    'org.chromium.chrome.browser.ChromeTabbedActivity',
  ),
  'com.android.browser': alias('browser', 'com.android.browser.BrowserActivity'),
  'com.android.gallery3d': alias('gallery', 'com.android.gallery3d.app.GalleryActivity'),
  'com.google.android.apps.photos': alias('gallery', 'com.google.android.apps.photos.home.HomeActivity'),
  'com.android.calculator2': alias('calculator', 'com.android.calculator2.Calculator'),
  'com.google.android.calculator': alias('calculator', 'com.android.calculator2.Calculator'),
  'com.android.email': alias('mail', 'com.android.email.activity.Welcome'),
  'com.google.android.gm': alias('mail', 'com.google.android.gm.ConversationListActivityGmail'),
  'com.google.android.apps.maps': alias('maps', 'com.google.android.maps.MapsActivity'),
  'com.android.music': alias('music', 'com.android.music.MusicBrowserActivity'),
  'com.android.soundrecorder': alias('recorder', 'com.android.soundrecorder.SoundRecorder'),
};

const aliasOf = (name: string): Alias | undefined =>
  Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;

/** The id of the app that a package of Android's own stands for here. */
export const aliasedApp = (name: string): string | undefined => aliasOf(name)?.app;

/** Whether a class (its full name) opens the first screen of the app that its package stands for. */
export const isLaunchClass = (owner: string, name: string): boolean =>
  aliasOf(owner)?.launches.includes(name) ?? false;

/** The settings action whose page an activity such as `Settings$WifiSettingsActivity` shows, without `android.settings.`. */
export function settingsActionOf(name: string): string | undefined {
  const [, page] = /^com\.android\.settings\.Settings\$(\w+)Activity$/.exec(name) ?? [];
  if (page === undefined) return undefined;
  return OTHER_PAGES[page] ?? page.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}
/** Pages whose actions have other words. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  AccessibilitySettings: 'ACCESSIBILITY_SETTINGS',
  DateTimeSettings: 'DATE_SETTINGS',
  DevelopmentSettingsDashboard: 'APPLICATION_DEVELOPMENT_SETTINGS',
  LocationSettings: 'LOCATION_SOURCE_SETTINGS',
  ManageApplications: 'MANAGE_APPLICATIONS_SETTINGS',
  MyDeviceInfo: 'DEVICE_INFO_SETTINGS',
  NetworkDashboard: 'WIRELESS_SETTINGS',
  PowerUsageSummary: 'BATTERY_SAVER_SETTINGS',
  StorageDashboard: 'INTERNAL_STORAGE_SETTINGS',
  TetherSettings: 'TETHER_SETTINGS',
};
