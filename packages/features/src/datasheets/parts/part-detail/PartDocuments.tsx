import type { Document } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Tag } from '@chippage/ui/Tag';
import { type ReactNode, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { isBroken, isDeadEnd } from '../../documents/link-state/linkTrouble.ts';
import { SourceMarks } from '../../documents/link-state/SourceMarks.tsx';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';

export interface PartDocumentsProps {
  documents: readonly Document[];
  /** Number of the shown document. */
  documentId: number | null;
  onDocumentChange: (id: number) => void;
  /** The reader is open; its code loads only then. */
  isReading: boolean;
  onRead: () => void;
  renderReader: (document: Document) => ReactNode;
  /** What a member does with the shown document. */
  renderTools: ((document: Document) => ReactNode) | undefined;
}

/** The datasheets of a part: ours open in the page, others name the host they lie at. */
export function PartDocuments({ documents, documentId, onDocumentChange, isReading, onRead, renderReader, renderTools }: PartDocumentsProps) {
  const t = useMessages(partDetailMessages);
  const { outsideDetail } = usePaths(datasheetsPaths);
  const frame = useRef<HTMLDivElement>(null);
  const read = () => {
    onRead();
    // The pressed button goes away with the closed state; the reader takes its focus.
    frame.current?.focus();
  };
  const document = documents.find(({ id }) => id === documentId) ?? documents[0];
  return (
    <div ref={frame} id="reader" className={document?.isHosted ? styles.readerRoom : styles.reader} tabIndex={-1}>
      <Card
        title={t('documents')}
        note={document?.pageCount == null ? undefined : t('pages', { count: document.pageCount })}
        padding="none"
        action={
          documents.length > 1 &&
          document && (
            <NativeSelect
              label={t('chooseDocument')}
              value={String(document.id)}
              options={documents.map(({ id, title, host }) => ({ id: String(id), label: host === null ? title : `${title} (${host})` }))}
              onChange={(id) => onDocumentChange(Number(id))}
            />
          )
        }
      >
        {document?.isSample && (
          <p className={styles.sample}>
            <Tag>{t('sample')}</Tag>
            {t('sampleNote')}
          </p>
        )}
        {document && (document.archive !== null || isBroken(document.link)) && (
          <p className={styles.sample}>
            <SourceMarks link={document.link} isCopy={document.archive !== null} />
            <Link href={outsideDetail(document.id)}>{t('outsideMore')}</Link>
          </p>
        )}
        {document && renderTools?.(document)}
        {document === undefined && <EmptyState title={t('noDocument')} icon={<DocumentIcon size={32} />} size="sm" />}
        {document && !document.isHosted && (
          <EmptyState
            title={t('outsideNote', { host: document.host ?? '' })}
            icon={<DocumentIcon size={32} />}
            size="sm"
            action={
              document.outsideUrl !== null &&
              !isDeadEnd(document.link) && (
                <LinkButton href={document.outsideUrl} newWindowLabel={t('newWindow')}>
                  {t('outsideOpen', { host: document.host ?? '' })}
                </LinkButton>
              )
            }
          />
        )}
        {document?.isHosted && !isReading && (
          <EmptyState
            title={document.title}
            icon={<DocumentIcon size={32} />}
            action={
              <>
                <Button onPress={read}>{t('openReader')}</Button>
                {document.fileUrl !== null && (
                  <LinkButton variant="outline" href={document.fileUrl} newWindowLabel={t('newWindow')}>
                    {t('openFile')}
                  </LinkButton>
                )}
              </>
            }
          >
            {t('readerClosed')}
          </EmptyState>
        )}
        {document?.isHosted && isReading && renderReader(document)}
      </Card>
    </div>
  );
}
