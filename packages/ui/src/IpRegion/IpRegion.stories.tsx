import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IpRegion } from './IpRegion.tsx';

const meta = {
  title: 'UI/Data/IpRegion',
  component: IpRegion,
  tags: ['autodocs', 'beta'],
  args: { region: '广东', label: 'IP 属地：', unknownLabel: '未知' },
} satisfies Meta<typeof IpRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 境内写到省。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('IP 属地：广东')).toBeVisible() };

/** 境外写国家或地区。 */
export const Abroad: Story = { args: { region: '德国' } };

/** 查不到：写未知，不省略。 */
export const Unknown: Story = { args: { region: null }, play: async ({ canvas }) => expect(canvas.getByText('IP 属地：未知')).toBeVisible() };

/** 空白也是查不到。 */
export const Blank: Story = { args: { region: ' ' }, play: async ({ canvas }) => expect(canvas.getByText('IP 属地：未知')).toBeVisible() };

/** 很长的名字，窄处折行。 */
export const LongText: Story = {
  args: { region: '圣文森特和格林纳丁斯' },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
};
