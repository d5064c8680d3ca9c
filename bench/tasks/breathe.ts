/**
 * Lets the rest of the process go on between two long computations: a server beside them that is kept waiting too long loses its
 * connections.
 */
export const breathe = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
