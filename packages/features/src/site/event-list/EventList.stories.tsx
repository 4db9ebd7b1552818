import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { privacyPage } from '../static-page/StaticPage.fixtures.ts';
import { comingEvents, pastEvents } from '../../parts/event-words/events.fixtures.ts';
import { EventList } from './EventList.tsx';

const pageOf = <Row,>(data: readonly Row[]) => ready({ data: [...data], totalRecord: data.length });
const query = { when: 'coming', kind: null, keywords: '', page: 1 } as const;

const meta = {
  title: 'Features/Site/EventList',
  component: EventList,
  tags: ['autodocs', 'experimental'],
  args: { events: pageOf(comingEvents), query, onQueryChange: fn(), rules: privacyPage.blocks.slice(0, 3), onSave: fn() },
} satisfies Meta<typeof EventList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 正在进行和即将举行的；取消的写明，不能加入日历；类别和时间都在网址里。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rows = within(canvas.getByRole('list', { name: '活动列表' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('2026-11-20 至 2026-12-19');
    await expect(rows[0]).toHaveTextContent('共 30 天');
    await expect(within(rows[2] as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '把「器件资料纠错季」加入日历' }));
    await expect(args.onSave).toHaveBeenCalledWith(comingEvents[0]);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '类别' }), '展会');
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...query, kind: 'exhibition' });
    await expect(canvas.getByRole('link', { name: '往期' })).toHaveAttribute('href', '/events?when=past');
  },
};

/** 往期：有结果的写结果。 */
export const Past: Story = {
  args: { events: pageOf(pastEvents), query: { ...query, when: 'past' } },
  play: ({ canvas }) => expect(canvas.getByText(/^结果：42 人参加/)).toBeVisible(),
};

/** 近期没有活动：往期还在。 */
export const Empty: Story = {
  args: { events: pageOf([]), rules: [] },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '看往期' })).toHaveAttribute('href', '/events?when=past'),
};

/** 没有符合条件的。 */
export const NothingFound: Story = {
  args: { events: pageOf([]), query: { ...query, kind: 'contest', keywords: '示波器' } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '看全部活动' })).toHaveAttribute('href', '/events'),
};

/** 正在读取。 */
export const Loading: Story = { args: { events: loading } };

/** 没读到。 */
export const Failed: Story = { args: { events: failed(fn()) } };

/** 手机，名称很长。 */
export const Narrow: Story = {
  args: {
    events: pageOf([
      {
        ...(comingEvents[1] as (typeof comingEvents)[number]),
        title: '面向工业与汽车应用的高可靠性电源管理芯片选型、设计、测试与失效分析全流程实战研讨会（华南站）',
      },
    ]),
  },
  globals: { viewport: { value: 'w360' } },
};
