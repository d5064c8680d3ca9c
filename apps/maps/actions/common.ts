import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { Maps, Spot as SpotType } from '../state.ts';
import { Spot } from '../state.ts';

export const action = actionsOf<Maps>();
export const {
  Object: Obj,
  String: Str,
  Boolean: Bool,
  Array: Arr,
  Optional: Opt,
  Null,
  Union,
  Number: Num,
  Integer: Int,
} = Type;
export { Spot };
export const Degrees = {
  latitude: Num({ minimum: -90, maximum: 90 }),
  longitude: Num({ minimum: -180, maximum: 180 }),
};

/** A copy of a spot, which may lie frozen in another part of the state. */
export const copy = (s: SpotType): SpotType => ({
  name: s.name,
  address: s.address,
  latitude: s.latitude,
  longitude: s.longitude,
  place: s.place,
});

/** Whether the phone knows where it is for this app; tells the person what to do where it does not. */
export function located(ctx: Ctx): boolean {
  if (!ctx.allowed('location')) {
    ctx.toast('Allow location for Wayfare in Settings');
    return false;
  }
  if (!ctx.device.radios.location) {
    ctx.toast('Turn on Location to see where you are');
    return false;
  }
  return true;
}
