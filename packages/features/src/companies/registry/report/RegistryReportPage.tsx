import type { Loadable } from '@chippage/api/loadable';
import type { RegistryReport, RegistryReportTable } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { Inset, Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { fieldNamesMessages } from '../../parts/field-names/messages.ts';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { RegistryTable } from '../../parts/registry-table/RegistryTable.tsx';
import { registryReportMessages } from './messages.ts';

export interface RegistryReportPageProps {
  report: Loadable<RegistryReport>;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** An annual report as the company filed it, year by year. */
export function RegistryReportPage({ report, onLogin }: RegistryReportPageProps) {
  const t = useMessages(registryReportMessages);
  const fields = useMessages(fieldNamesMessages);
  const paths = usePaths(companiesPaths);
  return (
    <RegistryLoaded value={report} onLogin={onLogin} failedTitle={t('failed')} bones={['40px', '40px', '240px']}>
      {({ companyId, name, year, years, releaseDate, facts, tables, provenance }) => (
        <PageColumn>
          <PageHead title={t('title', { name })} end={<Link href={paths.registeredCompany(companyId)}>{t('back', { name })}</Link>} />
          <RegistrySource provenance={provenance} />
          {year === null ? (
            <EmptyState title={t('none')} />
          ) : (
            <>
              <StateLinks
                label={t('years')}
                states={years.map((each) => ({ id: `${each}`, name: t('year', { year: each }) }))}
                current={`${year}`}
                getHref={(each) => paths.companyReport(companyId, { year: each })}
              />
              <Card
                title={t('facts')}
                note={releaseDate === null ? t('unreleased', { year }) : t('released', { year, date: releaseDate })}
                footer={<Note as="span">{t('own')}</Note>}
              >
                <DescriptionList columns={2} unknownLabel={t('unknown')}>
                  {facts.map(({ field, text }) => (
                    <DescriptionItem key={field} term={fields(field)}>
                      {text}
                    </DescriptionItem>
                  ))}
                </DescriptionList>
              </Card>
              {tables.map((table) => (
                <Section key={table.section} companyId={companyId} table={table} />
              ))}
            </>
          )}
        </PageColumn>
      )}
    </RegistryLoaded>
  );
}

function Section({ companyId, table: { section, records } }: { companyId: number; table: RegistryReportTable }) {
  const t = useMessages(registryReportMessages);
  // What companies fill in differs from year to year: the columns are those that any row has.
  const fields = [...new Set(records.flatMap(({ values }) => values.map(({ field }) => field)))];
  return (
    <Card title={t(section)} padding="none">
      {records.length === 0 ? (
        <Inset>
          <Note>{t('empty')}</Note>
        </Inset>
      ) : (
        <RegistryTable caption={t('caption', { name: t(section) })} companyId={companyId} fields={fields} records={records} />
      )}
    </Card>
  );
}
