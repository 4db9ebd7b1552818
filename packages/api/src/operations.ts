import type { Operations } from './generated/operations.ts';
import type { FileBytes, ReceivedFile } from './wire.ts';

export type { Operations } from './generated/operations.ts';
export type { FileBytes, ReceivedFile } from './wire.ts';

/** Name of a call. */
export type OperationId = keyof Operations;

/** What a client gives: path, query and body in one flat object. */
export type VarsOf<Id extends OperationId> = Operations[Id]['vars'];

/** What a server's handler receives, after defaults are filled in. */
export type InputOf<Id extends OperationId> = Operations[Id]['input'];

/** What a server's handler answers: the whole reply, refusals included. */
export type ReplyOf<Id extends OperationId> = Operations[Id]['output'];

type Received<Reply> = Reply extends FileBytes
  ? ReceivedFile
  : Reply extends { code: 0 }
    ? never
    : Reply extends { totalRecord: number }
      ? Omit<Reply, 'code' | 'msg'>
      : Reply extends { data: infer Data }
        ? Data
        : never;

/** What a client gets: `data` of a single, `{data, totalRecord, …}` of a list, a file; a refusal is thrown. */
export type AnswerOf<Id extends OperationId> = Received<ReplyOf<Id>>;
