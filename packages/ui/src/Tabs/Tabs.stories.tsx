import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tab, TabList, TabPanel, type TabProps, Tabs } from './Tabs.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { tabsKeys, tabsManualKeys } from './tabsKeys.ts';
import { pointerStates, StateGrid } from '../StateGrid/StateGrid.tsx';

const pages = [
  ['buy', '采购', '5,000 件，意法半导体，接受 2023 年后批号'],
  ['agent', '代理', '示例电子（深圳）有限公司，¥2.18 起'],
  ['datasheet', '数据手册', 'stm32f103c8.pdf，意法半导体'],
  ['article', '文章', '3.3 V 线性稳压器怎么选：压差、静态电流与散热'],
] as const;

const parts = (words: readonly (readonly [string, string, string])[], label: string) => (
  <>
    <TabList label={label}>
      {words.map(([id, word]) => (
        <Tab key={id} id={id}>
          {word}
        </Tab>
      ))}
    </TabList>
    {words.map(([id, , text]) => (
      <TabPanel key={id} id={id}>
        <p>{text}</p>
      </TabPanel>
    ))}
  </>
);

const meta = {
  title: 'UI/Navigation/Tabs',
  component: Tabs,
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...tabsKeys, ...tabsManualKeys } },
  args: { children: parts(pages, '最近浏览'), onSelectionChange: fn() },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 左右键换标签，首尾相接；Home 与 End 到两端；再按 Tab 进入面板。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('tab', { selected: true });
    const picks = async (name: string) => {
      await expect(canvas.getByRole('tab', { name })).toHaveFocus();
      await expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    };
    await playKeys({ userEvent, step }, tabsKeys, {
      focus: () => picks('采购'),
      next: () => picks('代理'),
      end: () => picks('文章'),
      around: () => picks('采购'),
      previous: () => picks('文章'),
      home: () => picks('采购'),
      panel: () => expect(canvas.getByRole('tabpanel')).toHaveFocus(),
    });
  },
};

/** 换标签要加载时，方向键只移焦点，Enter 才切换。 */
export const Manual: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('tab', { selected: true });
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await playKeys({ userEvent, step }, tabsManualKeys, {
      move: async () => {
        await expect(tab('代理')).toHaveFocus();
        await expect(tab('采购')).toHaveAttribute('aria-selected', 'true');
      },
      choose: () => expect(tab('代理')).toHaveAttribute('aria-selected', 'true'),
    });
  },
};

/** 标签后带数量，其中一个不可用。 */
export const WithCount: Story = {
  args: {
    children: (
      <>
        <TabList label="替代料">
          <Tab id="packing" count={2}>
            仅包装不同
          </Tab>
          <Tab id="pin" count={1204}>
            引脚兼容
          </Tab>
          <Tab id="none" count={0} isDisabled>
            国产替代
          </Tab>
        </TabList>
        <TabPanel id="packing">
          <p>STM32F103C8T6TR</p>
        </TabPanel>
        <TabPanel id="pin">
          <p>GD32F103C8T6</p>
        </TabPanel>
      </>
    ),
  },
};

/** 平分宽度，用于抽屉和窄屏。 */
export const Equal: Story = {
  args: {
    children: (
      <>
        <TabList label="登录方式" isEqual>
          <Tab id="sms">短信登录</Tab>
          <Tab id="password">密码登录</Tab>
        </TabList>
        <TabPanel id="sms">
          <p>用短信验证码登录</p>
        </TabPanel>
        <TabPanel id="password">
          <p>用密码登录</p>
        </TabPanel>
      </>
    ),
  },
};

/** 放不下时横向滚动，焦点总在视野里。 */
export const Narrow: Story = {
  args: {
    children: parts(
      ['概述', '引脚定义与复用功能', '电气特性', '封装与焊盘尺寸', '订货信息', '修订历史'].map((word) => [word, word, word] as const),
      '目录',
    ),
  },
  globals: { viewport: { value: 'w360' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const tab = canvas.getByRole('tab', { name: '修订历史' });
    await expect(tab).toHaveFocus();
    // The ring is 2 px inside the edge of the tab; the word keeps clear of it.
    const [edge, word] = [tab.getBoundingClientRect(), (tab.firstElementChild as HTMLElement).getBoundingClientRect()];
    await expect(getComputedStyle(tab).outlineOffset).toBe('-2px');
    await expect(Math.min(word.left - edge.left, edge.right - word.right)).toBeGreaterThanOrEqual(3.5);
  },
};

/** 状态矩阵：没选、当前、带数量的每种状态。 */
export const States: Story = {
  render: () => (
    <StateGrid<TabProps>
      label="标签的状态"
      target="[role=tab]"
      variants={{ 没选: { id: 'first' }, 当前: { id: 'picked' }, 带数量: { id: 'first', count: 12 } }}
      states={[...pointerStates.slice(0, 3), { name: '停用', props: { isDisabled: true } }]}
    >
      {(props) => (
        <Tabs defaultSelectedKey="picked">
          <TabList label="一格">
            <Tab id="first" {...props}>
              数据手册
            </Tab>
            {props.id === 'picked' ? null : <Tab id="picked">当前</Tab>}
          </TabList>
          <TabPanel id="first"> </TabPanel>
          <TabPanel id="picked"> </TabPanel>
        </Tabs>
      )}
    </StateGrid>
  ),
};
