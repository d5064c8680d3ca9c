import { Icon } from './kit.ts';
import { Frame } from './Frame.tsx';
import { useNav, usePage } from './hooks.ts';
import { SectionView } from './PageScreen.tsx';
import css from './settings.module.css';

/** The first page: search, and what there is to set. */
export function Home() {
  const { page, v } = usePage();
  const nav = useNav();
  return (
    <Frame title="Settings" back={false}>
      <button type="button" className={css['search']} data-rid="search" onClick={() => nav.push('/search')}>
        <Icon name="search" />
        <span>Search settings</span>
      </button>
      {page.sections.map((s, i) => (
        <SectionView key={i} section={s} v={v} />
      ))}
    </Frame>
  );
}
