import type { Loadable } from '@chippage/api/loadable';
import type { Document, PageFrame, PartDetail as Part } from '@chippage/api/types';
import { Skeleton } from '@chippage/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { factAt } from '../evidence-chip/evidencePlaces.ts';
import { Alternatives } from './Alternatives.tsx';
import { DocumentList } from './DocumentList.tsx';
import type { DocumentPlace } from './FactOrigin.tsx';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';
import { PartDocuments } from './PartDocuments.tsx';
import { PartFacts } from './PartFacts.tsx';
import { PartHeader } from './PartHeader.tsx';
import { namedFacts } from './shownFacts.ts';

export interface PartDetailProps {
  part: Loadable<Part>;
  /** The document shown first; by the address. @default the first of the part */
  initialDocumentId?: number;
  /** Whether the reader is open at once, e.g. because the address names a page. @default false */
  isReaderOpen?: boolean;
  /** Reads a hosted document in the page; `nameOfFrame` says which fact of the part stands in a frame, '' for none. */
  renderReader: (document: Document, nameOfFrame: (frame: PageFrame) => string) => ReactNode;
  /** Address of the reader at the place that says a fact; `isHere`: in the document that this address shows first. */
  hrefOfEvidence: (evidence: DocumentPlace, isHere: boolean) => string;
  /** What a member does with a document, above its reader. */
  renderDocumentTools?: (document: Document) => ReactNode;
  /** Saves a hosted document; asks for login where needed. */
  onDownload: (document: Document) => Promise<void>;
  onCopyText: (text: string) => Promise<boolean>;
  /** Whether it is among the visitor's favourites. @default false */
  isFavoured?: boolean;
  /** Absent: this site keeps no favourites. */
  onFavourite?: (isFavoured: boolean) => void;
  /** Where the part is laid beside others; absent: it is not offered. */
  compareHref?: string;
  /** Reports a wrong fact or datasheet, with words that name part and document. Absent: the site takes no reports. */
  onCorrect?: (words: string) => void;
  /** Who has it at which price; beside the facts, or above them where there is no room. Nothing stands there when it draws nothing. */
  offers?: ReactNode;
  /** What it cost before now, below the facts. */
  history?: ReactNode;
  /** Below the alternatives, e.g. articles. */
  aside?: ReactNode;
}

const bones = (
  <div className={styles.skeleton}>
    <Skeleton shape="block" width="40%" height="40px" />
    <Skeleton shape="block" height="320px" />
  </div>
);

/** All that is known of one part: facts with their sources, datasheets, alternatives. */
export function PartDetail({ part, ...props }: PartDetailProps) {
  const t = useMessages(partDetailMessages);
  return (
    <Loaded value={part} loadingLabel={t('loading')} failedTitle={t('failed')} skeleton={bones}>
      {(data) => <ReadyPart part={data} {...props} />}
    </Loaded>
  );
}

function ReadyPart({
  part,
  initialDocumentId,
  isReaderOpen = false,
  renderReader,
  hrefOfEvidence,
  renderDocumentTools,
  onDownload,
  onCopyText,
  isFavoured = false,
  onFavourite,
  compareHref,
  onCorrect,
  offers,
  history,
  aside,
}: Omit<PartDetailProps, 'part'> & { part: Part }) {
  const t = useMessages(partDetailMessages);
  const firstId = initialDocumentId ?? part.documents[0]?.id ?? null;
  const [documentId, setDocumentId] = useState(firstId);
  const [isReading, setIsReading] = useState(isReaderOpen);
  // It may be wanted later than the page: once the browser knows its width, or the part of the address that the server never sees.
  useEffect(() => {
    if (isReaderOpen) setIsReading(true);
  }, [isReaderOpen]);
  const document = part.documents.find(({ id }) => id === documentId);
  const correct = () =>
    onCorrect?.(t('correction', { mpn: part.mpn, brand: part.brandNameCn ?? part.brandName, document: document?.title ?? t('noDocumentNamed') }));
  return (
    <article className={styles.detail}>
      <PartHeader
        part={part}
        document={document}
        onDownload={onDownload}
        onCopyText={onCopyText}
        isFavoured={isFavoured}
        onFavourite={onFavourite}
        compareHref={compareHref}
      />
      <div className={styles.columns}>
        <div id="offers" className={styles.offers}>
          {offers}
        </div>
        <div className={styles.main}>
          <PartFacts
            part={part}
            onCorrect={onCorrect && correct}
            evidence={{
              hrefOf: (evidence) => hrefOfEvidence(evidence, evidence.documentId === firstId),
              onFollow: (evidence) => evidence.documentId === firstId && setDocumentId(firstId),
            }}
          />
          {history}
          <DocumentList documents={part.documents} />
          <PartDocuments
            documents={part.documents}
            documentId={documentId}
            onDocumentChange={setDocumentId}
            isReading={isReading}
            onRead={() => setIsReading(true)}
            renderReader={(shown) => renderReader(shown, (frame) => factAt(namedFacts(part, t), part.evidence, shown.id, frame)?.name ?? '')}
            renderTools={renderDocumentTools}
          />
        </div>
        <div className={styles.aside}>
          <Alternatives part={part} />
          {aside}
        </div>
      </div>
    </article>
  );
}
