import type { ChangeNotice } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { Row, RowMeta, RowText, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { changeNoticeMessages } from './messages.ts';
import * as styles from './ChangeNoticeRow.css.ts';

/** Props of `ChangeNoticeRow`. */
export interface ChangeNoticeRowProps {
  notice: ChangeNotice;
  /** Names its maker and parts; off where they are known already. @default true */
  hasParts?: boolean;
}

/** So many parts stand there; the maker's document names all of them. */
const SHOWN = 12;

/** A maker's notice: what, which parts, until when they can be ordered and are shipped, and the maker's document. */
export function ChangeNoticeRow({ notice, hasParts = true }: ChangeNoticeRowProps) {
  const t = useMessages(changeNoticeMessages);
  const paths = usePaths(datasheetsPaths);
  const { kind, brandId, brandName, brandNameCn, number, title, summary, parts, publishedOn, lastOrderOn, lastShipOn, documentUrl } = notice;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Tag>{t(kind)}</Tag>
          <span>{title}</span>
        </RowTitle>
        <RowMeta>
          {hasParts && <Link href={paths.brand(brandId)}>{brandNameCn ?? brandName}</Link>}
          <span>{number === null ? t('noNumber') : t('number', { number })}</span>
          <span>{t('published', { date: publishedOn })}</span>
          {lastOrderOn !== null && <strong>{t('lastOrder', { date: lastOrderOn })}</strong>}
          {lastShipOn !== null && <span>{t('lastShip', { date: lastShipOn })}</span>}
          {documentUrl !== null && (
            <Link href={documentUrl} newWindowLabel={t('newWindow')}>
              {t('document')}
            </Link>
          )}
        </RowMeta>
        {summary !== '' && <RowText>{summary}</RowText>}
        {hasParts && (
          <ul className={styles.parts} aria-label={t('parts')}>
            {parts.slice(0, SHOWN).map(({ partId, mpn }) => (
              <li key={mpn}>
                {partId === null ? (
                  <span translate="no">{mpn}</span>
                ) : (
                  <Link tone="accent" isMono href={paths.partDetail(partId)}>
                    {mpn}
                  </Link>
                )}
              </li>
            ))}
            {parts.length > SHOWN && <li>{t('moreParts', { count: formatNumber(parts.length - SHOWN) })}</li>}
          </ul>
        )}
      </RowWords>
    </Row>
  );
}
