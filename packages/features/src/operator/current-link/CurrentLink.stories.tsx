import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CurrentLink } from './CurrentLink.tsx';

const meta = {
  title: 'Features/Operator/CurrentLink',
  component: CurrentLink,
  tags: ['autodocs', 'stable'],
  args: { href: '/operator/reviews', isCurrent: true, look: 'entry', children: '审核' },
  decorators: [
    (Story) => (
      <nav aria-label="后台" style={{ display: 'inline-block', padding: 8 }}>
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof CurrentLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 正在看的那一项。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '审核' })).toHaveAttribute('aria-current', 'page') };
/** 别的项。 */
export const Other: Story = {
  args: { isCurrent: false },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '审核' })).not.toHaveAttribute('aria-current'),
};
/** 内容上面的一排里。 */
export const Tab: Story = { args: { look: 'tab', children: '关于我们' } };
