import { create } from 'storybook/theming';

const fonts = {
  fontBase: '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif',
  fontCode: '"JetBrains Mono", "SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace',
};

/** Pages of Storybook in the two themes of its toolbar, in the colours of the tokens. */
export const docsThemes = {
  light: create({
    base: 'light',
    ...fonts,
    colorSecondary: '#007f5d',
    textColor: '#131b25',
    appBorderColor: '#d7dde4',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
  }),
  dark: create({
    base: 'dark',
    ...fonts,
    colorSecondary: '#85d8b6',
    textColor: '#e9edf2',
    textMutedColor: '#9ba6b1',
    appBg: '#131b25',
    appContentBg: '#131b25',
    appPreviewBg: '#131b25',
    appBorderColor: '#35414e',
    barBg: '#222c38',
    inputBg: '#222c38',
  }),
};
