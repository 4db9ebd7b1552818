import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateCode } from './DateCode.tsx';

const meta = {
  title: 'Features/Inquiries/DateCode',
  component: DateCode,
  tags: ['autodocs', 'stable'],
  args: { code: '2435+', doubt: null },
} satisfies Meta<typeof DateCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 标签上怎样写就怎样写。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('2435+')).toBeVisible() };
/** 不可能的：旁边用文字说为什么。 */
export const Doubtful: Story = {
  args: { code: '2560', doubt: '批号 2560 不可能：一年没有第 60 周，请核对标签' },
  play: async ({ canvas }) => expect(canvas.getByText(/一年没有第 60 周/)).toBeVisible(),
};
/** 没有说。 */
export const NotSaid: Story = { args: { code: null }, play: async ({ canvas }) => expect(canvas.getByText('未注明')).toBeVisible() };
/** 手机、很长的疑问。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { code: '1905', doubt: '批号 1905 不可能：是 2019 年，原厂 2021 年才成立，请核对标签' },
};
