import type { SavedSearch, SearchFinding } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { LifecycleMark } from '../../../parts/lifecycle-mark/LifecycleMark.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { partQueryParams } from '../../parts/part-results/partQuery.ts';
import { queryOf } from '../searchCriteria.ts';
import { savedSearchesMessages } from './messages.ts';
import * as styles from './SavedSearches.css.ts';

/** Props of `SavedSearchItem`. */
export interface SavedSearchItemProps {
  search: SavedSearch;
  isRemoved: boolean;
  isPending: boolean;
  onLook: () => void;
  onEdit: () => void;
  onPause: () => void;
  onToggle: () => void;
}

/** One saved search: what it tells of, what is new, and the search itself behind its name. */
export function SavedSearchItem({ search, isRemoved, isPending, onLook, onEdit, onPause, onToggle }: SavedSearchItemProps) {
  const t = useMessages(savedSearchesMessages);
  const paths = usePaths(datasheetsPaths);
  const { name, criteria, kinds, priceBelow, isPaused, newCount, findings, createTime } = search;
  const params = partQueryParams(queryOf(criteria), { keywords: criteria.keywords });
  const tells = kinds.map((kind) => t(kind, { price: priceBelow ?? '' })).join('、');
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {isRemoved ? (
            <span>{name}</span>
          ) : (
            <Link href={paths.partSearch(criteria.keywords, params)} onClick={onLook}>
              {name}
            </Link>
          )}
          {newCount > 0 && <Tag tone="info">{t('news', { count: newCount })}</Tag>}
          {isPaused && <Tag>{t('paused')}</Tag>}
        </RowTitle>
        <RowMeta>
          <span>{tells === '' ? t('tellsNothing') : t('tells', { kinds: tells })}</span>
          <span>
            {t('saved')} <FriendlyTime dateTime={createTime} />
          </span>
        </RowMeta>
        {findings.length > 0 && !isRemoved && (
          <ul className={styles.findings} aria-label={t('findings', { name })}>
            {findings.map((finding) => (
              <Finding key={`${finding.kind} ${finding.partId}`} finding={finding} />
            ))}
          </ul>
        )}
      </RowWords>
      <RowActions>
        {!isRemoved && (
          <>
            <Button variant="plain" size="sm" onPress={onEdit} aria-label={t('editNamed', { name })}>
              {t('edit')}
            </Button>
            {(kinds.length > 0 || isPaused) && (
              <Button variant="plain" size="sm" isPending={isPending} onPress={onPause} aria-label={t(isPaused ? 'resumeNamed' : 'pauseNamed', { name })}>
                {t(isPaused ? 'resume' : 'pause')}
              </Button>
            )}
          </>
        )}
        {/* One button that changes its words, so that focus has somewhere to stay. */}
        <Button variant="outline" size="sm" isPending={isPending} onPress={onToggle} aria-label={t(isRemoved ? 'undoNamed' : 'removeNamed', { name })}>
          {t(isRemoved ? 'undo' : 'remove')}
        </Button>
      </RowActions>
    </Row>
  );
}

const words = { newPart: 'foundNewPart', newSheet: 'foundNewSheet', price: 'foundPrice', stock: 'foundStock', lifecycle: 'foundLifecycle' } as const;

function Finding({ finding: { kind, partId, mpn, brandName, brandNameCn, lifecycle, unitPrice } }: { finding: SearchFinding }) {
  const t = useMessages(savedSearchesMessages);
  const paths = usePaths(datasheetsPaths);
  return (
    <li className={styles.finding}>
      <Link tone="accent" isMono href={paths.partDetail(partId)}>
        {mpn}
      </Link>
      <span>{brandNameCn ?? brandName}</span>
      <span>{t(words[kind], { price: unitPrice ?? '' })}</span>
      {lifecycle !== null && <LifecycleMark lifecycle={lifecycle} />}
    </li>
  );
}
