import type { RegistryCompany } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { RegistryStateTag } from '../../parts/registry-state/RegistryStateTag.tsx';
import { registryCompanyMessages } from './messages.ts';
import * as styles from './RegistryCompany.css.ts';

export interface RegistryCompanyHeadProps {
  company: RegistryCompany;
  /** Watches it, asks again. */
  actions?: ReactNode;
}

/** Who a registered company is: its name, whether it still is, and the ways to what else there is. */
export function RegistryCompanyHead({ company, actions }: RegistryCompanyHeadProps) {
  const t = useMessages(registryCompanyMessages);
  const paths = usePaths(companiesPaths);
  const { companyHome } = usePaths(inquiriesPaths);
  const { id, name, state, stateText, tags, endDate, endReason, creditCode, place, enterpriseId, provenance } = company;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h1 className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        <RegistryStateTag state={state} text={stateText} />
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </div>
      <p className={styles.facts}>
        {creditCode !== null && <span>{creditCode}</span>}
        {place !== null && <span>{place}</span>}
      </p>
      {provenance.isSample && <Alert tone="info">{t('sampleNote')}</Alert>}
      {endDate !== null && (
        <Alert tone="warn">{t('ended', { state: stateText, date: endDate, reason: endReason === null ? '' : t('endedReason', { reason: endReason }) })}</Alert>
      )}
      <RegistrySource provenance={provenance} />
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <nav aria-label={t('ways')}>
        <ul className={styles.ways}>
          <li>
            <Link href={paths.companyRisk(id)}>{t('risk')}</Link>
          </li>
          <li>
            <Link href={paths.companyReport(id)}>{t('report')}</Link>
          </li>
          <li>
            <Link href={paths.companySnapshot(id)}>{t('snapshot')}</Link>
          </li>
          <li>
            <Link href={paths.compareCompanies({ id })}>{t('compare')}</Link>
          </li>
          {enterpriseId !== null && (
            <li>
              <Link href={companyHome(enterpriseId)}>{t('home')}</Link>
            </li>
          )}
        </ul>
      </nav>
    </header>
  );
}
