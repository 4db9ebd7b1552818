import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { loginNeeded, relations } from '../../companies.fixtures.ts';
import { RegistryRelationsCard } from './RegistryRelationsCard.tsx';
import { registryRelationsCardKeys } from './registryRelationsCardKeys.ts';

const meta = {
  title: 'Features/Companies/RegistryRelationsCard',
  component: RegistryRelationsCard,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: registryRelationsCardKeys },
  args: { relations: ready(relations), onLogin: fn() },
} satisfies Meta<typeof RegistryRelationsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 图和表格说的一样。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /同样的内容在下面的表格里/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '表格：5 条关系' }));
    const table = within(canvas.getByRole('table', { name: '示例现货电子（深圳）有限公司的关系' }));
    await expect(table.getAllByRole('row')).toHaveLength(6);
    await expect(table.getByText('65%')).toBeVisible();
  },
};

/** 太多：图上画不下的在表格里。 */
export const Many: Story = {
  args: {
    relations: ready({
      ...relations,
      nodes: [
        ...relations.nodes.slice(0, 1),
        ...Array.from({ length: 16 }, (_, at) => ({
          key: `c${100 + at}`,
          kind: 'company' as const,
          id: 100 + at,
          name: `示例仓储与供应链管理服务（东莞）第 ${at + 1} 有限公司`,
          level: 1,
        })),
      ],
      relations: Array.from({ length: 16 }, (_, at) => ({ from: 'c12', to: `c${100 + at}`, kind: 'holds' as const, label: `${100 - at}%` })),
      left: 23,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('图上画了 11 个，一共 17 个；全部在表格里。')).toBeVisible(),
};

/** 没有公示的关系。 */
export const Empty: Story = { args: { relations: ready({ ...relations, relations: [] }) } };

/** 正在加载。 */
export const Loading: Story = { args: { relations: loading } };

/** 没能查到。 */
export const Failed: Story = { args: { relations: failed(fn()) } };

/** 访客要登录。 */
export const LoginNeeded: Story = { args: { relations: loginNeeded } };

/** 手机上：图横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const toggle = canvas.getByRole('button', { name: '表格：5 条关系' });
    await playKeys({ userEvent, step }, registryRelationsCardKeys, {
      table: { given: () => toggle.focus(), proves: async () => expect(toggle).toHaveAttribute('aria-expanded', 'true') },
    });
  },
};
