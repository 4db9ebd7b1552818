import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAlternatives, sampleAnswer, sampleFacts, samplePart } from '../assistant.fixtures.ts';
import { RuleAnswer } from './RuleAnswer.tsx';

const meta = {
  title: 'Features/Assistant/RuleAnswer',
  component: RuleAnswer,
  tags: ['autodocs', 'experimental'],
  args: {
    question: '3.3V 输出 1A 以上 LDO SOT-23-5 汽车级',
    answer: sampleAnswer(),
    getSheetHref: ({ documentId, page }) => `#sheet-${documentId}-${page}`,
    getRelaxedHref: () => '#relaxed',
    onSave: fn(),
  },
} satisfies Meta<typeof RuleAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 事实带着页，标识在最前；导出的文件里也有标识和元数据。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('内容由 AI 生成')).toBeVisible();
    await expect(canvas.getByText(/没有使用大模型/)).toBeVisible();
    await expect(canvas.getByText('目录的来源里没有“汽车级”这一项，不能按它筛选；请在数据手册里核对。')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^输出电压的出处：EX7533 数据手册/ })[0]).toHaveAttribute('href', '#sheet-41-3');
    await userEvent.click(canvas.getByRole('button', { name: '导出为网页文件' }));
    const [file, name] = args.onSave.mock.lastCall as [Blob, string];
    const html = await file.text();
    await expect(name).toMatch(/^器件问答-\d{4}-\d{2}-\d{2}\.html$/);
    await expect(html).toContain('<strong>内容由 AI 生成');
    await expect(html).toContain('<meta name="AIGC"');
  },
};

/** 问一项事实：这一项、它的出处，和数据手册里提到的页。 */
export const Facts: Story = {
  args: { answer: sampleFacts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('下面是目录和数据手册里关于 EX7533-33 的这一项。')).toBeVisible();
    await expect(canvas.queryByText('压差')).toBeNull();
    await expect(canvas.getByText('output current').tagName).toBe('MARK');
  },
};

/** 替代料：种类和不同之处，未知就写未知。 */
export const Alternatives: Story = {
  args: { answer: sampleAlternatives },
  play: async ({ canvas }) => expect(canvas.getByText('不同：压差 200 mV → 未知')).toBeVisible(),
};

/** 没有完全符合的：说出放宽哪一项能找到多少。 */
export const Relaxed: Story = {
  args: {
    answer: sampleAnswer({
      total: 0,
      notes: [],
      parts: [samplePart({ match: 'similar' })],
      relaxations: [{ tokens: [], rest: null, facets: ['ioutA', 'package'], count: 12, nearest: null }],
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '不要“输出电流、SOT-23-5”：12 个' })).toBeVisible(),
};

/** 什么也没读出来：说怎么写。 */
export const Nothing: Story = {
  args: { answer: sampleAnswer({ intent: 'nothing', total: 0, parts: [], notes: [{ remark: 'unknownWord', token: '量子隧穿' }] }) },
};

/** 长型号、长来源，手机。 */
export const LongNarrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    answer: sampleAnswer({
      parts: [
        samplePart({
          mpn: 'EX32F103VERYLONGPARTNUMBER'.repeat(3),
          sources: [{ no: 1, name: '很长的来源的名称'.repeat(6), licence: 'CC BY-SA 4.0', url: null }],
        }),
      ],
    }),
  },
};
