import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleChannels } from '../../news.fixtures.ts';
import { ownChannels } from '../channel-nav/ownChannels.ts';
import { ChannelEditor, type ChannelEditorProps } from './ChannelEditor.tsx';
import { channelEditorKeys } from './channelEditorKeys.ts';

const followed = sampleChannels.map((channel, index) => ({ ...channel, isFollowed: index < 3, followOrder: index < 3 ? index : null }));

const meta = {
  title: 'Features/News/ChannelEditor',
  component: ChannelEditor,
  tags: ['autodocs', 'stable'],
  parameters: { keys: channelEditorKeys },
  args: { ...ownChannels(followed, { isMember: true, stored: null }), onOrder: fn(), onFollow: fn(), onClose: fn() },
  render: function Kept(args: ChannelEditorProps) {
    const [channels, setChannels] = useState([...args.movable, ...args.others]);
    const isMember = args.onFollow !== undefined;
    const [stored, setStored] = useState<string | null>(null);
    return (
      <ChannelEditor
        {...args}
        {...ownChannels(channels, { isMember, stored })}
        onOrder={(ids) => {
          setStored(ids.join(','));
          setChannels((was) => was.map((channel) => ({ ...channel, followOrder: channel.isFollowed ? ids.indexOf(channel.id) : null })));
          args.onOrder(ids);
        }}
        onFollow={
          args.onFollow &&
          ((channel, isFollowed) => {
            setChannels((was) => was.map((each) => (each.id === channel.id ? { ...each, isFollowed, followOrder: isFollowed ? 99 : null } : each)));
            args.onFollow?.(channel, isFollowed);
          })
        }
      />
    );
  },
} satisfies Meta<typeof ChannelEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '管理频道' }));

/** 会员：关注的排在前面，可以移动；没有关注的在下面。 */
export const Member: Story = {
  play: async ({ userEvent, args, step }) => {
    const list = await dialog();
    const [first, second] = followed;
    const other = followed[3];
    const button = (name: string) => list.getByRole('button', { name });
    const focused = (name: string) => waitFor(() => expect(button(name)).toHaveFocus());
    await playKeys({ userEvent, step }, channelEditorKeys, {
      down: {
        given: () => button(`移动 ${first?.name}，第 1 项，共 3 项`).focus(),
        proves: async () => {
          await focused(`移动 ${first?.name}，第 2 项，共 3 项`);
          await expect(args.onOrder).toHaveBeenLastCalledWith([second?.id, first?.id, followed[2]?.id]);
        },
      },
      up: () => focused(`移动 ${first?.name}，第 1 项，共 3 项`),
      upButton: {
        given: () => button(`上移 ${second?.name}`).focus(),
        proves: async () => {
          await focused(`上移 ${second?.name}`);
          await expect(list.getByText('已移到第 1 项，共 3 项')).toBeVisible();
        },
      },
      follow: {
        given: () => list.getByRole('button', { name: new RegExp(`^关注 ?${other?.name}$`) }).focus(),
        proves: () => waitFor(() => expect(list.getByRole('button', { name: new RegExp(`^关注 ?${other?.name}$`), pressed: true })).toHaveFocus()),
      },
      close: () => expect(args.onClose).toHaveBeenCalled(),
    });
  },
};

/** 访客：只排顺序，没有“关注”。 */
export const Visitor: Story = {
  args: { ...ownChannels(sampleChannels, { isMember: false, stored: null }), onFollow: undefined },
  play: async ({ userEvent, args }) => {
    const list = await dialog();
    await expect(list.queryByRole('button', { name: /^关注/ })).toBeNull();
    list.getByRole('button', { name: new RegExp(`^移动 ${sampleChannels[1]?.name}`) }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onOrder).toHaveBeenLastCalledWith([sampleChannels[1]?.id, sampleChannels[0]?.id, ...sampleChannels.slice(2).map(({ id }) => id)]);
    await waitFor(() => expect(list.getByText(/^已移到第 1 项/)).toBeVisible());
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
