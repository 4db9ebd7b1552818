import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { bomLine, bomOffers, bomParts, bomWork, valueMatch } from '../bom.fixtures.ts';
import { BomPage } from './BomPage.tsx';

const onChange = fn();

const meta = {
  title: 'Features/Bom/BomPage',
  component: BomPage,
  tags: ['autodocs', 'experimental'],
  args: { work: bomWork, offers: bomOffers, onChange, onFind: fn(async () => valueMatch), onPrint: fn(), tools: null },
} satisfies Meta<typeof BomPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一行：匹配得怎样、需求量、这个数量的单价和小计、库存够不够；各币种分开合计；要看的行数在最上面。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 行要选型号，1 行要核对')).toBeVisible();
    await expect(canvas.getByText('2 / 4 行')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /CH32V303CBT6/ }));
    await expect(row.getByText('要核对')).toBeVisible();
    await expect(row.getByText('起订 250')).toBeVisible();
    await expect(row.getByText('250 件起')).toBeVisible();
    await expect(row.getByText('不够')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '待选 2' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

/** 选型号：候选里按一个，去下一行要看的；都看完就关上。 */
export const Choose: Story = {
  parameters: { waivers: { live: { because: '选定一行就到下一行，两行各说一次，脚本按得比人快', until: '2027-06-07' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '给第 3 行选型号' }));
    const form = within(await screen.findByRole('dialog', { name: '第 3 行：10k' }));
    await userEvent.click(await form.findByRole('button', { name: '用这个 RC0402FR-0710KL，国巨' }));
    const [change, part] = onChange.mock.lastCall as unknown as [{ lines: { partId: number; isConfirmed: boolean }[] }, { id: number }];
    await expect(change.lines[2]).toMatchObject({ partId: 31, isConfirmed: true });
    await expect(part.id).toBe(31);
    await expect(await screen.findByRole('dialog', { name: '第 4 行：NO-SUCH-PART-01' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** 换个写法找，找的是框里写的。 */
export const Search: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '给第 4 行选型号' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('searchbox', { name: '按型号、值或描述找' }), '10k 0402{Enter}');
    await expect(args.onFind).toHaveBeenLastCalledWith(expect.objectContaining({ mpn: '10k 0402' }));
  },
};

/** 没有找到：说怎么再找，也可以不采购。 */
export const NothingFound: Story = {
  args: { onFind: fn(async () => ({ ...valueMatch, candidates: [] })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '给第 4 行选型号' }));
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByText(/没有找到。换一个写法再找/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '这一行不采购' }));
    const [change] = onChange.mock.lastCall as unknown as [{ lines: { isSkipped: boolean }[] }];
    await expect(change.lines[3]?.isSkipped).toBe(true);
  },
};

/** 不知道要几个的：要核对，说为什么，在窗口里补上就接着算。 */
export const WithoutQuantity: Story = {
  args: { work: { ...bomWork, lines: bomWork.lines.map((line, at) => (at === 0 ? { ...line, quantity: null } : line)) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('没有写明用量')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /第 1 行/ }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /^单套用量/ }), '6{Tab}');
    const [change] = onChange.mock.lastCall as unknown as [{ lines: { quantity: number | null }[] }];
    await expect(change.lines[0]?.quantity).toBe(6);
  },
};

/** 只能看的（分享的、旧的版本）：没有输入框和按钮。 */
export const ReadOnly: Story = {
  args: { onChange: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /选型号/ })).toBeNull();
  },
};

/** 正在询价。 */
export const Pricing: Story = {
  args: { offers: { status: 'reading', asOf: null, byLine: new Map(), onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText('正在询价')).toBeVisible(),
};

/** 报价没有读到：能再读，型号都在。 */
export const PriceFailed: Story = {
  args: { offers: { status: 'failed', asOf: null, byLine: new Map(), onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新读取' }));
    await expect(args.offers.onRetry).toHaveBeenCalledOnce();
  },
};

/** 很长：两千行只画看得见的，型号和位号长到换行。 */
export const LongText: Story = {
  args: {
    work: {
      ...bomWork,
      name: '一个名字很长的物料清单，含主板、电源板、按键板、天线板和测试夹具，第三次改版之后',
      lines: Array.from({ length: 2000 }, (_, at) =>
        bomLine({
          mpn: at % 9 === 0 ? 'A-VERY-LONG-NUMBER-THAT-NO-CATALOGUE-HAS-EVER-SEEN-BEFORE-123456' : 'STM32F103C8T6',
          designators: at % 7 === 0 ? Array.from({ length: 60 }, (__, n) => `C${n}`).join(', ') : `U${at}`,
          partId: at % 9 === 0 ? null : 13,
          match: at % 9 === 0 ? 'none' : 'exact',
          confidence: 'high',
        }),
      ),
      parts: new Map(bomParts.map((part) => [part.id, part])),
    },
    offers: { ...bomOffers, byLine: new Map() },
  },
};

/** 手机：表格左右滑。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
