import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dollarGoods, goneGoods } from '../../../mall/goods/goods.fixtures.ts';
import { PartGoods } from '../../../mall/goods/part-goods/PartGoods.tsx';
import { bareDetail, f103Detail, makerDocument, sampleDocument } from './PartDetail.fixtures.ts';
import { PartDetail } from './PartDetail.tsx';

/** A fictitious maker's: nothing is said of a real one's links. */
const exampleOutside = { ...makerDocument, title: '例芯数据手册', outsideUrl: 'https://www.example.com/pdf/ex32f103.pdf', host: 'www.example.com' };

const meta = {
  title: 'Features/Datasheets/PartDetail',
  component: PartDetail,
  tags: ['autodocs', 'stable'],
  args: {
    part: { status: 'ready', data: f103Detail },
    renderReader: (document, nameOfFrame) => (
      <p>
        {document.title} {nameOfFrame({ x: 302, y: 200, width: 40, height: 38 })}
      </p>
    ),
    hrefOfEvidence: ({ documentId, page }, isHere) => `${isHere ? '' : `/specification_detail/${documentId}`}#page=${page}`,
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
    // The head says it at once; the sources at the foot are still closed.
    await expect(canvas.getAllByText(/^生命周期 在产，2026-11-02 更正，出处：原厂产品变更通知/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '参数出处，4 个来源' }));
    await expect(canvas.getByText('频率 72 MHz，2026-11-21 更正，出处：')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /stm32f103c8\.pdf/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByText(/PCN-2026-118/)).toHaveLength(2);
  },
};

/** 已收藏：按钮保持按下，再按一次取消。 */
export const Favourite: Story = {
  args: { isFavoured: true },
  play: async ({ canvas, userEvent, args }) => {
    const favourite = canvas.getByRole('button', { name: '收藏' });
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    favourite.focus();
    await userEvent.keyboard(' ');
    await expect(args.onFavourite).toHaveBeenCalledWith(false);
  },
};

/** 手册只在原厂网站：写明主机名，新窗口打开。 */
export const OutsideDocument: Story = { args: { part: { status: 'ready', data: { ...f103Detail, documents: [makerDocument] } } } };

/** 原厂链接失效：写明什么时候查的，来源页可以报告；另一份有存档副本，在本站打开。 */
export const BrokenLink: Story = {
  args: {
    part: {
      status: 'ready',
      data: {
        ...f103Detail,
        documents: [
          { ...exampleOutside, link: { status: 'dead', checkTime: '2026-11-20T03:00:00Z', movedTo: null } },
          {
            ...exampleOutside,
            id: 15,
            title: '例芯应用笔记',
            isHosted: true,
            sha256: 'a1b2c3d4'.repeat(8),
            fileUrl: '/api/file/spec/v1/content/15',
            archive: { licence: '原厂书面同意', time: '2026-10-09T02:00:00Z' },
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: /^全部文档/ }));
    await expect(await list.findByText('原厂链接失效（检查于 2026-11-20）')).toBeVisible();
    await expect(list.getByText('存档副本')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: '来源与报告失效' })) await expect(link).toHaveAttribute('href', '/specification_outside_detail/12');
    await expect(canvas.queryByRole('link', { name: /原厂网站|前往/ })).toBeNull();
    // Beside the way to it in the head, in the list, and above the reader.
    await expect(canvas.getAllByText('原厂链接失效（检查于 2026-11-20）')).toHaveLength(3);
  },
};

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

/** 几份文档：按种类分开，每种写明几份；语言、版本、日期都写出来，不知道的说未知；有新版的写明现行与旧版，旧版在后；每份都能打开。 */
export const DocumentsByKind: Story = {
  args: {
    part: {
      status: 'ready',
      data: {
        ...f103Detail,
        lifecycle: 'active',
        documents: [
          { ...sampleDocument, id: 13, title: '示例应用笔记', docType: 'appnote' },
          makerDocument,
          { ...sampleDocument, id: 14, title: '示例数据手册 A 版', version: 'Rev. A', publishedOn: '2023-05-01', edition: 'superseded' },
          { ...sampleDocument, version: 'Rev. B', publishedOn: '2024-03-01', edition: 'current' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: /^全部文档/ }));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'STM32F103C8T6 示例文档',
      'STM32F103C8 数据手册',
      '示例数据手册 A 版',
      '示例应用笔记',
    ]);
    await expect(list.getByRole('link', { name: '示例数据手册 A 版' })).toHaveAttribute('href', '/specification_detail/14?brandId=301');
    await expect(list.getByRole('link', { name: 'STM32F103C8 数据手册' })).toHaveAttribute('href', '/specification_outside_detail/12');
    await expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['数据手册 3 份', '应用笔记 1 份']);
    const rows = list.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('现行');
    await expect(rows[0]).toHaveTextContent('版本 Rev. B');
    await expect(rows[2]).toHaveTextContent('旧版');
    await expect(list.getAllByText(/^(?:现行|旧版)$/)).toHaveLength(2);
    await expect(list.getAllByText('版本未知')).toHaveLength(2);
    await expect(canvas.getByText('生命周期来自本型号的来源：KiCad 元件库、stm32-data；来源没有给出日期。')).toBeVisible();
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { part: { status: 'loading' } } };

/** 没有加载出来：可以重试。 */
export const Failed: Story = { args: { part: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } } };

/** 手机上：一列。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

type PartFactsOf = typeof f103Detail;

const at = (field: string, y: number, more: Partial<PartFactsOf['evidence'][number]> = {}) => ({
  field,
  documentId: 11,
  page: 2,
  frame: { x: 302, y, width: 40, height: 16 },
  isSure: true,
  ...more,
});

/** 每项参数的依据：在数据手册第几页，说不准的写位置待核；没有出处的写来源和日期，更正过的写更正的日期。 */
export const WithEvidence: Story = {
  args: {
    part: {
      status: 'ready',
      data: {
        ...f103Detail,
        evidence: [
          at('flashKB', 90),
          at('packageCase', 60, { page: 1 }),
          at('tempMinC', 200),
          at('tempMaxC', 222),
          at('freqMHz', 300, { isSure: false }),
          at('pins', 320, { documentId: 99 }),
        ],
        corrections: [{ field: 'ramKB', name: 'RAM', text: '20 KB', source: 'https://www.st.com', time: '2026-11-20T08:15:00.000Z' }],
      },
    },
    isReaderOpen: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '依据' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '工作温度的出处： 第 2 页' })).toHaveAttribute('href', '#page=2');
    await expect(canvas.getAllByRole('link', { name: /^工作温度的出处/ })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '封装的出处： 第 1 页' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '频率的出处： 第 2 页 位置待核' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '引脚数的出处： 第 2 页' })).toHaveAttribute('href', '/specification_detail/99#page=2');
    await expect(canvas.getByRole('row', { name: /^RAM/ })).toHaveTextContent('2026-11-20 更正');
    await expect(canvas.getByRole('row', { name: /^供电/ })).toHaveTextContent(/，\d{4}-\d\d-\d\d 收录/);
    await expect(canvas.getByText('STM32F103C8T6 示例文档 工作温度')).toBeVisible();
  },
};
/** 手机上依据仍在同一行。 */
export const EvidenceNarrow: Story = { ...WithEvidence, globals: { viewport: { value: 'w360' } } };
