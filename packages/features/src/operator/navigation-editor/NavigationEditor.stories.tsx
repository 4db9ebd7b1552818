import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { navigation } from '../operator.fixtures.ts';
import { NavigationEditor } from './NavigationEditor.tsx';
import { navigationEditorKeys } from './navigationEditorKeys.ts';

const meta = {
  title: 'Features/Operator/NavigationEditor',
  component: NavigationEditor,
  tags: ['autodocs', 'stable'],
  parameters: { keys: navigationEditorKeys },
  args: { navigation: { status: 'ready', data: navigation }, onSave: fn(async () => undefined), onDirtyChange: fn() },
} satisfies Meta<typeof NavigationEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 只用键盘：下移一个，焦点跟着；一个列表单独保存。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const common = within(canvas.getByRole('region', { name: '常用网站' }));
    await playKeys({ userEvent, step }, navigationEditorKeys, {
      down: {
        given: () => common.getByRole('button', { name: '下移 立创商城' }).focus(),
        proves: async () => {
          await waitFor(() => expect(common.getByRole('button', { name: '上移 立创商城' })).toHaveFocus());
          await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
        },
      },
      save: {
        given: () => common.getByRole('button', { name: '保存常用网站' }).focus(),
        proves: async () => {
          await expect(args.onSave).toHaveBeenCalledWith('common', [navigation.common[1], navigation.common[0]]);
          await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
        },
      },
    });
  },
};

/** 添加一个：焦点到名称；网址不对就不保存，焦点到写错的地方。 */
export const AddLink: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const brand = within(canvas.getByRole('region', { name: '原厂' }));
    await userEvent.click(brand.getByRole('button', { name: '添加链接' }));
    await waitFor(() => expect(brand.getByRole('textbox', { name: '第 1 个的名称' })).toHaveFocus());
    await userEvent.keyboard('意法半导体');
    await userEvent.tab();
    await userEvent.keyboard('javascript:alert(1)');
    await userEvent.click(brand.getByRole('button', { name: '保存原厂' }));
    const url = brand.getByRole('textbox', { name: '第 1 个的网址' });
    await expect(url).toHaveAccessibleDescription('请写 http 或 https 开头的完整网址');
    await waitFor(() => expect(url).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(url);
    await userEvent.keyboard('https://www.st.com/');
    await userEvent.click(brand.getByRole('button', { name: '保存原厂' }));
    await expect(args.onSave).toHaveBeenCalledWith('brand', [{ name: '意法半导体', url: 'https://www.st.com/', image: null }]);
  },
};

/** 删掉最后一个：焦点到“添加链接”；撤销又回来。 */
export const RemoveAndReset: Story = {
  play: async ({ canvas, userEvent }) => {
    const agent = within(canvas.getByRole('region', { name: '代理商' }));
    agent.getByRole('button', { name: '删除 得捷电子' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(agent.getByRole('button', { name: '添加链接' })).toHaveFocus());
    await userEvent.click(agent.getByRole('button', { name: '撤销修改' }));
    await expect(agent.getByRole('textbox', { name: '第 1 个的名称' })).toHaveValue('得捷电子');
  },
};

/** 没存上：修改还在。 */
export const SaveFails: Story = {
  args: {
    onSave: fn(async () => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const agent = within(canvas.getByRole('region', { name: '代理商' }));
    await userEvent.type(agent.getByRole('textbox', { name: '第 1 个的名称' }), '中国');
    await userEvent.click(agent.getByRole('button', { name: '保存代理商' }));
    await expect(await agent.findByRole('alert')).toHaveTextContent('网络连接失败');
    await expect(agent.getByRole('textbox', { name: '第 1 个的名称' })).toHaveValue('得捷电子中国');
  },
};

/** 三个列表都是空的。 */
export const Empty: Story = { args: { navigation: { status: 'ready', data: { common: [], agent: [], brand: [] } } } };

/** 正在加载。 */
export const Loading: Story = { args: { navigation: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { navigation: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的名称和网址。 */
export const LongText: Story = {
  args: {
    navigation: {
      status: 'ready',
      data: {
        ...navigation,
        common: [{ name: '中国半导体行业协会集成电路设计分会官方网站', url: `https://www.example.com/${'a-long-path/'.repeat(12)}`, image: null }],
      },
    },
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
