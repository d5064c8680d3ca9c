import type { Run } from './run.ts';

/** Takes the sound from the app that plays or records: it is told, as when another app begins to. */
export function takeAudio(run: Run): void {
  const before = run.phone.os.audio;
  if (before === null) return;
  run.phone.os.audio = null;
  const rule = run.catalogue.metas.get(before)?.on.audio;
  if (rule) run.call(before, rule, {}, 'intent');
}
