import { useFields } from '../../../src/sdk/react/hooks.ts';
import { IconButton, ListRow, Picture } from './kit.ts';
import type { Draft } from '../state.ts';
import { useAct, usePhoto } from './hooks.ts';
import css from './form.module.css';

/** The photo of a receipt: chosen, taken with the camera, or removed. */
export function FormReceipt({
  at,
  draft,
  onChange,
}: {
  at: { form: string; initial: Draft };
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}) {
  const photo = usePhoto(draft.receipt);
  const act = useAct();
  const fields = useFields();
  const titleWithoutPhoto = draft.receipt ? 'Receipt: photo is gone' : 'Add a receipt';
  return (
    <ListRow
      leading={
        photo ? (
          <span className={css['thumb']}>
            <Picture name={photo.picture} alt="" />
          </span>
        ) : (
          'add_a_photo'
        )
      }
      title={photo ? 'Receipt attached' : titleWithoutPhoto}
      {...(photo ? { subtitle: photo.words } : {})}
      rid="receipt"
      onClick={() => {
        fields.blur();
        act.pickReceipt(at);
      }}
      trailing={
        draft.receipt ? (
          <IconButton icon="close" label="Remove the receipt" onClick={() => onChange({ receipt: null })} />
        ) : (
          <IconButton
            icon="photo_camera"
            label="Take a photo of the receipt"
            onClick={() => {
              fields.blur();
              act.shootReceipt(at);
            }}
          />
        )
      }
    />
  );
}
