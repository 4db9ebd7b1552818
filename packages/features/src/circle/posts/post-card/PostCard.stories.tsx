import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ago, MINUTE_MS } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleOwnPost, samplePictures, samplePoll, samplePost } from '../../circle.fixtures.ts';
import { PostCard } from './PostCard.tsx';
import { heardActions } from './postCard.fixtures.ts';
import { postCardKeys } from './postCardKeys.ts';

const meta = {
  title: 'Features/Circle/PostCard',
  component: PostCard,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: postCardKeys },
  args: { post: samplePost(), ...heardActions() },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 别人的动态：喜欢、评论、型号，更多操作里能静音、拉黑和举报。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^喜欢陆工的动态/ }));
    await expect(args.onLike).toHaveBeenCalledWith(args.post, true);
    await expect(canvas.getByRole('link', { name: '看“LM2596S-3.3”的动态' })).toHaveAttribute('href', '/circle?part=12');
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作：陆工的动态' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '举报' }));
    const dialog = within(await screen.findByRole('dialog', { name: '举报这条动态' }));
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }));
    await expect(args.onReport).toHaveBeenCalledWith(args.post, 'spam');
  },
};

/** 九张图，每张有说明；网址是不给搜索引擎跟的链接。 */
export const Pictures: Story = {
  args: { post: samplePost({ pictures: samplePictures(9), content: '九路输出的纹波，原始数据在 https://example.com/ripple 。' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /路输出的纹波/ })).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: /example\.com/ })).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  },
};

/** 一条动态自己的页面：图片放大，文字不截。 */
export const Whole: Story = { args: { post: samplePost({ pictures: samplePictures(3), content: '长的一段。'.repeat(120) }), isWhole: true, headingLevel: 1 } };

/** 列表里的投票：选项读得到，投票在它自己的一页。 */
export const PollInList: Story = {
  args: { post: samplePost({ poll: samplePoll() }) },
  play: async ({ args, canvas }) => {
    const { poll } = args.post;
    await expect(await canvas.findByRole('link', { name: /^去投票\s?：/ })).toHaveAttribute('href', expect.stringContaining(`/${args.post.id}`));
    for (const { text } of poll?.options ?? []) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** 还没有投票：先选一项，结果投了以后看。 */
export const Poll: Story = {
  args: { post: samplePost({ poll: samplePoll() }), isWhole: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '投票' }));
    await expect(canvas.getByText('请先选一项')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '串口日志' }));
    await userEvent.click(canvas.getByRole('button', { name: '投票' }));
    await expect(args.onVote).toHaveBeenCalledWith(args.post, 2);
  },
};

/** 投过的票和已结束的投票。 */
export const PollResults: Story = {
  args: {
    post: samplePost({
      poll: samplePoll({
        isEnded: true,
        votedId: 2,
        options: [
          { id: 1, text: 'SWD 加断点', votes: 20 },
          { id: 2, text: '串口日志', votes: 22 },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('progressbar', { name: '串口日志' })).toHaveAttribute('aria-valuetext', '22 票，52%'),
};

/** 引用别人的动态。 */
export const Quoting: Story = {
  args: {
    post: samplePost({
      quoted: {
        id: 5,
        isGone: false,
        content: '请问 LM358 做跟随器，输入 0 V 时输出有 20 mV，正常吗？',
        writer: { id: 22, nickName: '小苏', avatar: null },
        createTime: ago(50 * MINUTE_MS),
        pictures: 2,
      },
    }),
  },
};

/** 引用的动态看不到了。 */
export const QuoteGone: Story = {
  args: { post: samplePost({ quoted: { id: 5, isGone: true, content: '', writer: null, createTime: null, pictures: 0 } }) },
};

/** 自己的：15 分钟内能编辑，能关评论、删除；审核中只有自己看得到。 */
export const Own: Story = {
  args: { post: sampleOwnPost({ state: 'pending' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('审核中，仅你可见')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作：陆工的动态' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '编辑' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑动态' }));
    const field = dialog.getByRole('textbox', { name: /内容/ });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(dialog.getByText('请写点内容')).toBeVisible();
    await userEvent.type(field, '改过的');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.post, '改过的');
  },
};

/** 改过的：人人能看编辑记录。 */
export const Edited: Story = {
  args: {
    post: samplePost({ editTime: ago(MINUTE_MS) }),
    onReadHistory: fn(async () => [
      { content: '改过的话', time: ago(MINUTE_MS) },
      { content: '最早的话', time: ago(10 * MINUTE_MS) },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作：陆工的动态' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '编辑记录' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑记录' }));
    await expect(await dialog.findByText('最早的话')).toBeVisible();
  },
};

/** 被举报折叠的，展开再看。 */
export const Folded: Story = {
  args: { post: samplePost({ state: 'folded' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '该动态已被举报，点击展开' }));
    await expect(canvas.getByText(/纹波对不上手册/)).toHaveFocus();
  },
};

/** 没有通过、仅小组成员、示例、账号已注销。 */
export const Marked: Story = {
  args: { post: samplePost({ state: 'refused', refuseReason: '广告', visibility: 'members', isSample: true, writer: null, isMine: true }) },
};

/** 仅小组成员可见的图片：地址打不开，用登录取来。 */
export const ClosedPictures: Story = {
  args: { post: samplePost({ visibility: 'members', pictures: samplePictures(3) }) },
  play: async ({ args, canvas }) => {
    await waitFor(async () => expect((await canvas.findByRole('img', { name: /第 1 路输出/ })).getAttribute('src')).toMatch(/^blob:/));
    await expect(args.onReadPicture).toHaveBeenCalledWith(1);
  },
};

/** 手机。 */
export const Narrow: Story = { args: { post: samplePost({ pictures: samplePictures(5) }) }, globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, postCardKeys, {
      like: {
        given: () => canvas.getByRole('button', { name: /^喜欢陆工的动态/ }).focus(),
        proves: () => expect(args.onLike).toHaveBeenLastCalledWith(args.post, true),
      },
      menu: {
        given: async () => (await canvas.findByRole('button', { name: '更多操作：陆工的动态' })).focus(),
        proves: async () => expect(await screen.findByRole('menuitem', { name: '引用' })).toHaveFocus(),
      },
    });
  },
};
