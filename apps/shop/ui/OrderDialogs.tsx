import { ConfirmDialog, RadioGroup } from './kit.ts';
import { useAct, useScreenState, useWords } from './hooks.ts';

export function DropDialog({ open, order, onClose }: { open: boolean; order: string; onClose: () => void }) {
  const t = useWords();
  const act = useAct();
  return (
    <ConfirmDialog
      open={open}
      title={t('dropOrderAsk')}
      text={t('dropOrderText')}
      confirmLabel={t('dropOrder')}
      danger
      rid="confirm-drop"
      onConfirm={() => {
        onClose();
        act.dropOrder({ order });
      }}
      onCancel={onClose}
    />
  );
}

const REASONS = ['mind', 'mistake', 'cheaper', 'late', 'other'] as const;
type CancelReason = (typeof REASONS)[number];
const CANCEL_WORDS = {
  mind: 'cancelMind',
  mistake: 'cancelMistake',
  cheaper: 'cancelCheaper',
  late: 'cancelLate',
  other: 'cancelOther',
} as const;

export function CancelDialog({
  open,
  order,
  onClose,
}: {
  open: boolean;
  order: string;
  onClose: () => void;
}) {
  const t = useWords();
  const act = useAct();
  const [reason, setReason] = useScreenState<CancelReason | null>('cancel-reason', null);
  return (
    <ConfirmDialog
      open={open}
      title={t('cancelOrderAsk')}
      text={t('cancelOrderText')}
      confirmLabel={t('cancelOrder')}
      keepLabel={t('keepOrder')}
      danger
      rid="confirm-cancel"
      disabled={reason === null}
      onConfirm={() => {
        onClose();
        act.cancelOrder({ order, reason: reason! });
      }}
      onCancel={onClose}
    >
      <RadioGroup
        label={t('why')}
        value={reason}
        onChange={setReason}
        options={REASONS.map(value => ({ value, label: t(CANCEL_WORDS[value]) }))}
      />
    </ConfirmDialog>
  );
}
