import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuoteStateTag } from './QuoteStateTag.tsx';

const meta = {
  title: 'Features/Inquiries/QuoteStateTag',
  component: QuoteStateTag,
  tags: ['autodocs', 'stable'],
  args: { state: 'quoted' },
} satisfies Meta<typeof QuoteStateTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 在哪一步：图标和文字，不只靠颜色。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('已报价')).toBeVisible() };
/** 轮到自己：另外说。 */
export const MyTurn: Story = { args: { isMyTurn: true }, play: async ({ canvas }) => expect(canvas.getByText('等你答复')).toBeVisible() };

const states = ['waiting', 'quoted', 'bargaining', 'accepted', 'refused', 'expired', 'withdrawn'] as const;
/** 全部七种。 */
export const All: Story = {
  render: () => (
    <>
      {states.map((state) => (
        <QuoteStateTag key={state} state={state} />
      ))}
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('已撤回')).toBeVisible(),
};
