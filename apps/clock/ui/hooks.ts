import { hooksOf, useOs, useSystem } from '../../../src/sdk/react/hooks.ts';
import { clock } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(clock);

/** Whether times are written in 24 hours. */
export const useH24 = (): boolean => useOs(o => o.settings.clock24);

/** Opens the phone's own dialog for a time or a date; `action` of this app gets its answer as `result`. */
export function useAsk(): (
  kind: 'time' | 'date',
  title: string,
  value: number,
  action: string,
  args?: object,
) => void {
  const system = useSystem();
  return (kind, title, value, action, args = {}) =>
    system['openDialog']!({ kind, app: 'clock', title, value, then: { app: 'clock', action, args } });
}
