import type { Loadable } from '@chippage/api/loadable';
import type { PartRow } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { AddedOption } from './AddCompared.tsx';
import { Compared } from './Compared.tsx';
import { comparedMost } from '../../../parts/compared/comparedCount.ts';
import { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';

const AddCompared = late(async () => (await import('./AddCompared.tsx')).AddCompared);

/** Props of `PartCompare`. */
export interface PartCompareProps {
  /** In the order of `ids`; those that are gone are left out. */
  parts: Loadable<readonly PartRow[]>;
  /** Other parts, or other prices, are on their way. @default false */
  isRefreshing?: boolean;
  /** The parts that the address names, as many as are compared at most. */
  ids: readonly number[];
  /** How many parts the address names. @default those of `ids` */
  named?: number;
  /** Shows only the rows in which the parts differ. @default false */
  isDifferent?: boolean;
  /** For how many pieces prices are. @default 1 */
  quantity?: number;
  /** Other parts, another order, or prices for another quantity. */
  onChange: (next: { ids: number[]; quantity: number }) => void;
  /** Parts whose numbers begin like this. */
  onFindParts: (keywords: string) => Promise<readonly AddedOption[]>;
  onSaveFile: (file: Blob, name: string) => void;
  /** Says in the corner of the page what was saved. */
  notify: PageActions['notify'];
  onPrint: () => void;
}

/** Parts side by side; what they differ in is marked. The address holds all of it. */
export function PartCompare(props: PartCompareProps) {
  const { ids, named = ids.length, quantity = 1 } = props;
  const t = useMessages(partCompareMessages);
  const paths = usePaths(datasheetsPaths);
  const announce = useAnnounce();
  const top = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const add = ({ partId, text: mpn }: AddedOption) => {
    const isNew = !ids.includes(partId);
    announce(isNew ? t('added', { mpn, count: ids.length + 1 }) : t('already', { mpn }));
    if (isNew) props.onChange({ ids: [...ids, partId], quantity });
  };
  const empty = (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <LinkButton variant="outline" href={paths.partSearch('')}>
          {t('browse')}
        </LinkButton>
      }
    >
      {t('emptyHint')}
    </EmptyState>
  );
  return (
    <>
      {named > comparedMost && <p className={styles.gone}>{t('cutTo', { count: named })}</p>}
      <div ref={top} className={styles.top} tabIndex={-1}>
        {ids.length >= comparedMost ? (
          <p className={styles.full}>{t('addFull')}</p>
        ) : isAdding ? (
          <AddCompared onFindParts={props.onFindParts} onAdd={add} />
        ) : (
          <Button variant="outline" size="sm" onHoverStart={AddCompared.preload} onFocus={AddCompared.preload} onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </div>
      {ids.length === 0 ? (
        empty
      ) : (
        <Loaded value={props.parts} loadingLabel={t('searching')} failedTitle={t('failed')} lines={12}>
          {(parts) => (parts.length === 0 && !props.isRefreshing ? empty : <Compared {...props} shown={parts} end={top} />)}
        </Loaded>
      )}
    </>
  );
}
