import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifecycleMark } from './LifecycleMark.tsx';

const meta = {
  title: 'Features/Datasheets/LifecycleMark',
  component: LifecycleMark,
  tags: ['autodocs', 'stable'],
  args: { lifecycle: 'active' },
} satisfies Meta<typeof LifecycleMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 在产。 */
export const Active: Story = {};
/** 不知道就写未知，不猜。 */
export const Unknown: Story = { args: { lifecycle: 'unknown' } };
/** 每个阶段：形状加文字，不靠颜色区分。 */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8, padding: 0, listStyle: 'none' }}>
      {(['new', 'active', 'nrnd', 'last_buy', 'eol', 'obsolete', 'preview', 'unknown'] as const).map((lifecycle) => (
        <li key={lifecycle}>
          <LifecycleMark lifecycle={lifecycle} />
        </li>
      ))}
    </ul>
  ),
};
