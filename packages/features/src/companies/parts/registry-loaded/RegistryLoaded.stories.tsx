import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { loginNeeded } from '../../companies.fixtures.ts';
import { RegistryLoaded } from './RegistryLoaded.tsx';
import { registryLoadedKeys } from './registryLoadedKeys.ts';

const meta = {
  title: 'Features/Companies/RegistryLoaded',
  component: RegistryLoaded<string>,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: registryLoadedKeys },
  args: { value: loginNeeded, onLogin: fn(), children: (text: string) => <p>{text}</p> },
} satisfies Meta<typeof RegistryLoaded<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 访客要登录才能向数据源查。 */
export const Default: Story = {};

/** 一页上有很多张表时，各占一行。 */
export const InOneLine: Story = { args: { failedSize: 'sm' } };

/** 读到了。 */
export const Ready: Story = { args: { value: ready('股东 3 条') } };

/** 正在加载。 */
export const Loading: Story = { args: { value: loading } };

/** 没能读到，可以再试。 */
export const Failed: Story = { args: { value: failed(fn()) } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, registryLoadedKeys, {
      login: {
        given: () => canvas.getByRole('button', { name: '登录' }).focus(),
        proves: async () => expect(args.onLogin).toHaveBeenCalledTimes(1),
      },
    });
  },
};
