import { useApi } from '@chippage/api/ApiProvider';
import { quoteFile } from '@chippage/api/inquiries';
import type { QuoteFile } from '@chippage/api/types';

/** Gets photographs and certificates of quotes. @param onSave Hears of each, with its name */
export function useQuoteFile(onSave: (file: Blob, name: string) => void): (file: QuoteFile) => void {
  const client = useApi();
  return ({ id, name }) => {
    void quoteFile({ id }, { client }).then((file) => onSave(file.blob, file.name ?? name));
  };
}
