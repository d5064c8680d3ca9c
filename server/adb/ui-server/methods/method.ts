import { badParams } from '../selector.ts';

/** A method that clients call over JSON-RPC. */
export type Method = (...params: unknown[]) => unknown;
export type Methods = Record<string, Method>;

export const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A number among a call's parameters. Throws RpcError. */
export function numberOf(value: unknown): number {
  if (!isNumber(value) || !Number.isFinite(value))
    throw badParams(`${JSON.stringify(value)} is not a number`);
  return value;
}

/** A point `{ x, y }` among a call's parameters. Throws RpcError. */
export function pointOf(value: unknown): [number, number] {
  const { x, y } = (value ?? {}) as { x?: unknown; y?: unknown };
  return [numberOf(x), numberOf(y)];
}
