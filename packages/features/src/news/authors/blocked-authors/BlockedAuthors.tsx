import type { Loadable } from '@chippage/api/loadable';
import type { Author } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { UserIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { blockedAuthorsMessages } from './messages.ts';

export interface BlockedAuthorsProps {
  authors: Loadable<PagedList<Author>>;
  /** Whether an author was unblocked on this page. */
  isUnblocked: (author: Author) => boolean;
  /** @throws ApiError whose message is shown */
  onChange: (author: Author, isBlocked: boolean) => Promise<void>;
  onLoadMore: () => void;
}

/** Whom a member does not want to read. Who is unblocked stays until the page is left, so that it can be undone. */
export function BlockedAuthors({ authors, isUnblocked, onChange, onLoadMore }: BlockedAuthorsProps) {
  const t = useMessages(blockedAuthorsMessages);
  const paths = usePaths(newsPaths);
  const action = useAction();
  return (
    <PageColumn>
      <p>{t('lead')}</p>
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={authors}
          label={t('list')}
          empty={
            <EmptyState icon={<UserIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(author) => {
            const { id, name, field, articleCount: count } = author;
            const isFree = isUnblocked(author);
            const done = t(isFree ? 'blocked' : 'unblocked', { name });
            return (
              <Row key={id}>
                <RowWords>
                  <RowTitle>
                    <Link href={paths.author(id)}>{name}</Link>
                  </RowTitle>
                  <RowMeta>
                    {field !== '' && <span>{field}</span>}
                    <span>{t('articles', { count })}</span>
                  </RowMeta>
                </RowWords>
                {/* One button that changes its words, so that focus has somewhere to stay. */}
                <RowActions>
                  <Button
                    variant="outline"
                    size="sm"
                    isPending={action.pending === `${id}`}
                    onPress={() => void action.run(`${id}`, () => onChange(author, isFree), done)}
                    aria-label={t(isFree ? 'blockNamed' : 'unblockNamed', { name })}
                  >
                    {t(isFree ? 'block' : 'unblock')}
                  </Button>
                </RowActions>
              </Row>
            );
          }}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
