/** A merchant's list of goods from a spreadsheet. */
export { GoodsImport, type GoodsImportProps, type ImportFault } from '../src/mall/merchant/goods-import/GoodsImport.tsx';
export { useGoodsImport } from '../src/mall/merchant/goods-import/useGoodsImport.ts';
export { goodsImportMessages, goodsSheetMessages } from '../src/mall/merchant/goods-import/messages.ts';
export type { ImportedRow, ImportState } from '../src/mall/merchant/goods-import/importState.ts';
