import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sheetPicture } from './SheetThumbnail.fixtures.ts';
import { SheetThumbnail } from './SheetThumbnail.tsx';

const meta = {
  title: 'Features/Parts/SheetThumbnail',
  component: SheetThumbnail,
  tags: ['autodocs', 'beta'],
  args: { thumbnail: { url: sheetPicture, width: 240, height: 339 }, kind: '数据手册' },
} satisfies Meta<typeof SheetThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 图片快到眼前才取；宽高先占好位置，什么都不会移动。文字由旁边那一行说，图片自己不说。 */
export const Drawn: Story = {
  name: '第一页',
  async play({ canvasElement }) {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('alt', '');
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 48 });
    await expect(Math.round(picture?.getBoundingClientRect().height ?? 0)).toBe(Math.round((46 * 339) / 240) + 2);
  },
};

/** 画不出来，或者文件不在本站：写着种类的一页。 */
export const Placeholder: Story = {
  name: '没有图',
  args: { thumbnail: null, kind: '可靠性报告' },
  async play({ canvas }) {
    await expect(canvas.getByText('可靠性报告')).toHaveAttribute('aria-hidden', 'true');
  },
};
