import { useScreenArgs, useScreenState } from '../../../../src/sdk/react/hooks.ts';
import { Icon } from '../kit.ts';
import type { View } from '../../model.ts';
import { Cell, Group } from '../Frame.tsx';
import { useCall } from '../hooks.ts';
import { Row } from '../Row.tsx';
import css from '../sections.module.css';

/** Taps on the build number that make a developer. */
const TAPS = 7;

export function AboutHeader({ v }: { v: View }) {
  const { model } = v.phone.device;
  return (
    <div className={css['header']}>
      <span className={css['disc']}>
        <Icon name="smartphone" size={32} />
      </span>
      <span className={css['headerName']} dir="auto">
        {model.name}
      </span>
      <span className={css['headerState']}>{`${model.product}, Tapworld OS ${model.version}`}</span>
    </div>
  );
}

export function BuildNumber({ v }: { v: View }) {
  const call = useCall();
  const [taps, setTaps] = useScreenState('taps', 0);
  const pointed = useScreenArgs<{ entry?: string }>()?.entry === 'build';
  const press = () => {
    if (v.phone.os.settings.developer.enabled) {
      call(['toast', { text: 'No need, you are already a developer' }]);
      return;
    }
    const left = TAPS - taps - 1;
    if (left === 0) {
      setTaps(0);
      call(['setDeveloper', { on: true }]);
      call(['toast', { text: 'You are now a developer' }]);
      return;
    }
    setTaps(taps + 1);
    if (left < 5)
      call([
        'toast',
        { text: `You are now ${left} ${left === 1 ? 'step' : 'steps'} away from being a developer` },
      ]);
  };
  return (
    <Group>
      <Cell on={pointed} entry="build">
        <Row rid="build" title="Build number" summary={v.phone.device.model.build} onClick={press} />
      </Cell>
    </Group>
  );
}
