import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RegistrySearch } from './RegistrySearch.tsx';
import { registrySearchKeys } from './registrySearchKeys.ts';

const meta = {
  title: 'Features/Companies/RegistrySearch',
  component: RegistrySearch,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: registrySearchKeys },
  args: { label: '查公司', hint: '公司名称或统一社会信用代码', searched: '现货电子', action: '/checkEnterprise/searchList', onSearch: fn() },
} satisfies Meta<typeof RegistrySearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 上次查的词还在。 */
export const Default: Story = {};

/** 只有空格：不查，不算一次。 */
export const Blank: Story = {
  args: { searched: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '查公司' }), '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** 手机上很长的词。 */
export const LongText: Story = { globals: { viewport: { value: 'w360' } }, args: { searched: '示例半导体与集成电路供应链服务'.repeat(8) } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: '查公司' });
    await playKeys({ userEvent, step }, registrySearchKeys, {
      search: {
        given: async () => {
          await userEvent.clear(field);
          await userEvent.type(field, ' 示例港芯 ');
        },
        proves: async () => expect(args.onSearch).toHaveBeenLastCalledWith('示例港芯'),
      },
      clear: { given: () => field.focus(), proves: async () => expect(field).toHaveValue('') },
    });
  },
};
