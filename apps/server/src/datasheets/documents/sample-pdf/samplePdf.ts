import { arrangementOf, isDrawable, type PinPlace, placePins } from '@chippage/api/packageOutline';
import { drawHistogram } from './histogram.ts';
import { drawOutline } from './packageOutline.ts';
import { contentWidth, ink, margin, SheetPages } from '../../../platform/pdf/page.ts';
import { samplePins } from './samplePinouts.ts';
import type { SampleDocument, Sheet } from './sheet.ts';

const unknown = '未知';
const sideNames: Record<PinPlace['side'], string> = { left: '左侧', bottom: '下侧', right: '右侧', top: '上侧', grid: '底面' };

/** Pins in as many columns as keep the table on few pages. */
function pinRows(places: PinPlace[], columns: number): string[][] {
  const rows = Math.ceil(places.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => places[column * rows + row]).flatMap((place) =>
      place ? [String(place.pin), sideNames[place.side]] : ['', ''],
    ),
  );
}

function firstPage(pages: SheetPages, sheet: Sheet): void {
  const { pdf } = pages;
  pdf.font('strong').fontSize(26).fillColor(ink.text).text(sheet.mpn, margin, pdf.y, { width: contentWidth });
  const brand = sheet.brandNameCn ? `${sheet.brandNameCn} ${sheet.brandName}` : sheet.brandName;
  pages.paragraph(`${brand}，${sheet.categoryNames.at(-1) ?? ''}`, ink.muted, 12);
  const top = pdf.y + 4;
  pdf.roundedRect(margin, top, contentWidth, 58, 4).fill(ink.soft);
  pdf
    .font('strong')
    .fontSize(11)
    .fillColor(ink.accent)
    .text('示例文档', margin + 14, top + 10);
  pdf
    .font('regular')
    .fontSize(9.5)
    .fillColor(ink.text)
    .text('本文由芯页根据公开的器件事实生成，用来演示阅读、检索和下载。它不是原厂数据手册，设计与采购请以原厂资料为准。', margin + 14, top + 27, {
      width: contentWidth - 28,
      lineGap: 2,
    });
  pdf.y = top + 76;
  pages.chapter('概述');
  pages.table(
    ['项目', '内容'],
    [120, contentWidth - 120],
    [
      ['型号', sheet.mpn],
      ['品牌', brand],
      ['分类', sheet.categoryNames.join(' › ')],
      ['封装', sheet.packageCase ?? unknown],
      ['引脚数', sheet.pins === null ? unknown : String(sheet.pins)],
      ['生命周期', sheet.lifecycle ?? unknown],
      ['已知参数', `${sheet.params.length} 项`],
    ],
  );
}

function parameterPage(pages: SheetPages, sheet: Sheet): void {
  pages.newPage();
  pages.chapter('参数表');
  if (sheet.altered) pages.paragraph('样例旧版：前三项数值参数是为演示版本比较而改动的，不是该器件的参数，请勿用于设计。', ink.accent, 9.5);
  if (sheet.params.length === 0) pages.paragraph('数据来源没有给出这个型号的电气参数，请查阅原厂数据手册。');
  else
    pages.table(
      ['参数', '数值', '单位'],
      [240, 150, contentWidth - 390],
      sheet.params.map((param) => [param.name, param.valueText, param.unit ?? '无']),
    );
  const comparable = sheet.params.filter((param) => param.valueNum !== null && param.peers.length >= 8).slice(0, 4);
  if (comparable.length === 0) return;
  pages.chapter('参数在同类器件中的位置');
  pages.paragraph(`下图统计芯页收录的${sheet.categoryNames.at(-1) ?? '同类'}型号，铜色柱是本型号所在的区间；跨度超过两个数量级时横轴取对数。`, ink.muted, 9.5);
  for (const param of comparable) drawHistogram(pages, param.name, param.unit, param.valueNum ?? 0, param.peers);
}

function packagePages(pages: SheetPages, sheet: Sheet): void {
  pages.newPage();
  pages.chapter('封装');
  const { packageCase, pins } = sheet;
  const arrangement = arrangementOf(packageCase, pins);
  if (packageCase === null && pins === null) {
    pages.paragraph('数据来源没有给出封装和引脚数。');
    return;
  }
  pages.chapter('封装轮廓（俯视）', 2);
  if (!isDrawable(arrangement, pins)) {
    pages.paragraph(`封装名称：${packageCase ?? unknown}；引脚数：${pins ?? unknown}。引脚排列不能由名称推出，轮廓请查阅原厂封装图。`);
  } else {
    drawOutline(pages, packageCase ?? `${pins} 引脚`, pins, arrangement);
    pages.paragraph('示意图，不按比例。引脚从标记处起逆时针编号；尺寸、公差和焊盘请以原厂封装图为准。', ink.muted, 9.5);
  }
  if (pins === null || pins > 256) return;
  const named = samplePins(sheet);
  if (named.length > 0) {
    pages.chapter('引脚', 2);
    pages.paragraph('按该器件在此封装中的通用定义写出，设计请以原厂数据手册为准。', ink.muted, 9.5);
    pages.table(
      ['编号', '名称', '说明'],
      [80, 120, contentWidth - 200],
      named.map(({ number, name, description }) => [String(number), name, description]),
    );
    return;
  }
  pages.chapter('引脚编号', 2);
  pages.paragraph('引脚名称与功能：数据来源没有给出，请查阅原厂数据手册。', ink.muted, 9.5);
  const columns = pins > 32 ? 4 : pins > 16 ? 3 : 2;
  const width = contentWidth / (columns * 2);
  pages.table(
    Array.from({ length: columns * 2 }, (_, at) => (at % 2 === 0 ? '引脚' : '位置')),
    Array.from({ length: columns * 2 }, () => width),
    pinRows(placePins(arrangement, pins), columns),
  );
}

function sourcePage(pages: SheetPages, sheet: Sheet): void {
  pages.newPage();
  pages.chapter('数据来源');
  pages.table(
    ['来源', '许可'],
    [260, contentWidth - 260],
    sheet.sources.map((source) => [source.name, source.licence]),
  );
  pages.chapter('说明');
  pages.paragraph('没有列出的参数是未知，不是零，也不是“无此特性”。同一型号在不同来源中的写法已经统一，数值没有改动。');
  pages.paragraph('品牌名称和型号属于各自的权利人，此处仅用于指明器件。');
}

/** Makes the sample document of one part: at least four pages, outline, text layer; the same sheet gives the same bytes. */
export async function makeSamplePdf(sheet: Sheet): Promise<SampleDocument> {
  const pages = new SheetPages(`${sheet.mpn} 示例文档`, sheet.issuedOn);
  firstPage(pages, sheet);
  parameterPage(pages, sheet);
  packagePages(pages, sheet);
  sourcePage(pages, sheet);
  const bytes = await pages.finish(`${sheet.mpn}  ${sheet.brandName}`, '示例文档，非原厂资料', `芯页 ChipPage  ${sheet.issuedOn.toISOString().slice(0, 10)}`);
  return { bytes, pageCount: pages.pageNumber, outline: pages.outline };
}
