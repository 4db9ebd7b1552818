import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationTag } from './ApplicationTag.tsx';

const meta = {
  title: 'Features/Jobs/ApplicationTag',
  component: ApplicationTag,
  tags: ['autodocs', 'experimental'],
  args: { state: 'sent' },
} satisfies Meta<typeof ApplicationTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每种进展，有字也有图标，不只靠颜色。 */
export const Default: Story = {
  render: () => (
    <p>
      {(['sent', 'viewed', 'fit', 'unfit'] as const).map((state) => (
        <ApplicationTag key={state} state={state} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    for (const name of ['已投递', '已查看', '合适', '不合适']) await expect(canvas.getByText(name)).toBeVisible();
  },
};
