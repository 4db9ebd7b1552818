import type { DocumentTypeCount } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BrandSheets } from './BrandSheets.tsx';
import { sampleErratum, sampleGroups, sampleSheets } from './brandSheets.fixtures.ts';
import { SheetTable } from './SheetTable.tsx';

const query = { keywords: '', category: null, docType: null, place: null, page: 1 };

const docTypes: DocumentTypeCount[] = [
  { docType: 'datasheet', count: 180 },
  { docType: 'appnote', count: 5 },
  { docType: 'errata', count: 2 },
];

const meta = {
  title: 'Features/Datasheets/BrandSheets',
  component: BrandSheets,
  subcomponents: { SheetTable },
  tags: ['autodocs', 'experimental'],
  args: {
    brand: { id: 258, documentCount: 187, hostedCount: 2 },
    query,
    documents: { status: 'ready', data: { data: sampleSheets, totalRecord: 187, docTypes } },
    groups: sampleGroups,
    onQuery: fn(),
  },
} satisfies Meta<typeof BrandSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 本站的打开阅读器，原厂的到说明页；有新版的写明旧版；按地方、分类是链接，没有脚本也能用。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: 'NCP1117' }).querySelector('a')).toHaveAttribute('href', '/specification_outside_detail/2');
    await expect(canvas.getByRole('rowheader', { name: 'LM317' }).querySelector('a')).toHaveAttribute('href', '/specification_detail/1?brandId=258');
    await expect(canvas.getByText('数据手册（旧版）')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'MOSFET 67' })).toHaveAttribute('href', '/brandDetail/specification/258?category=discrete%2Fmosfet');
    await expect(canvas.getByRole('link', { name: '在原厂网站 185' })).toHaveAttribute('href', '/brandDetail/specification/258?place=outside');
    await userEvent.type(canvas.getByRole('searchbox', { name: '在这个品牌的数据手册里找' }), 'LM{Enter}');
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, keywords: 'LM' });
  },
};

/** 选了一个分类，第二页。 */
export const Category: Story = { args: { query: { ...query, category: 'power/ldo', page: 2 } } };

/** 种类在其余的选择之内数，点了也不丢掉它们；次序固定，数据手册在先。 */
export const Kind: Story = {
  args: { query: { ...query, keywords: 'LM', docType: 'errata' }, documents: { status: 'ready', data: { data: [sampleErratum], totalRecord: 1, docTypes } } },
  play: async ({ canvas }) => {
    const kinds = within(canvas.getByRole('navigation', { name: '按种类' }));
    await expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['全部种类 187', '数据手册 180', '勘误 2', '应用笔记 5']);
    await expect(kinds.getByRole('link', { name: '勘误 2' })).toHaveAttribute('aria-current', 'page');
    await expect(kinds.getByRole('link', { name: '应用笔记 5' })).toHaveAttribute('href', '/brandDetail/specification/258?keywords=LM&docType=appnote');
  },
};

/** 这个种类里没有，别的种类里有：只去掉种类，别的选择留着。 */
export const EmptyKind: Story = {
  args: { query: { ...query, keywords: 'LM', docType: 'rohs' }, documents: { status: 'ready', data: { data: [], totalRecord: 0, docTypes } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“RoHS 声明”里没有合条件的')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'RoHS 声明 0' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '看全部种类' })).toHaveAttribute('href', '/brandDetail/specification/258?keywords=LM');
  },
};

/** 找不到：能回到全部。 */
export const Empty: Story = {
  args: { query: { ...query, keywords: 'zzz' }, documents: { status: 'ready', data: { data: [], totalRecord: 0, docTypes: [] } } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看全部数据手册' })).toHaveAttribute('href', '/brandDetail/specification/258'),
};

/** 一份也没有收录：请人上传。 */
export const None: Story = {
  args: { brand: { id: 399, documentCount: 0, hostedCount: 0 }, groups: [], documents: { status: 'ready', data: { data: [], totalRecord: 0, docTypes: [] } } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '上传数据手册' })).toHaveAttribute('href', '/upload'),
};

/** 正在读取。 */
export const Loading: Story = { args: { documents: { status: 'loading' }, groups: [] } };

/** 没有读到。 */
export const Failed: Story = {
  args: { documents: { status: 'failed', code: 'service.unavailable', message: '服务暂时不可用，请稍后再试', onRetry: fn() } },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
