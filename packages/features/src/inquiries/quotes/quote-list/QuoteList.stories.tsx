import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../inquiries.fixtures.ts';
import { askedDetail, comparedQuotes, quoteRow, sellerDetail } from '../quotes.fixtures.ts';
import { QuoteList } from './QuoteList.tsx';

const query = { side: 'buyer' as const, state: 'all' as const, rowId: null, keywords: '', page: 1 };
const page = (rows: Parameters<typeof quoteRow>[0][], total = rows.length) => ready({ data: rows.map((row) => quoteRow(row)), totalRecord: total });

const meta = {
  title: 'Features/Inquiries/QuoteList',
  component: QuoteList,
  tags: ['autodocs', 'stable'],
  args: {
    query,
    quotes: ready({ data: comparedQuotes, totalRecord: 63 }),
    counts: [
      { side: 'buyer', state: 'quoted', count: 41, myTurn: 41 },
      { side: 'buyer', state: 'bargaining', count: 12, myTurn: 0 },
      { side: 'buyer', state: 'accepted', count: 10, myTurn: 0 },
      { side: 'seller', state: 'waiting', count: 2, myTurn: 2 },
    ],
    onQuery: fn(),
  },
} satisfies Meta<typeof QuoteList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 收到的报价：等你答复的有几份写在分栏上；每条求购都能去比较。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    const sides = canvas.getByRole('navigation', { name: '收到的和发出的' });
    await expect(within(sides).getByRole('link', { name: '收到的报价，41 份等你答复' })).toHaveAttribute('aria-current', 'page');
    await expect(within(sides).getByRole('link', { name: '我发出的，2 份等你答复' })).toHaveAttribute(
      'href',
      '/userCenter/inquiryManage/myEnquiry?side=seller',
    );
    await expect(canvas.getByRole('link', { name: '议价中 12' })).toHaveAttribute('href', '/userCenter/inquiryManage/myEnquiry?state=bargaining');
    const table = canvas.getByRole('table', { name: '收到的报价，第 1 页' });
    await expect(within(table).getAllByRole('link', { name: '比较 STM32F103C8T6 的全部报价' })[0]).toHaveAttribute('href', '/inquiry/enquiry/compare/1000101');
    await userEvent.type(canvas.getByRole('searchbox', { name: '型号' }), 'stm32{Enter}');
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, keywords: 'stm32' });
  },
};

/** 我发出的：对方匿名时只写城市和认证；询价等你报价。 */
export const Given: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { query: { ...query, side: 'seller' }, quotes: page([sellerDetail(), askedDetail({ id: 502 })]) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(within(table).getByText('深圳·已认证企业')).toBeVisible();
    await expect(within(table).getByText('等你答复')).toBeVisible();
    await expect(within(table).queryByRole('link', { name: /^比较/ })).toBeNull();
  },
};

/** 只看一条供应的：数量是全部的，所以不写；可以回到全部。 */
export const OfRow: Story = {
  args: { query: { ...query, side: 'seller', rowId: 1_000_201 }, quotes: page([askedDetail()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '看全部报价' })).toHaveAttribute('href', '/userCenter/inquiryManage/myEnquiry?side=seller');
    await expect(canvas.getByRole('link', { name: '待报价' })).toHaveAttribute('href', expect.stringContaining('rowId=1000201'));
  },
};
/** 一份也没有收到。 */
export const Empty: Story = {
  args: { quotes: page([]), counts: [] },
  play: async ({ canvas }) => expect(canvas.getByText('还没有收到报价')).toBeVisible(),
};
/** 还没有发出。 */
export const EmptyGiven: Story = { args: { query: { ...query, side: 'seller' }, quotes: page([]), counts: [] } };
/** 没有符合条件的。 */
export const EmptyFiltered: Story = {
  args: { query: { ...query, state: 'expired' }, quotes: page([]) },
  play: async ({ canvas }) => expect(canvas.getByText('没有符合条件的报价')).toBeVisible(),
};
/** 正在换一页。 */
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Loading: Story = { args: { quotes: loading, counts: null } };
export const Failed: Story = { args: { quotes: failed(fn()), counts: null } };
/** 手机：一份一张卡片。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
/** 很长的公司名。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    quotes: page([
      {
        counterpart: { company: { id: 1, name: '样例国际电子元器件供应链管理（深圳前海）股份有限公司' }, place: '深圳', isVerified: true, isSample: true },
        row: { ...quoteRow().row, model: 'XC7Z020-2CLG484I-WITH-A-VERY-LONG-ORDERING-SUFFIX-REEL-OF-1000' },
      },
    ]),
  },
};
