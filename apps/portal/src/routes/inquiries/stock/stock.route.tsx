import { parseStockQuery, StockGrid, stockParams, useStockGrid } from '@chippage/features/StockGrid';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../../page/saveFile.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';
import { t } from '../inquiries.words.ts';

/** What the member's company has, to be kept in place. */
export default function StockRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = parseStockQuery(search);
  const bound = useStockGrid(query, { name: t('stock'), onSaveFile: saveFile });
  return <StockGrid query={query} {...bound} onQuery={(next) => void navigate(inquiriesPaths.ownStock(stockParams(next)))} />;
}
