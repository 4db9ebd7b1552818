import type { ReactNode } from 'react';

/** Who is logged in, as the header shows it. */
export interface Account {
  name: string;
  /** One line below the name, e.g. 个人会员，138****8000. */
  detail?: string;
  avatarUrl?: string | null;
  /** Messages not read yet. @default 0 */
  unread?: number;
}

/** A place in the avatar's popover. */
export interface AccountEntry {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  /** How many wait there, said as part of the link's words. */
  count?: number;
}
