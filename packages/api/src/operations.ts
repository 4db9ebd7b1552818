import type { ClientReason } from './errors.ts';
import type { CommonReason, Operations } from './generated/operations.ts';
import type { FileBytes, ReceivedFile } from './wire.ts';

export type { ClientReason } from './errors.ts';
export type { CommonReason, Operations } from './generated/operations.ts';
export type { FileBytes, ReceivedFile } from './wire.ts';

/** Name of a call. */
export type OperationId = keyof Operations;

/** What a client gives: path, query and body in one flat object. */
export type VarsOf<Id extends OperationId> = Operations[Id]['vars'];

/** What a server's handler receives, after defaults are filled in. */
export type InputOf<Id extends OperationId> = Operations[Id]['input'];

/** Every reason that the contract states: all that a server may answer. */
export type ContractReason = CommonReason | Operations[OperationId]['reason'];

/** Every reason that an error of a call may have, whatever the call. */
export type Reason = ContractReason | ClientReason;

/** The reasons that the error of one call may have: its own, those of every call, and those of the way there. */
export type ReasonOf<Id extends OperationId> = Operations[Id]['reason'] | CommonReason | ClientReason;

// Only the contract's `Refusal` has the code 0.
type Refusing<Reply, R> = Reply extends { code: 0 } ? Omit<Reply, 'reason'> & { reason: R } : Reply;

/** What a server's handler answers: the whole reply, refusals for its own reasons included. */
export type ReplyOf<Id extends OperationId> = Refusing<Operations[Id]['output'], Operations[Id]['reason']>;

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
