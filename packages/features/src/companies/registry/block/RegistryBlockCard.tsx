import type { Loadable } from '@chippage/api/loadable';
import type { RegistryBlock, RegistryRecords } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Link } from '@chippage/ui/Link';
import { useEffect, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { useNear } from '../../../parts/near/useNear.ts';
import { blockNamesMessages } from '../../parts/block-names/messages.ts';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { BlockContent } from './BlockContent.tsx';
import { registryBlockMessages } from './messages.ts';
import * as styles from './RegistryBlock.css.ts';

export interface RegistryBlockCardProps {
  companyId: number;
  block: RegistryBlock;
  /** Its first rows. */
  records: Loadable<RegistryRecords>;
  /** How many it has, where that is known before it is read. */
  knownTotal?: number | undefined;
  /** It has come near the screen: the time to read it. Being told twice changes nothing. */
  onNear: () => void;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

const NEAR_PX = 400;

/** One table on the page of a company: its first rows, how many there are, where they come from, and its own address. */
export function RegistryBlockCard({ companyId, block, records, knownTotal, onNear, onLogin }: RegistryBlockCardProps) {
  const t = useMessages(registryBlockMessages);
  const names = useMessages(blockNamesMessages);
  const paths = usePaths(companiesPaths);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, NEAR_PX);
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  const name = names(block);
  const total = records.status === 'ready' ? records.data.total : knownTotal;
  const hasMore = records.status === 'ready' && records.data.total > records.data.records.length;
  const label = hasMore ? t('all', { name, count: formatNumber(total ?? 0) }) : t('open', { name });
  return (
    <div id={block} ref={place} className={styles.place}>
      <Card
        title={name}
        headingLevel={3}
        padding="none"
        note={total === undefined ? undefined : t('total', { count: formatNumber(total) })}
        action={
          <Link tone="quiet" href={paths.registeredCompany(companyId, { block })} aria-label={label}>
            {hasMore ? t('all', { name, count: formatNumber(total ?? 0) }) : t('openShort')}
          </Link>
        }
        footer={records.status === 'ready' ? <RegistrySource provenance={records.data.provenance} /> : undefined}
      >
        <RegistryLoaded value={records} onLogin={onLogin} failedTitle={t('failed', { name })} failedSize="sm" bones={['120px']}>
          {({ records: rows, provenance }) =>
            rows.length === 0 ? (
              <EmptyState size="sm" title={t('empty')}>
                {t('emptyAt', { time: absoluteTime(Date.parse(provenance.asOf)).minute })}
              </EmptyState>
            ) : (
              <BlockContent companyId={companyId} block={block} records={rows} />
            )
          }
        </RegistryLoaded>
      </Card>
    </div>
  );
}
