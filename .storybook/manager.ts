import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { nameInSidebar } from './nameInSidebar.ts';

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
