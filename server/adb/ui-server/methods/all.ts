import type { AdbDevice } from '../../device.ts';
import { Screen } from '../screen.ts';
import type { Methods } from './method.ts';
import { objectMethods } from './objects.ts';
import { phoneMethods } from './phone.ts';
import { scrollMethods } from './scrolling.ts';
import { textMethods } from './texts.ts';
import { touchMethods } from './touches.ts';

/** How long the server waits. Clients read and write it; a simulated phone is idle as soon as it has answered. */
const CONFIGURATOR = {
  actionAcknowledgmentTimeout: 3_000,
  keyInjectionDelay: 0,
  scrollAcknowledgmentTimeout: 200,
  waitForIdleTimeout: 0,
  waitForSelectorTimeout: 0,
};

function configuratorMethods(): Methods {
  let configurator = CONFIGURATOR;
  return {
    getConfigurator: () => configurator,
    setConfigurator: given =>
      (configurator = { ...configurator, ...(given as Partial<typeof CONFIGURATOR>) }),
  };
}

/** The methods of a phone's server. All clients share its state, such as the configurator. */
export function methodsOf(device: AdbDevice): Readonly<Methods> {
  const screen = new Screen(device);
  return {
    ...phoneMethods(device, screen),
    ...touchMethods(screen),
    ...objectMethods(screen),
    ...scrollMethods(screen),
    ...textMethods(device, screen),
    ...configuratorMethods(),
  };
}
