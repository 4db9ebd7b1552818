import { ApiError } from '@chippage/api/errors';
import type { DocumentFacts, DocumentUpload } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { failureWords } from '../../../parts/parted-upload/failureWords.ts';
import type { uploadMessages } from './messages.ts';
import { factsOf, factsProblems, problemsOf, type UploadItem } from './uploadItems.ts';

interface HandIn {
  t: Translate<(typeof uploadMessages)['texts']>;
  submit: (facts: DocumentFacts) => Promise<DocumentUpload>;
  patch: (id: string, change: (item: UploadItem) => UploadItem) => void;
}

/**
 * Hands in what is ready, one after another; nothing as long as something is wrong with one of them.
 * @returns how many were taken and how many need another look
 */
export async function handInReady(items: readonly UploadItem[], { t, submit, patch }: HandIn): Promise<{ taken: number; wrong: number }> {
  const ready = items.flatMap((item) => (item.state === 'ready' && item.upload ? [{ ...item, upload: item.upload }] : []));
  const wrong = ready.flatMap(({ id, facts }) => {
    const problems = factsProblems(t, facts);
    return Object.keys(problems).length > 0 ? [{ id, problems }] : [];
  });
  for (const { id, problems } of wrong) patch(id, (item) => ({ ...item, problems }));
  if (wrong.length > 0) return { taken: 0, wrong: wrong.length };
  let taken = 0;
  for (const { id, upload, facts } of ready) {
    try {
      const handedIn = await submit(factsOf(upload.id, facts));
      patch(id, (item) => ({ ...item, state: 'submitted', upload: handedIn, message: null, problems: {} }));
      taken += 1;
    } catch (caught) {
      const problems = caught instanceof ApiError ? problemsOf(caught.fields) : {};
      const message = Object.keys(problems).length > 0 ? null : failureWords(caught, t('unreachable'));
      patch(id, (item) => ({ ...item, problems, message }));
    }
  }
  return { taken, wrong: ready.length - taken };
}
