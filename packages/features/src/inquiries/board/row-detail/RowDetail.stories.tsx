import { ApiError } from '@chippage/api/errors';
import { Card } from '@chippage/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { anonymousDemand, detailOf, failed, loading, priceOf, ready, rowPhotos, supplyRow } from '../../inquiries.fixtures.ts';
import { RowDetail } from './RowDetail.tsx';

const meta = {
  title: 'Features/Inquiries/RowDetail',
  component: RowDetail,
  tags: ['autodocs', 'stable'],
  args: {
    row: ready(detailOf()),
    price: priceOf(),
    answer: <Card title="报价">报价的表单</Card>,
    contacts: <Card title="联系人">公司的联系人</Card>,
    onReadPhoto: fn(async (id: number) => (await fetch(rowPhotos.find((photo) => photo.id === id)?.url ?? '')).blob()),
    onReport: fn(async () => undefined),
    onBlock: fn(async () => undefined),
    demandLogin: (action) => action(),
  },
} satisfies Meta<typeof RowDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 求购：要求、参考价、市场深度、供应；在这里报价。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '求购 STM32F103C8T6' })).toBeVisible();
    await expect(canvas.getByText('A1 原装原包完整：原厂包装没有打开过，标签完整')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: '参考价' })).getByText('¥6.35')).toBeVisible();
    await expect(canvas.getByText('报价的表单')).toBeVisible();
    await expect(canvas.getByText('公司的联系人')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看器件和数据手册' })).toBeVisible();
  },
};

/** 匿名的：只有城市和认证，没有联系人，说清楚什么时候公开；不能屏蔽不知道的公司；价格太少不给参考价。 */
export const Anonymous: Story = {
  args: { row: ready(detailOf({ ...anonymousDemand, remark: null, counterparts: [] })), price: priceOf({ count: 2, min: null, median: null, max: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('匿名公司')).toBeVisible();
    await expect(canvas.queryByText('公司的联系人')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '屏蔽这家公司' })).toBeNull();
    await expect(canvas.getByText('有价格的公司不到 3 家，不给出参考价')).toBeVisible();
    await expect(canvas.getByText('暂时没有')).toBeVisible();
  },
};

/** 供应，批号不可能：先说出来。 */
export const Doubtful: Story = {
  args: { row: ready(detailOf({ ...supplyRow({ dateCode: '2560' }), dateCodeDoubt: '批号 2560 不可能：一年没有第 60 周，请核对标签' })) },
  play: async ({ canvas }) => expect(canvas.getByText('批号 2560 不可能：一年没有第 60 周，请核对标签')).toBeVisible(),
};

/** 供应的标签照片：按键换一张，回车放大。 */
export const Photos: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { row: ready(detailOf({ ...supplyRow(), photos: rowPhotos })) },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('tab', { name: '照片 1' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    canvas.getByRole('button', { name: '放大查看照片 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '照片 2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** 结束了：说是什么状态，不再有报价的地方。 */
export const Ended: Story = {
  args: { row: ready(detailOf({ state: 'dealt' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这条信息已成交，不能再报价或询价')).toBeVisible();
    await expect(canvas.queryByText('报价的表单')).toBeNull();
  },
};

/** 自己的：去管理。 */
export const Own: Story = {
  args: { row: ready(detailOf({ isOwn: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去管理' })).toHaveAttribute('href', '/userCenter/inquiryManage/myInquiry_purchase?keywords=STM32F103C8T6');
    await expect(canvas.queryByRole('button', { name: '举报' })).toBeNull();
  },
};

const removed = ready(detailOf({ ...supplyRow({ isOwn: true, state: 'removed' }), photos: rowPhotos }));
/** 自己的、被下架的供应：别人看不到的照片，自己公司用登录取来看，能放大。 */
export const OwnRemoved: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { row: removed },
  play: async ({ canvas, userEvent, args }) => {
    const list = within(await canvas.findByRole('list', { name: '标签照片' }));
    await userEvent.click(await list.findByRole('button', { name: '放大查看照片 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: '照片 1' }));
    await waitFor(() => expect(dialog.getByRole('img', { name: '照片 1' })).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    await expect(args.onReadPhoto).toHaveBeenCalledWith(70);
  },
};

/** 照片没有取到：说出来，可以再取。 */
export const OwnRemovedFailed: Story = {
  args: {
    row: removed,
    onReadPhoto: fn(async (_id: number): Promise<Blob> => {
      throw new ApiError({ status: 503, reason: 'service.unavailable', message: '服务器暂时不可用，请稍后再试' });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const again = await canvas.findByRole('button', { name: '重试照片 1' });
    mocked(args.onReadPhoto).mockClear();
    await userEvent.click(again);
    await waitFor(() => expect(args.onReadPhoto).toHaveBeenCalledWith(70));
  },
};

/** 举报：要写依据；已经举报过的话说出来，写的还在。 */
export const Reports: Story = {
  args: {
    onReport: fn(async () => {
      throw new ApiError({ status: 200, reason: 'board.reported', message: '你已经举报过这条信息，运营人员会处理' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '举报' }));
    const dialog = within(await screen.findByRole('dialog', { name: '举报这条信息' }));
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }));
    const text = dialog.getByRole('textbox', { name: '说明' });
    await expect(text).toHaveFocus();
    await userEvent.type(text, '标签是打印的');
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }));
    await expect(await dialog.findByText('你已经举报过这条信息，运营人员会处理')).toBeVisible();
    await expect(text).toHaveValue('标签是打印的');
  },
};

/** 屏蔽：先说清楚会怎样。 */
export const Blocks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '屏蔽这家公司' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '屏蔽 样例智控科技（深圳）有限公司？' }));
    await userEvent.click(dialog.getByRole('button', { name: '屏蔽' }));
    await expect(args.onBlock).toHaveBeenCalledWith(12);
  },
};

export const Loading: Story = { args: { row: loading } };
export const Failed: Story = { args: { row: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
