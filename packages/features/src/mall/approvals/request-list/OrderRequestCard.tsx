import type { OrderRequestRow } from '@chippage/api/types';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { RequestStateTag } from '../parts/RequestStateTag.tsx';
import { orderRequestListMessages } from './messages.ts';
import { AmountCell, GoodsCell, NoteCell, TimeCell } from './orderRequestColumns.tsx';
import * as styles from './OrderRequestList.css.ts';

/** A request on a narrow screen. */
export function OrderRequestCard({ request, hasRequester }: { request: OrderRequestRow; hasRequester: boolean }) {
  const t = useMessages(orderRequestListMessages);
  return (
    <li className={styles.card}>
      <span className={styles.cardHead}>
        <GoodsCell request={request} />
        <RequestStateTag state={request.state} name={request.stateName} />
      </span>
      <DescriptionList unknownLabel={t('noNote')}>
        <DescriptionItem term={t('amount')}>
          <AmountCell request={request} />
        </DescriptionItem>
        {hasRequester && <DescriptionItem term={t('requester')}>{request.requester.nickName}</DescriptionItem>}
        <DescriptionItem term={t('note')}>
          <NoteCell request={request} />
        </DescriptionItem>
      </DescriptionList>
      <TimeCell request={request} />
    </li>
  );
}
