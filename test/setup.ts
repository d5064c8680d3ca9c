import fc from 'fast-check';

/**
 * Properties try the same values in every run, so that a change is what makes one fail. PROPERTY_SEED tries others: a number, or
 * `random`, where a failure tells its own.
 */
const seed = process.env['PROPERTY_SEED'] ?? '1';
if (seed !== 'random' && !/^-?\d+$/.test(seed))
  throw new Error(`PROPERTY_SEED is a whole number or random, not ${seed}`);
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
