import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dollarGoods, failed, goodsAnswer, goodsFacets, loading, ready } from '../goods.fixtures.ts';
import { GoodsList } from './GoodsList.tsx';
import { SkipToGoods } from './SkipToGoods.tsx';
import { emptyGoodsQuery, type GoodsQuery, goodsQueryParams } from './goodsQuery.ts';
import { goodsListKeys } from './goodsListKeys.ts';

const hrefOf = (query: GoodsQuery) =>
  `/mall/index?${new URLSearchParams(Object.entries(goodsQueryParams(query)).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])))}`;

const meta = {
  title: 'Features/Mall/GoodsList',
  component: GoodsList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: goodsListKeys },
  args: {
    goods: ready(goodsAnswer()),
    query: emptyGoodsQuery(),
    onQueryChange: fn(),
    getHref: hrefOf,
    onAddToCart: fn(async () => undefined),
  },
} satisfies Meta<typeof GoodsList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 表格：型号、卖家、库存、起订、批号、单价；不能下单的写明原因。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: '商品，共 6,388 个' });
    await expect(within(table).getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '/mall/productDetails/1');
    await expect(within(table).getAllByText('¥7.20')[0]).toBeVisible();
    await expect(within(table).getAllByText('未知').length).toBeGreaterThan(1);
    await expect(within(table).getByText('暂无报价', { selector: 'td:last-child *' })).toBeVisible();
    const add = within(table).getByRole('button', { name: '加入购物车，IRLML6344TRPBF，样例半导体（香港）有限公司，3,000 个' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCart).toHaveBeenCalledWith({ goodsId: 2, quantity: 3000, mpn: 'IRLML6344TRPBF', unit: '个' });
    await expect(add).toHaveFocus();
  },
};

/** 筛选是链接：每一种选择都有自己的地址，选中的说得出来。 */
export const Filters: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { query: emptyGoodsQuery({ brandId: 9, sort: 'price', page: 3 }) },
  play: async ({ canvas, userEvent, args }) => {
    const filters = canvas.getByRole('navigation', { name: '筛选' });
    await expect(within(filters).getByRole('link', { name: '美元' })).toHaveAttribute('href', '/mall/index?brand=9&currency=USD&sort=price');
    await expect(within(filters).getByRole('link', { name: '品牌 9' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(within(filters).getByRole('button', { name: '全部清除' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(emptyGoodsQuery({ sort: 'price' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '只看有货' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(emptyGoodsQuery({ brandId: 9, sort: 'price', inStock: true }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '排序' }), 'newest');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(emptyGoodsQuery({ brandId: 9, sort: 'newest' }));
  },
};

/** 换了筛选，报一次新的数目。 */
export const Announces: Story = {
  render: function Page(args) {
    const props = useStoryState(args, { query: 'onQueryChange' });
    return (
      <AnnouncerProvider>
        <GoodsList {...props} goods={ready(goodsAnswer(props.query.inStock ? { totalRecord: 1, data: [dollarGoods] } : {}))} />
      </AnnouncerProvider>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: '只看有货' });
    await playKeys({ userEvent, step }, goodsListKeys, {
      inStock: {
        given: () => box.focus(),
        proves: async () => {
          await expect(box).toHaveFocus();
          // The heading says it too; the other one is what is heard.
          await waitFor(() => expect(canvas.getAllByText('1 个商品')).toHaveLength(2), { timeout: 3000 });
        },
      },
    });
  },
};

/** 一家卖家的商品：不再写卖家。 */
export const OfOneMerchant: Story = {
  args: { fixed: { merchantId: 7 }, query: emptyGoodsQuery({ merchantId: 7 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '卖家' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '示例电子（深圳）有限公司 921' })).toBeNull();
  },
};

export const Loading: Story = { args: { goods: loading } };

/** 正在更新：旧的还在。 */
export const Refreshing: Story = { args: { isRefreshing: true } };

export const Empty: Story = {
  args: { goods: ready(goodsAnswer({ data: [], totalRecord: 0, facets: [] })), query: emptyGoodsQuery({ keywords: 'XYZ-9000' }) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('没有找到“XYZ-9000”的商品')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看全部商品' })).toHaveAttribute('href', '/mall/index');
    await expect(canvas.queryByRole('button', { name: /^筛选/ })).toBeNull();
    // No column of filters: the card has the whole room.
    const card = canvas.getByText('没有找到“XYZ-9000”的商品').parentElement;
    await expect(card?.getBoundingClientRect().width).toBe(canvasElement.querySelector('[aria-busy]')?.getBoundingClientRect().width);
  },
};

/** 第二个跳转链接：越过分类、筛选和工具，直接到第一行。 */
export const Skip: Story = {
  globals: { viewport: { value: 'w1280' } },
  render: (args) => (
    <>
      <SkipToGoods />
      <GoodsList {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '跳到第一行结果' });
    await expect(link).toHaveFocus();
    const rows = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    rows?.focus();
    await expect(rows).toHaveFocus();
    const first = canvas.getByRole('link', { name: 'STM32F103C8T6' });
    for (let tabs = 0; tabs < 8 && document.activeElement !== first; tabs++) await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

/** 没有完全符合的：先说清楚，再列最接近的。 */
export const NearOnly: Story = {
  args: { goods: ready(goodsAnswer({ isNear: true })), query: emptyGoodsQuery({ keywords: 'STM32F103C8T9' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/没有完全符合“STM32F103C8T9”的商品，下面是最接近的型号的/)).toBeVisible();
  },
};

/** 条件太多，什么也没有：可以清除。 */
export const EmptyFiltered: Story = {
  args: { goods: ready(goodsAnswer({ data: [], totalRecord: 0 })), query: emptyGoodsQuery({ packing: 'reel', inStock: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(emptyGoodsQuery());
  },
};

export const Failed: Story = {
  args: { goods: failed(fn()) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
};

/** 很长的型号和卖家名在窄处换行。 */
export const LongText: Story = {
  args: {
    goods: ready(
      goodsAnswer({
        data: [
          {
            ...dollarGoods,
            mpn: 'XC7Z020-1CLG400C-SUPERLONGORDERINGSUFFIX-TR-13-INCH',
            merchant: { id: 8, name: '样例半导体与集成电路分销及供应链服务（香港）有限公司', isSample: true },
          },
        ],
        facets: goodsFacets,
      }),
    ),
  },
};

/** 手机：卡片，筛选在窗口里。 */
/** 改一行的数量：表里哪一列、哪一行都不动；第一行按钮的焦点框不被表头盖住。 */
export const Steady: Story = {
  parameters: { waivers: { live: { because: '测试里数量改得比人快', until: '2027-06-07' } } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: /^商品/ });
    const places = () =>
      [...table.querySelectorAll('td, th')].map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      });
    const before = places();
    const [first] = within(table).getAllByRole('button', { name: /改数量/ });
    const head = table.querySelector('thead th')!.getBoundingClientRect().bottom;
    await expect(first!.getBoundingClientRect().top - head).toBeGreaterThanOrEqual(4);
    await userEvent.click(first!);
    const field = await screen.findByRole('textbox', { name: '数量' });
    await userEvent.tripleClick(field);
    await userEvent.paste('2500');
    await userEvent.keyboard('{Enter}');
    await expect(await within(table).findByText(/^2,500 个/)).toBeInTheDocument();
    await expect(places()).toEqual(before);
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'STM32F103C8T6' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    const dialog = await screen.findByRole('dialog', { name: '筛选' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('link', { name: '人民币' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus());
  },
};
