import { useApi } from '@chippage/api/ApiProvider';
import { documentDownload, documentDownloads } from '@chippage/api/datasheets';
import { ApiError } from '@chippage/api/errors';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { downloadMessages } from './messages.ts';

export interface DownloadOptions extends PageActions {
  saveFile: (blob: Blob, name: string) => void;
}

/**
 * Downloads hosted datasheets: one as it is, several as a zip. A visitor logs in first and then gets what they asked for.
 * @returns a function that calls `onSaved` when the file is there; its promise ends when the file is there, or at once when a login comes first
 */
export function useDownloadDocuments({
  demandLogin,
  notify,
  saveFile,
}: DownloadOptions): (documentIds: readonly number[], onSaved?: () => void) => Promise<void> {
  const client = useApi();
  const t = useMessages(downloadMessages);
  const announce = useAnnounce();

  const download = async (ids: readonly number[], onSaved?: () => void): Promise<void> => {
    announce(t('downloading', { count: ids.length }));
    try {
      const [only] = ids;
      const file =
        ids.length === 1 && only !== undefined
          ? await documentDownload({ id: only }, { client })
          : await documentDownloads({ ids: ids.join(','), zipName: '' }, { client });
      saveFile(file.blob, file.name ?? (ids.length === 1 ? `${only}.pdf` : `${t('datasheets')}.zip`));
      notify({ tone: 'success', text: t('downloaded', { name: file.name ?? t('datasheets') }) });
      onSaved?.();
    } catch (error) {
      notify({ tone: 'warn', text: error instanceof ApiError ? error.message : t('failed') });
    }
  };

  return async (documentIds, onSaved) => {
    if (documentIds.length === 0) {
      notify({ tone: 'warn', text: t('chooseFile') });
      return undefined;
    }
    let running: Promise<void> | undefined;
    demandLogin(() => {
      running = download(documentIds, onSaved);
    });
    return running;
  };
}
