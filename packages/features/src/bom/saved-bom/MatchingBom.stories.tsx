import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchingBom } from './MatchingBom.tsx';

const meta = {
  title: 'Features/Bom/MatchingBom',
  component: MatchingBom,
  tags: ['autodocs', 'experimental'],
  args: { name: '电源板', done: 1500, total: 4200 },
} satisfies Meta<typeof MatchingBom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 服务器正在匹配：到了第几行，可以离开。 */
export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '电源板：已匹配 1,500 / 4,200 行。可以离开，回来时接着看'),
};
