import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleFront, sampleShared } from '../shares.fixtures.ts';
import { SharePage, type SharePageProps } from './SharePage.tsx';

/** 提取码对了才打开。 */
function Page(props: SharePageProps) {
  const [opened, setOpened] = useState(props.opened);
  return (
    <SharePage
      {...props}
      opened={opened}
      onOpen={async (code) => {
        await props.onOpen(code);
        setOpened(sampleShared);
      }}
    />
  );
}

const meta = {
  title: 'Features/Disk/SharePage',
  component: SharePage,
  tags: ['autodocs', 'experimental'],
  args: {
    front: ready(sampleFront),
    opened: null,
    onOpen: fn<SharePageProps['onOpen']>(async () => undefined),
    onDownload: fn<SharePageProps['onDownload']>(async () => '网关主板 v2.zip'),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SharePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 先问提取码；对了，焦点到里面的标题。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '提取码' }), 'k7m2');
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await expect(args.onOpen).toHaveBeenCalledWith('k7m2');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: '网关主板 v2' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '下载全部（zip）' }));
    await expect(args.onDownload).toHaveBeenCalledWith(null);
    await expect(await canvas.findByText('已下载 网关主板 v2.zip')).toBeVisible();
  },
};

/** 提取码不对：在框里说，焦点回到框。 */
export const WrongCode: Story = {
  args: {
    onOpen: fn<SharePageProps['onOpen']>(() => Promise.reject(new ApiError({ status: 200, reason: 'share.wrong_code', message: '提取码不对，请核对后再试' }))),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '提取码' });
    await userEvent.type(field, 'xxxx{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/提取码不对/));
    await expect(field).toHaveFocus();
  },
};

/** 打开了。 */
export const Opened: Story = { args: { opened: sampleShared } };
/** 链接已失效：过期。 */
export const Expired: Story = {
  args: { front: ready({ ...sampleFront, state: 'expired' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '链接已失效' })).toBeVisible(),
};
/** 次数用完。 */
export const UsedUp: Story = { args: { front: ready({ ...sampleFront, state: 'usedUp' }) } };
/** 正在读取。 */
export const Loading: Story = { args: { front: loading } };
/** 没读到。 */
export const Failed: Story = { args: { front: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { args: { opened: sampleShared }, globals: { viewport: { value: 'w360' } } };
