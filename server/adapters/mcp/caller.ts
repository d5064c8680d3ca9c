import { ApiError } from '../../errors.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Context } from '../../routes/context.ts';
import { targetOn, type Target } from './target.ts';
import { ToolError } from './tool.ts';

/** Who calls tools, and what they act on. */
export interface Caller {
  /** The one phone of this caller, where there is one. */
  readonly target: Target | undefined;
  /** Phones that it may act on. */
  phones(): readonly Phone[];
  /** What a tool acts on: the caller’s one phone, or that of this id. Throws ToolError and PHONE_NOT_FOUND. */
  reach(device?: string): Target;
  /** Runs a call that acts, where one that came to no step is to be counted as one all the same. */
  count?<T>(call: () => Promise<T>): Promise<T>;
}

/** Who may act on one phone alone. */
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

/** The operator, who may act on each phone and says which with every call. */
export function anyPhone(context: Context): Caller {
  return {
    target: undefined,
    phones: () => context.phones.list(),
    reach(device) {
      if (device === undefined)
        throw new ToolError(
          'Say which phone: give its id as device, or connect to /mcp?phone=ID or ?episode=ID.',
        );
      return targetOn(context, context.phones.get(device));
    },
  };
}

/** Who has not been given a phone yet. */
export const nobody: Caller = {
  target: undefined,
  phones: () => [],
  reach() {
    throw new ApiError('PHONE_NOT_FOUND', 'There is no phone yet: reset comes first');
  },
};
