import type { Document } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { outsideDocumentMessages } from './messages.ts';
import * as styles from './OutsideDocument.css.ts';

/** The copy of a maker's file that is kept here: when, by what right, and the digest by which anybody can compare it. Nothing where there is none. */
export function ArchivedCopy({ document: { id, brandId, archive, sha256, sizeBytes } }: { document: Document }) {
  const t = useMessages(outsideDocumentMessages);
  const paths = usePaths(datasheetsPaths);
  if (archive === null || sha256 === null) return null;
  return (
    <Card title={t('archive')}>
      <LinkButton href={paths.specificationDetail(id, brandId)}>{t('openArchive')}</LinkButton>
      <div className={styles.facts}>
        <DescriptionList unknownLabel={t('unknown')}>
          <DescriptionItem term={t('archivedOn')}>{absoluteTime(Date.parse(archive.time)).date}</DescriptionItem>
          <DescriptionItem term={t('licence')}>{archive.licence}</DescriptionItem>
          <DescriptionItem term={t('size')}>{sizeBytes === null ? null : sizeText(sizeBytes)}</DescriptionItem>
          <DescriptionItem term={t('sha256')}>
            <span className={styles.address} translate="no">
              {sha256}
            </span>
          </DescriptionItem>
        </DescriptionList>
      </div>
    </Card>
  );
}
