import { IconAccessible, IconDeviceMobileRotated, IconHash, IconPointer } from '@tabler/icons-react';
import type { Reporting } from '../reporting.ts';
import type { Inspection } from './inspection.ts';
import { KeyBar, KeyButton } from './KeyBar.tsx';
import { Overlay } from './Overlay.tsx';
import { PhoneScreen } from './PhoneScreen.tsx';
import { useScale } from './scale.ts';
import type { OpenedPhone } from './useLivePhone.ts';
import css from './phone.module.css';

/** The phone itself, with its keys and with what is drawn over its screen. */
export function Stage({
  opened,
  inspection,
  reporting,
}: {
  opened: OpenedPhone;
  inspection: Inspection;
  reporting: Reporting;
}) {
  const { live, phone } = opened;
  const scale = useScale(phone);
  const { inspecting, setInspecting, marks, setMarks, names, setNames } = inspection;
  return (
    <section className={css['stage']} aria-label="Phone">
      <PhoneScreen opened={opened} scale={scale} isPointing={inspecting}>
        <Overlay inspection={inspection} pixel={scale.pixel} />
      </PhoneScreen>
      <p className={css['hint']}>
        {inspecting ? 'Point at an element. Arrows walk, Esc ends.' : 'Shift Esc leaves the phone'}
      </p>
      <div className={css['controls']}>
        <KeyBar onKey={key => void live?.act({ type: 'key', key })}>
          <KeyButton label="Rotate" icon={IconDeviceMobileRotated} onClick={reporting(() => live?.turn())} />
        </KeyBar>
        <div className={css['keys']} role="toolbar" aria-label="Looking">
          <KeyButton
            label="Inspect"
            hint="I"
            icon={IconPointer}
            isOn={inspecting}
            onClick={() => setInspecting(!inspecting)}
          />
          <KeyButton label="Marks" hint="M" icon={IconHash} isOn={marks} onClick={() => setMarks(!marks)} />
          <KeyButton
            label="Accessibility"
            hint="A"
            icon={IconAccessible}
            isOn={names}
            onClick={() => setNames(!names)}
          />
        </div>
      </div>
    </section>
  );
}
