import type { Effect } from '../../state/phone/effects.ts';

const money = ({ cents, currency }: { cents: number; currency: string }) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(cents / 100);
const said = (text: string) => (text === '' ? '' : `: “${text}”`);
const attached = (parts: readonly { kind: string; name: string }[]) =>
  parts.length === 0 ? '' : `, with ${parts.map(({ kind, name }) => `${kind} ${name}`).join(', ')}`;
const on = (what: string) => `“${what}”`;

/** What an entry of the ledger says, as a sentence without whom it went to. */
export function effectWords({ kind, what }: Effect): string {
  switch (kind) {
    case 'message':
      return `Sent a message${said(what.text)}${attached(what.attached)}`;
    case 'mail': {
      const copies = [...what.cc.map(a => `copy to ${a}`), ...what.bcc.map(a => `blind copy to ${a}`)];
      return `Sent a mail “${what.subject}”${said(what.text)}${attached(what.attached)}${copies.map(c => `, ${c}`).join('')}`;
    }
    case 'recall':
      return `Took a message back${said(what.text)}`;
    case 'call':
      return what.direction === 'in' ? 'Took a call' : 'Called';
    case 'post':
      return `Posted${said(what.text)}${what.photos.length > 0 ? `, with ${what.photos.length} pictures` : ''}${what.place ? `, at ${what.place}` : ''}, for ${what.audience}`;
    case 'comment':
      return `Commented on ${on(what.on)}${said(what.text)}`;
    case 'reaction':
      return what.value === ''
        ? `Took a reaction back from ${on(what.on)}`
        : `Gave ${what.value} to ${on(what.on)}`;
    case 'review':
      return `Reviewed ${on(what.on)} with ${what.stars} of 5 stars${said(what.text)}`;
    case 'payment':
      return `Paid ${money(what)}${said(what.note)}`;
    case 'request':
      return `Asked for ${money(what)}${said(what.note)}`;
    case 'order':
      return `Ordered for ${money(what)}: ${what.items.map(({ count, name }) => `${count} × ${name}`).join(', ')}`;
    case 'booking':
      return `Booked ${what.name} for ${what.people} at ${money(what)}`;
    case 'amendment':
      return `Asked to ${what.act} ${what.of}${said(what.note)}`;
    case 'report':
      return `Reported ${on(what.on)} as ${what.reason}${said(what.text)}`;
    case 'invitation':
      return `Invitation “${what.title}”: ${what.act}${what.scope === 'this' ? '' : ` (${what.scope})`}${what.place ? `, at ${what.place}` : ''}${said(what.notes)}`;
    case 'form':
      return `Sent a form: ${Object.entries(what.fields)
        .map(([name, text]) => `${name} “${text}”`)
        .join(', ')}`;
    case 'share':
      return `Shared ${what.kind} “${what.name}”`;
    case 'connection':
      return `Connection: ${what.act}${what.group ? ` “${what.group}”` : ''}${said(what.note)}`;
  }
}
