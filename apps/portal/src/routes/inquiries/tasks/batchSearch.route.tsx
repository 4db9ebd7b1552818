import { BatchSearch, useBatchSearch } from '@chippage/features/BatchSearch';
import { saveFile } from '../../../page/saveFile.ts';

/** What the board has of many models at once. */
export default function BatchSearchRoute() {
  return <BatchSearch {...useBatchSearch(saveFile)} />;
}
