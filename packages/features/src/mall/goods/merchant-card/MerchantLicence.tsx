import type { Merchant } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { CheckLink } from '../../../parts/check-link/CheckLink.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import * as styles from './MerchantCard.css.ts';
import { merchantCardMessages } from './messages.ts';

/** Who stands behind a merchant in law: what its licence says, and when that was verified. Where nobody has looked, it says so. */
export function MerchantLicence({ merchant: { licence, name, creditCode, isSample } }: { merchant: Merchant }) {
  const t = useMessages(merchantCardMessages);
  const paths = usePaths(inquiriesPaths);
  return (
    <Card
      title={t('licence')}
      note={isSample ? t('licenceSample') : licence === null ? undefined : t('licenceLaw')}
      action={<CheckLink name={licence?.name ?? name} creditCode={licence?.creditCode ?? creditCode} />}
    >
      <div className={styles.stack}>
        <DescriptionList columns={3} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('licenceName')}>
            {licence === null ? (
              name
            ) : (
              <Link tone="accent" href={paths.companyHome(licence.companyId)}>
                {licence.name}
              </Link>
            )}
          </DescriptionItem>
          <DescriptionItem term={t('creditCodeWhole')}>{licence?.creditCode ?? creditCode}</DescriptionItem>
          <DescriptionItem term={t('verified')}>
            {licence === null ? (
              t(isSample ? 'notVerifiedSample' : 'notVerified')
            ) : licence.verifyTime === null ? undefined : (
              <FriendlyTime dateTime={licence.verifyTime} />
            )}
          </DescriptionItem>
        </DescriptionList>
        {licence !== null && !licence.isInForce && <Note>{t('lapsed')}</Note>}
      </div>
    </Card>
  );
}
