import { useApi } from '@chippage/api/ApiProvider';
import { downloadShare, openShare, shareFrontQuery } from '@chippage/api/disk';
import { isRefusal } from '@chippage/api/errors';
import { toLoadable } from '@chippage/api/loadable';
import type { SharedDisk } from '@chippage/api/types';
import { useState } from 'react';
import type { SharePageProps } from './SharePage.tsx';

/** Binds `SharePage` to the API. The code stays in memory: it is in no address and in no storage. */
export function useSharePage(token: string, saveFile: (blob: Blob, name: string) => void): SharePageProps & { isMissing: boolean } {
  const client = useApi();
  // Visitors share a page for a while: whether the link is still open is asked anew.
  const front = shareFrontQuery.use({ token }, { revalidateOnMount: true });
  const [open, setOpen] = useState<{ code: string; disk: SharedDisk } | null>(null);
  /** A link that was closed meanwhile says so on the page. */
  const noticing = async <Came>(call: () => Promise<Came>): Promise<Came> => {
    try {
      return await call();
    } catch (error) {
      if (isRefusal<'openShare'>(error, 'share.closed')) void front.mutate();
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
