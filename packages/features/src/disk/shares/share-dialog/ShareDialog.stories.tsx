import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { openLink } from '../shares.fixtures.ts';
import { ShareDialog, type ShareDialogProps } from './ShareDialog.tsx';

/** 焦点先到第一项；在那以前打的字没有地方去。 */
const isOpen = () => waitFor(() => expect(screen.getByRole('button', { name: /有效期/ })).toHaveFocus());

const meta = {
  title: 'Features/Disk/ShareDialog',
  component: ShareDialog,
  tags: ['autodocs', 'experimental'],
  args: {
    name: '网关主板 v2',
    onMake: fn<ShareDialogProps['onMake']>(async () => ({ share: openLink, code: 'k7m2' })),
    hrefOf: (token) => `https://www.example.com/share/${token}`,
    onCopy: fn<ShareDialogProps['onCopy']>(async () => true),
    onClose: fn(),
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 生成：提取码只显示这一次，一次复制链接和提取码。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await isOpen();
    await userEvent.type(await screen.findByRole('textbox', { name: '最多下载几次' }), '20');
    await userEvent.click(screen.getByRole('button', { name: '生成链接' }));
    await expect(args.onMake).toHaveBeenCalledWith({ days: 7, downloads: 20 });
    await expect(await screen.findByText('k7m2')).toBeVisible();
    const copy = screen.getByRole('button', { name: '复制链接和提取码' });
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(`网关主板 v2\n链接：https://www.example.com/share/${openLink.token}\n提取码：k7m2`);
    await expect(await screen.findByText('已复制')).toBeVisible();
  },
};

/** 提取码不对：说怎么改。 */
export const WrongCode: Story = {
  play: async ({ args, userEvent }) => {
    await isOpen();
    await userEvent.type(await screen.findByRole('textbox', { name: '提取码' }), 'ab');
    await userEvent.click(screen.getByRole('button', { name: '生成链接' }));
    await expect(screen.getByRole('textbox', { name: '提取码' })).toHaveAccessibleDescription(/4 到 6 个字母或数字/);
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};

/** 太多了：服务端的原话。 */
export const Full: Story = {
  args: {
    onMake: fn<ShareDialogProps['onMake']>(() =>
      Promise.reject(new ApiError({ status: 200, reason: 'disk.too_many_shares', message: '最多有 200 个有效的分享，请先取消不用的' })),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '生成链接' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('最多有 200 个');
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
