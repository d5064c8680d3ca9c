import { builderLines } from './builders.ts';
import { Coder, type Binding } from './code.ts';
import type { Imports } from './layout.ts';
import type { Recording } from './recording.ts';
import type { SetupPart } from './setup.ts';
import { actLines, editLines } from './statements.ts';
import { keysAndStrings } from './strings.ts';

/** A set-up by hand takes a day at most, in the time of its phone. */
const ARRANGED_MS = 86_400_000;

/** Lines of a set-up, part by part. What they call goes into `needs` and `imports`. */
export function setupOf(
  { base }: Recording,
  parts: readonly SetupPart[],
  bindings: readonly Binding[],
  needs: Map<string, string>,
  imports: Imports,
): string[] {
  const taken = new Set<string>();
  let made: Binding[] = [];
  return parts.flatMap((part, i) => {
    const known = [...made, ...bindings];
    const coder = new Coder(known);
    let lines: string[];
    if (part.kind === 'acts') {
      // A part after this one may name its rows.
      const later = parts.slice(i + 1).flatMap(other => namedIn(other));
      const found = actLines(part.acts, known, taken, later);
      made = [...found.made, ...made];
      if (found.usesMadeIn) imports.add('../setup.ts', 'madeIn');
      for (const [name, file] of found.coder.needs) needs.set(name, file);
      lines = found.lines;
    } else if (part.kind === 'edit') {
      coder.now = { from: base.clock.now, to: base.clock.now + ARRANGED_MS };
      lines = editLines(coder, part.before, part.after);
    } else lines = builderLines(part, coder);
    for (const [name, file] of coder.needs) needs.set(name, file);
    return lines;
  });
}

function namedIn(part: SetupPart): string[] {
  if (part.kind === 'acts') return part.acts.flatMap(({ args }) => keysAndStrings(args));
  if (part.kind === 'edit')
    return editLines(new Coder([]), part.before, part.after).flatMap(line =>
      [...line.matchAll(/'([^']+)'/g)].map(m => m[1]!),
    );
  return keysAndStrings(part.settings);
}
