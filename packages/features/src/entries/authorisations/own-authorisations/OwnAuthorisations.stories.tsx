import { ApiError } from '@chippage/api/errors';
import type { DirectoryHint } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ownAuthorisations } from '../authorisations.fixtures.ts';
import { OwnAuthorisations, type OwnAuthorisationsProps } from './OwnAuthorisations.tsx';
import { ownAuthorisationsKeys } from './ownAuthorisationsKeys.ts';

const brands: readonly DirectoryHint[] = [{ id: 12, name: '思瑞浦', fullName: '思瑞浦 3PEAK', website: null, fullLogo: null }];
const agent = { kind: 'agent' as const, thingId: 9001, name: '北辰分销' };
const merchant = { kind: 'merchant' as const, thingId: 3, name: '演示元器件（上海）有限公司' };
const certificate = new File(['%PDF-1.7'], '授权证书.pdf', { type: 'application/pdf' });

/** Finds brands once something is typed, as the page does. */
function Finding(props: OwnAuthorisationsProps) {
  const [typed, setTyped] = useState('');
  return <OwnAuthorisations {...props} brands={typed === '' ? null : props.brands} onBrandTyped={setTyped} />;
}

const meta = {
  title: 'Features/Entries/OwnAuthorisations',
  component: OwnAuthorisations,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: ownAuthorisationsKeys },
  args: {
    kept: ready({ company: agent, authorisations: ownAuthorisations }),
    brands: ready(brands),
    onBrandTyped: fn(),
    onUpload: fn(async () => ({ id: 91 })),
    onAdd: fn(async () => undefined),
  },
  decorators: [withDrafts],
  render: (args) => <Finding {...args} />,
} satisfies Meta<typeof OwnAuthorisations>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Fills in everything that has to be there. */
const fillIn: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '品牌' }), '思瑞浦');
  await userEvent.type(canvas.getByRole('textbox', { name: /^证书编号/ }), 'TP-1');
  await userEvent.type(canvas.getByLabelText('到哪一天'), '2027-03-31');
  await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, certificate);
  await expect(await canvas.findByText('已上传')).toBeVisible();
};

/** 代理商：每个品牌走到哪一步；填写、上传证书、提交，表单清空等下一个。 */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByText('驳回原因：证书看不清，请重新扫描')).toBeVisible();
    await fillIn(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: '华南' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^访客可以/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    const facts = { brandId: 12, certificate: 'TP-1', validFrom: '', validTo: '2027-03-31', regions: ['southChina'], isPublic: true, fileIds: [91] };
    await expect(args.onAdd).toHaveBeenCalledWith(facts);
    await expect(canvas.getByRole('textbox', { name: '品牌' })).toHaveValue('');
    await expect(canvas.queryByText('授权证书.pdf')).toBeNull();
  },
};

/** 没有证书：先说没填的栏，再到选择文件。 */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getByText('请上传授权证书')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '品牌' })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** 服务端说哪一栏不对：话在那一栏，填的都在。 */
export const Wrong: Story = {
  beforeEach: ({ args }) => {
    const msg = '授权已经过期，请提交新的证书';
    mocked(args.onAdd).mockRejectedValue(new ApiError({ status: 422, reason: 'authorisation.wrong_fact', message: msg, fields: [{ field: 'validTo', msg }] }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await expect(canvas.getByLabelText('到哪一天')).toHaveAccessibleDescription('授权已经过期，请提交新的证书');
    await expect(canvas.getByText('授权证书.pdf')).toBeVisible();
  },
};

/** 商家：说商品会怎样标，没有公开证书这一栏。 */
export const Merchant: Story = {
  args: { kept: ready({ company: merchant, authorisations: ownAuthorisations }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: /^访客可以/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '维护页面资料' })).toBeNull();
  },
};

/** 一个也没有。 */
export const Empty: Story = { args: { kept: ready({ company: agent, authorisations: [] }) } };

/** 正在读取。 */
export const Loading: Story = { args: { kept: loading } };

/** 没读到。 */
export const Failed: Story = { args: { kept: failed(fn()) } };

/** 手机、很长的名字。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    kept: ready({
      company: { ...agent, name: '很长的公司名'.repeat(12) },
      authorisations: ownAuthorisations.map((each) => ({ ...each, brandName: '很长的品牌名'.repeat(8), certificate: 'LONG-CERTIFICATE-'.repeat(3) })),
    }),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const brand = canvas.getByRole('textbox', { name: '品牌' });
    await playKeys({ userEvent, step }, ownAuthorisationsKeys, {
      send: {
        given: () => canvas.getByRole('textbox', { name: /^证书编号/ }).focus(),
        proves: async () => {
          await expect(brand).toHaveFocus();
          await expect(args.onAdd).not.toHaveBeenCalled();
        },
      },
    });
  },
};
