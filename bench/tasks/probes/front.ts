import { apps, type AppId } from '../../../apps/catalogue.ts';
import { probe, type Probe } from '../probe.ts';

/** An app is in front. */
export function front(app: AppId): Probe {
  const { package: name } = apps.find(each => each.id === app)!;
  return probe('activity', {}, `${name} is in front`, found => found?.package === name);
}
