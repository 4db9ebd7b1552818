import { ApiError } from '@chippage/api/errors';
import type { ChangeNotice } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { ChangeAdmin, type ChangeAdminProps } from './ChangeAdmin.tsx';

const filed: ChangeNotice = {
  id: 1,
  kind: 'eol',
  brandId: 3,
  brandName: 'Example Semiconductor',
  brandNameCn: '例芯半导体',
  number: 'EX-EOL-2026-014',
  title: 'EX32F103 系列停产通知（示例）',
  summary: '',
  parts: [{ partId: 1, mpn: 'EX32F103C8T6' }],
  publishedOn: '2026-10-08',
  lastOrderOn: null,
  lastShipOn: null,
  documentUrl: null,
};

const meta = {
  title: 'Features/Operator/ChangeAdmin',
  component: ChangeAdmin,
  tags: ['autodocs', 'experimental'],
  args: {
    notices: ready({ data: [filed], totalRecord: 1 }),
    page: 1,
    getHref: (page) => `/operator/changes?page=${page}`,
    onFile: fn<ChangeAdminProps['onFile']>(async () => undefined),
    onWithdraw: fn(async () => undefined),
  },
} satisfies Meta<typeof ChangeAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 缺什么说什么，焦点到第一处；撤下先问。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记并通知' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '品牌' })).toHaveFocus());
    await expect(canvas.getByText('请至少写一个型号，每行一个')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^撤下「EX32F103/ }));
    await userEvent.click(await screen.findByRole('button', { name: '撤下' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(filed);
  },
};

/** 没撤成：服务端的原话，通知还在。 */
export const Refused: Story = {
  args: { onWithdraw: fn(() => Promise.reject(new ApiError({ status: 404, reason: 'resource.not_found', message: '通知不存在或已删除' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^撤下「EX32F103/ }));
    await userEvent.click(await screen.findByRole('button', { name: '撤下' }));
    await expect(await canvas.findByText('通知不存在或已删除')).toBeVisible();
  },
};

/** 还没有登记过。 */
export const Empty: Story = { args: { notices: ready({ data: [], totalRecord: 0 }) } };

/** 正在读取。 */
export const Loading: Story = { args: { notices: loading } };

/** 没读到。 */
export const Failed: Story = { args: { notices: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
