import type { CompanyFollow } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FollowCompany, type FollowCompanyProps } from './FollowCompany.tsx';
import { followCompanyKeys } from './followCompanyKeys.ts';

/** Keeps what was switched, as the page does. */
function Kept({ follow: first, onFollow, isBlocked: wasBlocked, onBlock, ...props }: FollowCompanyProps) {
  const [follow, setFollow] = useState<CompanyFollow>(first);
  const [isBlocked, setBlocked] = useState(wasBlocked);
  return (
    <FollowCompany
      {...props}
      follow={follow}
      onFollow={(what, isOn) => {
        onFollow(what, isOn);
        setFollow({ ...follow, [what]: isOn });
      }}
      isBlocked={isBlocked}
      onBlock={
        onBlock &&
        ((next) => {
          onBlock(next);
          setBlocked(next);
        })
      }
    />
  );
}

const meta = {
  title: 'Features/Enterprise/FollowCompany',
  component: FollowCompany,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: followCompanyKeys },
  args: {
    id: 12,
    name: '北辰电子（深圳）有限公司',
    follow: { isOwn: false, isFollowed: false, wantsSupply: false, wantsDemand: false },
    onFollow: fn(),
    onBlock: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FollowCompany>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 关注以后才问要什么通知，一样也不先勾上。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^关注/ }));
    await expect(args.onFollow).toHaveBeenCalledWith('isFollowed', true);
    const supply = canvas.getByRole('checkbox', { name: '有新供应时通知我' });
    await expect(supply).not.toBeChecked();
    await userEvent.click(supply);
    await expect(args.onFollow).toHaveBeenCalledWith('wantsSupply', true);
  },
};

/** 自己的企业：不能关注，也不能屏蔽，去管理。 */
export const Own: Story = {
  args: { follow: { isOwn: true, isFollowed: false, wantsSupply: false, wantsDemand: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: '管理企业' })).toHaveAttribute('href', '/userCenter/manage/companyManage');
  },
};

/** 屏蔽：说清楚结果，在原处取消。 */
export const Blocked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '屏蔽 北辰电子（深圳）有限公司' }));
    await expect(args.onBlock).toHaveBeenCalledWith(true);
    await expect(canvas.getByText('已屏蔽，供求里不再出现它；对方不会知道')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '取消屏蔽 北辰电子（深圳）有限公司' })).toHaveFocus();
  },
};

/** 访客和没有企业的会员：没有屏蔽。 */
export const Visitor: Story = {
  args: { onBlock: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /屏蔽/ })).toBeNull(),
};

/** 手机。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { follow: { isOwn: false, isFollowed: true, wantsSupply: true, wantsDemand: false } },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /^关注/ });
    await playKeys({ userEvent, step }, followCompanyKeys, {
      follow: { given: () => button.focus(), proves: async () => expect(button).toHaveAttribute('aria-pressed', 'true') },
      want: {
        given: () => canvas.getByRole('checkbox', { name: '有新求购时通知我' }).focus(),
        proves: async () => expect(args.onFollow).toHaveBeenCalledWith('wantsDemand', true),
      },
    });
  },
};
