import { Type } from 'typebox';
import { rollOf, shotOf } from '../select.ts';
import { action } from './shared.ts';

const Which = Type.Object({ file: Type.String() });

export const rollActions = {
  openRoll: action('Look at the newest picture', Type.Object({}), (state, _, ctx) => {
    const newest = rollOf(ctx.device.storage.files)[0];
    if (state.recording) return;
    if (!newest) {
      ctx.toast('No photos yet');
      return;
    }
    ctx.open('/review/:file', { file: newest.id });
  }),
  openGallery: action('Show a picture in the gallery', Which, (_, { file }, ctx) => {
    const found = ctx.provider('media')!.get(file);
    if (found) ctx.start({ verb: 'VIEW', mime: found.mime, extras: { file } });
  }),
  share: action('Share a picture', Which, (_, { file }, ctx) => {
    const found = ctx.provider('media')!.get(file);
    if (found) ctx.start({ verb: 'SEND', mime: found.mime, media: [file], title: found.name });
  }),
  favourite: action(
    'Mark a picture with a heart, or take it away',
    Type.Object({ file: Type.String(), on: Type.Boolean() }),
    (_, { file, on }, ctx) => ctx.provider('media')!.change(file, { favourite: on }),
  ),
  keepForCopies: action(
    'Files were copied: how a picture was taken is known of its copy',
    Type.Object({ copies: Type.Array(Type.Object({ file: Type.String(), copy: Type.String() })) }),
    (state, { copies }, ctx) => {
      for (const { file, copy } of copies) {
        const shot = shotOf(state, file);
        if (shot) state.shots[ctx.id('shot')] = { ...shot, file: copy };
      }
    },
  ),
  remove: action('Move a picture to the bin', Which, (_, { file }, ctx) => {
    const found = ctx.provider('media')!.get(file);
    if (!found) return;
    const next = (roll =>
      roll[roll.findIndex(f => f.id === file) + 1] ?? roll[roll.findIndex(f => f.id === file) - 1])(
      rollOf(ctx.device.storage.files),
    );
    ctx.provider('files')!.bin([file]);
    ctx.toast(`${found.media.kind === 'video' ? 'Video' : 'Photo'} moved to bin`);
    if (!ctx.showing(`/review/${file}`)) return;
    ctx.back();
    if (next) ctx.open('/review/:file', { file: next.id });
  }),
};
