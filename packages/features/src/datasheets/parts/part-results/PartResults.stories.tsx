import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { bareModule } from '../parts.fixtures.ts';
import { ldoResults, mixedResults } from './PartLists.fixtures.ts';
import { emptyPartQuery } from './partQuery.ts';
import { emptyBrand, f103Results, farApart, filteredOut, nearResults, noResults, partlyResults } from './PartResults.fixtures.ts';
import { PartResults } from './PartResults.tsx';
import { partResultsKeys } from './partResultsKeys.ts';

const meta = {
  title: 'Features/Datasheets/PartResults',
  component: PartResults,
  tags: ['autodocs', 'stable'],
  parameters: {
    keys: partResultsKeys,
    waivers: { 'contrast-incomplete': { because: '固定列盖住滚动中的单元格，axe 量不到被盖住的底色；这些颜色对由对比度测试保证', until: '2027-08-16' } },
  },
  args: {
    results: { status: 'ready', data: f103Results },
    query: emptyPartQuery({ keywords: 'STM32F103' }),
    fixed: { keywords: 'STM32F103' },
    onQueryChange: fn(),
    getHref: (query) => `/datasheet/datasheetSearch/${query.keywords}?page=${query.page}`,
    onKeywordsChange: fn(),
    onVisibleColumnsChange: fn(),
    loadRows: fn(async () => f103Results.data),
    onSaveFile: fn(),
    onCopyText: fn(async () => {}),
    notify: fn(),
    onDownload: fn(async () => {}),
  },
  render: stateful(PartResults, { query: 'onQueryChange' }),
} satisfies Meta<typeof PartResults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 搜索 STM32F103：理解、筛选、表格。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const group = within(canvas.getAllByRole('group', { name: '封装' })[0]!);
    await userEvent.click(group.getByRole('checkbox', { name: /LQFP-48/ }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ packages: ['LQFP-48'], page: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: '去掉条件 封装 LQFP-48' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ packages: [] }));
  },
};

/** 没有这个型号：说出来，并给出最接近的。 */
export const NoSuchNumber: Story = {
  args: { results: { status: 'ready', data: nearResults }, query: emptyPartQuery({ keywords: 'STM32F103C8T9' }), fixed: { keywords: 'STM32F103C8T9' } },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/没有 STM32F103C8T9，最接近的是/);
    await expect(within(note).getByRole('link', { name: 'STM32F103C8T6' })).toBeVisible();
  },
};

/** 矛盾的词：说出先放宽了哪个，别的放宽各有几个。 */
export const GaveUpWord: Story = {
  args: { results: { status: 'ready', data: partlyResults }, query: emptyPartQuery({ keywords: '0R 1% 0805' }), fixed: { keywords: '0R 1% 0805' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('没有标明“1%”的型号，先列这一项未知的。');
    await expect(canvas.queryByRole('link', { name: /当作型号/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '去掉“0R”，214 个型号' })).toHaveAttribute('href', expect.stringContaining('1% 0805'));
  },
};

/** 放宽了哪个词：说出来；它可能是型号的一部分时，也能当作型号找，别的词照旧。 */
export const GaveUpPiece: Story = {
  args: {
    results: {
      status: 'ready',
      data: { ...partlyResults, relaxations: [{ tokens: ['104K'], rest: '0805', facets: [], count: 2, nearest: 'differs' }] },
    },
    query: emptyPartQuery({ keywords: '104K 0805' }),
    fixed: { keywords: '104K 0805' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/没有全部符合的型号，先列放宽“104K”的/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '把“104K”当作型号的一部分来找' })).toHaveAttribute('href', expect.stringContaining('0805 "104K"'));
  },
};

/** 放宽的是封装：封装不是型号的一部分。 */
export const GaveUpPackage: Story = {
  args: {
    results: {
      status: 'ready',
      data: {
        ...partlyResults,
        understood: [{ kind: 'package', label: '封装', text: 'SOT-23', token: 'SOT-23', rest: '3.3V LDO' }],
        relaxations: [{ tokens: ['SOT-23'], rest: '3.3V LDO', facets: [], count: 2, nearest: 'differs' }],
      },
    },
    query: emptyPartQuery({ keywords: '3.3V LDO SOT-23' }),
    fixed: { keywords: '3.3V LDO SOT-23' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/没有全部符合的型号，先列放宽“SOT-23”的/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /当作型号/ })).not.toBeInTheDocument();
  },
};

/** 去掉一个不够：说出留下哪些词有几个；分类还没有型号，通到上一级和上传。 */
export const KeepSome: Story = {
  args: { results: { status: 'ready', data: farApart }, query: emptyPartQuery({ keywords: '0.1Ω 2512 1W 采样电阻' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收录“采样电阻”的型号')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看“电阻”的 704 个型号' })).toHaveAttribute('href', '/datasheet/datasheetCategory/resistor');
    await expect(canvas.getByRole('link', { name: '上传数据手册' })).toHaveAttribute('href', '/upload');
    const ways = within(canvas.getByRole('list', { name: /可以少看几个/ }));
    await expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual(['只看“2512 1W 电阻”，12 个型号', '去掉筛选条件，只看“2512”，40 个型号']);
    await expect(ways.getByRole('link', { name: /2512 1W/ })).toHaveAttribute('href', expect.stringContaining('2512 1W 电阻'));
  },
};

/** 品牌还没有型号：说出来，通到它的官网和上传。 */
export const EmptyBrand: Story = {
  args: { results: { status: 'ready', data: emptyBrand }, query: emptyPartQuery({ keywords: '南芯' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收录“南芯科技”的型号')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /去“南芯科技”的官网/ })).toHaveAttribute('href', 'https://www.example.com/');
    await expect(canvas.queryByText(/检查型号/)).not.toBeInTheDocument();
  },
};

/** 筛选互相挡住：去掉哪一个有几个。 */
export const DropOneFilter: Story = {
  args: {
    results: { status: 'ready', data: filteredOut },
    query: emptyPartQuery({ keywords: 'STM32F103', packages: ['LQFP-48'], filters: { flashKB: '1024..' } }),
  },
  play: async ({ canvas }) => {
    const ways = within(canvas.getByRole('list', { name: /可以去掉一个/ }));
    await expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual(['去掉“封装”，5 个型号', '去掉“程序存储器”，11 个型号']);
  },
};

/** 价格按要买的数量看；起订更多的说出为什么，卖完的写无现货，没有人卖的写无报价；卖家数通到报价。 */
export const Prices: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    const row = (mpn: string) => within(canvas.getByRole('link', { name: mpn }).closest('tr')!);
    await expect(row('STM32F103C8T6').getByText('¥6.85')).toBeVisible();
    await expect(row('STM32F103C8T6TR').getByText('起订 2,000 件')).toBeVisible();
    await expect(row('STM32F103CBT6').getByText('无现货')).toBeVisible();
    await expect(row('STM32F103CBT6').getByText('约 21 天发货')).toBeVisible();
    await expect(row('STM32F103RCT6').getByText('无报价')).toBeVisible();
    await expect(row('STM32F103C8T6').getByRole('link', { name: 'STM32F103C8T6 的 3 家卖家' })).toHaveAttribute('href', expect.stringMatching(/#offers$/));
    const quantity = canvas.getByRole('textbox', { name: '按数量看价' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2500{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: 2500, page: 1 }));
    await expect(quantity).toHaveValue('2,500');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '一盘{Enter}');
    await expect(quantity).toHaveAccessibleDescription('填 1 到 999,999,999 的整数');
  },
};

/** As much room as a page 1280 px wide leaves. */
const beside: Decorator = (Story) => (
  <div style={{ maxInlineSize: '1182px' }}>
    <Story />
  </div>
);
/** What lies under the column at the right edge is not read. */
async function seesMoney(canvas: ReturnType<typeof within>) {
  const head = (name: RegExp) => canvas.getByRole('columnheader', { name }).getBoundingClientRect();
  for (const name of [/^单价/, /^库存/, /^卖家/]) await expect(head(name).right).toBeLessThanOrEqual(head(/^数据手册/).left);
}

/** 知道的不多：多半未知的列收进列菜单，在那里说明；问到的参数在前；价格、库存、卖家不用左右滚动就看得到。 */
export const MostlyUnknown: Story = {
  args: { results: { status: 'ready', data: ldoResults }, query: emptyPartQuery({ keywords: '3.3V LDO 500mA' }) },
  globals: { viewport: { value: 'w1280' } },
  decorators: [beside],
  play: async ({ canvas, userEvent }) => {
    await seesMoney(canvas);
    const table = canvas.getByRole('table');
    await expect(table.parentElement!.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    await expect(canvas.getByRole('columnheader', { name: /^输出电压/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /^电压下限/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^列/ }));
    const choice = await within(document.body).findByRole('dialog', { name: '选择显示的列' });
    await expect(within(choice).getByRole('checkbox', { name: '电压下限(供电/输入) (V)（本页 5 个未知，已收起）' })).not.toBeChecked();
  },
};

/** 几个分类的器件在一起：人人都有的列，加上各自最能说明它的两个值；价格、库存、卖家都看得到。 */
export const Mixed: Story = {
  args: { results: { status: 'ready', data: mixedResults }, query: emptyPartQuery(), fixed: {} },
  globals: { viewport: { value: 'w1280' } },
  decorators: [beside],
  play: async ({ canvas }) => {
    await seesMoney(canvas);
    await expect(canvas.getAllByText('最大输出电压 26 V，输出电流 1.2 A')[0]).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /^位数/ })).not.toBeInTheDocument();
  },
};

/** 只用键盘：上下换行，空格预览，Esc 关闭。 */
export const PreviewByKeyboard: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, step }) => {
    const part = (mpn: string) => canvas.getByRole('link', { name: mpn });
    const shows = async (mpn: string) => {
      await expect(part(mpn)).toHaveFocus();
      await expect(await canvas.findByRole('complementary', { name: `${mpn} 预览` })).toBeInTheDocument();
    };
    await playKeys({ userEvent, step }, partResultsKeys, {
      preview: { given: () => part('STM32F103C8T6').focus(), proves: () => shows('STM32F103C8T6') },
      next: () => shows('STM32F103C6Tx'),
      previous: () => shows('STM32F103C8T6'),
      close: async () => {
        await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
        await expect(part('STM32F103C8T6')).toHaveFocus();
      },
      tools: {
        given: () => canvas.getByRole('button', { name: '复制表格' }).focus(),
        proves: () => expect(canvas.getByRole('button', { name: '导出 CSV' })).toHaveFocus(),
      },
    });
  },
};

/** 用鼠标点一行：预览盖在表的右端，列不动；接着用键盘换行，关闭后焦点回到那一行。768 宽也打开。 */
export const PreviewByMouse: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    const link = (mpn: string) => canvas.getByRole('link', { name: mpn });
    const row = link('STM32F103C8T6').closest('tr')!;
    const widths = () => [...row.children].map((cell) => cell.getBoundingClientRect().width);
    const before = widths();
    await userEvent.click(within(row).getByText('LQFP-48'));
    await expect(await canvas.findByRole('complementary', { name: 'STM32F103C8T6 预览' })).toBeVisible();
    await expect(widths()).toEqual(before);
    await expect(link('STM32F103C8T6')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('complementary', { name: 'STM32F103C6Tx 预览' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '关闭预览' }));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(link('STM32F103C6Tx')).toHaveFocus();
  },
};

/** 表头的方框选中本页全部，再按一次全部取消；只选了几行时是半选。 */
export const SelectPage: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: '选择本页全部' });
    await userEvent.click(canvas.getAllByRole('checkbox', { name: '选择 STM32F103C8T6' })[0]!);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByText(`已选 ${f103Results.data.length} 个`)).toBeVisible();
    await userEvent.click(all);
    await expect(all).not.toBeChecked();
    await expect(canvas.queryByText(/^已选/)).not.toBeInTheDocument();
  },
};

/** 已有筛选与排序；范围内的柱子为实色。 */
export const Filtered: Story = {
  args: { query: emptyPartQuery({ keywords: 'STM32F103', packages: ['LQFP-48', 'LQFP-64'], filters: { flashKB: '64..256' }, sort: '-flashKB' }) },
};

/** 选中几行：复制、导出、下载数据手册。 */
export const Selection: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('checkbox', { name: '选择 STM32F103C8T6' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: '复制表格' }));
    await waitFor(() => expect(args.onCopyText).toHaveBeenCalledWith(expect.stringContaining('STM32F103C8T6\t')));
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(args.onSaveFile).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/\.csv$/)));
    await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }));
    await waitFor(() => expect(args.onSaveFile).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/\.xlsx$/)));
    await userEvent.click(canvas.getByRole('button', { name: '下载数据手册' }));
    await expect(args.onDownload).toHaveBeenCalledWith([11], expect.any(Function));
  },
};

/** 导出说出导出了什么：全部、选中的，或是太多时的前几个和怎样得到其余的。复制也说。 */
export const SaysWhatWasExported: Story = {
  args: { results: { status: 'ready', data: { ...f103Results, totalRecord: 14_921 } } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: '导出 CSV' });
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.notify).toHaveBeenCalledWith(
        expect.objectContaining({
          tone: 'warn',
          text: expect.stringMatching(/^导出了前 10 个，共 14,921 个；加条件可缩小范围：STM32F103 10 个型号的参数 \d{4}-\d\d-\d\d\.csv$/i),
        }),
      ),
    );
    await userEvent.click(canvas.getAllByRole('checkbox', { name: '选择 STM32F103C8T6' })[0]!);
    await userEvent.click(save);
    const one = expect.stringMatching(/^已导出 1 个型号：STM32F103 1 个型号的参数 \d{4}-\d\d-\d\d\.csv$/i);
    await waitFor(() => expect(args.notify).toHaveBeenLastCalledWith({ tone: 'success', text: one }));
    await userEvent.click(canvas.getByRole('button', { name: '复制表格' }));
    await waitFor(() => expect(args.notify).toHaveBeenLastCalledWith({ tone: 'success', text: '已复制 1 行，可粘贴到表格软件' }));
  },
};

/** 选中以后，工具换成对选中的做的事；表格停在原处，第二下点到的还是那一行。 */
export const SelectingMovesNothing: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByRole('table').getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getAllByRole('checkbox', { name: '选择 STM32F103C8T6' })[0]!);
    await userEvent.click(canvas.getAllByRole('checkbox', { name: '选择 STM32F103RCT6' })[0]!);
    await expect(canvas.getByRole('link', { name: '对比 2 个' })).toBeVisible();
    await expect(top()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await expect(canvas.getByRole('textbox', { name: '按数量看价' })).toBeVisible();
    await expect(top()).toBe(before);
  },
};

const elsewhere = f103Results.data.map((row, at) =>
  at === 1
    ? {
        ...row,
        datasheet: {
          documentId: null,
          url: 'https://www.st.com/stm32f103.pdf',
          host: 'www.st.com',
          link: null,
          pageCount: null,
          isHosted: false,
          isSample: false,
        },
      }
    : row,
);

const keptCopy = {
  documentId: 13,
  url: 'https://www.example.com/pdf/ex.pdf',
  host: 'www.example.com',
  link: null,
  pageCount: 5,
  isHosted: true,
  isSample: false,
};

const broken = f103Results.data.map((row, at) =>
  at === 0
    ? {
        ...row,
        datasheet: {
          documentId: 12,
          url: 'https://www.example.com/pdf/ex.pdf',
          host: 'www.example.com',
          link: { status: 'dead' as const, checkTime: '2026-11-20T03:00:00Z', movedTo: null },
          pageCount: null,
          isHosted: false,
          isSample: false,
        },
      }
    : row,
);

/** 原厂链接打不开：不把人带到死链接上，去来源页看状态、存档和报告。 */
export const BrokenLink: Story = {
  args: { results: { status: 'ready', data: { ...f103Results, data: broken } } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /www\.example\.com 上的原厂链接打不开/ })).toHaveAttribute('href', '/specification_outside_detail/12'),
};

/** 预览也一样：写明失效和哪天查的，去来源页；存着副本的写明是副本，在本站打开。 */
export const BrokenLinkPreview: Story = {
  args: { results: { status: 'ready', data: { ...f103Results, data: broken.map((row, at) => (at === 1 ? { ...row, datasheet: keptCopy } : row)) } } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'STM32F103C8T6' }).focus();
    await userEvent.keyboard(' ');
    const first = within(await canvas.findByRole('complementary', { name: 'STM32F103C8T6 预览' }));
    await expect(await first.findByText('原厂链接失效（检查于 2026-11-20）')).toBeVisible();
    await expect(first.getByRole('link', { name: '来源与报告失效' })).toHaveAttribute('href', '/specification_outside_detail/12');
    await expect(first.queryByRole('link', { name: /去原厂网站查看/ })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    const second = within(await canvas.findByRole('complementary', { name: 'STM32F103C6Tx 预览' }));
    await expect(await second.findByText('存档副本')).toBeVisible();
    await expect(second.getByRole('link', { name: '打开数据手册' })).toBeVisible();
  },
};

const shared = f103Results.data.map((row, at) => (at === 1 ? { ...row, datasheet: { ...keptCopy, url: null, host: null } } : row));

/** 预览里写明手册是门户做的示例，还是本站收到的文档。 */
export const PreviewNamesSamples: Story = {
  args: { results: { status: 'ready', data: { ...f103Results, data: shared } } },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'STM32F103C8T6' }).focus();
    await userEvent.keyboard(' ');
    const first = within(await canvas.findByRole('complementary', { name: 'STM32F103C8T6 预览' }));
    await expect(first.getByText('示例文档')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    const second = within(await canvas.findByRole('complementary', { name: 'STM32F103C6Tx 预览' }));
    await expect(second.getByText('本站文档')).toBeVisible();
    await expect(second.queryByText('示例文档')).toBeNull();
  },
};

/** 有的手册在原厂网站：说清下载了几份，其余几份在哪里，给出链接。 */
export const DownloadsTheRestElsewhere: Story = {
  args: {
    results: { status: 'ready', data: { ...f103Results, data: elsewhere } },
    onDownload: fn(async (_ids: readonly number[], onSaved?: () => void) => onSaved?.()),
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    const other = elsewhere[1]!.mpn;
    await userEvent.click(canvas.getAllByRole('checkbox', { name: `选择 ${other}` })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: '下载数据手册' }));
    await waitFor(() => expect(canvas.getByText('1 份都在原厂网站')).toBeVisible());
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('checkbox', { name: '选择 STM32F103C8T6' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: '下载数据手册' }));
    await waitFor(() => expect(canvas.getByText('1 份已下载，另外 1 份在原厂网站')).toBeVisible());
    await expect(canvas.getByRole('link', { name: new RegExp(`${other} \\(www.st.com\\)`) })).toHaveAttribute('href', 'https://www.st.com/stm32f103.pdf');
  },
};

/** 选择显示哪些列：用键盘打开，勾掉引脚数，Esc 回到按钮。 */
export const Columns: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^列/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const choice = await within(document.body).findByRole('dialog', { name: '选择显示的列' });
    await userEvent.click(within(choice).getByRole('checkbox', { name: '引脚' }));
    await expect(args.onVisibleColumnsChange).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** 换条件时旧行留着，直到新行到来。 */
export const Refreshing: Story = { args: { isRefreshing: true } };

/** 第一次加载。 */
export const Loading: Story = { args: { results: { status: 'loading' } } };

/** 没有结果：说明原因和下一步。 */
export const Empty: Story = { args: { results: { status: 'ready', data: noResults }, query: emptyPartQuery({ keywords: 'XYZ-9999' }) } };

/** 筛得太窄：可以一键清除。 */
export const EmptyByFilters: Story = {
  args: { results: { status: 'ready', data: noResults }, query: emptyPartQuery({ keywords: 'STM32F103', packages: ['BGA-36'] }) },
};

/** 品牌或分类里还没有型号：路径定的条件不能去掉，也不算筛选。 */
export const EmptyPlace: Story = {
  args: {
    results: { status: 'ready', data: { ...noResults, relaxations: [{ tokens: [], rest: null, facets: ['brand'], count: 14_921, nearest: null }] } },
    query: emptyPartQuery({ brandIds: [1] }),
    fixed: { brandIds: [1] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这里还没有型号')).toBeVisible();
    await expect(canvas.queryByText(/14,921/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /清除/ })).not.toBeInTheDocument();
  },
};

/** 搜索失败：可以重试。 */
export const Failed: Story = { args: { results: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() } } };

/** 很长的型号，几乎什么都不知道。 */
export const LongText: Story = { args: { results: { status: 'ready', data: { ...f103Results, data: [bareModule, ...f103Results.data.slice(0, 3)] } } } };

/** 手机上：没有参数的卡片，分隔线上面的空隙和别的一样。 */
export const NarrowWithoutParams: Story = {
  args: { results: { status: 'ready', data: { ...mixedResults, data: [bareModule, ...mixedResults.data] } } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
    const gaps = [bareModule.mpn, 'W5500'].map((mpn) => {
      const card = cards.find((each) => each.querySelector('h3')?.textContent === mpn)!;
      const facts = card.querySelector('p')!.getBoundingClientRect();
      const next = [...card.children].find((each) => each.getBoundingClientRect().top >= facts.bottom)!;
      return next.getBoundingClientRect().top - facts.bottom;
    });
    await expect(gaps).toEqual([12, 12]);
  },
};

/** 手机上：卡片、筛选按钮。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /筛选/ }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '筛选' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '查看 59 个型号' })).toBeVisible());
  },
};
