import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'UI/Data/QrCode',
  component: QrCode,
  tags: ['autodocs', 'stable'],
  args: { value: 'https://www.example.com/mobile', label: 'App 下载二维码，或访问 www.example.com/mobile' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 白底深色，任何主题都一样；旁边总要有同样去处的文字链接。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'App 下载二维码，或访问 www.example.com/mobile' })).toBeVisible();
    // The three finders make every code begin with a run of seven.
    await expect(canvasElement.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h7v1h-7z/);
  },
};

/** 三种大小：80、160、220。 */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <QrCode key={size} {...args} size={size} label={`${args.label} ${size}`} />
      ))}
    </div>
  ),
};

/** 很长的地址：格子更小，仍是一张图。 */
export const LongText: Story = { args: { value: `https://www.example.com/register?shareCode=${'0123456789'.repeat(20)}`, size: 'lg' } };
