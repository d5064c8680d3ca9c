import type { AnyPhone } from '../../state/phone/index.ts';
import type { Catalogue } from './app.ts';
import { activityOf } from './routes.ts';
import { topScreen } from './stack.ts';

/** The app and screen in front, as observations name them; the launcher where none is. */
export function foregroundIn(phone: AnyPhone, { metas }: Pick<Catalogue, 'metas'>) {
  const top = topScreen(phone);
  const meta = top && metas.get(top.app);
  if (!top || !meta)
    return {
      app: 'launcher',
      package: 'app.tapworld.launcher',
      activity: 'app.tapworld.launcher/.HomeActivity',
      route: '/',
    };
  return { app: meta.id, package: meta.package, activity: activityOf(meta, top.path), route: top.path };
}
