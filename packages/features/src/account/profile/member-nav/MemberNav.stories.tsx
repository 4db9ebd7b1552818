import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
      { id: 'entries', href: '/userCenter/entries' },
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
    const outline = matchMedia('(forced-colors: active)').matches ? 'solid' : 'none';
    await expect(getComputedStyle(canvas.getByRole('link', { current: 'page' })).outlineStyle).toBe(outline);
  },
};

/** 供需管理里的页：在其中一页时才展开；等你答复的说成报价，不说未读。 */
export const Group: Story = {
  args: {
    current: 'quotes',
    sections: [
      { id: 'overview', href: '/userCenter' },
      {
        id: 'inquiries',
        href: '/userCenter/inquiryManage/myInquiry_purchase',
        count: 3,
        parts: [
          { id: 'demands', href: '/userCenter/inquiryManage/myInquiry_purchase' },
          { id: 'supplies', href: '/userCenter/inquiryManage/myInquiry' },
          { id: 'quotes', href: '/userCenter/inquiryManage/myEnquiry', count: 3 },
          { id: 'matches', href: '/userCenter/inquiryManage/recommend' },
        ],
      },
      { id: 'settings', href: '/userCenter/accountSetting' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^供需管理\s?3 份等你答复$/ })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: /^报价\s?3 份等你答复$/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};

/** 等你审批的采购申请。 */
export const Approvals: Story = {
  args: { sections: [{ id: 'approvals', href: '/userCenter/manage/approvals?side=company', count: 2 }], current: 'approvals' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /^采购审批\s?2 份等你审批$/ })).toHaveAttribute('aria-current', 'page'),
};

/** 不在其中时只有一行。 */
export const GroupClosed: Story = {
  args: { ...Group.args, current: 'settings' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(3),
};

/** 未读超过 99 条。 */
export const ManyUnread: Story = {
  args: { sections: [{ id: 'notices', href: '/userCenter/notices', count: 128 }], current: null },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /128 条未读/ })).toBeVisible(),
};

/** 手机：一行，横着滚；当前页在眼前，Tab 到谁，谁就滚进来。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { current: 'mails' },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list');
    const link = (name: string | RegExp) => canvas.getByRole('link', { name });
    const isSeen = (one: HTMLElement) => {
      const [box, room] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
      return box.left >= room.left - 1 && box.right <= room.right + 1;
    };
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(row.clientHeight).toBeLessThan(64);
    await waitFor(() => expect(isSeen(link('邮件记录'))).toBe(true));
    await expect(isSeen(canvas.getAllByRole('link')[0]!)).toBe(false);
    await userEvent.tab();
    await waitFor(() => expect(isSeen(canvas.getAllByRole('link')[0]!)).toBe(true));
  },
};

/** 手机，读的时候把字放大一倍：当前页还在眼前。 */
export const NarrowLargeText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { current: 'mails' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: '邮件记录' });
    const isSeen = () => link.getBoundingClientRect().left >= row.left - 1 && link.getBoundingClientRect().right <= row.right + 1;
    await waitFor(() => expect(isSeen()).toBe(true));
    document.documentElement.style.fontSize = '200%';
    try {
      await waitFor(() => expect(isSeen()).toBe(true));
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  },
};
