import { ramps } from './ramps.ts';

/** A colour with its meaning, printed on the token page. `value` is the light theme's. */
export interface ColorToken {
  value: string;
  dark: string;
  description: string;
}

const { slate, green, copper, blue, red, amber } = ramps;
const white = '#ffffff';

const color = (value: string, dark: string, description: string): ColorToken => ({ value, dark, description });

/** Every colour by meaning, for the light and the dark theme. The soft tints of the dark theme stand between two ramp steps. */
export const colorTokens = {
  bg: {
    page: color(slate[25], slate[950], '页面底色'),
    surface: color(white, slate[900], '卡片、表格、菜单的表面'),
    sunken: color(slate[50], '#1b2530', '下沉区域：表头、代码'),
    hover: color(slate[50], '#1b2530', '悬停'),
    selected: color(green[50], '#12302a', '选中的行与按下的开关'),
    bone: color(slate[100], slate[800], '骨架、字母头像；其上不放弱文字'),
    paper: color(white, slate[100], 'PDF 纸面，深色主题里调暗'),
    scrim: color('rgb(19 27 37 / 0.5)', 'rgb(0 0 0 / 0.6)', '对话框后的遮罩'),
  },
  text: {
    default: color(slate[950], slate[100], '正文'),
    secondary: color(slate[700], slate[300], '次要文字'),
    muted: color(slate[600], slate[400], '弱文字：计数、说明、未知'),
    accent: color(green[700], green[300], '型号、当前菜单项'),
    link: color(blue[700], blue[300], '正文里的链接'),
    money: color(copper[600], copper[300], '价格，只用于钱'),
    danger: color(red[600], red[300], '错误文字'),
    warn: color(amber[700], amber[300], '警告文字'),
    ok: color(green[700], green[300], '成功文字'),
    info: color(blue[700], blue[300], '信息文字'),
    onSolid: color(white, slate[950], '实心强调色、危险色上的文字'),
    onMoney: color(white, slate[950], '实心铜色上的文字'),
    disabled: color(slate[500], slate[500], '停用的文字'),
  },
  border: {
    hairline: color(slate[200], slate[800], '分隔线、卡片边'),
    control: color(slate[500], slate[500], '输入框、描边按钮的边，3:1'),
    accent: color(green[600], green[300], '聚焦与选中的边'),
    danger: color(red[600], red[300], '有错的输入框的边'),
    focus: color(green[600], green[300], '焦点环，3:1'),
  },
  accent: {
    solid: color(green[600], green[300], '主按钮'),
    solidHover: color(green[700], green[200], '主按钮悬停'),
    solidPressed: color(green[800], green[100], '主按钮按下'),
    soft: color(green[50], '#12302a', '强调的浅底'),
  },
  money: {
    solid: color(copper[600], copper[300], '去结算按钮、购物车角标'),
    text: color(copper[600], copper[300], '价格文字'),
  },
  danger: {
    text: color(red[600], red[300], '错误提示的文字与图标'),
    soft: color(red[50], '#3a2328', '错误提示的底'),
    hair: color(red[200], '#6b3438', '错误提示的边'),
    solid: color(red[600], red[300], '危险操作的按钮'),
  },
  warn: {
    text: color(amber[700], amber[300], '警告提示的文字与图标'),
    soft: color(amber[50], '#352c1c', '警告提示的底'),
    hair: color(amber[200], '#5e4a20', '警告提示的边'),
    solid: color(amber[600], amber[300], '警告的实心标记'),
  },
  ok: {
    text: color(green[700], green[300], '成功提示的文字与图标'),
    soft: color(green[50], '#12302a', '成功提示的底'),
    hair: color(green[200], '#1f5546', '成功提示的边'),
    solid: color(green[600], green[300], '成功的实心标记'),
  },
  info: {
    text: color(blue[700], blue[300], '信息提示的文字与图标'),
    soft: color(blue[50], '#1a2c44', '信息提示的底'),
    hair: color(blue[200], '#2b4a72', '信息提示的边'),
    solid: color(blue[600], blue[300], '信息的实心标记'),
  },
  mark: color(amber[300], amber[300], '文档内查找命中，画在纸面上'),
  // A code is read by a camera: white paper and dark modules in every theme, and words over it follow the paper.
  code: {
    paper: color(white, white, '二维码的纸面，各主题都是白的'),
    ink: color(slate[950], slate[950], '二维码的模块'),
    quiet: color(slate[700], slate[700], '盖在二维码上的文字'),
    done: color(green[700], green[700], '盖在二维码上的成功图标与文字'),
  },
  badge: {
    message: color(red[600], red[300], '消息角标'),
    cart: color(copper[600], copper[300], '购物车角标'),
    text: color(white, slate[950], '角标里的数字'),
  },
} as const satisfies Record<string, ColorToken | Record<string, ColorToken>>;
