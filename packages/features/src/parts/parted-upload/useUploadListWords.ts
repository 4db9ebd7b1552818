import type { UploadListWords } from '@chippage/ui/UploadList';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { partedUploadMessages } from './messages.ts';

/**
 * The words of an `UploadList` whose files are sent in parts.
 * @param own What each piece says in its own way; it may replace the others too.
 */
export function useUploadListWords(own: Pick<UploadListWords, 'done' | 'retryOf' | 'removeOf'> & Partial<UploadListWords>): Required<UploadListWords> {
  const t = useMessages(partedUploadMessages);
  return {
    waiting: t('waiting'),
    uploading: (name) => t('uploading', { name }),
    retry: t('retry'),
    paused: t('paused'),
    pause: t('pause'),
    pauseOf: (name) => t('pauseOf', { name }),
    resume: t('resume'),
    resumeOf: (name) => t('resumeOf', { name }),
    cancelOf: (name) => t('cancelOf', { name }),
    ...own,
  };
}
