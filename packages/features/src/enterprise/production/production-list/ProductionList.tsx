import type { Loadable } from '@chippage/api/loadable';
import type { ProductionLine } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BuildingIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { productionListMessages } from './messages.ts';
import * as styles from './ProductionList.css.ts';

export interface ProductionListProps {
  lines: Loadable<readonly ProductionLine[]>;
}

/** What a company makes things with, as an operator has seen it. */
export function ProductionList({ lines }: ProductionListProps) {
  const t = useMessages(productionListMessages);
  return (
    <Loaded value={lines} bones={['160px', '160px']}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState icon={<BuildingIcon size={32} />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <ul className={styles.list} aria-label={t('list')}>
            {found.map(({ id, name, equipment, capacity, certificates, isSample, reviewTime }) => (
              <li key={id}>
                <Card title={name} note={isSample ? <Tag>{t('sample')}</Tag> : reviewTime !== null && <Reviewed at={reviewTime} />}>
                  <DescriptionList columns={1} unknownLabel={t('unknown')}>
                    <DescriptionItem term={t('equipment')}>{equipment}</DescriptionItem>
                    <DescriptionItem term={t('capacity')}>{capacity}</DescriptionItem>
                    <DescriptionItem term={t('certificates')}>{certificates.length === 0 ? null : certificates.join('、')}</DescriptionItem>
                  </DescriptionList>
                </Card>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Reviewed({ at }: { at: string }) {
  const t = useMessages(productionListMessages);
  return (
    <>
      {t('reviewed')} <FriendlyTime dateTime={at} />
    </>
  );
}
