import type { SendStep } from './sendInParts.ts';

/** A file in a queue; `Own` are the states that only one piece has. */
export interface QueuedFile<Own extends string> {
  id: string;
  name: string;
  sizeBytes: number;
  state: 'waiting' | 'uploading' | 'paused' | 'failed' | Own;
  /** What is being done while it is `uploading`. */
  step: SendStep;
  /** The upload in parts that it is, once it began. */
  partedId: number | null;
  /** How much has gone out, from 0 to 1. */
  share: number;
  /** Why it failed, or was not taken. */
  message: string | null;
}

/** A file that was just chosen. */
export const newQueuedFile = (id: string, { name, size }: Pick<File, 'name' | 'size'>): QueuedFile<never> => ({
  id,
  name,
  sizeBytes: size,
  state: 'waiting',
  step: { kind: 'checking' },
  partedId: null,
  share: 0,
  message: null,
});
