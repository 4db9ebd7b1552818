import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { previewSample as preview } from './ArticlePreview.fixtures.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { PreviewedArticle } from './PreviewedArticle.tsx';

const meta = {
  title: 'Features/News/ArticlePreview',
  component: ArticlePreview,
  subcomponents: { PreviewedArticle },
  tags: ['autodocs', 'experimental'],
  args: { preview: ready(preview) },
} satisfies Meta<typeof ArticlePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 读者会看到的样子，上面可以回去改。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '换料之前先看压差' })).toBeVisible();
    await expect(canvas.getByText('含 AI 生成内容')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去改' })).toHaveAttribute('href', '/userCenter/cloudDisk/editArticle?id=31');
  },
};
/** 转载的。 */
export const Reprint: Story = {
  args: { preview: ready({ ...preview, origin: 'reprint', source: '某公众号', sourceUrl: 'https://mp.weixin.qq.com/s/1', licence: '已获授权' }) },
};
/** 刚开始写。 */
export const Empty: Story = { args: { preview: ready({ ...preview, title: '', summary: '', body: [], authorName: null }) } };
/** 正在读取。 */
export const Loading: Story = { args: { preview: loading } };
/** 没读到。 */
export const Failed: Story = { args: { preview: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
