import { Component, type ReactNode } from 'react';
import type { AnyPhone } from '../state/phone/index.ts';
import { useShellWords } from './phone-words.ts';
import css from './PhoneFrame.module.css';

interface Props {
  phone: AnyPhone;
  name: string;
  children: ReactNode;
}
interface State {
  failed: boolean;
  phone: AnyPhone;
}

/** What stands in the place of a screen that failed. */
const Stopped = ({ name }: { name: string }) => useShellWords()('keepsStopping', { app: name });

/**
 * Keeps a screen that fails to draw from taking the phone with it. It tries again whenever the phone changes,
 * so that it holds nothing itself.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { failed: false, phone: this.props.phone };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.phone === state.phone ? null : { failed: false, phone: props.phone };
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <div className={css['crash']} role="alert">
        <Stopped name={this.props.name} />
      </div>
    ) : (
      this.props.children
    );
  }
}
