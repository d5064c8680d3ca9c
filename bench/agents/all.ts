export { noop } from './noop.ts';
export { random } from './random.ts';
export { solver } from './solver.ts';
