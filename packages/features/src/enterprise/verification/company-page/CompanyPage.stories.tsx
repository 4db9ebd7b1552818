import { ApiError } from '@chippage/api/errors';
import type { OwnEnterprise } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { ago, DAY_MS, failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleApplication, sampleCompanyFacts, sampleOwnCompany } from '../../enterprise.fixtures.ts';
import { CompanyPage } from './CompanyPage.tsx';
import { companyPageKeys } from './companyPageKeys.ts';

const of = (own: Partial<OwnEnterprise>) => ready({ company: { ...sampleOwnCompany, ...own } });
const waiting = of({ status: 0, verifyTime: null, expireTime: null, application: sampleApplication });
const licence = new File(['x'], '营业执照.jpg', { type: 'image/jpeg' });

const meta = {
  title: 'Features/Enterprise/CompanyPage',
  component: CompanyPage,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: companyPageKeys },
  args: {
    own: ready({ company: null }),
    onUpload: fn(async () => ({ id: 91 })),
    onCheckName: fn(async () => false),
    onApply: fn(async () => undefined),
    onSaveLicence: fn(async () => undefined),
  },
  decorators: [withDrafts],
} satisfies Meta<typeof CompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 还没有认证：执照、经营信息、联系人；填好提交。 */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('未认证')).toBeVisible();
    const type = (name: string | RegExp, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await canvas.findByRole('button', { name: '提交认证' });
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, licence);
    await expect(await canvas.findByText('已上传')).toBeVisible();
    await type('企业名称', sampleCompanyFacts.name);
    await type('统一社会信用代码', '9135 0100 m000 100y43');
    await type('法定代表人', '林例');
    await type('注册地址', '深圳市福田区华强北路示例大厦 1201 室');
    await userEvent.click(canvas.getByRole('checkbox', { name: '贸易商' }));
    await type('所在城市', '深圳');
    await type('联系人', '林工');
    await type('联系电话', '0755-12345679');
    await userEvent.click(canvas.getByRole('button', { name: '提交认证' }));
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.objectContaining({
        name: sampleCompanyFacts.name,
        creditCode: '91350100M000100Y43',
        roles: ['trader'],
        place: '深圳',
        website: '',
        licenceId: 91,
      }),
    );
  },
};

/** 离开那一格就核对：校验位不对、已有同名的认证企业。 */
export const CheckedOnLeaving: Story = {
  args: { onCheckName: fn(async () => true) },
  play: async ({ args, canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: '统一社会信用代码' });
    await userEvent.type(code, '91350100M000100Y44');
    await expect(code).toBeValid();
    await userEvent.tab();
    await expect(code).toHaveAccessibleDescription(/校验位不对/);
    await userEvent.type(code, '{Backspace}3');
    await expect(code).toBeValid();
    const name = canvas.getByRole('textbox', { name: '企业名称' });
    await userEvent.type(name, '深圳市例芯电子有限公司');
    await userEvent.tab();
    await expect(await canvas.findByText(/已有同名的认证企业/)).toBeVisible();
    await expect(args.onCheckName).toHaveBeenCalledWith('深圳市例芯电子有限公司');
    await userEvent.type(name, '二');
    await expect(canvas.queryByText(/已有同名的认证企业/)).toBeNull();
  },
};

/** 空着提交：没有执照的焦点到选择文件；每一格要改的列在最上面。 */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交认证' }));
    await expect(canvas.getByText(/^有 \d+ 处需要修改$/)).toBeVisible();
    await expect(canvas.getByText('请上传营业执照')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** 审核中：填了什么、什么时候提交的；可以改了再交。 */
export const Reviewing: Story = {
  args: { own: waiting },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/通常 1 个工作日内有结果/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交认证' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '修改资料' }));
    await expect(await canvas.findByRole('textbox', { name: '企业名称' })).toHaveValue(sampleCompanyFacts.name);
    await expect(canvas.getByText(/不换就不用再传/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不改了' }));
    await expect(canvas.getByRole('button', { name: '修改资料' })).toBeVisible();
  },
};

/** 注册时提交的，没有执照：说要补上。 */
export const ReviewingWithoutLicence: Story = {
  args: { own: of({ status: 0, verifyTime: null, expireTime: null, application: { ...sampleApplication, licence: null } }) },
  play: async ({ canvas }) => expect(canvas.getByText(/还没有上传营业执照/)).toBeVisible(),
};

/** 已认证：资料、到哪一天。 */
export const Verified: Story = {
  args: { own: of({}) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('已认证')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载营业执照.jpg' }));
    await expect(args.onSaveLicence).toHaveBeenCalledWith(sampleApplication.licence);
    await userEvent.click(canvas.getByRole('button', { name: '修改资料' }));
    await expect(await canvas.findByRole('textbox', { name: '统一社会信用代码' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: '提交变更' })).toBeVisible();
  },
};

/** 快到期：提前续。 */
export const EndsSoon: Story = {
  args: { own: of({ endsSoon: true, expireTime: ago(-12 * DAY_MS) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/通过后再续一年/)).toBeVisible(),
};

/** 资料变更审核中：原来的照常有效。 */
export const ChangeReviewing: Story = {
  args: { own: of({ application: { ...sampleApplication, isChange: true, facts: { ...sampleCompanyFacts, name: '深圳市例芯半导体有限公司' } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('资料变更审核中')).toBeVisible();
    await expect(canvas.getByText(sampleCompanyFacts.name)).toBeVisible();
  },
};

/** 变更没有通过：写明原因。 */
export const ChangeRefused: Story = {
  args: { own: of({ application: { ...sampleApplication, isChange: true, state: 'refused', reason: '名称与执照不一致' } }) },
  play: async ({ canvas }) => expect(canvas.getByText('资料变更没有通过：名称与执照不一致')).toBeVisible(),
};

/** 没有通过：原因在上面，填过的都在，改好再交。 */
export const Refused: Story = {
  args: {
    own: of({
      status: 2,
      reason: '执照看不清，请重新拍照',
      verifyTime: null,
      expireTime: null,
      application: { ...sampleApplication, state: 'refused', reason: '执照看不清，请重新拍照' },
    }),
    onApply: fn(async () => {
      throw new ApiError({ status: 200, reason: 'enterprise.credit_code', message: '这个企业已经有人提交认证，请联系企业的负责人邀请你加入，或联系客服' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('没有通过：执照看不清，请重新拍照')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '提交认证' }));
    const code = canvas.getByRole('textbox', { name: '统一社会信用代码' });
    await expect(code).toHaveAccessibleDescription(/已经有人提交认证/);
    await expect(code).toHaveFocus();
  },
};

/** 到期了：核对以后重新提交。 */
export const Expired: Story = {
  args: { own: of({ status: 3, expireTime: ago(3 * DAY_MS) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/通过后恢复/)).toBeVisible(),
};

/** 不是负责人：只看得到资料。 */
export const Buyer: Story = {
  args: { own: of({ role: 'buyer', application: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('我的身份：采购 资料由负责人维护，有误请告诉负责人。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '修改资料' })).toBeNull();
  },
};

/** 很长的名字和地址，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    own: of({
      facts: {
        ...sampleCompanyFacts,
        name: '例芯国际电子元器件供应链管理（深圳前海）有限责任公司华南第二分公司',
        nameEn: 'Lixin International Electronic Components Supply Chain Management (Shenzhen Qianhai) Co., Ltd.',
        regAddress: '深圳市前海深港合作区前湾一路 1 号 A 栋 201 室（入驻深圳市前海商务秘书有限公司）',
        roles: ['manufacturer', 'agent', 'trader', 'end_user', 'design', 'ems', 'other'],
      },
    }),
  },
};

/** 窄屏的表单。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const code = await canvas.findByRole('textbox', { name: '统一社会信用代码' });
    code.focus();
    await playKeys({ userEvent, step }, companyPageKeys, {
      send: async () => {
        await expect(canvas.getByText('请上传营业执照')).toBeVisible();
        await userEvent.type(code, '91350100M000100Y44');
      },
      leave: async () => expect(code).toHaveAccessibleDescription(/校验位不对/),
    });
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { own: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { own: failed(fn()) } };
