import type { UploadListWords } from '@chippage/ui/UploadList';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { partedUploadMessages } from './messages.ts';

/** The words of an `UploadList` whose files are sent in parts; `own` is what each piece says in its own way. */
export function useUploadListWords(own: Pick<UploadListWords, 'done' | 'retryOf' | 'removeOf'>): Required<UploadListWords> {
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
