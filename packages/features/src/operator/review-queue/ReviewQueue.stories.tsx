import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { boardReport, claimReview, correctionReview, receiptReview, refusedReviews, reviews } from '../operator.fixtures.ts';
import { ReviewQueue } from './ReviewQueue.tsx';
import { reviewQueueKeys } from './reviewQueueKeys.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#e9edf2"/><path d="M80 120h740M80 240h420M80 360h560" stroke="#4a5765" stroke-width="24"/></svg>';

const list = (data: typeof reviews) => ({ status: 'ready' as const, data: { data, totalRecord: data.length } });

const meta = {
  title: 'Features/Operator/ReviewQueue',
  component: ReviewQueue,
  tags: ['autodocs', 'stable'],
  parameters: { keys: reviewQueueKeys },
  args: {
    reviews: list(reviews),
    query: { state: 'pending', kind: 'all', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    onDecide: fn(async () => undefined),
    onTaken: fn(),
    onReadFile: fn(async () => new Blob([picture], { type: 'image/svg+xml' })),
    onReadThumbnail: fn(async () => new Blob([picture], { type: 'image/svg+xml' })),
  },
} satisfies Meta<typeof ReviewQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 三项等待审核：通过一项，它离开，焦点到下一项。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const company = within(canvas.getByRole('region', { name: '示例电子（深圳）有限公司' }));
    const approve = company.getByRole('button', { name: '通过' });
    approve.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledWith({ id: 31, decision: 'approve' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: '示例电子（深圳）有限公司' })).toBeNull());
    await expect(canvas.getByText('芯片代理_官方客服')).toHaveFocus();
  },
};

/** 只用键盘：通过一项，再驳回一项；驳回必须写原因。 */
export const Refuse: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const name = within(canvas.getByRole('region', { name: '芯片代理_官方客服' }));
    const reason = () => name.getByRole('textbox', { name: '驳回原因' });
    await playKeys({ userEvent, step }, reviewQueueKeys, {
      approve: {
        given: () =>
          within(canvas.getByRole('region', { name: '示例电子（深圳）有限公司' }))
            .getByRole('button', { name: '通过' })
            .focus(),
        proves: async () => {
          await expect(args.onDecide).toHaveBeenCalledWith({ id: 31, decision: 'approve' });
          await waitFor(() => expect(canvas.getByText('芯片代理_官方客服')).toHaveFocus());
        },
      },
      refuse: {
        given: () => name.getByRole('button', { name: '驳回' }).focus(),
        proves: () => waitFor(() => expect(reason()).toHaveFocus()),
      },
      empty: async () => {
        await expect(reason()).toHaveAccessibleDescription('请写出驳回原因');
        await expect(reason()).toHaveFocus();
        await expect(args.onDecide).toHaveBeenCalledOnce();
      },
      send: async () => {
        await expect(args.onDecide).toHaveBeenLastCalledWith({ id: 32, decision: 'refuse', reason: '昵称不能含“官方”' });
        await waitFor(() => expect(canvas.getByText('陈采购的新头像')).toHaveFocus());
      },
    });
  },
};

/** 付款凭证：图片可以放大，PDF 在新窗口打开。 */
export const Receipt: Story = {
  args: { reviews: list([receiptReview]) },
  play: async ({ canvas, userEvent, args }) => {
    const enlarge = await canvas.findByRole('button', { name: '放大文件 1：付款凭证.png' });
    await expect(args.onReadFile).toHaveBeenCalledWith('receipt', 501);
    enlarge.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: '文件 1：付款凭证.png' }));
    await userEvent.click(dialog.getByRole('button', { name: '原始大小' }));
    await expect(dialog.getByRole('button', { name: '原始大小' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(enlarge).toHaveFocus());
    await expect(canvas.getByRole('link', { name: /^打开 PDF/ })).toHaveAttribute('target', '_blank');
  },
};

/** 文件没有读出来：说出是哪一个，可以再试。 */
export const FileFails: Story = {
  args: {
    reviews: list([{ ...receiptReview, files: receiptReview.files.slice(0, 1) }]),
    onReadFile: fn(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const retry = await canvas.findByRole('button', { name: '重试读取文件 1：付款凭证.png' });
    mocked(args.onReadFile).mockResolvedValue(new Blob([picture], { type: 'image/svg+xml' }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('img', { name: '文件 1：付款凭证.png' })).toBeVisible();
    await expect(canvas.getByText('文件 1：付款凭证.png')).toHaveFocus();
  },
};

/** 服务端说了为什么不给看：写出来，按它说的做。 */
export const FileRefused: Story = {
  args: {
    reviews: list([{ ...receiptReview, files: receiptReview.files.slice(0, 1) }]),
    onReadFile: fn(async () => {
      throw new ApiError({ status: 503, reason: 'service.unavailable', message: '这份 PDF 画不出来，不能带水印查看。请驳回，并请会员改传图片' });
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文件 1：付款凭证.png 没有读出来：这份 PDF 画不出来，不能带水印查看。请驳回，并请会员改传图片')).toBeVisible();
  },
};

/** 取消驳回，焦点回到“驳回”。 */
export const CancelRefuse: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = within(canvas.getByRole('region', { name: '芯片代理_官方客服' }));
    await userEvent.click(name.getByRole('button', { name: '驳回' }));
    await userEvent.click(name.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(name.getByRole('button', { name: '驳回' })).toHaveFocus());
  },
};

/** 别人更快：说出是谁处理的，再移出列表。 */
export const Taken: Story = {
  args: {
    onDecide: fn(async () => {
      throw new ApiError({ status: 200, reason: 'review.decided', message: '这一条已由“值班运营”处理，请刷新列表' });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const company = within(canvas.getByRole('region', { name: '示例电子（深圳）有限公司' }));
    await userEvent.click(company.getByRole('button', { name: '通过' }));
    await expect(await company.findByText('已被他人处理')).toBeVisible();
    await expect(company.getByRole('alert')).toHaveTextContent('这一条已由“值班运营”处理');
    const leave = company.getByRole('button', { name: '移出列表' });
    await waitFor(() => expect(leave).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onTaken).toHaveBeenCalled();
    await expect(canvas.getByText('芯片代理_官方客服')).toHaveFocus();
  },
};

/** 没有送到：话留在原处，可以再试。 */
export const DecisionFails: Story = {
  args: {
    onDecide: fn(async () => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const company = within(canvas.getByRole('region', { name: '示例电子（深圳）有限公司' }));
    await userEvent.click(company.getByRole('button', { name: '通过' }));
    await expect(await company.findByRole('alert')).toHaveTextContent('网络连接失败，请检查网络后重试');
    await expect(company.getByRole('button', { name: '通过' })).toHaveFocus();
  },
};

/** 处理完最后一项：焦点到“没有等待审核的内容”。 */
export const LastOne: Story = {
  args: { reviews: list(reviews.slice(2)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '通过' }));
    const end = await canvas.findByText('没有等待审核的内容');
    await waitFor(() => expect(end.closest('[tabindex="-1"]')).toHaveFocus());
  },
};

/** 用键盘换到“已驳回”、换种类。 */
export const Filters: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('tab', { name: '待审核' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith({ state: 'refused', kind: 'all', page: 1 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '种类' }), '昵称');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ state: 'pending', kind: 'nick_name', page: 1 });
  },
};

/** 已驳回的：谁、何时、为什么。 */
export const Refused: Story = { args: { reviews: list(refusedReviews), query: { state: 'refused', kind: 'all', page: 1 } } };

/** 没有等待审核的内容。 */
export const Empty: Story = { args: { reviews: list([]) } };

/** 正在加载。 */
export const Loading: Story = { args: { reviews: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { reviews: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 被举报的供求：打开那一条看了再决定。 */
export const Reported: Story = {
  args: { reviews: list([boardReport]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '供应 STM32F103C8T6' })).toHaveAttribute('href', '/inquiry/demandDetails/87');
  },
};

/** 很长的名称和内容。 */
export const LongText: Story = {
  args: {
    reviews: list([
      {
        ...reviews[0]!,
        title: '示例集成电路（粤港澳大湾区）供应链管理与技术服务有限责任公司深圳市福田区分公司',
        facts: [{ name: '经营范围', value: '电子元器件、集成电路、半导体分立器件的研发、销售与技术服务；供应链管理；货物及技术进出口。'.repeat(4) }],
      },
    ]),
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 平台介入的售后：退款和不退款都先问理由，双方都会看到；取消，焦点回到按过的那一个。 */
export const OrderClaim: Story = {
  args: { reviews: list([claimReview]) },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onReadFile).toHaveBeenCalledWith('order_claim', 81));
    const refund = canvas.getByRole('button', { name: '裁决退款' });
    await userEvent.click(refund);
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '裁决退款' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '裁决退款' }));
    const reason = canvas.getByRole('textbox', { name: '裁决理由' });
    await expect(reason).toHaveAccessibleDescription(/买卖双方都会看到这句话/);
    await userEvent.click(canvas.getByRole('button', { name: '确认退款给买家' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(reason, '照片里少一盘');
    await userEvent.click(canvas.getByRole('button', { name: '确认退款给买家' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ id: 36, decision: 'approve', reason: '照片里少一盘' });
  },
};

/** 公司信息的纠错：两种处理都要写说明，会公开。 */
export const Correction: Story = {
  args: { reviews: list([correctionReview]) },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onReadFile).toHaveBeenCalledWith('registry_correction', 91));
    await userEvent.click(canvas.getByRole('button', { name: '已更正' }));
    const finding = canvas.getByRole('textbox', { name: '处理说明' });
    await expect(finding).toHaveAccessibleDescription(/公开纠错记录/);
    await userEvent.click(canvas.getByRole('button', { name: '确认已更正' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(finding, '来源已更新');
    await userEvent.click(canvas.getByRole('button', { name: '确认已更正' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ id: 37, decision: 'approve', reason: '来源已更新' });
  },
};
