import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sheetPicture } from '../../../parts/sheet-thumbnail/SheetThumbnail.fixtures.ts';
import { MyUploads, type MyUploadsProps } from './MyUploads.tsx';
import { uploadsOfMember } from './upload.fixtures.ts';
import { myUploadsKeys } from './myUploadsKeys.ts';

const meta = {
  title: 'Features/Datasheets/MyUploads',
  component: MyUploads,
  tags: ['autodocs', 'beta'],
  parameters: { keys: myUploadsKeys },
  args: {
    uploads: ready(listOf(uploadsOfMember)),
    query: { state: 'all', keywords: '' },
    getHref: ({ state, keywords }) => `#${state} ${keywords}`,
    onQueryChange: fn(),
    onLoadMore: fn(),
    onReadThumbnail: fn(async () => (await fetch(sheetPicture)).blob()),
    onRestore: fn<MyUploadsProps['onRestore']>(async () => undefined),
    onWithdraw: fn<MyUploadsProps['onWithdraw']>(async () => undefined),
    onCorrect: fn(),
    onUpload: fn(),
  },
} satisfies Meta<typeof MyUploads>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每种状态一份：驳回的有原因，可以改好再交；已发布的可以打开。 */
export const AllStates: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('原因：封面与型号不符，请换成完整的文件')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '打开《STM32F103C8T6 勘误》' })).toHaveAttribute('href', '/specification_detail/320?brandId=12');
    await userEvent.click(canvas.getByRole('button', { name: '修改后重新提交《LM358 应用笔记》' }));
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.objectContaining({ id: 33 }));
  },
};

/** 每份的首页用登录取来，别人看不到；取不到就留着种类。 */
export const FirstPages: Story = {
  args: {
    uploads: ready(listOf(uploadsOfMember.slice(0, 2))),
    onReadThumbnail: fn(async (id: number) => {
      if (id === uploadsOfMember[1]?.id) throw new Error('offline');
      return (await fetch(sheetPicture)).blob();
    }),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onReadThumbnail).toHaveBeenCalledTimes(2));
    const [first, second] = within(canvas.getByRole('list', { name: '我的上传' })).getAllByRole('listitem');
    await waitFor(() => expect(first?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    await expect(second?.querySelector('img')).toBeNull();
  },
};

/** 撤回先问一句，焦点在“不撤回”上；撤回以后说出来。 */
export const Withdraw: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: '撤回《STM32F103C8T6 勘误》' });
    const asks = async () => {
      const dialog = within(await screen.findByRole('alertdialog', { name: '撤回《STM32F103C8T6 勘误》？' }));
      await waitFor(() => expect(dialog.getByRole('button', { name: '不撤回' })).toHaveFocus());
    };
    await playKeys({ userEvent, step }, myUploadsKeys, {
      ask: { given: () => button.focus(), proves: asks },
      keep: async () => {
        await waitFor(() => expect(button).toHaveFocus());
        await expect(args.onWithdraw).not.toHaveBeenCalled();
      },
      confirm: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await asks();
        },
        proves: async () => {
          await expect(args.onWithdraw).toHaveBeenCalledWith(34);
          await waitFor(() => expect(canvas.getByText('已撤回《STM32F103C8T6 勘误》')).toBeVisible());
        },
      },
    });
  },
};

/** 没有撤回成：话在框里，框还开着；撤回成了，“撤回”没有了，焦点到同一行的“打开”。 */
export const WithdrawRefused: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(uploadsOfMember);
    const isFirst = useRef(true);
    return (
      <MyUploads
        {...args}
        uploads={ready(listOf(rows))}
        onWithdraw={async (id) => {
          if (isFirst.current) {
            isFirst.current = false;
            throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
          }
          setRows(rows.map((row) => (row.id === id ? { ...row, state: 'withdrawn' } : row)));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回《STM32F103C8T6 勘误》' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '撤回' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('网络连接失败');
    await userEvent.click(dialog.getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: '打开《STM32F103C8T6 勘误》' })).toHaveFocus());
  },
};

/** 按状态和文字看，都在网址里；已发布的可以修改，修改没有通过的说出原因；撤回不到一天的可以恢复。 */
export const FindAndRestore: Story = {
  args: {
    uploads: ready(
      listOf([
        { ...uploadsOfMember[1]!, reason: '型号与文件不符' },
        { ...uploadsOfMember[0]!, documentId: 321, title: 'LM5164 数据手册', id: 40 },
        { ...uploadsOfMember[3]!, isRestorable: true },
      ]),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '没有通过' })).toHaveAttribute('href', '#refused ');
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找我的上传' }), 'STM32{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith({ state: 'all', keywords: 'STM32' });
    await expect(canvas.getByText('修改没有通过：型号与文件不符')).toBeVisible();
    await expect(canvas.getByText('修改在审核，站上仍是原来的资料')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改《STM32F103C8T6 勘误》' }));
    await expect(args.onCorrect).toHaveBeenCalledWith(expect.objectContaining({ id: 34 }));
    await userEvent.click(canvas.getByRole('button', { name: '恢复《GD32F103C8T6 数据手册》' }));
    await waitFor(() => expect(canvas.getByText('已恢复《GD32F103C8T6 数据手册》')).toBeVisible());
    await expect(args.onRestore).toHaveBeenCalledWith(32);
  },
};

/** 没有符合的。 */
export const NotFound: Story = { args: { query: { state: 'refused', keywords: 'xyz' }, uploads: ready(listOf([])) } };

/** 还没有上传过。 */
export const Empty: Story = { args: { uploads: ready(listOf([])) } };
/** 正在读取。 */
export const Loading: Story = { args: { uploads: loading } };
/** 没有读到。 */
export const Failed: Story = { args: { uploads: failed(fn()) } };
/** 手机上，很长的标题。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    uploads: ready(
      listOf([
        { ...uploadsOfMember[2]!, id: 99, title: '超长标题'.repeat(20), mpns: Array.from({ length: 12 }, (_, at) => `TPS62130ARGTR-${at}`) },
        ...uploadsOfMember,
      ]),
    ),
  },
};
