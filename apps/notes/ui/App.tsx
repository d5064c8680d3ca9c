import { hooksOf } from '../../../src/sdk/react/hooks.ts';
import { notes } from '../manifest.ts';

const { useApp, useAct } = hooksOf(notes);

function Home() {
  const list = useApp(s => Object.entries(s.notes));
  const act = useAct();
  return <div style={{ paddingTop: 40 }}>{list.map(([id, n]) => <button type="button" key={id} data-key={id} onClick={() => act.pin({ note: id, pinned: !n.pinned })}>{n.title} {n.pinned ? 'pinned' : ''}</button>)}</div>;
}

export const screens = { Home };
