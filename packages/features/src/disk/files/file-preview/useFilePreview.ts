import { useApi } from '@chippage/api/ApiProvider';
import { diskFileContent, diskFileDownload, diskItemQuery } from '@chippage/api/disk';
import { ApiError } from '@chippage/api/errors';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { useEffect, useState } from 'react';
import type { FilePreviewProps } from './FilePreview.tsx';
import { contentOf, type PreviewContent, unreadContent } from './previewContent.ts';

/** Binds `FilePreview` to the API. @param id null: no file is looked at */
export function useFilePreview(id: number | null, saveFile: (blob: Blob, name: string) => void): Omit<FilePreviewProps, 'reader' | 'onBack'> {
  const client = useApi();
  const { data: file, error, mutate } = diskItemQuery.use(id === null ? null : { id });
  const [read, setRead] = useState<{ key: string; content: Loadable<PreviewContent> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The bytes of a file never change: another name of it is no reason to read them anew.
  const key = file && file.id === id ? `${file.id} ${file.preview} ${file.sizeBytes} ${attempt}` : null;
  useEffect(() => {
    if (key === null || !file) return undefined;
    const unread = unreadContent(file.preview, file.sizeBytes);
    if (unread || file.preview === 'none') {
      setRead({ key, content: { status: 'ready', data: unread ?? { kind: 'none' } } });
      return undefined;
    }
    const stop = new AbortController();
    let url: string | null = null;
    const { preview, name } = file;
    diskFileContent({ id: file.id }, { client, signal: stop.signal })
      .then(({ blob }) => contentOf(preview, blob, name))
      .then((content) => {
        if (content.kind === 'picture') url = content.url;
        if (stop.signal.aborted) {
          if (url !== null) URL.revokeObjectURL(url);
          return;
        }
        setRead({ key, content: { status: 'ready', data: content } });
      })
      .catch((caught: unknown) => {
        if (stop.signal.aborted) return;
        const { reason, message } = caught instanceof ApiError ? caught : { reason: 'network.unreachable' as const, message: '' };
        setRead({ key, content: { status: 'failed', code: reason, message, onRetry: () => setAttempt((was) => was + 1) } });
      });
    return () => {
      stop.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the file
  }, [key, client]);
  return {
    file: toLoadable({ data: file?.id === id ? file : undefined, error, mutate }),
    content: read !== null && read.key === key ? read.content : { status: 'loading' },
    onDownload: async () => {
      const { blob, name } = await diskFileDownload({ id: id ?? 0 }, { client });
      const saved = name ?? file?.name ?? '';
      saveFile(blob, saved);
      return saved;
    },
  };
}
