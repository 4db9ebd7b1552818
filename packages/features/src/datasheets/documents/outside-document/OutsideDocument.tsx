import type { Document } from '@chippage/api/types';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { LinkState } from '../link-state/LinkState.tsx';
import { isBroken, toldStatus } from '../link-state/linkTrouble.ts';
import { ArchivedCopy } from './ArchivedCopy.tsx';
import { outsideDocumentMessages } from './messages.ts';
import * as styles from './OutsideDocument.css.ts';

export interface OutsideDocumentProps {
  /** A document at its maker's address. */
  document: Document;
  /** What a member does with it, under its facts. */
  tools?: ReactNode;
  /** Tells the site that the address leads nowhere; the words begin with which one. */
  onReport: (content: string) => void;
}

/** Of a report's 500 signs, so that there is room for words. */
const LONGEST_URL = 300;

/** Says that a datasheet is hosted elsewhere, names the host, and links to it. */
export function OutsideDocument({ document, tools, onReport }: OutsideDocumentProps) {
  const t = useMessages(outsideDocumentMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(shellPaths) };
  const host = document.host ?? '';
  const [partId] = document.partIds;
  const { outsideUrl, link } = document;
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
      {isBroken(link) && <ArchivedCopy document={document} />}
      <Card>
        <p className={styles.lead}>{t(document.archive === null ? 'lead' : 'leadArchived', { host })}</p>
        <p className={styles.state}>
          <LinkState link={link} isAlways />
        </p>
        <div className={styles.actions}>
          {outsideUrl !== null && (
            <LinkButton href={outsideUrl} variant={link?.status === 'dead' ? 'outline' : undefined} newWindowLabel={t('newWindow')}>
              {t('open', { host })}
            </LinkButton>
          )}
          <Button variant="outline" onPress={() => onReport(t('reported', { title: document.title, url: (outsideUrl ?? '').slice(0, LONGEST_URL) }))}>
            {t('report')}
          </Button>
        </div>
        <div className={styles.facts}>
          <DescriptionList unknownLabel={t('unknown')}>
            <DescriptionItem term={t('address')}>
              <span className={styles.address} translate="no">
                {outsideUrl}
              </span>
              {outsideUrl?.startsWith('http:') && <span className={styles.note}>{t('plain')}</span>}
            </DescriptionItem>
            {link?.status === 'moved' && link.movedTo !== null && (
              <DescriptionItem term={t('newAddress')}>
                <Link href={link.movedTo} newWindowLabel={t('newWindow')}>
                  <span className={styles.address} translate="no">
                    {link.movedTo}
                  </span>
                </Link>
              </DescriptionItem>
            )}
            {toldStatus(link) === null && <DescriptionItem term={t('state')}>{t('notChecked')}</DescriptionItem>}
            <DescriptionItem term={t('brand')}>{document.brandNameCn ?? document.brandName}</DescriptionItem>
            <DescriptionItem term={t('parts')}>
              <span translate="no">{document.mpns.join('、')}</span>
            </DescriptionItem>
            <DescriptionItem term={t('language')}>{t(document.language)}</DescriptionItem>
          </DescriptionList>
        </div>
        {tools}
        {partId !== undefined && <Link href={paths.partDetail(partId)}>{t('back', { mpn: document.mpns[0] ?? '' })}</Link>}
      </Card>
      {!isBroken(link) && <ArchivedCopy document={document} />}
    </article>
  );
}
