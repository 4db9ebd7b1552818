import { playKeys } from '@chippage/ui/keyboard';
import { FeaturesProvider } from '../../../i18n/FeaturesProvider.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePaths, sampleSite } from '../../../i18n/features.fixtures.ts';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleJobCategories, sampleJobCities, sampleJobs } from '../../jobs.fixtures.ts';
import { JobList } from './JobList.tsx';
import { jobListKeys } from './jobListKeys.ts';
import { allJobs, parseJobQuery } from './jobQuery.ts';

const query = (search: string) => parseJobQuery(new URLSearchParams(search));

const meta = {
  title: 'Features/Jobs/JobList',
  component: JobList,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: jobListKeys },
  args: {
    query: allJobs,
    jobs: ready({ data: sampleJobs, totalRecord: 43 }),
    cities: sampleJobCities,
    categories: sampleJobCategories,
    onQueryChange: fn(),
  },
} satisfies Meta<typeof JobList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每个筛选带着数目，没有职位的城市不列；换一个从第一页看起。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('43 个职位')).toBeVisible();
    const city = canvas.getByRole('combobox', { name: '城市' });
    await expect(city).toHaveTextContent('城市不限深圳（18）合肥（7）');
    await userEvent.selectOptions(city, '深圳（18）');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...allJobs, cityCode: '440300' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '月薪' }), '20–30K');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...allJobs, salaryFrom: 20, salaryTo: 30 });
    await expect(canvas.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '/news/recruit?page=2');
  },
};

/** 招聘信息要有的许可证，写在列表上面。 */
export const Licensed: Story = {
  decorators: [
    (Story) => (
      <FeaturesProvider site={{ ...sampleSite, filings: { humanResources: '（示例）人服证字〔2026〕第 0001 号' } }} paths={samplePaths}>
        <Story />
      </FeaturesProvider>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('人力资源服务许可证：（示例）人服证字〔2026〕第 0001 号'),
};

/** 地址里不在列表上的薪资也选得出来；能一次清掉。 */
export const Filtered: Story = {
  args: { query: query('city=440300&salary=18-26&experience=3-5&page=2') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: '月薪' })).toHaveDisplayValue('18–26K');
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(allJobs);
  },
};

/** 没有符合的：每个条件各有一个去掉它的链接。 */
export const Empty: Story = {
  args: { query: query('city=440300&degree=doctor&keywords=量子'), jobs: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去掉关键字“量子”' })).toHaveAttribute('href', '/news/recruit?city=440300&degree=doctor');
    await expect(canvas.getByRole('link', { name: '去掉“博士可投”' })).toHaveAttribute(
      'href',
      `/news/recruit?city=440300&keywords=${encodeURIComponent('量子')}`,
    );
  },
};

/** 一个职位也没有。 */
export const None: Story = { args: { jobs: ready({ data: [], totalRecord: 0 }), cities: [], categories: [] } };

/** 正在加载，城市和类别还没有。 */
export const Loading: Story = { args: { jobs: loading, cities: [], categories: [] } };

/** 没有加载出来。 */
export const Failed: Story = { args: { jobs: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, jobListKeys, {
      search: {
        given: () => canvas.getByRole('searchbox', { name: '搜索职位' }).focus(),
        proves: () => expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...allJobs, keywords: 'UVM' }),
      },
    });
  },
};
