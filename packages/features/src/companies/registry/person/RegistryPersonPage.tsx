import type { Loadable } from '@chippage/api/loadable';
import type { RegistryPerson, RegistryRole } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { RegistryStateTag } from '../../parts/registry-state/RegistryStateTag.tsx';
import { registryPersonMessages } from './messages.ts';

export interface RegistryPersonPageProps {
  person: Loadable<RegistryPerson>;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** All companies in which one person has a post or a share; two persons of one name are two pages. */
export function RegistryPersonPage({ person, onLogin }: RegistryPersonPageProps) {
  const t = useMessages(registryPersonMessages);
  const paths = usePaths(companiesPaths);
  return (
    <RegistryLoaded value={person} onLogin={onLogin} failedTitle={t('failed')} bones={['40px', '200px']}>
      {({ name, roles, total, namesakes, provenance }) => (
        <PageColumn>
          <PageHead title={t('title', { name })} note={t('count', { count: formatNumber(total) })} />
          <Note>{t('byNumber')}</Note>
          {namesakes > 0 && (
            <Note>
              {t('namesakes', { count: formatNumber(namesakes) })} <Link href={paths.companyCheckSearch({ keywords: name })}>{t('findNamesakes')}</Link>
            </Note>
          )}
          <RegistrySource provenance={provenance} />
          {roles.length === 0 ? (
            <EmptyState title={t('empty')} />
          ) : (
            <Card padding="none">
              <RoleTable caption={t('caption', { name })} roles={roles} />
            </Card>
          )}
        </PageColumn>
      )}
    </RegistryLoaded>
  );
}

function RoleTable({ caption, roles }: { caption: string; roles: readonly RegistryRole[] }) {
  const t = useMessages(registryPersonMessages);
  const paths = usePaths(companiesPaths);
  const columns = useMemo(
    (): TableColumn<RegistryRole>[] => [
      {
        key: 'company',
        header: t('company'),
        isRowHeader: true,
        isWrapping: true,
        cell: ({ company }) => <Link href={paths.registeredCompany(company.id)}>{company.name}</Link>,
      },
      {
        key: 'state',
        header: t('state'),
        cell: ({ state, stateText }) => (state === null ? t('unsaid') : <RegistryStateTag state={state} text={stateText} />),
      },
      { key: 'roles', header: t('roles'), isWrapping: true, cell: ({ roles: posts }) => posts.join('、') || t('unsaid') },
      { key: 'percent', header: t('percent'), align: 'end', cell: ({ percent }) => percent ?? t('unsaid') },
      { key: 'setUpDate', header: t('setUpDate'), cell: ({ setUpDate }) => setUpDate ?? t('unsaid') },
      { key: 'place', header: t('place'), cell: ({ place }) => place ?? t('unsaid') },
    ],
    [t, paths],
  );
  return <Table caption={caption} columns={columns} rows={roles} getRowKey={({ company }) => company.id} />;
}
