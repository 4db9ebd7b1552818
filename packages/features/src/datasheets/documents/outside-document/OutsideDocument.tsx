import type { Document } from '@chippage/api/types';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { outsideDocumentMessages } from './messages.ts';
import * as styles from './OutsideDocument.css.ts';

export interface OutsideDocumentProps {
  /** A document that is not ours. */
  document: Document;
}

/** Says that a datasheet is hosted elsewhere, names the host, and links to it. */
export function OutsideDocument({ document }: OutsideDocumentProps) {
  const t = useMessages(outsideDocumentMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(shellPaths) };
  const host = document.host ?? '';
  const [partId] = document.partIds;
  return (
    <article className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          { text: t('home'), href: paths.home() },
          { text: document.brandNameCn ?? document.brandName, href: paths.brand(document.brandId) },
          { text: document.title },
        ]}
      />
      <h1 className={styles.title} tabIndex={-1}>
        {document.title}
      </h1>
      <Card>
        <p className={styles.lead}>{t('lead', { host })}</p>
        {document.outsideUrl !== null && (
          <LinkButton href={document.outsideUrl} newWindowLabel={t('newWindow')}>
            {t('open', { host })}
          </LinkButton>
        )}
        <div className={styles.facts}>
          <DescriptionList unknownLabel={t('unknown')}>
            <DescriptionItem term={t('address')}>
              <span className={styles.address} translate="no">
                {document.outsideUrl}
              </span>
            </DescriptionItem>
            <DescriptionItem term={t('brand')}>{document.brandNameCn ?? document.brandName}</DescriptionItem>
            <DescriptionItem term={t('parts')}>
              <span translate="no">{document.mpns.join('、')}</span>
            </DescriptionItem>
            <DescriptionItem term={t('language')}>{t(document.language)}</DescriptionItem>
          </DescriptionList>
        </div>
        {partId !== undefined && <Link href={paths.partDetail(partId)}>{t('back', { mpn: document.mpns[0] ?? '' })}</Link>}
      </Card>
    </article>
  );
}
