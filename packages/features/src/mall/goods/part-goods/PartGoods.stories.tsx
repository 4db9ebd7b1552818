import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dollarGoods, goneGoods } from '../goods.fixtures.ts';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { PartGoods } from './PartGoods.tsx';

const mpn = 'STM32F103C8T6';

const meta = {
  title: 'Features/Mall/PartGoods',
  component: PartGoods,
  tags: ['autodocs', 'stable'],
  args: {
    goods: [sampleGoods(), { ...dollarGoods, mpn }, { ...goneGoods, mpn, merchant: { id: 9, name: '演示芯片商行', isSample: true } }],
    total: 3,
    onAddToCart: fn(async () => undefined),
  },
} satisfies Meta<typeof PartGoods>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 型号页旁边：选卖家、填数量，合计跟着变，按钮说出要加入的数量。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: /现货与价格/ });
    await expect(region).toHaveTextContent('3 个报价');
    await expect(canvas.getAllByText(/^交期/).map(({ textContent }) => textContent)).toEqual(['交期 现货', '交期 21 天', '交期 未知']);
    await expect(canvas.getAllByText('更新于 2026-11-21')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '详情，样例半导体（香港）有限公司，USD' })).toHaveAttribute('href', '/mall/productDetails/2');
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.tripleClick(input);
    await userEvent.paste('150');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('¥1,027.50')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^示例电子（深圳）有限公司.*¥6\.85$/, checked: true })).toBeInTheDocument();
    canvas.getByRole('button', { name: '加入购物车，STM32F103C8T6，示例电子（深圳）有限公司，150 个' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCart).toHaveBeenCalledWith({ goodsId: 1, quantity: 150, mpn: 'STM32F103C8T6', unit: '个' });
  },
};
/** 先选的是搜索里写的那一家：有货、人民币、起订量的总价最低，排在最前；没货的更便宜也不选。 */
export const BestFirst: Story = {
  args: {
    goods: [
      sampleGoods({ id: 10_562, priceLadder: [{ minQuantity: 1, unitPrice: '66.11' }], stock: 27, merchant: { id: 1, name: '甲', isSample: true } }),
      sampleGoods({ id: 10_563, priceLadder: [{ minQuantity: 1, unitPrice: '9.9' }], stock: 0, merchant: { id: 2, name: '乙', isSample: true } }),
      sampleGoods({ id: 10_570, priceLadder: [{ minQuantity: 1, unitPrice: '62.12' }], stock: 109, merchant: { id: 5, name: '丙', isSample: true } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^丙.*¥62\.12$/, checked: true })).toBeInTheDocument();
    await expect(canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.[0])).toEqual(['丙', '甲', '乙']);
    await expect(canvas.getByText('1 个合计，含税 13%').parentElement).toHaveTextContent('¥62.12');
  },
};
/** 数量写了一半：合计跟着写的数走，写的还不能下单就不报合计，不留着旧的。 */
export const Typing: Story = {
  args: { goods: [sampleGoods({ moq: 100, multiple: 10 })], total: 1 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await expect(canvas.getByText('100 个合计，含税 13%')).toBeVisible();
    await userEvent.tripleClick(input);
    await userEvent.keyboard('15');
    await expect(canvas.queryByText(/个合计/)).toBeNull();
    await expect(canvas.getByText('数量填好后显示合计')).toBeVisible();
    await userEvent.keyboard('0');
    await expect(canvas.getByText('150 个合计，含税 13%').parentElement).toHaveTextContent('¥1,027.50');
    await expect(input).toHaveFocus();
  },
};
/** 换一家，起订量不同：数量改到最近可订的，并说出来；换回来还是原来的数。 */
export const OtherSeller: Story = {
  parameters: { waivers: { live: { because: '换来换去之后数量回到原来的，本应再播报一次', until: '2027-05-03' } } },
  args: { onAddToCart: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.tripleClick(input);
    await userEvent.paste('150');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: /^样例半导体/ }));
    await expect(input).toHaveValue('3,000');
    await expect(canvas.getByText('已调整为 3,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /，3,000 个$/ }));
    await expect(args.onAddToCart).toHaveBeenCalledWith({ goodsId: 2, quantity: 3000, mpn: 'STM32F103C8T6', unit: '个' });
    await userEvent.click(canvas.getByRole('radio', { name: /^示例电子（深圳）有限公司/ }));
    await expect(input).toHaveValue('150');
  },
};
/** 清空数量：不再报合计，加入购物车把焦点带回数量，什么也不加。 */
export const QuantityCleared: Story = {
  args: { onAddToCart: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(canvas.queryByText(/个合计/)).toBeNull();
    await expect(canvas.getByText('数量待修正，改好后显示合计')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }));
    await expect(input).toHaveFocus();
    await expect(args.onAddToCart).not.toHaveBeenCalled();
  },
};
/** 手机上滚过了按钮：底部跟着一条，写明数量和金额。 */
export const FollowsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <>
      <PartGoods {...args} />
      <div style={{ height: '200vh' }} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const bar = await canvas.findByRole('group', { name: '购买，STM32F103C8T6' });
    await expect(bar).toHaveTextContent('1 个合计，含税 13%¥7.20');
    await userEvent.click(within(bar).getByRole('button'));
    await expect(args.onAddToCart).toHaveBeenLastCalledWith({ goodsId: 1, quantity: 1, mpn: 'STM32F103C8T6', unit: '个' });
  },
};
const authorisation = { validUntil: '2027-06-30', certificate: 'SAMPLE-7-3', isSample: true };
const several = [
  sampleGoods({ authorisation, stock: 300, leadTimeDays: 14 }),
  sampleGoods({ id: 2, priceLadder: [{ minQuantity: 1, unitPrice: '6.9' }], merchant: { id: 8, name: '乙', isSample: true }, stock: 50 }),
  sampleGoods({ id: 3, priceLadder: [{ minQuantity: 1, unitPrice: '9' }], merchant: { id: 9, name: '丙', isSample: true }, stock: 9000 }),
];
/** 每个报价写明授权到哪天、哪张证书，没有核验的也写明；“仅授权”隐去其余的，并说隐去了几个。 */
export const OnlyAuthorised: Story = {
  args: { goods: several, total: 3, view: { isAuthorised: false, sort: 'best' }, onViewChange: fn() },
  render: stateful(PartGoods, { view: 'onViewChange' }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('授权至 2027-06-30')).toBeVisible();
    await expect(canvas.getByText('示例证书 SAMPLE-7-3')).toBeVisible();
    await expect(canvas.getAllByText('授权未核验')).toHaveLength(2);
    const toggle = canvas.getByRole('button', { name: '仅授权', pressed: false });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ isAuthorised: true, sort: 'best' });
    await expect(canvas.getByText('隐去 2 个授权未核验的报价')).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: /现货与价格/ })).toHaveTextContent('1 个报价');
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};
/** 换次序：按库存、按交期；已选的那一家不变。 */
export const Sorted: Story = {
  args: { ...OnlyAuthorised.args },
  render: stateful(PartGoods, { view: 'onViewChange' }),
  play: async ({ canvas, userEvent, args }) => {
    const sort = canvas.getByRole('combobox', { name: '报价的次序' });
    const stocks = () => canvas.getAllByText(/^库存 /).map(({ textContent }) => textContent);
    const chosen = canvas.getByRole('radio', { checked: true });
    await userEvent.selectOptions(sort, '库存多到少');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ isAuthorised: false, sort: 'stock' });
    await expect(stocks()).toEqual(['库存 9,000', '库存 300', '库存 50']);
    await userEvent.selectOptions(sort, '交期短到长');
    await expect(stocks()).toEqual(['库存 50', '库存 9,000', '库存 300']);
    await expect(chosen).toBeChecked();
  },
};
/** 没有授权已核验的卖家：说出来，并说怎么看到其余的。 */
export const NobodyAuthorised: Story = {
  args: { goods: several.slice(1), total: 2, view: { isAuthorised: true, sort: 'best' }, onViewChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这个型号没有授权已核验的卖家。取消“仅授权”，看全部报价。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '仅授权', pressed: true })).toBeVisible();
  },
};
/** 更多的在商城里。 */
export const More: Story = {
  args: { total: 9, allHref: '/mall/index?keywords=STM32F103C8T6' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看全部 9 个' })).toHaveAttribute('href', '/mall/index?keywords=STM32F103C8T6'),
};
/** 没有人卖：什么也不显示。 */
export const Empty: Story = {
  args: { goods: [], total: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText('现货与价格')).toBeNull(),
};
/** 窄。 */
export const Narrow: Story = { args: { ...OnlyAuthorised.args }, globals: { viewport: { value: 'w360' } } };
