import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { loginNeeded, risk } from '../../companies.fixtures.ts';
import { registryRiskPageKeys } from './registryRiskPageKeys.ts';
import { RegistryRiskPage } from './RegistryRiskPage.tsx';

const meta = {
  title: 'Features/Companies/RegistryRiskPage',
  component: RegistryRiskPage,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: registryRiskPageKeys },
  args: { risk: ready(risk), onLogin: fn() },
} satisfies Meta<typeof RegistryRiskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 等级有图标也有字；一类风险展开，通到全部的那张表。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^被执行人（3）/ }));
    await expect(canvas.getByRole('link', { name: '看被执行人的全部内容' })).toHaveAttribute('href', '/checkEnterprise/companyDetail/12?block=enforcements');
  },
};

/** 什么风险也没有查到。 */
export const NoRecord: Story = {
  args: { risk: ready({ ...risk, level: 'none', groups: risk.groups.map((group) => ({ ...group, count: 0, items: [] })) }) },
};

/** 高风险，很多次，名称很长，在手机上。 */
export const HighRisk: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    risk: ready({
      ...risk,
      level: 'high',
      groups: risk.groups.map((group) => ({
        ...group,
        items: group.items.map((item) => ({ ...item, total: 128, events: item.events.map((event) => ({ ...event, count: 12, text: event.text.repeat(4) })) })),
      })),
    }),
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { risk: loading } };

/** 没能查到。 */
export const Failed: Story = { args: { risk: failed(fn()) } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { risk: loginNeeded } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const kind = canvas.getByRole('button', { name: /^被执行人（3）/ });
    await playKeys({ userEvent, step }, registryRiskPageKeys, {
      open: { given: () => kind.focus(), proves: async () => expect(kind).toHaveAttribute('aria-expanded', 'true') },
    });
  },
};
