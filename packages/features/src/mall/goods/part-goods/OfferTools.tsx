import { NativeSelect } from '@chippage/ui/NativeSelect';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { partGoodsMessages } from './messages.ts';
import { offerSorts, type OfferView } from './offerView.ts';
import * as styles from './PartGoodsRows.css.ts';

export interface OfferToolsProps {
  view: OfferView;
  onViewChange: (view: OfferView) => void;
  /** Offers that the view keeps out. */
  hidden: number;
}

/** Whose offers of a part are shown, and in which order; says how many are kept out. */
export function OfferTools({ view, onViewChange, hidden }: OfferToolsProps) {
  const t = useMessages(partGoodsMessages);
  return (
    <div className={styles.tools}>
      <ToggleButton isSelected={view.isAuthorised} onChange={(isAuthorised) => onViewChange({ ...view, isAuthorised })}>
        {t('onlyAuthorised')}
      </ToggleButton>
      <NativeSelect
        label={t('sort')}
        options={offerSorts.map((sort) => ({ id: sort, label: t(sort) }))}
        value={view.sort}
        onChange={(id) => onViewChange({ ...view, sort: offerSorts.find((sort) => sort === id) ?? 'best' })}
      />
      <span role="status" className={styles.hidden}>
        {view.isAuthorised && t('hidden', { count: formatNumber(hidden) })}
      </span>
    </div>
  );
}
