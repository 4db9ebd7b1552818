// Chinese names of the icons and their pinyin, for the search on the icon page. One syllable per word, so that initials are found too.
import type * as icons from '@chippage/ui/Icon';

/** Name of an export of `@chippage/ui/Icon`. */
export type IconName = keyof typeof icons;

type Name = readonly [chinese: string, pinyin: string];

/** What each icon is called. A new icon is found by its English name until it stands here. */
export const iconNames: Readonly<Partial<Record<IconName, Name>>> = {
  MenuIcon: ['菜单', 'cai dan'],
  SearchIcon: ['搜索', 'sou suo'],
  CloseIcon: ['关闭', 'guan bi'],
  ChevronDownIcon: ['向下展开', 'xiang xia zhan kai'],
  ChevronUpIcon: ['向上收起', 'xiang shang shou qi'],
  ChevronRightIcon: ['向右', 'xiang you'],
  ChevronLeftIcon: ['向左', 'xiang zuo'],
  ArrowUpIcon: ['上箭头', 'shang jian tou'],
  ArrowDownIcon: ['下箭头', 'xia jian tou'],
  HomeIcon: ['首页', 'shou ye'],
  ExternalIcon: ['外部链接', 'wai bu lian jie'],
  LinkIcon: ['链接', 'lian jie'],
  ZoomInIcon: ['放大', 'fang da'],
  ZoomOutIcon: ['缩小', 'suo xiao'],
  FitWidthIcon: ['适合宽度', 'shi he kuan du'],
  ThumbnailsIcon: ['缩略图', 'suo lve tu'],
  OutlineIcon: ['大纲目录', 'da gang mu lu'],
  LogOutIcon: ['退出登录', 'tui chu deng lu'],
  PauseIcon: ['暂停', 'zan ting'],
  ToTopIcon: ['回到顶部', 'hui dao ding bu'],
  DownloadIcon: ['下载', 'xia zai'],
  UploadIcon: ['上传', 'shang chuan'],
  ExportIcon: ['导出', 'dao chu'],
  EditIcon: ['编辑', 'bian ji'],
  CopyIcon: ['复制', 'fu zhi'],
  CompareIcon: ['对比', 'dui bi'],
  ColumnsIcon: ['列', 'lie'],
  FilterIcon: ['筛选', 'shai xuan'],
  SortIcon: ['排序', 'pai xu'],
  SortUpIcon: ['升序', 'sheng xu'],
  SortDownIcon: ['降序', 'jiang xu'],
  GridIcon: ['网格', 'wang ge'],
  ListIcon: ['列表', 'lie biao'],
  DenseIcon: ['紧凑', 'jin cou'],
  RefreshIcon: ['刷新', 'shua xin'],
  SwapIcon: ['替换', 'ti huan'],
  TrashIcon: ['删除', 'shan chu'],
  PrintIcon: ['打印', 'da yin'],
  PlusIcon: ['添加', 'tian jia'],
  MoreIcon: ['更多', 'geng duo'],
  MinusIcon: ['减少', 'jian shao'],
  EyeIcon: ['显示', 'xian shi'],
  EyeOffIcon: ['隐藏', 'yin cang'],
  StarIcon: ['收藏', 'shou cang'],
  GripIcon: ['拖动', 'tuo dong'],
  LikeIcon: ['点赞', 'dian zan'],
  PinIcon: ['置顶', 'zhi ding'],
  FlagIcon: ['举报', 'ju bao'],
  ShareIcon: ['分享', 'fen xiang'],
  CheckIcon: ['对勾', 'dui gou'],
  InfoIcon: ['信息', 'xin xi'],
  SuccessIcon: ['成功', 'cheng gong'],
  ErrorIcon: ['出错', 'chu cuo'],
  WarningIcon: ['警告', 'jing gao'],
  AlertIcon: ['提醒', 'ti xing'],
  ClockIcon: ['时间', 'shi jian'],
  ShieldIcon: ['保障', 'bao zhang'],
  OfflineIcon: ['断网', 'duan wang'],
  DocumentIcon: ['数据手册', 'shu ju shou ce'],
  UserIcon: ['用户', 'yong hu'],
  PhoneIcon: ['手机', 'shou ji'],
  QrIcon: ['二维码', 'er wei ma'],
  WechatIcon: ['微信', 'wei xin'],
  QqIcon: ['QQ', 'qq'],
  BellIcon: ['通知', 'tong zhi'],
  MegaphoneIcon: ['求购', 'qiu gou'],
  HistoryIcon: ['历史', 'li shi'],
  CartIcon: ['购物车', 'gou wu che'],
  MessageIcon: ['消息', 'xiao xi'],
  FeedbackIcon: ['反馈', 'fan kui'],
  SunIcon: ['浅色', 'qian se'],
  MoonIcon: ['深色', 'shen se'],
  BuildingIcon: ['企业', 'qi ye'],
  BagIcon: ['商城', 'shang cheng'],
  TruckIcon: ['物流', 'wu liu'],
  ReceiptIcon: ['发票', 'fa piao'],
  CloudIcon: ['云盘', 'yun pan'],
  LockIcon: ['锁', 'suo'],
  BotIcon: ['机器人', 'ji qi ren'],
  CalendarIcon: ['日历', 'ri li'],
  FolderIcon: ['文件夹', 'wen jian jia'],
  ImageIcon: ['图片', 'tu pian'],
};

/** Whether an icon answers to what was typed: its English name, its Chinese one, its pinyin, or the initials of that. */
export function isNamed(name: IconName, typed: string): boolean {
  const wanted = typed.toLowerCase().replaceAll(/\s/g, '');
  const [chinese = '', pinyin = ''] = iconNames[name] ?? [];
  const syllables = pinyin.split(' ');
  const initials = syllables.map(([first]) => first ?? '').join('');
  return (
    [name.replace(/Icon$/, '').toLowerCase(), chinese.toLowerCase(), syllables.join('')].some((one) => one.includes(wanted)) || initials.startsWith(wanted)
  );
}
