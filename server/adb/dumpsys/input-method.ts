import { focusOf } from '../activities.ts';
import type { Command, Output } from '../command.ts';

/** `dumpsys input_method`: whether the keyboard is visible, and which one is selected. */
export const inputMethodSection: Command = {
  name: 'input_method',
  run(_, { device: { tree } }): Output {
    const { ui, device } = tree;
    const method =
      device.shell?.settings['secure/default_input_method'] ?? 'app.tapworld.keyboard/.KeyboardService';
    const isVisible = ui.awake && ui.keyboard.visible;
    return {
      out: [
        'Current Input Method Manager state:',
        `  mCurMethodId=${method}`,
        `  mCurId=${method} mHaveConnection=true mBoundToMethod=true`,
        `  mCurFocusedWindowClient=${focusOf(tree)}`,
        `  mShowRequested=${isVisible} mShowExplicitlyRequested=false mShowForced=false mInputShown=${isVisible}`,
        `  mSystemReady=true mInteractive=${ui.awake}`,
        'Input method service state:',
        `  mInputStarted=${ui.focus !== null} mInputViewStarted=${isVisible}`,
        `  mIsInputViewShown=${isVisible} mDecorViewVisible=${isVisible}`,
      ]
        .map(line => `${line}\n`)
        .join(''),
    };
  },
};
