import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { rateResource, resourceDetailQuery, resourceFile, resourcePreviewQuery } from '@chippage/api/resources';
import type { ResourceDetail } from '@chippage/api/types';
import type { LoginDemand } from '../../../parts/action/pageActions.ts';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { ResourcePageProps } from './ResourcePage.tsx';

interface ResourcePageOptions {
  id: number;
  /** The file that the address names to be looked at; null: the first that can be. */
  fileId: number | null;
  demandLogin: LoginDemand;
  saveFile: (blob: Blob, name: string) => void;
}

/** The file that is looked at as a table: the one asked for, or of data the first. */
export function previewedFile({ kind, files }: Pick<ResourceDetail, 'kind' | 'files'>, fileId: number | null): number | null {
  const asked = files.find(({ id, hasPreview }) => hasPreview && id === fileId);
  const first = kind === 'original' || kind === 'datum' ? files.find(({ hasPreview }) => hasPreview) : undefined;
  return (asked ?? first)?.id ?? null;
}

/** Binds `ResourcePage` to the API. `isMissing`: there is no such resource. */
export function useResourcePage({ id, fileId, demandLogin, saveFile }: ResourcePageOptions) {
  const client = useApi();
  const invalidate = useInvalidate();
  const { value, data, isMissing } = useDetail(resourceDetailQuery, { id });
  const shown = data ? previewedFile(data, fileId) : null;
  const preview = resourcePreviewQuery.use(shown === null ? null : { fileId: shown }, { revalidateIfStale: false });
  /** Does it once there is a login; whoever does not log in is told nothing. */
  const asMember = (action: () => Promise<void>) =>
    new Promise<boolean>((resolve, reject) => {
      let isAsked = false;
      demandLogin(() => {
        isAsked = true;
        action().then(() => resolve(true), reject);
      });
      // A visitor is asked to log in: what they pressed waits no longer.
      if (!isAsked) resolve(false);
    });
  const bound: Pick<ResourcePageProps, 'resource' | 'preview' | 'onDownload' | 'onRate'> = {
    resource: value,
    preview: shown === null ? null : toLoadable(preview),
    onDownload: (file) =>
      asMember(async () => {
        const { blob } = await resourceFile({ id: file.id }, { client });
        saveFile(blob, file.name);
        await invalidate(resourceDetailQuery);
      }),
    onRate: (stars) =>
      asMember(async () => {
        await rateResource({ id, stars }, { client });
        await invalidate(resourceDetailQuery);
      }),
  };
  return { bound, data, isMissing };
}
