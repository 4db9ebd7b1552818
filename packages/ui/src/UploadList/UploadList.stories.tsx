import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../Announcer/AnnouncerProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { UploadList, type UploadListItem, type UploadListProps } from './UploadList.tsx';
import { type UploadAnnouncementWords, useUploadAnnouncements } from './useUploadAnnouncements.ts';
import { playKeys } from '../keyboard/playKeys.ts';
import { uploadListKeys } from './uploadListKeys.ts';

const items: UploadListItem[] = [
  { id: 'a', name: 'LM358.pdf', detail: '1.6 MB', state: 'done' },
  { id: 'b', name: 'STM32F103C8T6.pdf', detail: '4.2 MB', state: 'uploading', share: 0.42 },
  { id: 'c', name: 'TPS62130A.pdf', detail: '2.4 MB', state: 'failed', problem: '网络断开，请检查网络后重试' },
  { id: 'd', name: 'GD32F103C8T6.pdf', detail: '3.2 MB', state: 'waiting' },
];
const said = fn<(text: string) => void>();
const spoken: UploadAnnouncementWords = {
  progress: (percent) => `已上传 ${percent}%`,
  done: (count) => `上传完成，共 ${count} 个文件`,
  failed: (name, problem) => `${name} 上传失败：${problem}`,
};

/** 连着一个假队列：重试就传好，移除就没有。 */
function Queue(props: UploadListProps) {
  const [now, setNow] = useState(props.items);
  const choose = useRef<HTMLButtonElement>(null);
  useUploadAnnouncements(now, spoken);
  const set = (id: string, part: Partial<UploadListItem>) => setNow((was) => was.map((item) => (item.id === id ? { ...item, ...part } : item)));
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button ref={choose} variant="outline" onPress={() => set('b', { share: 0.8 })}>
        选择文件
      </Button>
      <div style={{ width: '100%' }}>
        <UploadList
          {...props}
          items={now}
          onRemove={(id) => {
            props.onRemove(id);
            setNow((was) => was.filter((item) => item.id !== id));
          }}
          onRetry={(id) => {
            props.onRetry(id);
            set(id, { state: 'done' });
          }}
          {...(props.onPause && { onPause: (id: string) => set(id, { state: 'paused' }), onResume: (id: string) => set(id, { state: 'uploading' }) })}
          onEmpty={() => choose.current?.focus()}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'UI/Feedback/UploadList',
  component: UploadList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: uploadListKeys },
  args: {
    label: '已选的文件',
    items,
    words: {
      waiting: '等待上传',
      uploading: (name) => `正在上传 ${name}`,
      done: '已上传',
      retry: '重试',
      retryOf: (name) => `重试 ${name}`,
      paused: '已暂停',
      pause: '暂停',
      pauseOf: (name) => `暂停上传 ${name}`,
      resume: '继续',
      resumeOf: (name) => `继续上传 ${name}`,
      cancelOf: (name) => `取消上传 ${name}`,
      removeOf: (name) => `移除 ${name}`,
    },
    onRemove: fn(),
    onRetry: fn(),
    onEmpty: fn(),
  },
  render: (args) => (
    <AnnouncerProvider announce={said}>
      <Queue {...args} />
    </AnnouncerProvider>
  ),
  beforeEach: () => void said.mockClear(),
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 传好的、正在传的、失败的、等着的。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '已选的文件' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '正在上传 STM32F103C8T6.pdf' })).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('网络断开，请检查网络后重试')).toBeVisible();
  },
};

/** 用键盘取消和移除：焦点到下一份的按钮；都移除了，回到选择文件。 */
export const Keyboard: Story = {
  args: { onPause: fn(), onResume: fn() },
  play: async ({ canvas, userEvent, step, args }) => {
    await playKeys({ userEvent, step }, uploadListKeys, {
      pause: {
        given: () => canvas.getByRole('button', { name: '暂停上传 STM32F103C8T6.pdf' }).focus(),
        proves: async () => {
          await waitFor(() => expect(canvas.getByRole('button', { name: '继续上传 STM32F103C8T6.pdf' })).toHaveFocus());
          await expect(canvas.getByText('已暂停')).toBeVisible();
          await userEvent.keyboard('{Enter}');
          await waitFor(() => expect(canvas.getByRole('button', { name: '暂停上传 STM32F103C8T6.pdf' })).toHaveFocus());
          canvas.getByRole('button', { name: '取消上传 STM32F103C8T6.pdf' }).focus();
        },
      },
      cancel: async () => {
        await expect(args.onRemove).toHaveBeenLastCalledWith('b');
        await waitFor(() => expect(canvas.getByRole('button', { name: '移除 TPS62130A.pdf' })).toHaveFocus());
      },
      remove: () => waitFor(() => expect(canvas.getByRole('button', { name: '取消上传 GD32F103C8T6.pdf' })).toHaveFocus()),
    });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: '移除 LM358.pdf' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus());
  },
};

/** 重试：按钮没了，焦点留在这一份。 */
export const Retry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '重试 TPS62130A.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('c');
    await waitFor(() => expect(canvas.getByRole('button', { name: '移除 TPS62130A.pdf' })).toHaveFocus());
  },
};

/** 播报：失败马上说；进度只在 25、50、75 和传完时说。 */
export const Milestones: Story = {
  args: { items: items.slice(1, 3) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(said).toHaveBeenCalledWith('TPS62130A.pdf 上传失败：网络断开，请检查网络后重试', { level: 'assertive' }));
    await expect(said).toHaveBeenCalledWith('已上传 25%');
    await userEvent.click(canvas.getByRole('button', { name: '选择文件' }));
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('已上传 75%'));
    await userEvent.click(canvas.getByRole('button', { name: '取消上传 STM32F103C8T6.pdf' }));
    await expect(said).toHaveBeenCalledTimes(3);
  },
};

/** 重试也没用的：只能移除。 */
export const CannotRetry: Story = {
  args: { items: [{ id: 'x', name: '样品图.bmp', state: 'failed', problem: '只支持 PNG、JPEG 和 PDF', canRetry: false }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /重试/ })).toBeNull(),
};

/** 不知道还要多久。 */
export const Indeterminate: Story = { args: { items: [{ id: 'x', name: 'LM358.pdf', state: 'uploading' }] } };

/** 没有文件：什么也不画。 */
export const Empty: Story = { args: { items: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull() };

/** 很多份。 */
export const Many: Story = {
  args: {
    items: Array.from({ length: 20 }, (_, at) => ({
      id: `f${at}`,
      name: `TPS62130A-${at + 1}.pdf`,
      detail: '2.4 MB',
      state: at < 8 ? 'done' : at < 10 ? 'uploading' : 'waiting',
      share: 0.5,
    })),
  },
};

/** 很长的名字和原因折行，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    items: [
      {
        id: 'l',
        name: `${'a_very_long_file_name_of_a_datasheet_'.repeat(3)}.pdf`,
        detail: '12.4 MB',
        state: 'failed',
        problem: '文件有密码，读不到内容。请去掉密码，或换一份没有密码的文件再上传',
      },
      ...items,
    ],
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
