import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LicencesPage } from './LicencesPage.tsx';

const meta = {
  title: 'Features/Site/LicencesPage',
  component: LicencesPage,
  tags: ['autodocs', 'stable'],
  args: {
    packages: [
      {
        name: 'react',
        version: '19.3.1',
        licence: 'MIT',
        url: 'https://react.dev/',
        text: 'MIT License\n\nPermission is hereby granted, free of charge, to any person…',
      },
      { name: 'react-aria-components', version: '1.22.1', licence: 'Apache-2.0', url: 'https://react-aria.adobe.com/' },
      { name: 'fastify', version: '5.12.8', licence: 'MIT', url: null },
    ],
  },
} satisfies Meta<typeof LicencesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 按许可分组，用得最多的在前；有全文的可以展开。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['MIT（2）', 'Apache-2.0（1）']);
    await userEvent.click(canvas.getByText('许可全文', { exact: false, selector: 'summary' }));
    await expect(canvas.getByText(/Permission is hereby granted/)).toBeVisible();
  },
};

/** 没有要列的。 */
export const Empty: Story = { args: { packages: [] } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
