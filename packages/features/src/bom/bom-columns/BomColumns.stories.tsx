import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BomColumns } from './BomColumns.tsx';

const rows = [
  ['Item', 'Reference', 'Qty', 'Value', 'Footprint', 'Manufacturer Part', 'Comment'],
  ['1', 'U1', '1', 'STM32F103C8T6', 'LQFP-48', 'STM32F103C8T6', ''],
  ['2', 'R1,R2,R5-R8', '6', '10k', 'R_0402_1005Metric', 'RC0402FR-0710KL', '上拉'],
  ['3', 'C1-C4', '4', '100nF', 'C_0402_1005Metric', '', ''],
];
const by = (field: 'designators' | 'quantity' | 'value' | 'footprint' | 'mpn') => ({ field, by: 'head' }) as const;
const none = { field: 'none', by: 'nothing' } as const;

const meta = {
  title: 'Features/Bom/BomColumns',
  component: BomColumns,
  tags: ['autodocs', 'experimental'],
  args: {
    name: '网关主板.xlsx',
    rows,
    proposed: { head: 0, columns: [none, by('designators'), by('quantity'), by('value'), by('footprint'), by('mpn'), none] },
    progress: null,
    onStart: fn(async () => undefined),
    onBack: fn(),
  },
} satisfies Meta<typeof BomColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 各列猜好了，说是怎么猜的；改一列，同一项不会有两列；按下就从这些行开始。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('按表头「Manufacturer Part」')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '第 7 列是' }), '备注');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '第 4 列是' }), '描述');
    await userEvent.click(canvas.getByRole('button', { name: '开始匹配，3 行' }));
    const began = args.onStart.mock.lastCall as unknown as [{ name: string; sets: number; fields: string[]; lines: { note: string; quantity: number }[] }];
    await expect(began[0]).toMatchObject({ name: '网关主板', sets: 1, fields: ['none', 'designators', 'quantity', 'description', 'footprint', 'mpn', 'note'] });
    await expect(began[0].lines[1]).toMatchObject({ mpn: 'RC0402FR-0710KL', quantity: 6, note: '上拉' });
  },
};

/** 没有一列能拿来匹配：说要哪些，不开始。 */
export const NothingToMatch: Story = {
  args: { proposed: { head: 0, columns: [none, by('designators'), by('quantity'), none, none, none, none] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^开始匹配/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('请至少选一列是型号、值或描述');
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

/** 名称清空了：说在名称那里。 */
export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'BOM 名称' }));
    await userEvent.click(canvas.getByRole('button', { name: /^开始匹配/ }));
    await expect(canvas.getByRole('textbox', { name: 'BOM 名称' })).toHaveAccessibleDescription('请给 BOM 起个名字');
  },
};

/** 正在匹配：到了第几行。 */
export const Matching: Story = {
  args: { progress: { done: 150, total: 1000 } },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar', { name: '正在匹配' })).toHaveAttribute('aria-valuetext', '已匹配 150 / 1,000 行'),
};

/** 没有开始成：说为什么，选好的都在。 */
export const Refused: Story = {
  args: { onStart: fn(async () => Promise.reject(new ApiError({ status: 200, reason: 'bom.full', message: '最多保存 100 份 BOM，请先删除不用的' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^开始匹配/ }));
    await expect(await canvas.findByText('最多保存 100 份 BOM，请先删除不用的')).toBeVisible();
  },
};

/** 手机：表格在自己的框里左右滑。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
