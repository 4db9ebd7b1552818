import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateLinksKeys } from '../../parts/state-links/stateLinksKeys.ts';
import { SearchScopes } from './SearchScopes.tsx';

const meta = {
  title: 'Features/Shell/SearchScopes',
  component: SearchScopes,
  tags: ['autodocs', 'stable'],
  parameters: { keys: stateLinksKeys },
  args: { current: 'parts', counts: { parts: 1120, texts: 31, goods: 14, articles: 0, merchants: 2 }, getHref: (scope) => `#${scope}` },
} satisfies Meta<typeof SearchScopes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 同样的词在每个范围里有多少；现在的那个说出来。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const parts = canvas.getByRole('link', { name: '器件 1,120' });
    const texts = canvas.getByRole('link', { name: '全文 31' });
    const goods = canvas.getByRole('link', { name: '现货 14' });
    await expect(parts).toHaveAttribute('aria-current', 'page');
    await expect(goods).toHaveAttribute('href', '#goods');
    await expect(canvas.getByRole('link', { name: '文章 0' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '卖家 2' })).toHaveAttribute('href', '#merchants');
    await playKeys({ userEvent, step }, stateLinksKeys, {
      focus: () => expect(parts).toHaveFocus(),
      next: () => expect(texts).toHaveFocus(),
    });
  },
};

/** 还不知道个数：链接先在。 */
export const WithoutCounts: Story = {
  args: { counts: undefined, current: 'articles' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '文章' })).toHaveAttribute('aria-current', 'page'),
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
