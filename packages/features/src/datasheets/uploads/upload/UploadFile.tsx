import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { uploadMessages } from './messages.ts';
import type { UploadItem } from './uploadItems.ts';

export interface UploadFileProps {
  item: UploadItem;
  /** The fields of a file that is there. */
  children: ReactNode;
}

/** What stands below one file: its twin on the site, what the reviewer or the server said, and its fields. */
export function UploadFile({ item, children }: UploadFileProps) {
  const t = useMessages(uploadMessages);
  const paths = usePaths(datasheetsPaths);
  const { state, message, upload, twin } = item;
  return (
    <>
      {twin && (
        <p>
          <Link href={paths.specificationDetail(twin.documentId, twin.brandId)}>{t('openTwin', { title: twin.title })}</Link>
        </p>
      )}
      {state === 'ready' && upload?.reason && <Alert tone="warn">{t('reason', { reason: upload.reason })}</Alert>}
      {state === 'ready' && upload?.state === 'published' && <p>{t('editNote')}</p>}
      {state === 'ready' && message !== null && (
        <Alert tone="danger" live="assertive">
          {message}
        </Alert>
      )}
      {state === 'ready' && children}
    </>
  );
}
