import { COLUMNS, isFree, ROWS } from '../../sdk/core/system/launcher.ts';
import { pointsOf } from '../../sdk/core/screen.ts';
import {
  SurfaceContext,
  useAppText,
  usePhone,
  useScreenState,
  useStore,
  useSystem,
} from '../../sdk/react/hooks.ts';
import { useGesture } from '../../sdk/react/gestures.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import type { LauncherItem } from '../../state/phone/index.ts';
import { Wallpaper } from '../Wallpaper.tsx';
import { Later } from '../Later.tsx';
import { AppIcon } from './AppIcon.tsx';
import type { ScreenSource } from '../screens.ts';
import { AppWidget, ClockWidget } from './Widgets.tsx';
import { useShellWords } from '../phone-words.ts';
import css from './launcher.module.css';

/** Rows of a page that stand on the left of a phone held sideways; those below them stand on the right. */
const LEFT_ROWS = 3;

/** The place of a page's cell in the drawn grid. */
const drawn = (x: number, y: number, wide: boolean) =>
  wide && y >= LEFT_ROWS ? { x: x + COLUMNS, y: y - LEFT_ROWS } : { x, y };
/** The cell of a page that is drawn there. */
const cellAt = (x: number, y: number, wide: boolean) =>
  wide && x >= COLUMNS ? { x: x - COLUMNS, y: y + LEFT_ROWS } : { x, y };

/** How far an icon has been carried, in points. */
export interface Lift {
  id: string;
  x: number;
  y: number;
}

const SURFACE = { id: 'launcher', app: 'launcher' };

/** The home screen: pages of icons, folders and widgets, the dock and the search bar. */
export function Launcher({ apps }: { apps: ScreenSource }) {
  return (
    <SurfaceContext value={SURFACE}>
      <Home apps={apps} />
    </SurfaceContext>
  );
}

function Home({ apps }: { apps: ScreenSource }) {
  const t = useShellWords();
  const pages = usePhone(p => p.os.launcher.pages);
  const dock = usePhone(p => p.os.launcher.dock);
  const [page, setPage] = useScreenState('page', 0);
  const [drawer, setDrawer] = useScreenState('drawer', false);
  const [folder] = useScreenState<string | null>('folder', null);
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const [lift] = useScreenState<Lift | null>('lift', null);
  const at = Math.min(page, pages.length - 1);
  const swipe = useGesture({
    drag: {
      axis: 'both',
      onMove: () => {},
      onEnd: p => {
        if (Math.abs(p.dx) > Math.abs(p.dy)) {
          if (Math.abs(p.dx) > 40) setPage(Math.max(0, Math.min(pages.length - 1, at + (p.dx < 0 ? 1 : -1))));
        } else if (p.dy < -60) setDrawer(true);
      },
    },
    onLongPress: () => setMenu('home'),
  });
  return (
    <div className={css['home']} data-app="launcher">
      <Wallpaper className={css['wallpaper']} />
      {!drawer && (
        <div className={css['desk']} ref={swipe} data-key="desk" inert={folder !== null || menu !== null}>
          <div className={css['grid']}>
            {(pages[at] ?? []).map(item => (
              <Item
                key={item.id}
                item={item}
                apps={apps}
                page={at}
                lifted={lift?.id === item.id ? lift : null}
              />
            ))}
          </div>
          <div
            className={css['pages']}
            role="img"
            aria-label={t('pageOf', { page: at + 1, pages: pages.length })}
          >
            {pages.map((_, i) => (
              <span key={i} data-on={i === at || undefined} />
            ))}
          </div>
          <div className={css['dock']}>
            {dock.map(app => (
              <DockIcon key={app} app={app} />
            ))}
          </div>
          <button type="button" className={css['search']} data-rid="search" onClick={() => setDrawer(true)}>
            <Icon name="search" size={22} />
            <span>{t('searchPhone')}</span>
          </button>
        </div>
      )}
      {drawer && <Later apps={apps} draw={({ Drawer }) => <Drawer />} />}
      {folder !== null && <Later apps={apps} draw={({ FolderView }) => <FolderView id={folder} />} />}
      {menu !== null && <Later apps={apps} draw={({ ItemMenu }) => <ItemMenu id={menu} />} />}
    </div>
  );
}

function DockIcon({ app }: { app: string }) {
  const system = useSystem();
  const name = useAppText()(app);
  const [, setMenu] = useScreenState<string | null>('menu', null);
  const ref = useGesture({ onLongPress: () => setMenu(`dock:${app}`) });
  return (
    <button
      type="button"
      className={css['dockIcon']}
      ref={ref}
      data-rid="dock"
      data-key={app}
      aria-label={name}
      onClick={() => system.openApp({ app })}
    >
      <AppIcon app={app} dot />
    </button>
  );
}

function Item({
  item,
  apps,
  page,
  lifted,
}: {
  item: LauncherItem;
  apps: ScreenSource;
  page: number;
  lifted: Lift | null;
}) {
  const system = useSystem();
  const store = useStore();
  const textOf = useAppText();
  const [, setLift] = useScreenState<Lift | null>('lift', null);
  const [, setMenu] = useScreenState<string | null>('menu', null);
  const [, setFolder] = useScreenState<string | null>('folder', null);
  const width = usePhone(p => pointsOf(p).width);
  const wide = usePhone(p => p.device.orientation === 'landscape');
  const at = drawn(item.x, item.y, wide);
  const name = item.kind === 'folder' ? item.name! : item.kind === 'app' ? textOf(item.app!) : item.widget!;
  const ref = useGesture({
    onLongPress: () => setMenu(item.id),
    drag: {
      axis: 'both',
      afterLongPress: true,
      onStart: () => {
        setMenu(null);
        setLift({ id: item.id, x: 0, y: 0 });
      },
      onMove: p => setLift({ id: item.id, x: p.dx, y: p.dy }),
      onEnd: p => {
        setLift(null);
        const [across, down] = [p.rect.width / item.w, p.rect.height / item.h];
        const to = cellAt(at.x + Math.round(p.dx / across), at.y + Math.round(p.dy / down), wide);
        const x = Math.max(0, Math.min(COLUMNS - item.w, to.x));
        const y = Math.max(0, Math.min(ROWS - item.h, to.y));
        const pages = store.phone.os.launcher.pages;
        if (p.x > width - 20 && page < pages.length) {
          system.moveItem({ id: item.id, page: page + 1, x: 0, y: 0 });
          return;
        }
        const onto = pages[page]!.find(
          i => i.id !== item.id && i.kind !== 'widget' && i.x === x && i.y === y,
        );
        if (onto && item.kind === 'app') system.makeFolder({ id: item.id, onto: onto.id });
        else if (isFree(pages[page]!, { x, y, w: item.w, h: item.h }, item.id))
          system.moveItem({ id: item.id, page, x, y });
      },
    },
  });
  const place = {
    gridColumn: `${at.x + 1} / span ${item.w}`,
    gridRow: `${at.y + 1} / span ${wide && item.y < LEFT_ROWS ? Math.min(item.h, LEFT_ROWS - item.y) : item.h}`,
    ...(lifted ? { transform: `translate(${lifted.x}px, ${lifted.y}px) scale(1.08)`, zIndex: 5 } : {}),
  };
  if (item.kind === 'widget')
    return (
      <div ref={ref} className={css['widget']} style={place} data-key={item.id}>
        {item.widget === 'clock' ? <ClockWidget /> : <AppWidget widget={item.widget!} apps={apps} />}
      </div>
    );
  const open = () => (item.kind === 'folder' ? setFolder(item.id) : system.openApp({ app: item.app! }));
  return (
    <button
      type="button"
      ref={ref}
      className={css['item']}
      style={place}
      data-rid={item.kind === 'folder' ? 'folder' : 'app'}
      data-key={item.kind === 'folder' ? item.id : item.app}
      aria-label={name}
      onClick={open}
    >
      {item.kind === 'folder' ? (
        <span className={css['folderIcon']}>
          {item.apps!.slice(0, 4).map(app => (
            <AppIcon key={app} app={app} size={22} />
          ))}
        </span>
      ) : (
        <AppIcon app={item.app!} dot />
      )}
      <span className={css['label']}>{name}</span>
    </button>
  );
}
