import { ClockIcon, ErrorIcon, InfoIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import type { UploadListItem } from '@chippage/ui/UploadList';
import type { ReactNode } from 'react';
import type { Translate } from '../../../i18n/messages.ts';
import type { uploadMessages } from './messages.ts';
import { listStateOf, type UploadItem } from './uploadItems.ts';

type Words = Translate<(typeof uploadMessages)['texts']>;

const megabytes = (bytes: number) => Math.max(0.1, bytes / 1024 / 1024).toFixed(1);

/** A file as the list shows it. */
export function uploadListItem(t: Words, { id, name, sizeBytes, state, share, message, upload }: UploadItem): UploadListItem {
  const status: Record<UploadItem['state'], ReactNode> = {
    waiting: <Tag>{t('waiting')}</Tag>,
    uploading: undefined,
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
  return {
    id,
    name,
    detail: [t('size', { size: megabytes(sizeBytes) }), ...(upload ? [t('pages', { count: upload.pageCount })] : [])].join(' '),
    state: listStateOf[state],
    status: status[state],
    // All is sent, and the server reads it: how long that takes is not known.
    ...(share < 1 && { share }),
    progressText: t(share < 1 ? 'uploading' : 'reading'),
  };
}
