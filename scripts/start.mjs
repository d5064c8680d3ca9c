/** `npm start`: installs, finds a browser, builds, plays the split `mini` with the solver, and serves. `-- --once` exits after printing the results. */
import './install.mjs';

await import('./start.ts');
