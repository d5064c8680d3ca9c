import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { Calculator } from './state.ts';

export const calculator = defineApp({
  id: 'calculator',
  name: 'Calculator',
  palette: 'system',
  describe: 'Calculator with exact decimals, memory and history; units, currencies, dates and tips.',
  state: Calculator,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'Calculator', activity: '.MainActivity' },
    '/history': { screen: 'History', title: 'History', activity: '.HistoryActivity' },
    '/convert': { screen: 'Tools', title: 'Convert', activity: '.ToolsActivity' },
    '/convert/:kind': {
      screen: 'Converter',
      title: 'Unit converter',
      activity: '.ConverterActivity',
      enter: (state, { kind }, ctx) => actions.openKind.run(state, { kind: kind! }, ctx),
    },
    '/currency': {
      screen: 'Currency',
      title: 'Currency converter',
      activity: '.CurrencyActivity',
      enter: (state, _, ctx) => actions.openKind.run(state, { kind: 'currency' }, ctx),
    },
    '/date': { screen: 'Dates', title: 'Date calculator', activity: '.DateActivity' },
    '/tip': { screen: 'TipAndSplit', title: 'Tip and split', activity: '.TipActivity' },
    '/settings': { screen: 'Settings', title: 'Calculator settings', activity: '.SettingsActivity' },
  },
  system: true,
  size: 9_000_000,
});
