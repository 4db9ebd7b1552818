/** The channels of the news. */
export { ChannelNav, type ChannelNavProps } from '../src/news/channels/channel-nav/ChannelNav.tsx';
export { channelNavMessages } from '../src/news/channels/channel-nav/messages.ts';
export { useChannels } from '../src/news/channels/channel-nav/useChannels.ts';
