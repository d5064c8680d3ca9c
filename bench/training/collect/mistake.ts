/** What who collects did wrong, and not what is collected from: it ends everything. Its cause is what was thrown. */
export class Mistake extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs what was given by who collects. Throws Mistake. */
export function given<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Mistake(error);
  }
}
