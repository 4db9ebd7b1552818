import type { Bargain, BargainState } from '@chippage/api/types';
import { CheckIcon, ClockIcon, ErrorIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
import { mallFavouritesMessages } from './messages.ts';

const looks: Record<BargainState, Pick<TagProps, 'tone' | 'icon'>> = {
  asked: { tone: 'info', icon: <ClockIcon size={14} /> },
  // An accepted price waits for the buyer.
  accepted: { tone: 'warn', icon: <CheckIcon size={14} /> },
  refused: { tone: 'danger', icon: <ErrorIcon size={14} /> },
  ordered: { tone: 'ok', icon: <CheckIcon size={14} /> },
  expired: { tone: 'neutral' },
};

/** A price that was asked for, what the merchant said, and the way to order at it. */
export function BargainRow({ bargain }: { bargain: Bargain }) {
  const t = useMessages(mallFavouritesMessages);
  const paths = usePaths(mallPaths);
  const { id, goods, quantity, unitPrice, listPrice, lineTotal, state, answer, validUntil } = bargain;
  const { mpn, currency, unit, merchant } = goods;
  const wish = { quantity: formatNumber(quantity), unit, price: priceText(unitPrice, currency), total: moneyText(lineTotal, currency) };
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Link isMono tone="accent" href={paths.goodsDetail(goods.id)}>
            {mpn}
          </Link>
          <Tag {...looks[state]}>{t(state)}</Tag>
        </RowTitle>
        <p>{t('wish', wish)}</p>
        <RowMeta>
          <span>{merchant.name}</span>
          {listPrice !== null && <span>{t('listPrice', { price: priceText(listPrice, currency) })}</span>}
          {state === 'accepted' && validUntil !== null && <span>{t('until', { time: absoluteTime(Date.parse(validUntil)).minute })}</span>}
        </RowMeta>
        {answer !== null && answer !== '' && <p>{t('answer', { answer })}</p>}
      </RowWords>
      {state === 'accepted' && (
        <RowActions>
          <LinkButton size="sm" href={paths.orderCreate({ bargain: id })} aria-label={t('orderNamed', { mpn })}>
            {t('order')}
          </LinkButton>
        </RowActions>
      )}
    </Row>
  );
}
