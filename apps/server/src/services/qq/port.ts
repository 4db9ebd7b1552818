import type { SocialProvider } from '../social/port.ts';

/** Logins by QQ: the browser goes to its page and comes back. */
export type Qq = SocialProvider<{ url: string }>;
