import type { Loadable } from '@chippage/api/loadable';
import type { CompanyFigures, CompanyHome } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { type CompanyTab, inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { CompanyMarks } from '../../../parts/company-marks/CompanyMarks.tsx';
import * as styles from './CompanyHome.css.ts';
import { CompanyNumbers } from './CompanyNumbers.tsx';
import { companyHomeMessages } from './messages.ts';

export interface CompanyHeadProps {
  company: Loadable<CompanyHome>;
  figures: Loadable<CompanyFigures>;
  tab: CompanyTab;
  /** Follows it, and what else can be done with it. */
  actions?: ReactNode;
}

/** The head of a company's page: who it is, how it answers, and the ways to what it shows. */
export function CompanyHead({ company, figures, tab, actions }: CompanyHeadProps) {
  const t = useMessages(companyHomeMessages);
  const paths = usePaths(inquiriesPaths);
  return (
    <Loaded value={company} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['40px', '24px', '112px', '40px']}>
      {(found) => {
        const { id, name, nameEn, place, industry, followers, isSample, isVerified } = found;
        const counts = figures.status === 'ready' ? figures.data : found;
        return (
          <div className={styles.stack}>
            <header className={styles.head}>
              <h1 className={styles.title} tabIndex={-1}>
                {name}
              </h1>
              <CompanyMarks company={found} />
            </header>
            <p className={styles.facts}>
              <span>{place ?? t('unknownPlace')}</span>
              {industry !== null && <span>{industry}</span>}
              {nameEn !== null && <span lang="en">{nameEn}</span>}
              <span>{t('followers', { count: formatNumber(followers) })}</span>
            </p>
            {isSample && <Alert tone="info">{t('sampleNote')}</Alert>}
            {!isSample && !isVerified && <Alert tone="warn">{t('expiredNote')}</Alert>}
            {actions}
            <CompanyNumbers name={name} figures={figures} />
            <StateLinks
              label={t('tabs')}
              states={[
                { id: 'supply', name: t('supplyTab'), count: counts.supplies },
                { id: 'demand', name: t('demandTab'), count: counts.demands },
                { id: 'lines', name: t('linesTab'), count: found.lines },
                { id: 'contacts', name: t('contactsTab') },
                { id: 'about', name: t('aboutTab') },
              ]}
              current={tab}
              getHref={(next) => paths.companyHome(id, next)}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
