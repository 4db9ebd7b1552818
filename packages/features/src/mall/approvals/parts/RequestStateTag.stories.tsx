import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RequestStateTag } from './RequestStateTag.tsx';

const names = { waiting: '待审批', approved: '已批准', refused: '已驳回', withdrawn: '已撤回', expired: '已过期' } as const;
const states = Object.keys(names) as (keyof typeof names)[];

const meta = {
  title: 'Features/Mall/RequestStateTag',
  component: RequestStateTag,
  tags: ['autodocs', 'stable'],
  args: { state: 'waiting', name: names.waiting },
} satisfies Meta<typeof RequestStateTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 等人决定的是琥珀色，下了单的是绿色，驳回的是红色；颜色之外都有图形和文字。 */
export const Default: Story = {
  render: () => (
    <>
      {states.map((state) => (
        <RequestStateTag key={state} state={state} name={names[state]} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(states.length);
    await expect(canvas.getByText('已驳回')).toBeVisible();
  },
};
