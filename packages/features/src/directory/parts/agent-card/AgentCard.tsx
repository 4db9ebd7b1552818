import type { AgentRow } from '@chippage/api/types';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { countryName } from '@chippage/api/countries';
import { FavouriteButton } from '../../../parts/favourite-button/FavouriteButton.tsx';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { AuthorisationProof } from '../authorisation-proof/AuthorisationProof.tsx';
import * as styles from './AgentCard.css.ts';
import { salesRegionMessages } from '../../../parts/sales-region/messages.ts';
import { agentCardMessages, agentKindMessages } from './messages.ts';

/** Props of `AgentCard`. */
export interface AgentCardProps {
  agent: AgentRow;
  isFollowed?: boolean;
  /** Absent: it cannot be followed here. */
  onFollow?: (isFollowed: boolean) => void;
  isFavoured?: boolean | undefined;
  /** Absent: it cannot be kept here. */
  onFavourite?: ((isFavoured: boolean) => void) | undefined;
  /** Whether it is among those to lay side by side. */
  isCompared?: boolean;
  /** Absent: it cannot be compared here. */
  onCompare?: (isCompared: boolean) => void;
  /** Level of its heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** A distributor in a list: what it carries, what of it is proved, where it sells. A line of one maker stands with its proof. */
export function AgentCard({
  agent,
  isFollowed = false,
  onFollow,
  isFavoured = false,
  onFavourite,
  isCompared = false,
  onCompare,
  headingLevel = 2,
}: AgentCardProps) {
  const t = useMessages(agentCardMessages);
  const kindName = useMessages(agentKindMessages);
  const regionName = useMessages(salesRegionMessages);
  const paths = usePaths(directoryPaths);
  const Heading = `h${headingLevel}` as const;
  const { id, name, nameCn, kind, isSample, country, regions, brandCount, brandNames, verifiedCount, partCount, stockedCount, stockOn, line } = agent;
  const title = nameCn ?? name;
  const names = brandNames.join('、');
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          <Link tone="quiet" href={paths.agentDetail(id)}>
            {title}
          </Link>
        </Heading>
        {isSample && <Tag>{t('sample')}</Tag>}
        <Tag>{kindName(kind)}</Tag>
        {line !== null && <AuthorisationProof line={line} />}
        {(onFollow ?? onFavourite ?? onCompare) && (
          <span className={styles.end}>
            {onCompare && (
              <CheckboxField name="ids" value={String(id)} isSelected={isCompared} onChange={onCompare}>
                <span aria-hidden="true">{t('compare')}</span>
                <VisuallyHidden>{t('compareOf', { name: title })}</VisuallyHidden>
              </CheckboxField>
            )}
            {onFollow && <FollowButton name={title} isFollowed={isFollowed} onChange={onFollow} />}
            {onFavourite && <FavouriteButton name={title} isFavoured={isFavoured} onChange={onFavourite} />}
          </span>
        )}
      </div>
      {nameCn !== null && <span className={styles.english}>{name}</span>}
      <p className={styles.facts}>
        {country !== null && <span>{countryName(country)}</span>}
        <span>
          {brandCount === 0
            ? t(kind === 'independent' ? 'noneSold' : 'noBrands')
            : t(kind === 'independent' ? 'sells' : 'brands', {
                count: formatNumber(brandCount),
                names: brandCount > brandNames.length ? t('moreBrands', { names }) : names,
              })}
        </span>
        {brandCount > 0 && <span>{verifiedCount === 0 ? t('noneVerified') : t('verified', { count: formatNumber(verifiedCount) })}</span>}
        <span>{regions.length === 0 ? t('noRegions') : t('regions', { regions: regions.map((region) => regionName(region)).join('、') })}</span>
        {partCount > 0 && <span>{t('parts', { count: formatNumber(partCount) })}</span>}
        {stockOn !== null && <span>{t('stocked', { count: formatNumber(stockedCount), day: stockOn })}</span>}
      </p>
    </article>
  );
}
