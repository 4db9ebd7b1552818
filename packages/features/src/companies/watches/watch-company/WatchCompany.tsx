import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { watchCompanyMessages } from './messages.ts';
import * as styles from './WatchCompany.css.ts';

export interface WatchCompanyProps {
  isWatched: boolean;
  onWatch: (isWatched: boolean) => void;
}

/** Watches a registered company, or not any more, and says what that brings. */
export function WatchCompany({ isWatched, onWatch }: WatchCompanyProps) {
  const t = useMessages(watchCompanyMessages);
  const paths = usePaths(companiesPaths);
  return (
    <div className={styles.group}>
      <FollowButton label={t('watch')} isFollowed={isWatched} onChange={onWatch} />
      <span className={styles.hint}>{t('hint')}</span>
      {isWatched && <Link href={paths.companyWatches()}>{t('list')}</Link>}
    </div>
  );
}
