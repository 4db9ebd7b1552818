import type { Document, PartDetail } from '@chippage/api/types';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Button } from '@chippage/ui/Button';
import { CopyButton } from '@chippage/ui/CopyButton';
import { DownloadIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FavouriteButton } from '../../../parts/favourite-button/FavouriteButton.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { LifecycleMark } from '../../../parts/lifecycle-mark/LifecycleMark.tsx';
import { isDeadEnd } from '../../documents/link-state/linkTrouble.ts';
import { SourceMarks } from '../../documents/link-state/SourceMarks.tsx';
import { LifecycleSource } from './LifecycleSource.tsx';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';

interface PartHeaderProps {
  part: PartDetail;
  /** The document that is shown. */
  document: Document | undefined;
  onDownload: (document: Document) => Promise<void>;
  onCopyText: (text: string) => Promise<boolean>;
  isFavoured: boolean;
  onFavourite: ((isFavoured: boolean) => void) | undefined;
  /** Where the part is laid beside others; undefined: it is not offered. */
  compareHref: string | undefined;
}

/** Where a part stands in the catalogue, what it is, and what one does with it. */
export function PartHeader({ part, document, onDownload, onCopyText, isFavoured, onFavourite, compareHref }: PartHeaderProps) {
  const t = useMessages(partDetailMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(shellPaths) };
  const [isSaving, setIsSaving] = useState(false);
  const download = async (wanted: Document) => {
    setIsSaving(true);
    await onDownload(wanted).finally(() => setIsSaving(false));
  };
  return (
    <>
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
          <LifecycleSource part={part} />
        </div>
        <div className={styles.actions}>
          {onFavourite && <FavouriteButton size="md" isFavoured={isFavoured} onChange={onFavourite} />}
          {compareHref !== undefined && (
            <LinkButton variant="outline" href={compareHref}>
              {t('compare')}
            </LinkButton>
          )}
          {document?.isHosted && (
            <Button icon={<DownloadIcon size={16} />} isPending={isSaving} pendingLabel={t('downloading')} onPress={() => void download(document)}>
              {t('download')}
            </Button>
          )}
          {document && !document.isHosted && isDeadEnd(document.link) && (
            <LinkButton variant="outline" href={paths.outsideDetail(document.id)}>
              {t('outsideMore')}
            </LinkButton>
          )}
          {document && !document.isHosted && document.outsideUrl !== null && !isDeadEnd(document.link) && (
            <LinkButton variant="outline" href={document.outsideUrl} newWindowLabel={t('newWindow')}>
              {t('openMaker')}
            </LinkButton>
          )}
          {document && <SourceMarks link={document.link} isCopy={document.archive !== null} />}
        </div>
      </header>
    </>
  );
}
