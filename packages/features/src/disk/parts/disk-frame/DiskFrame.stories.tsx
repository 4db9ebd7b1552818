import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiskFrame } from './DiskFrame.tsx';

const meta = {
  title: 'Features/Disk/DiskFrame',
  component: DiskFrame,
  tags: ['autodocs', 'experimental'],
  args: { current: 'files', children: <p>这一页的内容</p> },
} satisfies Meta<typeof DiskFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 云盘各页的头；文章一栏有了才有。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '我的文件', current: 'page' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '文章' })).toBeNull();
  },
};
/** 有文章的站。 */
export const WithArticles: Story = { args: { current: 'articles', articlesHref: '#articles' } };
/** 手机：栏目横着滚。 */
export const Narrow: Story = { args: { articlesHref: '#articles' }, globals: { viewport: { value: 'w360' } } };
