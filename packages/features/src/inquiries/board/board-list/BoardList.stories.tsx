import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { anonymousDemand, demandRow, depth, failed, loading, ready, supplyRow } from '../../inquiries.fixtures.ts';
import { BoardList } from './BoardList.tsx';
import { emptyBoardQuery } from './boardQuery.ts';

const rows = [
  demandRow(),
  anonymousDemand,
  demandRow({ id: 1_000_103, model: 'GD32F303RCT6', brandName: '兆易创新', price: null, grade: 'b2', quoteCount: 0 }),
];

const meta = {
  title: 'Features/Inquiries/BoardList',
  component: BoardList,
  tags: ['autodocs', 'stable'],
  args: { query: emptyBoardQuery(), rows: ready({ data: rows, totalRecord: 63 }), onQuery: fn() },
} satisfies Meta<typeof BoardList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 求购：没说的是“不限”，匿名的只写城市和认证；成色用键盘或指着读得到意思。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: '芯片求购，第 1 页' });
    await expect(within(table).getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '/inquiry/demandDetails/1000101');
    await expect(within(table).getByText('匿名公司')).toBeVisible();
    await expect(within(table).getByText('不限')).toBeVisible();
    await expect(within(table).getByText('3 家报价')).toBeVisible();
    const grade = within(table).getByRole('button', { name: 'B2 散新混批号' });
    grade.focus();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('没有用过，不在原厂包装里，批号不止一个');
    await userEvent.keyboard('{Escape}');
    await expect(within(table).getByRole('link', { name: '给 STM32F103C8T6 报价' })).toHaveAttribute('href', '/inquiry/demandDetails/1000101#answer');
  },
};

/** 供应：旧货写明是旧货；精确查一个型号时先说市场深度和怎样算的。 */
export const Supplies: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: {
    query: emptyBoardQuery({ type: 0, keywords: 'STM32F103C8T6', match: 'exact' }),
    rows: ready({ data: [supplyRow(), supplyRow({ id: 2, price: null, quantity: null })], totalRecord: 2 }),
    depth,
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'STM32F103C8T6 的市场深度' });
    await expect(within(card).getByText('36,420 只')).toBeVisible();
    await expect(within(card).getByText(/3 家认证公司的 4 条有数量的供应相加。另有 1 条没有写数量，没有计入/)).toBeVisible();
    const table = canvas.getByRole('table');
    await expect(within(table).getAllByText('旧货')).toHaveLength(2);
    await expect(within(table).getByText('面议')).toBeVisible();
    await expect(within(table).getAllByRole('link', { name: '向样例半导体（香港）有限公司询价 STM32F103C8T6' })).toHaveLength(2);
  },
};

const ownRows = [
  demandRow({ isOwn: true }),
  { ...anonymousDemand, isOwn: true, poster: { ...anonymousDemand.poster, company: { id: 12, name: '样例智控科技（深圳）有限公司' } } },
  demandRow({ id: 1_000_103, model: 'GD32F303RCT6' }),
];
const ownPlay: Story['play'] = async ({ canvas }) => {
  const link = (name: string) => canvas.getByRole('link', { name });
  await expect(link('管理 STM32F103C8T6')).toHaveAttribute('href', '/userCenter/inquiryManage/myInquiry_purchase?keywords=STM32F103C8T6');
  await expect(link('管理 IRLML6344TRPBF')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: '给 STM32F103C8T6 报价' })).toBeNull();
  await expect(link('给 GD32F303RCT6 报价')).toBeVisible();
  for (const mark of ['我的', '我的，别人看不到公司']) await expect(canvas.getAllByText(mark).filter((each) => each.checkVisibility())).toHaveLength(1);
};
/** 自己公司的：标着“我的”，去管理，不报价也不询价；别人的照旧。 */
export const Own: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { rows: ready({ data: ownRows, totalRecord: 3 }) },
  play: ownPlay,
};
/** 手机上也一样。 */
export const OwnNarrow: Story = { ...Own, globals: { viewport: { value: 'w360' } } };

/** 筛选都在地址里：选一个就从第一页重新来；清除回到没有筛选。 */
export const Filters: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { query: emptyBoardQuery({ place: 'HK', page: 3 }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '币种' }), 'USD');
    await expect(args.onQuery).toHaveBeenLastCalledWith(emptyBoardQuery({ place: 'HK', currency: 'USD' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '型号怎样比' }), 'exact');
    await expect(args.onQuery).toHaveBeenLastCalledWith(emptyBoardQuery({ place: 'HK', match: 'exact' }));
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(emptyBoardQuery());
    await userEvent.type(canvas.getByRole('searchbox', { name: '型号' }), 'stm32{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith(emptyBoardQuery({ place: 'HK', keywords: 'stm32' }));
    await expect(canvas.getByRole('link', { name: /^供应/ })).toHaveAttribute('href', '/inquiry/index/0/1?place=HK');
  },
};

/** 手机：一条一张卡片；工具只占两行，其余的筛选在对话框里，选了几项写在按钮上。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { query: emptyBoardQuery({ place: 'HK', brand: 'ST' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('combobox', { name: '币种' })).toBeNull();
    await expect(canvas.queryByRole('searchbox', { name: '品牌' })).toBeNull();
    const [open, sort, post] = [
      canvas.getByRole('button', { name: /^筛选/ }),
      canvas.getByRole('combobox', { name: '排序' }),
      canvas.getByRole('link', { name: '发布求购' }),
    ];
    await expect(within(open).getByLabelText('2 项筛选')).toBeVisible();
    // One line under the search field.
    const middleOf = (element: Element) => element.getBoundingClientRect().y + element.getBoundingClientRect().height / 2;
    for (const one of [sort, post]) await expect(Math.abs(middleOf(one) - middleOf(open))).toBeLessThan(8);
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: '筛选' }));
    await expect(dialog.getByRole('combobox', { name: '交货地' })).toHaveValue('HK');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '币种' }), 'USD');
    await expect(args.onQuery).toHaveBeenLastCalledWith(emptyBoardQuery({ place: 'HK', brand: 'ST', currency: 'USD' }));
    await userEvent.click(dialog.getByRole('button', { name: '看 63 条' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};
/** 很长的型号和公司名。 */
export const LongText: Story = {
  args: {
    rows: ready({
      data: [
        demandRow({
          model: 'XC7Z020-2CLG484I-WITH-A-VERY-LONG-ORDERING-SUFFIX-REEL-OF-1000',
          brandName: '赛灵思（现属超威半导体公司）',
          poster: { company: { id: 1, name: '样例国际电子元器件供应链管理（深圳前海）股份有限公司' }, place: '深圳', isVerified: true, isSample: true },
        }),
      ],
      totalRecord: 1,
    }),
  },
  globals: { viewport: { value: 'w360' } },
};
/** 太多：只数到能翻到的，请缩小范围。 */
export const Many: Story = {
  args: { rows: ready({ data: rows, totalRecord: 10_000 }), isMore: true },
  play: async ({ canvas }) => expect(canvas.getByText('超过 10,000 条，请缩小范围')).toBeVisible(),
};
/** 正在换：旧的还在。 */
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Loading: Story = { args: { rows: loading } };
export const Failed: Story = { args: { rows: failed(fn()) } };
/** 没有人发布。 */
export const Empty: Story = {
  args: { rows: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByText('还没有人发布')).toBeVisible(),
};
/** 条件太多。 */
export const EmptyFiltered: Story = {
  args: { rows: ready({ data: [], totalRecord: 0 }), query: emptyBoardQuery({ grade: 't' }) },
  play: async ({ canvas }) => expect(canvas.getByText('没有符合条件的信息')).toBeVisible(),
};
