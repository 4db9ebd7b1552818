import type { OrderState } from '@chippage/api/types';
import { BagIcon, CheckIcon, ClockIcon, CloseIcon, type IconProps, RefreshIcon, SearchIcon, SwapIcon, TruckIcon } from '@chippage/ui/Icon';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';

/** Amber asks the buyer to act, blue is under way, green is done. */
const looks: Record<OrderState, { tone: NonNullable<TagProps['tone']>; Icon: (props: IconProps) => ReactNode }> = {
  CREATED: { tone: 'warn', Icon: ClockIcon },
  RECEIPT_REVIEW: { tone: 'info', Icon: SearchIcon },
  PAID: { tone: 'info', Icon: BagIcon },
  PARTLY_SHIPPED: { tone: 'info', Icon: TruckIcon },
  SHIPPED: { tone: 'info', Icon: TruckIcon },
  FINISHED: { tone: 'ok', Icon: CheckIcon },
  CLOSED: { tone: 'neutral', Icon: CloseIcon },
  AFTER_SALE: { tone: 'info', Icon: RefreshIcon },
  REFUNDED: { tone: 'ok', Icon: SwapIcon },
};

/** Where an order stands, in colour, shape and words. */
export function OrderStateTag({ state, name }: { state: OrderState; name: string }) {
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {name}
    </Tag>
  );
}
