import { Type, type Static } from 'typebox';

/** A mail that a firm or a place on the network sends to the owner of the phone. */
export const IncomingMail = Type.Object(
  {
    from: Type.Object(
      {
        name: Type.String({ minLength: 1, description: 'Name of the sender.' }),
        address: Type.String({ minLength: 3, description: 'Address of the sender.' }),
      },
      { additionalProperties: false },
    ),
    subject: Type.String({ minLength: 1, description: 'Subject.' }),
    text: Type.String({
      description:
        'Text, with blank lines between paragraphs. `[words](uri)` is a link: https, or the scheme of an app.',
    }),
    thread: Type.Optional(
      Type.String({
        description: 'Key of the conversation: mails of one sender and one key stand in one thread.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type IncomingMail = Static<typeof IncomingMail>;

/** The owner’s mailbox, as apps of firms reach it: over the network, so that it needs no permission. */
export interface MailProvider {
  /**
   * Sends the owner a mail. It arrives `afterMs` later, 20 s unless told, by a timer of the mail app: after an entry of the
   * ledger it is a consequence of that entry.
   */
  deliver(mail: IncomingMail, afterMs?: number): void;
}
