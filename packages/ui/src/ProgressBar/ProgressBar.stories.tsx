import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs', 'stable'],
  args: { label: '上传 esp32-c3-wroom-02_datasheet_en.pdf', value: 0.64, valueText: '1.0 MB，共 1.6 MB' },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 知道进度。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  },
};

/** 上方的文字给眼睛看。 */
export const WithWords: Story = { args: { children: [<span key="size">1.0 MB / 1.6 MB</span>, <span key="share">64%</span>] } };

/** 不知道要多久。 */
export const Indeterminate: Story = { args: { value: undefined, valueText: undefined, label: '正在打包 12 份数据手册' } };
