import { ApiError } from '@chippage/api/errors';
import type { DirectoryHint } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { lineEntries } from '../entries.fixtures.ts';
import { LineForm, type LineFormProps } from './LineForm.tsx';
import { lineFormKeys } from './lineFormKeys.ts';

const hint = (id: number, name: string, fullName: string): DirectoryHint => ({ id, name, fullName, website: null, fullLogo: null });
const brands = [hint(12, '思瑞浦', '思瑞浦 3PEAK'), hint(13, '思特威', '思特威 SmartSens')];
const agent = { id: 9001, name: 'Beichen Distribution', nameCn: '北辰分销' };
const trader = { id: 9006, name: 'Nanhe Trading', nameCn: null };

/** Finds brands once something is typed, as the page does. */
function Finding(props: LineFormProps) {
  const [typed, setTyped] = useState('');
  return <LineForm {...props} brands={typed === '' ? null : props.brands} onBrandTyped={setTyped} />;
}

const meta = {
  title: 'Features/Entries/LineForm',
  component: LineForm,
  tags: ['autodocs', 'experimental'],
  args: {
    kind: 'agent_brand',
    subject: ready({ company: agent, entry: null }),
    brands: ready(brands),
    onBrandTyped: fn(),
    onSave: fn(async () => undefined),
  },
  parameters: { keys: lineFormKeys },
  decorators: [withDrafts],
  render: (args) => <Finding {...args} />,
} satisfies Meta<typeof LineForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 代理的品牌：写几个字，从找到的里选，再写授权到哪天和依据。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '品牌' }), '思');
    await expect(canvas.getByRole('status')).toHaveTextContent('找到 2 个品牌，请选一个：');
    await userEvent.click(canvas.getByRole('button', { name: '思瑞浦 3PEAK' }));
    await expect(canvas.getByRole('textbox', { name: '品牌' })).toHaveValue('思瑞浦');
    await userEvent.type(canvas.getByLabelText(/^授权到哪一天/), '2027-12-31');
    await userEvent.type(canvas.getByRole('textbox', { name: '在哪里可以查到' }), '官网的授权代理页');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(args.onSave).toHaveBeenCalledWith({ brandId: 12, validTo: '2027-12-31', mpns: '', evidence: '官网的授权代理页' });
  },
};

/** 经营的品牌：名字写全了就不用选。 */
export const TraderBrand: Story = {
  args: { kind: 'trader_brand', subject: ready({ company: trader, entry: null }) },
  play: async ({ args, canvas, userEvent }) => {
    // 粘进来：逐字打，机器忙时停顿长过等待，同一句会报两次。
    await userEvent.click(canvas.getByRole('textbox', { name: '品牌' }));
    await userEvent.paste('思瑞浦 3peak');
    await userEvent.type(canvas.getByRole('textbox', { name: '在哪里可以查到' }), '官网');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(args.onSave).toHaveBeenCalledWith({ brandId: 12, validTo: '', mpns: '', evidence: '官网' });
  },
};

/** 经营的型号：有不对的，逐行说明，焦点到那一栏。 */
export const ModelsWrong: Story = {
  args: { kind: 'trader_model', subject: ready({ company: trader, entry: null }) },
  beforeEach: ({ args }) => {
    const msg = '第 1 行 TPS5430DDAR 已经在它的型号里；第 3 行 LM358 有 德州仪器、意法半导体、安森美等 7 家的，请写带后缀的完整型号';
    mocked(args.onSave).mockRejectedValue(new ApiError({ status: 422, reason: 'entry.wrong_fact', message: msg, fields: [{ field: 'mpns', msg }] }));
  },
  play: async ({ canvas, userEvent }) => {
    const mpns = canvas.getByRole('textbox', { name: '型号' });
    await userEvent.type(mpns, 'TPS5430DDAR{Enter}BAT54S,215{Enter}LM358');
    await userEvent.type(canvas.getByRole('textbox', { name: '在哪里可以查到' }), '官网');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(mpns).toHaveAccessibleDescription(/第 3 行 LM358/);
    await expect(mpns).toHaveFocus();
  },
};

/** 目录里已经有了：话在品牌那一栏。 */
export const Taken: Story = {
  args: { subject: ready({ company: agent, entry: lineEntries[0] }) },
  beforeEach: ({ args }) => {
    const msg = '“北辰分销”的品牌里已经有“思瑞浦”，不用再补充';
    mocked(args.onSave).mockRejectedValue(new ApiError({ status: 422, reason: 'entry.wrong_fact', message: msg, fields: [{ field: 'brandId', msg }] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getByRole('textbox', { name: '品牌' })).toHaveAccessibleDescription(/不用再补充/);
  },
};

/** 被驳回的一条：上面是原因，原来填的都在。 */
export const Refused: Story = {
  args: { kind: 'trader_brand', subject: ready({ company: trader, entry: lineEntries[1] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上次没有通过：官网上没有写经营这个品牌')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '品牌' })).toHaveValue('思瑞浦');
  },
};

/** 没有这个品牌：先去补充品牌。 */
export const NoSuchBrand: Story = {
  args: { brands: ready([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '品牌' }), '嘉陵');
    await expect(canvas.getByRole('link', { name: '先补充这个品牌' })).toHaveAttribute('href', '/userCenter/entries/add/brand');
  },
};

/** 品牌没有读到：能再找一次。 */
export const BrandsFailed: Story = {
  args: { brands: failed(fn()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '品牌' }), '思');
    await expect(canvas.getByRole('button', { name: '再找一次' })).toBeVisible();
  },
};

/** 正在提交。 */
export const Submitting: Story = {
  args: { kind: 'trader_model', subject: ready({ company: trader, entry: lineEntries[2] }), onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getByRole('button', { name: /正在提交/ })).toBeVisible();
  },
};

/** 正在读取公司。 */
export const Loading: Story = { args: { subject: loading } };

/** 公司没有读到。 */
export const Failed: Story = { args: { subject: failed(fn()) } };

/** 手机、很长的名字。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    subject: ready({ company: { ...agent, nameCn: '很长的公司名'.repeat(12) }, entry: null }),
    brands: ready([...brands, hint(14, '很长的品牌名', `${'很长的品牌名'.repeat(12)} A Very Long Brand Name Incorporated`)]),
  },
  play: async ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('textbox', { name: '品牌' }), '很'),
};

/** 型号，手机。 */
export const NarrowModels: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { kind: 'trader_model', subject: ready({ company: trader, entry: lineEntries[2] }) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const brand = canvas.getByRole('textbox', { name: '品牌' });
    await playKeys({ userEvent, step }, lineFormKeys, {
      pick: {
        given: async () => {
          await userEvent.type(brand, '思');
          canvas.getByRole('button', { name: '思特威 SmartSens' }).focus();
        },
        proves: async () => {
          await expect(brand).toHaveValue('思特威');
          await expect(brand).toHaveFocus();
        },
      },
      send: {
        given: () => brand.focus(),
        proves: async () => {
          await expect(canvas.getByRole('textbox', { name: '在哪里可以查到' })).toHaveFocus();
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
    });
  },
};
