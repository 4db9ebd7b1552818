import type { Loadable } from '@chippage/api/loadable';
import type { RegistryCompany, RegistryHits, RegistryScore } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { registryScoreMessages } from '../score/messages.ts';
import * as styles from './Compare.css.ts';
import { ChooseCompany } from './ChooseCompany.tsx';
import { type Compared, type CompareRow, compareRows } from './compareRows.ts';
import { registryCompareMessages } from './messages.ts';

export interface RegistryComparePageProps {
  /** The companies that are chosen: none, one or two. */
  companies: readonly { company: Loadable<RegistryCompany>; score: Loadable<RegistryScore> }[];
  /** What was looked for to choose another one; ''. */
  keywords: string;
  /** What it found; null: nothing was looked for. */
  hits: Loadable<RegistryHits> | null;
  onSearch: (keywords: string) => void;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** Two registered companies side by side: their facts, their risks in numbers, and their scorecards term by term. */
export function RegistryComparePage({ companies, keywords, hits, onSearch, onLogin }: RegistryComparePageProps) {
  const t = useMessages(registryCompareMessages);
  const [first, second] = companies;
  const choose = { keywords, hits, onSearch, onLogin };
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Note>{t('lead')}</Note>
      {first === undefined ? (
        <ChooseCompany title={t('first')} chosen={null} {...choose} />
      ) : (
        <RegistryLoaded value={first.company} onLogin={onLogin} failedTitle={t('failed')} bones={['320px']}>
          {(a) =>
            second === undefined ? (
              <ChooseCompany title={t('second', { name: a.name })} chosen={a.id} {...choose} />
            ) : (
              <RegistryLoaded value={second.company} onLogin={onLogin} failedTitle={t('failed')} bones={['320px']}>
                {(b) => (
                  <Both
                    compared={[
                      { company: a, score: dataOf(first.score) },
                      { company: b, score: dataOf(second.score) },
                    ]}
                  />
                )}
              </RegistryLoaded>
            )
          }
        </RegistryLoaded>
      )}
    </PageColumn>
  );
}

const dataOf = <T,>(value: Loadable<T>): T | null => (value.status === 'ready' ? value.data : null);

function Both({ compared }: { compared: readonly [Compared, Compared] }) {
  const t = useMessages(registryCompareMessages);
  const terms = useMessages(registryScoreMessages);
  const paths = usePaths(companiesPaths);
  const [{ company: a }, { company: b }] = compared;
  const columns = useMemo(
    (): TableColumn<CompareRow>[] => [
      { key: 'fact', header: t('fact'), isRowHeader: true, cell: ({ name }) => name },
      { key: 'a', header: a.name, isWrapping: true, cell: ({ values }) => values[0] },
      { key: 'b', header: b.name, isWrapping: true, cell: ({ values }) => values[1] },
    ],
    [t, a.name, b.name],
  );
  return (
    <>
      <ul className={styles.ways}>
        {[a, b].map((each, at) => (
          <li key={each.id}>
            <Link href={paths.registeredCompany(each.id)}>{each.name}</Link>{' '}
            <Link tone="muted" href={paths.compareCompanies({ id: at === 0 ? b.id : a.id })}>
              {t('remove', { name: each.name })}
            </Link>
          </li>
        ))}
      </ul>
      <Card padding="none">
        <Table caption={t('caption', { a: a.name, b: b.name })} columns={columns} rows={compareRows(compared, { t, terms })} getRowKey={({ key }) => key} />
      </Card>
      {[a, b].map(({ id, provenance }) => (
        <RegistrySource key={id} provenance={provenance} />
      ))}
    </>
  );
}
