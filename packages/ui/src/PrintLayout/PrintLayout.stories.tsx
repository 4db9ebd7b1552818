import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../Logo/Logo.tsx';
import { CapitalMoney, Money, Price } from '../Money/Money.tsx';
import { ProseTable } from '../Prose/Prose.tsx';
import { PrintLayout } from './PrintLayout.tsx';

const lines = [
  ['STM32F103C8T6', 150, '6.85', '1027.50'],
  ['LM358DR', 500, '0.4127', '206.35'],
  ['GRM188R71H104KA93D', 10_000, '0.008087', '80.87'],
] as const;

const end = { textAlign: 'end' } as const;

/** The body of a quotation. */
function Lines({ times = 1 }: { times?: number }) {
  return (
    <>
      <ProseTable label="明细">
        <table>
          <thead>
            <tr>
              {['型号', '数量', '单价', '小计'].map((head) => (
                <th key={head} scope="col" style={head === '型号' ? undefined : end}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: times }, () => lines)
              .flat()
              .map(([mpn, quantity, price, total], index) => (
                <tr key={index}>
                  <td translate="no">{mpn}</td>
                  <td style={end}>{quantity.toLocaleString('zh-CN')}</td>
                  <td style={end}>
                    <Price value={price} unknownLabel="暂无报价" />
                  </td>
                  <td style={end}>
                    <Money value={total} unknownLabel="暂无报价" />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </ProseTable>
      {times === 1 && (
        <p>
          合计 <Money value="1314.72" tone="strong" unknownLabel="暂无报价" />（
          <CapitalMoney value="1314.72" currencyName="人民币" unknownLabel="暂无报价" />）
        </p>
      )}
    </>
  );
}

const meta = {
  title: 'UI/Layout/PrintLayout',
  component: PrintLayout,
  tags: ['autodocs', 'beta'],
  args: {
    letterhead: (
      <>
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, fontSize: 18, fontWeight: 600 }}>
          <Logo size={32} />
          芯页
        </span>
        <span>深圳市南山区高新南七道 · 0755-0000 0000</span>
      </>
    ),
    title: '报价单',
    meta: [
      { term: '编号', value: 'Q-20260728-0012' },
      { term: '日期', value: '2026-07-28' },
      { term: '客户', value: '样例电子（深圳）有限公司' },
      { term: '有效期至', value: '2026-08-04' },
    ],
    children: <Lines />,
    footer: '价格含 13% 增值税，不含运费。询问请拨打上面的电话，并报出编号。',
  },
} satisfies Meta<typeof PrintLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 屏幕上是一张纸：信头、标题、编号与日期、正文、页脚；深色主题里也是白纸。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: '报价单' });
    await expect(paper).toHaveAttribute('data-theme', 'light');
    await expect(canvas.getByRole('heading', { level: 1, name: '报价单' })).toBeVisible();
    await expect(canvas.getByText('Q-20260728-0012')).toBeVisible();
  },
};

/** 打印样式写在它自己名下的纸上：A4，右下角是第几页 / 共几页。 */
export const PageRules: Story = {
  play: async () => {
    const rules = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => ('cssRules' in rule && !(rule instanceof CSSPageRule) ? rules(rule.cssRules as CSSRuleList) : [rule]));
    const page = [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .find((rule) => rule instanceof CSSPageRule && rule.selectorText === 'cp-paper');
    await expect(page?.cssText).toContain('counter(page)');
  },
};

/** 没有编号、日期和页脚的短文。 */
export const Plain: Story = {
  args: { meta: undefined, footer: undefined, headingLevel: 2, title: '送货说明', children: <p>货物送到前台，请核对箱数后签收。</p> },
};

/** 很多行：打印时每一页都有表头，一行不分在两页。 */
export const ManyLines: Story = { args: { children: <Lines times={20} /> } };

/** 文字很长，窄屏：纸跟着变窄。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: '关于 STM32F103 系列自 2026 年第四季度起变更封装测试地点的产品变更通知（PCN-2026-11-0482-7731-AB）',
    meta: [{ term: '适用的订货型号', value: 'STM32F103C8T6、STM32F103C8T6TR、STM32F103CBT6、STM32F103RBT6TR' }],
  },
};

/** 手机。 */
export const Narrow: Story = { ...LongText, args: {} };
