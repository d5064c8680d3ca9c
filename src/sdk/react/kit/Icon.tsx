import { createContext, useContext, type ReactElement } from 'react';
import { icons, type FilledIconName, type IconName } from '../icons.ts';
import type { IconTable } from '../iconTable.ts';

/** The start of a row or a field: the name of an icon, or an element. */
export type Leading<N extends string = IconName> = N | ReactElement | false | null | undefined;

const none: IconTable = {};

/** The icons of the app whose screens are below; none for the shell's own parts. */
export const AppIcons = createContext<IconTable>(none);

interface IconBase {
  /** Points of its side. Default 24. */
  size?: number;
  className?: string;
}

/** `filled` is only for icons that have a filled drawing. */
export type IconProps<N extends string = IconName, F extends string = FilledIconName> = IconBase &
  ({ name: F; filled?: boolean | undefined } | { name: N; filled?: false | undefined });

/**
 * An icon in the colour of the text around it, from the phone's own table or that of the app around it. Throws where
 * neither has it, which the types allow only to a cast.
 */
export function Icon({ name, size = 24, filled, className }: IconProps) {
  const own = useContext(AppIcons);
  const drawing = filled ? `${name}_fill` : name;
  const path = own[drawing] ?? (icons as IconTable)[drawing];
  if (path === undefined)
    throw new Error(`There is no icon ${drawing} here: name it in the app's sources, then run npm run icons`);
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
