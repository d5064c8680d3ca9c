import { Type } from 'typebox';
import { isNumber } from '../../../src/sdk/core/telephone.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { SWIPES } from '../state.ts';
import { action } from './shared.ts';

const On = Type.Object({ on: Type.Boolean() });

export const settingsActions = {
  setDeliveryReports: action(
    'Ask the network to tell when a text was delivered, or not',
    On,
    (state, { on }) => {
      state.settings.deliveryReports = on;
    },
  ),
  setDeleteCodes: action(
    'Delete verification codes a day after they came, or keep them; it holds for those that come from now on',
    On,
    (state, { on }) => {
      state.settings.deleteCodes = on;
    },
  ),
  setShowPictures: action('Show portraits of contacts, or only their letters', On, (state, { on }) => {
    state.settings.showPictures = on;
  }),
  setPreview: action('Show the text in notifications, or not', On, (state, { on }) => {
    state.settings.preview = on;
  }),
  setSwipe: action(
    'Choose what drawing a conversation aside does',
    Type.Object({ side: StringEnum(['start', 'end']), does: StringEnum([...SWIPES]) }),
    (state, { side, does }) => {
      state.settings[side === 'start' ? 'swipeStart' : 'swipeEnd'] = does;
    },
  ),
  setSmsCentre: action(
    'Set the number of the SMS centre',
    Type.Object({ number: Type.String() }),
    (state, { number }, ctx) => {
      if (number.trim() !== '' && !isNumber(number)) {
        ctx.toast('That is not a telephone number');
        return;
      }
      state.settings.smsCentre = number.trim();
    },
  ),
};
