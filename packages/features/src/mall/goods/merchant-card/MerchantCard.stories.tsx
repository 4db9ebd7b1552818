import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready, sampleMerchant } from '../goods.fixtures.ts';
import { MerchantCard } from './MerchantCard.tsx';
import { MerchantHead } from './MerchantHead.tsx';
import { MerchantList } from './MerchantList.tsx';

const meta = {
  title: 'Features/Mall/MerchantCard',
  component: MerchantCard,
  tags: ['autodocs', 'stable'],
  args: { merchant: sampleMerchant(), onFollow: fn(), onFavourite: fn() },
} satisfies Meta<typeof MerchantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 列表里的一家：关注是一个开关。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '示例电子（深圳）有限公司' })).toHaveAttribute('href', '/mall/businessmen/7');
    const follow = canvas.getByRole('button', { name: '关注 示例电子（深圳）有限公司' });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    follow.focus();
    await userEvent.keyboard(' ');
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /^收藏/ }));
    await expect(args.onFavourite).toHaveBeenCalledWith(true);
  },
};
/** 已关注。 */
export const Followed: Story = {
  args: { merchant: sampleMerchant({ isFollowed: true, currencies: ['CNY', 'USD'] }) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '关注 示例电子（深圳）有限公司' })).toHaveAttribute('aria-pressed', 'true'),
};
/** 卖家页的上半部：不知道的写未知，示例商家写明。 */
export const Head: Story = {
  render: ({ onFollow, onFavourite }) => <MerchantHead merchant={ready(sampleMerchant())} onFollow={onFollow} isFavoured onFavourite={onFavourite} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '示例电子（深圳）有限公司' })).toBeVisible();
    await expect(canvas.getByText('虚构的公司，用来演示，不能真的成交。')).toBeVisible();
    await expect(canvas.getAllByText('未知')).toHaveLength(2);
  },
};
/** 证照信息：营业执照上的名称和信用代码、什么时候核验的；企业有自己的主页。 */
export const HeadLicensed: Story = {
  render: ({ onFollow }) => (
    <MerchantHead
      merchant={ready(
        sampleMerchant({
          name: '北岭电子',
          isSample: false,
          creditCode: '91990000MA0000001R',
          licence: {
            companyId: 12,
            name: '北岭电子（深圳）有限公司',
            creditCode: '91990000MA0000001R',
            verifyTime: '2026-11-02T02:00:00.000Z',
            isInForce: false,
          },
        }),
      )}
      onFollow={onFollow}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '北岭电子（深圳）有限公司' })).toHaveAttribute('href', '/inquiry/corporateHome/12');
    await expect(canvas.getByText('91990000MA0000001R')).toBeVisible();
    await expect(canvas.getByText(/核验已过期/)).toBeVisible();
  },
};
/** 有电话的卖家：点一下就拨。 */
export const HeadWithPhone: Story = {
  render: ({ onFollow }) => <MerchantHead merchant={ready(sampleMerchant({ phone: '0755-8000 0000' }))} onFollow={onFollow} />,
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '拨打 0755-8000 0000' })).toHaveAttribute('href', 'tel:075580000000'),
};
/** 卖家页正在加载。 */
export const HeadLoading: Story = { render: ({ onFollow }) => <MerchantHead merchant={loading} onFollow={onFollow} /> };
/** 卖家页没能加载。 */
export const HeadFailed: Story = { render: ({ onFollow }) => <MerchantHead merchant={failed(fn())} onFollow={onFollow} /> };

const list = { pageIndex: 1, pageSize: 20, getPageHref: (page: number) => `/mall/companySearch?page=${page}`, onFollow: fn(), empty: <p>没有找到这个卖家</p> };

/** 卖家列表，有第二页。 */
export const List: Story = {
  render: () => (
    <MerchantList
      {...list}
      merchants={ready({ data: [sampleMerchant(), sampleMerchant({ id: 8, name: '样例半导体（香港）有限公司', currencies: ['USD'] })], totalRecord: 21 })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/mall/companySearch?page=2');
    await userEvent.click(canvas.getByRole('button', { name: '关注 样例半导体（香港）有限公司' }));
    await expect(list.onFollow).toHaveBeenCalledWith(8, true);
  },
};
/** 列表正在加载。 */
export const ListLoading: Story = { render: () => <MerchantList {...list} merchants={loading} /> };
/** 列表没能加载。 */
export const ListFailed: Story = { render: () => <MerchantList {...list} merchants={failed(fn())} /> };
/** 没有找到。 */
export const ListEmpty: Story = { render: () => <MerchantList {...list} merchants={ready({ data: [], totalRecord: 0 })} /> };
/** 手机上很长的名称。 */
export const LongText: Story = {
  args: { merchant: sampleMerchant({ name: '样例半导体与集成电路分销及供应链服务（香港特别行政区）有限公司', currencies: ['CNY', 'USD'] }) },
  globals: { viewport: { value: 'w360' } },
};
