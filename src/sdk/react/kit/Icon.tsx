import { icons, type IconName } from '../icons.ts';

const paths: Readonly<Record<string, string>> = icons;

/** An icon of the set in the colour of the text around it. `filled` takes the filled drawing where the set has one. */
export function Icon({ name, size = 24, filled, className }: { name: IconName; size?: number; filled?: boolean; className?: string }) {
  const path = (filled ? paths[`${name}_fill`] : undefined) ?? paths[name];
  return <svg className={className} width={size} height={size} viewBox="0 -960 960 960" fill="currentColor" aria-hidden="true" focusable="false"><path d={path} /></svg>;
}
