/** Says when the connection is gone and when it is back. */
export { ConnectionBanner, type ConnectionBannerProps, type ConnectionState } from '../src/shell/connection-banner/ConnectionBanner.tsx';
export { connectionBannerMessages } from '../src/shell/connection-banner/messages.ts';
export { useConnection } from '../src/shell/connection-banner/useConnection.ts';
