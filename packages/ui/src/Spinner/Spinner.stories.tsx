import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'UI/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs', 'stable'],
  args: { label: '正在获取报价' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 不知道要等多久。知道形状时用骨架。 */
export const Default: Story = {};

/** 四种大小。 */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([16, 20, 24, 32] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};
