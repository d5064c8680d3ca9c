import { usePhone, useStore, useSystem } from '../../sdk/react/hooks.ts';

export function Launcher() {
  const { catalogue } = useStore();
  const system = useSystem();
  const apps = usePhone(p => Object.keys(p.os.installed));
  return (
    <div style={{ padding: 60, display: 'grid', gap: 12 }}>
      {apps.map(id => <button key={id} type="button" data-key={id} onClick={() => system['openApp']!({ app: id })}>{catalogue.metas.get(id)?.name}</button>)}
    </div>
  );
}
