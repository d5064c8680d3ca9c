import { icons, type IconName } from '../icons.ts';

const paths = new Map<string, string>(Object.entries(icons));

/** Adds the icons that come with an app's screens. */
export function addIcons(more: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(more)) paths.set(name, path);
}

/** An icon of the set in the colour of the text around it. `filled` takes the filled drawing where the set has one. */
export function Icon({
  name,
  size = 24,
  filled,
  className,
}: {
  name: IconName;
  size?: number;
  filled?: boolean;
  className?: string;
}) {
  const path = (filled ? paths.get(`${name}_fill`) : undefined) ?? paths.get(name);
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 -960 960 960"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
