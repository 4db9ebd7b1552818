import type { BrandProfile } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { countryName } from '@chippage/api/countries';
import { FavouriteButton } from '../../parts/favourite-button/FavouriteButton.tsx';
import { FollowButton } from '../../parts/follow-button/FollowButton.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import * as styles from './BrandHead.css.ts';
import { brandTitle } from './brandTitle.ts';
import { BrandTabs, type BrandTabsProps } from './BrandTabs.tsx';
import { CompanyLink } from './CompanyLink.tsx';
import { brandHeadMessages } from './messages.ts';

/** Names beyond these stand with the facts of the company. */
const NAMES = 3;

export interface BrandHeadProps extends Pick<BrandTabsProps, 'current'> {
  brand: BrandProfile;
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
  /** Absent, like what changes it: this site keeps no favourites. */
  isFavoured?: boolean | undefined;
  onFavourite?: ((isFavoured: boolean) => void) | undefined;
  /** More that can be done with the brand, e.g. claiming its page. */
  actions?: ReactNode;
}

/** What all pages of a brand begin with: its names, whose it is now, how much there is of it, and the way to its other pages. */
export function BrandHead({ brand, current, isFollowed, onFollow, isFavoured = false, onFavourite, actions }: BrandHeadProps) {
  const t = useMessages(brandHeadMessages);
  const { name, nameCn, owner, country, founded, website, aliases, lastDocumentTime } = brand;
  return (
    <div className={styles.head}>
      <PageHead
        title={brandTitle(brand)}
        note={
          <>
            {brand.isDomestic && <Tag>{t('domestic')}</Tag>}
            {owner && (
              <Tag>
                <CompanyLink company={owner} words={(shown) => t('owner', { name: shown })} />
              </Tag>
            )}
          </>
        }
        end={
          <>
            <FollowButton name={nameCn ?? name} isFollowed={isFollowed} onChange={onFollow} />
            {onFavourite && <FavouriteButton name={nameCn ?? name} isFavoured={isFavoured} onChange={onFavourite} />}
            {actions}
          </>
        }
      />
      <div className={styles.facts}>
        <span>{countryName(country) ?? t('unknownCountry')}</span>
        {founded !== null && <span>{t('founded', { year: founded })}</span>}
        {website !== null && (
          <Link href={website} newWindowLabel={t('newWindow')}>
            {new URL(website).host}
          </Link>
        )}
        {aliases.length > 0 && <span>{t('otherNames', { names: aliases.slice(0, NAMES).join('、') })}</span>}
        {lastDocumentTime !== null && (
          <span>
            {t('lastDocument')} <FriendlyTime dateTime={lastDocumentTime} />
          </span>
        )}
      </div>
      <BrandTabs brand={brand} current={current} />
    </div>
  );
}
