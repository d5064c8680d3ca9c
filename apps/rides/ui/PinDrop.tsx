import { Screen, AppBar } from './kit.ts';
import { districtAt } from '../../../src/sdk/city/index.ts';
import { areaOf, city, PIER, spotAt } from '../model/town.ts';
import { useAct, useApp, useCamera, useHere, useNav, useParams, useScreenSize, useWords } from './hooks.ts';
import { Foot, Go, Notice } from './Parts.tsx';
import { MiddlePin, Town } from './Town.tsx';
import css from './pin.module.css';

const TOWN = { x: -150, y: -300, zoom: 15.4 };

/** A place on the map: the map is moved below the pin, or tapped. */
export function PinDrop() {
  const { slot } = useParams('/pin/:slot');
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const here = useHere();
  const size = useScreenSize();
  const plan = useApp(s => s.plan);
  const where = slot === 'from' || slot === 'to' ? slot : Number(slot);
  const known = where === 'from' || where === 'to' ? plan[where] : (plan.stops[where] ?? null);
  const start = known ?? here;
  const [camera, setCamera] = useCamera(start ? { x: start.x, y: start.y, zoom: 16.6 } : TOWN);
  const middle = { x: camera.x, y: camera.y };
  const spot = spotAt(middle);
  const area = areaOf(middle);
  const isGood = area === 'town';
  const set = (chosen: typeof spot) => {
    const isFirst = where === 'to' && plan.to === null;
    act.setPoint({ where, spot: chosen });
    nav.back();
    if (isFirst) nav.replace('/choose');
    else nav.back();
  };
  return (
    <Screen
      scroll={false}
      label={t('setOnMap')}
      appBar={<AppBar title={t('setOnMap')} />}
      bottom={
        <Foot>
          <div className={css['spot']} role="status">
            <span dir="auto">{spot.name}</span>
            <span dir="auto">{isGood ? spot.address : districtAt(city, middle).name}</span>
          </div>
          {area === 'isle' && (
            <Notice icon="directions_boat" tone="warn" title={t('isleTitle')} text={t('isleText')}>
              <Go quiet rid="use-pier" onClick={() => set(PIER)}>
                {t('usePier')}
              </Go>
            </Notice>
          )}
          {area === 'outside' && (
            <Notice icon="block" tone="warn" title={t('outsideTitle')} text={t('outsideText')} />
          )}
          <Go rid="set-pin" disabled={!isGood} onClick={() => set(spot)}>
            {t('useThis')}
          </Go>
        </Foot>
      }
    >
      <div className={css['map']}>
        <Town
          camera={camera}
          onCamera={setCamera}
          size={{ width: size.width, height: Math.round(size.height * 0.66) }}
          onTap={at => setCamera({ ...camera, x: Math.round(at.x), y: Math.round(at.y) })}
        >
          <MiddlePin />
        </Town>
      </div>
    </Screen>
  );
}
