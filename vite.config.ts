import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentationPlugin } from './scripts/documentation-plugin.ts';
import { wordsPlugin } from './scripts/words-plugin.ts';

export default defineConfig({
  plugins: [wordsPlugin(), documentationPlugin(), react()],
  publicDir: false,
  build: {
    outDir: 'dist',
    target: 'chrome120',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: { renderer: 'renderer.html', studio: 'index.html' },
      // All that a phone needs before its first picture, in one file: every further one is a request and a module of each new page.
      output: {
        codeSplitting: {
          groups: [
            { name: 'phone', test: /[\\/]src[\\/]shell[\\/]renderer[\\/]rendered-phone\.tsx$/ },
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
