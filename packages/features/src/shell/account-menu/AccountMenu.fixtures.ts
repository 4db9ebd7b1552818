import type { Account, AccountPlaces } from './account.ts';

/** A member with messages waiting. */
export const member: Account = { name: '林工', detail: '个人会员，138****8000', unread: 3, enterpriseStatus: null };

/** The popover's addresses. */
export const accountPlaces: AccountPlaces = {
  messages: '/im',
  centre: '/userCenter',
  shopping: '/mall/userCenter/myOrder/CNY',
  disk: '/userCenter/cloudDisk/specDisk',
  account: '/userCenter?type=1',
  verification: '/userCenter/manage/companyManage?type=16',
  supplyDemand: '/userCenter/inquiryManage/myInquiry?type=15',
};
