import type { Loadable } from '@chippage/api/loadable';
import type { RegistryHits } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySearch } from '../../parts/registry-search/RegistrySearch.tsx';
import { registryCompareMessages } from './messages.ts';

interface ChooseCompanyProps {
  title: string;
  /** The company that is chosen already. */
  chosen: number | null;
  keywords: string;
  hits: Loadable<RegistryHits> | null;
  onSearch: (keywords: string) => void;
  onLogin: (retry: () => void) => void;
}

/** Looks for a company to compare; each result leads to the comparison. */
export function ChooseCompany({ title, chosen, keywords, hits, onSearch, onLogin }: ChooseCompanyProps) {
  const t = useMessages(registryCompareMessages);
  const paths = usePaths(companiesPaths);
  return (
    <Card title={title}>
      <PageColumn>
        <RegistrySearch label={t('field')} hint={t('hint')} searched={keywords} action={paths.compareCompanies()} onSearch={onSearch}>
          {chosen !== null && <input type="hidden" name="id" value={chosen} />}
        </RegistrySearch>
        {hits !== null && (
          <RegistryLoaded value={hits} onLogin={onLogin} failedTitle={t('failed')} failedSize="sm" bones={['56px', '56px']}>
            {({ hits: found }) => {
              const others = found.filter(({ kind, id }) => kind === 'company' && id !== chosen);
              if (others.length === 0) return <EmptyState size="sm" icon={<SearchIcon size={32} />} title={t('empty', { keywords })} />;
              return (
                <RowList label={t('results')}>
                  {others.map(({ id, name, creditCode, stateText }) => (
                    <Row key={id}>
                      <RowWords>
                        <RowTitle>{name}</RowTitle>
                        <RowMeta>{[stateText, creditCode].filter((fact) => fact !== null).join(' · ')}</RowMeta>
                      </RowWords>
                      <RowActions>
                        <LinkButton
                          variant="outline"
                          size="sm"
                          href={paths.compareCompanies({ id: chosen === null ? [id] : [chosen, id] })}
                          aria-label={`${t('choose')} ${name}`}
                        >
                          {t('choose')}
                        </LinkButton>
                      </RowActions>
                    </Row>
                  ))}
                </RowList>
              );
            }}
          </RegistryLoaded>
        )}
      </PageColumn>
    </Card>
  );
}
