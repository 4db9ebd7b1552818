import type { CompanyCard } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { CompanyMarks } from '../../../parts/company-marks/CompanyMarks.tsx';
import * as styles from './CompanyList.css.ts';
import { companyListMessages } from './messages.ts';

export interface CompanyItemProps {
  company: CompanyCard;
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
}

/** A company in a list: its name and marks, where it is, and what is counted of it. */
export function CompanyItem({ company, isFollowed, onFollow }: CompanyItemProps) {
  const t = useMessages(companyListMessages);
  const paths = usePaths(inquiriesPaths);
  const { id, name, nameEn, place, industry, supplies, demands, followers } = company;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link tone="quiet" href={paths.companyHome(id)}>
            {name}
          </Link>
        </h2>
        <CompanyMarks company={company} />
        <span className={styles.end}>
          <FollowButton name={name} isFollowed={isFollowed} onChange={onFollow} />
        </span>
      </div>
      <p className={styles.facts}>
        <span>{place ?? t('unknownPlace')}</span>
        {industry !== null && <span>{industry}</span>}
        {nameEn !== null && <span lang="en">{nameEn}</span>}
      </p>
      <p className={`${styles.facts} ${styles.number}`}>
        <span>{t('supplies', { count: formatNumber(supplies) })}</span>
        <span>{t('demands', { count: formatNumber(demands) })}</span>
        <span>{t('followers', { count: formatNumber(followers) })}</span>
      </p>
    </article>
  );
}
