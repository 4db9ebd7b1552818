import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dollarGoods, goneGoods } from '../../../mall/goods/goods.fixtures.ts';
import { PartGoods } from '../../../mall/goods/part-goods/PartGoods.tsx';
import { bareDetail, f103Detail, makerDocument, sampleDocument } from './PartDetail.fixtures.ts';
import { PartDetail } from './PartDetail.tsx';

const meta = {
  title: 'Features/Datasheets/PartDetail',
  component: PartDetail,
  tags: ['autodocs', 'stable'],
  args: {
    part: { status: 'ready', data: f103Detail },
    renderReader: (document) => <p>{document.title}</p>,
    onDownload: fn(async () => {}),
    onCopyText: fn(async () => true),
    onFavourite: fn(),
    onCorrect: fn(),
  },
} satisfies Meta<typeof PartDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 参数、手册、替代料；未知的写未知。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制型号' }));
    await expect(args.onCopyText).toHaveBeenCalledWith('STM32F103C8T6');
    await expect(await canvas.findByText('已复制')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }));
    await expect(args.onDownload).toHaveBeenCalledWith(sampleDocument);
    await userEvent.click(canvas.getByRole('button', { name: '在页内阅读' }));
    await expect(canvas.getByText('STM32F103C8T6 示例文档', { selector: 'p' })).toBeVisible();
  },
};

/** 浏览器不允许复制：说怎么办。 */
export const CopyRefused: Story = {
  args: { onCopyText: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制型号' }));
    await expect(await canvas.findByText('没能复制，请选中后手动复制')).toBeVisible();
  },
};

/** 出处按下才展开；资料纠错带着型号与手册。 */
export const SourcesAndCorrection: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const sources = canvas.getByRole('button', { name: '参数出处，2 个来源' });
    await expect(sources).toHaveAttribute('aria-expanded', 'false');
    sources.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /KiCad 元件库/ })).toBeVisible();
    const facts = within(canvas.getByRole('table', { name: '参数' }));
    await expect(facts.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['参数', '值', '单位']);
    await expect(
      within(facts.getByRole('row', { name: /^频率/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['72', 'MHz']);
    await userEvent.click(canvas.getByRole('button', { name: '资料纠错' }));
    await expect(args.onCorrect).toHaveBeenCalledWith('型号：STM32F103C8T6（意法半导体）\n数据手册：STM32F103C8T6 示例文档\n有误的参数：\n应为：');
  },
};

/** 更正过的参数在出处里先说：新的值、哪一天、依据什么；网址可以打开。 */
export const CorrectedFacts: Story = {
  args: {
    part: {
      status: 'ready',
      data: {
        ...f103Detail,
        corrections: [
          { field: 'freqMHz', name: '频率', text: '72 MHz', source: 'https://www.st.com/resource/en/datasheet/stm32f103c8.pdf', time: '2026-11-20T17:00:00Z' },
          { field: 'lifecycle', name: '生命周期', text: '在产', source: '原厂产品变更通知 PCN-2026-118，第 2 页', time: '2026-11-02T03:00:00Z' },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '参数出处，4 个来源' }));
    await expect(canvas.getByText('频率 72 MHz，2026-11-21 更正，出处：')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /stm32f103c8\.pdf/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText(/PCN-2026-118/)).toBeVisible();
  },
};

/** 已收藏：按钮保持按下，再按一次取消。 */
export const Favourite: Story = {
  args: { isFavoured: true },
  play: async ({ canvas, userEvent, args }) => {
    const favourite = canvas.getByRole('button', { name: '已收藏' });
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    favourite.focus();
    await userEvent.keyboard(' ');
    await expect(args.onFavourite).toHaveBeenCalledWith(false);
  },
};

/** 手册只在原厂网站：写明主机名，新窗口打开。 */
export const OutsideDocument: Story = { args: { part: { status: 'ready', data: { ...f103Detail, documents: [makerDocument] } } } };

/** 系列名，没有手册，没有替代料，型号很长。 */
export const LongText: Story = {
  args: { part: { status: 'ready', data: bareDetail } },
  play: async ({ canvas }) => {
    const alternatives = within(canvas.getByRole('region', { name: '替代料' }));
    await expect(alternatives.getByText(/^没有参数足够接近的型号/)).toBeVisible();
    await expect(alternatives.getByRole('link', { name: `看全部${bareDetail.categoryName}` })).toHaveAttribute(
      'href',
      expect.stringContaining(bareDetail.category),
    );
  },
};

/** 旁边是现货与价格；窄的时候在参数之前。 */
export const WithGoods: Story = {
  args: { offers: <PartGoods goods={[dollarGoods, goneGoods]} total={2} onAddToCart={fn(async () => undefined)} /> },
  play: async ({ canvas }) => {
    const offers = canvas.getByRole('region', { name: /现货与价格/ });
    await expect(within(offers).getByRole('button', { name: /^加入购物车/ })).toBeVisible();
    const facts = canvas.getByRole('region', { name: /^参数/ });
    await expect(offers.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { part: { status: 'loading' } } };

/** 没有加载出来：可以重试。 */
export const Failed: Story = { args: { part: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } } };

/** 手机上：一列。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
