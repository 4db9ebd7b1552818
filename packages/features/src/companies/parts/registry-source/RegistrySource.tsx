import type { RegistryProvenance } from '@chippage/api/types';
import { WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { registrySourceMessages } from './messages.ts';
import * as styles from './RegistrySource.css.ts';

export interface RegistrySourceProps {
  provenance: RegistryProvenance;
}

/** Where facts come from and when they were asked for; that they are older than they may be, or made up. */
export function RegistrySource({ provenance: { source, asOf, isStale, isSample } }: RegistrySourceProps) {
  const t = useMessages(registrySourceMessages);
  return (
    <p className={styles.line}>
      <span>{t('source', { source })}</span>
      <span>
        {t('asOf')}
        <AbsoluteTime dateTime={asOf} />
      </span>
      {isSample && <Tag>{t('sample')}</Tag>}
      {isStale && (
        <Tag tone="warn" icon={<WarningIcon size={14} />}>
          {t('stale')}
        </Tag>
      )}
    </p>
  );
}
