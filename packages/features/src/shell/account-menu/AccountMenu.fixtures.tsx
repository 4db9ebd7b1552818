import { HistoryIcon, MessageIcon, UserIcon } from '@chippage/ui/Icon';
import type { Account, AccountEntry } from './account.ts';

/** A member with messages waiting. */
export const member: Account = { name: '林工', detail: '个人会员，138****8000', unread: 3 };

/** The popover's places. */
export const accountEntries: AccountEntry[] = [
  { id: 'messages', label: '消息', href: '/im', icon: <MessageIcon size={16} />, count: 3 },
  { id: 'centre', label: '个人中心', href: '/userCenter', icon: <UserIcon size={16} /> },
  { id: 'history', label: '足迹', href: '/userCenter?type=1', icon: <HistoryIcon size={16} /> },
];
