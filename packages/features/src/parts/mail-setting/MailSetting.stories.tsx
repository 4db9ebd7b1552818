import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../loaded/loaded.fixtures.ts';
import { MailSetting, type MailSettingProps } from './MailSetting.tsx';

const meta = {
  title: 'Features/Parts/MailSetting',
  component: MailSetting,
  tags: ['autodocs', 'experimental'],
  args: {
    value: ready({ isOn: false, email: 'l***@example.com' }),
    title: '供需邮件',
    label: '每天一封，说供需有什么新的',
    hint: '每天最多一封，没有新的不发。',
    failedTitle: '供需邮件的设置没有读取成功',
    emailHref: '/userCenter/accountSetting?type=2',
    onChange: fn<MailSettingProps['onChange']>(async () => undefined),
  },
} satisfies Meta<typeof MailSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 发什么、发到哪里；按一下打开。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('每天最多一封，没有新的不发。发到 l***@example.com。')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: '每天一封，说供需有什么新的' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** 打开了，可是没有邮箱。 */
export const NoEmail: Story = {
  args: { value: ready({ isOn: true, email: null }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '绑定邮箱' })).toBeVisible(),
};

/** 正在读取。 */
export const Loading: Story = { args: { value: loading } };

/** 没读到。 */
export const Failed: Story = { args: { value: failed(fn()) } };

/** 手机、很长的说明。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { hint: '求购收到的报价、有人供应你要的、快到期的供需。每天最多一封，没有新的不发；只说打开以后的。', value: ready({ isOn: true, email: null }) },
};
