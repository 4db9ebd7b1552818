import { answerJobs } from '../../../platform/thread.ts';
import { makeSamplePdf } from './samplePdf.ts';
import type { Sheet } from './sheet.ts';

// The first visitors do not wait behind a few hundred documents.
answerJobs((sheet: Sheet) => makeSamplePdf(sheet));
