import fc from 'fast-check';

/**
 * Property tests use the same values in every run, so only a change in the code makes one fail. PROPERTY_SEED selects others: a
 * number, or `random`, with which a failure prints its seed.
 */
const seed = process.env['PROPERTY_SEED'] ?? '1';
if (seed !== 'random' && !/^-?\d+$/.test(seed))
  throw new Error(`PROPERTY_SEED must be a whole number or random, not ${seed}`);
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

// Servers that tests start keep nothing: the phones of one test are not there in the next.
process.env['TAPWORLD_STORE'] ??= 'memory:';
