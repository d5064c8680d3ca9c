import { isRtl } from '../../../src/sdk/core/screen.ts';
import { useFieldText, useFields, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  ConfirmDialog,
  Dialog,
  List,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { isNumber } from '../../../src/sdk/core/telephone.ts';
import type { MessagesSettings } from '../state.ts';
import { useAct, useApp } from './hooks.ts';

const SWIPE: Record<MessagesSettings['swipeStart'], string> = {
  archive: 'Archive',
  delete: 'Delete',
  nothing: 'Off',
};

/** Settings of texts; what is about notifications as such is in the phone's own settings. */
export function Settings() {
  const s = useApp(state => state.settings);
  const [asking, setAsking] = useScreenState<'start' | 'end' | 'centre' | null>('asking', null);
  const number = useFieldText('centre', s.smsCentre);
  const fields = useFields();
  const act = useAct();
  const rtl = usePhone(isRtl);
  const SIDES = rtl
    ? { start: 'Swipe left', end: 'Swipe right' }
    : { start: 'Swipe right', end: 'Swipe left' };
  const close = () => setAsking(null);
  const side = asking === 'start' || asking === 'end' ? asking : null;
  return (
    <>
      <Screen title="Messages settings">
        <SectionHeader title="Conversations" />
        <List>
          <ListRow
            leading={rtl ? 'swipe_left' : 'swipe_right'}
            title={SIDES.start}
            subtitle={SWIPE[s.swipeStart]}
            rid="swipe-start"
            onClick={() => setAsking('start')}
          />
          <ListRow
            leading={rtl ? 'swipe_right' : 'swipe_left'}
            title={SIDES.end}
            subtitle={SWIPE[s.swipeEnd]}
            rid="swipe-end"
            onClick={() => setAsking('end')}
          />
          <SwitchRow
            leading="account_circle"
            label="Show pictures of contacts"
            checked={s.showPictures}
            onChange={on => act.setShowPictures({ on })}
          />
        </List>
        <SectionHeader title="Notifications" />
        <List>
          <SwitchRow
            leading="visibility"
            label="Show text in notifications"
            subtitle="Off, they only say who wrote"
            checked={s.preview}
            onChange={on => act.setPreview({ on })}
          />
        </List>
        <SectionHeader title="Message organisation" />
        <List>
          <SwitchRow
            leading="auto_delete"
            label="Delete codes after 24 hours"
            subtitle="Holds for verification codes that come from now on"
            checked={s.deleteCodes}
            onChange={on => act.setDeleteCodes({ on })}
          />
        </List>
        <SectionHeader title="Advanced" />
        <List>
          <SwitchRow
            leading="done_all"
            label="Get SMS delivery reports"
            subtitle="Find out when a text that you send is delivered"
            checked={s.deliveryReports}
            onChange={on => act.setDeliveryReports({ on })}
          />
          <ListRow
            leading="cell_tower"
            title="SMS centre number"
            subtitle={s.smsCentre || 'None: texts can’t be sent'}
            rid="centre"
            onClick={() => {
              fields.set('centre', s.smsCentre);
              setAsking('centre');
            }}
          />
        </List>
      </Screen>
      <Dialog
        open={side !== null}
        title={side ? SIDES[side] : ''}
        onClose={close}
        actions={[{ label: 'Cancel', onClick: close }]}
      >
        {side && (
          <RadioGroup
            label={SIDES[side]}
            value={side === 'start' ? s.swipeStart : s.swipeEnd}
            options={(['archive', 'delete', 'nothing'] as const).map(value => ({
              value,
              label: SWIPE[value],
            }))}
            onChange={does => {
              act.setSwipe({ side, does });
              close();
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking === 'centre'}
        title="SMS centre number"
        text="Your network gives it. Without the right number no text can be sent."
        confirmLabel="Save"
        disabled={number.trim() !== '' && !isNumber(number)}
        onConfirm={() => {
          act.setSmsCentre({ number });
          close();
        }}
        onCancel={close}
      >
        <TextField
          name="centre"
          label="Number"
          initial={s.smsCentre}
          inputMode="tel"
          error={number.trim() !== '' && !isNumber(number) ? 'Digits, blanks and a + at the start' : null}
        />
      </ConfirmDialog>
    </>
  );
}
