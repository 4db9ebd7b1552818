import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { conversation, goneCard, linTalk, longTalk, message, partCard, pdfFile, pictureFile, quoteCard, zhou } from '../../inbox.fixtures.ts';
import { Chat, type ChatProps } from './Chat.tsx';
import { chatKeys } from './chatKeys.ts';
import type { Outgoing, Stretch } from './chatState.ts';

const stretch = (more: Partial<Stretch> = {}) => ready<Stretch>({ messages: linTalk, hasBefore: false, hasAfter: false, ...more });
const quiet = { isLoading: false, error: null };
const notSent: Outgoing = {
  clientId: 'client-99',
  draft: { text: '那就按 4.80 下单，账期 30 天可以吗？' },
  progress: null,
  error: '新注册的账号一天内最多给 5 位陌生人发消息，请明天再试',
  time: '2026-11-29T02:00:00Z',
};
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="#d7dde4"/><text x="40" y="170" font-size="40" fill="#222c38">TPS62130ARGTR</text></svg>';

const meta = {
  title: 'Features/Inbox/Chat',
  component: Chat,
  tags: ['autodocs', 'stable'],
  parameters: { keys: chatKeys, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '640px' }}>
        <Story />
      </div>
    ),
    withDrafts,
  ],
  args: {
    conversation: ready(conversation()),
    stretch: stretch(),
    outgoing: [],
    isTyping: false,
    older: quiet,
    jumpedTo: null,
    takesFocus: false,
    sendKeys: 'enter',
    onSendKeys: fn(),
    onBack: fn(),
    onOlder: fn(),
    onNewer: fn(),
    onNewest: fn(),
    onSend: fn(),
    onResend: fn(),
    onDrop: fn(),
    onRevoke: fn<ChatProps['onRevoke']>(async () => undefined),
    onSeen: fn(),
    onType: fn(),
    onMark: fn<ChatProps['onMark']>(async () => undefined),
    onReport: fn<ChatProps['onReport']>(async () => undefined),
    onBlock: fn<ChatProps['onBlock']>(async () => undefined),
    onReadFile: async () => new Blob([picture], { type: 'image/svg+xml' }),
    onSave: fn(),
    onExport: async () => new Blob(['']),
    onCopy: async () => true,
    cardPicker: () => null,
  },
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一段聊天：文字、卡片、文件、撤回、回复、已读。消息区以对方命名，看到最后就算读过。 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log', { name: '与北辰电子的消息' });
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(within(log).getByRole('link', { name: 'TPS62130ARGTR 报价' })).toHaveAttribute('href', quoteCard.href);
    await expect(within(log).getByText('周岚 撤回了一条消息')).toBeVisible();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(8));
  },
};

/** 发送：焦点留在输入框；多一条消息，消息区就多一项。 */
export const Sending: Story = {
  render: function Page(args) {
    const [messages, setMessages] = useState(linTalk);
    const onSend: ChatProps['onSend'] = (draft) => {
      args.onSend(draft);
      // Of the same day as the one before it, whatever the hour: no line with a date comes between.
      setMessages((was) => [...was, message({ seq: was.length + 1, side: 'own', text: draft.text, isRead: false, createTime: was.at(-1)?.createTime ?? '' })]);
    };
    return <Chat {...args} stretch={stretch({ messages })} onSend={onSend} />;
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('textbox', { name: '给北辰电子写消息' });
    const before = canvas.getAllByRole('listitem').length;
    await playKeys({ userEvent, step }, chatKeys, {
      send: {
        given: async () => userEvent.type(box, '好的'),
        proves: async () => {
          await expect(args.onSend).toHaveBeenLastCalledWith({ text: '好的', answers: undefined });
          await expect(box).toHaveFocus();
          await expect(box).toHaveValue('');
          await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(before + 1));
        },
      },
      newline: {
        given: async () => userEvent.type(box, '第一行'),
        proves: async () => {
          await expect(box).toHaveValue('第一行\n');
          await expect(args.onSend).toHaveBeenCalledOnce();
        },
      },
      ctrlSend: () => expect(args.onSend).toHaveBeenLastCalledWith({ text: '第一行', answers: undefined }),
      scroll: { given: () => canvas.getByRole('log').focus(), proves: () => expect(canvas.getByRole('log')).toHaveFocus() },
    });
  },
};

/** 输入法还在选字时按 Enter 不发送。 */
export const Composing: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: '给北辰电子写消息' });
    box.focus();
    box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }));
    await expect(args.onSend).not.toHaveBeenCalled();
    box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  },
};

/** 也可以改成 Ctrl+Enter 发送：Enter 只换行。 */
export const CtrlEnter: Story = {
  args: { sendKeys: 'ctrlEnter' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: '给北辰电子写消息' });
    await userEvent.type(box, '一{Enter}二');
    await expect(box).toHaveValue('一\n二');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: '一\n二', answers: undefined });
  },
};

/** 没发出去：说出原因，可以重发、改一改、不发了。 */
export const Failed: Story = {
  args: { outgoing: [notSent] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/新注册的账号/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^重发/ }));
    await expect(args.onResend).toHaveBeenCalledWith('client-99');
    await userEvent.click(canvas.getByRole('button', { name: /^改一改/ }));
    await expect(args.onDrop).toHaveBeenCalledWith('client-99');
    const box = canvas.getByRole('textbox', { name: '给北辰电子写消息' });
    await expect(box).toHaveValue(notSent.draft.text);
    await expect(box).toHaveFocus();
  },
};

/** 正在发送，文件在上传。 */
export const OnTheWay: Story = {
  args: {
    outgoing: [
      { ...notSent, error: null },
      { ...notSent, clientId: 'client-100', draft: { text: '', file: new File(['a'], '报价单.pdf') }, progress: 0.4, error: null },
    ],
  },
};

/** 图片和文件：图片读到才显示，按下放大。 */
export const Pictures: Story = {
  args: {
    stretch: stretch({
      messages: [message({ seq: 1, type: 'picture', text: '', file: pictureFile }), message({ seq: 2, side: 'own', type: 'file', text: '', file: pdfFile })],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '放大图片 标签.png' }));
    await expect(await within(document.body).findByRole('dialog', { name: '标签.png' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '放大图片 标签.png' })).toHaveFocus());
  },
};

/** 图片没读到。 */
export const PictureFailed: Story = {
  args: {
    stretch: stretch({ messages: [message({ seq: 1, type: 'picture', text: '', file: pictureFile })] }),
    onReadFile: () => Promise.reject(new Error('gone')),
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有读到图片')).toBeVisible(),
};

/** 卡片：看得到的带着事实和链接，看不到的只说不在了。 */
export const Cards: Story = {
  args: {
    stretch: stretch({
      messages: [
        message({ seq: 1, type: 'card', text: '', card: partCard }),
        message({ seq: 2, side: 'own', type: 'card', text: '', card: quoteCard }),
        message({ seq: 3, type: 'card', text: '', card: goneCard }),
      ],
    }),
  },
};

/** 从一份报价开始聊：可以把它发给对方。 */
export const WithSubject: Story = {
  args: { conversation: ready(conversation({ subject: quoteCard, ownParty: { ...zhou, kind: 'company', name: '深圳明川科技有限公司', company: null } })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '把“TPS62130ARGTR 报价”发给对方' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '', card: { wish: { kind: 'quote', id: 71 }, title: 'TPS62130ARGTR 报价' } });
  },
};

/** 撤回自己刚发的；举报对方的一条。 */
export const MessageMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const body = within(document.body);
    canvas.getByRole('button', { name: /^“可以，含税/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: /撤回/ }));
    await expect(args.onRevoke).toHaveBeenCalledWith(8);
    canvas.getByRole('button', { name: /^“单价能到/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: '举报' }));
    const dialog = await body.findByRole('dialog', { name: '举报这条消息' });
    await userEvent.click(within(dialog).getByRole('radio', { name: '欺诈' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '提交举报' }));
    await expect(args.onReport).toHaveBeenCalledWith({ seq: 7, reason: 'fraud', note: '' });
    await expect(await canvas.findByText(/已提交举报/)).toBeVisible();
  },
};

/** 会话的操作：置顶；拉黑先问。 */
export const ConversationMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const body = within(document.body);
    const menu = canvas.getByRole('button', { name: '会话的操作' });
    await userEvent.click(menu);
    await userEvent.click(await body.findByRole('menuitem', { name: '置顶' }));
    await expect(args.onMark).toHaveBeenCalledWith({ isPinned: true });
    await expect(await canvas.findByText('已置顶')).toBeVisible();
    await userEvent.click(menu);
    await userEvent.click(await body.findByRole('menuitem', { name: '拉黑' }));
    const dialog = await body.findByRole('alertdialog', { name: '拉黑北辰电子？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '拉黑' }));
    await expect(args.onBlock).toHaveBeenCalledWith(true);
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

/** 备注名称。 */
export const Rename: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const body = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: '会话的操作' }));
    await userEvent.click(await body.findByRole('menuitem', { name: '备注名称' }));
    await userEvent.type(await body.findByRole('textbox', { name: /你给对方起的名称/ }), '北辰 小陈');
    await userEvent.click(body.getByRole('button', { name: '保存' }));
    await expect(args.onMark).toHaveBeenCalledWith({ remark: '北辰 小陈' });
  },
};

/** 已拉黑：不能写，可以解除。 */
export const Blocked: Story = {
  args: { conversation: ready(conversation({ isBlocked: true })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '解除拉黑' }));
    await expect(args.onBlock).toHaveBeenCalledWith(false);
  },
};

/** 现在不能发，说出为什么。 */
export const Closed: Story = { args: { conversation: ready(conversation({ closedReason: '对方的账号已停用' })) } };

/** 对方正在输入：看得到，不打断朗读。 */
export const Typing: Story = {
  args: { isTyping: true },
  play: async ({ canvas }) => expect(canvas.getByText('对方正在输入…')).toHaveAttribute('aria-live', 'off'),
};

const thousand = longTalk(1030);

/** 一千条：停在最后；更早的接在上面，正在看的不动。 */
export const ThousandMessages: Story = {
  render: function Page(args) {
    const [from, setFrom] = useState(30);
    return (
      <Chat
        {...args}
        stretch={stretch({ messages: thousand.slice(from), hasBefore: from > 0 })}
        onOlder={() => {
          args.onOlder();
          setFrom(0);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    const button = canvas.getByRole('button', { name: '更早的消息' });
    log.scrollTop = 200;
    const seen = canvas.getByText(/^第 31 条/);
    const before = seen.getBoundingClientRect().top;
    button.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^第 1 条/)).toBeInTheDocument();
    await expect(Math.abs(seen.getBoundingClientRect().top - before)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: '回到最新的消息' }));
    await expect(log).toHaveFocus();
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(80));
  },
};

/** 更早的没有读到：可以再试。 */
export const OlderFailed: Story = {
  args: { stretch: stretch({ hasBefore: true }), older: { isLoading: false, error: '网络连接失败，请检查网络后重试' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有读到更早的消息');
    await userEvent.click(canvas.getByRole('button', { name: '更早的消息' }));
    await expect(args.onOlder).toHaveBeenCalled();
  },
};

/** 从搜索跳到一条。 */
export const Jumped: Story = { args: { jumpedTo: 4, stretch: stretch({ hasAfter: true }) } };

/** 还没有消息。 */
export const Empty: Story = { args: { stretch: stretch({ messages: [] }) } };

/** 正在读取。 */
export const Loading: Story = { args: { conversation: loading } };

/** 没读到。 */
export const NotRead: Story = { args: { conversation: failed(fn()) } };

/** 很长的名称、没有空格的长文字。 */
export const LongText: Story = {
  args: {
    conversation: ready(conversation({ remark: '深圳市南山区高新技术产业园北辰星河电子元器件贸易有限公司采购二部周经理' })),
    stretch: stretch({ messages: [message({ seq: 1, text: `${'STM32F103C8T6'.repeat(20)}\n${'很长的话。'.repeat(60)}` })] }),
  },
};

/** 手机：有返回按钮，输入框在屏幕里。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  // As many as fit: the contrast of what the edge of the log cuts cannot be told.
  args: { stretch: stretch({ messages: linTalk.slice(-3) }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回会话列表' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
