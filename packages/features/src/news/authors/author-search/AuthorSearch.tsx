import type { Loadable } from '@chippage/api/loadable';
import type { Author } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { UserIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Pagination } from '@chippage/ui/Pagination';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { AuthorList } from '../author-card/AuthorList.tsx';
import { authorSearchMessages } from './messages.ts';

/** Props of `AuthorSearch`. */
export interface AuthorSearchProps {
  /** A page of those that the words find. */
  authors: Loadable<{ data: readonly Author[]; totalRecord: number }>;
  /** What was searched last; empty: all of them. */
  keywords: string;
  onSearch: (keywords: string) => void;
  /** From 1. */
  pageIndex: number;
  pageSize: number;
  getPageHref: (page: number) => string;
  /** The address of all of them. */
  allHref: string;
}

/** Authors, all of them or those that words find. */
export function AuthorSearch({ authors, keywords, onSearch, pageIndex, pageSize, getPageHref, allHref }: AuthorSearchProps) {
  const t = useMessages(authorSearchMessages);
  const isSearch = keywords !== '';
  return (
    <PageColumn>
      <KeywordsField label={t('keywords')} hint={t('hint')} searched={keywords} onSearch={onSearch} />
      <Loaded value={authors} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['96px', '96px', '96px']}>
        {({ data, totalRecord }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<UserIcon size={32} />}
              title={isSearch ? t('noneSuch', { keywords }) : t('empty')}
              action={
                isSearch && (
                  <LinkButton variant="outline" href={allHref}>
                    {t('all')}
                  </LinkButton>
                )
              }
            >
              {isSearch && t('noneSuchHint')}
            </EmptyState>
          ) : (
            <>
              {isSearch && <Note>{t('found', { count: totalRecord })}</Note>}
              <AuthorList authors={data} />
              <Pagination
                pageIndex={pageIndex}
                pageCount={Math.ceil(totalRecord / pageSize)}
                getHref={getPageHref}
                labels={{ label: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
              />
            </>
          )
        }
      </Loaded>
    </PageColumn>
  );
}
