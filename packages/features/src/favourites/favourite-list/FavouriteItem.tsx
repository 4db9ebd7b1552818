import type { FavouriteRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { circlePaths } from '../../i18n/paths/circlePaths.ts';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { inquiriesPaths } from '../../i18n/paths/inquiriesPaths.ts';
import { jobsPaths } from '../../i18n/paths/jobsPaths.ts';
import { mallPaths } from '../../i18n/paths/mallPaths.ts';
import { newsPaths } from '../../i18n/paths/newsPaths.ts';
import { resourcesPaths } from '../../i18n/paths/resourcesPaths.ts';
import { favouriteHref } from '../../parts/favourite-href/favouriteHref.ts';
import { favouriteListMessages } from './messages.ts';

export interface FavouriteItemProps {
  row: FavouriteRow;
  /** What its button does. */
  verb: string;
  /** Stands before the time. */
  since: string;
  isRemoved: boolean;
  isPending: boolean;
  onToggle: () => void;
  agentHref: ((id: number) => string) | undefined;
}

/** One favourite. One that is gone stays in the list, without a link, so that its reader knows. */
export function FavouriteItem({ row, verb, since, isRemoved, isPending, onToggle, agentHref }: FavouriteItemProps) {
  const t = useMessages(favouriteListMessages);
  const href = favouriteHref(
    row,
    {
      ...usePaths(datasheetsPaths),
      ...usePaths(newsPaths),
      ...usePaths(mallPaths),
      ...usePaths(inquiriesPaths),
      ...usePaths(resourcesPaths),
      ...usePaths(jobsPaths),
      ...usePaths(circlePaths),
    },
    agentHref,
  );
  const { title, detail, kind, isGone, createTime } = row;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {href === null ? (
            <span translate="no">{title}</span>
          ) : (
            <Link href={href} isMono={kind === 'part'}>
              {title}
            </Link>
          )}
          <Tag>{t(kind)}</Tag>
          {isGone && <Tag>{t('gone')}</Tag>}
        </RowTitle>
        <RowMeta>
          {detail !== null && <span>{detail}</span>}
          <span>
            {since} <FriendlyTime dateTime={createTime} />
          </span>
        </RowMeta>
      </RowWords>
      {/* One button that changes its words, so that focus has somewhere to stay. */}
      <RowActions>
        <Button variant="outline" size="sm" isPending={isPending} onPress={onToggle} aria-label={t(isRemoved ? 'undoNamed' : 'removeNamed', { verb, title })}>
          {isRemoved ? t('undo') : verb}
        </Button>
      </RowActions>
    </Row>
  );
}
