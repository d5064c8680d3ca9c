// Made by `npm run icons` from Material Symbols Rounded (Apache-2.0).
import * as kit from '../../../src/sdk/react/kit/index.ts';
import type { Kit } from '../../../src/sdk/react/kit/own.ts';
import type { FilledIconName, IconName } from './icons.ts';

export * from '../../../src/sdk/react/kit/index.ts';

// The same components; their types know this app's icons.
type Own = Kit<IconName, FilledIconName>;
export const Avatar = kit.Avatar as Own['Avatar'];
export const BottomBar = kit.BottomBar as Own['BottomBar'];
export const Button = kit.Button as Own['Button'];
export const Chip = kit.Chip as Own['Chip'];
export const Dialog = kit.Dialog as Own['Dialog'];
export const EmptyState = kit.EmptyState as Own['EmptyState'];
export const Fab = kit.Fab as Own['Fab'];
export const Icon = kit.Icon as Own['Icon'];
export const IconButton = kit.IconButton as Own['IconButton'];
export const ListRow = kit.ListRow as Own['ListRow'];
export const Menu = kit.Menu as Own['Menu'];
export const SearchField = kit.SearchField as Own['SearchField'];
export const Segmented = kit.Segmented as Own['Segmented'];
export const Slider = kit.Slider as Own['Slider'];
export const SwipeRow = kit.SwipeRow as Own['SwipeRow'];
export const SwitchRow = kit.SwitchRow as Own['SwitchRow'];
export const Tabs = kit.Tabs as Own['Tabs'];
export const TextField = kit.TextField as Own['TextField'];

export type AvatarProps = kit.AvatarProps<IconName, FilledIconName>;
export type BarItem = kit.BarItem<FilledIconName>;
export type IconButtonProps = kit.IconButtonProps<IconName, FilledIconName>;
export type ListRowProps = kit.ListRowProps<IconName>;
export type MenuItem = kit.MenuItem<IconName>;
export type MenuProps = kit.MenuProps<IconName>;
export type SwipeAction = kit.SwipeAction<IconName>;
export type TabItem = kit.TabItem<FilledIconName>;
export type TextFieldProps = kit.TextFieldProps<IconName>;
