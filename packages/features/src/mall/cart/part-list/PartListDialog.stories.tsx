import { ApiError } from '@chippage/api/errors';
import type { MatchedPart } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DraftsProvider } from '../../../parts/form/DraftsProvider.tsx';
import { sampleGoods } from '../cart.fixtures.ts';
import { PartListDialog } from './PartListDialog.tsx';

const found = (mpn: string, own: Partial<MatchedPart> = {}): MatchedPart => ({
  mpn,
  wanted: 100,
  goods: sampleGoods({ mpn, id: mpn.length }),
  quantity: 100,
  unitPrice: '6.85',
  lineTotal: '685.00',
  offers: 3,
  offersInCurrency: 3,
  otherGoods: null,
  unsoldPartId: null,
  isInStock: true,
  ...own,
});
const none: Partial<MatchedPart> = { goods: null, unitPrice: null, lineTotal: null, offers: 0, offersInCurrency: 0, isInStock: false };
const answers = [
  found('STM32F103C8T6'),
  found('LM358DR', { wanted: 90, offers: 1, offersInCurrency: 1, isInStock: false, goods: sampleGoods({ mpn: 'LM358DR', id: 7, multiple: 50, stock: null }) }),
  found('NOBODY-1', none),
];

const meta = {
  title: 'Features/Mall/PartListDialog',
  component: PartListDialog,
  tags: ['autodocs', 'stable'],
  args: { onMatch: fn(async () => answers), onAdd: fn(async () => 0), held: new Map(), onClose: fn() },
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

/** 逐行回答：选了谁、为什么；库存未知照样可下单，不合倍数的先改；没有的通向搜索，看不懂的留着。一次加入可以加入的。 */
export const Default: Story = {
  parameters: { waivers: { live: { because: '按一下改数量再加入：框里的数、改成多少、结果和留下几行各说一次，脚本按得比人快', until: '2027-06-07' } } },
  args: { onMatch: fn(async () => answers), onAdd: fn(async () => 0), onClose: fn() },
  play: async ({ args, userEvent }) => {
    const form = await paste(userEvent, 'STM32F103C8T6 100\nLM358DR\t90\nNOBODY-1, 100\n只有型号');
    await expect(await form.findByText('1 种可以加入，1 行的数量要先改，2 行没有报价')).toBeVisible();
    await expect(args.onMatch).toHaveBeenCalledWith([
      { mpn: 'STM32F103C8T6', quantity: 100 },
      { mpn: 'LM358DR', quantity: 90 },
      { mpn: 'NOBODY-1', quantity: 100 },
    ]);
    await expect(form.getByText('示例电子（深圳）有限公司，3 个报价里有货且总价最低')).toBeVisible();
    await expect(form.getByRole('row', { name: /LM358DR.*库存未知，可下单/ })).toBeVisible();
    await expect(form.queryByText(/库存不够/)).toBeNull();
    await expect(form.getByText('倍数不符，90 不是 50 的倍数，最近的可订数量：')).toBeVisible();
    await expect(form.getByRole('button', { name: '加入购物车，1 种' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '改为 100 LM358DR' }));
    await expect(form.getByText('2 种可以加入，2 行没有报价')).toBeVisible();
    await expect(form.getByRole('row', { name: /NOBODY-1.*没有找到这个型号/ })).toBeVisible();
    await expect(form.getByRole('link', { name: '搜 NOBODY-1' })).toHaveAttribute('href', expect.stringContaining('NOBODY-1'));
    await expect(form.getByRole('row', { name: /只有型号.*看不出型号和数量/ })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '加入购物车，2 种' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { goodsId: 13, quantity: 100, knownPrice: '6.85', held: 0 },
      { goodsId: 7, quantity: 100, knownPrice: '6.85', held: 0 },
    ]);
    // What did not go in stays.
    await expect(await form.findByText('还有 2 行没有加入，留在这里：')).toBeVisible();
    await expect(form.queryByRole('row', { name: /LM358DR/ })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: '修改清单' }));
    await expect(form.getByRole('textbox', { name: '型号和数量，每行一个' })).toHaveValue('NOBODY-1 100\n只有型号');
  },
};

/** 超过库存：说现有多少，按一下改成最多能订的，才算可以加入。 */
export const OverStock: Story = {
  parameters: { waivers: { live: { because: '按一下改数量：框里的数、改成多少和结果各说一次，脚本按得比人快', until: '2027-06-07' } } },
  args: {
    onMatch: fn(async () => [
      found('NE555DR', { wanted: 5000, goods: sampleGoods({ mpn: 'NE555DR', id: 3, stock: 120 }), offers: 2, offersInCurrency: 2, isInStock: false }),
    ]),
    onAdd: fn(async () => 0),
  },
  play: async ({ args, userEvent }) => {
    const form = await paste(userEvent, 'NE555DR 5000');
    await expect(await form.findByText('0 种可以加入，1 行的数量要先改')).toBeVisible();
    await expect(form.getByText('示例电子（深圳）有限公司，2 个报价都没有这么多，这一个还有货')).toBeVisible();
    await expect(form.getByText('库存不足，现有 120，最近的可订数量：')).toBeVisible();
    await expect(form.getByRole('button', { name: '加入购物车，0 种' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: '改为 120 NE555DR' }));
    await userEvent.click(form.getByRole('button', { name: '加入购物车，1 种' }));
    await expect(args.onAdd).toHaveBeenCalledWith([{ goodsId: 3, quantity: 120, knownPrice: '6.85', held: 0 }]);
  },
};

/** 购物车里已有的以清单为准，多了少了都先说会改成多少；已是这么多的不算。按钮把加入和改数量分开说。 */
export const Held: Story = {
  args: {
    onMatch: fn(async () => [found('STM32F103C8T6'), found('NE555DR'), found('TL431')]),
    onAdd: fn(async () => 0),
    held: new Map([
      [13, 5],
      [7, 500],
      [5, 100],
    ]),
  },
  play: async ({ args, userEvent }) => {
    const form = await paste(userEvent, 'STM32F103C8T6 100\nNE555DR 100\nTL431 100');
    await expect(await form.findByText('0 种可以加入，2 种要改购物车里的数量，1 种购物车里已是这么多')).toBeVisible();
    await expect(form.getByText('购物车已有 5 个，将改为清单的 100 个')).toBeVisible();
    await expect(form.getByText('购物车已有 500 个，将改为清单的 100 个')).toBeVisible();
    await expect(form.getByText('购物车已是 100 个')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '改购物车里 2 种的数量' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { goodsId: 13, quantity: 100, knownPrice: '6.85', held: 5 },
      { goodsId: 7, quantity: 100, knownPrice: '6.85', held: 500 },
    ]);
  },
};
/** 人民币报价优先：它的倍数不合、美元报价按写的就能订时，两条路都在这一行，按一下就换，也换得回来。 */
export const OtherCurrency: Story = {
  parameters: { waivers: { live: { because: '换过去又换回来，脚本按得比人快', until: '2027-06-07' } } },
  args: {
    onMatch: fn(async () => [
      found('STM32G071CBT6', {
        offersInCurrency: 1,
        offers: 2,
        goods: sampleGoods({ mpn: 'STM32G071CBT6', id: 20, multiple: 90, moq: 90 }),
        otherGoods: sampleGoods({
          mpn: 'STM32G071CBT6',
          id: 21,
          currency: 'USD',
          merchant: { id: 3, name: '演示元器件（上海）有限公司', isSample: true },
          priceLadder: [{ minQuantity: 1, unitPrice: '0.794' }],
        }),
      }),
    ]),
    onAdd: fn(async () => 0),
  },
  play: async ({ args, userEvent }) => {
    const form = await paste(userEvent, 'STM32G071CBT6 100');
    await expect(await form.findByText('示例电子（深圳）有限公司，人民币报价优先，只有这一个')).toBeVisible();
    await expect(form.getByText('倍数不符，100 不是 90 的倍数，最近的可订数量：')).toBeVisible();
    await expect(form.getByText('演示元器件（上海）有限公司 的美元报价可以按 100 个订，US$79.40')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '改用美元报价，STM32G071CBT6' }));
    await expect(form.getByText('演示元器件（上海）有限公司，按你选的美元报价')).toBeVisible();
    await expect(form.getByText('1 种可以加入')).toBeVisible();
    await expect(form.getByRole('button', { name: '改用人民币报价，STM32G071CBT6' })).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: '加入购物车，1 种' }));
    await expect(args.onAdd).toHaveBeenCalledWith([{ goodsId: 21, quantity: 100, knownPrice: '0.794', held: 0 }]);
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

/** 全都加入了就关上；目录里有、没有人卖的型号通到它自己的页面。 */
export const AllIn: Story = {
  args: {
    onMatch: fn(async () => [found('STM32F103C8T6'), found('CC0603KRX7R9BB104', { ...none, unsoldPartId: 31 })]),
    onAdd: fn(async () => 0),
    onClose: fn(),
  },
  play: async ({ args, userEvent }) => {
    const form = await paste(userEvent, 'STM32F103C8T6 100\nCC0603KRX7R9BB104 100');
    await expect(await form.findByText('目录里有这个型号，还没有卖家报价')).toBeVisible();
    await expect(form.getByRole('link', { name: '看 CC0603KRX7R9BB104 的参数和替代料' })).toHaveAttribute('href', '/datasheet/datasheetDetail/31');
    await userEvent.click(form.getByRole('button', { name: '修改清单' }));
    await userEvent.clear(form.getByRole('textbox', { name: '型号和数量，每行一个' }));
    args.onMatch.mockResolvedValueOnce([found('STM32F103C8T6')]);
    await userEvent.type(form.getByRole('textbox', { name: '型号和数量，每行一个' }), 'STM32F103C8T6 100');
    await userEvent.click(form.getByRole('button', { name: '核对清单' }));
    await userEvent.click(await form.findByRole('button', { name: '加入购物车，1 种' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 别的网站送来的清单：打开就核对；没有人卖的可以发布求购。 */
export const Handed: Story = {
  args: { isHanded: true },
  decorators: [
    (Story) => (
      <DraftsProvider store={{ getItem: () => 'STM32F103C8T6\t100\nLM358DR\t90\nNOBODY-1\t100', setItem: () => undefined }}>
        <Story />
      </DraftsProvider>
    ),
  ],
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(await shown.findByText('没有找到这个型号')).toBeVisible();
    await expect(args.onMatch).toHaveBeenCalledOnce();
    await expect(shown.getByRole('link', { name: '发布求购 NOBODY-1' })).toHaveAttribute(
      'href',
      '/inquiry/createRequirements?type=1&model=NOBODY-1&quantity=100',
    );
  },
};
