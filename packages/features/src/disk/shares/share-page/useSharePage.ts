import { useApi } from '@chippage/api/ApiProvider';
import { downloadShare, openShare, shareFrontQuery } from '@chippage/api/disk';
import { ApiError } from '@chippage/api/errors';
import { toLoadable } from '@chippage/api/loadable';
import type { SharedDisk } from '@chippage/api/types';
import { useState } from 'react';
import type { SharePageProps } from './SharePage.tsx';

/** Binds `SharePage` to the API. The code stays in memory: it is in no address and in no storage. */
export function useSharePage(token: string, saveFile: (blob: Blob, name: string) => void): SharePageProps & { isMissing: boolean } {
  const client = useApi();
  const front = shareFrontQuery.use({ token }, { revalidateIfStale: false });
  const [open, setOpen] = useState<{ code: string; disk: SharedDisk } | null>(null);
  /** A link that was closed meanwhile says so on the page. */
  const noticing = async <Came>(call: () => Promise<Came>): Promise<Came> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'share.closed') void front.mutate();
      throw error;
    }
  };
  return {
    front: toLoadable(front),
    isMissing: front.error?.status === 404,
    opened: open?.disk ?? null,
    onOpen: (code) => noticing(async () => setOpen({ code, disk: await openShare({ token, code }, { client }) })),
    onDownload: (id) =>
      noticing(async () => {
        const code = open?.code ?? '';
        const { blob, name } = await downloadShare({ token, code, ...(id !== null && { id }) }, { client });
        const saved = name ?? open?.disk.name ?? '';
        saveFile(blob, saved);
        const left = open?.disk.downloadsLeft;
        if (open && typeof left === 'number') setOpen({ ...open, disk: { ...open.disk, downloadsLeft: Math.max(0, left - 1) } });
        return saved;
      }),
  };
}
