import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { entryForm, entryStates } from './MerchantEntry.fixtures.ts';
import { MerchantEntry } from './MerchantEntry.tsx';
import { merchantEntryKeys } from './merchantEntryKeys.ts';

const meta = {
  title: 'Features/Mall/MerchantEntry',
  component: MerchantEntry,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: merchantEntryKeys },
  args: {
    state: ready(entryStates.first),
    goodsHref: '/userCenter/seller/goods',
    onCheckName: fn(async () => false),
    onEnter: fn(async () => undefined),
  },
  decorators: [withDrafts],
} satisfies Meta<typeof MerchantEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 第一次：企业的资料写好了，户名先写企业名称。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('例芯电子有限公司')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /信用代码/ })).toHaveValue('91350100M000100Y43');
    await expect(canvas.getByRole('textbox', { name: '户名' })).toHaveValue('例芯电子有限公司');
    await expect(canvas.queryByRole('group', { name: '美元' })).toBeNull();
  },
};

/** 校验位不对、名称重了：离开那一栏就说。 */
export const OnBlur: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onCheckName).mockResolvedValue(true);
  },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: /信用代码/ });
    await userEvent.clear(code);
    await userEvent.type(code, '91350100M000100Y44');
    await userEvent.tab();
    await expect(code).toHaveAccessibleDescription(/校验位不对，请对照执照核对/);
    await userEvent.type(canvas.getByRole('textbox', { name: '店铺名称' }), '示例一号');
    await userEvent.tab();
    await expect(args.onCheckName).toHaveBeenCalledWith('示例一号');
    await expect(await canvas.findAllByText('这个店铺名称已经有了，请换一个')).not.toHaveLength(0);
  },
};

/** 审核中：说得清楚，想改可以重新提交。 */
export const Reviewing: Story = {
  args: { state: ready(entryStates.reviewing) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('入驻审核中')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交审核' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '修改后重新提交' }));
    await expect(canvas.getByRole('textbox', { name: '店铺名称' })).toHaveValue('例芯旗舰店');
  },
};

/** 驳回：原因在上面，交过的都在，同意以后重新提交。 */
export const Refused: Story = {
  args: { state: ready(entryStates.refused) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('原因：退换政策写清运费谁付。改好以后重新提交。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意商家入驻的约定' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(args.onEnter).toHaveBeenCalledWith(entryForm);
  },
};

/** 服务端说 SWIFT 不对：话在那一栏。 */
export const Wrong: Story = {
  args: { state: ready(entryStates.refused) },
  beforeEach: ({ args }) => {
    const msg = '人民币账号是 8 到 30 位数字';
    mocked(args.onEnter).mockRejectedValue(
      new ApiError({ status: 422, reason: 'merchant.wrong_fact', message: msg, fields: [{ field: 'terms.0.account', msg }] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意商家入驻的约定' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(await canvas.findByRole('textbox', { name: '账号' })).toHaveFocus();
  },
};

/** 营业：去上架商品。 */
export const Open: Story = {
  args: { state: ready(entryStates.open) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去上架商品' })).toHaveAttribute('href', '/userCenter/seller/goods'),
};

/** 同事已经开店。 */
export const ByColleague: Story = { args: { state: ready(entryStates.byColleague) } };

/** 没有企业：先认证。 */
export const NoCompany: Story = {
  args: { state: ready(entryStates.nobody) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去企业管理' })).toHaveAttribute('href', '/userCenter/manage/companyManage'),
};

/** 认证没有通过，或已经过期。 */
export const NotVerified: Story = { args: { state: ready(entryStates.notVerified) } };

/** 没有权限：请负责人来。 */
export const NoRight: Story = { args: { state: ready(entryStates.noRight) } };

/** 正在读取。 */
export const Loading: Story = { args: { state: loading } };

/** 没读到。 */
export const Failed: Story = { args: { state: failed(fn()) } };

/** 手机、很长的名字和原因。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    state: ready({
      ...entryStates.refused,
      company: { ...entryStates.refused.company, name: '例芯半导体与集成电路分销及供应链服务（深圳前海深港现代服务业合作区）有限公司' },
      entry: { ...entryStates.refused.entry, reason: '很长的原因。'.repeat(20) },
    }),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, merchantEntryKeys, {
      send: {
        given: () => canvas.getByRole('textbox', { name: '服务时间' }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('textbox', { name: '店铺名称' })).toHaveFocus();
          await expect(args.onEnter).not.toHaveBeenCalled();
        },
      },
    });
  },
};
