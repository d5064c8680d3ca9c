import { useDevice, useIntent, useScreenArgs, useSurface } from '../../../src/sdk/react/hooks.ts';
import { fileOf } from '../../../src/sdk/core/storage.ts';
import type { Intent } from '../../../src/state/phone/index.ts';
import { EmptyState, Screen } from './kit.ts';
import { blank } from '../select.ts';
import { readMailto } from '../text.ts';
import { MOST_BYTES, type Attachment, type Draft } from '../state.ts';
import { Composer } from './Composer.tsx';
import { useMail, useParams, useWords } from './hooks.ts';

/** Id of the draft that a screen would keep. */
const useDraftId = (): string => `draft-${useSurface().id}`;

/** A new mail, or an answer. */
export function Compose() {
  const id = useDraftId();
  const state = useMail();
  const args = useScreenArgs<{ start?: Draft }>();
  return <Composer id={id} start={args?.start ?? blank(state)} />;
}

/** A draft that was kept. */
export function OneDraft() {
  const { draft } = useParams('/draft/:draft');
  const t = useWords();
  const state = useMail();
  if (!state.drafts[draft])
    return (
      <Screen title={t('draftWord')}>
        <EmptyState icon="draft" title={t('mailGone')} text={t('mailGoneText')} />
      </Screen>
    );
  return <Composer id={draft} />;
}

/** A mail to the address of a link. */
export function ComposeTo() {
  const { address } = useParams('/to/:address');
  const id = useDraftId();
  const state = useMail();
  const uri = useIntent()?.uri ?? `mailto:${address}`;
  return <Composer id={id} start={{ ...blank(state), ...readMailto(uri) }} />;
}

/** Ids of the files that an intent shares. */
const sharedIds = (intent: Intent | undefined): string[] => [
  ...(intent?.media ?? []),
  ...(Array.isArray(intent?.extras?.['files']) ? (intent.extras['files'] as string[]) : []),
];

/** A mail with what another app shares. */
export function Share() {
  const id = useDraftId();
  const state = useMail();
  const intent = useIntent();
  const files = useDevice(d => d.storage.files);
  const attachments: Attachment[] = [];
  let bytes = 0;
  for (const shared of sharedIds(intent)) {
    const file = fileOf(files, shared);
    if (!file || file.kind !== 'file' || bytes + file.size > MOST_BYTES) continue;
    const { name, mime, size, text, media } = file;
    bytes += size;
    attachments.push({
      name,
      mime,
      size,
      ...(text === undefined ? {} : { text }),
      ...(media?.picture ? { picture: media.picture } : {}),
    });
  }
  const card = intent?.mime === 'text/x-vcard' && attachments.length === 0 ? intent.text : undefined;
  if (card)
    attachments.push({
      name: `${intent?.title ?? 'contact'}.vcf`,
      mime: 'text/x-vcard',
      size: new TextEncoder().encode(card).length,
      text: card,
    });
  const start = {
    ...blank(state),
    subject: intent?.title ?? '',
    text: attachments.length > 0 ? '' : (intent?.text ?? ''),
    attachments,
  };
  return <Composer id={id} start={start} />;
}
