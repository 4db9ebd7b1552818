import type { OrderRequestState } from '@chippage/api/types';
import { CheckIcon, ClockIcon, CloseIcon, type IconProps, SwapIcon } from '@chippage/ui/Icon';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';

/** Amber waits for somebody of the company, green is ordered, red was refused. */
const looks: Record<OrderRequestState, { tone: NonNullable<TagProps['tone']>; Icon: (props: IconProps) => ReactNode }> = {
  waiting: { tone: 'warn', Icon: ClockIcon },
  approved: { tone: 'ok', Icon: CheckIcon },
  refused: { tone: 'danger', Icon: CloseIcon },
  withdrawn: { tone: 'neutral', Icon: SwapIcon },
  expired: { tone: 'neutral', Icon: ClockIcon },
};

/** Where a request stands, in colour, shape and words. */
export function RequestStateTag({ state, name }: { state: OrderRequestState; name: string }) {
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {name}
    </Tag>
  );
}
