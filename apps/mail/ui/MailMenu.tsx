import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, Menu } from './kit.ts';
import { everybody, type MailRow } from '../select.ts';
import { sameAddress } from '../text.ts';
import { useAct, useCards, useFaces, useMail, useOpen, useWords } from './hooks.ts';

/** Mail whose menu is open. */
export const useMenuMail = () => useScreenState<string | null>('menu-mail', null);

/** What can be done with one mail of a conversation. */
export function MailMenu({ mail }: { mail: MailRow }) {
  const t = useWords();
  const act = useAct();
  const state = useMail();
  const faces = useFaces();
  const cards = useCards();
  const [, setMail] = useMenuMail();
  const [open, setOpen] = useOpen();
  const { id, sender, list } = mail;
  const { name } = faces(sender);
  const close = () => {
    setOpen(null);
    setMail(null);
  };
  const pick = (run: () => void) => () => {
    close();
    run();
  };
  const people = everybody(state, mail);
  const blocked = state.blocked.some(b => sameAddress(b, sender.address));
  const known = cards?.some(c => sameAddress(c.address, sender.address)) ?? false;
  return (
    <>
      <Menu
        open={open === 'mail'}
        label={t('moreOf', { name })}
        onClose={close}
        items={[
          { label: t('reply'), icon: 'reply', onClick: pick(() => act.write({ kind: 'reply', mail: id })) },
          ...(people.to.length + people.cc.length > 1
            ? [
                {
                  label: t('replyAll'),
                  icon: 'reply_all' as const,
                  onClick: pick(() => act.write({ kind: 'replyAll', mail: id })),
                },
              ]
            : []),
          {
            label: t('forward'),
            icon: 'forward',
            onClick: pick(() => act.write({ kind: 'forward', mail: id })),
          },
          {
            label: t('shareText'),
            icon: 'share',
            divider: true,
            onClick: pick(() => act.share({ mail: id })),
          },
          { label: t('makeEvent'), icon: 'event', onClick: pick(() => act.makeEvent({ mail: id })) },
          {
            label: t('copyAddress'),
            icon: 'content_copy',
            onClick: pick(() => act.copy({ text: sender.address })),
          },
          ...(mail.own || known
            ? []
            : [
                {
                  label: t('addToContacts', { name }),
                  icon: 'person_add' as const,
                  onClick: pick(() => act.addContact({ name: sender.name, address: sender.address })),
                },
              ]),
          ...(mail.own
            ? []
            : [
                {
                  label: t(blocked ? 'unblockSender' : 'blockSender', { name }),
                  icon: 'block' as const,
                  divider: true,
                  onClick: pick(() => act.block({ address: sender.address, on: !blocked })),
                },
                { label: t('reportPhishing'), icon: 'phishing' as const, onClick: () => setOpen('phishing') },
              ]),
          ...(list && state.left[list] === undefined
            ? [
                {
                  label: t('unsubscribe'),
                  icon: 'unsubscribe' as const,
                  onClick: () => setOpen('unsubscribe'),
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        open={open === 'phishing'}
        title={t('reportPhishingAsk')}
        text={t('reportPhishingText')}
        confirmLabel={t('reportIt')}
        danger
        onConfirm={pick(() => act.reportPhishing({ mail: id }))}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'unsubscribe'}
        title={t('unsubscribeAsk', { name })}
        text={t('unsubscribeText')}
        confirmLabel={t('unsubscribe')}
        onConfirm={pick(() => act.unsubscribe({ mail: id }))}
        onCancel={close}
      />
    </>
  );
}
