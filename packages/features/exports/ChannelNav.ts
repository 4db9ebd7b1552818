/** The channels of the news. */
export { ChannelNav, type ChannelNavProps } from '../src/news/channels/channel-nav/ChannelNav.tsx';
export { channelEditorMessages } from '../src/news/channels/channel-editor/messages.ts';
export { channelNavMessages } from '../src/news/channels/channel-nav/messages.ts';
export type { ChannelReader } from '../src/news/channels/channel-nav/useChannelOrder.ts';
export { useChannels } from '../src/news/channels/channel-nav/useChannels.ts';
export { useFollowChannel } from '../src/news/channels/channel-nav/useFollowChannel.ts';
