import { describe, expect, it } from 'vitest';
import type { Grant, GrantSetting, Os } from '../../state/phone/index.ts';
import { forgetGrants, setGrant } from './permissions.ts';

type Step = ['dialog' | 'person', GrantSetting, permission?: string] | ['clear'];

/** What is left after these steps on an app whose location had been as given: what it holds, and what counts as a change. */
function after(had: Grant | null, ...steps: readonly Step[]) {
  const os = {
    permissions: had === null ? {} : { maps: { location: had } },
    permissionChanges: {},
    permissionOrigins: {},
  } as unknown as Os;
  for (const [by, setting, permission = 'location'] of steps)
    if (by === 'clear') forgetGrants(os, 'maps');
    else setGrant(os, 'maps', permission, setting!, by);
  return { held: os.permissions['maps'], changes: os.permissionChanges };
}
const location = (setting: GrantSetting) => ({ maps: { location: setting } });

describe('what counts as a change of permissions', () => {
  it('is not what the app asked for in its own dialog', () => {
    for (const grant of ['once', 'inUse', 'never'] as const)
      expect(after(null, ['dialog', grant])).toEqual({ held: { location: grant }, changes: {} });
    // A dialog that only knows yes and no gives for always.
    expect(after(null, ['dialog', 'always', 'contacts']).changes).toEqual({});
  });

  it('is what was set in Settings, and what was given for always', () => {
    for (const setting of ['inUse', 'always', 'never'] as const)
      expect(after(null, ['person', setting]).changes).toEqual(location(setting));
    expect(after('inUse', ['person', 'ask'])).toEqual({ held: undefined, changes: location('ask') });
    expect(after(null, ['dialog', 'always']).changes).toEqual(location('always'));
    expect(after('inUse', ['person', 'always']).changes).toEqual(location('always'));
  });

  it('is nothing once it is set back, also to what a dialog was answered', () => {
    expect(after('inUse', ['person', 'always'], ['person', 'inUse']).changes).toEqual({});
    expect(after('inUse', ['person', 'never'], ['person', 'ask'], ['person', 'inUse']).changes).toEqual({});
    expect(after(null, ['person', 'always'], ['person', 'ask'])).toEqual({ held: undefined, changes: {} });
    expect(after(null, ['dialog', 'inUse'], ['person', 'ask']).changes).toEqual({});
    expect(after(null, ['dialog', 'inUse'], ['person', 'never'], ['person', 'inUse']).changes).toEqual({});
    expect(after(null, ['dialog', 'inUse'], ['person', 'always']).changes).toEqual(location('always'));
  });

  it('stays where Settings had the app ask again, whatever its dialog is answered but for what had been', () => {
    expect(after('inUse', ['person', 'ask'], ['dialog', 'never']).changes).toEqual(location('ask'));
    expect(after('inUse', ['person', 'ask'], ['dialog', 'once']).changes).toEqual(location('ask'));
    expect(after('inUse', ['person', 'ask'], ['dialog', 'inUse']).changes).toEqual({});
  });

  it('is what is lost with an app’s data, but for what its own dialog was answered', () => {
    expect(after('inUse', ['clear'])).toEqual({ held: undefined, changes: location('ask') });
    expect(after(null, ['dialog', 'inUse'], ['clear'])).toEqual({ held: undefined, changes: {} });
    expect(after(null, ['person', 'always'], ['clear']).changes).toEqual({});
  });

  it('leaves out notifications, of which the app’s switch tells', () => {
    expect(after(null, ['person', 'never', 'notifications'])).toEqual({
      held: { notifications: 'never' },
      changes: {},
    });
  });
});
