import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useAction } from '../../../parts/action/useAction.ts';
import { Stack } from '../../../parts/page-column/PageColumn.tsx';
import { finishedOrder, sampleOrder, sampleQuote, shippedOrder } from '../orders.fixtures.ts';
import { OrderButtons, type OrderButtonsProps } from './OrderButtons.tsx';
import { orderActionsKeys } from './orderActionsKeys.ts';
import { type AskedAction, OrderQuestions, type OrderQuestionsProps } from './OrderQuestions.tsx';

type ActionsProps = Pick<OrderQuestionsProps, 'order'> &
  Pick<OrderButtonsProps, 'order' | 'look' | 'isNamed' | 'onAction'> &
  Pick<OrderQuestionsProps, 'actions'>;

/** The buttons of an order with what they ask first. */
function Actions({ order, look, isNamed, onAction, actions }: ActionsProps) {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const action = useAction();
  const place = useRef<HTMLDivElement>(null);
  return (
    <Stack>
      <div ref={place} tabIndex={-1}>
        订单 {order.orderNo}
      </div>
      <OrderButtons
        order={order}
        look={look}
        isNamed={isNamed}
        pending={action.pending}
        onAction={(which) => (which === 'close' || which === 'finish' || which === 'claim' || which === 'remove' ? setAsked(which) : onAction(which))}
      />
      <OrderQuestions order={order} asked={asked} onAsked={setAsked} action={action} actions={actions} focusAfter={place} />
    </Stack>
  );
}

const done = () => fn(async () => undefined);

const meta = {
  title: 'Features/Mall/OrderActions',
  component: Actions,
  subcomponents: { OrderButtons, OrderQuestions },
  tags: ['autodocs', 'stable'],
  parameters: { keys: orderActionsKeys },
  args: {
    order: sampleOrder(),
    look: 'row',
    isNamed: false,
    onAction: fn(),
    actions: {
      onClose: done(),
      onFinish: done(),
      onClaim: done(),
      onClaimQuote: fn(async () => sampleQuote),
      onClaimUpload: fn(async () => ({ id: 81 })),
      onRemove: done(),
    },
  },
} satisfies Meta<typeof Actions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 待付款：主按钮在最后；不能恢复的先问，焦点在什么也不改变的那个上。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const close = canvas.getByRole('button', { name: '关闭订单' });
    await playKeys({ userEvent, step }, orderActionsKeys, {
      focus: () => expect(close).toHaveFocus(),
      ask: async () => waitFor(() => expect(screen.getByRole('button', { name: '不关闭' })).toHaveFocus()),
      keep: async () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull()),
    });
  },
};
/** 待收货：确认收货前先问。 */
export const Finish: Story = {
  args: { order: shippedOrder },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认收货' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '确认收货' }));
    await expect(args.actions.onFinish).toHaveBeenCalledWith(shippedOrder.id);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
/** 已完成，很多订单在一起时每个名字都带订单号。 */
export const Named: Story = {
  args: { order: finishedOrder, isNamed: true },
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: `操作，订单 ${finishedOrder.orderNo}` })).toBeVisible(),
};
/** 窄屏：主要的操作在底部的横条里。 */
export const Bar: Story = { args: { look: 'bar' }, globals: { viewport: { value: 'w360' } } };
