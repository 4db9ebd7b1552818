import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useAction } from '../../../parts/action/useAction.ts';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { Stack } from '../../../parts/page-column/PageColumn.tsx';
import { finishedOrder, paidOrder, sampleOrder, sampleQuote, shippedOrder } from '../orders.fixtures.ts';
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

const openClaim = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请售后' }));
  return within(await screen.findByRole('dialog', { name: '申请售后' }, { timeout: 5000 }));
};

/** 换货：只有收到的物料有质量问题、型号不符这些可以；申请里写明换货，短缺的还是退款。 */
export const ClaimExchange: Story = {
  args: { order: shippedOrder },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openClaim(canvas, userEvent);
    await expect(dialog.queryByRole('radio', { name: '换货' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: '质量问题' }));
    await userEvent.click(dialog.getByRole('radio', { name: '换货' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'NE555DR 的数量' }), '12');
    await userEvent.type(dialog.getByRole('textbox', { name: '具体情况' }), '引脚氧化，上不了锡');
    await userEvent.click(dialog.getByRole('button', { name: '下一步，核对换货' }));
    await expect(await dialog.findByRole('heading', { name: /^向卖家申请换货，价值 ¥185.75/ })).toBeVisible();
    await expect(dialog.getByText(/卖家同意后会给出寄回地址/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await expect(args.actions.onClaim).toHaveBeenCalledWith(shippedOrder.id, expect.objectContaining({ kind: 'quality', remedy: 'exchange' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** 售后写了一半按 Esc：问题、数量、说明和传好的照片都还在；取消就是不要了。 */
export const ClaimKept: Story = {
  args: { order: shippedOrder },
  decorators: [withDrafts],
  play: async ({ canvas, userEvent }) => {
    const first = await openClaim(canvas, userEvent);
    await expect(first.queryByText('已恢复上次没有提交的内容')).toBeNull();
    await userEvent.click(first.getByRole('radio', { name: '质量问题' }));
    await userEvent.type(first.getByRole('textbox', { name: 'NE555DR 的数量' }), '12');
    await userEvent.type(first.getByRole('textbox', { name: '具体情况' }), '引脚弯了');
    const choose = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (choose) await userEvent.upload(choose, new File(['png'], '弯脚.png', { type: 'image/png' }));
    await expect(await first.findByText('已上传')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openClaim(canvas, userEvent);
    await expect(await again.findByText('已恢复上次没有提交的内容')).toBeVisible();
    await expect(again.getByRole('radio', { name: '质量问题' })).toBeChecked();
    await expect(again.getByRole('textbox', { name: 'NE555DR 的数量' })).toHaveValue('12');
    await expect(again.getByRole('textbox', { name: '具体情况' })).toHaveValue('引脚弯了');
    await expect(again.getByText('弯脚.png')).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const fresh = await openClaim(canvas, userEvent);
    await expect(fresh.getByRole('textbox', { name: '具体情况' })).toHaveValue('');
    await expect(fresh.queryByText('弯脚.png')).toBeNull();
  },
};

/** 此前退过的，最多还能退多少、为什么；提交以后不再留着。 */
export const ClaimCapped: Story = {
  args: {
    order: shippedOrder,
    actions: { ...meta.args.actions, onClaimQuote: fn(async () => ({ ...sampleQuote, amount: '85.75', refundedBefore: '1548.98' })) },
  },
  decorators: [withDrafts],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openClaim(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: 'AMS1117-3.3 的数量' }), '500');
    await userEvent.type(dialog.getByRole('textbox', { name: '具体情况' }), '少了一整盘');
    await userEvent.click(dialog.getByRole('button', { name: '下一步，看退款金额' }));
    await expect(await dialog.findByText('此前已退 ¥1,548.98，这张订单最多还能退 ¥85.75。')).toBeVisible();
    await expect(dialog.getByText(/卖家可以先和你商定金额/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.actions.onClaim).toHaveBeenCalledWith(shippedOrder.id, expect.objectContaining({ reason: '少了一整盘', expected: '85.75' }));
    await expect((await openClaim(canvas, userEvent)).getByRole('textbox', { name: '具体情况' })).toHaveValue('');
  },
};

/** 没有发货的，金额不能改，不说可以商定。 */
export const ClaimUnshipped: Story = {
  args: { order: { ...paidOrder, claimKinds: ['unshipped'] } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openClaim(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: '具体情况' }), '型号改了，不要了');
    await userEvent.click(dialog.getByRole('button', { name: '下一步，看退款金额' }));
    await expect(await dialog.findByText('卖家同意后由卖家转账退回。')).toBeVisible();
    await expect(dialog.queryByText(/商定金额/)).toBeNull();
  },
};
