import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { shellOf } from '../device.ts';
import { changed, flag, type Change, type Setting, type Settings } from './setting.ts';

/** The component name of the phone's screen reader. */
export const SCREEN_READER = 'app.tapworld.accessibility/.ScreenReaderService';
const SERVICES = 'secure/enabled_accessibility_services';
const ENABLED = 'secure/accessibility_enabled';
/** The list of services when the flag was written. The row has no namespace, so `settings list` does not print it. */
const ENABLED_WITH = 'accessibility/services';

/** A component's name in its long form: `com.foo/.Bar` and `com.foo/com.foo.Bar` are one service. */
function longName(component: string): string {
  const [owner = '', name = ''] = component.trim().split('/');
  return name.startsWith('.') ? `${owner}/${owner}${name}` : `${owner}/${name}`;
}
const READER_LONG = longName(SCREEN_READER);
const isReader = (component: string): boolean => longName(component) === READER_LONG;

const rows = ({ device }: AnyPhone): Readonly<Record<string, string>> => device.shell?.settings ?? {};
const named = (list: string): string[] => list.split(':').filter(name => name !== '' && name !== 'null');

/** The enabled services as written, with the screen reader if and only if it is on. */
function enabledServices(phone: AnyPhone): string[] {
  const written = named(rows(phone)[SERVICES] ?? '');
  if (!phone.os.settings.screenReader) return written.filter(name => !isReader(name));
  return written.some(isReader) ? written : [SCREEN_READER, ...written];
}

const readerSwitch = (screenReader: boolean): Change => changed({ screenReader });

const services: Setting = {
  read: phone => enabledServices(phone).join(':') || null,
  write: value => [
    readerSwitch(named(value).some(isReader)),
    draft => {
      const written = shellOf(draft).settings;
      if (named(value).length === 0) delete written[SERVICES];
      else written[SERVICES] = value;
    },
  ],
  clear: () => [readerSwitch(false)],
};

/**
 * Android's accessibility manager writes this flag whenever the list of services changes, and never reads it. A value written by a shell is
 * read back until then, but has no effect.
 */
const enabled: Setting = {
  read(phone) {
    const list = services.read(phone) ?? '';
    const written = rows(phone)[ENABLED];
    if (written !== undefined && rows(phone)[ENABLED_WITH] === list) return written;
    return list === '' ? '0' : '1';
  },
  write: (value, phone) => {
    const list = services.read(phone) ?? '';
    return [
      draft => {
        Object.assign(shellOf(draft).settings, { [ENABLED]: value, [ENABLED_WITH]: list });
      },
    ];
  },
  clear: () => [
    draft => {
      delete shellOf(draft).settings[ENABLED_WITH];
    },
  ],
};

/** Rows of the namespace `secure` for accessibility services. */
export const accessibility: Settings = {
  accessibility_enabled: enabled,
  enabled_accessibility_services: services,
  touch_exploration_enabled: flag(phone => phone.os.settings.screenReader, readerSwitch),
};
