import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { Chart } from './Chart.tsx';
import { chartKeys } from './chartKeys.ts';

const days = Array.from({ length: 30 }, (_, day) => `07-${String(day + 1).padStart(2, '0')}`);
const price = [
  7.2, 7.2, 7.18, 7.15, 7.15, 7.1, 7.08, 7.1, 7.05, 7.0, 6.98, 6.98, 6.95, 6.9, 6.92, 6.9, 6.88, 6.85, 6.85, 6.8, 6.82, 6.8, 6.78, 6.7, 6.65, 6.6, 6.55, 6.5,
  6.45, 6.42,
];

const meta = {
  title: 'UI/Data/Chart',
  component: Chart,
  tags: ['autodocs', 'beta'],
  parameters: { keys: chartKeys },
  args: {
    kind: 'line',
    caption: 'STM32F103C8T6 近 30 天的单价（元）',
    summary: '从 ¥7.20 降到 ¥6.42，近一周降得最快。',
    categories: days,
    series: [{ name: '单价', values: price }],
    formatValue: (value) => `¥${value.toFixed(2)}`,
    empty: <EmptyState size="sm" title="近 30 天没有成交" />,
    words: { table: '查看数据表', category: '日期', unknown: '未知', cursor: '逐点读数' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一条线：标题写明是什么和单位，一句话说看出了什么。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'STM32F103C8T6 近 30 天的单价（元）' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: '逐点读数' })).toHaveAttribute('aria-valuetext', '07-30: 单价 ¥6.42');
  },
};

/** 键盘：方向键一点一点地读，Home、End 到两头，Esc 收起。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const cursor = canvas.getByRole('slider', { name: '逐点读数' });
    const reads = (text: string) => expect(cursor).toHaveAttribute('aria-valuetext', text);
    const steps = {
      '{ArrowLeft}': '07-29: 单价 ¥6.45',
      '{ArrowDown}': '07-28: 单价 ¥6.50',
      '{ArrowRight}': '07-29: 单价 ¥6.45',
      '{ArrowUp}': '07-30: 单价 ¥6.42',
    };
    const moves = (pressed: string) => reads(steps[pressed as keyof typeof steps]);
    await playKeys({ userEvent, step }, chartKeys, {
      focus: async () => {
        await expect(cursor).toHaveFocus();
        await expect(canvas.getByText('07-30', { selector: 'div[data-side] p' })).toBeVisible();
      },
      back: moves,
      on: moves,
      first: () => reads('07-01: 单价 ¥7.20'),
      pageOn: () => reads('07-06: 单价 ¥7.10'),
      pageBack: () => reads('07-01: 单价 ¥7.20'),
      last: () => reads('07-30: 单价 ¥6.42'),
      hide: () => expect(canvas.queryByText('07-30', { selector: 'div[data-side] p' })).toBeNull(),
      table: () => expect(canvas.getByRole('button', { name: '查看数据表' })).toHaveFocus(),
    });
  },
};

/** 指针移到哪里，读哪一点。 */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const cursor = canvas.getByRole('slider');
    const { left, width, top } = cursor.getBoundingClientRect();
    await userEvent.pointer({ target: cursor.parentElement!, coords: { clientX: left + width * 0.02, clientY: top + 40 } });
    await expect(cursor).toHaveAttribute('aria-valuetext', '07-01: 单价 ¥7.20');
    await expect(canvas.getByText('¥7.20', { selector: 'div[data-side] span' })).toBeVisible();
  },
};

const years = ['2022', '2023', '2024', '2025', '2026'];
const shipped = [
  { name: 'MCU', values: [120, 180, 210, 260, 310] },
  { name: '电源管理', values: [90, 110, 150, 170, 220] },
  { name: '存储器', values: [60, 80, 70, 120, 140] },
  { name: '传感器', values: [20, 40, 65, 80, 95] },
];
const wan = (value: number) => `${value} 万颗`;

/** 四条线：符号和虚实不同，不靠颜色也分得清。 */
export const FourLines: Story = {
  args: {
    caption: '各类器件的出货量（万颗）',
    summary: undefined,
    categories: years,
    series: shipped,
    formatValue: wan,
    formatTick: String,
    words: { ...meta.args.words, category: '年份' },
  },
  play: async ({ canvas }) =>
    expect(
      within(canvas.getAllByRole('list')[0]!)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['MCU', '电源管理', '存储器', '传感器']),
};

/** 柱：从零画起。 */
export const Bars: Story = {
  args: {
    kind: 'bar',
    caption: 'MCU 的出货量（万颗）',
    summary: '五年增加了一倍半。',
    categories: years,
    series: shipped.slice(0, 1),
    formatValue: wan,
    formatTick: String,
    words: { ...meta.args.words, category: '年份' },
  },
};

/** 并排的柱：填充的花纹不同。 */
export const GroupedBars: Story = { args: { ...FourLines.args, kind: 'bar' } };

/** 有增有减：零线在中间。 */
export const Negative: Story = {
  args: {
    kind: 'bar',
    caption: '每周库存的增减（万颗）',
    summary: undefined,
    categories: ['第 1 周', '第 2 周', '第 3 周', '第 4 周', '第 5 周', '第 6 周'],
    series: [{ name: '增减', values: [12, -4, 0, 7, -9, 3] }],
    formatValue: (value) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)} 万颗`,
    formatTick: (value) => String(value).replace('-', '−'),
    words: { ...meta.args.words, category: '周' },
  },
};

/** 有几天不知道：线断开，表里写「未知」，不画成零。 */
export const Gaps: Story = {
  args: {
    series: [{ name: '单价', values: price.map((value, day) => (day >= 8 && day <= 14 && day !== 11 ? null : value)) }],
    summary: '7 月 9 日至 15 日多数日子没有成交。',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }));
    const table = canvas.getByRole('table', { name: 'STM32F103C8T6 近 30 天的单价（元）' });
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(within(table).getByRole('row', { name: /^07-10/ })).toHaveTextContent('07-10未知');
  },
};

/** 一个数也没有：写一句话，不画空的坐标。 */
export const Empty: Story = {
  args: { series: [{ name: '单价', values: [] }], summary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('近 30 天没有成交')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** 标题、名字和类别都很长。 */
export const LongText: Story = {
  args: {
    kind: 'bar',
    caption: '2026 年上半年各授权代理商在华南地区对 STM32F103 系列（含编带与托盘两种包装）的平均交货周期（周）',
    summary: '各家相差不到三周；交货周期从代理商公开的承诺读出，不含国内段运输的时间。',
    categories: ['得捷电子 DigiKey Electronics', '贸泽电子 Mouser Electronics', '安富利电子（深圳）有限公司', '文晔科技股份有限公司'],
    series: [
      { name: '编带包装的平均交货周期，按下单日计', values: [6, 7, 8, 6.5] },
      { name: '托盘包装的平均交货周期，按下单日计', values: [5, 6.5, 8, 7] },
    ],
    formatValue: (value) => `${value} 周`,
    words: { ...meta.args.words, category: '代理商' },
  },
};

/** 窄屏：横轴隔一个写一个。 */
export const Narrow: Story = { args: FourLines.args, globals: { viewport: { value: 'w360' } } };
