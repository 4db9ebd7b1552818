import type { Document } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { SheetThumbnail } from '../../../parts/sheet-thumbnail/SheetThumbnail.tsx';
import { documentWordsMessages } from '../../documents/document-words/messages.ts';
import { SourceMarks } from '../../documents/link-state/SourceMarks.tsx';
import { documentGroups } from './documentGroups.ts';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';

/** All documents of a part by kind, with language, version and day; each opens at its own page. Nothing when there is none. */
export function DocumentList({ documents }: { documents: readonly Document[] }) {
  const t = useMessages(partDetailMessages);
  const words = useMessages(documentWordsMessages);
  if (documents.length === 0) return null;
  return (
    <Card title={t('documentList')} note={t('documentCount', { count: documents.length })} padding="none">
      {documentGroups(documents).map(({ docType, documents: own }) => (
        <section key={docType} className={styles.documentKind}>
          <h3 className={styles.documentKindName}>
            {words(docType)} <span className={styles.kindCount}>{t('documentCount', { count: own.length })}</span>
          </h3>
          <ul className={styles.documents}>
            {own.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function DocumentRow({ document }: { document: Document }) {
  const { id, brandId, title, docType, language, version, publishedOn, edition, isHosted, isSample, host, link, archive, thumbnail } = document;
  const t = useMessages(partDetailMessages);
  const words = useMessages(documentWordsMessages);
  const paths = usePaths(datasheetsPaths);
  return (
    <li className={styles.documentRow}>
      <SheetThumbnail thumbnail={thumbnail} kind={words(docType)} />
      <div>
        <Link tone="quiet" href={isHosted ? paths.specificationDetail(id, brandId) : paths.outsideDetail(id)}>
          {title}
        </Link>{' '}
        {edition !== 'only' && <Tag tone={edition === 'current' ? 'solid' : 'neutral'}>{words(edition)}</Tag>} {isSample && <Tag>{t('sample')}</Tag>}
        <SourceMarks link={link} isCopy={archive !== null} />
        <span className={styles.documentFacts}>
          <span>{words(language)}</span>
          <span>{version === null ? t('versionUnknown') : t('version', { version })}</span>
          <span>{publishedOn === null ? t('publishedUnknown') : t('published', { date: publishedOn })}</span>
          {host !== null && <span>{t('atHost', { host })}</span>}
        </span>
      </div>
    </li>
  );
}
