import type { Lifecycle } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './LifecycleMark.css.ts';
import { lifecycleMessages } from './messages.ts';

export interface LifecycleMarkProps {
  lifecycle: Lifecycle;
  /** It stands without a name beside it: what is not known says what that is. @default false */
  isAlone?: boolean;
}

const shapes: Record<Lifecycle, keyof typeof styles.shape> = {
  new: 'full',
  active: 'full',
  preview: 'ring',
  nrnd: 'half',
  last_buy: 'half',
  eol: 'half',
  obsolete: 'bar',
  unknown: 'ring',
};

/** Where a part stands in its life, as a shape and a word: colour alone tells nothing. */
export function LifecycleMark({ lifecycle, isAlone = false }: LifecycleMarkProps) {
  const t = useMessages(lifecycleMessages);
  return (
    <span className={lifecycle === 'unknown' ? styles.markUnknown : styles.mark}>
      <span className={styles.shape[shapes[lifecycle]]} aria-hidden="true" />
      {t(lifecycle === 'unknown' && isAlone ? 'unknownAlone' : lifecycle)}
    </span>
  );
}
