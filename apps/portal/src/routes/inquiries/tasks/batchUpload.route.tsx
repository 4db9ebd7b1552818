import { SheetUpload, useSheetUpload } from '@chippage/features/ExcelTasks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../../page/saveFile.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';

/** Uploading a sheet of what the member's company has or wants. */
export default function BatchUploadRoute() {
  const navigate = useNavigate();
  const kind = useSearchParams()[0].get('kind') === 'demand' ? 'demand' : 'stock';
  return <SheetUpload kind={kind} {...useSheetUpload({ onUploaded: ({ id }) => void navigate(inquiriesPaths.task(id)), onSaveFile: saveFile })} />;
}
