import type { ApiClient } from '@chippage/api/http';
import { addUploadPart, finishPartedUpload, startPartedUpload } from '@chippage/api/datasheets';
import { reasonOf } from '@chippage/api/errors';
import type { UploadedDocument } from '@chippage/api/types';
import { digest, rest } from '../../../parts/parted-upload/partSteps.ts';
import type { PartCalls } from '../../../parts/parted-upload/sendInParts.ts';

/** The calls of a file that goes in parts. */
export const partCallsOf = (client: ApiClient): PartCalls<UploadedDocument> => ({
  digest,
  rest,
  start: async (file, signal) => {
    const { parted, upload, twin } = await startPartedUpload(file, { client, signal });
    return parted ? { parted } : { answer: { upload, twin } };
  },
  add: (part, { signal, onProgress }) => addUploadPart(part, { client, signal, onProgress }),
  isBroken: (error) => reasonOf<'addUploadPart'>(error) === 'upload.part_broken',
  finish: (id, signal) => finishPartedUpload({ id }, { client, signal }),
});
