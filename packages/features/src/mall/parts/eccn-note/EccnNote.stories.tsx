import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EccnNote } from './EccnNote.tsx';

const meta = {
  title: 'Features/Mall/EccnNote',
  component: EccnNote,
  tags: ['autodocs', 'beta'],
  args: { eccn: '3A991.a.2' },
} satisfies Meta<typeof EccnNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 受管制的分类：说是谁填的、要做什么，不替人判断。 */
export const Controlled: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/出口管制分类 3A991\.a\.2（卖家填写）/)).toBeVisible(),
};

/** EAR99：不用提醒。 */
export const Unlisted: Story = {
  args: { eccn: 'EAR99' },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('出口管制'),
};

/** 卖家没有填：不提醒，也不猜。 */
export const NotGiven: Story = {
  args: { eccn: null },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent('出口管制'),
};
