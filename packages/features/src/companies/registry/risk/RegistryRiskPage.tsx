import type { Loadable } from '@chippage/api/loadable';
import type { RegistryRisk, RegistryRiskGroup, RegistryRiskItem } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Disclosure } from '@chippage/ui/Disclosure';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { registryRiskMessages } from './messages.ts';
import * as styles from './Risk.css.ts';
import { RiskLevelTag } from './RiskLevelTag.tsx';

export interface RegistryRiskPageProps {
  risk: Loadable<RegistryRisk>;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** The risks of a company by whose they are; each kind opens to its events and leads to the table with all of them. */
export function RegistryRiskPage({ risk, onLogin }: RegistryRiskPageProps) {
  const t = useMessages(registryRiskMessages);
  const paths = usePaths(companiesPaths);
  return (
    <RegistryLoaded value={risk} onLogin={onLogin} failedTitle={t('failed')} bones={['40px', '200px', '200px']}>
      {({ companyId, name, level, groups, provenance }) => (
        <PageColumn>
          <PageHead title={t('title', { name })} end={<Link href={paths.registeredCompany(companyId)}>{t('back', { name })}</Link>} />
          <div className={styles.line}>
            <RiskLevelTag level={level} />
            <RegistrySource provenance={provenance} />
          </div>
          {groups.map((group) => (
            <Group key={group.scope} companyId={companyId} group={group} />
          ))}
        </PageColumn>
      )}
    </RegistryLoaded>
  );
}

function Group({ companyId, group: { scope, count, items } }: { companyId: number; group: RegistryRiskGroup }) {
  const t = useMessages(registryRiskMessages);
  return (
    <Card title={t(scope)} note={`${t(`${scope}Note`)} · ${t('count', { count: formatNumber(count) })}`}>
      {items.length === 0 ? <Note>{t('empty')}</Note> : items.map((item) => <Item key={item.title} companyId={companyId} item={item} />)}
    </Card>
  );
}

function Item({ companyId, item: { title, level, total, block, events } }: { companyId: number; item: RegistryRiskItem }) {
  const t = useMessages(registryRiskMessages);
  const paths = usePaths(companiesPaths);
  return (
    <Disclosure title={t('item', { title, count: formatNumber(total) })} note={<RiskLevelTag level={level} />}>
      <div className={styles.stack}>
        <ul className={styles.events}>
          {events.map(({ id, text, count, company }) => (
            <li key={id}>
              {count > 1 ? t('times', { text, count }) : text}
              {company !== null && (
                <div className={styles.company}>
                  {t('company')}
                  <Link href={paths.registeredCompany(company.id)}>{company.name}</Link>
                </div>
              )}
            </li>
          ))}
        </ul>
        {events.length < total && <Note>{t('more', { shown: events.length })}</Note>}
        {block !== null && <Link href={paths.registeredCompany(companyId, { block })}>{t('rows', { title })}</Link>}
      </div>
    </Disclosure>
  );
}
