import { useUploadAnnouncements } from '@chippage/ui/UploadList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import { listStateOf, type UploadItem } from './uploadItems.ts';

/** Says how far the files are, all together. */
export function useQueueAnnouncements(items: readonly UploadItem[]): void {
  const t = useMessages(uploadMessages);
  const list = items.map(({ id, name, state, share, message }) => ({ id, name, state: listStateOf[state], share, problem: message }));
  const total = list.filter(({ state }) => state !== 'failed').length;
  const done = list.filter(({ state }) => state === 'done' || state === 'closed').length;
  useUploadAnnouncements(list, {
    progress: (percent) => (total > 1 ? t('progress', { done, total }) : t('half', { share: percent })),
    done: (count) => t('allDone', { total: count }),
    failed: (name, reason) => t('failedOf', { name, reason }),
  });
}
