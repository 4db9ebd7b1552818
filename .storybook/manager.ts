import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { nameInSidebar } from './nameInSidebar.ts';
import { ChecksPanel } from './toolbar/ChecksPanel.tsx';
import { TranscriptPanel } from './toolbar/TranscriptPanel.tsx';

const theme = create({
  base: 'light',
  brandTitle: '芯页 ChipPage 部件库',
  brandTarget: '_self',
  fontBase: '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif',
  colorPrimary: '#007f5d',
  colorSecondary: '#007f5d',
  appBg: '#f3f6f9',
  appBorderColor: '#d7dde4',
  appBorderRadius: 8,
  inputBorderRadius: 4,
  textColor: '#131b25',
  textMutedColor: '#616d7b',
});

addons.setConfig({ theme, sidebar: { renderLabel: nameInSidebar } });

addons.register('chippage', () => {
  for (const [id, title, Panel] of [
    ['transcript', '念出来', TranscriptPanel],
    ['checks', '检查', ChecksPanel],
  ] as const) {
    addons.add(`chippage/${id}`, {
      type: types.PANEL,
      title,
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active }) => createElement(AddonPanel, { active: active ?? false }, createElement(Panel)),
    });
  }
});
