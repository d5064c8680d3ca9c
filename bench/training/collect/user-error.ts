/** An error in code that the caller passed in, such as a penalty: it ends the whole collection. `cause` is what was thrown. */
export class UserError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs code that the caller passed in. Throws UserError. */
export function callUserCode<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new UserError(error);
  }
}
