import { AppBar, EmptyState, Screen } from './kit.ts';
import { ConversationList, usePicked } from './ConversationList.tsx';
import { useRows } from './Home.tsx';
import { SelectBar } from './SelectBar.tsx';

/** Conversations that were put away. */
export function Archived() {
  const rows = useRows((r, spam) => !spam && r.thread?.archived === true);
  const [picked] = usePicked();
  return (
    <Screen
      label="Archived"
      appBar={picked === null ? <AppBar title="Archived" /> : <SelectBar rows={rows} />}
    >
      {rows.length === 0 ? (
        <EmptyState
          icon="archive"
          title="Nothing archived"
          text="A conversation that you archive stands here until someone writes in it again."
        />
      ) : (
        <ConversationList rows={rows} label="Archived conversations" />
      )}
    </Screen>
  );
}

/** Conversations that were reported, and those with blocked numbers. */
export function Spam() {
  const rows = useRows((_r, spam) => spam);
  const [picked] = usePicked();
  return (
    <Screen
      label="Spam & blocked"
      appBar={picked === null ? <AppBar title="Spam & blocked" /> : <SelectBar rows={rows} />}
    >
      {rows.length === 0 ? (
        <EmptyState
          icon="block"
          title="No spam"
          text="What you report, and what blocked numbers send, stands here without a sound."
        />
      ) : (
        <ConversationList rows={rows} label="Spam and blocked conversations" swipes={false} />
      )}
    </Screen>
  );
}
