import { useMemo } from 'react';
import type { AnyPhone } from '../state/phone/index.ts';
import type { LivePhone } from './live.ts';
import type { LiveState } from './live-state.ts';
import { touched, Tree } from './Tree.tsx';
import css from './tree.module.css';

/** The phone's tree. Rows that the last step changed are marked; an app's data is loaded when its branch opens. */
export function StateTree({ phone, live, state }: { phone: AnyPhone; live: LivePhone; state: LiveState }) {
  const changed = useMemo(() => touched(state.steps.at(-1)?.operations ?? []), [state.steps]);
  // Apps that were not shown yet have no data in this page.
  const apps = Object.fromEntries(
    Object.keys(phone.os.installed)
      .sort()
      .map(app => [app, phone.apps[app]]),
  );
  return (
    <div className={css['tree']}>
      <Tree
        name="phone"
        value={{ ...phone, apps }}
        changed={changed}
        onMissing={path => {
          const app = /^\/apps\/([^/]+)$/.exec(path)?.[1];
          if (app) void live.load(app);
        }}
      />
    </div>
  );
}
