import type { Pi } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dollarPiDocument, samplePiDocument } from '../../papers/papers.fixtures.ts';
import { PiList, type PiListProps } from './PiList.tsx';
import { piListKeys } from './piListKeys.ts';

const rows: Pi[] = [
  dollarPiDocument(),
  samplePiDocument(),
  samplePiDocument({ id: 3, piNo: 'PI-2610-00A1B2C3D4', state: 'paid' }),
  samplePiDocument({ id: 4, piNo: 'PI-2610-11A1B2C3D4', state: 'expired' }),
  samplePiDocument({ id: 5, piNo: 'PI-2610-22A1B2C3D4', state: 'voided' }),
];
const ready = (list: Pi[]): PiListProps['pis'] => ({
  status: 'ready',
  data: { rows: list, total: list.length, hasMore: false, isLoadingMore: false, moreError: null },
});

/** Opens and declares void as the server would. */
function Kept(props: PiListProps) {
  const [opened, setOpened] = useState<Pi | null>(null);
  const [voided, setVoided] = useState<readonly number[]>([]);
  const { pis } = props;
  return (
    <PiList
      {...props}
      pis={pis.status === 'ready' ? ready(pis.data.rows.map((pi) => (voided.includes(pi.id) ? { ...pi, state: 'voided' } : pi))) : pis}
      opened={opened === null ? null : { pi: opened, paper: { status: 'ready', data: samplePiDocument(opened) } }}
      onOpen={setOpened}
      onVoid={async (pi) => {
        await props.onVoid(pi);
        setVoided([pi.id]);
      }}
    />
  );
}

const meta = {
  title: 'Features/Mall/PiList',
  component: PiList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: piListKeys },
  args: { pis: ready(rows), onLoadMore: fn(), opened: null, onOpen: fn(), onDownload: fn(async () => undefined), onVoid: fn(async () => undefined) },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PiList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每种状态一份；只有有效的能作废。 */
export const Default: Story = {
  args: { onDownload: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: /^作废/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF，PI-2611-5C0A7E21B4' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
};

/** 键盘：打开看，和纸上一样，关掉后焦点回来；作废先问，不能恢复。 */
export const Keyboard: Story = {
  args: { onVoid: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args, step }) => {
    const open = canvas.getByRole('button', { name: '查看 PI-2611-5C0A7E21B4' });
    const declareVoid = canvas.getByRole('button', { name: '作废 PI-2611-9F11D0A3C2' });
    const keep = async () => within(await screen.findByRole('alertdialog', { name: '作废 PI-2611-9F11D0A3C2？' })).getByRole('button', { name: '不作废' });
    const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await playKeys({ userEvent, step }, piListKeys, {
      open: {
        given: () => open.focus(),
        proves: async () => {
          const dialog = await screen.findByRole('dialog', { name: 'PI-2611-5C0A7E21B4' });
          await waitFor(() => expect(within(dialog).getByText('大写：人民币壹仟肆佰柒拾玖元捌角柒分')).toBeVisible());
          await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
        },
      },
      close: async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(open).toHaveFocus());
      },
      ask: { given: () => declareVoid.focus(), proves: () => waitFor(async () => expect(await keep()).toHaveFocus()) },
      keep: async () => {
        await isAnswered();
        await waitFor(() => expect(declareVoid).toHaveFocus());
        await expect(args.onVoid).not.toHaveBeenCalled();
      },
      confirm: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await waitFor(async () => expect(await keep()).toHaveFocus());
        },
        proves: async () => {
          await waitFor(() => expect(args.onVoid).toHaveBeenCalledOnce());
          await isAnswered();
          const news = await canvas.findByText('PI-2611-9F11D0A3C2 已作废');
          await waitFor(() => expect(document.activeElement).toContainElement(news));
          await expect(document.body).not.toHaveFocus();
        },
      },
    });
  },
};

/** 在订单里：可以生成一份。 */
export const Create: Story = {
  args: { pis: ready([]), onCreate: fn(async () => samplePiDocument()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '生成形式发票' }));
    await expect(await canvas.findByText('已生成 PI-2611-5C0A7E21B4')).toBeVisible();
  },
};
/** 还没有。 */
export const Empty: Story = { args: { pis: ready([]) } };
/** 正在读取。 */
export const Loading: Story = { args: { pis: { status: 'loading' } } };
/** 没有读到。 */
export const Failed: Story = {
  args: { pis: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
