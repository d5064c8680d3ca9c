import { Type } from 'typebox';
import {
  cropOf,
  PICTURE_FILTERS,
  readPicture,
  writePicture,
  type PictureEdits,
  type PictureFilter,
} from '../../../src/sdk/core/picture.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { sizeAfter, wholeSize } from '../crop.ts';
import { NEW_ALBUMS, pictureOf } from '../select.ts';
import { action, OneFile } from './shared.ts';

const { Object: Obj, Integer: Int, Boolean: Bool, Number: Num } = Type;
const Share = Num({ minimum: 0, maximum: 1 });
const Level = Int({ minimum: -100, maximum: 100 });
const Edits = Obj(
  {
    turn: Type.Union([Type.Literal(0), Type.Literal(90), Type.Literal(180), Type.Literal(270)]),
    mirror: Bool(),
    crop: Obj({ left: Share, top: Share, width: Share, height: Share }),
    filter: StringEnum(Object.keys(PICTURE_FILTERS) as PictureFilter[]),
    brightness: Level,
    contrast: Level,
    saturation: Level,
  },
  { additionalProperties: false },
);

export const editActions = {
  saveEdits: action(
    'Save what was done to a photo: over it, or as a copy beside it',
    Obj({ ...OneFile, edits: Edits, copy: Bool() }),
    (state, { file, edits, copy }, ctx) => {
      const item = pictureOf(ctx.device.storage.files, file);
      if (!item?.media.picture || item.media.kind === 'video') {
        ctx.toast('This picture can’t be edited');
        return;
      }
      const was = item.media.picture;
      const next: PictureEdits = { ...edits, crop: cropOf(edits.crop) };
      const picture = writePicture(readPicture(was).base, next);
      const before = { width: item.media.width, height: item.media.height };
      const size = sizeAfter(wholeSize(was, before), next);
      const bytes = Math.max(
        1,
        Math.round((item.size * size.width * size.height) / Math.max(1, before.width * before.height)),
      );
      if (copy) {
        const name = item.name.replace(/(-edited)?(\.[^.]*)?$/, '-edited$2');
        ctx.provider('media')!.add({
          folder: item.path.slice(0, Math.max(0, item.path.lastIndexOf('/'))) || NEW_ALBUMS,
          name,
          autoName: item.autoName,
          mime: item.mime,
          size: bytes,
          media: { ...item.media, picture, ...size, favourite: false },
        });
        ctx.toast('Copy saved');
      } else if (picture !== was) {
        const { blob } = item;
        // Written anew, so that its size and the time of the change are right; the file keeps its id.
        ctx.provider('files')!.write(item.path, {
          mime: item.mime,
          size: bytes,
          media: { ...item.media, picture, ...size },
          ...(blob === undefined ? {} : { blob }),
        });
        ctx.toast('Saved');
      }
      state.undo = null;
      ctx.finish();
    },
  ),
};
