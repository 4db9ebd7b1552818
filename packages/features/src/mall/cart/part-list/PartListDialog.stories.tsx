import { ApiError } from '@chippage/api/errors';
import type { MatchedPart } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleGoods } from '../cart.fixtures.ts';
import { PartListDialog } from './PartListDialog.tsx';

const found = (mpn: string, own: Partial<MatchedPart> = {}): MatchedPart => ({
  mpn,
  wanted: 100,
  goods: sampleGoods({ mpn, id: mpn.length }),
  quantity: 100,
  unitPrice: '6.85',
  lineTotal: '685.00',
  sellers: 3,
  isInStock: true,
  ...own,
});
const none: Partial<MatchedPart> = { goods: null, unitPrice: null, lineTotal: null, sellers: 0, isInStock: false };
const answers = [found('STM32F103C8T6'), found('LM358DR', { wanted: 90, sellers: 1, isInStock: false }), found('NOBODY-1', none)];

const meta = {
  title: 'Features/Mall/PartListDialog',
  component: PartListDialog,
  tags: ['autodocs', 'stable'],
  args: { onMatch: fn(async () => answers), onAdd: fn(async () => 0), onClose: fn() },
} satisfies Meta<typeof PartListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '粘贴清单' }));
const paste = async (userEvent: { click: (on: Element) => Promise<void>; paste: (text: string) => Promise<void> }, text: string) => {
  const form = await dialog();
  await userEvent.click(form.getByRole('textbox', { name: '型号和数量，每行一个' }));
  await userEvent.paste(text);
  await userEvent.click(form.getByRole('button', { name: '核对清单' }));
  return form;
};

/** 逐行回答：选了谁、为什么；没有的通向搜索，看不懂的留着。一次加入找到的。 */
export const Default: Story = {
  args: { onMatch: fn(async () => answers), onAdd: fn(async () => 0), onClose: fn() },
  play: async ({ args, userEvent }) => {
    const form = await paste(userEvent, 'STM32F103C8T6 100\nLM358DR\t90\nNOBODY-1, 100\n只有型号');
    await expect(await form.findByText('2 种可以加入，2 行没有')).toBeVisible();
    await expect(args.onMatch).toHaveBeenCalledWith([
      { mpn: 'STM32F103C8T6', quantity: 100 },
      { mpn: 'LM358DR', quantity: 90 },
      { mpn: 'NOBODY-1', quantity: 100 },
    ]);
    await expect(form.getByText('示例电子（深圳）有限公司，3 个卖家里有货且最便宜')).toBeVisible();
    await expect(form.getByText('按起订和倍数由 90 改为 100')).toBeVisible();
    await expect(form.getByRole('link', { name: '搜 NOBODY-1' })).toHaveAttribute('href', expect.stringContaining('NOBODY-1'));
    await expect(form.getByRole('row', { name: /只有型号.*看不出型号和数量/ })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '加入购物车，2 种' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onAdd).toHaveBeenCalledWith([
      { goodsId: 13, quantity: 100, knownPrice: '6.85' },
      { goodsId: 7, quantity: 100, knownPrice: '6.85' },
    ]);
  },
};

/** 放不下：说还有几种，不关；修改清单时写的都在。 */
export const Full: Story = {
  args: { onAdd: fn(async () => 1), onClose: fn() },
  play: async ({ args, userEvent }) => {
    const form = await paste(userEvent, 'STM32F103C8T6 100');
    await userEvent.click(await form.findByRole('button', { name: /^加入购物车/ }));
    await expect(await form.findByRole('alert')).toHaveTextContent('购物车放不下了，还有 1 种没有加入');
    await userEvent.click(form.getByRole('button', { name: '修改清单' }));
    await expect(form.getByRole('textbox')).toHaveValue('STM32F103C8T6 100');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** 没有看懂一行：不去问。 */
export const Nothing: Story = {
  args: { onMatch: fn(async () => []) },
  play: async ({ args, userEvent }) => {
    const form = await paste(userEvent, '你好');
    await expect(await form.findByRole('alert')).toHaveTextContent('没有看到型号和数量');
    await expect(args.onMatch).not.toHaveBeenCalled();
  },
};

/** 没有核对成功：写的都在。 */
export const Failed: Story = {
  args: { onMatch: fn(async () => Promise.reject(new ApiError({ status: 503, reason: 'network.unreachable', message: '网络连接失败' }))) },
  play: async ({ userEvent }) => {
    const form = await paste(userEvent, 'LM358DR 1');
    await expect(await form.findByRole('alert')).toHaveTextContent('网络连接失败');
    await expect(form.getByRole('textbox')).toHaveValue('LM358DR 1');
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
