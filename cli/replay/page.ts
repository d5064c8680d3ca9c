import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seedWords } from '../../bench/run/episode-id.ts';
import type { ExportedEpisode } from './exported.ts';

const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

/** JSON that may stand in a script element: nothing in it ends the element or begins a comment. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/**
 * A page that shows an episode without a server: one file with its pictures in it. What a model or an app wrote is shown as text and never
 * run: the page allows its own script alone.
 */
export function pageOf(episode: ExportedEpisode): string {
  const script = read('page.js');
  const parts: Record<string, string> = {
    title: escaped(`${episode.task}, ${seedWords(episode)}`),
    style: `<style>${read('page.css')}</style>`,
    script: `<script>${script}</script>`,
    scriptHash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
    episode: `<script type="application/json" id="episode">${safeJson(episode)}</script>`,
  };
  return read('page.html').replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name]!);
}
