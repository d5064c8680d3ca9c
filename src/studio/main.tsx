import '../sdk/react/tokens.css';
import './fonts.css';
import './studio.css';
import './studio.module.css';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { PhonePage } from './PhonePage.tsx';
import { PhonesPage } from './PhonesPage.tsx';
import { ReplayPage } from './ReplayPage.tsx';

const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Routes: `#/` lists the phones, `#/phones/<id>` shows one, `#/replay/<episode>/<step>` shows a step of a recorded run. */
function Studio() {
  const hash = useSyncExternalStore(onHash, () => location.hash);
  const [page, id, step] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'phones' && id) return <PhonePage key={id} id={id} />;
  if (page === 'replay') return <ReplayPage episode={id ?? ''} step={Number(step ?? 0) || 0} />;
  return <PhonesPage />;
}

createRoot(document.getElementById('studio')!).render(<Studio />);
