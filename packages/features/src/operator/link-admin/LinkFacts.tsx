import type { OperatorLink } from '@chippage/api/types';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../i18n/friendly-time/AbsoluteTime.tsx';
import * as styles from './LinkAdmin.css.ts';
import { LinkStatusTag } from './LinkStatusTag.tsx';
import { linkAdminMessages } from './messages.ts';

/** What is known of a maker's address. */
export function LinkFacts({ link }: { link: OperatorLink }) {
  const t = useMessages(linkAdminMessages);
  const { address, catalogueAddress, status, statusSince, checkTime, okTime, movedTo } = link;
  const shown = (href: string) => (
    <Link href={href} newWindowLabel={t('newWindow')}>
      <span className={styles.address} translate="no">
        {href}
      </span>
    </Link>
  );
  return (
    <DescriptionList unknownLabel={t('never')}>
      <DescriptionItem term={t('address')}>
        {shown(address)}
        {catalogueAddress !== address && <span className={styles.beside}>{t('catalogueAddress', { address: catalogueAddress })}</span>}
      </DescriptionItem>
      <DescriptionItem term={t('state')}>
        <span className={styles.state}>
          <LinkStatusTag status={status} />
          {statusSince !== null && t('since', { date: absoluteTime(Date.parse(statusSince)).date })}
        </span>
      </DescriptionItem>
      {movedTo !== null && <DescriptionItem term={t('movedTo')}>{shown(movedTo)}</DescriptionItem>}
      <DescriptionItem term={t('checked')}>{checkTime && <AbsoluteTime dateTime={checkTime} />}</DescriptionItem>
      <DescriptionItem term={t('lastOk')}>{okTime && <AbsoluteTime dateTime={okTime} />}</DescriptionItem>
    </DescriptionList>
  );
}
