import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThingMarks } from '../thing-marks/ThingMarks.tsx';
import { BrandCell } from './BrandCell.tsx';

const meta = {
  title: 'Features/Parts/BrandCell',
  component: BrandCell,
  tags: ['autodocs', 'stable'],
  args: { look: 'card', href: '/brand/1', name: 'STMicroelectronics', note: '意法半导体', count: '12,408 个型号' },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 280, padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof BrandCell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 品牌列表里的一张卡片。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'STMicroelectronics' })).toHaveAttribute('href', '/brand/1');
    await expect(canvas.getByText('STMicroelectronics')).toHaveAttribute('translate', 'no');
  },
};
/** 品牌墙里的一格：没有间隙，与邻格共用一条线。 */
export const Wall: Story = { args: { look: 'wall', count: '12,408' } };
/** 品牌墙的最后一格：通向全部品牌。 */
export const More: Story = { args: { look: 'wall', name: '全部品牌', isMore: true, note: '按首字母浏览', count: '1,203' } };
/** 名字旁边能关注和收藏；还没有来的时候，地方已经留好。 */
export const WithEnd: Story = {
  args: {
    end: <ThingMarks name="STMicroelectronics" isFollowed={false} onFollow={fn()} isFavoured onFavourite={fn()} />,
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '收藏 STMicroelectronics' })).toHaveAttribute('aria-pressed', 'true'),
};
/** 名字长，换行。 */
export const LongName: Story = { args: { name: 'TAIWANSEMICONDUCTORMANUFACTURINGANDPACKAGING', note: '原名很长的一家公司，现属另一家' } };
