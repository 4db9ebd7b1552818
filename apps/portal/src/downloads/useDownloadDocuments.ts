import { useApi } from '@chippage/api/ApiProvider';
import { documentDownload, documentDownloads } from '@chippage/api/datasheets';
import { ApiError } from '@chippage/api/errors';
import { useAnnounce } from '@chippage/ui/Announcer';
import { t } from '../routes/datasheets/datasheets.words.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { saveFile } from './saveFile.ts';

/**
 * Downloads hosted datasheets: one as it is, several as a zip. A visitor logs in first and then gets what they asked for.
 * @returns a function whose promise ends when the file is there, or at once when a login comes first
 */
export function useDownloadDocuments(): (documentIds: readonly number[], zipName?: string) => Promise<void> {
  const client = useApi();
  const notify = useNotify();
  const announce = useAnnounce();
  const requireLogin = useRequireLogin();

  const download = async (ids: readonly number[], zipName: string): Promise<void> => {
    announce(t('downloading', { count: ids.length }));
    try {
      const [only] = ids;
      const file =
        ids.length === 1 && only !== undefined
          ? await documentDownload({ id: only }, { client })
          : await documentDownloads({ ids: ids.join(','), zipName }, { client });
      saveFile(file.blob, file.name ?? (ids.length === 1 ? `${only}.pdf` : `${t('datasheets')}.zip`));
      notify({ tone: 'success', text: t('downloaded', { name: file.name ?? t('datasheets') }) });
    } catch (error) {
      notify({ tone: 'warn', text: error instanceof ApiError ? error.message : t('downloadFailed') });
    }
  };

  return async (documentIds, zipName = '') => {
    if (documentIds.length === 0) {
      notify({ tone: 'warn', text: t('chooseFile') });
      return undefined;
    }
    let running: Promise<void> | undefined;
    requireLogin('download', () => {
      running = download(documentIds, zipName);
    });
    return running;
  };
}
