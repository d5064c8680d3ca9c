import { idle, pair, turn, type UndoPairs } from '../undo.ts';

export const undo: UndoPairs = {
  'a number in memory': pair(
    [
      ['write', { text: '12' }],
      ['addToMemory', { sign: '+' }],
    ],
    [['clearMemory']],
  ),
  'the unit of angles': turn(
    'changeSettings',
    { settings: { angle: 'rad' } },
    { settings: { angle: 'deg' } },
  ),
  'what is worked out and deleted': {
    act: [['write', { text: '12×3' }], ['equals']],
    undo: [],
  },
  'units that are changed about': idle(
    ['openKind', { kind: 'length' }],
    ['typeAmount', { kind: 'length', side: 'from', text: '5' }],
    ['swapUnits', { kind: 'length' }],
  ),
  'a tip': idle(['changeTip', { tip: { bill: '40' } }]),
  'scientific keys': idle(['setScientific', { on: true }], ['setInverse', { on: true }]),
};
