import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ownResource } from '../../resources.fixtures.ts';
import { ResourceForm } from './ResourceForm.tsx';
import { resourceFormKeys } from './resourceFormKeys.ts';

const meta = {
  title: 'Features/Resources/ResourceForm',
  component: ResourceForm,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: resourceFormKeys },
  args: { resource: null, onUpload: fn(async () => ({ id: 91 })), onSave: fn(async () => undefined) },
  decorators: [withDrafts],
} satisfies Meta<typeof ResourceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string) => new File(['a,b\n1,2\n'], name, { type: 'text/csv' });

/** 填好、传一个文件，交出去；不支持的文件当场说。 */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '标题' }), '十二伏转三点三伏电源');
    await userEvent.type(canvas.getByRole('textbox', { name: '简介' }), '十二伏转三点三伏，带清单和版图建议，做过十块板子。');
    await userEvent.type(canvas.getByRole('textbox', { name: '标签' }), '电源，LDO');
    const choose = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(choose, file('bom.csv'));
    await waitFor(() => expect(canvas.getByText('已上传')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'scheme', title: '十二伏转三点三伏电源', licence: 'CC-BY-4.0', tags: ['电源', 'LDO'], fileIds: [91] }),
      ),
    );
  },
};

/** 被驳回的一份：上面是原因，原来填的和传过的都在。 */
export const Refused: Story = {
  args: { resource: ready(ownResource) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上次没有通过：请写清楚输入电压的范围')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: '标题' })).toHaveValue('一路热电偶放大');
    await expect(await canvas.findByText('tlv75733-ldo-3v3.svg')).toBeVisible();
  },
};

/** 正在读取要改的那一份。 */
export const Loading: Story = { args: { resource: loading } };

/** 没有读到要改的那一份。 */
export const Failed: Story = { args: { resource: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: '标题' });
    await playKeys({ userEvent, step }, resourceFormKeys, {
      send: {
        given: () => title.focus(),
        proves: async () => {
          await expect(title).toHaveFocus();
          await expect(title).toHaveAccessibleDescription(/标题要 6 到 60 字/);
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
    });
  },
};
