import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { useAct } from './hooks.ts';
import type { Move } from './DayColumn.tsx';
import { ScopeDialog } from './ScopeDialog.tsx';

/** Which of a series goes to the time where one was drawn. */
export function MoveDialog() {
  const [moving, setMoving] = useScreenState<Move | null>('moving', null);
  const act = useAct();
  return (
    <ScopeDialog
      open={moving !== null}
      title="Move recurring event"
      ok="Move"
      onClose={() => setMoving(null)}
      onScope={scope => {
        if (moving) act.moveTo({ ...moving, scope });
        setMoving(null);
      }}
    />
  );
}
