import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the page on which a bill of materials is read in. */
export const bomStartMessages = defineMessages('bomStart', {
  title: 'BOM 配单',
  lead: '贴上清单，或放进 BOM 文件：逐行匹配型号，看生命周期、报价和库存，能存、能导出、能整单加入购物车。',
  file: 'BOM 文件',
  drop: '把 BOM 文件拖到这里',
  over: '松开即可读取',
  choose: '选择文件',
  hint: 'Excel（.xlsx）、CSV 或制表符文本，KiCad 和立创 EDA 导出的也行；最多 {most} 行、5 MB。文件只在浏览器里读',
  paste: '粘贴清单',
  pasteLabel: '从表格里整块粘贴，或每行写一个型号和数量',
  pasteExample: 'STM32F103C8T6\t1\nRC0402FR-0710KL 12',
  read: '读取清单',
  example: '放一份示例',
  nothing: '没有看到清单，请粘贴几行再读取',
  tooLarge: '文件超过 5 MB，请拆成几个文件，或只留 BOM 这一张表',
  oldExcel: '这是旧版 Excel（.xls），请另存为 .xlsx 或 CSV 再选择',
  unreadable: '这个文件读不出来，请另存为 .xlsx 或 UTF-8 的 CSV 再选择',
  noRows: '文件里没有内容，请检查是不是选对了文件和工作表',
  tooMany: '一次最多 {most} 行，这里有 {count} 行，请拆开再读',
  pasted: '粘贴的清单',
});
