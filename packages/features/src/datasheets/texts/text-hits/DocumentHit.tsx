import type { PageHit, TextHit } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { Marked } from '../../../parts/marked/Marked.tsx';
import { RowMeta } from '../../../parts/row-list/RowList.tsx';
import { documentWordsMessages } from '../../documents/document-words/messages.ts';
import { readerHash } from '../../documents/pdf-reader/readerHash.ts';
import * as styles from './TextHits.css.ts';
import { textHitsMessages } from './messages.ts';

/** A datasheet with the pages that have most of the words. */
export function DocumentHit({ hit }: { hit: TextHit }) {
  const t = useMessages(textHitsMessages);
  const tWords = useMessages(documentWordsMessages);
  const paths = usePaths(datasheetsPaths);
  const { id, title, docType, language, version, brandId, brandName, brandNameCn, mpns, pageCount, isSample, hitPages, hits } = hit;
  const hrefOf = ({ page, phrase }: PageHit) => `${paths.specificationDetail(id, brandId)}${readerHash({ page, find: phrase })}`;
  const [first] = hits;
  const counted = { hits: formatNumber(hitPages), pages: formatNumber(pageCount ?? 0) };
  return (
    <Card padding="none">
      <article className={styles.document}>
        <div className={styles.head}>
          <h2 className={styles.title}>{first ? <Link href={hrefOf(first)}>{title}</Link> : title}</h2>
          {isSample && <Tag>{t('sample')}</Tag>}
        </div>
        <RowMeta>
          <span>{brandNameCn ?? brandName}</span>
          {mpns.length > 0 && (
            <span className={styles.mpns} translate="no">
              {mpns.join('、')}
            </span>
          )}
          <span>{tWords(docType)}</span>
          <span>{tWords(language)}</span>
          {version !== null && <span translate="no">{version}</span>}
          <span>{t(pageCount === null ? 'pagesFound' : 'pagesOf', counted)}</span>
        </RowMeta>
        <ul className={styles.pages}>
          {hits.map((place) => (
            <li key={place.page}>
              <PlainLink className={styles.place} href={hrefOf(place)}>
                <span className={styles.pageNo}>{t('page', { page: place.page })}</span>
                <span className={styles.excerpt} lang={language === 'en' ? 'en' : undefined}>
                  <Marked text={place.excerpt} ranges={place.excerptMarks} />
                </span>
              </PlainLink>
            </li>
          ))}
        </ul>
        {hitPages > hits.length && <p className={styles.more}>{t('morePages', { count: formatNumber(hitPages - hits.length) })}</p>}
      </article>
    </Card>
  );
}
