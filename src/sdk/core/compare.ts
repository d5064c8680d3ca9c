export { compare } from '../../state/order.ts';
