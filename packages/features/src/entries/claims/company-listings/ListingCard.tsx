import type { AgentLine, CompanyListing, CompanyListingKind } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { CheckIcon, ClockIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ReviewedTag } from '../../../parts/reviewed-row/ReviewedRow.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { salesRegionMessages } from '../../../parts/sales-region/messages.ts';
import * as styles from './CompanyListings.css.ts';
import { companyListingsMessages } from './messages.ts';

const SHOWN = 8;

export interface ListingCardProps {
  kind: CompanyListingKind;
  listing: CompanyListing;
}

/** A page of the directory that is a company's own, or would be: what stands on it, and the ways to keep it. */
export function ListingCard({ kind, listing: { agent, lines, state, reason, isMine } }: ListingCardProps) {
  const t = useMessages(companyListingsMessages);
  const regionName = useMessages(salesRegionMessages);
  const paths = { ...usePaths(directoryPaths), ...usePaths(entriesPaths) };
  const { id, regions, brandCount, verifiedCount, partCount, stockedCount, stockOn } = agent;
  const name = agent.nameCn ?? agent.name;
  const isKept = state === 'approved' && isMine;
  return (
    <Card title={name} note={<ReviewedTag state={state} />}>
      <div className={styles.stack}>
        {state === 'refused' && reason !== null && <Alert tone="warn">{t('refused', { reason })}</Alert>}
        {!isMine && <span className={styles.quiet}>{t('byColleague')}</span>}
        <DescriptionList columns={2} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('brands')}>{t('brandsValue', { count: formatNumber(brandCount), verified: formatNumber(verifiedCount) })}</DescriptionItem>
          <DescriptionItem term={t('parts')}>
            {t('partsValue', { count: formatNumber(partCount), stocked: formatNumber(stockedCount) })}
            {stockOn !== null && <span className={styles.quiet}> {t('stockOn', { date: stockOn })}</span>}
          </DescriptionItem>
          <DescriptionItem term={t('regions')} isWide>
            {regions.map((region) => regionName(region)).join('、')}
          </DescriptionItem>
        </DescriptionList>
        {lines.length > 0 && (
          <ul className={styles.lines} aria-label={t('lines')}>
            {lines.slice(0, SHOWN).map((line) => (
              <LineItem key={line.id} line={line} />
            ))}
          </ul>
        )}
        {lines.length > SHOWN && <span className={styles.quiet}>{t('moreLines', { count: lines.length - SHOWN })}</span>}
        <RowActions>
          <LinkButton size="sm" variant="outline" href={paths.agentDetail(id)} aria-label={t('openOf', { name })}>
            {t('open')}
          </LinkButton>
          {isKept && (
            <>
              <LinkButton size="sm" variant="outline" href={paths.claim('agent', id)}>
                {t('keep')}
              </LinkButton>
              {kind === 'agent' && (
                <LinkButton size="sm" variant="outline" href={paths.ownAuthorisations('agent', id)}>
                  {t('authorisations')}
                </LinkButton>
              )}
              <LinkButton size="sm" variant="outline" href={paths.ownContacts('agent', id)}>
                {t('contacts')}
              </LinkButton>
              <LinkButton size="sm" variant="outline" href={paths.addLine(kind === 'agent' ? 'agent_brand' : 'trader_brand', id)}>
                {t('addBrand')}
              </LinkButton>
              {kind === 'trader' && (
                <LinkButton size="sm" variant="outline" href={paths.addLine('trader_model', id)}>
                  {t('addModel')}
                </LinkButton>
              )}
            </>
          )}
        </RowActions>
      </div>
    </Card>
  );
}

const looks = {
  verified: { tone: 'ok', Icon: CheckIcon },
  expired: { tone: 'warn', Icon: ClockIcon },
  unverified: { tone: 'neutral', Icon: undefined },
} as const;

function LineItem({ line: { brandId, brandName, brandNameCn, state, validTo, regions } }: { line: AgentLine }) {
  const t = useMessages(companyListingsMessages);
  const regionName = useMessages(salesRegionMessages);
  const paths = usePaths(directoryPaths);
  const { tone, Icon } = looks[state];
  return (
    <li className={styles.line}>
      <Link href={paths.brandDetail(brandId)}>{brandNameCn ?? brandName}</Link>
      <Tag tone={tone} icon={Icon && <Icon size={14} />}>
        {t(state)}
      </Tag>
      {validTo !== null && <span className={styles.quiet}>{t('until', { date: validTo })}</span>}
      {regions.length > 0 && <span className={styles.quiet}>{regions.map((region) => regionName(region)).join('、')}</span>}
    </li>
  );
}
