import { playKeys } from '@chippage/ui/keyboard';
import { TextArea } from '@chippage/ui/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { listOf, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ConversationList } from '../conversation-list/ConversationList.tsx';
import { linConversations } from '../../inbox.fixtures.ts';
import { InboxFrame } from './InboxFrame.tsx';
import { inboxFrameKeys } from './inboxFrameKeys.ts';

const list = (
  <ConversationList
    conversations={ready(listOf(linConversations))}
    notices={null}
    filter="all"
    onFilter={fn()}
    keywords=""
    onSearch={fn()}
    found={null}
    onMoreFound={fn()}
    open={1}
    onOpen={fn()}
    onJump={fn()}
    onLoadMore={fn()}
  />
);
const talk = (
  <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%', padding: '12px', gap: '12px' }}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, as the log of a conversation does */}
    <div role="log" aria-label="与北辰电子的消息" tabIndex={0} data-pane="log" style={{ flex: '1 1 auto' }}>
      您好
    </div>
    <TextArea label="给北辰电子写消息" />
  </div>
);

const meta = {
  title: 'Features/Inbox/InboxFrame',
  component: InboxFrame,
  tags: ['autodocs', 'stable'],
  parameters: { keys: inboxFrameKeys },
  args: { list, detail: talk, connection: 'live' },
} satisfies Meta<typeof InboxFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 列表和打开的会话并排；F6 在列表、消息、输入框之间走。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const log = canvas.getByRole('log');
    const box = canvas.getByRole('textbox', { name: '给北辰电子写消息' });
    const row = await canvas.findByRole('row', { name: /^北辰电子/ });
    await playKeys({ userEvent, step }, inboxFrameKeys, {
      next: { given: () => row.focus(), proves: () => expect(log).toHaveFocus() },
      before: () => expect(row).toHaveFocus(),
    });
    await userEvent.keyboard('{F6}{F6}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(row).toHaveFocus();
  },
};

/** 没有打开的会话。 */
export const NothingOpen: Story = { args: { detail: null } };

/** 实时连接断了，正在重连：说出来，消息还在来。 */
export const Reconnecting: Story = {
  args: { connection: 'down' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('正在重连'),
};

/** 没有网络。 */
export const Offline: Story = { args: { connection: 'offline' } };

/** 手机：打开了会话，列表让开。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

/** 手机：没有打开的，只有列表。 */
export const NarrowList: Story = {
  args: { detail: null },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: '会话' })).toBeVisible();
    await expect(canvas.queryByText('选一个会话开始聊')).not.toBeVisible();
  },
};
