import type { Merchant } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FavouriteButton } from '../../../parts/favourite-button/FavouriteButton.tsx';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import * as styles from './MerchantCard.css.ts';
import { merchantCardMessages } from './messages.ts';

export interface MerchantCardProps {
  merchant: Merchant;
  onFollow: (isFollowed: boolean) => void;
  /** Absent, like what changes it: this site keeps no favourites. */
  isFavoured?: boolean | undefined;
  onFavourite?: ((isFavoured: boolean) => void) | undefined;
  /** Level of its heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** A merchant in a list: name, what it says of itself, what it ships and how. */
export function MerchantCard({ merchant, onFollow, isFavoured = false, onFavourite, headingLevel = 2 }: MerchantCardProps) {
  const t = useMessages(merchantCardMessages);
  const paths = usePaths(mallPaths);
  const Heading = `h${headingLevel}` as const;
  const { id, name, isSample, intro, place, currencies, goodsCount, shipping } = merchant;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          <Link tone="quiet" href={paths.merchant(id)}>
            {name}
          </Link>
        </Heading>
        {isSample && <Tag>{t('sample')}</Tag>}
        {currencies.map((currency) => (
          <Tag key={currency}>{currency}</Tag>
        ))}
        <span className={styles.end}>
          <FollowButton name={merchant.name} isFollowed={merchant.isFollowed} onChange={onFollow} />
          {onFavourite && <FavouriteButton name={name} isFavoured={isFavoured} onChange={onFavourite} />}
        </span>
      </div>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.foot}>
        <span>{place}</span>
        <span>{shipping}</span>
        <span>
          {t('goods')} {t('goodsCount', { count: formatNumber(goodsCount) })}
        </span>
      </p>
    </article>
  );
}
