import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberNav } from './MemberNav.tsx';

const meta = {
  title: 'Features/Account/MemberNav',
  component: MemberNav,
  tags: ['autodocs', 'stable'],
  args: {
    current: 'settings',
    sections: [
      { id: 'overview', href: '/userCenter' },
      { id: 'settings', href: '/userCenter/accountSetting' },
      { id: 'notices', href: '/userCenter/notices', count: 3 },
      { id: 'kept', href: '/userCenter/favourites' },
      { id: 'feedback', href: '/userCenter/feedback' },
      { id: 'mails', href: '/userCenter/mails' },
      { id: 'share', href: '/promoteRegistration' },
    ],
  },
} satisfies Meta<typeof MemberNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 当前页有记号，未读数在名字里。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '个人中心' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '账号设置' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^通知\s?3 条未读$/ })).toHaveAttribute('href', '/userCenter/notices');
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};

/** 未读超过 99 条。 */
export const ManyUnread: Story = {
  args: { sections: [{ id: 'notices', href: '/userCenter/notices', count: 128 }], current: null },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /128 条未读/ })).toBeVisible(),
};

/** 手机：换行，一个也不藏。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
