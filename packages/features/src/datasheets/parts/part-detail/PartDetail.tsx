import type { Loadable } from '@chippage/api/loadable';
import type { Document, PartDetail as Part } from '@chippage/api/types';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Button } from '@chippage/ui/Button';
import { CopyButton } from '@chippage/ui/CopyButton';
import { DownloadIcon, StarIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton } from '@chippage/ui/Skeleton';
import { Tag } from '@chippage/ui/Tag';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { LifecycleMark } from '../lifecycle-mark/LifecycleMark.tsx';
import { Alternatives } from './Alternatives.tsx';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';
import { PartDocuments } from './PartDocuments.tsx';
import { PartFacts } from './PartFacts.tsx';

export interface PartDetailProps {
  part: Loadable<Part>;
  /** The document shown first; by the address. @default the first of the part */
  initialDocumentId?: number;
  /** Whether the reader is open at once, e.g. because the address names a page. @default false */
  isReaderOpen?: boolean;
  /** Reads a hosted document in the page. */
  renderReader: (document: Document) => ReactNode;
  /** Saves a hosted document; asks for login where needed. */
  onDownload: (document: Document) => Promise<void>;
  onCopyText: (text: string) => Promise<boolean>;
  /** Whether it is among the visitor's favourites. @default false */
  isFavoured?: boolean;
  /** Absent: this site keeps no favourites. */
  onFavourite?: (isFavoured: boolean) => void;
  /** Reports a wrong fact or datasheet, with words that name part and document. Absent: the site takes no reports. */
  onCorrect?: (words: string) => void;
  /** Who has it at which price; beside the facts, or above them where there is no room. Nothing stands there when it draws nothing. */
  offers?: ReactNode;
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
  onDownload,
  onCopyText,
  isFavoured = false,
  onFavourite,
  onCorrect,
  offers,
  aside,
}: Omit<PartDetailProps, 'part'> & { part: Part }) {
  const t = useMessages(partDetailMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(shellPaths) };
  const [documentId, setDocumentId] = useState(initialDocumentId ?? part.documents[0]?.id ?? null);
  const [isReading, setIsReading] = useState(isReaderOpen);
  const [isSaving, setIsSaving] = useState(false);
  // It may be wanted later than the page: once the browser knows its width, or the part of the address that the server never sees.
  useEffect(() => {
    if (isReaderOpen) setIsReading(true);
  }, [isReaderOpen]);
  const document = part.documents.find(({ id }) => id === documentId);
  const correct = () =>
    onCorrect?.(t('correction', { mpn: part.mpn, brand: part.brandNameCn ?? part.brandName, document: document?.title ?? t('noDocumentNamed') }));
  const download = async (wanted: Document) => {
    setIsSaving(true);
    await onDownload(wanted).finally(() => setIsSaving(false));
  };
  return (
    <article className={styles.detail}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          { text: t('home'), href: paths.home() },
          ...part.categoryPath.map(({ id, name }) => ({ text: name, href: paths.category(id) })),
          { text: part.mpn },
        ]}
      />
      <header className={styles.header}>
        <div className={styles.titleBlock}>
          <div className={styles.titleRow}>
            <h1 className={styles.title} translate="no" tabIndex={-1}>
              {part.mpn}
            </h1>
            <CopyButton text={part.mpn} label={t('copyMpn')} copiedLabel={t('copied')} failedLabel={t('copyFailed')} onCopy={onCopyText} />
            <LifecycleMark lifecycle={part.lifecycle} isAlone />
            {part.isFamilyName && <Tag>{t('familyName')}</Tag>}
          </div>
          <p className={styles.line}>
            {[
              part.brandNameCn === null ? part.brandName : `${part.brandNameCn} ${part.brandName}`,
              part.categoryName,
              ...(part.packageCase === null ? [] : [part.packageCase]),
            ].join('，')}
            {part.isFamilyName && <span className={styles.note}>{t('familyNote')}</span>}
          </p>
        </div>
        <div className={styles.actions}>
          {onFavourite && (
            <ToggleButton size="md" isSelected={isFavoured} onChange={onFavourite}>
              <StarIcon size={16} />
              {t(isFavoured ? 'favoured' : 'favourite')}
            </ToggleButton>
          )}
          {document?.isHosted && (
            <Button icon={<DownloadIcon size={16} />} isPending={isSaving} pendingLabel={t('downloading')} onPress={() => void download(document)}>
              {t('download')}
            </Button>
          )}
          {document && !document.isHosted && document.outsideUrl !== null && (
            <LinkButton variant="outline" href={document.outsideUrl} newWindowLabel={t('newWindow')}>
              {t('openMaker')}
            </LinkButton>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <div id="offers" className={styles.offers}>
          {offers}
        </div>
        <div className={styles.main}>
          <PartFacts part={part} onCorrect={onCorrect && correct} />
          <PartDocuments
            documents={part.documents}
            documentId={documentId}
            onDocumentChange={setDocumentId}
            isReading={isReading}
            onRead={() => setIsReading(true)}
            renderReader={renderReader}
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
