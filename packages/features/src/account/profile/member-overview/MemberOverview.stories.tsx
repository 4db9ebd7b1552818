import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { lin } from '../../parts/account.fixtures.ts';
import { linFavourites } from '../../../favourites/favourite-list/FavouriteList.fixtures.ts';
import { MemberOverview } from './MemberOverview.tsx';

const hrefs = { settings: (type: number) => `/userCenter/accountSetting?type=${type}`, notices: '/userCenter/notices', kept: '/userCenter/favourites' };

const meta = {
  title: 'Features/Account/MemberOverview',
  component: MemberOverview,
  tags: ['autodocs', 'stable'],
  args: {
    detail: ready(lin),
    required: ready({ isComplete: true, missing: [] }),
    enterprise: ready({ status: null, name: null, reason: null }),
    unreadCount: ready(3),
    recent: ready(linFavourites),
    hrefs: { ...hrefs, verification: '/userCenter/manage/companyManage?type=16' },
  },
} satisfies Meta<typeof MemberOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 资料完整，企业未认证，有未读。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('发布和评论所需的资料已填好')).toBeVisible();
    await expect(canvas.getByText('3 条未读')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去认证' })).toHaveAttribute('href', '/userCenter/manage/companyManage?type=16');
    await expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveAttribute('href', '/datasheet/datasheetDetail/101');
    await expect(canvas.queryByRole('link', { name: 'LM317T' })).toBeNull();
  },
};

/** 缺资料：说出缺什么，链接到填它的那一页。 */
export const Incomplete: Story = {
  args: { required: ready({ isComplete: false, missing: ['email', 'company'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还差 2 项资料：邮箱、公司')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去补全' })).toHaveAttribute('href', '/userCenter/accountSetting?type=2');
  },
};

/** 企业认证审核中。 */
export const VerificationPending: Story = { args: { enterprise: ready({ status: 0, name: '示例电子（深圳）有限公司', reason: null }) } };

/** 企业认证未通过：有原因。 */
export const VerificationRefused: Story = {
  args: { enterprise: ready({ status: 2, name: '示例电子（深圳）有限公司', reason: '营业执照照片看不清，请重新上传' }) },
  play: async ({ canvas }) => expect(canvas.getByText('原因：营业执照照片看不清，请重新上传')).toBeVisible(),
};

/** 已认证。 */
export const Verified: Story = {
  args: {
    detail: ready({ ...lin, role: 'enterprise', enterpriseStatus: 1 }),
    enterprise: ready({ status: 1, name: '示例电子（深圳）有限公司', reason: null }),
  },
};

/** 计划注销中：可以撤销。 */
export const ErasePlanned: Story = {
  args: { detail: ready({ ...lin, eraseTime: '2026-12-01T02:00:00Z' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去撤销' })).toHaveAttribute('href', '/userCenter/accountSetting?type=5'),
};

/** 什么也没有。 */
export const Empty: Story = { args: { unreadCount: ready(0), recent: ready([]), required: ready({ isComplete: false, missing: ['avatar'] }) } };

/** 正在读取。 */
export const Loading: Story = { args: { detail: loading, required: loading, enterprise: loading, unreadCount: loading, recent: loading } };

/** 一处没读到，别处照常。 */
export const PartlyFailed: Story = { args: { recent: failed(fn()) } };

/** 很长的名字，另有入口。 */
export const LongText: Story = {
  args: {
    detail: ready({ ...lin, nickName: 'Alexandra-Konstantin', mobile: null }),
    enterprise: ready({ status: 3, name: '深圳市某某某电子元器件股份有限公司采购一部华南区域中心', reason: null }),
    shortcuts: [
      { id: 'disk', label: '云盘', href: '/userCenter/cloudDisk/specDisk' },
      { id: 'orders', label: '购物中心', href: '/mall/userCenter/myOrder/CNY' },
    ],
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
