// Every hook that apps, the shell and the kit read the phone with.
export { hooksOf, type Nav, type OwnArgs } from './app-hooks.ts';
export type { Acts } from './dispatchers.ts';
export {
  ContainerContext,
  StoreContext,
  SurfaceContext,
  useDevice,
  useEveryChange,
  useNow,
  useOs,
  usePhone,
  useStore,
  useSurface,
  useToday,
  useZone,
} from './phone-hooks.ts';
export { useFields, useFieldText, useIntent, useScreenArgs, useScreenState } from './screen-hooks.ts';
export { useHasHandler, useProvider, useStartIntent, useSystem, useSystemCall } from './system-hooks.ts';
export { Speech, useAppText, useFormat, useLanguage, useWordsOf } from './words.ts';
