import type { CompanyCard } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../i18n/formatNumber.ts';
import { inquiriesPaths } from '../i18n/paths/inquiriesPaths.ts';
import { CompanyMarks } from '../parts/company-marks/CompanyMarks.tsx';
import * as styles from './elements.css.ts';
import { elementsMessages } from './messages.ts';

export interface CompanyBadgeProps {
  company: CompanyCard;
}

/** A company in short, with the way to its page: what a company puts on its own site. */
export function CompanyBadge({ company }: CompanyBadgeProps) {
  const t = useMessages(elementsMessages);
  const paths = usePaths(inquiriesPaths);
  const { id, name, place, industry, supplies, demands, followers } = company;
  return (
    <section className={styles.badge} aria-label={t('company', { name })}>
      <span className={styles.marks}>
        <span className={styles.name}>
          <Link href={paths.companyHome(id)}>{name}</Link>
        </span>
        <CompanyMarks company={company} />
      </span>
      <p className={styles.facts}>
        {place !== null && <span>{place}</span>}
        {industry !== null && <span>{industry}</span>}
        <span>{t('supplies', { count: formatNumber(supplies) })}</span>
        <span>{t('demands', { count: formatNumber(demands) })}</span>
        <span>{t('followers', { count: formatNumber(followers) })}</span>
      </p>
    </section>
  );
}
