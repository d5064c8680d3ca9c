import { useBack } from '../../../src/sdk/react/back.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, IconButton, Menu, type MenuItem } from './kit.ts';
import type { Row } from '../select.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { usePicked } from './ConversationList.tsx';
import { useAct } from './hooks.ts';

/** What can be done with the conversations that are picked. */
export function SelectBar({ rows }: { rows: readonly Row[] }) {
  const [picked, setPicked] = usePicked();
  const [menu, setMenu] = useScreenState('pickedMenu', false);
  const [asking, setAsking] = useScreenState<'delete' | 'block' | null>('pickedAsking', null);
  const act = useAct();
  useBack(true, () => setPicked(null));
  const chosen = rows.filter(r => r.id !== null && picked!.includes(r.id));
  const threads = chosen.map(r => r.id!);
  const end = () => setPicked(null);
  const all = (test: (r: Row) => boolean | undefined) => chosen.length > 0 && chosen.every(test);
  const done = (run: () => void) => () => {
    setMenu(false);
    if (threads.length > 0) run();
    end();
  };
  const none = threads.length === 0;
  const archived = all(r => r.thread!.archived);
  const pinned = all(r => r.thread!.pinned);
  const items: MenuItem[] = [
    all(r => r.unread === 0)
      ? {
          label: 'Mark as unread',
          icon: 'mark_chat_unread',
          onClick: done(() => act.markUnread({ threads })),
        }
      : { label: 'Mark as read', icon: 'mark_chat_read', onClick: done(() => act.markRead({ threads })) },
    ...(threads.length < rows.filter(r => r.id !== null).length
      ? [
          {
            label: 'Select all',
            icon: 'checklist' as const,
            onClick: () => {
              setMenu(false);
              setPicked(rows.flatMap(r => r.id ?? []));
            },
          },
        ]
      : []),
    ...(threads.length === 1
      ? [
          {
            label: 'Block',
            icon: 'block' as const,
            onClick: () => {
              setMenu(false);
              setAsking('block');
            },
          },
        ]
      : []),
  ];
  return (
    <>
      <AppBar
        title={`${threads.length} selected`}
        leading="close"
        onLeading={end}
        actions={
          <>
            {!archived && (
              <IconButton
                icon="keep"
                label={pinned ? 'Unpin' : 'Pin'}
                disabled={none}
                onClick={done(() => act.pin({ threads, on: !pinned }))}
              />
            )}
            <IconButton
              icon={archived ? 'unarchive' : 'archive'}
              label={archived ? 'Unarchive' : 'Archive'}
              disabled={none}
              onClick={done(() => act.archive({ threads, on: !archived }))}
            />
            <IconButton icon="delete" label="Delete" disabled={none} onClick={() => setAsking('delete')} />
            <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
          </>
        }
      />
      <Menu open={menu} label="More options" items={items} onClose={() => setMenu(false)} />
      <ConfirmDialog
        open={asking === 'delete'}
        title={threads.length === 1 ? 'Delete this conversation?' : `Delete ${threads.length} conversations?`}
        text="All their messages are deleted on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          setAsking(null);
          act.deleteThreads({ threads });
          end();
        }}
        onCancel={() => setAsking(null)}
      />
      {asking === 'block' && chosen[0] && (
        <BlockDialog
          thread={chosen[0].id!}
          people={chosen[0].people}
          onClose={() => setAsking(null)}
          onDone={end}
        />
      )}
    </>
  );
}
