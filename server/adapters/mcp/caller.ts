import { ApiError } from '../../errors.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Context } from '../../routes/context.ts';
import { targetOn, type Target } from './target.ts';
import { ToolError } from './tool.ts';

/** What one caller's tools act on. */
export interface Caller {
  /** The one phone of this caller, where there is one. */
  readonly target: Target | undefined;
  /** Phones that it may act on. */
  phones(): readonly Phone[];
  /** What a tool acts on: the caller’s one phone, or that of this id. Throws ToolError and PHONE_NOT_FOUND. */
  reach(device?: string): Target;
  /** Runs a call that acts as the only one on its session, and counts it as a step even if it was refused. Without it, `call` runs alone. */
  count?<T>(call: (caller: Caller) => Promise<T>): Promise<T>;
}

/** A caller who may act on one phone only. */
export function callerOf(target: Target): Caller {
  return {
    target,
    phones: () => [target.phone],
    reach(device) {
      if (device !== undefined && device !== target.phone.id)
        throw new ToolError(`This connection is to ${target.phone.id} alone, not to ${device}.`);
      return target;
    },
  };
}

/** The operator, who may act on every phone and names one with each call. `signal` is aborted when it hangs up. */
export function anyPhone(context: Context, signal?: AbortSignal): Caller {
  return {
    target: undefined,
    phones: () => context.phones.list(),
    reach(device) {
      if (device === undefined)
        throw new ToolError(
          'Say which phone: give its id as device, or connect to /mcp?phone=ID or ?episode=ID.',
        );
      return targetOn(context, context.phones.get(device), signal);
    },
  };
}

/** A caller without a phone. */
export const nobody: Caller = {
  target: undefined,
  phones: () => [],
  reach() {
    throw new ApiError('PHONE_NOT_FOUND', 'There is no phone yet: reset comes first');
  },
};
