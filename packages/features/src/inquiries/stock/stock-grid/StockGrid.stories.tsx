import { ApiError } from '@chippage/api/errors';
import type { BoardMoved, StockLine, StockLineChange } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DraftsProvider } from '../../../parts/form/DraftsProvider.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { task } from '../../tasks/tasks.fixtures.ts';
import { saleResults, stockLine, stockLines } from '../stock.fixtures.ts';
import { lacking, needsRight } from '../../../parts/company-need/companyNeed.fixtures.ts';
import { StockGrid } from './StockGrid.tsx';
import { stockGridKeys } from './stockGridKeys.ts';

const save = async ({ id, ...cells }: StockLineChange): Promise<StockLine> => {
  const line = stockLines.find((each) => each.id === id) ?? stockLine({ id });
  const { price, dateCode, ...others } = cells;
  return {
    ...line,
    ...(others as Partial<StockLine>),
    ...(price !== undefined && { price: price || null }),
    ...(dateCode !== undefined && { dateCode: dateCode || null }),
  };
};
const moved =
  (skipped: BoardMoved['skipped']) =>
  async (_deed: string, ids: number[]): Promise<BoardMoved> => ({ done: ids.filter((id) => !skipped.some((row) => row.id === id)), skipped });

const meta = {
  title: 'Features/Inquiries/StockGrid',
  component: StockGrid,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: stockGridKeys },
  globals: { viewport: { value: 'w1280' } },
  args: {
    query: { state: 'all', keywords: '', stale: 'any', page: 1 },
    lines: ready({ data: [...stockLines], totalRecord: 4, hasMerchant: true }),
    counts: [
      { state: 'live', count: 3 },
      { state: 'removed', count: 1 },
    ],
    lastSheet: task({ state: 'done', progress: 100 }),
    onQuery: fn(),
    onChange: fn(save),
    onMove: fn(moved([])),
    onSell: fn(async (ids: number[]) => saleResults.filter(({ id }) => ids.includes(id))),
    onExport: fn(async () => undefined),
  },
} satisfies Meta<typeof StockGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一格一格地改：保存了说保存了，别的格不动。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数量 12,000，LM358DR' }));
    const field = canvas.getByRole('textbox', { name: 'LM358DR 的数量' });
    await userEvent.clear(field);
    await userEvent.type(field, '15k{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ id: 1_000_102, quantity: 15_000 });
    await waitFor(() => expect(canvas.getByRole('button', { name: '数量 15,000，LM358DR' })).toHaveAccessibleDescription('已保存'));
    await expect(canvas.getByRole('button', { name: '单价 ¥0.42，LM358DR' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '表格第 12 行，STM32F103C8T6 来自 十一月库存.xlsx' })).toHaveAttribute(
      'href',
      '/userCenter/taskList/7?outcome=changed',
    );
  },
};

/** 全用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const cell = (name: string) => canvas.getByRole('button', { name });
    await playKeys({ userEvent, step }, stockGridKeys, {
      across: {
        given: () => cell('数量 5,000，STM32F103C8T6').focus(),
        proves: () => expect(cell('单价 ¥6.20，STM32F103C8T6')).toHaveFocus(),
      },
      down: () => expect(cell('单价 ¥0.42，LM358DR')).toHaveFocus(),
      open: () => waitFor(() => expect(canvas.getByRole('textbox', { name: 'LM358DR 的单价' })).toHaveFocus()),
      save: {
        given: () => userEvent.keyboard('0.39'),
        proves: async () => {
          await expect(args.onChange).toHaveBeenCalledWith({ id: 1_000_102, price: '0.39' });
          await waitFor(() => expect(cell('单价 ¥0.39，LM358DR')).toHaveFocus());
        },
      },
      next: {
        given: () => userEvent.keyboard('{Enter}'),
        proves: () => waitFor(() => expect(canvas.getByRole('textbox', { name: 'LM358DR 的批号' })).toHaveFocus()),
      },
      giveUp: {
        given: () => userEvent.keyboard('2440'),
        proves: async () => {
          await waitFor(() => expect(cell('批号 未注明，LM358DR')).toHaveFocus());
          await expect(args.onChange).toHaveBeenCalledTimes(1);
        },
      },
    });
  },
};

/** 选的格子：用键盘选好，Enter 才保存。 */
export const Picks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '地点 深圳，LM358DR' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('combobox', { name: 'LM358DR 的地点' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.selectOptions(list, 'HK');
    if (args.onChange.mock.calls.length === 0) await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ id: 1_000_102, place: 'HK' });
  },
};

/** 写错了：错在哪一格说在哪一格，没有寄出。 */
export const Wrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '单价 ¥0.42，LM358DR' }));
    await userEvent.keyboard('免费{Enter}');
    const cell = await canvas.findByRole('button', { name: '单价 免费，LM358DR' });
    await expect(cell).toHaveAccessibleDescription('请填写大于 0 的单价，最多六位小数，如 6.85；没有价格就清空');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const kept = new Map<string, string>();
/** The server takes the date code by now. */
let isCorrected = false;

/** 没有保存成功：内容留在格子里，离开了再来也还在，可以再保存一次。 */
export const NotSaved: Story = {
  args: {
    onChange: fn(async (change: StockLineChange): Promise<StockLine> => {
      if (isCorrected) return save(change);
      const fields = [{ field: 'dateCode', msg: '批号 2460 不可能：一年没有第 60 周，请核对标签' }];
      throw new ApiError({ status: 422, reason: 'board.wrong_fact', message: '批号 2460 不可能', fields });
    }),
  },
  decorators: [
    (Story) => (
      <DraftsProvider store={{ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }}>
        <Story />
      </DraftsProvider>
    ),
  ],
  beforeEach: () => {
    kept.clear();
    isCorrected = false;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批号 未注明，LM358DR' }));
    await userEvent.keyboard('2460{Enter}');
    const cell = await canvas.findByRole('button', { name: '批号 2460，LM358DR' });
    await waitFor(() => expect(cell).toHaveAccessibleDescription('批号 2460 不可能：一年没有第 60 周，请核对标签'));
    await expect(canvas.getByText('1 格没有保存，输入的内容还在')).toBeVisible();
    await expect(kept.get('stock-cells')).toBe('{"1000102:dateCode":"2460"}');
    isCorrected = true;
    await userEvent.click(canvas.getByRole('button', { name: '再保存一次' }));
    await waitFor(() => expect(cell).toHaveAccessibleDescription('已保存'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(kept.get('stock-cells')).toBe('');
  },
};

/** 不要了：回到原来的。 */
export const Forgotten: Story = {
  ...NotSaved,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '单价 ¥0.42，LM358DR' }));
    await userEvent.keyboard('免费{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '放弃这些修改' }));
    await expect(canvas.getByRole('button', { name: '单价 ¥0.42，LM358DR' })).toBeVisible();
    await expect(kept.get('stock-cells')).toBe('');
  },
};

/** 上次没有保存的：回来时还在。 */
export const Restored: Story = {
  decorators: [
    (Story) => (
      <DraftsProvider store={{ getItem: () => '{"1000102:price":"0.4","1000101:nothing":"1"}', setItem: () => undefined }}>
        <Story />
      </DraftsProvider>
    ),
  ],
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('button', { name: '单价 0.4，LM358DR' })).toHaveAccessibleDescription('上次没有保存，按 Enter 接着改')),
};

/** 一起刷新：没做的说为什么，还勾着。 */
export const Moves: Story = {
  args: { onMove: fn(moved([{ id: 1_000_101, msg: '24 小时内刷新过，请稍后再刷新' }])) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择这一页的全部' }));
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(args.onMove).toHaveBeenCalledWith(
      'refresh',
      stockLines.map(({ id }) => id),
    );
    await expect(await canvas.findByText('已刷新 3 条')).toBeVisible();
    await expect(canvas.getByText('STM32F103C8T6：24 小时内刷新过，请稍后再刷新')).toBeVisible();
    await expect(canvas.getByText('已选 1 条')).toBeVisible();
  },
};

/** 上架：先核对每一条会怎样，确认了才写入；不能上架的说为什么。 */
export const Sells: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择这一页的全部' }));
    await userEvent.click(canvas.getByRole('button', { name: '上架或更新商城' }));
    const dialog = within(await screen.findByRole('dialog', { name: '上架到商城' }));
    await expect(await dialog.findByText('会新上架')).toBeVisible();
    await expect(dialog.getByText('旧货不能在商城上架，只能在供求里出')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '确认，写入 2 条' }));
    await expect(args.onSell).toHaveBeenLastCalledWith([1_000_101, 1_000_102], false);
    await expect(await dialog.findByText('写好了。')).toHaveFocus();
  },
};

const many = Array.from({ length: 50 }, (_, at) => stockLine({ id: 2_000_000 + at, model: `MT41K256M16TW-${107 + at}` }));

/** 一万行：一页 50 行，换页有自己的地址。 */
export const Many: Story = {
  args: { query: { state: 'all', keywords: '', stale: 'any', page: 3 }, lines: ready({ data: many, totalRecord: 10_000, hasMerchant: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000 条')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/userCenter/inquiryManage/myStock?page=4');
  },
};

/** 不是商家：怎样才能上架。 */
export const NoMerchant: Story = {
  args: { lines: ready({ data: [stockLine()], totalRecord: 1, hasMerchant: false }), lastSheet: task({ state: 'importing', progress: 62 }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '入驻商城后可以上架' })).toHaveAttribute('href', '/mall/enterGarrison'),
};
export const Loading: Story = { args: { lines: loading, counts: null, lastSheet: null } };
export const Failed: Story = { args: { lines: failed(fn()), counts: null, lastSheet: null } };
/** 公司还没有认证。 */
export const NeedsCompany: Story = { args: { lines: lacking(needsRight) } };
/** 还没有库存。 */
export const Empty: Story = {
  args: { lines: ready({ data: [], totalRecord: 0, hasMerchant: false }), counts: [], lastSheet: null },
  play: async ({ canvas }) => expect(canvas.getByText('还没有库存')).toBeVisible(),
};
/** 筛选以后没有。 */
export const EmptyFiltered: Story = {
  args: {
    query: { state: 'live', keywords: 'ABC', stale: '30', page: 1 },
    lines: ready({ data: [], totalRecord: 0, hasMerchant: true }),
    lastSheet: null,
  },
  play: async ({ canvas }) => expect(canvas.getByText('没有符合条件的库存')).toBeVisible(),
};
/** 手机：卡片，一样改；很长的型号。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    lines: ready({
      data: [stockLine({ id: 1_000_099, model: 'MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1-TAPE-AND-REEL' }), ...stockLines],
      totalRecord: 5,
      hasMerchant: true,
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数量 12,000，LM358DR' }));
    await userEvent.keyboard('9000{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ id: 1_000_102, quantity: 9000 });
  },
};
