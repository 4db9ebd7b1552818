import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { commonPassword, nameTaken, registerArgs, RegisterPage, taken, unreachable } from './RegisterForm.fixtures.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { registerFormKeys } from './registerFormKeys.ts';

const meta = {
  title: 'Features/Account/RegisterForm',
  component: RegisterForm,
  tags: ['autodocs', 'stable'],
  parameters: { keys: registerFormKeys },
  args: registerArgs,
  render: (args) => <RegisterPage {...args} />,
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Fills in what a person has to. */
const fill = async ({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '手机号码' }), '13800138000');
  await userEvent.type(canvas.getByRole('textbox', { name: '短信验证码' }), '408193');
  await userEvent.type(canvas.getByLabelText('密码'), 'Q1-LQFP48-pitch0.5');
  await userEvent.click(canvas.getByRole('checkbox'));
};

/** 全程键盘：号码、验证码、密码（强度用文字说）、协议，然后提交。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const code = canvas.getByRole('textbox', { name: '短信验证码' });
    const agreed = canvas.getByRole('checkbox');
    await playKeys({ userEvent, step }, registerFormKeys, {
      next: {
        given: async () => {
          canvas.getByRole('textbox', { name: '手机号码' }).focus();
          await userEvent.keyboard('13800138000');
        },
        proves: () => expect(code).toHaveFocus(),
      },
      ask: async () => {
        await waitFor(() => expect(code).toHaveFocus());
        await expect(args.onSendCode).toHaveBeenCalledWith({ mobile: '+86-13800138000' });
      },
      agree: {
        given: async () => {
          await userEvent.keyboard('408193');
          const password = canvas.getByLabelText('密码');
          await expect(password).toHaveAttribute('autocomplete', 'new-password');
          password.focus();
          await userEvent.keyboard('12345678');
          await expect(password).toHaveAccessibleDescription(/密码强度：弱/);
          await userEvent.clear(password);
          await userEvent.paste('Q1-LQFP48-pitch0.5');
          await expect(password).toHaveAccessibleDescription('密码强度：强');
          await expect(agreed).not.toBeChecked();
          agreed.focus();
        },
        proves: () => expect(agreed).toBeChecked(),
      },
      send: {
        given: () => canvas.getByRole('button', { name: '注册' }).focus(),
        proves: async () => {
          await waitFor(() => expect(args.onRegister).toHaveBeenCalledOnce());
          await expect(args.onRegister).toHaveBeenCalledWith(
            expect.objectContaining({ kind: 'person', mobile: '+86-13800138000', code: '408193', password: 'Q1-LQFP48-pitch0.5', isAgreed: true }),
          );
        },
      },
    });
  },
};

/** 空提交：每项旁边一句话，上面有一份清单，点哪条到哪项。 */
export const EmptySubmit: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(canvas.getByText('有 4 处需要修改')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveAccessibleDescription('请输入手机号码');
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    await userEvent.click(canvas.getByRole('button', { name: '请阅读并同意用户服务协议' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

/** 七位密码：不发出，改到八位提示就消失。 */
export const ShortPassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    const password = canvas.getByLabelText('密码');
    await userEvent.clear(password);
    await userEvent.type(password, '1234567');
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(password).toHaveAccessibleDescription('密码至少8位');
    await expect(password).toHaveFocus();
    await expect(args.onRegister).not.toHaveBeenCalled();
    await userEvent.keyboard('8');
    await expect(password).not.toHaveAccessibleDescription('密码至少8位');
  },
};

/** 企业：信用代码在本地核对最后一位。 */
export const Company: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: '企业' }));
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveValue('138 0013 8000');
    await userEvent.type(canvas.getByRole('textbox', { name: '企业名称' }), '示例电子（深圳）有限公司');
    const creditCode = canvas.getByRole('textbox', { name: '统一社会信用代码' });
    await userEvent.type(creditCode, '9135 0100 m000 100y 44');
    await userEvent.type(canvas.getByRole('textbox', { name: '联系人' }), '林工');
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(creditCode).toHaveAccessibleDescription('统一社会信用代码不正确，请对照营业执照逐位核对');
    await expect(creditCode).toHaveFocus();
    await userEvent.clear(creditCode);
    await userEvent.paste('9135 0100 m000 100y 43');
    await expect(creditCode).toHaveValue('91350100M000100Y43');
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledOnce());
    await expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ kind: 'company', creditCode: '91350100M000100Y43' }));
  },
};

/** 被谁邀请：写明，不用自己填。 */
export const Invited: Story = { args: { invitation: { code: 'A1b2C3', state: 'known', ownerName: '林工' } } };

/** 邀请码失效：不影响注册。 */
export const InvitationGone: Story = { args: { invitation: { code: 'A1b2C3', state: 'unknown', ownerName: null } } };

/** 号码注册过：话在号码旁边，焦点也在，其余都还在。 */
export const Taken: Story = {
  args: {
    onRegister: fn(async () => {
      throw taken;
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    const phone = canvas.getByRole('textbox', { name: '手机号码' });
    await waitFor(() => expect(phone).toHaveAccessibleDescription('这个手机号码已经注册，请直接登录'));
    await expect(phone).toHaveFocus();
    await expect(canvas.getByLabelText('密码')).toHaveValue('Q1-LQFP48-pitch0.5');
    await userEvent.click(canvas.getByRole('button', { name: '直接登录' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

/** 昵称有人用了：离开这一格就知道，改了就消失。 */
export const NameTaken: Story = {
  args: {
    onCheckName: fn(async (name: string) => name !== '林工'),
    onRegister: fn(async () => {
      throw nameTaken;
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const nickName = canvas.getByRole('textbox', { name: '昵称（选填）' });
    await userEvent.type(nickName, '林工');
    await userEvent.tab();
    await waitFor(() => expect(nickName).toHaveAccessibleDescription('这个昵称已有人使用，请换一个'));
    await userEvent.type(nickName, '深圳');
    await expect(nickName).toHaveAccessibleDescription('2–20 个字符，别人会看到；以后可以改');
  },
};

/** 密码过于常见。 */
export const CommonPassword: Story = {
  args: {
    onRegister: fn(async () => {
      throw commonPassword;
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('密码过于常见'));
  },
};

/** 网络断了：一句话，什么也没丢。 */
export const Unreachable: Story = {
  args: {
    onRegister: fn(async () => {
      throw unreachable;
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: '注册' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络连接失败');
    await expect(canvas.getByLabelText('密码')).toHaveValue('Q1-LQFP48-pitch0.5');
  },
};

/** 去看别的页面再回来：填过的都在，密码和验证码不留。 */
export const BackKeepsDraft: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.type(canvas.getByRole('textbox', { name: '昵称（选填）' }), '林工');
    await userEvent.click(canvas.getByRole('button', { name: '看别的页面' }));
    await userEvent.click(canvas.getByRole('button', { name: '返回注册' }));
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveValue('138 0013 8000');
    await expect(canvas.getByRole('textbox', { name: '昵称（选填）' })).toHaveValue('林工');
    await expect(canvas.getByLabelText('密码')).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: '短信验证码' })).toHaveValue('');
  },
};

/** 协议在对话框里打开；只有“同意”才勾上。 */
export const Agreement: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '《用户服务协议》' }));
    const dialog = within(await screen.findByRole('dialog', { name: '用户协议与隐私' }));
    await userEvent.click(dialog.getByRole('button', { name: '同意' }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
};

/** 手机。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { invitation: { code: 'A1b2C3', state: 'known', ownerName: '示例电子（深圳）有限公司采购部' } },
};
