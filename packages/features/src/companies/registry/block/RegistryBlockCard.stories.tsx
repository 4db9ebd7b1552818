import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { enforcementRecords, formerNameRecords, loginNeeded, recordsOf } from '../../companies.fixtures.ts';
import { registryBlockCardKeys } from './registryBlockCardKeys.ts';
import { RegistryBlockCard } from './RegistryBlockCard.tsx';

const meta = {
  title: 'Features/Companies/RegistryBlockCard',
  component: RegistryBlockCard,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: registryBlockCardKeys },
  args: { companyId: 12, block: 'enforcements', records: ready(recordsOf('enforcements', enforcementRecords, 32)), onNear: fn(), onLogin: fn() },
} satisfies Meta<typeof RegistryBlockCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 前几条、总数、来源和查询时间；全部的在它自己的地址上。 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('32 条')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部 32 条被执行人' })).toHaveAttribute('href', '/checkEnterprise/companyDetail/12?block=enforcements');
    await expect(canvas.getByText('来源：示例工商数据')).toBeVisible();
    await waitFor(() => expect(args.onNear).toHaveBeenCalledTimes(1));
  },
};

/** 曾用名是一条时间线，写明从哪天到哪天。 */
export const History: Story = {
  args: { block: 'former_names', records: ready(recordsOf('former_names', formerNameRecords)) },
  play: async ({ canvas }) => expect(canvas.getByText('2016-08-10 至 2021-03-05')).toBeVisible(),
};

/** 没有记录：写明哪天查的。 */
export const Empty: Story = {
  args: { block: 'bankruptcies', records: ready(recordsOf('bankruptcies', [])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('经查无结果')).toBeVisible();
    await expect(canvas.getByText(/^2026-11-30 10:20 查询/)).toBeVisible();
  },
};

/** 还没到屏幕附近：总数已经知道。 */
export const Loading: Story = { args: { records: loading, knownTotal: 3 } };

/** 这一块没能查到，可以再试。 */
export const Failed: Story = { args: { records: failed(fn()) } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { records: loginNeeded } };

/** 手机上：表格在里面横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

const onRetry = fn();
/** 只用键盘。 */
export const Keyboard: Story = {
  args: { records: failed(onRetry) },
  play: async ({ canvas, userEvent, step }) => {
    onRetry.mockClear();
    const retry = canvas.getByRole('button', { name: '重试' });
    await playKeys({ userEvent, step }, registryBlockCardKeys, {
      retry: {
        given: () => retry.focus(),
        proves: async () => {
          await expect(onRetry).toHaveBeenCalledTimes(1);
          await expect(retry).toHaveFocus();
        },
      },
    });
  },
};
