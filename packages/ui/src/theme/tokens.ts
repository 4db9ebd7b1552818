import { colorTokens } from './colorTokens.ts';

/** A token with its meaning, printed on the token page. `value` is that of the comfortable density. */
export interface Token {
  value: string;
  compact?: string;
  description: string;
}

const token = (value: string, description: string, compact?: string): Token =>
  compact === undefined ? { value, description } : { value, compact, description };

/** All tokens by meaning. Text and control sizes are in rem, so that they follow the reader's text size. */
export const tokens = {
  color: colorTokens,
  font: {
    sans: token('"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif', '界面与正文'),
    mono: token('"JetBrains Mono", "SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", monospace', '型号、代码、表格里的数量'),
  },
  text: {
    xs: token('0.75rem', '12：说明、角标、表头'),
    sm: token('0.8125rem', '13：表格、标签'),
    md: token('0.875rem', '14：界面'),
    lg: token('1rem', '16：文章、计数'),
    xl: token('1.125rem', '18：三级标题'),
    x2: token('1.375rem', '22：二级标题'),
    x3: token('1.75rem', '28：一级标题'),
    x4: token('2.25rem', '36：大标题'),
  },
  weight: {
    regular: token('400', '正文'),
    medium: token('500', '控件、标签'),
    semibold: token('600', '标题、当前项'),
  },
  leading: {
    tight: token('1.3', '标题'),
    text: token('1.6', '界面文字'),
    read: token('1.8', '文章'),
  },
  space: {
    s2: token('2px', '2'),
    s4: token('4px', '4'),
    s8: token('8px', '8'),
    s12: token('12px', '12'),
    s16: token('16px', '16'),
    s20: token('20px', '20'),
    s24: token('24px', '24'),
    s32: token('32px', '32'),
    s48: token('48px', '48'),
    s64: token('64px', '64'),
  },
  radius: {
    control: token('4px', '控件、标签'),
    card: token('8px', '卡片、对话框'),
    full: token('9999px', '角标、头像'),
  },
  size: {
    control: token('2.5rem', '控件高：舒适 40，紧凑 32', '2rem'),
    controlSm: token('2rem', '小控件高：舒适 32，紧凑 28', '1.75rem'),
    row: token('2.75rem', '表格行高：舒适 44，紧凑 32', '2rem'),
    target: token('24px', '最小点按区：24，触屏 40'),
    headerRow: token('3.5rem', '页头每行高 56'),
    sideMenu: token('48px', '侧边菜单宽 48'),
  },
  shadow: {
    s1: token('0 1px 2px rgb(19 27 37 / 0.08), 0 4px 12px rgb(19 27 37 / 0.12)', '菜单、浮层、轻提示、吸附条'),
    s2: token('0 2px 4px rgb(19 27 37 / 0.08), 0 12px 40px rgb(19 27 37 / 0.22)', '对话框、抽屉'),
  },
  motion: {
    state: token('120ms', '状态变化'),
    enter: token('180ms', '进入'),
    ease: token('cubic-bezier(0.2, 0, 0, 1)', '缓出'),
  },
  z: {
    sticky: token('10', '吸附的表头与首列'),
    side: token('20', '页头与侧边菜单'),
    popover: token('30', '浮层'),
    modal: token('40', '对话框、抽屉'),
    toast: token('50', '轻提示'),
  },
  layout: {
    content: token('1280px', '内容宽'),
    wide: token('1600px', '搜索结果的内容宽'),
    gutter: token('24px', '页边：24，窄屏 16'),
  },
} as const;
