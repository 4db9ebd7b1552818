import { ClockIcon, ErrorIcon, InfoIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import type { UploadListItem, UploadListWords } from '@chippage/ui/UploadList';
import type { ReactNode } from 'react';
import type { Translate } from '../../../i18n/messages.ts';
import type { uploadMessages } from './messages.ts';
import type { SendStep } from '../../../parts/parted-upload/sendInParts.ts';
import { listStateOf, type UploadItem } from './uploadItems.ts';

type Words = Translate<(typeof uploadMessages)['texts']>;

/** Bytes as the page writes them. */
export const megabytes = (bytes: number): string => Math.max(0.1, bytes / 1024 / 1024).toFixed(1);

/** A file as the list shows it. */
export function uploadListItem(t: Words, words: UploadListWords, { id, name, sizeBytes, state, step, share, message, upload }: UploadItem): UploadListItem {
  const status: Record<UploadItem['state'], ReactNode> = {
    waiting: <Tag>{words.waiting}</Tag>,
    uploading: undefined,
    paused: <Tag>{words.paused}</Tag>,
    ready: (
      <Tag tone="info" icon={<InfoIcon size={14} />}>
        {t('ready')}
      </Tag>
    ),
    twin: (
      <Tag tone="info" icon={<ClockIcon size={14} />}>
        {t('twin')}
      </Tag>
    ),
    submitted: (
      <Tag tone="ok" icon={<SuccessIcon size={14} />}>
        {t('submitted')}
      </Tag>
    ),
    failed: (
      <Tag tone="danger" icon={<ErrorIcon size={14} />}>
        {t('failed', { reason: message ?? '' })}
      </Tag>
    ),
  };
  const amounts = { sent: megabytes(share * sizeBytes), size: megabytes(sizeBytes) };
  const steps: Record<SendStep['kind'], string> = {
    checking: t('checking'),
    sending: t('uploading', amounts),
    waiting: t('reconnecting', { ...amounts, seconds: step.kind === 'waiting' ? step.seconds : 0 }),
    reading: t('reading'),
  };
  const isCounted = step.kind === 'sending' || step.kind === 'waiting' || state === 'paused';
  return {
    id,
    name,
    detail: [t('size', { size: megabytes(sizeBytes) }), ...(upload ? [t('pages', { count: upload.pageCount })] : [])].join(' '),
    state: listStateOf[state],
    status: status[state],
    // How long looking at a file takes is not known.
    ...(isCounted && { share }),
    progressText: state === 'paused' ? t('uploading', amounts) : steps[step.kind],
  };
}

const counted = [
  ['ready', 'countReady'],
  ['submitted', 'countSubmitted'],
  ['twin', 'countTwin'],
  ['uploading', 'countUploading'],
  ['waiting', 'countWaiting'],
  ['paused', 'countPaused'],
  ['failed', 'countFailed'],
] as const;

/** How many files there are, and how many of them stand where. */
export function summaryOf(t: Words, items: readonly UploadItem[]): string {
  const parts = counted.flatMap(([state, words]) => {
    const count = items.filter((item) => item.state === state).length;
    return count === 0 ? [] : [t(words, { count })];
  });
  return t('summary', { total: items.length, parts: parts.join(t('partsBetween')) });
}
