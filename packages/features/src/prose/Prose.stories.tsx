import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longFormulaBlocks, sampleBlocks } from './Prose.fixtures.ts';
import { Prose } from './Prose.tsx';
import { Words } from './Words.tsx';

const meta = {
  title: 'Features/Parts/Prose',
  component: Prose,
  subcomponents: { Words },
  tags: ['autodocs', 'stable'],
  args: { blocks: sampleBlocks },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 标题、段落、列表、引用、表格、代码和图，都是数据，不是标记。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /输入电压/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '输入电压' })).toContainElement(canvas.getByRole('table'));
    await expect(canvas.getByRole('img', { name: '典型应用电路' })).toHaveAttribute('loading', 'lazy');
  },
};
/** 文字里的型号通向器件页，站外的链接说明会打开新窗口，危险的地址只是文字。 */
export const InlineWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'AMS1117-3.3' })).toHaveAttribute('href', '/datasheet/datasheetDetail/12');
    await expect(canvas.getByRole('link', { name: /原厂网站/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('不该点的').closest('a')).toBeNull();
  },
};
/** 没有内容。 */
export const Empty: Story = { args: { blocks: [] } };
/** 手机：表格自己横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
/** 手机：一行文字里的长公式自己横向滚动，页面不动。 */
export const LongFormula: Story = {
  args: { blocks: longFormulaBlocks },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const formula = canvas.getByRole('group', { name: /318/ });
    await expect(formula.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(formula.scrollWidth).toBeGreaterThan(formula.clientWidth);
  },
};
