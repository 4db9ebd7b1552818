import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { sampleComment, sampleReply } from '../../news.fixtures.ts';
import { CommentSection, type CommentSectionProps } from './CommentSection.tsx';
import { commentSectionKeys } from './commentSectionKeys.ts';

const meta = {
  title: 'Features/News/CommentSection',
  component: CommentSection,
  tags: ['autodocs', 'stable'],
  parameters: { keys: commentSectionKeys },
  args: {
    draftKey: 'comment:7',
    id: 'comments',
    comments: { status: 'ready', data: { data: [sampleComment()], totalRecord: 1 } },
    onLoadReplies: fn(),
    writer: 'member',
    onLogIn: fn(),
    bindHref: '/userCenter/accountSetting?type=2',
    onSend: fn(async () => {}),
    onLike: fn(),
    onRemove: fn<CommentSectionProps['onRemove']>(async () => undefined),
    onReport: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 672, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 写评论、回复、点赞、举报，都能用键盘。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await playKeys({ userEvent, step }, commentSectionKeys, {
      send: {
        given: () => userEvent.type(canvas.getByRole('textbox', { name: '评论内容' }), '很有用'),
        proves: async () => {
          await expect(args.onSend).toHaveBeenCalledWith('很有用');
          await expect(canvas.getByRole('textbox', { name: '评论内容' })).toHaveValue('');
        },
      },
      reply: {
        given: () => canvas.getByRole('button', { name: '回复 示例用户甲' }).focus(),
        proves: () => expect(canvas.getByRole('textbox', { name: '回复示例用户甲' })).toHaveFocus(),
      },
      sendReply: () => expect(args.onSend).toHaveBeenLastCalledWith('同意', 30),
      like: {
        given: () => canvas.getByRole('button', { name: /赞示例用户甲的评论/ }).focus(),
        proves: () => expect(args.onLike).toHaveBeenCalled(),
      },
    });
  },
};
/** 空评论不发出，焦点回到输入框；太长时说要删几个字。 */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布评论' }));
    const field = canvas.getByRole('textbox', { name: '评论内容' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('请写下评论内容')).toBeVisible();
    await userEvent.paste('长'.repeat(502));
    await expect(canvas.getByText('最多 500 字，请删去 2 字')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
/** 没发出去：原因写在上面，内容还在。 */
export const NotSent: Story = {
  args: {
    onSend: fn(() => Promise.reject(new ApiError({ status: 429, reason: 'request.too_many', message: '评论太频繁，请 1 分钟后再试' }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '评论内容' }), '再发一条');
    await userEvent.click(canvas.getByRole('button', { name: '发布评论' }));
    await expect(await canvas.findByText('评论太频繁，请 1 分钟后再试')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '评论内容' })).toHaveValue('再发一条');
  },
};
/** 每种状态：审核中、未通过（只有自己看得到）、已删除、已折叠。 */
export const States: Story = {
  args: {
    comments: {
      status: 'ready',
      data: {
        totalRecord: 4,
        data: [
          sampleComment({ id: 1, state: 'pending', isMine: true, replies: [], replyCount: 0 }),
          sampleComment({ id: 2, state: 'refused', isMine: true, refuseReason: '含有联系方式', replies: [], replyCount: 0 }),
          sampleComment({ id: 3, state: 'deleted', content: '', writer: null, replies: [sampleReply()], replyCount: 1 }),
          sampleComment({ id: 4, state: 'folded', replies: [], replyCount: 0 }),
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('审核中')).toBeVisible();
    await expect(canvas.getByText('未通过：含有联系方式')).toBeVisible();
    await expect(canvas.getByText('该评论已删除')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '该评论已被举报，点击展开' }));
    await expect(canvas.getAllByText(/电池供电的设备/)).toHaveLength(3);
  },
};
const own = (id: number, content: string) => sampleComment({ id, content, isMine: true, replies: [], replyCount: 0 });
/** 自己的评论：删除前确认，删完才关；那一条没有了，焦点到下一条。 */
export const Mine: Story = {
  render: function Kept(args) {
    const [rows, setRows] = useState([own(1, '第一条'), own(2, '第二条')]);
    return (
      <CommentSection
        {...args}
        comments={{ status: 'ready', data: { data: rows, totalRecord: rows.length } }}
        onRemove={async (comment) => {
          await args.onRemove(comment);
          setRows(rows.filter(({ id }) => id !== comment.id));
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const answer = Promise.withResolvers<void>();
    mocked(args.onRemove).mockReturnValueOnce(answer.promise);
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0]!);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '删除' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.getByRole('button', { name: '取消' })).toBeDisabled());
    answer.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText('第二条').closest('li')).toContainElement(document.activeElement as HTMLElement));
    await expect(canvas.queryByText('第一条')).toBeNull();
  },
};
/** 举报：选原因再提交。 */
export const Reporting: Story = {
  args: { comments: { status: 'ready', data: { data: [sampleComment({ replies: [], replyCount: 0 })], totalRecord: 1 } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '举报 示例用户甲' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: '内容不实' }));
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }));
    await expect(args.onReport).toHaveBeenCalledWith(expect.objectContaining({ id: 30 }), 'wrong');
  },
};
/** 头像的图片坏了，就用名字的首字；注销了的人没有名字，就用人形。 */
export const Faces: Story = {
  args: {
    comments: {
      status: 'ready',
      data: {
        data: [
          sampleComment({ writer: { id: 20, nickName: '示例用户甲', avatar: 'data:image/png;base64,AAAA' }, replies: [], replyCount: 0 }),
          sampleComment({ id: 5, writer: null, replies: [], replyCount: 0 }),
        ],
        totalRecord: 2,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('示')).toBeVisible();
    await expect(canvas.queryByText('已')).toBeNull();
  },
};
/** 每条都写明属地；查不到的写未知，不省略。 */
export const Regions: Story = {
  args: {
    comments: {
      status: 'ready',
      data: { data: [sampleComment({ replies: [], replyCount: 0 }), sampleComment({ id: 6, ipRegion: null, replies: [], replyCount: 0 })], totalRecord: 2 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^IP 属地：/).map(({ textContent }) => textContent)).toEqual(['IP 属地：广东', 'IP 属地：未知']);
  },
};
/** 没登录。 */
export const Visitor: Story = {
  args: { writer: 'visitor' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};
/** 没绑定手机。 */
export const WithoutMobile: Story = { args: { writer: 'no_mobile' } };
/** 回复很多：其余的要点开。 */
export const ManyReplies: Story = {
  args: { comments: { status: 'ready', data: { data: [sampleComment({ replyCount: 9 })], totalRecord: 1 } }, onLoadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看其余 8 条回复' }));
    await expect(args.onLoadReplies).toHaveBeenCalledOnce();
  },
};
/** 还没有评论。 */
export const Empty: Story = { args: { comments: { status: 'ready', data: { data: [], totalRecord: 0 } } } };
/** 加载中。 */
export const Loading: Story = { args: { comments: { status: 'loading' } } };
/** 没能加载。 */
export const Failed: Story = {
  args: { comments: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
