import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnitValue } from '../UnitValue/UnitValue.tsx';
import { Stat, StatList } from './Stat.tsx';

const meta = {
  title: 'UI/Data/Stat',
  component: Stat,
  tags: ['autodocs', 'beta'],
  args: { label: '在售型号', value: '12,408', unknownLabel: '未知' },
  render: (args) => (
    <StatList>
      <Stat {...args} />
    </StatList>
  ),
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一个数和它数的是什么；是术语与解释，读屏成对念。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('在售型号');
    await expect(canvas.getByRole('definition')).toHaveTextContent('12,408');
  },
};

/** 几个一排，窄了就换行。 */
export const Several: Story = {
  render: (args) => (
    <StatList>
      <Stat {...args} />
      <Stat {...args} label="数据手册" value="8,120" note="比上周 +132" tone="ok" />
      <Stat {...args} label="待审核" value="17" note="最早的已等 26 小时" tone="warn" />
      <Stat {...args} label="退回" value="3" note="比上周 +2" tone="danger" />
    </StatList>
  ),
};

/** 数还没有：写未知。 */
export const Unknown: Story = { args: { value: undefined }, play: async ({ canvas }) => expect(canvas.getByText('未知')).toBeVisible() };

/** 带单位。 */
export const WithUnit: Story = { args: { label: '最高主频', value: <UnitValue value={72} unit="MHz" unknownLabel="未知" /> } };

/** 很长的名字与数，窄屏。 */
export const LongText: Story = {
  args: { label: '近三十天里被至少两家企业同时询价的型号', value: '123,456,789,012,345' },
  decorators: [(Story) => <div style={{ width: 150 }}>{Story()}</div>],
};
