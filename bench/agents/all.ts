export { constant } from './constant.ts';
export { impossible } from './impossible.ts';
export { noop } from './noop.ts';
export { random } from './random.ts';
export { solver } from './solver.ts';
