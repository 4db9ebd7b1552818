import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountMark } from './CountMark.tsx';

const meta = {
  title: 'Features/Parts/CountMark',
  component: CountMark,
  tags: ['autodocs', 'stable'],
  args: { count: 3 },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', padding: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 未读的条数；读屏软件读的是旁边的文字。 */
export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-count="3"]')).toHaveTextContent(''),
};
/** 一百条以上。 */
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-count="99+"]')).toBeVisible(),
};
/** 压在头像上，四周留一圈。 */
export const Ringed: Story = { args: { isRinged: true } };
