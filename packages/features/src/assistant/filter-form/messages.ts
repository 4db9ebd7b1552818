import { defineMessages } from '../../i18n/messages.ts';

export const filterFormMessages = defineMessages('filterForm', {
  title: '读出的筛选',
  changedTitle: '改过的筛选',
  hint: '不要的去掉勾，数可以改，然后重新查。',
  words: '词（型号、说法）',
  category: '分类',
  brand: '品牌',
  package: '封装',
  lifecycle: '生命周期',
  stock: '只要有现货的',
  low: '{name} 不小于',
  high: '{name} 不大于',
  lowIn: '{name} 不小于（{unit}）',
  highIn: '{name} 不大于（{unit}）',
  apply: '按这些筛选查',
  reset: '恢复成读出的',
  search: '到数据手册里继续筛选',
});
