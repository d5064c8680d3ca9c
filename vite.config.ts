import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentationPlugin } from './scripts/documentation-plugin.ts';
import { schemasPlugin } from './scripts/schemas-plugin.ts';
import { wordsPlugin } from './scripts/words-plugin.ts';

export default defineConfig({
  plugins: [wordsPlugin(), documentationPlugin(), schemasPlugin(), react()],
  publicDir: false,
  build: {
    outDir: 'dist',
    target: 'chrome120',
    assetsInlineLimit: 2048,
    // A browser that runs the page knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { renderer: 'renderer.html', studio: 'index.html' },
      // All that a phone needs before its first picture, in one file: every further one is a request and a module of each new page.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'phone',
              // With the styles of the rest: in a sheet of its own their place would tell what was opened first.
              test: /[\\/]src[\\/](?:shell[\\/]renderer[\\/](?:rendered-phone|pages)\.tsx?|(?:shell|sdk)[\\/].*\.module\.css)$/,
              priority: 1,
            },
            // What comes with its first action or its first app, in one file as well.
            {
              name: 'panels',
              test: /[\\/]src[\\/](?:shell[\\/]panels\.tsx|sdk[\\/]react[\\/]kit[\\/]index\.ts)$/,
            },
            // The phone's own words of another language, in one file too.
            { name: 'phone-zh', test: /[\\/]src[\\/].*\.zh\.ts$/ },
            // What stands in the town is data that apps share, as its streets are.
            { name: 'town', test: /[\\/]src[\\/]sdk[\\/]city[\\/]places\.json$/ },
          ],
        },
      },
    },
  },
});
