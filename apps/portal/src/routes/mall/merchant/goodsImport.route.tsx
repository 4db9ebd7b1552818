import { GoodsImport, useGoodsImport } from '@chippage/features/GoodsImport';
import { saveFile } from '../../../page/saveFile.ts';
import { mallPaths } from '../mall.paths.ts';

/** A merchant's goods from a spreadsheet. */
export default function GoodsImportRoute() {
  const bound = useGoodsImport({ onSaveFile: (csv, name) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name) });
  return <GoodsImport {...bound} goodsHref={mallPaths.merchantCenter('goods')} />;
}
