import type { AppMeta } from './app.ts';
import { decodeUri } from './uri.ts';

/** Fills a route's pattern: `/thread/:thread`, { thread: 't-mira' } → `/thread/t-mira`. Throws where a parameter is missing. */
export function fillPath(pattern: string, params: Record<string, string> = {}): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Route ${pattern} needs ${name}`);
    return encodeURIComponent(value);
  });
}

export interface RouteMatch {
  pattern: string;
  params: Record<string, string>;
}

/** Finds the pattern that a path belongs to; a fixed segment wins over a parameter. Undefined where none fits. */
export function matchRoute(routes: Record<string, unknown>, path: string): RouteMatch | undefined {
  const parts = path.split('/');
  let best: (RouteMatch & { fixed: number }) | undefined;
  for (const pattern of Object.keys(routes)) {
    const names = pattern.split('/');
    if (names.length !== parts.length) continue;
    const params: Record<string, string> = {};
    let fixed = 0;
    const fits = names.every((name, i) => {
      if (name.startsWith(':')) {
        params[name.slice(1)] = decodeUri(parts[i]!);
        return parts[i] !== '';
      }
      fixed++;
      return name === parts[i];
    });
    if (fits && (!best || fixed > best.fixed)) best = { pattern, params, fixed };
  }
  return best && { pattern: best.pattern, params: best.params };
}

/** Full activity name that ADB shows for a path of an app. */
export function activityOf(meta: AppMeta, path: string): string {
  const match = matchRoute(meta.routes, path);
  return `${meta.package}/${match ? meta.routes[match.pattern]!.activity : '.MainActivity'}`;
}
