import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DownloadOutcome } from './DownloadOutcome.tsx';

const outside = [
  { id: 2, mpn: 'STM32F103C6T6', url: 'https://www.st.com/resource/en/datasheet/stm32f103c6.pdf', host: 'www.st.com' },
  { id: 5, mpn: 'NE555DR', url: 'https://www.ti.com/lit/gpn/ne555', host: null },
];

const meta = {
  title: 'Features/Datasheets/DownloadOutcome',
  component: DownloadOutcome,
  tags: ['autodocs', 'beta'],
  args: { outcome: { saved: 3, outside, missing: 1 }, onClose: fn() },
} satisfies Meta<typeof DownloadOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 几份下载了，几份在原厂网站，几个没有：数目分开说，原厂的给链接；能收起。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 份已下载，另外 2 份在原厂网站，1 个型号还没有数据手册')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /STM32F103C6T6 \(www\.st\.com\)/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: '收起下载结果' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** 一份也没有下载：都在原厂网站。 */
export const OnlyOutside: Story = {
  args: { outcome: { saved: 0, outside, missing: 0 } },
  play: async ({ canvas }) => expect(canvas.getByText('2 份都在原厂网站')).toBeVisible(),
};

/** 都没有数据手册。 */
export const NoneKnown: Story = {
  args: { outcome: { saved: 0, outside: [], missing: 4 } },
  play: async ({ canvas }) => expect(canvas.getByText('4 个型号还没有数据手册')).toBeVisible(),
};
