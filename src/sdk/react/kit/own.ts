import type { ReactNode } from 'react';
import type * as kit from './index.ts';

type Of<Props> = (props: Props) => ReactNode;
type PropsOf<Part extends (props: never) => unknown> = Parameters<Part>[0];

/** The components that draw icons by name, for an app whose icons are `N`; `F` of them have a filled drawing. */
export interface Kit<N extends string, F extends string> {
  Avatar: Of<kit.AvatarProps<N, F>>;
  BottomBar: Of<Omit<PropsOf<typeof kit.BottomBar>, 'items'> & { items: readonly kit.BarItem<F>[] }>;
  Button: Of<kit.ButtonProps<N>>;
  Chip: Of<kit.ChipProps<N>>;
  Dialog: Of<kit.DialogProps<N>>;
  EmptyState: Of<kit.EmptyStateProps<N>>;
  Fab: Of<kit.FabProps<N>>;
  Icon: Of<kit.IconProps<N, F>>;
  IconButton: Of<kit.IconButtonProps<N, F>>;
  ListRow: Of<kit.ListRowProps<N>>;
  Menu: Of<kit.MenuProps<N>>;
  SearchField: Of<kit.SearchFieldProps<N>>;
  Segmented: <T extends string>(props: kit.SegmentedProps<T, N>) => ReactNode;
  Slider: Of<kit.SliderProps<N>>;
  SwipeRow: Of<kit.SwipeRowProps<N>>;
  SwitchRow: Of<kit.SwitchRowProps<N>>;
  Tabs: Of<Omit<PropsOf<typeof kit.Tabs>, 'tabs'> & { tabs: readonly kit.TabItem<F>[] }>;
  TextField: Of<kit.TextFieldProps<N>>;
}
