import type { GoodsDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { EccnNote } from '../../parts/eccn-note/EccnNote.tsx';
import { StockLine } from '../../parts/stock-line/StockLine.tsx';
import { goodsPageMessages } from './messages.ts';
import { packingMessages } from '../../../parts/packing/messages.ts';

/** All that is known of goods: where they lie, on what terms, what they are. What is not known says so. */
export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
  const t = useMessages(goodsPageMessages);
  const packings = useMessages(packingMessages);
  const paths = usePaths(datasheetsPaths);
  const { unit, moq, multiple, maxQuantity, spq, packing, freight, params } = goods;
  const rule = t(multiple > 1 ? 'orderRule' : 'orderMin', { moq: formatNumber(moq), unit, multiple: formatNumber(multiple) });
  return (
    <>
      <Card title={t('stock')}>
        <StockLine goods={goods} />
      </Card>
      <Card title={t('terms')}>
        <DescriptionList columns={2} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('tax')}>{t(goods.taxMode)}</DescriptionItem>
          <DescriptionItem term={t('freight')}>{freight.text}</DescriptionItem>
          <DescriptionItem term={t('order')}>
            {rule}
            {maxQuantity !== null && `，${t('maximum', { max: formatNumber(maxQuantity), unit })}`}
          </DescriptionItem>
          <DescriptionItem term={t('spqTerm')}>{spq === null ? null : `${formatNumber(spq)} ${unit}`}</DescriptionItem>
          <DescriptionItem term={t('returns')} isWide>
            {goods.returnPolicy}
          </DescriptionItem>
        </DescriptionList>
        <EccnNote eccn={goods.eccn} />
      </Card>
      <Card title={t('facts')}>
        <DescriptionList columns={3} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('brand')}>
            <Link tone="quiet" href={paths.brand(goods.brandId)}>
              {goods.brandNameCn ?? goods.brandName}
            </Link>
          </DescriptionItem>
          <DescriptionItem term={t('category')}>
            <Link tone="quiet" href={paths.category(goods.category)}>
              {goods.categoryName}
            </Link>
          </DescriptionItem>
          <DescriptionItem term={t('packageCase')}>{goods.packageCase}</DescriptionItem>
          <DescriptionItem term={t('packing')}>{packing === null ? null : packings(packing)}</DescriptionItem>
          <DescriptionItem term={t('origin')}>{goods.origin}</DescriptionItem>
          <DescriptionItem term={t('condition')}>{goods.condition}</DescriptionItem>
          <DescriptionItem term={t('hsCode')}>{goods.hsCode}</DescriptionItem>
          <DescriptionItem term={t('eccn')}>{goods.eccn}</DescriptionItem>
          <DescriptionItem term={t('weight')}>{goods.weight === null ? null : t('grams', { weight: goods.weight })}</DescriptionItem>
          <DescriptionItem term={t('sku')}>{goods.sku}</DescriptionItem>
        </DescriptionList>
      </Card>
      {params.length > 0 && (
        <Card title={t('params')} note={t('paramsNote')}>
          <DescriptionList columns={3} unknownLabel={t('unknown')}>
            {params.map(({ code, name, valueText, unit: paramUnit }) => (
              <DescriptionItem key={code} term={name}>
                {paramUnit === null ? valueText : `${valueText}\u00A0${paramUnit}`}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Card>
      )}
    </>
  );
}
