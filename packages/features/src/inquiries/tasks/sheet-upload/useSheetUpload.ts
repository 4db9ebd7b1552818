import { useApi } from '@chippage/api/ApiProvider';
import { addExcelTask, excelTasksQuery } from '@chippage/api/inquiries';
import { useInvalidate } from '@chippage/api/query';
import type { ExcelTask } from '@chippage/api/types';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { companyNeedOf } from '../../../parts/company-need/companyNeed.ts';
import { excelTaskMessages, sheetTemplateMessages } from '../parts/messages.ts';
import { sheetTemplate } from '../parts/sheetTemplate.ts';
import type { SheetUploadProps } from './SheetUpload.tsx';

/** Binds `SheetUpload` to the API. */
export function useSheetUpload({
  onUploaded,
  onSaveFile,
}: {
  /** Goes on to the task. */
  onUploaded: (task: ExcelTask) => void;
  /** Hands a file over. */
  onSaveFile: (file: Blob, name: string) => void;
}): Pick<SheetUploadProps, 'need' | 'progress' | 'onUpload' | 'onTemplate'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const t = useMessages(excelTaskMessages);
  const words = useMessages(sheetTemplateMessages);
  const [progress, setProgress] = useState<number | null>(null);
  // Whoever may not upload reads it before a file is chosen.
  const tasks = excelTasksQuery.use({ pageSize: 1 });
  return {
    need: companyNeedOf(tasks.error),
    progress,
    async onUpload({ kind, file, isAnonymous }) {
      setProgress(0);
      try {
        const task = await addExcelTask({ kind, name: file.name, file, ...(kind === 'demand' && { isAnonymous }) }, { client, onProgress: setProgress });
        await invalidate(excelTasksQuery);
        onUploaded(task);
      } finally {
        setProgress(null);
      }
    },
    async onTemplate(kind, name) {
      onSaveFile(await sheetTemplate(kind, { t, words }), `${name}.xlsx`);
    },
  };
}
