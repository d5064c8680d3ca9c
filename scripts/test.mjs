/** `npm test`: prepares as `npm start` does, then types, lint and every test. Arguments go to Vitest. */
import './install.mjs';

await import('./test.ts');
