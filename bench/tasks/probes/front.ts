import { apps, type AppId } from '../../../apps/catalogue.ts';
import { probe, type Probe } from '../probe.ts';

/** Asks whether an app is in the foreground. */
export function front(app: AppId): Probe {
  const { package: name } = apps.find(each => each.id === app)!;
  return probe('activity', {}, `${name} is in front`, found => found?.package === name);
}
