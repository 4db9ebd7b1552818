import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { previewSample } from '../article-preview/ArticlePreview.fixtures.ts';
import { SubmittedArticle } from './SubmittedArticle.tsx';

const meta = {
  title: 'Features/News/SubmittedArticle',
  component: SubmittedArticle,
  tags: ['autodocs', 'experimental'],
  args: {
    title: '全文',
    submitted: ready({ reviewId: 9, preview: previewSample, before: null, publishTime: null }),
    onClose: fn(),
  },
} satisfies Meta<typeof SubmittedArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 审核前看全文：读者会看到的样子。 */
export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '全文' }));
    await expect(dialog.getByRole('heading', { level: 3, name: '换料之前先看压差' })).toBeVisible();
  },
};
/** 已发布文章的修改：可以看读者现在看到的。 */
export const Change: Story = {
  args: {
    submitted: ready({ reviewId: 9, preview: previewSample, before: { ...previewSample, title: '换料先看压差' }, publishTime: '2026-12-01T01:00:00.000Z' }),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: '读者现在看到的' }));
    await expect(dialog.getByRole('heading', { level: 3, name: '换料先看压差' })).toBeVisible();
  },
};
/** 正在读取。 */
export const Loading: Story = { args: { submitted: loading } };
/** 没读到。 */
export const Failed: Story = { args: { submitted: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
