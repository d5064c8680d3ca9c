/** `npm start`: installs, finds a browser, builds, plays the short set with the solver, and serves. `-- --once` leaves after the table. */
import './install.mjs';

await import('./start.ts');
