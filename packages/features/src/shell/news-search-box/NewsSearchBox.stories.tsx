import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type NewsSearch, NewsSearchBox, type NewsSearchBoxProps } from './NewsSearchBox.tsx';
import { newsSearchBoxKeys } from './newsSearchBoxKeys.ts';

const ten: NewsSearch[] = ['车规 MCU', 'RISC-V', '碳化硅', 'HBM4', 'GaN 快充', '涨价函', '国产 FPGA', '先进封装', 'MLCC', '功率半导体'].map((name) => ({
  name,
}));

function Box({ history: initial = [], onHistoryChange, ...props }: NewsSearchBoxProps) {
  const [history, setHistory] = useState<readonly NewsSearch[]>(initial);
  return (
    <NewsSearchBox
      {...props}
      history={history}
      onHistoryChange={(next) => {
        setHistory(next);
        onHistoryChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Features/Shell/NewsSearchBox',
  component: NewsSearchBox,
  tags: ['autodocs', 'stable'],
  parameters: { keys: newsSearchBoxKeys },
  args: { action: '/news/search', onSearch: fn(), onHistoryChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 320, minHeight: '28rem' }}>
      <Box {...args} />
    </div>
  ),
} satisfies Meta<typeof NewsSearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空着按回车什么也不做；有词才去搜，并记进历史。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '搜索新闻' }));
    const field = await canvas.findByRole('combobox', { name: '搜索新闻' });
    await userEvent.keyboard('{Enter}   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard(' 涨价函 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ keywords: '涨价函' });
    await expect(args.onHistoryChange).toHaveBeenLastCalledWith([{ name: '涨价函' }]);
    // 刚搜的词成了历史的第一条，列表不能因此盖住结果。
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** 还没有历史：聚焦时不弹出空列表。 */
export const HistoryEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await canvas.findByRole('combobox');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** 十条历史：第 11 个词挤掉最旧的。 */
export const History10: Story = {
  parameters: { waivers: { live: { because: 'React Aria 在列表变短时连报三次选项数，读屏只读最后一次', until: '2027-01-25' } } },
  args: { history: ten },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await canvas.findByRole('combobox');
    await expect(await screen.findAllByRole('option')).toHaveLength(10);
    await userEvent.paste('新能源');
    await userEvent.keyboard('{Enter}');
    await expect(args.onHistoryChange).toHaveBeenLastCalledWith([{ name: '新能源' }, ...ten.slice(0, 9)]);
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.keyboard('HBM4{Enter}');
    await expect(args.onHistoryChange).toHaveBeenLastCalledWith([
      { name: 'HBM4' },
      { name: '新能源' },
      ...ten.slice(0, 9).filter(({ name }) => name !== 'HBM4'),
    ]);
  },
};

/** 没有建议，打字就在历史里找；删除和清空历史与型号的搜索框相同。 */
export const Typing: Story = {
  args: { history: ten },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await canvas.findByRole('combobox');
    await screen.findAllByRole('option');
    await playKeys({ userEvent, step }, newsSearchBoxKeys, {
      narrow: async () => {
        await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
        // 浮层刚进来时还是透明的。
        await waitFor(() => expect(screen.getByRole('option', { name: '国产 FPGA' })).toBeVisible());
      },
      pick: async () => {
        await expect(args.onSearch).toHaveBeenCalledWith({ keywords: '国产 FPGA' });
        await expect(args.onHistoryChange).toHaveBeenLastCalledWith([{ name: '国产 FPGA' }, ...ten.filter(({ name }) => name !== '国产 FPGA')]);
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      },
    });
  },
};

/** 输入法还在拼写时，回车不搜索。 */
export const Composing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const field = await canvas.findByRole<HTMLInputElement>('combobox');
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await userEvent.type(field, 'zhangjia');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'zhangjia' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({ keywords: 'zhangjia' });
  },
};

/** 手机。 */
export const Narrow: Story = { args: { keywords: '车规 MCU' }, globals: { viewport: { value: 'w360' } } };
