import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ImageIcon } from '../Icon/objectIcons.tsx';
import { Gallery, type GalleryPicture } from './Gallery.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { galleryKeys } from './galleryKeys.ts';

/** 画一颗芯片，不用联网。 */
const drawn = (pins: number, body = '#222c38') =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#f3f6f9"/>${Array.from(
      { length: pins },
      (_, at) => `<path d="M${170 + (at * 300) / (pins - 1)} 110v260" stroke="#9ba6b1" stroke-width="8"/>`,
    ).join('')}<rect x="150" y="140" width="340" height="200" rx="8" fill="${body}"/><circle cx="185" cy="310" r="10" fill="#7c8894"/></svg>`,
  )}`;

const pictures: GalleryPicture[] = [
  { id: 'top', src: drawn(8), alt: '正面', caption: 'LM358DR 正面，SOIC-8，丝印 LM358' },
  { id: 'bottom', src: drawn(8, '#4a5765'), alt: '背面', caption: 'LM358DR 背面' },
  { id: 'reel', src: drawn(14), alt: '编带', caption: '编带，每盘 2500 个' },
  { id: 'label', src: null, alt: '外箱标签' },
];

const meta = {
  title: 'UI/Data/Gallery',
  component: Gallery,
  tags: ['autodocs', 'beta'],
  parameters: { keys: galleryKeys },
  args: {
    label: '商品图片',
    pictures,
    openLabel: ({ alt }) => `放大查看 ${alt}`,
    closeLabel: '关闭',
    missingText: '图片暂时看不到',
    empty: <EmptyState size="sm" icon={<ImageIcon size={32} />} title="卖家没有上传图片" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一张大图，缩略图是标签页；自己不会动。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: '商品图片' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '正面' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(/丝印 LM358/)).toBeVisible();
  },
};

/** 键盘：← → 换图，首尾相接，Home 与 End 到两端；Tab 到大图，回车放大，Esc 回来。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const lands = async (name: string) => {
      const tab = canvas.getByRole('tab', { name });
      await waitFor(() => expect(tab).toHaveFocus());
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    };
    const picture = () => canvas.getByRole('button', { name: '放大查看 正面' });
    canvas.getByRole('tab', { name: '正面' }).focus();
    await playKeys({ userEvent, step }, galleryKeys, {
      next: () => lands('背面'),
      end: () => lands('外箱标签'),
      around: () => lands('正面'),
      previous: () => lands('外箱标签'),
      home: () => lands('正面'),
      open: {
        given: () => picture().focus(),
        proves: async () => {
          const dialog = await screen.findByRole('dialog', { name: '正面' });
          await waitFor(() => expect(dialog).toBeVisible());
        },
      },
      close: () => waitFor(() => expect(picture()).toHaveFocus()),
    });
  },
};

/** 放大：在对话框里，带说明。 */
export const Large: Story = {
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放大查看 正面' }));
    await waitFor(() => expect(screen.getByRole('img', { name: '正面' })).toBeVisible());
  },
};

/** 这一张没有，或没取到：留着位置，说明白。 */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '外箱标签' }));
    await expect(canvas.getByText('图片暂时看不到')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** 只有一张：没有缩略图。 */
export const Single: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('tablist')).toBeNull(),
};

/** 一张都没有。 */
export const Empty: Story = { args: { pictures: [] } };

/** 很多张：缩略图换行。 */
export const Many: Story = { args: { pictures: Array.from({ length: 18 }, (_, at) => ({ id: `p${at}`, src: drawn(4 + at), alt: `第 ${at + 1} 张` })) } };

/** 很长的说明折行，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    pictures: pictures.map((picture) => ({ ...picture, caption: '宽温度范围内输出电压精度的测试现场，样品 GRM188R71H104KA93DJKLMNOPQRSTXYZ，摄于深圳实验室' })),
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
