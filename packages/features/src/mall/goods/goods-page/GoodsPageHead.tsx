import type { GoodsDetail } from '@chippage/api/types';
import { CopyButton } from '@chippage/ui/CopyButton';
import { DocumentIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { FavouriteButton } from '../../../parts/favourite-button/FavouriteButton.tsx';
import { goodsPageMessages } from './messages.ts';
import * as styles from './GoodsPage.css.ts';
import { packingMessages } from '../../../parts/packing/messages.ts';

export interface GoodsPageHeadProps {
  goods: GoodsDetail;
  onCopyText: (text: string) => Promise<boolean>;
  onFavourite: (isFavoured: boolean) => void;
}

/** Which part it is, in one line what kind, and the way to its datasheet. */
export function GoodsPageHead({ goods, onCopyText, onFavourite }: GoodsPageHeadProps) {
  const t = useMessages(goodsPageMessages);
  const packings = useMessages(packingMessages);
  const paths = usePaths(datasheetsPaths);
  const { mpn, brandName, brandNameCn, categoryName, packageCase, packing, merchant, partId } = goods;
  return (
    <header className={styles.header}>
      <div className={styles.titleBlock}>
        <div className={styles.titleRow}>
          <h1 className={styles.title} translate="no" tabIndex={-1}>
            {mpn}
          </h1>
          <CopyButton text={mpn} label={t('copy')} copiedLabel={t('copied')} failedLabel={t('copyFailed')} onCopy={onCopyText} />
          {merchant.isSample && <Tag>{t('sample')}</Tag>}
        </div>
        <p className={styles.line}>
          {[
            brandNameCn === null ? brandName : `${brandNameCn} ${brandName}`,
            categoryName,
            packageCase ?? t('packageUnknown'),
            ...(packing === null ? [] : [packings(packing)]),
          ].join('，')}
        </p>
        {merchant.isSample && <p className={styles.note}>{t('sampleNote')}</p>}
      </div>
      <div className={styles.actions}>
        <FavouriteButton size="md" isFavoured={goods.isFavoured} onChange={onFavourite} />
        {partId !== null && (
          <LinkButton variant="outline" icon={<DocumentIcon size={16} />} href={paths.partDetail(partId)}>
            {t('datasheet')}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
